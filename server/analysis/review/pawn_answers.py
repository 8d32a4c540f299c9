"""The pawn endings of a game as sums of local games, where that is proven and the engine agrees, and they are
not solved whole (`pawn_endings.py`).

Owns which positions are asked, and how many are proven in a game. Who solves is given: it takes a compiler.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

import chess

from server.analysis.endings.solved import Ending, has_pawns_alone
from server.analysis.evaluation import Line
from server.analysis.events.events import Event
from server.analysis.events.values import PawnSums
from server.analysis.review.building import Known
from server.analysis.review.run import Run

MOST = 24
"""Proofs that are tried in a game."""
FAILED = 4
"""Those of them that may fail: what cannot be proven takes all that a proof may take, some seconds."""


class Agreed(NamedTuple):
    """`tried`: whether a proof was; `sums`: what may be claimed."""

    tried: bool
    sums: PawnSums | None = None


class PawnSolver(Protocol):
    """Solves a position with pawns and kings alone."""

    def __call__(self, board: chess.Board, lines: Sequence[Line], should_stop: Callable[[], bool]) -> Agreed:
        """What is proven and agrees with the engine's `lines`; the same position has always the same answer.
        Raises Stopped."""
        ...

    def endings(self, boards: Sequence[chess.Board], should_stop: Callable[[], bool]) -> Sequence[Ending]:
        """What is proven of each of these positions of one game; the same ones have always the same answers.
        Raises Stopped; Postponed where that is to take long, and who asks is to ask again."""
        ...


def tell_pawn_sums(run: Run, solve: PawnSolver | None) -> Iterator[Event]:
    """Tell pawn endings again that are solved as sums of local games."""
    if solve is None or not run.judge.options.rules.exact:
        return
    for ply, sums in pawn_answers(run.boards, run.known, solve, run.should_stop):
        run.known[ply] = dataclasses.replace(run.known[ply], pawns=sums)
        yield from run.tell_positions([ply])


def pawn_answers(
    boards: Sequence[chess.Board],
    known: Mapping[int, Known],
    solve: PawnSolver,
    should_stop: Callable[[], bool],
) -> Iterator[tuple[int, PawnSums]]:
    """What may be claimed of the game's positions that the engine has searched, by ply, in order. Raises
    Stopped."""
    tried = failed = 0
    for ply, board in enumerate(boards):
        found = known[ply]
        if tried == MOST or failed == FAILED:
            return
        if found.source != "search" or found.exact or not has_pawns_alone(board):
            continue
        agreed = Agreed(True, found.pawns) if found.pawns else solve(board, found.analysis.lines, should_stop)
        tried += agreed.tried
        failed += agreed.tried and not agreed.sums
        if agreed.sums:
            yield ply, agreed.sums
