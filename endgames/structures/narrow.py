"""Questions in which only some pawns of the side that chooses may step forward, by files.

What White wins so it wins all the more with all its moves; what Black holds so likewise. There are far fewer
structures, and less is leant on. Captures and promotions are always there.
"""

from __future__ import annotations

import functools
import itertools
import operator
from collections.abc import Sequence

import chess

from endgames.structures import closure
from endgames.structures.closure import EVERYWHERE
from endgames.structures.questions import Shared, SolverLimits, WinQuestion, pawns_of


def narrow(
    boards: Sequence[chess.Board], files: int, limits: SolverLimits, shared: Shared, *, wins: bool
) -> WinQuestion:
    """The question whether White `wins`, or that it does not, with steps on these files alone. Raises
    NoRoom."""
    return WinQuestion(boards, limits, shared, _pushes(files, wins=wins))


def sizes(boards: Sequence[chess.Board], most: int, *, wins: bool) -> list[tuple[int, int]]:
    """(structures, files) of all such questions of `most` structures at most, but for that of all files; the
    largest first."""
    roots = {pawns_of(board) for board in boards}
    pawns = functools.reduce(operator.or_, (int(each[0 if wins else 1]) for each in roots), 0)
    files = [file for file in chess.BB_FILES if file & pawns]
    large: list[int] = []
    found: list[tuple[int, int]] = []
    for count in range(len(files)):
        for chosen in map(sum, itertools.combinations(files, count)):
            if any(chosen & each == each for each in large):
                continue
            size = closure.size_of(roots, most, _pushes(chosen, wins=wins))
            if size > most:
                large.append(chosen)
            else:
                found.append((size, chosen))
    return sorted(found, reverse=True)


def _pushes(files: int, *, wins: bool) -> tuple[int, int]:
    return (files, EVERYWHERE) if wins else (EVERYWHERE, files)
