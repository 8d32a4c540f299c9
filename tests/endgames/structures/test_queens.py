"""A new queen against pawns: lower bounds below, upper bounds above what tables say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import chess
import numpy as np
import pytest

from endgames.structures import queens
from endgames.structures.trades import no_trades
from endgames.tables.layout import STALEMATE
from endgames.tables.probing import TableFolder
from scripts.build_duels import NAMES, TARGET, duels
from server.work.table_builds import BuiltTables
from tests.sampling import first

NONE = np.uint64(0)


def solved(wp: int, bp: int, asked: int, depth: int = 6) -> Any:
    """[side to move, queen, black king] -> white kings."""
    room = queens.new_queens(400)
    pawns, field = (np.uint64(wp), np.uint64(bp)), queens.new_field()
    number = queens.solve(*pawns, asked, depth, 400, no_trades(), room, field)
    assert number >= 0
    return room.good[number]


@pytest.mark.parametrize(
    ("asked", "piece"), first(1, [(queens.WINS, chess.QUEEN), (queens.WINS_BY_ROOK, chess.ROOK)])
)
def test_a_queen_or_rook_alone_as_the_tables_of_three_men_say(asked: int, piece: chess.PieceType) -> None:
    tables, found = TableFolder(None), solved(0, 0, asked)
    for at in range(0, 64, 11):
        for black in range(64):
            for white in range(64):
                board = chess.Board(None)
                if len({at, black, white}) < 3:
                    continue
                board.set_piece_at(at, chess.Piece(piece, chess.WHITE))
                board.set_piece_at(white, chess.Piece(chess.KING, chess.WHITE))
                board.set_piece_at(black, chess.Piece(chess.KING, chess.BLACK))
                for side, board.turn in enumerate((chess.WHITE, chess.BLACK)):
                    if not board.is_valid():
                        continue
                    plies = tables.plies(board)
                    assert plies is not None
                    wins = plies < STALEMATE and bool(plies & 1) is board.turn
                    if side == 1 and board.is_attacked_by(chess.BLACK, at) and not wins:
                        wins = False
                    assert bool(int(found[side, at, black]) >> white & 1) is wins, board.fen()


def test_bounds_lie_around_each_other() -> None:
    for pawn in (chess.BB_A3, chess.BB_C3, chess.BB_E4):
        wins = solved(0, pawn, queens.WINS)
        may_win = solved(0, pawn, queens.MAY_WIN, depth=30)
        holds = solved(0, pawn, queens.HOLDS)
        assert not (wins & ~may_win).any()
        assert not (wins & ~holds).any()


def test_less_deep_claims_less() -> None:
    pawns = chess.BB_A5 | chess.BB_F4
    assert not (
        solved(chess.BB_G2, pawns, queens.WINS, 1) & ~solved(chess.BB_G2, pawns, queens.WINS, 4)
    ).any()


def test_no_room_is_said() -> None:
    room = queens.new_queens(3)
    pawns = np.uint64(chess.BB_A5 | chess.BB_F4)
    assert queens.solve(NONE, pawns, queens.WINS, 4, 400, no_trades(), room, queens.new_field()) == -1
    assert room.counts[queens.FULL_UP]


@pytest.mark.nightly
def test_what_comes_with_kibitz_is_what_the_tables_of_four_men_say(tmp_path: Path) -> None:
    built = BuiltTables(tmp_path)
    assert not built.ensure(NAMES, lambda: False)
    built.close()
    with np.load(TARGET) as kept:
        for name, masks in duels(tmp_path / "tables").items():
            assert (kept[name] == masks).all()
