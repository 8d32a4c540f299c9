"""Tables of few men: how long they take to build, and a probe beside the legal moves of its position.

    python -m bench.tables [NAME ...]

Builds into a folder that is thrown away, one thread, code compiled before. A probe is of a mapped file whose
pages have been read once; the legal moves of the same positions are python-chess's.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import chess

from endgames.tables.building.build import Builder
from endgames.tables.files import ENDING, TableFile
from endgames.tables.names import Material, read_name
from endgames.tables.probing import TableFolder

NAMES = ("KRRvK", "KQvKR", "KPPvK", "KRvKP")
POSITIONS = 2000


def positions(material: Material, count: int) -> Iterator[chess.Board]:
    """Legal positions of a material, either colour and either side to move, without en passant."""
    chance = random.Random(material.name)
    while count:
        board = chess.Board(None)
        men = "Kk" + material.strong + material.weak.lower()
        for square, letter in zip(chance.sample(range(64), len(men)), men, strict=True):
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
        board.turn = chance.choice(chess.COLORS)
        if board.is_valid():
            count -= 1
            yield chance.choice((board, board.mirror()))


def microseconds(ask: Callable[[chess.Board], object], boards: list[chess.Board]) -> float:
    """Median time of a question over all boards, of five rounds."""
    rounds = []
    for _ in range(5):
        started = time.perf_counter()
        for board in boards:
            ask(board)
        rounds.append((time.perf_counter() - started) / len(boards) * 1e6)
    return statistics.median(rounds)


def main() -> None:
    names = [read_name(name).name for name in sys.argv[1:]] or list(NAMES)
    with tempfile.TemporaryDirectory() as folder:
        builder = Builder(Path(folder))
        builder.build(read_name("KQvK"), anew=True)
        print(f"{'table':8}{'MB':>6}{'built in':>10}{'probe':>9}{'answer':>9}{'moves':>9}  probe / moves")
        for name in names:
            builder.build(read_name(name))
            tables = TableFolder(Path(folder))
            boards = list(positions(read_name(name), POSITIONS))
            tables.is_sound(name)
            probe = microseconds(tables.plies, boards)
            answer = microseconds(tables.probe, boards[:200])
            moves = microseconds(lambda board: list(board.legal_moves), boards)
            file = TableFile(Path(folder) / f"{name}{ENDING}")
            times = f"{probe:6.1f} us{answer:6.0f} us{moves:6.1f} us"
            print(f"{name:8}{file.size / 1e6:6.1f}{file.head.seconds:8.1f} s{times}  {probe / moves:.2f}")
            tables.close()


if __name__ == "__main__":
    main()
