"""What is said of a solved Go board."""

from __future__ import annotations

from dataclasses import replace

from endgames.go.assumptions import Assumption
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


def test_assumptions_are_named_by_a_stone_of_each_group() -> None:
    solved = solve(["XXXXXX", "X....O", "XXXXXX"], Rules.TERRITORY)
    white = Assumption(frozenset({12}), "o", 0.92, "lives")
    area = Assumption(frozenset({8, 9}), "x", 0.97, "area")
    told = in_words(replace(solved, assumptions=[white, area]))
    assert "(in at least 92% of the playouts): living stones, Black -, White F2; territory" in told
    assert "Black B2, White -." in told


def test_a_score_of_playouts_is_told_as_one() -> None:
    solved = solve(["XXXXXX", "X....O", "XXXXXX"], Rules.TERRITORY)
    told = in_words(replace(solved, assumptions=[Assumption(frozenset(), "x", 0.71, "score")]))
    assert "by playouts, not by a sum of local games: 71% of them confirm it." in told
    assert "living stones" not in told
