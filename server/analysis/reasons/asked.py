"""A move that somebody tries beside the game, with engine lines already made: its class, facts and sentences.

Owns what is taken of such lines, and how a move without a game around it is judged: by the rule set kibitz,
without the book. No engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import chess

from server.analysis.classification.batch import LineRecord, lines_of
from server.analysis.classification.reconcile import reconcile
from server.analysis.classification.waterfall import Options, Position, Verdict, classify_move
from server.analysis.engine.rule import rule_score
from server.analysis.errors import GameError
from server.analysis.evaluation import Line, top_line
from server.analysis.events.values import Best, Fact
from server.analysis.game_records import moves_of, start_of
from server.analysis.reasons.explain import Context, Scene, facts_of
from server.analysis.reasons.words import say
from server.i18n.texts import Text, sentence

MAX_LINES = 5
"""Lines of a position."""

MAX_PLIES = 60
"""Moves of a line."""

_RULES = Options(include_theory=False)
_NAME = ""


@dataclass(frozen=True, slots=True)
class MoveExplained:
    """`best`, `facts`, `said`: as of a `move` event and its reason."""

    verdict: Verdict
    best: Best | None
    facts: list[Fact]
    said: list[Text]


def tell_of(fen: str, uci: str, before: Sequence[LineRecord], after: Sequence[LineRecord]) -> MoveExplained:
    """What is to be said of the move `uci` in the position `fen`. `before`, `after`: the lines of the
    positions before and after it, White's view; without them the class is None. Raises GameError, with the
    place, for a position, a move or a line that is none."""
    board = start_of(fen, _NAME)
    (move,) = moves_of(board, [uci], _NAME)
    following = board.copy()
    following.push(move)
    rows = [
        lines_given(each, place, at)
        for each, place, at in ((before, "before", board), (after, "after", following))
    ]
    return tell_of_lines(board, move, rows[0], rows[1])


def tell_of_lines(
    board: chess.Board, move: chess.Move, before: tuple[Line, ...], after: tuple[Line, ...]
) -> MoveExplained:
    """The same of a legal move on a board, which is left as it is."""
    following = board.copy()
    following.push(move)
    verdict = classify_move(
        *_judged([Position(board, before, None), Position(following, after, None)], move), _RULES
    )
    context = Context(
        expected_before=verdict.expected_before,
        expected_after=verdict.expected_after,
        classification=verdict.classification,
        best=verdict.best,
    )
    scene = Scene(board, move, before, after, context)
    facts = facts_of(scene)
    best: Best | None = (
        {"uci": board.uci(verdict.best), "san": board.san(verdict.best)} if verdict.best else None
    )
    return MoveExplained(verdict, best, facts, say(facts, scene))


def _judged(positions: list[Position], move: chess.Move) -> tuple[Position, chess.Move, Position]:
    tops = [top_line(position.lines) for position in positions]
    scores = reconcile(
        [top.score if top else None for top in tops], [position.board.turn for position in positions]
    )
    first, second = (
        replace(position, score=found.score) for position, found in zip(positions, scores, strict=True)
    )
    return first, move, second


def lines_given(rows: Sequence[LineRecord], place: str, board: chess.Board) -> tuple[Line, ...]:
    """The lines of a position; where the game is over there, what the rules say. Raises GameError."""
    if len(rows) > MAX_LINES:
        raise GameError(sentence("explain-many-lines", count=len(rows), limit=MAX_LINES), place=place)
    for index, row in enumerate(rows):
        if len(row["pv"]) > MAX_PLIES:
            there = f"{place}.{index}.pv"
            message = sentence("explain-long-line", count=len(row["pv"]), limit=MAX_PLIES)
            raise GameError(message, place=there)
    score = rule_score(board)
    return (Line(1, 0, score),) if score else lines_of(list(rows), place)
