"""A deeper pass of review(): labels only strengthen, and the end is that of a new review."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from server.analysis.engine.locate import resolve_engine
from server.analysis.engine.pool import EnginePool
from server.analysis.events.fold import apply_event, initial_state
from server.analysis.events.values import RuleSet
from server.analysis.game.game import parse_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review
from tests.analysis.fake_pool import FakePool, WaveringPool
from tests.analysis.review.whole_logs import once
from tests.chaos.same_log import assert_same
from tests.folded import fold, numbered
from tests.sampling import first

Json = dict[str, Any]
GAMES = Path(__file__).parents[2] / "data" / "games"
IMMORTAL = (GAMES / "00.pgn").read_text()
SHALLOW = ReviewOptions(nodes=1_000)
DEEP = ReviewOptions(nodes=5_000)


def run(options: ReviewOptions, log: list[Json] | None = None, **more: Any) -> list[Json]:
    """The log of a whole review, or with that of its first pass."""
    if log is None and more.keys() <= {"text"}:
        return once(lambda: _run(options, None, **more), WaveringPool, options, more.get("text", IMMORTAL))
    return _run(options, log, **more)


def _run(options: ReviewOptions, log: list[Json] | None, **more: Any) -> list[Json]:
    pool = cast(EnginePool, more.pop("pool", None) or WaveringPool())
    text = more.pop("text", IMMORTAL)
    return numbered(review(parse_game(text), options, pool, log or [], **more), log or [])


def stop_after(searches: int) -> Json:
    """A pool and its question, for a run that is stopped after so many searches."""
    pool = WaveringPool()
    return {"pool": pool, "should_stop": lambda: len(pool.searched) >= searches}


def verdicts(log: list[Json]) -> Any:
    """All that a person sees of the end, without the number of the pass."""
    state = fold(log)
    parts = [state["moves"], state["positions"]]
    bare = [[{key: item[key] for key in item if key != "pass"} for item in part] for part in parts]
    return [*bare, state["report"], state["counts"], state["status"]]


def states(log: list[Json]) -> Iterator[tuple[Any, Json, Any]]:
    """(state before, event, state after) all along a log."""
    state = initial_state()
    for event in log:
        after = apply_event(state, event)
        yield state, event, after
        state = after


@pytest.fixture(scope="module")
def shallow() -> list[Json]:
    return run(SHALLOW)


@pytest.fixture(scope="module")
def deeper(shallow: list[Json]) -> list[Json]:
    return run(DEEP, shallow)


@pytest.mark.parametrize("rules", ["kibitz", "seed"])
@pytest.mark.parametrize("name", first(1, ["12.pgn", "00.pgn", "24.pgn"]))
def test_a_deeper_pass_ends_like_a_new_review_of_its_budget(name: str, rules: RuleSet) -> None:
    text = (GAMES / name).read_text()
    first, second = (ReviewOptions(nodes=nodes, rules=rules) for nodes in (1_000, 20_000))
    log = run(second, run(first, text=text), text=text)
    assert verdicts(log) == verdicts(run(second, text=text))
    assert verdicts(log) != verdicts(run(first, text=text))


def test_its_plan_says_the_pass_and_all_that_follows_is_of_it(
    shallow: list[Json], deeper: list[Json]
) -> None:
    added = deeper[len(shallow) :]
    assert deeper[: len(shallow)] == shallow
    assert (added[0]["type"], added[0]["pass"], added[0]["nodes"]) == ("plan", 2, 5_000)
    assert {event["pass"] for event in added if event["type"] in ("plan", "position", "move")} == {2}
    assert added[-1]["type"] == "done"
    assert added[-1]["recipe"]["options"]["nodes"] == 5_000


def test_every_position_and_every_move_is_told_once_in_the_pass(
    shallow: list[Json], deeper: list[Json]
) -> None:
    told = [event for event in deeper[len(shallow) :] if not event.get("again")]
    plies = [event["ply"] for event in told if event["type"] == "position"]
    assert len(plies) == len(set(plies)) == 46
    first_again = next(event["seq"] for event in deeper[len(shallow) :] if event.get("again"))
    plies = [event["ply"] for event in told if event["type"] == "move" and event["seq"] < first_again]
    assert len(plies) == len(set(plies))


def test_a_standing_verdict_is_replaced_by_a_final_one_of_the_new_pass_alone(deeper: list[Json]) -> None:
    for before, event, _ in states(deeper):
        if event["type"] == "move" and event["pass"] == 2:
            assert event["provisional"] is False
            neighbours = before["positions"][event["ply"] - 1 : event["ply"] + 1]
            assert [position["pass"] for position in neighbours] == [2, 2]


def test_until_then_the_old_verdict_stands_and_says_that_it_can_change(
    shallow: list[Json], deeper: list[Json]
) -> None:
    old = fold(shallow)["moves"]
    for _, _, after in states(deeper):
        if after["seq"] <= len(shallow):
            continue
        for move, was in zip(after["moves"], old, strict=True):
            if move["pass"] == 1:
                assert move == {**was, "provisional": True}
        if any(move["provisional"] for move in after["moves"]):
            assert after["report"]["provisional"] is True


def test_nothing_becomes_shallower(shallow: list[Json], deeper: list[Json]) -> None:
    for before, event, _ in states(deeper):
        if event["type"] != "position" or event["seq"] <= len(shallow):
            continue
        if not before["positions"][event["ply"]]["again"]:  # a doubt of the first pass had more, for once
            assert event["nodes"] >= before["positions"][event["ply"]]["nodes"]


def test_the_state_keeps_what_stood_before(shallow: list[Json], deeper: list[Json]) -> None:
    first, earlier = fold(shallow), fold(deeper)["earlier"]
    assert earlier["classes"] == [move["classification"] for move in first["moves"]]
    assert earlier["white"]["accuracy"] == first["report"]["white"]["accuracy"]
    assert (earlier["pass"], earlier["nodes"]) == (1, 1_000)


@pytest.mark.parametrize("searches", first(2, [0, 7, 1, 20]))
def test_a_stop_in_the_middle_leaves_a_whole_review_that_can_go_on(
    searches: int, shallow: list[Json], deeper: list[Json]
) -> None:
    stopped = run(DEEP, shallow, **stop_after(searches))
    state = fold(stopped)
    assert (state["status"], state["end"]["code"], state["end"]["retry"]) == ("stopped", "stopped", True)
    assert state["end"]["message"].startswith("The deeper analysis was stopped after ")
    assert all(move["accuracy"] is not None for move in state["moves"])
    counted: Json = {}
    for move in state["moves"][::2]:
        counted[move["classification"]] = counted.get(move["classification"], 0) + 1
    assert state["report"]["white"]["counts"] == counted == state["counts"]["white"]
    assert state["report"]["provisional"] is True
    assert verdicts(run(DEEP, stopped)) == verdicts(deeper)


@pytest.mark.parametrize("cut", first(1, [60, 30, 90, 1, 2, 9, 120]))
def test_a_pass_that_was_cut_off_by_a_crash_tells_what_one_tells_that_was_not(
    cut: int, shallow: list[Json], deeper: list[Json]
) -> None:
    pool = WaveringPool()
    resumed = run(DEEP, deeper[: len(shallow) + cut], pool=pool)
    assert_same(resumed, deeper)
    positions = (event for event in resumed if event["type"] == "position" and event["pass"] == 2)
    again = [(event["ply"], event["again"]) for event in positions]
    assert len(again) == len(set(again))
    assert sum(event["type"] == "plan" for event in resumed) == 2
    assert fold(resumed)["earlier"] == fold(deeper)["earlier"]


@pytest.mark.nightly
def test_a_review_that_was_stopped_can_go_deeper_at_once() -> None:
    stopped = run(SHALLOW, **stop_after(12))
    log = run(DEEP, stopped)
    assert verdicts(log) == verdicts(run(DEEP))
    first_of_pass = next(event for event in log[len(stopped) :] if event["type"] == "plan")
    assert first_of_pass["pass"] == 2


@pytest.mark.nightly
def test_a_stopped_pass_can_be_overtaken_by_a_deeper_one(shallow: list[Json]) -> None:
    deepest = ReviewOptions(nodes=50_000)
    stopped = run(DEEP, shallow, **stop_after(12))
    log = run(deepest, stopped)
    assert verdicts(log) == verdicts(run(deepest))
    assert fold(log)["plan"]["pass"] == 3
    assert fold(log)["earlier"]["classes"] == [move["classification"] for move in fold(stopped)["moves"]]


def test_a_review_stopped_before_it_began_has_one_pass_of_the_larger_budget() -> None:
    whole = run(SHALLOW)
    before = whole[: next(index for index, event in enumerate(whole) if event["type"] == "plan")]
    log = run(DEEP, before)
    assert [event["pass"] for event in log if event["type"] == "plan"] == [1]
    assert verdicts(log) == verdicts(run(DEEP))


def test_progress_is_that_of_the_pass(shallow: list[Json], deeper: list[Json]) -> None:
    begun = fold(deeper[: len(shallow) + 1])["progress"]
    assert (begun["judged"], begun["evaluated"], begun["nodes"]) == (0, 0, 0)
    ended = fold(deeper)["progress"]
    assert (ended["judged"], ended["evaluated"]) == (45, 46)
    assert ended["nodes"] == deeper[-1]["totals"]["nodes"]


def test_another_engine_may_do_a_whole_pass_but_not_the_rest_of_one(
    shallow: list[Json], deeper: list[Json]
) -> None:
    log = run(DEEP, shallow, pool=FakePool())
    assert fold(log)["status"] == "done"
    assert {position["engine"] for position in fold(log)["positions"]} == {FakePool.identity}
    cut = run(DEEP, deeper[: len(shallow) + 20], pool=FakePool())
    assert cut[-1]["code"] == "engine_changed"


@pytest.mark.nightly
def test_stockfish_too_ends_like_a_new_review() -> None:
    short = "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5"
    with EnginePool(resolve_engine("stockfish"), 2) as pool:
        first = run(ReviewOptions(nodes=2_000), text=short, pool=pool)
        deeper = run(ReviewOptions(nodes=12_000), first, text=short, pool=pool)
        fresh = run(ReviewOptions(nodes=12_000), text=short, pool=pool)
    assert verdicts(deeper) == verdicts(fresh)
    assert verdicts(deeper) != verdicts(first)
