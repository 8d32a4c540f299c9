"""Material alone, White's less Black's."""

from __future__ import annotations

import chess
import pytest

from server.analysis.nn.material import material


@pytest.mark.parametrize(
    ("fen", "centipawns"),
    [
        (chess.STARTING_FEN, 0),
        ("r1b1kbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 4", 900),
        ("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNB1KB1R w KQkq - 0 4", -900),
        ("8/5p2/R7/5k2/8/8/P4P2/6K1 w - - 1 36", 600),
        ("8/8/1k6/8/8/8/4P3/3K4 w - - 0 1", 100),
        ("4kn2/8/8/8/8/8/8/4KB2 b - - 0 1", 10),
    ],
)
def test_material_counts_white_less_black(fen: str, centipawns: int) -> None:
    board = chess.Board(fen)
    assert material(board) == centipawns
    assert material(board.mirror()) == -centipawns
