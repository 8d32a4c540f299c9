"""How a win becomes a draw, or a loss is escaped: stalemate, repetition, perpetual check, bare kings.

`name` of such a fact: "gives" (the move brings it about), "allows" (the answer does), "misses" (the better
line would have).
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.played import Played
from server.analysis.reasons.scene import Scene, answer_line, better_line, proof

CHECKS = 3
"""Checks in a row, and a position that comes again: a perpetual."""


def draw_facts(scene: Scene) -> Iterator[Fact]:
    """Draws that the move gives, allows or misses."""
    move = proof("before", scene.played.uci(1), scene.played.san(1))
    after = scene.after
    if after.is_stalemate():
        yield {"kind": "stalemate", "name": "gives", **move}
    elif after.is_insufficient_material():
        yield {"kind": "insufficient", "name": "gives", **move}
    elif _repeats(scene):
        yield {"kind": "repetition", "name": "gives", **move}
    elif _level(scene):
        for side, name in ((scene.mover, "gives"), (not scene.mover, "allows")):
            if _perpetual(scene.played, side):
                yield {"kind": "perpetual", "name": name, **answer_line(scene)}
    if scene.faulty:
        if len(scene.played) > 1 and scene.played.end.is_stalemate():
            yield {"kind": "stalemate", "name": "allows", **answer_line(scene)}
        if scene.better.end.is_stalemate():
            yield {"kind": "stalemate", "name": "misses", **better_line(scene)}
        elif scene.top and scene.top.score.cp == 0 and _perpetual(scene.better, scene.mover):
            yield {"kind": "perpetual", "name": "misses", **better_line(scene)}


def _level(scene: Scene) -> bool:
    return scene.answer is not None and scene.answer.score.cp == 0


def _repeats(scene: Scene) -> bool:
    """Whether the position after the move is there for the third time; the board must know its history."""
    if scene.board.halfmove_clock < 7 or len(scene.board.move_stack) < 7:
        return False
    board = scene.board.copy()
    board.push(scene.move)
    return board.is_repetition(3)


def _perpetual(line: Played, side: chess.Color) -> bool:
    """Whether `side` does nothing but check in `line`, and a position comes again."""
    own = [step for step in line.steps if step.mover == side]
    if len(own) < CHECKS or not all(step.check and not step.captured for step in own[-CHECKS:]):
        return False
    seen = [
        board.board_fen()
        for board, step in zip(line.boards[1:], line.steps, strict=True)
        if step.mover == side
    ]
    return len(set(seen[-CHECKS - 1 :])) < len(seen[-CHECKS - 1 :])
