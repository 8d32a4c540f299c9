"""A move that somebody tries: its class, facts and sentences from lines alone."""

from __future__ import annotations

from typing import Any

import chess
import pytest

from server.analysis.errors import GameError
from server.analysis.reasons.asked import MAX_LINES, MAX_PLIES, tell_of

FEN = "rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2"
"""1. e4 e5 2. Qh5: 2...Nc6 is best, 2...Ke7 is mated by 3. Qxe5, 2...g6 loses the rook."""


def line(*pv: str, cp: int | None = None, mate: int | None = None, index: int = 1) -> Any:
    return {"index": index, "depth": 12, "cp": cp, "mate": mate, "pv": list(pv)}


GOOD = [line("b8c6", "f1c4", "g7g6", "h5f3", "g8f6", cp=-20), line("g8f6", "h5e5", cp=60, index=2)]
ROOK = [line("h5e5", "d8e7", "e5h8", "e7e4", "e1d1", cp=520)]


def test_a_fault_has_its_class_and_says_what_it_loses() -> None:
    told = tell_of(FEN, "g7g6", GOOD, ROOK)
    assert told.verdict.classification == "blunder"
    assert told.best == {"uci": "b8c6", "san": "Nc6"}
    assert {fact["kind"] for fact in told.facts} & {"hangs", "loses"}
    assert told.said and all(text["key"].startswith("reason-") for text in told.said)
    assert told.verdict.close is None


def test_a_mate_that_is_allowed_is_told() -> None:
    told = tell_of(FEN, "e8e7", GOOD, [line("h5e5", mate=1)])
    assert told.facts[0]["kind"] == "allows_mate"


def test_the_best_move_is_best_and_theory_is_not_asked() -> None:
    told = tell_of(FEN, "b8c6", GOOD, [line("f1c4", "g7g6", cp=-20)])
    assert told.verdict.classification == "best"


def test_a_loss_at_a_threshold_is_a_close_call() -> None:
    told = tell_of(FEN, "d7d6", GOOD, [line("f1c4", cp=3)])
    assert told.verdict.loss == pytest.approx(0.02, abs=0.001)
    assert told.verdict.close is None
    near = tell_of(FEN, "d7d6", GOOD, [line("f1c4", cp=73)])
    assert near.verdict.classification == "inaccuracy" and near.verdict.close == "okay"


def test_without_lines_there_is_no_class() -> None:
    told = tell_of(FEN, "b8c6", [], [])
    assert told.verdict.classification is None and told.verdict.loss is None and told.best is None


def test_where_the_game_is_over_the_rules_speak() -> None:
    mate = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2"
    told = tell_of(mate, "d8h4", [line("d8h4", mate=-1)], [])
    assert told.verdict.classification == "best" and told.verdict.loss == 0
    stalemate = "7k/5Q2/8/8/8/8/8/K7 w - - 0 1"
    told = tell_of(stalemate, "f7g6", [line("f7f6", "h8g8", cp=900)], [line("h8g8", cp=-900)])
    assert told.verdict.loss == pytest.approx(0.459, abs=0.001), "the rules, not the line that was given"


@pytest.mark.parametrize(
    ("fen", "move", "before", "after", "place"),
    [
        ("nonsense", "e2e4", [], [], "start_fen"),
        (chess.STARTING_FEN, "e2e5", [], [], "move 1, White"),
        (chess.STARTING_FEN, "e2e4", [line("e2e4")], [], "before"),
        (chess.STARTING_FEN, "e2e4", [], [line("e7e5", cp=1, mate=1)], "after"),
        (chess.STARTING_FEN, "e2e4", [line("e2e4", cp=1)] * (MAX_LINES + 1), [], "before"),
        (chess.STARTING_FEN, "e2e4", [], [line(*["e7e5"] * (MAX_PLIES + 1), cp=1)], "after.0.pv"),
    ],
)
def test_what_is_none_is_refused_with_its_place(
    fen: str, move: str, before: Any, after: Any, place: str
) -> None:
    with pytest.raises(GameError) as refused:
        tell_of(fen, move, before, after)
    assert refused.value.place == place


def test_a_line_that_cannot_be_played_is_no_fault_of_the_request() -> None:
    told = tell_of(FEN, "g7g6", [line("a1a8", cp=0)], [line("h5e5", "a1a8", cp=500)])
    assert told.verdict.classification is None


def test_as_many_lines_and_moves_as_are_taken_are_taken_and_one_more_is_refused_in_words() -> None:
    start, reply = chess.STARTING_FEN, ["e7e5", "g1f3", "g8f6", "f3g1", "f6g8", "g1f3"]
    long = (reply + ["g8f6", "f3g1", "f6g8", "g1f3"] * MAX_PLIES)[: MAX_PLIES + 1]
    rows = [line("e2e4", cp=1, index=index + 1) for index in range(MAX_LINES + 1)]
    assert tell_of(start, "e2e4", rows[:-1], [line(*long[:-1], cp=1)]).verdict.classification
    with pytest.raises(GameError, match=f"{MAX_LINES + 1} lines.*{MAX_LINES}"):
        tell_of(start, "e2e4", rows, [])
    with pytest.raises(GameError, match=f"{MAX_PLIES + 1} moves.*{MAX_PLIES}"):
        tell_of(start, "e2e4", [], [line(*long, cp=1)])
