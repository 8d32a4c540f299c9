"""Whether White wins: what seems so, what is proven."""

from __future__ import annotations

import chess
import pytest

from endgames.structures.promotions import TooMuch
from endgames.structures.questions import Shared, SolverLimits, WinQuestion, pawns_of


def question(fen: str, limits: SolverLimits | None = None) -> tuple[chess.Board, WinQuestion]:
    board = chess.Board(fen)
    limits = limits or SolverLimits(nodes=20_000, promotions=20_000)
    return board, WinQuestion([board], limits, Shared(limits))


def test_what_seems_won_is_proven() -> None:
    board, asked = question("8/8/8/4k3/8/2P1K3/8/8 w - - 0 1")
    assert [*map(int, pawns_of(board))] == [chess.BB_C3, 0]
    target = asked.position(board)
    assert asked.seems_won(target) == asked.won([target])[0] != asked.not_won([target])[0]


def test_a_move_is_asked_about_by_itself() -> None:
    board, asked = question("8/P7/8/8/8/6k1/8/K7 w - - 0 1")
    queen = asked.move(board, chess.Move.from_uci("a7a8q"))
    assert queen is not None
    assert asked.won([queen]) == [True]
    assert asked.move(board, chess.Move.from_uci("a7a8n")) is None


def test_work_and_room_are_bounded() -> None:
    fen = "8/pp5p/8/4k3/4P3/5K2/PP5P/8 w - - 0 1"
    with pytest.raises(TooMuch):
        question(fen, SolverLimits(nodes=100))
    board, asked = question("8/p6p/8/4k3/4P3/5K2/7P/8 w - - 0 1", SolverLimits(work=1_000, nodes=50_000))
    with pytest.raises(TooMuch):
        asked.not_won([asked.position(board)])
