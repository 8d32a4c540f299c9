"""Helpers of the engine tests: the fake UCI program as an EngineSpec, and whether processes still live."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import chess

from server.analysis.engine.budget import Deadlines
from server.analysis.engine.locate import EngineSpec

PROGRAM = Path(__file__).parents[2] / "fake_uci.py"

PATIENT = Deadlines(start=30, floor=30, stop=10, quit=5)
"""For engines that are to answer, however busy the machine is."""

HASTY = Deadlines(start=30, floor=1.0, nodes_per_second=1_000_000, stop=0.2, quit=5)
"""For engines that are to be found hung."""

SCHOLARS_MATE = "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7"


def fake_spec(*arguments: object) -> EngineSpec:
    return EngineSpec("stockfish", "Fake", (sys.executable, str(PROGRAM), *map(str, arguments)))


def boards_of(moves: str, start: chess.Board | None = None) -> list[chess.Board]:
    """Positions 0..N of a game given as UCI moves."""
    boards = [start or chess.Board()]
    for move in moves.split():
        board = boards[-1].copy()
        board.push_uci(move)
        boards.append(board)
    return boards


def is_gone(pid: int) -> bool:
    """Whether no process has this id, not even a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def noted_pids(path: Path) -> list[int]:
    return [int(line) for line in path.read_text().split()]
