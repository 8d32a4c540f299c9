"""What a move costs or wins: the facts of a move, the most telling first.

The one entry from outside: `explain()` finds the facts, `words.say()` makes sentences of them. Both are pure
and need no engine: they read the lines that they are given.
"""

from __future__ import annotations

from collections.abc import Sequence

import chess

from server.analysis.evaluation import Line
from server.analysis.events.events import Fact
from server.analysis.reasons.draws import draw_facts
from server.analysis.reasons.losses import material_facts
from server.analysis.reasons.mates import mate_facts
from server.analysis.reasons.merits import merits
from server.analysis.reasons.rivals import only_facts
from server.analysis.reasons.scene import Context, Scene

__all__ = ["Context", "Scene", "explain", "facts_of"]


def explain(
    board: chess.Board,
    move: chess.Move,
    before: Sequence[Line],
    after: Sequence[Line],
    context: Context = Context(),  # noqa: B008  (frozen)
) -> list[Fact]:
    """The facts of the legal `move` on `board`, which is left as it is.

    `before` and `after`: the engine's lines of the positions before and after it, White's view; either may be
    empty. A line counts for its first twelve plies.
    """
    return facts_of(Scene(board, move, before, after, context))


def facts_of(scene: Scene) -> list[Fact]:
    """The same of a scene."""
    facts: list[Fact] = [{"kind": "noise"}] if scene.decided else []
    facts += mate_facts(scene)
    facts += draw_facts(scene)
    facts += material_facts(scene)
    if not scene.faulty:
        facts += only_facts(scene)
        facts += merits(scene.played, scene.context.taken)
    return facts
