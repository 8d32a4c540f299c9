"""What taking is worth by exchanges on one square."""

from __future__ import annotations

import chess
import pytest

from server.analysis.reasons.exchange import (
    attacked_gain,
    best_capture,
    captures,
    gain,
    mate_in_one,
    takers,
    turned,
)


@pytest.mark.parametrize(
    ("fen", "move", "points"),
    [
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", 1),
        ("4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", 0),
        ("4k3/8/2p5/3p4/8/8/8/3QK3 w - - 0 1", "Qxd5", -8),
        ("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "Rxd5", 1),
        ("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "Rxd5", -4),
        ("k2r4/3r4/8/3p4/8/8/3R4/3R1K2 w - - 0 1", "Rxd5", -4),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "exd6", 1),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "axb8=Q+", 11),
        ("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "Kxe2", 9),
    ],
)
def test_a_capture_is_worth_what_remains_when_taking_stops_to_pay(fen: str, move: str, points: int) -> None:
    board = chess.Board(fen)
    assert gain(board, board.parse_san(move)) == points
    assert board.fen() == chess.Board(fen).fen()


def test_a_pinned_guard_guards_nothing() -> None:
    board = chess.Board("k7/b7/2n5/4p3/3N4/8/8/K2R2B1 w - - 0 1")
    pinned = chess.Board("4k3/8/4n3/2p5/3B4/8/8/K3R3 b - - 0 1")
    assert gain(pinned, pinned.parse_san("cxd4")) == 3
    free = chess.Board("4k3/8/4n3/2P5/8/8/8/K3R3 b - - 0 1")
    assert list(takers(free, chess.C5)) == []
    assert attacked_gain(board, chess.E5) == 0


def test_the_best_capture_is_the_one_that_wins_most() -> None:
    board = chess.Board("4k3/8/8/1q1r4/2P1P3/8/8/4K3 w - - 0 1")
    assert best_capture(board) == board.parse_san("cxb5")
    assert best_capture(board, least=10) is None
    assert {board.san(move) for move in captures(board)} == {"cxb5", "cxd5", "exd5"}


def test_of_promotions_the_queens_alone_count() -> None:
    board = chess.Board("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1")
    assert [move.promotion for move in captures(board)] == [chess.QUEEN]


def test_a_check_cannot_be_passed_on() -> None:
    assert turned(chess.Board("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1")) is None
    view = turned(chess.Board())
    assert view is not None
    assert view.turn == chess.BLACK


def test_a_mate_in_one_is_found_and_the_board_left_as_it_is() -> None:
    board = chess.Board("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
    assert mate_in_one(board) == chess.Move.from_uci("a1a8")
    assert board.fen() == "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
    assert mate_in_one(chess.Board("6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1")) is None
