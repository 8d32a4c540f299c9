"""Queens traded: what is known of the pawns that are left, and what follows."""

from __future__ import annotations

import json
from pathlib import Path

import chess
import numpy as np
import pytest

from endgames.structures import kings, queens
from endgames.structures.questions import Shared, SolverLimits, WinQuestion
from endgames.structures.trades import after_trade, no_trades, trades_of
from tests.endgames.structures.made import solved, store_of

NONE = np.uint64(0)
OF_TABLES = [
    each
    for each in map(
        json.loads, (Path(__file__).parents[2] / "data" / "pawn_endings.jsonl").read_text().splitlines()
    )
    if each["source"].startswith("kibitz")
]


def question(fen: str) -> tuple[chess.Board, WinQuestion]:
    limits = SolverLimits(nodes=20_000, promotions=20_000)
    board = chess.Board(fen)
    return board, WinQuestion([board], limits, Shared(limits))


def test_where_nothing_is_known_only_a_bare_king_cannot_win() -> None:
    found = np.empty((2, 64), np.uint64)
    after_trade(np.uint64(chess.BB_E4), NONE, False, no_trades(), found)
    assert not found.any()
    after_trade(NONE, np.uint64(chess.BB_E4), True, no_trades(), found)
    assert not found.any()
    after_trade(np.uint64(chess.BB_E4), NONE, True, no_trades(), found)
    assert (
        int(found[1, chess.A8])
        == ~(chess.BB_E4 | chess.BB_KING_ATTACKS[chess.A8] | chess.BB_A8) & chess.BB_ALL
    )


def test_what_white_does_not_win_black_holds() -> None:
    pawns = chess.BB_E4
    store = store_of((pawns, 0))
    may_win = solved(store, kings.MOST)
    found = np.empty((2, 64), np.uint64)
    known = trades_of(store, None, may_win)
    after_trade(NONE, np.uint64(pawns).byteswap(), True, known, found)
    for white, black in ((chess.E5, chess.E7), (chess.E3, chess.E6), (chess.A1, chess.A8)):
        for side in range(2):
            wins = int(may_win[0, side, black]) >> white & 1
            holds = int(found[1 - side, white ^ 56]) >> (black ^ 56) & 1
            assert wins + holds == 1


def test_a_trade_into_a_won_ending_wins() -> None:
    pawns, black_pawns = np.uint64(chess.BB_G4), np.uint64(chess.BB_A3)
    store = store_of((int(pawns), 0))
    known = trades_of(store, solved(store, kings.LEAST), None)
    won = []
    for trades in (no_trades(), known):
        room = queens.new_queens(100)
        number = queens.solve(pawns, black_pawns, queens.WINS, 4, 100, trades, room, queens.new_field())
        won.append(int(room.good[number, 1, chess.H8, chess.B1]) >> chess.F5 & 1)
    assert won == [0, 1]  # 1...a2 2.Kg5 a1Q 3.Qxa1+ Kxa1 4.Kh6


@pytest.mark.parametrize("known", OF_TABLES[::3], ids=lambda known: known["fen"])
def test_with_trades_no_more_is_claimed_than_tables_of_four_men_say(known: dict[str, str]) -> None:
    board, asked = question(known["fen"])
    if board.has_legal_en_passant():
        return
    target = asked.position(board)
    for least in (True, False):
        asked.deepen(least=least)
        asked.deepen(least=least)
    assert known["result"] == "1-0" or asked.won([target], trust=kings.EACH) == [False]
    assert known["result"] != "1-0" or asked.not_won([target]) == [False]
