"""How a win becomes a draw, or a loss is escaped: stalemate, repetition, perpetual check, bare kings.

`name` of such a fact: "gives" (the move brings it about), "allows" (the answer does), "misses" (the better
line would have), "unclaimed" (a draw could have been claimed before the move).
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.engine.rule import repeating_moves
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
    elif scene.move in repeating_moves(scene.board):
        yield {"kind": "repetition", "name": "gives", **move}
    elif repetition := _repetition(scene):
        yield repetition
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


def _repetition(scene: Scene) -> Fact | None:
    """The draw by repetition that a fault allows with the next move, or lets go; the board must know its
    history."""
    if not scene.faulty:
        return None
    after = scene.board.copy()
    after.push(scene.move)
    if _level(scene) and scene.reply in [*repeating_moves(after)]:
        return {"kind": "repetition", "name": "allows", **answer_line(scene, 1)}
    if len(scene.better) and scene.better.steps[0].move in [*repeating_moves(scene.board)]:
        return {"kind": "repetition", "name": "misses", **better_line(scene, 1)}
    if scene.board.is_repetition(3):
        return {"kind": "repetition", "name": "unclaimed", "base": "before"}
    return None


def _perpetual(line: Played, side: chess.Color) -> bool:
    """Whether `side` does nothing but check in `line`, and a position comes again."""
    seen: list[str] = []
    for board, step in zip(line.boards[1:], line.steps, strict=True):
        if step.mover != side:
            continue
        if not step.check or step.captured:
            seen = []
            continue
        if board.board_fen() in seen and len(seen) + 1 >= CHECKS:
            return True
        seen.append(board.board_fen())
    return False
