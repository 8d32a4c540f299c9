"""Tables that somebody has asked for: noted once, by strict names, bounded by them."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.analysis.exact.tables.names import every_name
from server.analysis.exact.tables.orders import FOLDER, Wishes


def test_a_wish_is_noted_once_and_forgotten(tmp_path: Path) -> None:
    wishes = Wishes(tmp_path / "tables")
    assert wishes.names() == []
    assert [wishes.note(name) for name in ("KRvKP", "KBNvK", "KRvKP")] == [True] * 3
    assert Wishes(tmp_path / "tables").names() == ["KBNvK", "KRvKP"]
    for name in ("KRvKP", "KRvKP", "KQvK"):
        wishes.forget(name)
    assert wishes.names() == ["KBNvK"]


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
