"""Where a position's byte stands: each has one, turned boards share it."""

from __future__ import annotations

from itertools import product

import pytest

from server.analysis.exact.tables.layout import PAWN_KINGS, PIECE_KINGS, Layout, across_diagonal
from server.analysis.exact.tables.names import read_name


def test_the_white_king_has_ten_squares_and_with_pawns_thirty_two() -> None:
    assert len(PIECE_KINGS) == 10
    assert {square & 7 for square in PAWN_KINGS} == {0, 1, 2, 3}
    assert len(PAWN_KINGS) == 32


@pytest.mark.parametrize(
    ("name", "entries"),
    [("KQvK", 40_960), ("KRRvK", 2_621_440), ("KPvK", 98_304), ("KPvKP", 4_718_592)],
)
def test_how_many_bytes_a_side_has(name: str, entries: int) -> None:
    assert Layout(read_name(name)).entries == entries


def test_placements_that_cannot_be_turned_into_each_other_have_bytes_of_their_own() -> None:
    layout = Layout(read_name("KPvK"))
    places = [
        layout.index(king, other, (pawn,))
        for king, other, pawn in product(PAWN_KINGS, range(64), range(8, 56))
    ]
    assert sorted(places) == list(range(layout.entries))
    assert Layout(read_name("KQvK")).index(27, 63, (63,)) == 40_959


def test_turned_boards_share_a_byte() -> None:
    rook, pawn = Layout(read_name("KRvK")), Layout(read_name("KPvK"))
    for king, other, man in ((1, 50, 33), (2, 17, 60), (26, 5, 11)):
        place = rook.index(king, other, (man,))
        for flip in (7, 56, 63):
            assert rook.index(king ^ flip, other ^ flip, (man ^ flip,)) == place
        turned = [across_diagonal(square) for square in (king, other, man)]
        assert rook.index(turned[0], turned[1], turned[2:]) == place
        assert pawn.index(king ^ 7, other ^ 7, (man ^ 7,)) == pawn.index(king, other, (man,))


@pytest.mark.parametrize("name", ["KQvK", "KPvK"])
def test_weights_add_up_to_all_placements(name: str) -> None:
    layout = Layout(read_name(name))
    total = sum(layout.weight(slot) for slot in range(len(layout.kings))) * 64 * layout.block
    assert total == 64 * 64 * layout.radixes[0]
