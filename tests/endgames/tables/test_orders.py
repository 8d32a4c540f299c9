"""Tables that somebody has asked for: noted once, by strict names, bounded by them."""

from __future__ import annotations

from pathlib import Path

import pytest

from endgames.tables.names import every_name
from endgames.tables.orders import FOLDER, Wishes
from tests.modes import mode


def test_a_wish_is_noted_once_and_forgotten(tmp_path: Path) -> None:
    wishes = Wishes(tmp_path / "tables")
    assert wishes.names() == []
    assert [wishes.note(name) for name in ("KRvKP", "KBNvK", "KRvKP")] == [True] * 3
    assert Wishes(tmp_path / "tables").names() == ["KBNvK", "KRvKP"]
    for name in ("KRvKP", "KRvKP", "KQvK"):
        wishes.forget(name)
    assert wishes.names() == ["KBNvK"]


@pytest.mark.usefixtures("usual_umask")
def test_nobody_else_may_see_what_was_asked_for(tmp_path: Path) -> None:
    assert Wishes(tmp_path / "tables").note("KRvKP")
    assert mode(tmp_path / "tables") == 0o700


FIVE = 4 << 30
"""Bytes that KRPvKR takes at most, with the four of five men that it leads to."""


def test_five_men_are_noted_where_they_have_room(tmp_path: Path) -> None:
    tables = tmp_path / "tables"
    assert not Wishes(tables).note("KRPvKR"), "nobody has given them any"
    assert not Wishes(tables, FIVE - 1).takes("KRPvKR")
    wishes = Wishes(tables, FIVE)
    assert wishes.note("KRPvKR")
    assert wishes.note("KRvKP")
    assert (wishes.names(), wishes.names(of_five=True)) == (["KRvKP"], ["KRPvKR"])
    assert Wishes(tables, FIVE - 1).names(of_five=True) == [], "the room was taken back"
    assert not wishes.takes("KPPvKP")


def test_tables_of_five_men_that_are_there_take_of_the_room(tmp_path: Path) -> None:
    for ending in ("kbt", "kbz"):
        (tmp_path / f"KBNvKN.{ending}").write_bytes(bytes(500))
    (tmp_path / "KBNvK.kbt").write_bytes(bytes(1000))
    assert Wishes(tmp_path, FIVE + 1000).takes("KRPvKR")
    assert not Wishes(tmp_path, FIVE + 999).takes("KRPvKR")


@pytest.mark.parametrize("name", ["", ".", "..", "../KRvKP", "KRvKP.kbt", "krvkp", "KPvKR", "KRPvKR", "KBvK"])
def test_what_is_no_name_of_a_table_is_neither_noted_nor_read(tmp_path: Path, name: str) -> None:
    wishes = Wishes(tmp_path)
    assert not wishes.note(name)
    assert list(tmp_path.rglob("*")) == []
    wishes.forget(name)
    if name.isalpha():
        (tmp_path / FOLDER).mkdir()
        (tmp_path / FOLDER / name).touch()
    assert wishes.names() == []


def test_there_are_no_more_wishes_than_tables(tmp_path: Path) -> None:
    wishes = Wishes(tmp_path)
    names = every_name(3) + every_name(4)
    assert all(wishes.note(name) for name in names)
    assert wishes.names() == sorted(names)
    assert len(names) == 33


def test_where_nothing_can_be_written_nothing_is_noted(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("a file")
    wishes = Wishes(tmp_path)
    assert not wishes.note("KRvKP")
    assert wishes.names() == []
