"""Mates on the lines: allowed, missed, brought nearer, put off."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.scene import Scene, answer_line, better_line


def mate_facts(scene: Scene) -> Iterator[Fact]:
    """`allows_mate`, `shortens`, `misses_mate`, `prolongs`, `mates`: the opponent's mate first."""
    was, now = scene.mates
    if now is not None and now < 0:
        if was is None or was > 0:
            yield {"kind": "allows_mate", "in": -now, **answer_line(scene)}
        elif -now < -was:
            yield {"kind": "shortens", "in": -now, "was": -was, **answer_line(scene)}
        else:
            yield {
                "kind": "mates",
                "side": chess.COLOR_NAMES[not scene.mover],
                "in": -now,
                **answer_line(scene),
            }
    if now is not None and now > 0 and (was is None or was < 0):
        yield {"kind": "mates", "in": now, **answer_line(scene)}
    if was is not None and was > 0:
        left = now if now is not None and now > 0 else None
        if left is None and not scene.after.is_checkmate():
            yield {"kind": "misses_mate", "in": was, **better_line(scene)}
        elif left is not None and left > was - 1 and len(scene.better):
            if left - was >= MUCH_LATER:
                yield {"kind": "misses_mate", "in": was, **better_line(scene)}
            yield {"kind": "prolongs", "in": left, "was": was, **better_line(scene)}
        elif left is not None:
            yield {"kind": "mates", "in": left, **answer_line(scene)}


NEXT_MATE = 2
"""Moves of a mate that is always told of, whatever the game was worth: anybody can see it."""
MUCH_LATER = 3
"""Moves by which a mate comes so much later that the nearer one counts as missed."""
