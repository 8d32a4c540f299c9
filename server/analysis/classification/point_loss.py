"""The class of a move by what it gave away: `docs/classification.md` section 4, with the corrections
that raise a class.

Owns the tables of bounds. Numbers are in the mover's view here; whether the top move was played, and the
classes above best, are decided elsewhere.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import pairwise

import chess

from server.analysis.classes import Classification
from server.analysis.engine.rule import has_one_move
from server.analysis.evaluation import NOTHING_AT_STAKE, Score, expected_loss, is_decided, points_by
from server.analysis.events.values import ReasonRule
from server.analysis.rule_sets import RuleSet

Bands = tuple[tuple[float, Classification], ...]
"""Ascending upper bounds (not included) and the class below each."""

_BEST, _EXCELLENT, _OKAY = Classification.BEST, Classification.EXCELLENT, Classification.OKAY
_INACCURACY, _MISTAKE, _BLUNDER = (
    Classification.INACCURACY,
    Classification.MISTAKE,
    Classification.BLUNDER,
)

LOSS_BANDS: Bands = (
    (0.01, _BEST),
    (0.045, _EXCELLENT),
    (0.08, _OKAY),
    (0.12, _INACCURACY),
    (0.22, _MISTAKE),
    (math.inf, _BLUNDER),
)
"""Centipawns to centipawns, by the loss of expected points."""

MATE_TO_CP_BANDS: Bands = (
    (0, _BLUNDER),
    (200, _MISTAKE),
    (400, _INACCURACY),
    (800, _OKAY),
    (math.inf, _EXCELLENT),
)
"""A mate, of whichever side, is gone: by the centipawns after."""

CP_TO_MATE_BANDS: Bands = ((-5, _INACCURACY), (-2, _MISTAKE), (1, _BLUNDER), (math.inf, _BEST))
"""A mate came up: by its distance, negative against the mover."""

MATE_REVERSED_BANDS: Bands = ((-3, _MISTAKE), (math.inf, _BLUNDER))
"""From mating to being mated: by the mate after."""

MATING_BANDS: Bands = ((0, _BEST), (2, _EXCELLENT), (7, _OKAY), (math.inf, _INACCURACY))
"""From one mate to another that the mover gives: by the change of distance."""

MATED_BANDS: Bands = ((1, _BEST), (2, _EXCELLENT), (7, _OKAY), (math.inf, _INACCURACY))
"""The same where the mover is mated in the end: to hold the distance is best."""

ALREADY_LOST = ((-1000, _INACCURACY), (-700, _MISTAKE))
"""Correction 3: prior centipawns below the bound -> the worst class for walking into mate."""


@dataclass(frozen=True, slots=True)
class PointLoss:
    """A class and why. `rule`: "mate_to_mate", "mate_to_cp", "cp_to_mate", "cp_to_cp", "table" (an exact
    answer). `measure`: what was held to the bounds ("loss" of expected points, "cp" or "mate" after,
    "mate_change") and its `value`; the row hit is `low` <= value < `high`. `by_table`: that row's class,
    before `corrections`, by name."""

    classification: Classification
    rule: ReasonRule
    measure: str
    value: float
    low: float
    high: float
    by_table: Classification
    corrections: tuple[str, ...] = ()


def point_loss(before: Score, after: Score, mover: chess.Color, rules: RuleSet) -> PointLoss:
    """The class of a move of `mover` that was not the engine's first, raised where `rules` correct it."""
    found = _by_table(before, after, mover)
    return _corrected(found, before, after, mover, rules)


def _by_table(before: Score, after: Score, mover: chess.Color) -> PointLoss:
    p, c = before.of(mover), after.of(mover)
    if before.mate is None and after.mate is None:
        loss = expected_loss(before, after, mover=mover)
        return row(LOSS_BANDS, "cp_to_cp", "loss", loss)
    if before.mate is None:
        return row(CP_TO_MATE_BANDS, "cp_to_mate", "mate", c)
    if after.mate is None:
        return row(MATE_TO_CP_BANDS, "mate_to_cp", "cp", c)
    if p > 0 > c:
        return row(MATE_REVERSED_BANDS, "mate_to_mate", "mate", c)
    return row(MATED_BANDS if c < 0 else MATING_BANDS, "mate_to_mate", "mate_change", c - p)


def loss_from(classification: Classification) -> float:
    """The loss of expected points from which a move is of this class, by `cp_to_cp`."""
    return next(low for (low, _), (_, of) in pairwise(((0.0, None), *LOSS_BANDS)) if of == classification)


def row(bands: Bands, rule: ReasonRule, measure: str, value: float) -> PointLoss:
    """The row of `bands` that `value` hits, and its class."""
    low = -math.inf
    for high, classification in bands:
        if value < high:
            return PointLoss(classification, rule, measure, value, low, high, by_table=classification)
        low = high
    raise ValueError(f"{value} is in no row of {rule}")


def _corrected(
    found: PointLoss, before: Score, after: Score, mover: chess.Color, rules: RuleSet
) -> PointLoss:
    """`found` raised to the least class that the corrections allow, as far as `rules` make them."""
    classification = found.classification
    applied: list[str] = []
    for name, floor in _floors(before, after, mover, rules):
        if classification.value_points < floor.value_points:
            classification = floor
            applied.append(name)
    return replace(found, classification=classification, corrections=tuple(applied))


def _floors(
    before: Score, after: Score, mover: chess.Color, rules: RuleSet
) -> list[tuple[str, Classification]]:
    p, c = before.of(mover), after.of(mover)
    floors = []
    if rules.slower_mate and before.mate is not None and after.mate is not None and p > 0 and c > 0:
        floors.append(("slower_mate", _EXCELLENT))
    if rules.not_lower:
        if before.mate is not None and p < 0 and (after.mate is None or c > 0):
            floors.append(("not_lower", _BEST))
        elif expected_loss(before, after, mover=mover) == 0:
            floors.append(("not_lower", _OKAY))
    if rules.decided and _is_decided(before, after, mover):
        floors.append(("decided", _OKAY))
    if rules.already_lost and before.mate is None and after.mate is not None and c < 0:
        floors += [("already_lost", worst) for bound, worst in ALREADY_LOST if p < bound]
    return floors


def _is_decided(before: Score, after: Score, mover: chess.Color) -> bool:
    was = points_by(before, mover, last_moved=not mover)
    return is_decided(was, points_by(after, mover, last_moved=mover), NOTHING_AT_STAKE)


FALL = loss_from(Classification.MISTAKE)
"""Expected points that a best move may not lose: from here on it would be a mistake."""


def fall(board: chess.Board, move: chess.Move, best: str | None, before: Score, after: Score) -> float | None:
    """The expected points that `move`, played on `board`, lost though it was the engine's own `best` (UCI):
    one of the two searches was wrong. Which, a larger search tells (`review/second_thought.py`); where none
    does, the position before was worth no more than what its best move led to (`reconcile.py`).

    None if it was another move, the only one, or lost less than FALL. `before`, `after`: the scores of the
    positions on both sides.
    """
    if best is None or board.uci(move) != best:
        return None
    lost = expected_loss(before, after, mover=board.turn)
    return lost if lost >= FALL and not has_one_move(board) else None
