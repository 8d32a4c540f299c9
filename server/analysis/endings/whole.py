"""Pawn endings solved whole, as plain records: the way into `structures/` for those who must not load it
themselves. Importing this loads a compiler (numba).

Owns the records, and when a sum of local games is the reason for what is solved.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import chess

from endgames import pawns
from endgames.structures import DRAWN, WON, SolvedEnding, Solver, SolverAnswer, SolverLimits, solve_game
from endgames.themes import Supposed, turned
from server.analysis.endings.pawn_sums import written
from server.analysis.endings.solved import Ending, SolvedWhole
from server.analysis.events.values import Exact

QUICK = SolverLimits(
    work=200_000, nodes=12_000, promotions=12_000, followed=12_000, room=600, duels=0, depth=4, together=800
)
"""A stranger's question: about a second, 80 MB."""
SHORT = QUICK._replace(work=1_000_000, nodes=30_000, promotions=30_000, followed=30_000, room=2_000)
"""A game's endings, while its review waits: some seconds, 270 MB."""
LONG = SolverLimits(
    work=12_000_000, nodes=150_000, promotions=100_000, followed=60_000, room=6_000, depth=4, together=800
)
"""The same while other reviews go on: about a minute, 1.2 GB."""
TABLE, SOURCE = "pawns", "kibitz 1"
"""Who says so, as tables are named."""


def limits_of(nodes: int | None) -> SolverLimits:
    """What solves so many structures at most, an eightieth of them at once, 3 KB each; None: as usual."""
    usual = SolverLimits()
    if nodes is None:
        return usual
    most = max(usual.nodes, nodes // 80)
    return usual._replace(work=nodes, nodes=most, promotions=most, followed=max(usual.followed, nodes // 80))


def solved_whole(
    board: chess.Board, limits: SolverLimits | None = None, values: pawns.Values | None = None
) -> tuple[SolvedWhole, bool]:
    """Who wins a position with pawns and kings alone, as far as that is proven; and whether its value as a
    sum is the reason."""
    solver = Solver([board], limits or SolverLimits())
    (answer,) = solver.answers()
    found = pawns.solve(board, values, prove=False)
    explains = (
        not isinstance(found, pawns.NoSums)
        and _fits(board, answer, found)
        and all(solver.proves([*_other_half(board, found)]))
    )
    whole: SolvedWhole = {
        "result": answer.result,
        "proven": answer.result is not None,
        "moves": [*answer.moves],
        "unsure": [*answer.unsure],
        "nodes": solver.work,
    }
    return whole, explains


def solved_game(
    boards: Sequence[chess.Board],
    values: pawns.Values | None = None,
    limits: Sequence[SolverLimits] = (SHORT, LONG),
) -> list[Ending]:
    """What is proven of the positions of a game, all of kings and pawns alone, in its order. `limits`: of one
    try after the other, until all is solved."""
    worth = [pawns.solve(board, values, prove=False) for board in boards]
    found = [None if isinstance(each, pawns.NoSums) else each for each in worth]
    other = [[*_other_half(board, each)] if each else [] for board, each in zip(boards, found, strict=True)]
    endings = [Ending() for _ in boards]
    for each in limits:
        solved = solve_game(boards, each, other)
        tried = map(_ending, boards, found, solved)
        endings = [now if now.exact else before for now, before in zip(tried, endings, strict=True)]
        if all(ending.exact for ending in endings):
            break
    return endings


def _ending(board: chess.Board, found: pawns.SolvedSums | None, solved: SolvedEnding) -> Ending:
    if solved.answer.result is None:
        return Ending()
    explains = found and _fits(board, solved.answer, found) and all(solved.supposed)
    return Ending(_exact(board, solved), written(found) if found and explains else None)


def _exact(board: chess.Board, solved: SolvedEnding) -> Exact:
    answer = solved.answer
    found: Exact = {
        "wdl": 0 if answer.result == DRAWN else 2 if answer.result == WON[board.turn] else -2,
        "dtm": None,
        "table": TABLE,
        "source": SOURCE,
        "keep": [board.parse_san(san).uci() for san in answer.moves],
    }
    if answer.unsure:
        found["unsure"] = [board.parse_san(san).uci() for san in answer.unsure]
    if solved.themes:
        found["themes"] = [
            {"move": uci, "name": theme.name, "square": chess.square_name(theme.square)}
            for uci, theme in solved.themes
        ]
    return found


def _fits(board: chess.Board, answer: SolverAnswer, found: pawns.SolvedSums) -> bool:
    """Whether a sum says of the side to move what is proven: who wins, and by which moves alone."""
    if not found.by_spare_moves:
        return False
    if not pawns.mover_wins(found, board.turn):
        return answer.result == WON[not board.turn]
    wins = answer.result == WON[board.turn] and not answer.unsure
    return wins and {*answer.moves} == {*found.winning_moves}


def _other_half(board: chess.Board, found: pawns.SolvedSums) -> Iterator[Supposed]:
    """What must be so for the other half of what a sum says: with the other side to move."""
    other = turned(board)
    if other is None:
        yield Supposed(board, chess.WHITE, True)
        yield Supposed(board, chess.BLACK, True)  # so it is never the reason
    elif not pawns.mover_wins(found, other.turn):
        yield Supposed(other, board.turn, True)
    else:
        for move in other.legal_moves:
            after = other.copy(stack=False)
            after.push(move)
            yield Supposed(after, other.turn, other.san(move) in found.other_winning_moves)
