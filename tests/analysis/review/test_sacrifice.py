"""What taking an offered piece runs into: Steinitz v Bardeleben, 22.Rxe7+, which may be taken two ways."""

from __future__ import annotations

from typing import Any, cast

import chess
import pytest

from server.analysis.classification.waterfall import Options, Position, Verdict, classify_move
from server.analysis.engine.pool import EnginePool
from server.analysis.errors import Stopped
from server.analysis.evaluation import Line, Score
from server.analysis.events.events import MoveEvent
from server.analysis.events.values import Reason
from server.analysis.events.wire import Move
from server.analysis.review.sacrifice import Answers, Offer
from tests.analysis.fake_pool import FakePool

Json = dict[str, Any]
BEFORE = chess.Board("r1r1k3/pp1qn2p/5pp1/3p2N1/6Q1/8/PP3PPP/2R1R1K1 w - - 2 22")
MOVE = chess.Move.from_uci("e1e7")
LINES_AFTER = (Line(1, 12, Score(cp=473), ("d7e7", "c1c8", "a8c8", "g4c8")),)
PLY = 43


def verdict() -> Verdict:
    after = BEFORE.copy()
    after.push(MOVE)
    before = Position(BEFORE, (Line(1, 12, Score(cp=473), ("e1e7",)),), None)
    return classify_move(before, MOVE, Position(after, LINES_AFTER, None), Options())


def offer(lines: tuple[Line, ...] = LINES_AFTER) -> Offer:
    after = BEFORE.copy()
    after.push(MOVE)
    return Offer(PLY, verdict().reason, after, lines)


def event(reason: Reason) -> MoveEvent:
    return MoveEvent(ply=PLY, classification="brilliant", reason=reason)


def captures(said: Reason) -> dict[str, Any]:
    return {each["san"]: each for piece in said["unsafe"] for each in piece["captures"]}


def asked(answers: Answers, pool: FakePool, given: Offer) -> list[int]:
    return list(answers.ask([given], cast(EnginePool, pool), lambda: False))


def test_a_brilliant_move_names_the_captures_before_anybody_has_looked_at_them() -> None:
    assert verdict().classification == "brilliant"
    named = captures(verdict().reason)
    assert set(named) == {"Kxe7", "Qxe7"}
    assert {each["answer"] for each in named.values()} == {None}


def test_each_capture_gets_its_answer_and_only_the_unknown_ones_are_searched() -> None:
    answers, pool = Answers(nodes=100_000), FakePool()
    assert asked(answers, pool, offer()) == [PLY]
    told = answers.merged(event(verdict().reason)).reason
    found = {san: each["answer"] for san, each in captures(told).items()}
    assert len(pool.searched) == 1
    assert found["Qxe7"]["source"] == "lines"
    assert found["Qxe7"]["san"] == ["Rxc8+", "Rxc8", "Qxc8+"]
    assert found["Qxe7"]["score"] == {"cp": 473}
    assert found["Kxe7"]["source"] == "search"
    assert found["Kxe7"]["nodes"] == 10_000
    assert found["Kxe7"]["san"] == ["Qxd7+"]
    assert found["Kxe7"]["expected"] > 0.8


def test_answers_on_the_wire_are_not_searched_again() -> None:
    first, again, pool = Answers(100_000), Answers(100_000), FakePool()
    asked(first, pool, offer())
    told = first.merged(event(verdict().reason))
    again.recall([None, cast(Move, told.to_wire())])
    assert asked(again, pool, offer()) == []
    assert len(pool.searched) == 1
    assert again.merged(event(verdict().reason)) == told


def test_a_capture_that_ends_the_game_needs_no_engine() -> None:
    bare_kings = chess.Board("7k/6R1/8/6K1/8/8/8/8 b - - 0 1")
    reason: Any = {"unsafe": [{"captures": [{"move": "h8g7", "san": "Kxg7", "answer": None}]}]}
    pool, answers = FakePool(), Answers(100_000)
    assert asked(answers, pool, Offer(PLY, reason, bare_kings, ())) == [PLY]
    assert pool.searched == []
    found = captures(answers.merged(event(reason)).reason)
    assert found["Kxg7"]["answer"]["source"] == "rule"
    assert found["Kxg7"]["answer"]["expected"] == 0.5


def test_a_move_without_an_offer_is_left_as_it_is() -> None:
    plain = event({"rule": "top_move"})
    assert Answers(1_000).merged(plain) is plain


def test_a_stop_ends_the_searches() -> None:
    with pytest.raises(Stopped):
        list(Answers(1_000).ask([offer(())], cast(EnginePool, FakePool()), lambda: True))
