"""Rows, captures, suicide, stones that become immortal, names of points."""

from __future__ import annotations

import pytest

from endgames.go.board import read_rows
from endgames.refusals import UnfitError


def test_a_move_takes_what_has_no_liberty_and_joins_what_is_immortal() -> None:
    shape, text = read_rows(["OOOO", "Ox.X", "OOOO"])
    (point,) = [place for place, sign in enumerate(text) if sign == "."]
    assert shape.name(point) == "C2"
    black, white = shape.play(text, point, "x"), shape.play(text, point, "o")
    assert black is not None
    assert white is not None
    assert (black.taken, black.text[5:9]) == (0, "OXXX")
    assert (white.taken, white.text[5:9]) == (1, "O.OX")


def test_a_suicide_is_no_move() -> None:
    shape, text = read_rows(["XX", "X."])
    assert shape.play(text, text.index("."), "o") is None


def test_the_letter_i_is_left_out() -> None:
    shape, _ = read_rows(["." * 19])
    assert [shape.name(point) for point in (7, 8, 18)] == ["H1", "J1", "T1"]


@pytest.mark.parametrize(
    ("rows", "place"),
    [([], None), (["..", "."], None), (["." * 30], None), (["..", ".q"], "row 2, column 2")],
)
def test_bad_rows_are_told_with_their_place(rows: list[str], place: str | None) -> None:
    with pytest.raises(UnfitError) as caught:
        read_rows(rows)
    assert caught.value.place == place
