from __future__ import annotations

import chess
import pytest

from server.analysis.people.policy import KINDS, numbers_of

PROMOTING = "1r1r4/2P5/8/8/8/8/8/K1k5 w - - 0 1"
CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


def number(fen: str, move: str) -> tuple[str, int]:
    """(square in the mover's view, kind) of a move."""
    (found,) = numbers_of(chess.Board(fen), [chess.Move.from_uci(move)])
    square, kind = divmod(int(found), KINDS)
    return chess.square_name(square), kind


@pytest.mark.parametrize(
    ("fen", "move", "expected"),
    [
        (chess.STARTING_FEN, "e2e3", ("e2", 0)),
        (chess.STARTING_FEN, "e2e4", ("e2", 1)),
        (chess.STARTING_FEN, "g1h3", ("g1", 56)),
        (chess.STARTING_FEN, "g1f3", ("g1", 63)),
        (chess.STARTING_FEN.replace(" w ", " b "), "e7e5", ("e2", 1)),
        (chess.STARTING_FEN.replace(" w ", " b "), "g8f6", ("g1", 63)),
        ("4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", "d4h8", ("d4", 7 + 3)),
        ("4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", "d4h4", ("d4", 14 + 3)),
        ("4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", "d4g1", ("d4", 21 + 2)),
        ("4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", "d4a4", ("d4", 42 + 2)),
        (CASTLING, "e1g1", ("e1", 14 + 2)),
        (CASTLING, "e1c1", ("e1", 42 + 3)),
        (CASTLING.replace(" w ", " b "), "e8g8", ("e1", 14 + 2)),
        (CASTLING.replace(" w ", " b "), "e8c8", ("e1", 42 + 3)),
        (PROMOTING, "c7c8n", ("c7", 0)),
        (PROMOTING, "c7b8n", ("c7", 49)),
        (PROMOTING, "c7b8r", ("c7", 64)),
        (PROMOTING, "c7c8b", ("c7", 68)),
        (PROMOTING, "c7c8q", ("c7", 69)),
        (PROMOTING, "c7d8q", ("c7", 72)),
    ],
)
def test_a_move_has_its_square_and_kind_in_the_movers_view(
    fen: str, move: str, expected: tuple[str, int]
) -> None:
    assert number(fen, move) == expected


@pytest.mark.parametrize(
    "fen", [PROMOTING, CASTLING, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"]
)
def test_no_two_legal_moves_have_one_number(fen: str) -> None:
    board = chess.Board(fen)
    numbers = numbers_of(board, board.legal_moves).tolist()
    assert len(set(numbers)) == board.legal_moves.count()
    assert all(0 <= each < 64 * KINDS for each in numbers)
