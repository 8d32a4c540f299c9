"""Benson's blocks on whole boards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from endgames.go.board import read_rows
from endgames.go.safety import with_living, with_safe_blocks
from endgames.refusals import UnfitError

POSITIONS = json.loads((Path(__file__).parents[2] / "data" / "go_sums.json").read_text())["positions"]
REAL = [position for position in POSITIONS if "rows_with_benson_safe_uppercase" in position]


def test_real_boards_are_looked_at() -> None:
    assert len(REAL) == 3


@pytest.mark.parametrize("position", REAL, ids=lambda position: position["name"])
def test_benson_finds_the_living_blocks(position: dict[str, list[str]]) -> None:
    shape, text = read_rows(position["rows"])
    safe = with_safe_blocks(shape, text)
    width = shape.width + 1
    rows = [safe[start : start + shape.width] for start in range(0, width * shape.height, width)]
    assert rows == position["rows_with_benson_safe_uppercase"]


def test_one_eye_is_no_life_and_a_block_without_liberty_is_refused() -> None:
    shape, text = read_rows([".xo.", "xxo.", "ooo."])
    assert "X" not in with_living(shape, text)
    with pytest.raises(UnfitError, match="fault-go-liberty"):
        with_safe_blocks(*read_rows(["xO", "OO"]))


def test_what_immortal_stones_of_the_other_side_hold_is_no_eye() -> None:
    shape, text = read_rows(["OOOOO", "Ox..X", "OOOOO"])
    assert with_living(shape, text) == text
