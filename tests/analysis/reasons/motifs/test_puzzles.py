"""Puzzles as records."""

from __future__ import annotations

from typing import Any

import pytest

from server.analysis.errors import GameError
from server.analysis.reasons.motifs.puzzles import motifs_record

FORK: dict[str, Any] = {
    "id": "01o70",
    "fen": "8/8/q7/P7/1K6/1N6/4k3/8 b - - 0 58",
    "moves": ["e2d3", "b3c5", "d3d4", "c5a6"],
    "rating": 600,
}


def test_the_solvers_themes_are_sorted_under_the_records_id() -> None:
    assert motifs_record(FORK, "line 1") == {"id": "01o70", "themes": ["fork"]}
    nobody = {"fen": "7k/4RN1P/1r6/6K1/8/8/8/1q6 b - - 1 56", "moves": ["h8g7", "h7h8q"]}
    assert motifs_record(nobody, "line 2") == {"id": None, "themes": ["mateIn1", "promotion"]}


def test_without_a_move_of_the_solver_there_is_no_theme() -> None:
    for count in (0, 1):
        assert motifs_record({**FORK, "moves": FORK["moves"][:count]}, "line 1")["themes"] == []


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"fen": "8/8/q7"}, "puzzles, line 7, fen"),
        ({"fen": "8/8/q7/P7/8/1N6/4k3/8 b - - 0 58"}, "puzzles, line 7, fen"),
        ({"fen": 5}, "puzzles, line 7, fen"),
        ({"moves": "e2d3"}, "puzzles, line 7, moves"),
        ({"moves": ["e2d3", "a1a8"]}, "puzzles, line 7, move 59, White"),
        ({"moves": ["e2d3", None]}, "puzzles, line 7, move 59, White"),
        ({"moves": ["0000"]}, "puzzles, line 7, move 58, Black"),
    ],
)
def test_a_fault_names_its_place(change: dict[str, Any], place: str) -> None:
    with pytest.raises(GameError) as caught:
        motifs_record({**FORK, **change}, "puzzles, line 7")
    assert caught.value.place == place
    assert caught.value.message.startswith(place)


@pytest.mark.parametrize("field", ["fen", "moves"])
def test_a_field_that_lacks_is_named(field: str) -> None:
    with pytest.raises(GameError, match=field) as caught:
        motifs_record({key: value for key, value in FORK.items() if key != field}, "line 1")
    assert caught.value.place == f"line 1, {field}"
