"""Verdicts where a table or a proof knows the answer: correction 6 of the rule set kibitz.

Owns what counts as kept and as thrown away, and what a detour costs. A move that keeps the result is no
fault; one that does not is judged by the points that it gives away, which are halves and wholes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import chess

from server.analysis.classes import Classification
from server.analysis.classification.point_loss import LOSS_BANDS, Bands, PointLoss, row
from server.analysis.classification.safety import captured_square, is_safe
from server.analysis.classification.special import Play, may_be_special
from server.analysis.engine.rule import has_one_move
from server.analysis.evaluation import Line, Score, points_by, top_line
from server.analysis.events.values import Theme

WIN, LOSS = 2, -2
"""`wdl` of a win and a loss that the fifty-move rule leaves alone; all between is drawn."""

WON = Score(cp=20_000)
"""A win of which no table says how long it takes: certain, whatever expected points are made of it."""

DETOUR_BANDS: Bands = (
    (1, Classification.BEST),
    (7, Classification.EXCELLENT),
    (math.inf, Classification.OKAY),
)
"""Moves by which a win comes later, or a loss sooner, than it need: never a fault."""


@dataclass(frozen=True, slots=True)
class Exact:
    """What a table knows of a position.

    `wdl`: of the side to move, -2..2 as Syzygy writes it; `dtm`: moves to mate, None for a draw or where it
    is not known; `table`, `source`: its name and who made it; `keep`: the moves that keep the result (UCI),
    the best first; `unsure`: those of which neither is proven; `themes`: what those that keep it do.
    """

    wdl: int
    dtm: int | None
    table: str
    source: str
    keep: tuple[str, ...]
    unsure: tuple[str, ...] = ()
    themes: tuple[Theme, ...] = ()

    @property
    def only(self) -> str | None:
        """The one move that keeps the result, if there is but one."""
        return self.keep[0] if len(self.keep) == 1 and not self.unsure else None

    def points_after(self, uci: str) -> float | None:
        """The mover's points after a move, as far as the position tells: it keeps the result, or loses a
        draw."""
        if uci in self.keep:
            return self.points
        return 0.0 if self.wdl == 0 and uci not in self.unsure else None

    @property
    def points(self) -> float:
        """Expected points of the side to move: 1, 0.5 or 0, as the fifty-move rule counts."""
        return points_of_wdl(self.wdl)


def points_of_wdl(wdl: int) -> float:
    """1 for a win, 0 for a loss, else 0.5: also where the fifty-move rule makes it so."""
    return {WIN: 1.0, LOSS: 0.0}.get(wdl, 0.5)


def proven(
    lines: Sequence[Line], exact: Exact | None, mover: chess.Color, told: float | None = None
) -> Exact | float | None:
    """What is certain of the position after a move of `mover`: what a table knows, or the mover's points by
    the rules, whose answers alone have no depth, else as the position before has `told`; None where it is an
    estimate."""
    top = top_line(lines)
    if exact is not None:
        return exact
    if top is None or top.depth:
        return told
    return points_by(top.score, mover, last_moved=mover)


def score_of(wdl: int, dtm: int | None, turn: chess.Color) -> Score:
    """The result as a score, White's view. `turn`: the side whose result it is."""
    if wdl not in (WIN, LOSS):
        return Score(cp=0)
    sign = 1 if (wdl == WIN) == turn else -1
    if dtm is None:
        assert WON.cp is not None
        return Score(cp=sign * WON.cp)
    return Score(mate=sign * dtm)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A move from a position that a table knows, the mover's points before and after it.

    `detour`: moves by which a win comes later, or a loss sooner, than it need; None where nothing is counted.
    `only`: no other move keeps the result, which is no loss.
    """

    before: float
    after: float
    detour: int | None
    only: bool

    @property
    def kept(self) -> bool:
        return self.after >= self.before


def outcome_of(board: chess.Board, move: chess.Move, before: Exact, after: Exact | float) -> Outcome:
    """What the legal `move` on `board` made of the result. `after`: what a table knows of the position after
    it, or the mover's points there by the rules."""
    points = after if isinstance(after, float) else 1 - after.points
    kept = points >= before.points
    only = kept and before.points > 0 and before.only == board.uci(move)
    return Outcome(before.points, points, _detour(before, after) if kept else None, only)


def _detour(before: Exact, after: Exact | float) -> int | None:
    if isinstance(after, float) or before.dtm is None or after.dtm is None:
        return None
    if before.wdl == WIN:
        return max(0, after.dtm + 1 - before.dtm)
    return max(0, before.dtm - after.dtm) if before.wdl == LOSS else None


def judged(outcome: Outcome) -> PointLoss | None:
    """The class of a move by its outcome, and the row that says so; None for one that keeps the result with
    nothing to count: best."""
    if not outcome.kept:
        return row(LOSS_BANDS, "table", "loss", outcome.before - outcome.after)
    if outcome.detour is None:
        return None
    return row(DETOUR_BANDS, "table", "mate_change", outcome.detour)


def is_feat(play: Play, outcome: Outcome) -> bool:
    """Whether the only move was hard to find: no answer to a check, no new queen, nothing taken that hung."""
    if not outcome.only or has_one_move(play.board) or not may_be_special(play):
        return False
    taken = captured_square(play.board, play.move)
    return taken is None or is_safe(play.board, taken)
