"""What is said of a solved Go board."""

from __future__ import annotations

from endgames.go.local_games import Rules
from endgames.go.solver import solve
from server.programs.go_text import in_words


def test_the_board_is_lettered() -> None:
    told = in_words(solve(["XXXXXX", "X....O", "XXXXXX"], Rules.TERRITORY)).splitlines()
    assert told[:3] == ["XXXXXX", "XaaaaO", "XXXXXX"]
    assert "17/8" in told[3]
    assert "E2" in told[-1]


def test_a_ko_is_told_with_both_ends() -> None:
    told = in_words(solve(["XXOO", "Xo.O", "XXOO"], Rules.AREA))
    assert "a: a ko" in told
    assert "Score: B+2 if Black begins" in told
