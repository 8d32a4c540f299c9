"""A review whose game grows, or is corrected: its log goes on, and says and searches nothing twice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import chess
import pytest

from server.analysis.engine.plan import Chunk, SearchKind
from server.analysis.engine.pool import EnginePool, Searched
from server.analysis.events.fold import apply_event, initial_state, plies_in_common
from server.analysis.events.values import RuleSet
from server.analysis.game.game import Game, parse_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review
from server.analysis.review.prepared_game import PreparedGame
from tests.analysis.fake_pool import WaveringPool
from tests.analysis.review.whole_logs import once
from tests.folded import fold, numbered
from tests.sampling import first

Json = dict[str, Any]
GAMES = Path(__file__).parents[2] / "data" / "games"
OPTIONS = ReviewOptions(nodes=1_000)
DEEP = ReviewOptions(nodes=20_000)


class CountingPool(WaveringPool):
    """Counts each search, by the position with its history and what is asked of it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: Counter[tuple[str, int, int]] = Counter()

    def run(
        self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Callable[[], bool]
    ) -> Iterator[Searched]:
        asked = [search for chunk in chunks for search in chunk.searches]
        for search, found in zip(asked, super().run(chunks, boards, should_stop), strict=False):
            board = boards[search.ply]
            self.asked[f"{board.root().fen()} {board.move_stack}", search.nodes, search.multipv] += 1
            yield found


def searches(pool: CountingPool) -> list[int]:
    """How often each position of the game was searched. What is searched for reasons does not count, a claim
    with more lines or a single one, the point of a move without a history: a game that grows has others."""
    return [
        count
        for (position, _, lines), count in pool.asked.items()
        if lines == 2 and not position.endswith("[]")
    ]


@cache
def game_of(name: str) -> Game:
    return parse_game((GAMES / name).read_text())


def cut(game: Game, plies: int) -> Game:
    """The game while it was still being played."""
    if plies == len(game.line):
        return game
    return replace(game, line=game.line[:plies], headers={**game.headers, "Result": "*"})


def run(
    game: Game, log: list[Json], pool: WaveringPool, options: ReviewOptions = OPTIONS, **more: Any
) -> Any:
    """The log with the events of one more run."""
    return numbered(review(game, options, cast(EnginePool, pool), log, **more), log)


def come_whole(game: Game, options: ReviewOptions = OPTIONS) -> list[Json]:
    """The log of a game that did not grow."""
    return once(lambda: run(game, [], CountingPool(), options), CountingPool, str(game), options)


def grown(
    game: Game, steps: Iterable[int], options: ReviewOptions = OPTIONS
) -> tuple[list[Json], CountingPool]:
    """The log of a game that grew to these plies, and then to its end."""
    pool = CountingPool()
    log: list[Json] = []
    for plies in (*steps, len(game.line)):
        log = run(cut(game, plies), log, pool, options)
    return log, pool


def seen(log: list[Json]) -> Any:
    """All that a person sees at the end."""
    state = fold(log)
    parts = ("game", "phases", "positions", "moves", "report", "counts", "status", "progress")
    return {part: state[part] for part in parts}


def searched_alike(game: Game) -> list[int]:
    """The plies at which a game can stand still without another search than the whole game's: its last
    position is neither in the book nor left by the only move there is."""
    plan = PreparedGame.of(game, OPTIONS).plan()
    return [at.ply for at in plan.positions[:-1] if at.kind in (SearchKind.FULL, SearchKind.RULE)]


def news(log: list[Json]) -> Iterator[tuple[Json, Json]]:
    """(state before, event) all along a log."""
    state: Any = initial_state()
    for event in log:
        yield state, event
        state = apply_event(state, event)


@pytest.mark.parametrize(
    ("name", "rules"),
    first(2, [("14.pgn", "kibitz"), ("12.pgn", "seed"), ("00.pgn", "kibitz"), ("24.pgn", "kibitz")]),
)
def test_a_game_that_grew_ends_as_one_that_came_whole(name: str, rules: RuleSet) -> None:
    game, options = game_of(name), ReviewOptions(nodes=1_000, rules=rules)
    whole = come_whole(game, options)
    possible = searched_alike(game)
    steps = sorted(random.Random(name).sample(possible, min(4, len(possible))))
    log, _ = grown(game, steps, options)
    assert seen(log) == seen(whole), steps


@pytest.fixture(scope="module", params=[20, pytest.param(45, marks=pytest.mark.nightly)])
def plies(request: pytest.FixtureRequest) -> int:
    return cast(int, request.param)


@pytest.fixture(scope="module")
def by_plies(plies: int) -> tuple[list[Json], CountingPool]:
    """A game that grew move by move."""
    return grown(cut(game_of("00.pgn"), plies), range(1, plies))


def test_no_position_is_searched_twice_however_often_the_game_grows(
    plies: int, by_plies: tuple[list[Json], CountingPool]
) -> None:
    _, pool = by_plies
    whole = CountingPool()
    run(cut(game_of("00.pgn"), plies), [], whole)
    assert max(searches(pool)) == 1
    assert len(searches(pool)) >= len(searches(whole)), "a last position of the book is no light one"


def test_no_event_says_what_the_log_says_already(by_plies: tuple[list[Json], CountingPool]) -> None:
    log, _ = by_plies
    for state, event in news(log):
        body = {key: value for key, value in event.items() if key not in ("seq", "type")}
        if event["type"] == "position":
            assert state["positions"][event["ply"]] != body
        elif event["type"] == "move":
            assert state["moves"][event["ply"] - 1] != body
        elif event["type"] not in ("plan", "done"):
            assert state[event["type"]] != body


def test_each_run_begins_with_the_game_and_ends(
    plies: int, by_plies: tuple[list[Json], CountingPool]
) -> None:
    log, _ = by_plies
    kinds = [event["type"] for event in log]
    assert (kinds.count("game"), kinds.count("plan"), kinds.count("done")) == (plies, plies, plies)
    for before, after in pairwise(log):
        assert (after["type"] == "game") == (before["type"] == "done")
    assert kinds.count("preview") == 1


def test_what_stands_is_told_again_only_where_it_is_final_and_says_something_else(
    by_plies: tuple[list[Json], CountingPool],
) -> None:
    log, _ = by_plies
    stands = 0
    for state, event in news(log):
        if event["type"] == "game" and state["game"]:
            stands = len(state["moves"])
        if event["type"] == "move" and event["ply"] <= stands:
            assert not event["provisional"]
    told = Counter(event["ply"] for event in log if event["type"] == "move")
    assert sum(told.values()) < 4 * len(told)


def test_the_plan_of_a_grown_game_is_of_what_is_left(by_plies: tuple[list[Json], CountingPool]) -> None:
    log, _ = by_plies
    plans = [event for event in log if event["type"] == "plan"]
    assert [plan["positions"] for plan in plans] == [*range(2, len(plans) + 2)]
    assert all(plan["searches"] <= 1 for plan in plans[1:])
    progress = [state["progress"] for state, event in news(log) if event["type"] == "plan"]
    assert all(each["evaluated"] >= each["positions"] - 2 for each in progress[1:])


def test_figures_stand_until_those_of_the_longer_game_are_there(
    by_plies: tuple[list[Json], CountingPool],
) -> None:
    log, _ = by_plies
    for state, event in news(log):
        if event["type"] == "report" and state["report"]:
            assert state["report"]["provisional"]
            assert all(
                event[side]["accuracy"] is not None for side in ("white", "black") if event[side]["moves"]
            )


def test_a_corrected_move_drops_what_came_after_it_and_no_more() -> None:
    game, pool = cut(game_of("00.pgn"), 22), CountingPool()
    first = run(game, [], pool)
    shorter = cut(game, 19)
    log = run(shorter, first, pool)
    assert max(searches(pool)) == 1
    assert seen(log) == seen(run(shorter, [], CountingPool()))
    event = log[len(first)]
    assert event["type"] == "game" and len(event["moves"]) == 19
    state = fold(log[: len(first) + 1])
    assert (len(state["positions"]), state["report"]) == (20, None)
    assert sum(sum(side.values()) for side in state["counts"].values()) == 19


def test_another_move_in_place_of_one_is_searched_and_judged_anew() -> None:
    old = parse_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 b5 *")
    new = parse_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. Nxe5 *")
    pool = CountingPool()
    first = run(old, [], pool)
    before = Counter(pool.asked)
    log = run(new, first, pool)
    assert pool.asked.keys() > before.keys() and max(searches(pool)) == 1
    assert fold(log)["moves"][6]["reason"] != fold(first)["moves"][6]["reason"]
    assert plies_in_common(first[0], log[len(first)]) == 6
    assert next(event["ply"] for event in log[len(first) :] if event["type"] == "position") >= 6
    assert fold(log)["status"] == "done"


def test_another_start_keeps_nothing() -> None:
    old = parse_game("1. e4 e5 *")
    new = parse_game('[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 Kd7 *')
    pool = CountingPool()
    log = run(new, run(old, [], pool), pool)
    assert seen(log) == seen(run(new, [], CountingPool()))


def test_headers_alone_are_told_and_nothing_is_searched() -> None:
    going = cut(game_of("00.pgn"), 24)
    over = replace(going, headers={**going.headers, "Result": "1-0", "WhiteElo": "2000"})
    pool = CountingPool()
    first = run(going, [], pool)
    searched = list(pool.searched)
    log = run(over, first, pool)
    assert pool.searched == searched
    added = [event["type"] for event in log[len(first) :]]
    assert added == ["game", "plan", "report", "done"]
    assert seen(log) == seen(run(over, [], CountingPool()))
    assert log[-2]["story"] != first[-2]["story"]
    assert run(over, log, pool)[len(log) :][0]["type"] == "plan"


def test_a_draw_that_comes_in_is_the_rules_word_on_the_last_position() -> None:
    moves = "1. Na3 Na6 2. Nb1 Nb8 3. Na3 Na6 4. Nb1 Nb8"
    going, over = parse_game(f"{moves} *"), parse_game(f"{moves} 1/2-1/2")
    bookless = ReviewOptions(nodes=1_000, include_theory=False)
    log = run(over, run(going, [], CountingPool(), bookless), CountingPool(), bookless)
    assert fold(log)["positions"][-1]["source"] == "rule"
    assert seen(log) == seen(run(over, [], CountingPool(), bookless))
    further = parse_game(f"{moves} 5. e4 *")
    log = run(further, log, CountingPool(), bookless)
    assert seen(log) == seen(run(further, [], CountingPool(), bookless))


@pytest.mark.parametrize("searches", first(1, [9, 1]))
def test_a_run_that_was_cut_off_while_the_game_grew_ends_as_one_that_was_not(searches: int) -> None:
    game = game_of("00.pgn")
    first = run(cut(game, 30), [], CountingPool())
    whole, pool = run(game, first, CountingPool()), CountingPool()
    stopped = run(game, first, pool, should_stop=lambda: len(pool.searched) >= searches)
    assert stopped[-1]["code"] == "stopped"
    again = CountingPool()
    assert seen(run(game, stopped, again)) == seen(whole)
    unended = stopped[:-1] if stopped[-2]["type"] != "report" else stopped[:-2]
    assert seen(run(game, unended, CountingPool())) == seen(whole)
    assert all(ply >= 29 for ply in again.runs[0])


@pytest.mark.nightly
def test_a_game_that_grows_while_its_run_is_cut_off_keeps_what_was_searched() -> None:
    game, pool = game_of("00.pgn"), CountingPool()
    stopped = run(cut(game, 30), [], pool, should_stop=lambda: len(pool.searched) >= 20)
    log = run(game, stopped[:-1], pool)
    assert max(searches(pool)) == 1
    assert seen(log) == seen(come_whole(game))


@pytest.mark.nightly
def test_a_game_that_grows_after_a_deeper_pass_goes_on_in_it() -> None:
    game, pool = game_of("00.pgn"), CountingPool()
    short = cut(game, 30)
    deep = run(short, run(short, [], pool), pool, DEEP)
    log = run(game, deep, pool, DEEP)
    assert max(searches(pool)) == 1
    state, whole = fold(log), fold(come_whole(game, DEEP))
    assert {move["pass"] for move in state["moves"]} == {2}
    bare = [[{**item, "pass": 1} for item in state[part]] for part in ("positions", "moves")]
    assert bare == [whole["positions"], whole["moves"]]
    assert {**state["report"], "provisional": False} == whole["report"]
    assert state["earlier"]["classes"][30:] == [None] * (len(game.line) - 30)
    assert state["earlier"]["classes"][:30] == fold(deep)["earlier"]["classes"]


def test_a_deeper_pass_over_a_game_that_has_grown_meanwhile_searches_all_of_it() -> None:
    game, pool = game_of("00.pgn"), CountingPool()
    log = run(game, run(cut(game, 30), [], pool), pool, DEEP)
    assert {item["pass"] for part in ("positions", "moves") for item in fold(log)[part]} == {2}
    bare = [{**item, "pass": 1} for item in fold(log)["positions"]]
    assert bare == fold(come_whole(game, DEEP))["positions"]


def test_a_deeper_pass_that_is_cut_off_goes_on_over_the_grown_game() -> None:
    game, pool = game_of("00.pgn"), CountingPool()
    short = cut(game, 30)
    first = run(short, [], pool)
    stopped = run(short, first, pool, DEEP, should_stop=lambda: len(pool.searched) >= 40)
    log = run(game, stopped, pool, DEEP)
    assert max(searches(pool)) == 1
    assert {item["pass"] for part in ("positions", "moves") for item in fold(log)[part]} == {2}
