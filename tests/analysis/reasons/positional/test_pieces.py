"""White's pieces."""

from __future__ import annotations

import chess
import pytest

from server.analysis.reasons.positional.pieces import piece_terms, undeveloped


def squares(fen: str, term: str) -> str:
    found = piece_terms(chess.Board(fen))[term]
    return " ".join(chess.square_name(square) for square in chess.scan_forward(found))


@pytest.mark.parametrize(
    ("board", "term", "where"),
    [
        ("4k3/8/8/8/8/8/8/2B1KB2", "bishop_pair", "c1 f1"),
        ("4k3/8/8/8/8/8/8/2B1K3", "bishop_pair", ""),
        ("4k3/8/3p1p2/3P1P2/8/8/8/4KB2", "bad_bishop", "d5 f5"),
        ("4k3/8/3p1p2/3P1P2/8/8/8/2B1K3", "bad_bishop", ""),
        ("4k3/8/8/3N4/4P3/8/8/4K3", "outpost", "d5"),
        ("4k3/2p5/8/3N4/4P3/8/8/4K3", "outpost", ""),
        ("4k3/8/8/7N/8/8/8/4K3", "rim", "h5"),
        ("4k3/8/8/8/7Q/8/8/RNB1KBNR", "early_queen", "h4"),
        ("4k3/8/8/8/7Q/2N2N2/8/R1B1KB1R", "early_queen", ""),
        ("4k3/8/8/8/8/8/1P6/B3K3", "shut_in", "a1"),
        ("4k3/p7/8/8/8/8/8/R3K3", "half_open_file", "a1"),
        ("4k3/p7/8/8/8/8/8/1R2K3", "open_file", "b1"),
        ("4k3/1R6/8/8/8/8/8/4K3", "seventh", "b7"),
        ("8/1R6/4k3/8/8/8/8/4K3", "seventh", ""),
        ("4k3/8/8/P7/8/8/8/R3K3", "behind", "a1"),
        ("4k3/8/8/2p5/3N4/8/8/4K3", "hit_by_pawn", "d4"),
    ],
)
def test_a_piece_is_where_it_works_or_does_not(board: str, term: str, where: str) -> None:
    assert squares(f"{board} w - - 0 1", term) == where


def test_minor_pieces_begin_at_home() -> None:
    assert undeveloped(chess.Board()) == chess.BB_B1 | chess.BB_C1 | chess.BB_F1 | chess.BB_G1
