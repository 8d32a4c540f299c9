"""Moves as numbers, and as UCI writes them."""

from __future__ import annotations

import random

import chess
import pytest

from server.analysis.builtin.moves import (
    CASTLING,
    DOUBLE_STEP,
    EN_PASSANT,
    NO_MOVE,
    NORMAL,
    from_chess,
    uci_text,
)

CASTLES = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


@pytest.mark.parametrize("number", [None, 0, 356, 692])
def test_every_legal_move_of_random_games_is_written_back(number: int | None) -> None:
    choice = random.Random(number)
    board = chess.Board() if number is None else chess.Board.from_chess960_pos(number)
    while not board.is_game_over() and board.ply() < 150:
        numbers = {move: from_chess(board, move) for move in board.legal_moves}
        assert len(set(numbers.values())) == len(numbers) and NO_MOVE not in numbers.values()
        for move, code in numbers.items():
            assert uci_text(code, chess960=board.chess960) == board.uci(move)
        board.push(choice.choice(list(board.legal_moves)))


@pytest.mark.parametrize(
    ("fen", "uci", "kind"),
    [
        (chess.STARTING_FEN, "e2e4", DOUBLE_STEP),
        (chess.STARTING_FEN, "e2e3", NORMAL),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", EN_PASSANT),
        ("4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1", "e5d6", NORMAL),
        (CASTLES, "e1g1", CASTLING),
        (CASTLES, "a1a8", NORMAL),
    ],
)
def test_the_kinds_of_moves(fen: str, uci: str, kind: int) -> None:
    assert from_chess(chess.Board(fen), chess.Move.from_uci(uci)) >> 15 == kind


def test_castling_goes_to_the_rook_and_is_written_for_the_reader() -> None:
    board = chess.Board(CASTLES)
    for uci, rook, chess960 in (("e1g1", chess.H1, "e1h1"), ("e1c1", chess.A1, "e1a1")):
        number = from_chess(board, chess.Move.from_uci(uci))
        assert number >> 6 & 63 == rook
        assert uci_text(number, chess960=False) == uci
        assert uci_text(number, chess960=True) == chess960


@pytest.mark.parametrize("piece", "nbrq")
def test_a_promotion_keeps_its_piece(piece: str) -> None:
    board = chess.Board("8/P5k1/8/8/8/8/6K1/8 w - - 0 1")
    move = chess.Move.from_uci(f"a7a8{piece}")
    assert uci_text(from_chess(board, move), chess960=False) == f"a7a8{piece}"
