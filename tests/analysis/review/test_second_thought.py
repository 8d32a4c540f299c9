"""A best move that loses points is searched again, the same whoever searches and wherever it was stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

import chess
import pytest

from server.analysis.engine.base import Analysis
from server.analysis.engine.budget import AGAIN, AGAIN_MOST
from server.analysis.engine.locate import EngineSpec
from server.analysis.engine.plan import Chunk
from server.analysis.engine.pool import EnginePool, Searched
from server.analysis.errors import Stopped
from server.analysis.evaluation import Line, Score
from server.analysis.game.game import parse_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review
from tests.analysis.engine.fakes import fake_spec
from tests.analysis.fake_pool import FakePool
from tests.folded import fold, numbered
from tests.sampling import first

Json = dict[str, Any]

PGN = "1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 f6 7. g3 g6 8. h3 h6 *"
NODES = 1_000
OPTIONS = ReviewOptions(nodes=NODES, include_theory=False)

Scores = dict[int, Callable[[int], int]]
"""White's centipawns of a position by the nodes spent on it; a position that is not named is level."""


class OwnMovePool(FakePool):
    """An engine that likes the move that was played, but for the positions in `others`; `asked`: (ply, nodes)
    in order."""

    def __init__(self, scores: Scores, others: Sequence[int]) -> None:
        super().__init__()
        self.scores = scores
        self.others = others
        self.asked: list[tuple[int, int]] = []

    def best(self, ply: int, boards: Sequence[chess.Board]) -> str:
        """The move that was played, or the other one; the first legal one where those are none: the boards
        that reasons ask about do not follow each other."""
        after = boards[ply + 1] if ply + 1 < len(boards) else chess.Board()
        played = after.peek() if after.move_stack else chess.Move.null()
        wanted = chess.Move.from_uci("g1f3") if ply in self.others else played
        board = boards[ply]
        return (wanted if board.is_legal(wanted) else next(iter(board.legal_moves))).uci()

    def run(
        self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Callable[[], bool]
    ) -> Iterator[Searched]:
        for chunk in chunks:
            for search in chunk.searches:
                if should_stop():
                    raise Stopped("The review was stopped.")
                self.asked.append((search.ply, search.nodes))
                best = self.best(search.ply, boards)
                score = self.scores.get(search.ply)
                cp = score(search.nodes) if score else 0
                analysis = Analysis((Line(1, 9, Score(cp=cp), (best,)),), 9, search.nodes)
                yield Searched(search.ply, chunk.index, analysis, self.identity)


def run(
    scores: Scores, log: list[Json] | None = None, *, rules: Any = "kibitz", **more: Any
) -> tuple[list[Json], OwnMovePool]:
    pool = OwnMovePool(scores, OTHERS if scores is OVERLOOKED else ())
    stop_after = more.pop("stop_after", None)
    options = ReviewOptions(nodes=NODES, include_theory=False, rules=rules)
    should_stop = (lambda: len(pool.asked) >= stop_after) if stop_after is not None else (lambda: False)
    events = review(parse_game(PGN), options, cast(EnginePool, pool), log or [], should_stop)
    return numbered(events, log or []), pool


def again(pool: OwnMovePool) -> list[tuple[int, int]]:
    return [asked for asked in pool.asked if asked[1] > NODES]


def move(log: list[Json], ply: int) -> Any:
    return fold(log)["moves"][ply - 1]


FALSE_ALARM: Scores = {5: lambda nodes: -300 if nodes == NODES else 0}
"""After White's move of ply 5 the small search sees what is not there."""

OVERLOOKED: Scores = {ply: lambda _: -300 for ply in range(5, 17)} | {
    4: lambda nodes: 0 if nodes == NODES else -300
}
"""Before it the small search overlooks what is there, since White's move before."""

OTHERS = (2,)
"""That one was not the engine's."""

STUBBORN: Scores = {ply: (lambda _: 0) if ply <= 4 else (lambda _: -300) for ply in range(17)}
"""No search of any size brings the two together."""


def test_where_nothing_falls_nothing_is_searched_again() -> None:
    log, pool = run({})
    assert not again(pool)
    assert not any(event.get("again") for event in log)


def test_both_positions_are_searched_again_the_later_one_first() -> None:
    log, pool = run(FALSE_ALARM)
    # Black's reply is in doubt as well: it seems to give back what was not there.
    assert again(pool) == [(ply, AGAIN[0] * NODES) for ply in (6, 5, 4)]
    state = fold(log)
    assert [position["again"] for position in state["positions"][3:8]] == [0, 1, 1, 1, 0]
    assert state["positions"][4]["nodes"] == (1 + AGAIN[0]) * NODES, "all that was spent on it"
    verdict = move(log, 5)
    assert (verdict["classification"], verdict["loss"], verdict["provisional"]) == ("best", 0.0, False)
    assert "corrections" not in verdict["reason"]


def test_where_they_agree_there_is_no_second_round() -> None:
    log, pool = run(OVERLOOKED)
    assert again(pool) == [(5, AGAIN[0] * NODES), (4, AGAIN[0] * NODES)]
    assert move(log, 3)["classification"] == "blunder", "the fault that it was"


def test_what_stays_is_said_and_costs_nothing() -> None:
    log, pool = run(STUBBORN)
    assert {nodes for _, nodes in again(pool)} == {times * NODES for times in AGAIN}
    verdict = move(log, 5)
    assert verdict["reason"]["corrections"] == ["looked_best"]
    assert (verdict["classification"], verdict["loss"], verdict["provisional"]) == ("best", 0.0, False)
    assert verdict["expected_before"] == verdict["expected_after"]


def test_never_a_red_bar_beside_a_green_star() -> None:
    for scores in (FALSE_ALARM, OVERLOOKED, STUBBORN):
        state = fold(run(scores)[0])
        for verdict in state["moves"]:
            assert verdict["classification"] != "best" or verdict["loss"] < 0.12


def test_until_then_the_verdict_can_still_change() -> None:
    log, _ = run(STUBBORN)
    first = next(event for event in log if event["type"] == "move" and event["ply"] == 5)
    assert (first["classification"], first["provisional"]) == ("best", True)
    assert first["loss"] > 0.2


def test_the_seed_rules_search_nothing_again_and_correct_nothing() -> None:
    log, pool = run(STUBBORN, rules="seed")
    assert not again(pool)
    assert move(log, 5)["loss"] > 0.2
    reason = move(log, 5)["reason"]
    assert {name: value for name, value in reason.items() if name not in ("facts", "said")} == {
        "rule": "top_move",
        "before": {"cp": 0},
        "after": {"cp": -300},
    }


def test_a_round_looks_at_the_worst_few() -> None:
    """Every move seems to lose: the score falls after White's and is back after Black's."""
    scores: Scores = {ply: lambda _, ply=ply: -200 - ply for ply in range(1, 17, 2)}  # type: ignore[misc]
    log, pool = run(scores, rules="kibitz")
    rounds = [[ply for ply, nodes in pool.asked if nodes == times * NODES] for times in AGAIN]
    assert AGAIN_MOST == 3
    assert rounds[0] == [16, 15, 14, 13, 12], "around 16, 15 and 13, of which the first two lose the same"
    assert all(verdict["loss"] < 0.12 for verdict in fold(log)["moves"])


@pytest.mark.parametrize(
    ("scores", "step"),
    first(1, [(STUBBORN, 5), (STUBBORN, 1), (FALSE_ALARM, 1), (OVERLOOKED, 1)]),
    ids=["some", "both", "false alarm", "overlooked"],
)
def test_a_review_that_was_cut_off_anywhere_ends_like_one_that_was_not(scores: Scores, step: int) -> None:
    whole, pool = run(scores)
    for cut in range(1, len(whole), step):
        resumed, second = run(scores, whole[:cut])
        assert fold(resumed)["moves"] == fold(whole)["moves"], cut
        assert fold(resumed)["positions"] == fold(whole)["positions"], cut
        told = [(event["ply"], event["again"]) for event in resumed if event["type"] == "position"]
        assert len(told) == len(set(told))
        assert set(again(second)) <= set(again(pool))


@pytest.mark.parametrize("searches", [17, 18, 19, 20])
def test_a_review_that_was_stopped_among_its_second_thoughts_goes_on(searches: int) -> None:
    stopped, _ = run(STUBBORN, stop_after=searches)
    assert stopped[-1]["type"] == "failed"
    assert fold(run(STUBBORN, stopped)[0])["moves"] == fold(run(STUBBORN)[0])["moves"]


def test_a_finished_review_that_is_run_again_searches_and_says_nothing() -> None:
    whole, _ = run(STUBBORN)
    log, pool = run(STUBBORN, whole)
    assert not pool.asked
    assert [event["type"] for event in log[len(whole) :]] == ["plan", "done"]


def test_the_number_of_cores_plays_no_part() -> None:
    """With engines whose answers hang on all that they searched before."""
    spec: EngineSpec = fake_spec()
    states = []
    for cores in (1, 3):
        with EnginePool(spec, cores) as pool:
            log = numbered(review(parse_game(PGN), OPTIONS, pool))
        states.append([fold(log)["moves"], fold(log)["positions"]])
    assert states[0] == states[1]
