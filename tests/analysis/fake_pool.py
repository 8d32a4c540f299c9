"""A pool whose engine counts material two plies deep: quick, and the same every time."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache

import chess

from server.analysis.engine.base import Analysis
from server.analysis.engine.plan import Chunk
from server.analysis.engine.pool import Searched
from server.analysis.errors import Stopped
from server.analysis.evaluation import Line, Score

_VALUES = {
    chess.PAWN: 100,
    chess.KNIGHT: 300,
    chess.BISHOP: 310,
    chess.ROOK: 500,
    chess.QUEEN: 900,
    chess.KING: 0,
}


def material(board: chess.Board) -> int:
    """White's material less Black's, in centipawns."""
    return sum(_VALUES[piece.piece_type] * (1 if piece.color else -1) for piece in board.piece_map().values())


def lines_of(board: chess.Board, multipv: int) -> tuple[Line, ...]:
    """The moves in order of the material after them, in White's view."""
    moves = _moves_in_order(board.epd(en_passant="fen"), board.chess960)
    sign = 1 if board.turn else -1
    return tuple(
        Line(rank, 8, Score(mate=sign) if mate else Score(cp=sign * gained), (uci,))
        for rank, (mate, gained, uci) in enumerate(moves[:multipv], start=1)
    )


@cache
def _moves_in_order(epd: str, chess960: bool) -> list[tuple[bool, int, str]]:
    """(whether it mates, the mover's material after it, move), the best first. No code of `server` has a part
    in it: what is kept is the same for each of its mutants."""
    board = chess.Board(epd, chess960=chess960)
    sign = 1 if board.turn else -1
    moves = []
    for move in list(board.legal_moves):
        board.push(move)
        moves.append((board.is_checkmate(), sign * material(board), move.uci()))
        board.pop()
    return sorted(moves, reverse=True)


class FakePool:
    """Stands in for `EnginePool`: searches in the calling thread; `searched` notes the plies, `runs` those of
    each run: the first is the review's own; `counted`: what was counted beside."""

    size = 1
    identity = "Material 1"

    def __init__(self) -> None:
        self.searched: list[int] = []
        self.runs: list[list[int]] = []
        self.counted: Counter[str] = Counter()

    def count(self, name: str, amount: float) -> None:
        self.counted[name] += int(amount)

    def warm(self, should_stop: Callable[[], bool]) -> None:
        pass

    def run(
        self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Callable[[], bool]
    ) -> Iterator[Searched]:
        self.runs.append([])
        for chunk in chunks:
            for search in chunk.searches:
                if should_stop():
                    raise Stopped("The review was stopped.")
                self.searched.append(search.ply)
                self.runs[-1].append(search.ply)
                analysis = Analysis(lines_of(boards[search.ply], search.multipv), 8, search.nodes)
                yield Searched(search.ply, chunk.index, analysis, self.identity)


class WaveringPool(FakePool):
    """An engine that changes its mind with its budget: scores and the first move hang on the nodes."""

    identity = "Wavering 1"

    def run(
        self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Callable[[], bool]
    ) -> Iterator[Searched]:
        for found in super().run(chunks, boards, should_stop):
            board, nodes = boards[found.ply], found.analysis.nodes
            lines = tuple(self._wavered(line, board, nodes) for line in found.analysis.lines)
            yield replace(found, analysis=replace(found.analysis, lines=lines), engine=self.identity)

    def _wavered(self, line: Line, board: chess.Board, nodes: int) -> Line:
        if line.score.mate is not None:
            return line
        wave = zlib.crc32(f"{board.fen()} {nodes}".encode()) % 301 - 150
        return replace(line, score=Score(cp=line.score.of(chess.WHITE) + wave))
