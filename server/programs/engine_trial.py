"""Tries engines on kept moves of played games: how fast each searches, and how often it gives the classes
that a far larger search gave.

The kept moves are `resources/engine_reference.json`; `python -m scripts.engine_reference` makes them.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

import chess

from server.analysis.classification.close_call import Settling
from server.analysis.classification.waterfall import Options
from server.analysis.engine.base import Engine
from server.analysis.engine.budget import DEFAULT_MULTIPV, PRESETS, Deadlines
from server.analysis.engine.locate import EngineSpec
from server.analysis.engine.pool import prepare
from server.analysis.engine.process import UciEngine
from server.analysis.engine.second_look import look
from server.analysis.review.judge import Judge
from server.system.paths import RESOURCES

REFERENCE = RESOURCES / "engine_reference.json"
NODES = PRESETS["standard"]
"""Nodes a position of a trial: those of a usual review."""
_DEADLINES = Deadlines(start=60.0, floor=120.0)
"""The machine may be busy with reviews."""
EQUAL_SHARE = 20
"""One move in so many may get another class, and an engine is still as good as the best."""


class Block(TypedDict):
    """Neighbouring moves of a game."""

    moves: list[str]
    """All moves of the game (UCI), up to the last one of the block."""
    first: int
    """How many of them come before the block."""
    classes: list[str | None]
    """The class of each move of the block."""
    losses: list[float | None]
    """The expected points that each loses, 0 to 1."""


class Reference(TypedDict):
    """The kept moves."""

    engine: str
    """The engine that gave the classes."""
    nodes: int
    """Its nodes a position."""
    blocks: list[Block]


@dataclass(frozen=True, slots=True)
class Trial:
    """What one engine did."""

    spec: EngineSpec
    name: str
    """As the engine names itself."""
    speed: float
    """Nodes a second of one engine, by the clock."""
    same: int
    """Moves that got the reference's class."""
    moves: int
    """Moves that were judged."""


def read_reference(path: Path = REFERENCE) -> Reference:
    """The kept moves."""
    found: Reference = json.loads(path.read_text("utf-8"))
    return found


def judge_block(engine: Engine, moves: Sequence[str], first: int, nodes: int) -> tuple[Judge, int]:
    """Search a block as a review does, its last position first -> the classes of its moves, the nodes spent.

    `moves`, `first`: as in Block. The book is not asked: a theory move needs no engine.
    """
    board = chess.Board()
    boards = [board.copy()]
    for move in moves:
        board.push_uci(move)
        boards.append(board.copy())
    boards = boards[first:]
    played = [chess.Move.from_uci(move) for move in moves[first:]]
    judge, spent = Judge(boards, played, [None] * len(boards), Options()), 0
    engine.new_game()
    for ply in reversed(range(len(boards))):
        analysis = look(engine, boards[ply], nodes, DEFAULT_MULTIPV)
        judge.learn(ply, analysis.lines, Settling.of(analysis))
        spent += analysis.nodes
    list(judge.news())
    return judge, spent


def classes_of(judge: Judge) -> list[str | None]:
    """The class of each move of a block that was judged."""
    verdicts = (judge.verdict(ply) for ply in range(1, len(judge.boards)))
    return [None if each is None else each.verdict.classification for each in verdicts]


def try_engine(
    spec: EngineSpec, reference: Reference, tell: Callable[[int], object] = lambda moves: None
) -> Trial:
    """Search all kept moves with one engine. `tell`: told how many moves are done. Raises EngineError,
    EngineFault."""
    if spec.preparation:
        prepare(spec, threading.Event())
    engine = UciEngine(spec, _DEADLINES)
    seconds, nodes, same, done = 0.0, 0, 0, 0
    try:
        for block in reference["blocks"]:
            began = time.perf_counter()
            judge, spent = judge_block(engine, block["moves"], block["first"], NODES)
            seconds += time.perf_counter() - began
            nodes += spent
            found = classes_of(judge)
            same += sum(mine == theirs for mine, theirs in zip(found, block["classes"], strict=True))
            done += len(found)
            tell(done)
        return Trial(spec, engine.identity, nodes / seconds, same, done)
    finally:
        engine.close()


def best_of(trials: Sequence[Trial]) -> Trial:
    """The fastest of those that give nearly as many classes as the best one does."""
    most = max(trial.same for trial in trials)
    equals = [trial for trial in trials if most - trial.same <= trial.moves // EQUAL_SHARE]
    return max(equals, key=lambda trial: trial.speed)
