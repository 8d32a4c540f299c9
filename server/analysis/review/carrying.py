"""Lines of faults that stop in the middle of an exchange, carried on to a quiet end by a short search.

Owns the extra searches that the reason of a fault is worth, once all verdicts stand, and what they add to the
lines (`carried` of a reason, docs/reasons.md). Decides no class: a verdict is the same with and without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import cast

import chess

from server.analysis.engine.base import Analysis
from server.analysis.engine.plan import chunks_by_move
from server.analysis.engine.pool import EnginePool
from server.analysis.evaluation import Line, top_line
from server.analysis.events.values import Base, Carried
from server.analysis.events.wire import Move
from server.analysis.reasons.played import PLIES, Played
from server.analysis.reasons.quiet import stops_short
from server.analysis.reasons.scene import Scene

NODES = 4_000
"""Nodes of a search: enough to see an exchange to its end."""


@dataclass(frozen=True, slots=True)
class Owed:
    """A line to be carried on: of the move of `ply`, from `end`, the position after its last move."""

    ply: int
    base: Base
    end: chess.Board


class Carrier:
    """What was added to the lines of one review, by ply, and the searches that are still owed."""

    def __init__(self, nodes: int) -> None:
        """`nodes`: the review's budget for a position; no search gets more."""
        self._nodes = min(nodes, NODES)
        self._known: dict[int, Carried] = {}

    def recall(self, moves: Iterable[Move | None]) -> None:
        """Take over what the verdicts on the wire hold already."""
        for move in filter(None, moves):
            if "carried" in move["reason"]:
                self._known[move["ply"]] = move["reason"]["carried"]

    def forget(self, ply: int, base: Base) -> None:
        """A line of the move of `ply` is another one now."""
        if known := self._known.get(ply):
            left = {name: added for name, added in known.items() if name != base}
            self._known[ply] = cast(Carried, left)

    def carried(self, ply: int) -> Carried | None:
        """What was added to the lines of the move of `ply`."""
        return self._known.get(ply)

    def ask(
        self, scenes: Sequence[tuple[int, Scene]], pool: EnginePool, should_stop: Callable[[], bool]
    ) -> Iterator[int]:
        """Carry on the lines that stop short; yields each ply whose lines are known now."""
        owed = [each for ply, scene in scenes for each in _owed(ply, scene) if self._open(each)]
        left = [each.ply for each in owed]
        if not owed:
            return
        boards = [each.end for each in owed]
        for found in pool.run(chunks_by_move(left, self._nodes), boards, should_stop):
            each = owed[found.ply]
            self._keep(each, _moves(found.analysis))
            left.remove(each.ply)
            if each.ply not in left:
                yield each.ply

    def _keep(self, owed: Owed, moves: list[str]) -> None:
        known: Carried = {**self._known.get(owed.ply, {})}
        if owed.base == "before":
            known["before"] = moves
        else:
            known["after"] = moves
        self._known[owed.ply] = known

    def _open(self, owed: Owed) -> bool:
        return owed.base not in self._known.get(owed.ply, {})


def longer(lines: Sequence[Line], added: Sequence[str]) -> tuple[Line, ...]:
    """`lines` with the top line carried on by the moves `added`."""
    top = top_line(lines)
    return tuple(replace(line, pv=(*line.pv, *added)) if line is top else line for line in lines)


def _owed(ply: int, scene: Scene) -> Iterator[Owed]:
    """The lines of a fault that stop short before they are long enough to be cut."""
    if not scene.faulty or scene.decided:
        return
    own: tuple[tuple[Base, Line | None, Played, int], ...] = (
        ("before", scene.top, scene.better, 0),
        ("after", scene.answer, scene.played, 1),
    )
    for base, line, played, extra in own:
        if line is None or line.score.mate is not None or not played.steps or _is_certain(base, scene):
            continue
        if len(line.pv) == len(played) - extra < PLIES and stops_short(played):
            yield Owed(ply, base, played.end)


def _is_certain(base: Base, scene: Scene) -> bool:
    """Whether a table has said how the line ends."""
    context = scene.context
    return (context.exact if base == "before" else context.proven) is not None


def _moves(analysis: Analysis) -> list[str]:
    top = top_line(analysis.lines)
    return list(top.pv[:PLIES]) if top else []
