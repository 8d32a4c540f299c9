"""Names of tables: from boards, from people, in one order."""

from __future__ import annotations

import chess
import pytest

from endgames.tables.names import Material, TableError, check_buildable, every_name, material_of, read_name


@pytest.mark.parametrize(
    ("fen", "name", "swapped"),
    [
        ("8/8/4k3/8/8/3RK3/8/8 w - - 0 1", "KRvK", False),
        ("8/8/4k3/3r4/8/4K3/4P3/8 w - - 0 1", "KRvKP", True),
        ("8/8/4k3/3n4/8/4K3/4B3/8 w - - 0 1", "KBvKN", False),
        ("8/8/4k3/3n4/8/4K3/4P3/4N3 w - - 0 1", "KNPvKN", False),
        ("8/8/4k3/3n4/3p4/4K3/8/4N3 w - - 0 1", "KNPvKN", True),
    ],
)
def test_the_stronger_side_stands_first(fen: str, name: str, swapped: bool) -> None:
    material, turned = material_of(chess.Board(fen))
    assert (material.name, turned) == (name, swapped)


@pytest.mark.parametrize("text", ["KRvKP", "KPvKR", "krkp", " KRKP ", "KPKR", "kpvkr"])
def test_a_person_may_write_a_name_in_many_ways(text: str) -> None:
    assert read_name(text).name == "KRvKP"


@pytest.mark.parametrize("text", ["", "KR", "RvP", "KRvKXvK", "KRvKvK", "KKvK", "../KRvK"])
def test_what_is_no_name_is_told(text: str) -> None:
    with pytest.raises(TableError) as told:
        read_name(text)
    assert told.value.message.params == {"name": text.strip()}


def test_men_are_put_in_order() -> None:
    assert read_name("KPRvKPB").name == "KRPvKBP"


def test_material_tells_men_pawns_and_what_cannot_be_won() -> None:
    assert (Material("RP", "R").men, Material("RP", "R").has_pawns, Material("R", "R").has_pawns) == (
        5,
        True,
        False,
    )
    drawn = [name for name in ("KvK", "KBvK", "KNvK", "KBvKN", "KPvK", "KNNvK") if read_name(name).drawn]
    assert drawn == ["KvK", "KBvK", "KNvK"]


def test_every_name_is_listed_once() -> None:
    assert every_name(3) == ["KPvK", "KQvK", "KRvK"]
    assert len(every_name(4)) == 30
    assert all(read_name(name).name == name for name in every_name(4))


@pytest.mark.parametrize("name", ["KvK", "KBvK", "KRRvKRR"])
def test_what_is_not_built_is_told(name: str) -> None:
    with pytest.raises(TableError) as told:
        check_buildable(read_name(name))
    assert told.value.message.params["name"] == told.value.place == name
    assert check_buildable(read_name("KRPvKR")).name == "KRPvKR"
