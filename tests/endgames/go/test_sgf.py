"""SGF files: the last position, and the place of what is wrong; marks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from endgames.go.assumptions import Assumption
from endgames.go.local_games import Rules
from endgames.go.sgf import rows_of_sgf, sgf_of
from endgames.go.solver import solve
from endgames.refusals import UnfitError


def test_the_position_after_the_main_line() -> None:
    rows = rows_of_sgf(b"(;GM[1]SZ[3]AB[aa]AW[ba];B[ab];W[];B[cc](;W[ca])(;W[bb]))")
    assert rows == ["xoo", "x..", "..x"]


def test_stones_with_a_square_in_the_last_node_are_walls() -> None:
    assert rows_of_sgf(b"(;SZ[3]AB[aa][ba]SQ[ba];W[ac]SQ[aa][ac])") == ["Xx.", "...", "O.."]
    assert rows_of_sgf(b"(;SZ[3]AB[aa][ba][ca]SQ[aa:ca])") == ["XXX", "...", "..."]


@pytest.mark.parametrize(
    ("text", "place", "says"),
    [
        (b"(;SZ[3];B[aa];W[aa])", "move 2", "fault-go-occupied point=A3"),
        (b"(;SZ[3]AB[aa][aa:]", "SGF", "fault-go-sgf .*end of SGF"),
        (b"", "SGF", "fault-go-sgf"),
        (b"(;SZ[25])", "SZ", "fault-go-size size=25"),
        (b"(;SZ[3];B[zz])", "move 1", "fault-go-point point=zz"),
        (b"(;SZ[3];B[a])", "move 1", "fault-go-point point=a"),
        (b"(;SZ[3]AB[zz])", "set-up", "fault-go-set-up-point"),
        (b"(;SZ[3]AB[aa]AW[ba][ab])", "set-up", "fault-go-set-up-liberty"),
        (b"(;SZ[3]AB[aa]SQ[ab])", "SQ", "fault-go-wall"),
        (b"(;SZ[3]AB[aa]SQ[zz])", "SQ", "fault-go-wall"),
        (b"(;SZ[3];B[aa];AW[ba])", "move 1", "fault-go-set-up-late"),
    ],
)
def test_a_bad_file_is_told_with_its_place_and_why(text: bytes, place: str, says: str) -> None:
    with pytest.raises(UnfitError, match=says) as caught:
        rows_of_sgf(text)
    assert caught.value.place == place


def test_a_solved_board_has_marks_that_can_be_read_again() -> None:
    rows = [".x.x.", "xxxxx", ".....", "ooooo", ".o.o."]
    area = Assumption(frozenset({0, 2}), "x", 0.9, "area")
    told = sgf_of(replace(solve(rows, Rules.AREA), assumptions=[area]), "a] \\")
    assert told.startswith("(;GM[1]FF[4]CA[UTF-8]SZ[5]AB[ba][da][ab]")
    assert told.endswith("TB[aa][ca]C[a\\] \\\\])")
    assert rows_of_sgf(told.encode()) == [".X.X.", "XXXXX", ".....", "OOOOO", ".O.O."]
