"""Whole boards: every position of the collection, by both ways of counting."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from endgames.cgt.games import Games
from endgames.cgt.names import Names
from endgames.cgt.thermographs import Thermographs
from endgames.go.assumptions import Assumed
from endgames.go.board import read_rows
from endgames.go.local_games import Rules
from endgames.go.printed import record_of
from endgames.go.reach import Reach
from endgames.go.safety import with_safe_blocks
from endgames.go.solver import SolvedBoard, _assumed, solve
from endgames.refusals import GameTooLarge, RefusedError, message
from tests.endgames.go.whole_play import TooMany, WholePlay

DATA = json.loads((Path(__file__).parents[2] / "data" / "go_sums.json").read_text())


def cases() -> Iterator[Any]:
    for position in DATA["positions"]:
        for rules in Rules:
            if rules in position:
                yield pytest.param(
                    position["rows"], rules, position[rules], id=f"{position['name']}, {rules}"
                )
    for summed in DATA["sums"]:
        yield pytest.param(summed["rows"], Rules(summed["rule"]), summed, id=summed["name"])


def named(solved: SolvedBoard) -> dict[str, Any]:
    thermographs = Thermographs()
    assert solved.low is not None
    value = Names(thermographs).of(solved.low)
    chilled = Names(thermographs).of(thermographs.cooled(solved.low, Fraction(1)))
    return {
        **dict.fromkeys(("value", "value_excluding_fixed_stones", "sum"), value),
        **dict.fromkeys(("chilled_by_1", "chilled_sum"), chilled),
        "mean": str(thermographs.mean(solved.low)),
        "temperature": str(thermographs.temperature(solved.low)),
        "score_black_first": str(solved.black_first.exact),
        "score_white_first": str(solved.white_first.exact),
        "fixed_stones": solved.fixed_stones,
        "best_black": sorted(solved.best_black),
        "best_white": sorted(solved.best_white),
        "values": sorted(Names(thermographs).of(part.low) for part in solved.parts),
    }


@pytest.mark.parametrize(("rows", "rules", "expected"), list(cases()))
def test_a_board_is_solved_as_the_collection_says(
    rows: list[str], rules: Rules, expected: dict[str, Any]
) -> None:
    found = named(solve(rows, rules))
    wanted = {key: sorted(each) if isinstance(each, list) else each for key, each in expected.items()}
    common = found.keys() & wanted.keys()
    assert {"score_black_first", "score_white_first"} <= common
    assert {key: found[key] for key in common} == {key: wanted[key] for key in common}


def too_large(*_: object) -> None:
    raise GameTooLarge(message("fault-game-steps"))


@pytest.mark.parametrize(("rows", "rules", "expected"), list(cases()))
def test_of_a_sum_that_is_too_large_thermographs_bound_the_scores(
    rows: list[str], rules: Rules, expected: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("endgames.go.solver._added", too_large)
    monkeypatch.setattr("endgames.go.solver._played", lambda *_: None)
    found = solve(rows, rules)
    assert found.may_lose is not None and found.low is None
    for span, score, best, all_best in (
        (found.black_first, expected["score_black_first"], found.best_black, expected.get("best_black")),
        (found.white_first, expected["score_white_first"], found.best_white, expected.get("best_white")),
    ):
        assert span.low <= Fraction(score) <= span.high
        if all_best is not None and found.may_lose == 0:
            assert {*best} <= {*all_best}


def test_a_small_board_whose_sum_is_too_large_is_searched_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ["XXXXX", "X...O", "XXXXO", "OOOOO"]
    exact = solve(rows, Rules.AREA)
    monkeypatch.setattr("endgames.go.solver._added", too_large)
    found = solve(rows, Rules.AREA)
    assert found.is_exact and found.may_lose is None
    assert (found.black_first, found.white_first) == (exact.black_first, exact.white_first)


@pytest.mark.nightly
def test_a_sum_that_is_too_large_is_bounded_and_says_what_its_moves_may_lose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = ["X" * 9]
    for length in (3, 4, 5, 6, 7):
        rows += ["X" + "." * length + "O" * (8 - length), "X" * (length + 1) + "O" * (8 - length)]
    exact = solve(rows, Rules.AREA)
    monkeypatch.setattr("endgames.go.solver.Games", lambda: Games(50_000))
    found = solve(rows, Rules.AREA)
    assert not found.is_exact and found.may_lose == 1
    assert found.black_first.within(exact.black_first) == exact.black_first
    assert found.white_first.within(exact.white_first) == exact.white_first
    assert {*found.best_black} < {*exact.best_black} and {*found.best_white} < {*exact.best_white}
    assert record_of(found)["may_lose"] == "1"


@pytest.mark.parametrize("summed", DATA["sums"], ids=lambda summed: summed["name"])
def test_the_best_moves_of_a_sum_lie_in_the_parts_of_the_collection(summed: dict[str, Any]) -> None:
    solved = solve(summed["rows"], Rules(summed["rule"]))
    for best, expected in (
        (solved.best_black, summed["best_components_black"]),
        (solved.best_white, summed["best_components_white"]),
    ):
        parts = {
            index
            for index, part in enumerate(solved.parts)
            if {solved.shape.name(point) for point in part.region.points} & set(best)
        }
        assert sorted(parts) == expected


def test_a_ko_that_is_the_only_one_has_its_value_and_is_told_with_its_place() -> None:
    # Black takes, and fills while White may not take back.
    solved = solve(["XXOO", "Xo.O", "XXOO"], Rules.AREA)
    assert solved.kos == ["C2"]
    assert [solved.black_first.exact, solved.white_first.exact] == [2, -2]
    assert solved.best_black == ["C2"]
    assert solved.low is not solved.high


def test_a_position_that_comes_back_is_no_ko_fight_where_both_bounds_agree() -> None:
    # Who takes here gains nothing: the stone is taken back with the rest.
    solved = solve(["OOXXX", "O.x.X", "OOoOO", "OOOOO"], Rules.AREA)
    assert solved.black_first.exact is not None


def test_many_corridors_are_one_sum() -> None:
    rows = ["X" * 8, *["X......O", "X" * 8] * 12]
    solved = solve(rows, Rules.TERRITORY)
    assert len(solved.parts) == 12
    assert solved.low is not None
    assert solved.black_first.low - solved.white_first.low in (0, 1)
    assert Thermographs().mean(solved.low) == 12 * (4 + Fraction(1, 32))


@pytest.mark.parametrize(("boards", "least"), [(40, 14), pytest.param(200, 75, marks=pytest.mark.nightly)])
def test_small_boards_are_worth_what_play_on_the_whole_board_finds(boards: int, least: int) -> None:
    chance, agreed = random.Random(11), 0
    for _ in range(boards):
        rows = walled(chance, chance.randint(1, 2), chance.randint(2, 4))
        agreed += compared(rows) is not None
    assert agreed > least


def walled(chance: random.Random, height: int, width: int) -> list[str]:
    """A random part within random walls."""
    top, bottom = ("".join(chance.choice("XO") for _ in range(width + 2)) for _ in range(2))
    inner = [
        chance.choice("XO") + "".join(chance.choice("xo..") for _ in range(width)) + chance.choice("XO")
        for _ in range(height)
    ]
    return [top, *inner, bottom]


def compared(rows: list[str]) -> SolvedBoard | None:
    """The board solved, its bounds no better than play; None: refused, or too many positions."""
    try:
        solved = solve(rows, Rules.AREA, proven_only=True)
        shape, text = read_rows(rows)
        text = with_safe_blocks(shape, text)
        whole = WholePlay(shape, [text])
    except (RefusedError, TooMany):
        return None
    for span, color in ((solved.black_first, "x"), (solved.white_first, "o")):
        state = (text, color, False, -1)
        assert span.low <= whole.least[state] <= whole.most[state] <= span.high, rows
    return solved


BORDER = ["..x.o..", "..xoo..", ".x.o...", ".xxo...", "..xo..."]
"""Neither side lives by Benson, and two points of the border are open."""
FINISHED = [".oxx...", ".ooxx..", "...ox..", ".o.oxx.", "..ox...", ".oox...", ".oxx..."]
"""A game that both sides have passed in: Black has 18 points, White 12."""


def test_walls_of_played_games_are_assumed_to_live_and_named() -> None:
    found = solve(FINISHED, Rules.TERRITORY)
    assert (found.black_first.exact, found.white_first.exact) == (Fraction(6), Fraction(6))
    assert not found.is_proven
    for what in ("lives", "area"):
        assert {each.owner for each in found.assumptions if each.what == what} == {"x", "o"}


def test_a_score_of_playouts_alone_is_an_assumption_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    # The local rules that assumptions allow must not make a proof where none is named.
    shape, text = read_rows(["XXXXX", "X....", "X.o.O", "X....", "OOOOO"])
    monkeypatch.setattr("endgames.go.solver.assumed", lambda *_: Assumed(text, text, []))
    monkeypatch.setattr("endgames.go.solver._proven_if_shown", lambda found, *_: found)
    found = _assumed(shape, text, Rules.AREA)
    assert found is not None
    assert {each.what for each in found.assumptions} == {"score"}
    assert found.low is None


def test_a_side_whose_score_playouts_do_not_tell_gets_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    shape, text = read_rows(["XXXXX", "X....", "X.o.O", "X....", "OOOOO"])
    tell, bound = Reach.found, Reach.bounds
    wide = Fraction(-3), Fraction(-1)
    monkeypatch.setattr(Reach, "found", lambda reach: None if reach._color == "x" else tell(reach))
    monkeypatch.setattr(Reach, "bounds", lambda reach: wide if reach._color == "x" else bound(reach))
    found = _assumed(shape, text, Rules.AREA)
    assert found is not None
    assert found.white_first.exact == -1
    assert (found.black_first.low, found.black_first.high) == wide
    assert {each.owner for each in found.assumptions if each.what == "score"} == {"o"}


def test_with_proofs_only_nothing_is_assumed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("endgames.go.solver._assumed", lambda *_: pytest.fail("assumed"))
    monkeypatch.setattr("endgames.go.solver._played", lambda *_: None)
    with pytest.raises(RefusedError):
        solve(BORDER, Rules.AREA, proven_only=True)


def test_answers_under_assumptions_are_what_play_finds_where_these_hold() -> None:
    chance, agreed = random.Random(5), 0
    for _ in range(12):
        rows = walled(chance, 2, 3)
        shape, text = read_rows(rows)
        try:
            found = solve(rows, Rules.AREA)
            for each in found.assumptions:
                text = shape.put(text, each.points, each.owner.upper())
            whole = WholePlay(shape, [with_safe_blocks(shape, text)])
        except (RefusedError, TooMany):
            continue
        for span, color in ((found.black_first, "x"), (found.white_first, "o")):
            state = (with_safe_blocks(shape, text), color, False, -1)
            assert span.low <= whole.least[state] <= whole.most[state] <= span.high, rows
        agreed += 1
    assert agreed > 3


def test_who_fills_his_own_eye_lives_no_longer_by_benson() -> None:
    # White's two stones live as they stand, but taking five stones costs one of their eyes.
    rows = [".oxxx", "xo.xx"]
    solved = compared(rows)
    assert solved is not None
    assert solved.low is None


@pytest.mark.parametrize(
    ("height", "width", "boards"),
    [
        pytest.param(2, 4, 40, marks=pytest.mark.nightly),
        pytest.param(3, 3, 20, marks=pytest.mark.nightly),
        pytest.param(2, 5, 600, marks=pytest.mark.nightly),
    ],
)
def test_no_bare_board_is_worth_something_else(height: int, width: int, boards: int) -> None:
    shape, empty = read_rows(["." * width] * height)
    whole = WholePlay(shape, [empty], most=400_000)
    texts = sorted({text for text, _, passed, bar in whole.least if not passed and bar < 0})
    answered = 0
    for text in random.Random(3).sample(texts, min(boards, len(texts))):
        starts = range(0, height * (width + 1), width + 1)
        try:
            rows = [text[start : start + width] for start in starts]
            solved = solve(rows, Rules.AREA, proven_only=True)
        except RefusedError:
            continue
        answered += 1
        for span, color in ((solved.black_first, "x"), (solved.white_first, "o")):
            state = (text, color, False, -1)
            if state in whole.least:
                assert span.low <= whole.least[state] <= whole.most[state] <= span.high, text
    assert answered > 10


def test_nothing_is_assumed_of_boards_that_the_network_has_not_learned_from() -> None:
    shape, text = read_rows(["." * 10] * 9)
    assert _assumed(shape, text, Rules.AREA) is None
