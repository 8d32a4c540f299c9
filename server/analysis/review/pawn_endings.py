"""The pawn endings of a game: solved whole, and else as sums of local games, if that is proven and the engine
agrees. Owns which positions are asked, and what their answers make of the engine's lines.

A position solved whole keeps the lines of its search, as they show how it is played; their scores are what is
proven. Who solves is given: it takes a compiler, and time (`PawnSolver`).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

import chess

from server.analysis.classification.exact import LOSS, WIN, Exact, score_of
from server.analysis.endings.solved import Ending, has_pawns_alone
from server.analysis.engine.rule import lets_claim, repeating_moves
from server.analysis.evaluation import Line, Score
from server.analysis.events.events import Event
from server.analysis.events.values import PawnSums
from server.analysis.review.building import Known, exact_of
from server.analysis.review.run import Run

MOST_POSITIONS = 200
"""Positions of a game that are solved, the last ones."""
_CLOCK = 50
"""Half moves without pawn move or capture up to which the fifty-move rule is far."""
MOST_PROOFS = 24
"""Proofs as sums that are tried in a game."""
MOST_FAILED = 4
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


def solve_pawn_endings(run: Run, solve: PawnSolver | None) -> Iterator[Event]:
    """All positions are searched: judge again where pawn endings are solved."""
    if solve is None or not run.judge.options.rules.exact:
        return
    for ply, found in pawn_endings(run.boards, run.searched, solve, run.should_stop):
        if found != run.known[ply]:
            run.learn(ply, found)
            yield from run.tell_positions([ply])
    yield from run.consequences()


def pawn_endings(
    boards: Sequence[chess.Board],
    known: Mapping[int, Known],
    solve: PawnSolver,
    should_stop: Callable[[], bool],
) -> Iterator[tuple[int, Known]]:
    """What is known of the game's positions with kings and pawns alone, by ply, solved or not. Raises
    Stopped, Postponed."""
    plies = [ply for ply, board in enumerate(boards) if _is_asked(board, known[ply])][-MOST_POSITIONS:]
    if plies:
        endings = solve.endings([boards[ply] for ply in plies], should_stop)
        for ply, ending in zip(plies, endings, strict=True):
            yield ply, solved(boards[ply], known[ply], ending)


def _is_asked(board: chess.Board, found: Known) -> bool:
    by_engine = found.source not in ("rule", "table")
    return by_engine and has_pawns_alone(board) and board.halfmove_clock <= _CLOCK


def solved(board: chess.Board, found: Known, ending: Ending) -> Known:
    """What a search found, with what is proven."""
    exact = exact_of(ending.exact)
    exact = exact and _in_game(board, exact)
    if exact is None:
        return found
    lines = _lines(board, found.analysis.lines, exact)
    by_line = [line.pv[0] for line in lines if line.pv]
    keep = sorted(exact.keep, key=lambda uci: by_line.index(uci) if uci in by_line else len(by_line))
    return dataclasses.replace(
        found,
        analysis=dataclasses.replace(found.analysis, lines=lines),
        exact=dataclasses.replace(exact, keep=tuple(keep)),
        pawns=ending.sums,
    )


def _in_game(board: chess.Board, exact: Exact) -> Exact | None:
    """What is proven, with the draws by repetition that can be claimed; None where they make it another
    result."""
    claims = {move.uci() for move in repeating_moves(board)}
    if exact.wdl == WIN:
        lost = {uci for uci in exact.keep if lets_claim(board, chess.Move.from_uci(uci))}
        keep = tuple(uci for uci in exact.keep if uci not in lost)
        return dataclasses.replace(exact, keep=keep) if keep else None
    if exact.wdl == LOSS:
        return None if claims else exact
    return dataclasses.replace(exact, keep=(*exact.keep, *sorted(claims - {*exact.keep})))


def _lines(board: chess.Board, lines: Sequence[Line], exact: Exact) -> tuple[Line, ...]:
    """The lines in the order of what they are worth; a move that keeps the result is among them."""
    own = [line for line in lines if line.pv]
    if exact.keep and not any(line.pv[0] in exact.keep for line in own):
        own.insert(0, Line(1, 0, score_of(exact.wdl, None, board.turn), (exact.keep[0],)))
    scored = [(line, _score(line, exact, board.turn)) for line in own]
    scored.sort(key=lambda each: (each[0].pv[0] not in exact.keep, each[0].pv[0] not in exact.unsure))
    return tuple(Line(rank, line.depth, score, line.pv) for rank, (line, score) in enumerate(scored, start=1))


def _score(line: Line, exact: Exact, turn: chess.Color) -> Score:
    """A line's score, as far as it is proven: a mate stays one, which is proof itself."""
    uci, proven = line.pv[0], score_of(exact.wdl, None, turn)
    if uci in exact.keep:
        mates = line.score.mate is not None and exact.wdl in (WIN, LOSS)
        mates = mates and _wins(line.score) == _wins(proven)
        return line.score if mates else proven
    if exact.wdl == 0 and uci not in exact.unsure:
        return score_of(LOSS, None, turn)
    too_much = line.score.of(turn) > 0 and (exact.wdl == 0 or uci not in exact.unsure)
    return Score(cp=0) if too_much else line.score


def _wins(score: Score) -> bool:
    """Whether White does."""
    return score.of(chess.WHITE) > 0


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
        if tried == MOST_PROOFS or failed == MOST_FAILED:
            return
        if found.source != "search" or found.exact or not has_pawns_alone(board):
            continue
        agreed = Agreed(True, found.pawns) if found.pawns else solve(board, found.analysis.lines, should_stop)
        tried += agreed.tried
        failed += agreed.tried and not agreed.sums
        if agreed.sums:
            yield ply, agreed.sums
