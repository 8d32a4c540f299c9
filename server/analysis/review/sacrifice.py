"""What each capture of a piece that a brilliant move offers runs into.

Owns the extra searches that a brilliant move is worth, once its verdict stands, and how their answers go into
its reason (`docs/reasons.md`, `captures`). A capture that the review's own lines of the position know is not
searched. Decides no class: a verdict is the same with and without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import chess
from msgspec.structs import replace

from server.analysis.classification import reason
from server.analysis.engine.base import Analysis
from server.analysis.engine.budget import light_nodes
from server.analysis.engine.plan import chunks_by_move
from server.analysis.engine.pool import EnginePool
from server.analysis.engine.rule import rule_score
from server.analysis.evaluation import Line, Score, points_by, top_line
from server.analysis.events.events import Event, MoveEvent
from server.analysis.events.values import Answer, AnswerSource, Base, Capture, Reason, Unsafe
from server.analysis.events.wire import Move
from server.analysis.notation import in_san
from server.analysis.review.run import Run

MOST_CAPTURES = 8
"""Captures of one move that are searched; a person reads no more."""

PLIES = 8
"""Plies of an answer that are kept."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A brilliant move: its ply, its `reason`, the position after it and the engine's lines there."""

    ply: int
    reason: Reason
    board: chess.Board
    lines: tuple[Line, ...]

    def captures(self) -> list[str]:
        """The captures of the offered pieces (UCI), each once."""
        return list(dict.fromkeys(each["move"] for each in _captures(self.reason)))[:MOST_CAPTURES]


class Answers:
    """The answers of one review by ply and capture, and the searches that are still owed."""

    def __init__(self, nodes: int) -> None:
        """`nodes`: the review's budget for a position; a capture gets a light search's part of it."""
        self._nodes = light_nodes(nodes)
        self._known: dict[int, dict[str, Answer]] = {}

    def recall(self, moves: Iterable[Move | None]) -> None:
        """Take over what the verdicts on the wire hold already."""
        for move in filter(None, moves):
            for capture in _captures(move["reason"]):
                if capture["answer"]:
                    self._keep(move["ply"], capture["move"], capture["answer"])

    def forget(self, ply: int, base: Base) -> None:
        """The lines after this move have changed, or those before it, which say nothing of captures."""
        if base == "after":
            self._known.pop(ply, None)

    def merged(self, event: MoveEvent) -> MoveEvent:
        """A verdict with the answers to the captures that its reason names."""
        known, reason = self._known.get(event.ply), event.reason
        if not known or "unsafe" not in reason:
            return event
        answered: Reason = {**reason, "unsafe": [_answered(piece, known) for piece in reason["unsafe"]]}
        return replace(event, reason=answered)

    def tell(self, run: Run) -> Iterator[Event]:
        """All verdicts stand: tell of the brilliant ones what taking the offered pieces runs into."""
        verdicts, lines = run.verdicts(), run.judge.lines
        offers = [
            Offer(ply, move.verdict.reason, run.boards[ply], lines[ply] or ())
            for ply, move in verdicts.items()
            if "unsafe" in move.verdict.reason
        ]
        for ply in self.ask(offers, run.pool, run.should_stop):
            yield from run.tell_moves([verdicts[ply]])

    def ask(
        self, offers: Sequence[Offer], pool: EnginePool, should_stop: Callable[[], bool]
    ) -> Iterator[int]:
        """Find the answers that are not known; yields each ply whose captures are answered now."""
        owed: list[tuple[Offer, str]] = []
        for offer in offers:
            open_moves = [move for move in offer.captures() if move not in self._known.get(offer.ply, {})]
            searched = [move for move in open_moves if not self._answer_at_once(offer, move)]
            owed += [(offer, move) for move in searched]
            if open_moves and not searched:
                yield offer.ply
        yield from self._search(owed, pool, should_stop)

    def _search(
        self, owed: Sequence[tuple[Offer, str]], pool: EnginePool, should_stop: Callable[[], bool]
    ) -> Iterator[int]:
        if not owed:
            return
        left = [offer.ply for offer, _ in owed]
        boards = [_after(offer.board, move) for offer, move in owed]
        for found in pool.run(chunks_by_move(left, self._nodes), boards, should_stop):
            offer, move = owed[found.ply]
            self._keep(offer.ply, move, _searched(found.analysis, boards[found.ply], not offer.board.turn))
            left.remove(offer.ply)
            if offer.ply not in left:
                yield offer.ply

    def _answer_at_once(self, offer: Offer, move: str) -> bool:
        """Whether the rules or the review's lines know what the capture runs into."""
        after, mover = _after(offer.board, move), not offer.board.turn
        score = rule_score(after)
        line = next((line for line in offer.lines if line.pv and line.pv[0] == move), None)
        if score is not None:
            self._keep(offer.ply, move, _answer(score, (), after, mover, "rule", 0))
        elif line is not None:
            self._keep(offer.ply, move, _answer(line.score, line.pv[1:], after, mover, "lines", 0))
        return score is not None or line is not None

    def _keep(self, ply: int, move: str, answer: Answer) -> None:
        self._known.setdefault(ply, {})[move] = answer


def _answered(piece: Unsafe, known: Mapping[str, Answer]) -> Unsafe:
    captures: list[Capture] = [
        {**each, "answer": known.get(each["move"])} for each in piece.get("captures", [])
    ]
    return {**piece, "captures": captures}


def _captures(said: Reason) -> list[Capture]:
    return [capture for piece in said.get("unsafe", []) for capture in piece.get("captures", [])]


def _searched(analysis: Analysis, after: chess.Board, mover: chess.Color) -> Answer:
    top = top_line(analysis.lines)
    assert top is not None
    return _answer(top.score, top.pv, after, mover, "search", analysis.nodes)


def _answer(
    score: Score, pv: Sequence[str], after: chess.Board, mover: chess.Color, source: AnswerSource, nodes: int
) -> Answer:
    return {
        "score": reason.of_score(score, mover),
        "expected": points_by(score, mover, last_moved=not after.turn),
        "line": list(pv[:PLIES]),
        "san": in_san(after, pv[:PLIES]),
        "source": source,
        "nodes": nodes,
    }


def _after(board: chess.Board, uci: str) -> chess.Board:
    """The position after the capture, with its history: engines are told repetitions."""
    board = board.copy()
    board.push_uci(uci)
    return board
