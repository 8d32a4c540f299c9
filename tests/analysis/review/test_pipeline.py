"""review(): the order of events, what a resumed review does again, and that it ends the same."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import chess
import pytest

import server
from server.analysis.engine.budget import HASH_MB
from server.analysis.engine.locate import resolve_engine
from server.analysis.engine.plan import CHUNK_SCHEME, Chunk
from server.analysis.engine.pool import EnginePool, Searched
from server.analysis.engine.rule import repeating_moves
from server.analysis.evaluation import Line, Score
from server.analysis.events.values import RuleSet
from server.analysis.game.game import parse_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import phases_of, prelude, review, warm_prelude
from tests.analysis.fake_pool import FakePool
from tests.analysis.review.whole_logs import once
from tests.chaos.same_log import assert_same
from tests.folded import fold, numbered
from tests.sampling import first

Json = dict[str, Any]
GAMES = Path(__file__).parents[2] / "data" / "games"
IMMORTAL = (GAMES / "00.pgn").read_text()
THREEFOLD = (GAMES.parent / "reports" / "19-threefold.pgn").read_text()
LOW_NODES = (GAMES.parent / "reports" / "39-d4-low-nodes.pgn").read_text()
OPTIONS = ReviewOptions(nodes=1_000)
VARIABLE = ("seconds",)


def run(text: str = IMMORTAL, options: ReviewOptions = OPTIONS, **more: Any) -> list[Json]:
    """The log of a whole review, or with that of its beginning."""
    if more.keys() <= {"people"}:
        return once(lambda: _run(text, options, **more), FakePool, text, options, more.get("people"))
    return _run(text, options, **more)


def _run(text: str, options: ReviewOptions, **more: Any) -> list[Json]:
    pool = more.pop("pool", None) or FakePool()
    log = more.get("log", [])
    return numbered(review(parse_game(text), options, cast(EnginePool, pool), **more), log)


def verdicts(log: list[Json]) -> Any:
    state = fold(log)
    return [state["moves"], state["positions"], state["report"]]


def test_the_prelude_needs_no_engine_and_comes_first() -> None:
    log = numbered(prelude(parse_game(IMMORTAL), OPTIONS))
    assert [event["type"] for event in log[:3]] == ["game", "preview", "phases"]
    assert len(log[1]["win"]) == 46
    assert all(0 <= win <= 1 for win in log[1]["win"])
    classes = {event["ply"]: event["classification"] for event in log[3:]}
    assert classes[1] == "theory"
    assert classes[45] == "best"
    assert all(event["accuracy"] is None for event in log[3:])
    assert run()[: len(log)] == log


def test_every_position_and_every_move_is_told_and_done_is_last() -> None:
    log = run()
    state = fold(log)
    assert log[-1]["type"] == "done"
    assert state["status"] == "done"
    assert all(position["lines"] for position in state["positions"])
    assert all(move["accuracy"] is not None and not move["provisional"] for move in state["moves"])
    assert state["report"]["provisional"] is False
    assert sum(state["counts"]["white"].values()) == 23


def test_an_event_is_plain_json_before_it_is_stored() -> None:
    for event in review(parse_game(IMMORTAL), OPTIONS, cast(EnginePool, FakePool())):
        assert event.to_wire() == json.loads(json.dumps(event.to_wire()))


@pytest.fixture(scope="module")
def whole() -> list[Json]:
    return run()


@pytest.mark.parametrize("cut", first(2, [20, 120, 3, 1, 40, 60, 90, 150]))
def test_a_review_that_was_cut_off_tells_what_one_tells_that_was_not(cut: int, whole: list[Json]) -> None:
    resumed = run(log=whole[:cut])
    assert_same(resumed, whole)
    positions = [(event["ply"], event["again"]) for event in resumed if event["type"] == "position"]
    assert len(positions) == len(set(positions))


def test_a_stop_ends_with_a_sentence_and_can_go_on() -> None:
    pool = FakePool()
    stopped = run(pool=pool, should_stop=lambda: len(pool.searched) >= 10)
    assert stopped[-1]["type"] == "failed"
    assert stopped[-1]["code"] == "stopped"
    assert stopped[-1]["retry"] is True
    assert fold(stopped)["status"] == "stopped"
    assert verdicts(run(log=stopped)) == verdicts(run())


def test_a_game_without_moves_is_one_position() -> None:
    state = fold(run("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"))
    assert state["status"] == "done"
    assert len(state["positions"]) == 1
    assert state["positions"][0]["lines"]


@pytest.mark.parametrize("rules", ["seed", "kibitz"])
@pytest.mark.parametrize("name", first(1, ["12.pgn", "24.pgn", "50.pgn"]))
def test_other_games_and_both_rule_sets_are_reviewed_to_the_end(name: str, rules: RuleSet) -> None:
    log = run((GAMES / name).read_text(), ReviewOptions(nodes=1_000, rules=rules))
    assert log[-1]["type"] == "done"


def test_a_position_is_searched_again_when_it_comes_again_and_drawn_the_third_time() -> None:
    pool = FakePool()
    state = fold(run("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4", pool=pool))
    sources = [position["source"] for position in state["positions"]]
    assert sources[4:] == ["search"] * 4 + ["rule", "search"]
    assert state["positions"][8]["win"] == 0.5


def test_going_back_to_a_position_is_no_theory() -> None:
    text = "1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6 5. Ng1 Ng8"
    classes = [move["classification"] for move in fold(run(text))["moves"]]
    assert classes[:4] == ["theory"] * 4
    assert "theory" not in classes[5:]
    seed = fold(run(text, ReviewOptions(nodes=1_000, rules="seed")))["moves"]
    assert seed[5]["classification"] == "theory"


class Repetition(FakePool):
    """White wins by a queen, and sees the draw where Black can claim it: as engines do that know the moves of
    the game."""

    def run(
        self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Callable[[], bool]
    ) -> Iterator[Searched]:
        for found in super().run(chunks, boards, should_stop):
            claims = [move.uci() for move in repeating_moves(boards[found.ply])]
            if claims and not boards[found.ply].turn:
                lines = (Line(1, 8, Score(cp=0), (claims[0],)),)
                found = replace(found, analysis=replace(found.analysis, lines=lines))
            yield found


def test_a_move_that_lets_the_opponent_repeat_for_the_third_time_costs_the_win_in_all_figures() -> None:
    state = fold(run(THREEFOLD, pool=Repetition()))
    fault = state["moves"][6]
    assert [position["win"] for position in state["positions"][6:]] == [
        pytest.approx(0.92, abs=0.05),
        0.5,
        0.5,
    ]
    assert (fault["classification"], fault["loss"]) == ("blunder", pytest.approx(0.42, abs=0.05))
    assert fault["reason"]["facts"][0]["kind"] == "repetition"
    told = fault["reason"]["said"][0]
    assert (told["key"], told["params"]["name"]) == ("reason-repetition", "allows")
    assert told["params"]["move"].endswith("Kg8")
    white = state["report"]["white"]
    assert white["acpl"] > 0
    assert white["accuracy_lichess"] < 60
    assert [moment["ply"] for moment in state["report"]["key_moments"]] == [7]


def test_who_goes_on_from_a_draw_that_can_be_claimed_and_loses_is_to_blame() -> None:
    played_on = THREEFOLD.replace("1/2-1/2", "44. Qg6 fxg6 0-1").replace("6k1/", "n5k1/")
    move = fold(run(played_on, pool=Repetition()))["moves"][8]
    assert (move["classification"], move["best"]) == ("blunder", None)
    assert "unclaimed" in [fact.get("name") for fact in move["reason"]["facts"]]
    kept = fold(run(THREEFOLD.replace("1/2-1/2", "44. Qb8+ 1-0"), pool=Repetition()))["moves"][8]
    assert (kept["classification"], kept["loss"]) == ("best", 0.0)


@pytest.mark.parametrize("nodes", [1_000, 2_000, 5_000, 20_000])
def test_the_start_position_is_not_won_however_few_the_nodes(nodes: int) -> None:
    """Of 5,000 nodes Stockfish 15.1 said +5.95 and then "upperbound 104"."""
    with EnginePool(resolve_engine("stockfish"), 1) as pool:
        state = fold(run(LOW_NODES, ReviewOptions(nodes=nodes), pool=pool))
    assert [0.4 < position["win"] < 0.65 for position in state["positions"]] == [True] * 5
    assert state["report"]["white"]["accuracy"] > 80


class QueenSacrifice(FakePool):
    """Sees 22.Qf6+ of the Immortal Game as an engine does: a mate that the queen is given for, and nothing
    like it beside it."""

    def run(
        self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Callable[[], bool]
    ) -> Iterator[Searched]:
        mate = ["f3f6", "g8f6", "d6e7"]
        lines = {}
        if len(boards) > SACRIFICE and boards[0].fen() == chess.STARTING_FEN:
            board = boards[SACRIFICE - 1].copy(stack=False)
            for index, left in enumerate((2, 1, 1)):
                lines[board.fen()] = [Line(1, 8, Score(mate=left), tuple(mate[index:]))]
                board.push_uci(mate[index])
            lines[boards[SACRIFICE - 1].fen()].append(Line(2, 8, Score(cp=100), ("a2a3",)))
        for found in super().run(chunks, boards, should_stop):
            seen = lines.get(boards[found.ply].fen())
            yield replace(found, analysis=replace(found.analysis, lines=tuple(seen))) if seen else found


SACRIFICE = 43
"""The ply of 22.Qf6+."""


def test_a_brilliant_moves_captures_get_their_answers_once_all_verdicts_stand() -> None:
    log = run(pool=QueenSacrifice())
    told = [event for event in log if event["type"] == "move" and event["ply"] == SACRIFICE]
    assert [event["classification"] for event in told][-1] == "brilliant"
    before, after = told[-3]["reason"], told[-2]["reason"]
    (offer,) = after["unsafe"]
    assert (offer["piece"], offer["square"]) == ("q", "f6")
    (capture,) = offer["captures"]
    assert (capture["move"], capture["san"]) == ("g8f6", "Nxf6")
    assert capture["answer"]["score"] == {"mate": 1}
    assert capture["answer"]["san"] == ["Be7#"]
    assert before["unsafe"][0]["captures"][0]["answer"] is None
    last_verdict = max(event["seq"] for event in log if event["type"] == "position")
    assert told[-2]["seq"] > last_verdict
    assert {name: told[-1][name] for name in ("accuracy", "loss", "best", "nag")} == {
        name: told[-2][name] for name in ("accuracy", "loss", "best", "nag")
    }


def test_what_a_stopped_first_pass_says_stands_and_can_still_change() -> None:
    pool = FakePool()
    stopped = run(pool=pool, should_stop=lambda: len(pool.searched) >= 10)
    kinds = [event["type"] for event in stopped]
    judged = fold(stopped)["progress"]["judged"]
    assert kinds.count("position") >= 10
    assert kinds[-2] in ("position", "move"), "no report of a review that is not complete"
    assert f"{judged} of 45" in stopped[-1]["message"]
    assert stopped[-1]["said"]["message"]["params"] == {"judged": judged, "moves": 45}


def test_the_recipe_holds_what_gives_the_same_verdicts_again() -> None:
    done = run()[-1]
    assert done["recipe"] == {
        "kibitz": server.__version__,
        "engine": {"name": FakePool.identity},
        "options": OPTIONS.to_json(),
        "chunks": CHUNK_SCHEME,
        "hash_mb": HASH_MB,
        "threads": 1,
        "tables": [],
    }
    totals = done["totals"]
    assert (totals["moves"], totals["positions"]) == (45, 46)
    assert totals["nodes"] == sum(position["nodes"] for position in fold(run())["positions"])


@pytest.mark.parametrize("searches", first(2, [0, 30, 12, 38]))
def test_a_stopped_first_pass_told_what_the_whole_one_tells_up_to_there_and_no_more(searches: int) -> None:
    pool, whole = FakePool(), run()
    stopped = run(pool=pool, should_stop=lambda: len(pool.searched) >= searches)
    assert len(pool.searched) == searches
    assert stopped[:-1] == whole[: len(stopped) - 1]
    assert stopped[-1]["type"] == "failed"


def test_the_phases_alone_are_those_that_a_review_tells() -> None:
    game = parse_game(IMMORTAL)
    assert phases_of(game) == next(event for event in prelude(game, OPTIONS) if event.type == "phases")


def test_warming_up_tells_nothing_and_changes_nothing() -> None:
    before = numbered(prelude(parse_game(IMMORTAL), OPTIONS))
    warm_prelude()
    assert numbered(prelude(parse_game(IMMORTAL), OPTIONS)) == before
