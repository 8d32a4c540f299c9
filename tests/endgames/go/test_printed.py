"""What is printed of a board."""

from __future__ import annotations

from endgames.go.local_games import Rules
from endgames.go.printed import record_of
from endgames.go.solver import solve

ROWS = ["XXXXXX", "X....O", "XXXXXX"]


def test_a_record_holds_every_local_game() -> None:
    assert record_of(solve(ROWS, Rules.TERRITORY)) == {
        "proven": True,
        "assumptions": [],
        "local_games": [
            {
                "points": ["B2", "C2", "D2", "E2"],
                "value": "{3|{2|{1|*}}}",
                "mean": "17/8",
                "temperature": "7/8",
                "chilled": "17/8",
            }
        ],
        "settled": 0,
        "fixed_stones": 0,
        "value": "{3|{2|{1|*}}}",
        "mean": "17/8",
        "score_black_first": "3",
        "score_white_first": "2",
        "bounds": {"black_first": ["3", "3"], "white_first": ["2", "2"]},
        "ko": [],
        "best_black": ["E2"],
        "best_white": ["E2"],
    }


def test_a_ko_has_both_ends() -> None:
    solved = solve(["XXOO", "Xo.O", "XXOO"], Rules.AREA)
    (local,) = record_of(solved)["local_games"]
    assert (local["value"], local["low"], local["high"]) == (None, "-2+miny(4)", "+-2")
