"""The search's record: what a board leaves in it, and the keys of positions."""

from __future__ import annotations

import chess
import numpy as np
import pytest

from server.analysis.builtin.state import (
    ALL_RIGHTS,
    MAX_PAST,
    NO_SQUARE,
    place_board,
    position_key,
    search_type,
)

SHUFFLE = ("g1f3", "g8f6", "f3g1", "f6g8")


def played(*moves: str, fen: str = chess.STARTING_FEN) -> chess.Board:
    board = chess.Board(fen)
    for move in moves:
        board.push_uci(move)
    return board


@pytest.fixture
def search() -> np.void:
    return np.zeros(1, search_type(1))[0]


def test_a_board_can_be_read_back_from_its_record(search: np.void) -> None:
    board = played("e2e4", "g8f6", "e4e5", "d7d5")
    place_board(search, board)
    for square in chess.SQUARES:
        piece, code = board.piece_at(square), int(search["squares"][0, square])
        assert ("PNBRQKpnbrqk."[code] if code < 12 else None) == (piece.symbol() if piece else None)
    assert [int(mask) for mask in search["bits"][0, 12:]] == [
        board.occupied_co[chess.WHITE],
        board.occupied_co[chess.BLACK],
    ]
    assert (search["turn"][0], search["passant"][0], search["rights"][0]) == (0, chess.D6, ALL_RIGHTS)


def test_a_repetition_has_the_key_of_its_first_time() -> None:
    assert position_key(played(*SHUFFLE)) == position_key(chess.Board())


@pytest.mark.parametrize(
    "other",
    [
        played("g1f3", "g8f6", "f3g1"),
        played("e2e3"),
        chess.Board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1"),
        chess.Board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"),
    ],
    ids=["pieces", "a pawn", "rights", "turn"],
)
def test_whatever_differs_makes_another_key(other: chess.Board) -> None:
    assert position_key(other) != position_key(chess.Board())


def test_a_pawn_that_nobody_can_take_in_passing_changes_no_key() -> None:
    idle = chess.Board("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1")
    assert position_key(idle) == position_key(chess.Board("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"))
    live = chess.Board("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1")
    assert position_key(live) != position_key(chess.Board("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1"))


def test_the_past_goes_back_to_the_last_capture_or_pawn_move(search: np.void) -> None:
    place_board(search, played("e2e4", "g8f6", "g1f3", "f6g8"))
    assert search["past_count"] == 3
    first = position_key(played("e2e4"))
    assert search["past"][0] == first


def test_a_long_past_is_cut_at_its_old_end(search: np.void) -> None:
    board = played(*SHUFFLE * 70)
    assert len(board.move_stack) > MAX_PAST
    place_board(search, board)
    assert search["past_count"] == MAX_PAST
    board.pop()
    assert search["past"][MAX_PAST - 1] == position_key(board)


def test_castling_is_by_the_rooks_own_squares_in_chess960(search: np.void) -> None:
    board = chess.Board("1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w Gb - 0 1", chess960=True)
    place_board(search, board)
    assert list(search["rooks"]) == [chess.G1, NO_SQUARE, NO_SQUARE, chess.B8]
    assert search["rights"][0] == 1 | 8
    lost = {square for square in chess.SQUARES if search["kept"][square] != ALL_RIGHTS}
    assert lost == {chess.C1, chess.G1, chess.B8, chess.C8}


def test_a_position_that_cannot_be_is_refused(search: np.void) -> None:
    with pytest.raises(ValueError, match="not a valid position"):
        place_board(search, chess.Board("8/8/8/8/8/8/8/K7 w - - 0 1"))
