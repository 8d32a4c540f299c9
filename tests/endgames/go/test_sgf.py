"""SGF files: the last position, and the place of what is wrong."""

from __future__ import annotations

import pytest

from endgames.go.sgf import rows_of_sgf
from server.analysis.errors import GameError


def test_the_position_after_the_main_line() -> None:
    rows = rows_of_sgf(b"(;GM[1]SZ[3]AB[aa]AW[ba];B[ab];W[];B[cc](;W[ca])(;W[bb]))")
    assert rows == ["xoo", "x..", "..x"]


def test_stones_with_a_square_in_the_last_node_are_walls() -> None:
    assert rows_of_sgf(b"(;SZ[3]AB[aa][ba]SQ[ba];W[ac]SQ[aa][ac])") == ["Xx.", "...", "O.."]
    assert rows_of_sgf(b"(;SZ[3]AB[aa][ba][ca]SQ[aa:ca])") == ["XXX", "...", "..."]


@pytest.mark.parametrize(
    ("text", "place", "says"),
    [
        (b"(;SZ[3];B[aa];W[aa])", "move 2", "A3 is occupied"),
        (b"(;SZ[3]AB[aa][aa:]", "SGF", "end of SGF"),
        (b"", "SGF", "cannot be read"),
        (b"(;SZ[25])", "SZ", "25 points"),
        (b"(;SZ[3];B[zz])", "move 1", "“zz” is no point"),
        (b"(;SZ[3];B[a])", "move 1", "“a” is no point"),
        (b"(;SZ[3]AB[zz])", "set-up", "no point"),
        (b"(;SZ[3]AB[aa]AW[ba][ab])", "set-up", "without a liberty"),
        (b"(;SZ[3]AB[aa]SQ[ab])", "SQ", "marks no stone"),
        (b"(;SZ[3]AB[aa]SQ[zz])", "SQ", "marks no stone"),
        (b"(;SZ[3];B[aa];AW[ba])", "move 1", "after the beginning"),
    ],
)
def test_a_bad_file_is_told_with_its_place_and_why(text: bytes, place: str, says: str) -> None:
    with pytest.raises(GameError, match=says) as caught:
        rows_of_sgf(text)
    assert caught.value.place == place
