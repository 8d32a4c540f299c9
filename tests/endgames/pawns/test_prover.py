"""Proofs that pawn endings are won, and silence where they are not."""

from __future__ import annotations

import chess
import pytest

from endgames.pawns.prover import Prover


@pytest.fixture(scope="module")
def prover() -> Prover:
    return Prover(5_000_000)


@pytest.mark.parametrize(
    "fen",
    [
        "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1",
        "4k3/8/4K3/4P3/8/8/8/8 b - - 0 1",
        "8/8/8/2Kp4/3Pk3/8/8/8 b - - 0 1",
        "8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1",
    ],
)
def test_what_is_won_is_proven_for_either_colour(prover: Prover, fen: str) -> None:
    board = chess.Board(fen)
    assert prover.wins(board, chess.WHITE, 200_000)
    assert prover.wins(board.mirror(), chess.BLACK, 200_000)
    assert not prover.wins(board, chess.BLACK, 20_000)


@pytest.mark.parametrize(
    "fen",
    [
        "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1",
        "k7/8/1K6/P7/8/8/8/8 w - - 0 1",
        "8/8/8/4k3/4Pp2/5K2/8/8 w - - 0 1",
        "8/8/8/4k3/4Pp2/5K2/8/8 b - - 0 1",
    ],
)
def test_of_a_draw_nothing_is_proven(prover: Prover, fen: str) -> None:
    for color in chess.COLORS:
        assert not prover.wins(chess.Board(fen), color, 60_000)


def test_a_queen_that_is_taken_or_stalemates_is_no_win() -> None:
    prover = Prover(100_000)
    assert not prover.wins(chess.Board("8/1kP5/8/8/8/8/8/7K w - - 0 1"), chess.WHITE, 5_000)
    assert not prover.wins(chess.Board("8/8/8/8/8/6K1/5P2/k7 w - - 0 1"), chess.WHITE, 1)
    assert not prover.wins(chess.Board("k7/2P5/8/8/8/8/p7/K7 w - - 0 1"), chess.BLACK, 5_000)


def test_a_budget_is_kept() -> None:
    prover = Prover(500)
    assert not prover.wins(chess.Board("8/8/8/p3k2p/P3Pp1P/5K2/8/8 b - - 0 1"), chess.WHITE, 10_000)
    assert prover.left <= 0
    assert not prover.wins(chess.Board("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"), chess.WHITE, 10_000)
