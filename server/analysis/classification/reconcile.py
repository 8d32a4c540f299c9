"""Scores of neighbouring positions made to agree: correction 4 of the rule set kibitz.

Owns what a score proves about the position one ply earlier. The score of a position is at least as good for
the side to move as what the played move proved; a forced mate that is seen after the move was there before
it. Knows scores and turns only: no boards, no lines, no classes.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

import chess

from server.analysis.evaluation import Score


@dataclass(frozen=True, slots=True)
class Reconciled:
    """A position's score after reconciliation, White's view; None where its own is unknown.

    `final`: no unknown score of another position can change it any more. `corrected`: it differs from the
    position's own score, because the played move proved more.
    """

    score: Score | None
    final: bool
    corrected: bool


def carry_back(score: Score, *, mover: chess.Color) -> Score:
    """What `score`, found after a move of `mover`, proves about the position before the move.

    Centipawns stay; the mover's mate in n was a mate in n + 1 (a mate that was given, a mate in 1); a mate
    against the mover keeps its number, which counts the opponent's moves.
    """
    if score.mate is None:
        return score
    sign = 1 if mover else -1
    if score.mate * sign < 0:
        return score
    return Score(mate=score.mate + sign)


def better(one: Score, other: Score, *, mover: chess.Color) -> bool:
    """Whether `one` is strictly better than `other` for `mover`, who is to move on that board.

    A quicker mate beats a slower one, any mate beats centipawns, centipawns beat being mated, and being mated
    later beats being mated sooner. A mate 0 is the mover's own end.
    """
    return _rank(one, mover) > _rank(other, mover)


def reconcile(
    scores: Sequence[Score | None],
    turns: Sequence[chess.Color],
    settled: Container[int] = (),
    exact: Container[int] = (),
) -> list[Reconciled]:
    """Reconciled scores of the positions 0..N of a game.

    `scores`: the top lines' scores, White's view; None where not known yet (finished positions are always
    known). `turns`: the side to move in each. `settled`: positions whose best move was played and proved
    less: they take what it proved. `exact`: positions that a table knows: no later move proves more. Raises
    ValueError if the lengths differ.
    """
    result: list[Reconciled] = []
    later: _Bounds | None = None
    proved: Score | None = None
    for ply, score, turn in reversed([*zip(range(len(scores)), scores, turns, strict=True)]):
        if ply in exact:
            later, proved = None, None
        own = proved if ply in settled and proved is not None else score
        later = _bounds(own, later, turn)
        value = own if own is None or proved is None else _best(own, proved, turn)
        final = value is not None and later.low == later.high
        result.append(Reconciled(value, final, corrected=value != score))
        proved = None if value is None else carry_back(value, mover=not turn)
    result.reverse()
    return result


@dataclass(frozen=True, slots=True)
class _Bounds:
    """The worst and the best score, for the side to move, that a position can still come out with."""

    low: Score
    high: Score


def _bounds(score: Score | None, later: _Bounds | None, turn: chess.Color) -> _Bounds:
    """An unknown score is one of a position that goes on, so it lies between being mated in 1 and mating in
    1. Taking the better of two and carrying back keep the order, so the ends of the range are the ends'
    images."""
    sign = 1 if turn else -1
    low, high = (score, score) if score else (Score(mate=-sign), Score(mate=sign))
    if later is None:
        return _Bounds(low, high)
    # What is best for the other side there is worst for this one here.
    worst, best = (carry_back(end, mover=turn) for end in (later.high, later.low))
    return _Bounds(_best(low, worst, turn), _best(high, best, turn))


def _best(own: Score, proved: Score, turn: chess.Color) -> Score:
    return proved if better(proved, own, mover=turn) else own


def _rank(score: Score, mover: chess.Color) -> tuple[int, int]:
    value = score.of(mover)
    if score.mate is None:
        return 0, value
    return (1, -value) if value > 0 else (-1, -value)
