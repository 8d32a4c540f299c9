"""Where a position's byte stands: each has one, turned boards share it."""

from __future__ import annotations

from itertools import product

import pytest

from endgames.tables.layout import (
    DRAW,
    ILLEGAL,
    LEADS,
    PIECE_KINGS,
    STALEMATE,
    Layout,
    across_diagonal,
    meaning,
)
from endgames.tables.names import read_name


def test_the_white_king_has_ten_squares_and_the_first_pawn_twenty_four() -> None:
    assert len(PIECE_KINGS) == 10
    assert {square & 7 for square in LEADS} == {0, 1, 2, 3}
    assert {square >> 3 for square in LEADS} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("name", "entries", "slices"),
    [
        ("KQvK", 40_960, 1),
        ("KRRvK", 2_621_440, 1),
        ("KPvK", 98_304, 24),
        ("KPvKP", 4_718_592, 24 * 48),
        ("KRPvKR", 402_653_184, 24),
    ],
)
def test_how_many_bytes_a_side_has(name: str, entries: int, slices: int) -> None:
    layout = Layout(read_name(name))
    assert (layout.entries, layout.slices) == (entries, slices)
    assert len(list(layout.structures())) == slices


def test_placements_that_cannot_be_turned_into_each_other_have_bytes_of_their_own() -> None:
    layout = Layout(read_name("KPvK"))
    places = [
        layout.index(king, other, (pawn,)) for king, other, pawn in product(range(64), range(64), LEADS)
    ]
    assert sorted(places) == list(range(layout.entries))
    assert Layout(read_name("KQvK")).index(27, 63, (63,)) == 40_959


@pytest.mark.parametrize("name", ["KPvKP", "KNPvKP"])
def test_a_slice_is_what_stands_together_with_the_same_pawns(name: str) -> None:
    layout = Layout(read_name(name))
    structures = list(layout.structures())
    for number in (0, 5, 700, len(structures) - 1):
        men = [20] * len(layout.letters)
        for man, square in zip(layout.pawns, structures[number], strict=True):
            men[man] = square
        for white, black in ((0, 1), (63, 62)):
            place = layout.index(white, black, men)
            assert place // layout.slice == number
            mirrored = layout.index(white ^ 7, black ^ 7, [square ^ 7 for square in men])
            assert mirrored == place


def test_turned_boards_share_a_byte() -> None:
    rook, pawn = Layout(read_name("KRvK")), Layout(read_name("KPvK"))
    for king, other, man in ((1, 50, 33), (2, 17, 60), (26, 5, 11)):
        place = rook.index(king, other, (man,))
        for flip in (7, 56, 63):
            assert rook.index(king ^ flip, other ^ flip, (man ^ flip,)) == place
        turned = [across_diagonal(square) for square in (king, other, man)]
        assert rook.index(turned[0], turned[1], turned[2:]) == place
        if 8 <= man < 56:
            assert pawn.index(king ^ 7, other ^ 7, (man ^ 7,)) == pawn.index(king, other, (man,))


@pytest.mark.parametrize("name", ["KQvK", "KPvK", "KPvKP"])
def test_the_parts_add_up_to_all_placements(name: str) -> None:
    layout = Layout(read_name(name))
    parts = list(layout.parts())
    assert [start for start, _, _ in parts] == [
        sum(size for _, size, _ in parts[:n]) for n in range(len(parts))
    ]
    total = sum(size * weight for _, size, weight in parts)
    assert total == 64 * 64 * 64 ** (len(layout.letters) - len(layout.pawns)) * 48 ** len(layout.pawns)


def test_a_byte_is_plies_or_one_of_three() -> None:
    assert [meaning(byte) for byte in (0, 252)] == [0, 252]
    assert [meaning(byte) for byte in (253, 254, 255)] == [STALEMATE, DRAW, ILLEGAL]
