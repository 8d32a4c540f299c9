"""The pawn endings of a game, solved together: what each position is worth, and what its moves do in words.

Owns how the work is shared: all that follows on a position holds what follows on the later ones, so one
solver answers for them all; where the earliest takes too much, it begins later. What is larger than that is
tried last, each by itself, the latest first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

import chess

from endgames.structures import closure
from endgames.structures.questions import SolverLimits, pawns_of
from endgames.structures.solver import DRAWN, WON, Solver, SolverAnswer
from endgames.themes import Supposed, ThemeClaim, themes

_TIMES = 80
"""How often the work of one structure is done, about, until all of an ending stands: what is larger waits."""


class SolvedEnding(NamedTuple):
    """A position of a game. `themes`: what a move does (UCI), proven; `supposed`: of each whether it is
    proven."""

    answer: SolverAnswer
    themes: tuple[tuple[str, ThemeClaim], ...] = ()
    supposed: tuple[bool, ...] = ()


def solve_game(
    boards: Sequence[chess.Board], limits: SolverLimits, supposed: Sequence[Sequence[Supposed]] = ()
) -> list[SolvedEnding]:
    """Solve positions with kings and pawns alone, in the order of the game. `supposed`: for each board what
    else is to be proven. The same positions and limits have always the same answers."""
    found = [SolvedEnding(SolverAnswer(None)) for _ in boards]
    sizes = _sizes(boards, limits.nodes)
    left, most = limits.work, limits.work // _TIMES
    while True:
        fit = (at for at, size in enumerate(sizes) if size <= most and found[at].answer.result is None)
        first = next(fit, None)
        if first is None or left <= 0:
            break
        open_ = [at for at in range(first, len(boards)) if found[at].answer.result is None]
        left -= _solve(boards, open_, limits._replace(work=left), found, supposed)
        most = sizes[first] // 2
    for at in reversed([at for at, size in enumerate(sizes) if size > limits.work // _TIMES]):
        if left > 0 and found[at].answer.result is None:
            left -= _solve(boards, [at], limits._replace(work=left), found, supposed)
            if found[at].answer.result is None:
                break
    return found


def _solve(
    boards: Sequence[chess.Board],
    plies: Sequence[int],
    limits: SolverLimits,
    found: list[SolvedEnding],
    supposed: Sequence[Sequence[Supposed]],
) -> int:
    """Put what is proven of `plies` into `found` -> the work that took."""
    solver = Solver([boards[at] for at in plies], limits)
    for at, answer in zip(plies, solver.answers(), strict=True):
        found[at] = SolvedEnding(answer)
    _explain(boards, plies, found, supposed, solver)
    return solver.work


def _explain(
    boards: Sequence[chess.Board],
    plies: Sequence[int],
    found: list[SolvedEnding],
    supposed: Sequence[Sequence[Supposed]],
    solver: Solver,
) -> None:
    """Put what else is proven of the solved ones of `plies` into `found`."""
    solved = [at for at in plies if found[at].answer.result is not None]
    wished = {at: tuple(supposed[at]) if supposed else () for at in solved}
    told = {at: [*_themes(boards[at], found[at].answer)] for at in solved}
    asked = [each for at in solved for each in wished[at]]
    asked += [each for at in solved for _, theme in told[at] for each in theme.supposed]
    proven = iter(solver.proves(asked))
    said = {at: tuple(islice(proven, len(wished[at]))) for at in solved}
    for at in solved:
        first: dict[str, ThemeClaim] = {}
        for uci, theme in told[at]:
            if all([*islice(proven, len(theme.supposed))]):
                first.setdefault(uci, theme)
        found[at] = found[at]._replace(themes=tuple(first.items()), supposed=said[at])


def _themes(board: chess.Board, answer: SolverAnswer) -> Iterable[tuple[str, ThemeClaim]]:
    """What the moves that keep a result may do; nothing where it is lost, or all do."""
    winner = None if answer.result == DRAWN else answer.result == WON[chess.WHITE]
    if winner is (not board.turn):
        return
    kept, unsure = (list(map(board.parse_san, sans)) for sans in (answer.moves, answer.unsure))
    if len(kept) == board.legal_moves.count():
        return
    for move in kept:
        for theme in themes(board, move, kept, winner, unsure):
            yield move.uci(), theme


def _sizes(boards: Sequence[chess.Board], most: int) -> list[int]:
    """How many structures follow on each board, `most` + 1 where more do."""
    known: dict[tuple[int, int], int] = {}
    largest = 0
    for board in reversed(boards):  # what comes earlier has more
        white, black = pawns_of(board)
        key = int(white), int(black)
        if key not in known:
            known[key] = largest = most + 1 if largest > most else closure.size_of([(white, black)], most)
    return [known[tuple(map(int, pawns_of(board)))] for board in boards]  # type: ignore[index]
