"""White's king."""

from __future__ import annotations

import chess
import pytest

from server.analysis.reasons.positional.kings import king_terms


def squares(fen: str, term: str) -> str:
    found = king_terms(chess.Board(fen))[term]
    return " ".join(chess.square_name(square) for square in chess.scan_forward(found))


@pytest.mark.parametrize(
    ("fen", "term", "where"),
    [
        ("3qk3/8/8/8/8/8/5PPP/6K1 w - - 0 1", "bare", ""),
        ("3qk3/8/8/8/6P1/8/5P1P/6K1 w - - 0 1", "bare", "g2"),
        ("4k3/8/8/8/6P1/8/5P1P/6K1 w - - 0 1", "bare", ""),
        ("3qk3/8/8/8/8/8/5P1P/6K1 w - - 0 1", "bare_open", "g2"),
        ("3qk3/6p1/8/8/8/8/5P1P/6K1 w - - 0 1", "bare_open", ""),
        ("3qk3/8/8/8/8/8/8/2K5 w - - 0 1", "bare", "b2 c2"),
        ("3qk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "may_castle", "e1"),
        ("3qk3/8/8/8/8/8/8/R3K3 w - - 0 1", "stuck", "e1"),
        ("3qk3/8/8/8/8/8/8/6K1 w - - 0 1", "stuck", ""),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "stuck", ""),
        ("4k3/8/8/8/3K4/8/8/8 w - - 0 1", "king_active", "d4"),
        ("4k3/8/8/8/8/8/8/3K4 w - - 0 1", "king_home", "d1"),
        ("3qk3/8/8/8/6n1/8/5PPP/6K1 w - - 0 1", "attacker", "g4"),
        ("3qk3/8/8/8/8/5N2/5PPP/6K1 w - - 0 1", "defender", "f3"),
    ],
)
def test_a_king_is_as_safe_as_its_pawns_and_the_queens_let_it(fen: str, term: str, where: str) -> None:
    assert squares(fen, term) == where
