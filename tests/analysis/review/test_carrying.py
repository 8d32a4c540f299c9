"""Lines that are carried on: what is asked, what becomes of it, that a stop costs nothing."""

from __future__ import annotations

from typing import cast

import chess

from server.analysis.engine.pool import EnginePool
from server.analysis.evaluation import Line, Score
from server.analysis.events.wire import Move
from server.analysis.reasons.explain import Context, Scene
from server.analysis.review.carrying import NODES, Carrier, longer
from tests.analysis.fake_pool import FakePool
from tests.analysis.review.test_pipeline import run
from tests.folded import fold

FEN = "rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 3"


def scene(before: tuple[str, ...], after: tuple[str, ...], loss: int = 500) -> Scene:
    """3...Qxg2?, with lines in UCI."""
    board = chess.Board(FEN)
    lines = [Line(1, 10, Score(cp=40), before)]
    return Scene(board, chess.Move.from_uci("d5g2"), lines, [Line(1, 10, Score(cp=loss), after)], Context())


def asked(*scenes: Scene) -> tuple[list[int], FakePool, Carrier]:
    pool, carrier = FakePool(), Carrier(200_000)
    told = list(
        carrier.ask([(7 + n, each) for n, each in enumerate(scenes)], cast(EnginePool, pool), lambda: False)
    )
    return told, pool, carrier


def test_a_line_that_stops_at_a_capture_is_carried_on() -> None:
    told, pool, carrier = asked(scene(("d5a5", "d2d4"), ("f1g2",)))
    assert told == [7]
    assert len(pool.searched) == 1
    assert len((carrier.carried(7) or {})["after"]) == 1
    assert carrier.carried(8) is None


def test_quiet_lines_and_good_moves_are_not() -> None:
    assert asked(scene(("d5a5", "d2d4"), ("f1g2", "g8f6", "d2d4")))[1].searched == []
    assert asked(scene(("d5a5", "d2d4"), ("f1g2",), loss=40))[1].searched == []


def test_what_the_log_holds_is_not_asked_again() -> None:
    pool, carrier = FakePool(), Carrier(200_000)
    carrier.recall([None, cast(Move, {"ply": 7, "reason": {"carried": {"after": ["g8f6"]}}})])
    assert carrier.carried(7) == {"after": ["g8f6"]}
    each = scene(("d5a5", "d2d4"), ("f1g2",))
    assert list(carrier.ask([(7, each)], cast(EnginePool, pool), lambda: False)) == []
    assert pool.searched == []


def test_no_search_gets_more_than_a_position_of_the_review() -> None:
    class Noting(FakePool):
        def run(self, chunks, boards, should_stop):  # type: ignore[no-untyped-def]
            self.nodes = [search.nodes for chunk in chunks for search in chunk.searches]
            return super().run(chunks, boards, should_stop)

    for budget, nodes in ((1_000, 1_000), (200_000, NODES)):
        pool = Noting()
        list(Carrier(budget).ask([(7, scene(("d5a5",), ("f1g2",)))], cast(EnginePool, pool), lambda: False))
        assert set(pool.nodes) == {nodes}


def test_the_top_line_alone_gets_longer() -> None:
    lines = (Line(1, 9, Score(cp=0), ("e2e4",)), Line(2, 9, Score(cp=0), ("d2d4",)))
    assert [line.pv for line in longer(lines, ["e7e5"])] == [("e2e4", "e7e5"), ("d2d4",)]
    assert longer((), ["e7e5"]) == ()


def test_a_review_that_was_stopped_on_the_way_ends_as_if_it_had_not_been() -> None:
    whole = run()
    carried = [event for event in whole if "carried" in event.get("reason", {})]
    assert carried
    for event in carried[:3]:
        again = run(log=whole[: event["seq"]])
        assert fold(again)["moves"] == fold(whole)["moves"]
        plies = [each["ply"] for each in again[event["seq"] :] if each["type"] == "move"]
        assert event["ply"] not in plies, "what is known is not told again"
