"""Fewer steps for the side that chooses: smaller, and never more claimed than with all."""

from __future__ import annotations

import itertools
import random

import chess
import pytest

from endgames.structures.closure import EVERYWHERE
from endgames.structures.narrow import narrow, sizes
from endgames.structures.promotions import NoRoom
from endgames.structures.questions import Shared, SolverLimits, WinQuestion

LIMITS = SolverLimits(nodes=20_000, promotions=20_000, duels=0)


def some(fen: str, count: int) -> list[chess.Board]:
    """Positions with these pawns, the kings at random."""
    chance = random.Random(fen)
    found: list[chess.Board] = []
    while len(found) < count:
        board = chess.Board(fen)
        board.remove_piece_at(board.king(chess.WHITE) or 0)
        board.remove_piece_at(board.king(chess.BLACK) or 0)
        white, black = chance.sample([square for square in chess.SQUARES if not board.piece_at(square)], 2)
        board.set_piece_at(white, chess.Piece(chess.KING, chess.WHITE))
        board.set_piece_at(black, chess.Piece(chess.KING, chess.BLACK))
        board.turn = chance.random() < 0.5
        if board.is_valid() and any(board.legal_moves):
            found.append(board)
    return found


@pytest.mark.parametrize(
    "fen",
    [
        "8/8/7p/8/7P/1P6/2K5/k7 b - - 0 1",  # but for the h-pawn Black is stalemated
        "k7/8/1P6/K6p/8/8/6P1/8 b - - 0 1",
        "8/5p2/4k3/8/3PK3/2P5/8/8 w - - 0 1",
        "8/p1p5/8/k7/8/K7/P1P5/8 w - - 0 1",
        "8/6pp/8/1k6/8/4K3/P6P/8 w - - 0 1",
    ],
)
def test_nothing_is_claimed_that_does_not_hold_with_all_steps(fen: str) -> None:
    boards = [chess.Board(fen), *some(fen, 60)]
    whole = WinQuestion(boards[:1], LIMITS, Shared(LIMITS))
    targets = [whole.position(board) for board in boards]
    known = {wins: whole.proves(targets, wins=wins) for wins in (True, False)}
    claims = 0
    for wins in (True, False):
        for _, files in sizes(boards[:1], 20_000, wins=wins):
            asked = narrow(boards[:1], files, LIMITS, Shared(LIMITS), wins=wins)
            claimed = asked.proves([asked.position(board) for board in boards], wins=wins)
            assert not any(map(all, zip(claimed, known[not wins], strict=True))), (fen, files, wins)
            claims += sum(claimed)
    assert claims > 20


def test_fewer_steps_lead_to_fewer_structures() -> None:
    board = chess.Board("8/p1p5/8/k7/8/K7/P1P5/8 w - - 0 1")
    whole = WinQuestion([board], LIMITS, Shared(LIMITS))
    for wins in (True, False):
        found = {files: size for size, files in sizes([board], 20_000, wins=wins)}
        assert sorted(found) == [0, chess.BB_FILE_A, chess.BB_FILE_C]
        assert all(size < whole.nodes for size in found.values())
        for files in found:
            pushes = narrow([board], files, LIMITS, Shared(LIMITS), wins=wins).pushes
            assert pushes == ((files, EVERYWHERE) if wins else (EVERYWHERE, files))
    assert [files for _, files in sizes([board], min(found.values()), wins=False)] == [0]


def test_what_is_larger_is_not_begun_and_the_other_half_is_not_asked() -> None:
    board = chess.Board("8/p1p5/8/k7/8/K7/P1P5/8 w - - 0 1")
    with pytest.raises(NoRoom):
        narrow([board], 0, LIMITS._replace(nodes=5), Shared(LIMITS), wins=True)
    for wins, files in itertools.product((True, False), (0, chess.BB_FILE_A)):
        asked = narrow([board], files, LIMITS, Shared(LIMITS), wins=wins)
        with pytest.raises(AssertionError):
            asked.proves([asked.position(board)], wins=not wins)
