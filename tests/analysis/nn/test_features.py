"""The numbering of the network's features, and boards as arrays."""

from __future__ import annotations

import chess
import numpy as np

from server.analysis.nn.features import FLIP, dense, from_bitboards, from_boards

START = {
    *range(8, 16),
    *(65, 70, 130, 133, 192, 199, 259, 324),
    *range(432, 440),
    *(505, 510, 570, 573, 632, 639, 699, 764),
    768,
}
"""`docs/network.md`: the start position with Black to move."""

GAME = (
    *("e2e4", "c7c5", "g1f3", "d7d6", "d2d4", "c5d4", "f3d4", "g8f6"),
    *("b1c3", "a7a6", "f1e2", "e7e5", "d4b3", "f8e7", "e1g1", "e8g8"),
)


def boards() -> list[chess.Board]:
    board = chess.Board()
    played = [board.copy()]
    for move in GAME:
        board.push_uci(move)
        played.append(board.copy(stack=False))
    return played


def on(row: np.ndarray[tuple[int], np.dtype[np.float32]]) -> set[int]:
    assert set(np.unique(row)) <= {0.0, 1.0}
    return set(np.flatnonzero(row).tolist())


def test_the_start_position_with_black_to_move_sets_the_features_of_the_contract() -> None:
    board = chess.Board()
    board.push(chess.Move.null())
    assert on(dense(from_boards([board]))[0]) == START


def test_many_boards_give_what_each_gives_alone() -> None:
    together = dense(from_boards(boards()))
    for row, board in zip(together, boards(), strict=True):
        assert np.array_equal(row, dense(from_boards([board]))[0])


def test_a_piece_is_found_where_the_fen_has_it() -> None:
    for board in boards():
        expected = {
            "pnbrqkPNBRQK".index(piece.symbol()) * 64 + chess.square_mirror(square)
            for square, piece in board.piece_map().items()
        }
        row = on(dense(from_boards([board]))[0])
        assert row - {768} == expected
        assert (768 in row) == (board.turn == chess.BLACK)


def test_no_boards_give_no_rows() -> None:
    assert dense(from_boards([])).shape == (0, 769)


def test_flip_is_the_board_with_colours_swapped() -> None:
    for board in boards():
        here, there = dense(from_boards([board, board.mirror()]))
        assert np.array_equal(here[:768], there[FLIP])
        assert here[768] != there[768]


def test_mirror_is_the_board_with_files_turned_over() -> None:
    for board in boards():
        turned = board.transform(chess.flip_horizontal)
        here, there = dense(from_boards([board, turned]))
        assert np.array_equal(here[:768], there[np.arange(768) ^ 7])


def test_bitboards_from_elsewhere_need_no_board() -> None:
    pieces = np.zeros((1, 12), np.uint64)
    pieces[0, 5], pieces[0, 11] = chess.BB_E8, chess.BB_A1
    positions = from_bitboards(pieces, np.array([True]))
    assert on(dense(positions)[0]) == {5 * 64 + 4, 11 * 64 + 56, 768}
