"""Tables that others have made (`tests/data/syzygy`, `tests/data/gaviota`), and positions to compare by."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import chess
import chess.gaviota
import chess.syzygy

from endgames.tables.names import read_name
from endgames.tables.probing import TableFolder

DATA = Path(__file__).parents[2] / "data"
FOUR = sorted(path.stem for path in DATA.glob("syzygy/*.rtbw") if len(path.stem) == len("KQvKR"))


def positions(name: str, count: int) -> Iterator[chess.Board]:
    """Legal positions of a table's men, colours exchanged in every second; with en passant where it goes."""
    material, chance = read_name(name), random.Random(name)
    men = "Kk" + material.strong + material.weak.lower()
    while count:
        board = chess.Board(None)
        for square, letter in zip(chance.sample(range(64), len(men)), men, strict=True):
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
        board.turn = chance.choice(chess.COLORS)
        board.ep_square = _behind_a_double_step(board)
        if board.is_valid():
            count -= 1
            yield board if count % 2 else board.mirror()


def _behind_a_double_step(board: chess.Board) -> int | None:
    """Where a pawn of the side that has moved could be taken en passant."""
    rank, back = (4, 8) if board.turn else (3, -8)
    for square in chess.scan_forward(board.pieces_mask(chess.PAWN, not board.turn)):
        if square >> 3 == rank and not board.occupied & (1 << square + back | 1 << square + 2 * back):
            there = board.copy(stack=False)
            there.ep_square = square + back
            if there.is_valid() and there.has_legal_en_passant():
                return square + back
    return None


def differences(tables: TableFolder, name: str, count: int) -> list[str]:
    """Positions of which Syzygy, and Gaviota where its file is there, say something else than our tables."""
    found = []
    with (
        chess.syzygy.open_tablebase(str(DATA / "syzygy")) as syzygy,
        chess.gaviota.PythonTablebase() as gaviota,
    ):
        gaviota.add_directory(str(DATA / "gaviota"))
        for board in positions(name, count):
            answer = tables.probe(board)
            assert answer is not None
            wdl, dtm = syzygy.probe_wdl(board), gaviota.get_dtm(board)
            if answer.wdl != wdl or (dtm is not None and (answer.dtm or 0) != (abs(dtm) + 1) // 2):
                found.append(board.fen())
    return found
