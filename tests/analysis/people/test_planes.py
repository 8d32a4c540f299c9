from __future__ import annotations

import chess
import numpy as np
import pytest

from server.analysis.people.planes import ASIDE, OF_STEP, PLANES, STEPS, Planes, planes_of

THEIRS = 6
"""The first plane of a step that shows the other side's men."""
KING, ROOK = 5, 3


def seen(moves: str, fen: str = chess.STARTING_FEN) -> Planes:
    """What is seen of the position after the moves."""
    return [
        planes for _, planes in planes_of(chess.Board(fen), list(map(chess.Move.from_uci, moves.split())))
    ][-1]


def squares(planes: Planes, plane: int) -> list[str]:
    """The squares that are set, in the mover's view."""
    return [chess.square_name(8 * rank + file) for rank, file in np.argwhere(planes[:, :, plane])]


def test_the_first_position_has_no_history_and_all_rights() -> None:
    planes = seen("")
    assert planes.shape == (8, 8, PLANES) == (8, 8, 112)
    assert planes.dtype == np.float32
    assert squares(planes, 0) == [f"{file}2" for file in "abcdefgh"]
    assert squares(planes, KING) == ["e1"]
    assert squares(planes, THEIRS + KING) == ["e8"]
    assert not planes[:, :, OF_STEP:ASIDE].any()
    assert planes[:, :, ASIDE:].reshape(64, -1).tolist() == [[1, 1, 1, 1, 0, 0, 0, 1]] * 64


def test_every_position_is_told_and_the_start_is_left_as_it_is() -> None:
    start = chess.Board()
    turns = [board.turn for board, _ in planes_of(start, [chess.Move.from_uci("e2e4")])]
    assert turns == [chess.WHITE, chess.BLACK]
    assert start == chess.Board()


def test_black_sees_the_board_turned_over_in_every_step() -> None:
    planes = seen("e2e4")
    assert planes[0, 0, ASIDE + 4] == 1
    assert squares(planes, KING) == ["e1"]
    assert "e5" in squares(planes, THEIRS)
    assert "e7" in squares(planes, OF_STEP + THEIRS)
    assert not planes[:, :, 2 * OF_STEP : ASIDE].any()


def test_the_latest_eight_positions_are_seen() -> None:
    planes = seen("a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6")
    pawns = [squares(planes, step * OF_STEP) for step in range(STEPS)]
    assert [len([square for square in step if square[1] == "3"]) for step in pawns] == [
        5,
        5,
        4,
        4,
        3,
        3,
        2,
        2,
    ]


def test_a_position_that_was_there_before_is_marked_in_its_step() -> None:
    moves = "g1f3 g8f6 f3g1 f6g8 e2e4"
    first, second = seen(moves.removesuffix(" e2e4")), seen(moves)
    repeated = OF_STEP - 1
    assert first[:, :, repeated].all()
    assert not second[:, :, repeated].any()
    assert second[:, :, OF_STEP + repeated].all()
    assert not second[:, :, 2 * OF_STEP + repeated].any()


@pytest.mark.parametrize(("turn", "rights"), [("w", [0, 1, 1, 0]), ("b", [1, 0, 0, 1])])
def test_rights_to_castle_are_the_movers_first_to_the_queens_side_first(turn: str, rights: list[int]) -> None:
    planes = seen("", f"r3k2r/8/8/8/8/8/8/R3K2R {turn} Kq - 0 1")
    assert planes[3, 4, ASIDE : ASIDE + 4].tolist() == rights


def test_half_moves_are_told_as_they_are_counted() -> None:
    assert seen("e1e2", "4k3/8/8/8/8/8/8/R3K3 w - - 41 70")[0, 0, ASIDE + 5] == 42


def test_a_position_from_which_a_game_goes_on_was_there_all_the_time() -> None:
    planes = seen("a1a5", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
    rooks = [squares(planes, step * OF_STEP + THEIRS + ROOK) for step in range(STEPS)]
    assert rooks == [["a4"], *[["a8"]] * 7]


@pytest.mark.parametrize(
    ("fen", "pawns"),
    [
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", ["d5", "d7"]),
        ("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", ["d5", "d7"]),
    ],
)
def test_a_pawn_that_may_be_taken_en_passant_came_from_its_rank(fen: str, pawns: list[str]) -> None:
    planes = seen("", fen)
    steps = [squares(planes, step * OF_STEP + THEIRS) for step in range(STEPS)]
    assert steps == [[pawns[0]], *[[pawns[1]]] * 7]


def test_moves_on_the_boards_stack_belong_to_the_game() -> None:
    start = chess.Board()
    start.push_uci("e2e4")
    ((_, planes), *_) = planes_of(start, [])
    assert np.array_equal(planes, seen("e2e4"))
