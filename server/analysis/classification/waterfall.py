"""The class of a move: the order of the rules in `docs/classification.md` section 3, and the verdict.

Owns the order and nothing of what the rules say. Two rule sets: `seed`, the original to the letter, and
`kibitz`, which differs by the corrections 1 to 6. Scores are White's view, expected points and losses the
mover's. The shape of `Verdict.reason` is in `docs/reasons.md`; `reason.py` builds it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import chess

from server.analysis.classes import Classification
from server.analysis.classification import reason
from server.analysis.classification.close_call import SETTLED, Settling, close_call
from server.analysis.classification.exact import Exact, is_feat, judged, outcome_of, proven
from server.analysis.classification.point_loss import point_loss
from server.analysis.classification.reconcile import better, carry_back
from server.analysis.classification.special import Play, is_critical, may_be_special, offered_pieces
from server.analysis.engine.rule import has_one_move
from server.analysis.evaluation import (
    Line,
    Score,
    expected_loss,
    expected_points,
    move_accuracy,
    points_of,
    second_line,
    top_line,
)
from server.analysis.events.values import Reason
from server.analysis.rule_sets import KIBITZ, RuleSet


@dataclass(frozen=True, slots=True)
class Position:
    """A position of the game as it is judged. `opening`: its name in the book, None if it has none.

    `score`: the reconciled score, White's view; None for the top line's own. A rule set that knows no
    reconciliation ignores it. `settling`: how far the score moved in its search. `settled`: its best move was
    played, and `score` is what that proved (`point_loss.py`). `exact`: what a table knows (`exact.py`).
    `drawn`: the rules call it a draw, though the game went on: there is no engine's move, and none is best.
    """

    board: chess.Board
    lines: tuple[Line, ...]
    opening: str | None
    score: Score | None = None
    settling: Settling = SETTLED
    settled: bool = False
    exact: Exact | None = None
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class Options:
    """The set of rules, and which of the three optional classes are given."""

    rules: RuleSet = KIBITZ
    include_theory: bool = True
    include_critical: bool = True
    include_brilliant: bool = True


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of a move. `classification` None: it cannot be judged.

    `accuracy`: -1.28..99.99, not clamped. `loss`, `expected_before`, `expected_after`: expected points of the
    mover, 0..1. These four are None together. `best`: the engine's first move, or the played move where it
    proved at least as good (rule set kibitz). `reason`: plain JSON, see `docs/reasons.md`. `close`: the class
    that a larger search could as well give.
    """

    classification: Classification | None
    accuracy: float | None
    loss: float | None
    expected_before: float | None
    expected_after: float | None
    best: chess.Move | None
    reason: Reason
    close: Classification | None = None


@dataclass(frozen=True, slots=True)
class _Decision:
    classification: Classification
    reason: Reason


def classify_move(before: Position, move: chess.Move, after: Position, options: Options) -> Verdict:
    """The verdict on `move`, played from `before` to `after`.

    Without a top move before or a line after, it is "unjudged", also where no engine would be needed. Raises
    ValueError if the move is not legal. The boards are left as they are.
    """
    move = before.board.parse_uci(move.uci())
    top = top_line(before.lines)
    best = _first_move(before.board, top)
    result = top_line(after.lines)
    if top is None or best is None or result is None:
        said: Reason = {"rule": "unjudged", "missing": "before" if best is None else "after"}
        return Verdict(None, None, None, None, None, best, said)
    reconciled = options.rules.reconciled
    score = (before.score if reconciled else None) or top.score
    score_after = (after.score if reconciled else None) or result.score
    second, second_move = _second(before)
    rival = (second and second.against) or top.score
    second_score = second.score if second else None
    play = Play(before.board, move, after.board, rival, second_score, second_move, score_after)
    decision = (
        _without_engine(before.board, after.board, after.opening, options)
        or _by_table(play, before, after, options)
        or _with_engine(
            play,
            None if before.drawn else best,
            score,
            unreconciled=(top.score, result.score),
            settled=before.settled,
            options=options,
        )
    )
    if reconciled and not better(score, carry_back(score_after, mover=play.mover), mover=play.mover):
        best = move
    elif before.drawn:
        best = None
    verdict = _verdict(decision, score, score_after, play.mover, best)
    return replace(
        verdict, close=close_call(verdict.reason, before.settling, after.settling, mover=play.mover)
    )


def classify_static(
    before_board: chess.Board,
    move: chess.Move,
    after_board: chess.Board,
    after_opening: str | None,
    options: Options,
) -> Verdict | None:
    """The verdict that needs no engine: forced, theory or a mating move; None for any other.

    Its figures and `best` (but for a forced or mating move, which is its own) are None. Raises ValueError if
    the move is not legal.
    """
    move = before_board.parse_uci(move.uci())
    decision = _without_engine(before_board, after_board, after_opening, options)
    if decision is None:
        return None
    best = None if decision.classification == Classification.THEORY else move
    return Verdict(decision.classification, None, None, None, None, best, decision.reason)


def _without_engine(
    board: chess.Board, board_after: chess.Board, opening: str | None, options: Options
) -> _Decision | None:
    if has_one_move(board):
        return _Decision(Classification.FORCED, {"rule": "forced"})
    if options.include_theory and opening is not None:
        return _Decision(Classification.THEORY, {"rule": "theory", "opening": opening})
    if board_after.is_checkmate():
        return _Decision(Classification.BEST, {"rule": "mate"})
    return None


def _by_table(play: Play, before: Position, after: Position, options: Options) -> _Decision | None:
    """The class of a move from a position that a table knows; None where nobody knows what it led to."""
    if before.exact is None or not options.rules.exact:
        return None
    there = proven(after.lines, after.exact, play.mover, before.exact.points_after(play.board.uci(play.move)))
    if there is None:
        return None
    outcome = outcome_of(play.board, play.move, before.exact, there)
    found = judged(outcome)
    decision = _Decision(found.classification if found else Classification.BEST, reason.of_table(found))
    if not is_feat(play, outcome):
        return decision
    if options.include_critical:
        decision = _Decision(Classification.CRITICAL, reason.of_only_move(decision.reason))
    return _brilliant(play, decision, options)


def _brilliant(play: Play, decision: _Decision, options: Options) -> _Decision:
    """`decision`, raised where a piece is offered."""
    if not options.include_brilliant or not (offered := offered_pieces(play)):
        return decision
    said = reason.of_brilliant(play, offered, decision.classification, decision.reason)
    return _Decision(Classification.BRILLIANT, said)


def _with_engine(
    play: Play,
    best: chess.Move | None,
    score: Score,
    *,
    unreconciled: tuple[Score, Score],
    settled: bool,
    options: Options,
) -> _Decision:
    """The class by point loss and, above it, critical and brilliant. `score`: the one to judge the position
    before by; `best`: the engine's first move, None where it named none; `unreconciled`: the lines' own
    scores before and after; `settled`: see `Position`."""
    if play.move == best:
        decision = _Decision(Classification.BEST, reason.of_top_move(looked_best=settled))
    else:
        found = point_loss(score, play.after, play.mover, options.rules)
        own = point_loss(*unreconciled, play.mover, options.rules)
        changed = own.classification != found.classification
        decision = _Decision(found.classification, reason.of_point_loss(found, reconciled=changed))
    if decision.classification != Classification.BEST or not may_be_special(play):
        return decision
    if options.include_critical and play.move == best and is_critical(play):
        decision = _Decision(Classification.CRITICAL, reason.of_critical(play, decision.reason))
    return _brilliant(play, decision, options)


def _verdict(
    decision: _Decision, before: Score, after: Score, mover: chess.Color, best: chess.Move | None
) -> Verdict:
    white_before = expected_points(before, last_moved=not mover)
    white_after = expected_points(after, last_moved=mover)
    loss = expected_loss(before, after, mover=mover)
    scores = (reason.of_score(before, mover), reason.of_score(after, mover))
    return Verdict(
        decision.classification,
        accuracy=move_accuracy(loss),
        loss=loss,
        expected_before=points_of(white_before, mover),
        expected_after=points_of(white_after, mover),
        best=best,
        reason={**decision.reason, "before": scores[0], "after": scores[1]},
    )


def _second(position: Position) -> tuple[Line | None, chess.Move | None]:
    """The second line and its first move; none of it where that move cannot be played."""
    line = second_line(position.lines)
    move = _first_move(position.board, line)
    return (None, None) if line is None or move is None else (line, move)


def _first_move(board: chess.Board, line: Line | None) -> chess.Move | None:
    if line is None or not line.pv:
        return None
    try:
        return board.parse_uci(line.pv[0]) or None
    except ValueError:  # an engine's slip: the line has no playable first move
        return None
