"""Why there was no other move: the only legal one, or the only one that keeps what is there."""

from __future__ import annotations

from collections.abc import Iterator

from server.analysis.classes import Classification
from server.analysis.engine.rule import has_one_move
from server.analysis.evaluation import Line, points_by, second_line
from server.analysis.events.values import Fact
from server.analysis.reasons.exchange import gain
from server.analysis.reasons.played import Played
from server.analysis.reasons.points.aims import effect
from server.analysis.reasons.scene import Scene, proof

WINS = 0.7
BETTER = 0.57
HOLDS = 0.38
"""Expected points from which a move keeps a win, an advantage, the balance; below, it saves what it can."""

ONLY = 0.1
"""Expected points that the next best move must lose."""

DROPS = 0.08
"""Expected points that another move must lose to be told as one that fails."""

CLEAR = 0.03
"""Expected points by which it must miss what is kept."""


def only_facts(scene: Scene) -> Iterator[Fact]:
    """`only_legal` and `only_good`."""
    if has_one_move(scene.board):
        yield {"kind": "only_legal", "name": "check" if scene.board.is_check() else "move"}
        return
    second = second_line(scene.lines)
    if len(scene.better) or scene.top is None or second is None or not second.pv:
        return
    given, lost = scene.context.classification, scene.second_loses
    if given == Classification.CRITICAL or (given in (Classification.BRILLIANT, None) and lost >= ONLY):
        top = points_by(scene.top.score, scene.mover, last_moved=not scene.mover)
        yield from _only(scene, second, min(top, scene.expected[1]))


def failing(scene: Scene) -> Played | None:
    """What most people play in place of a move that alone was good, and the blow that refutes it; None where
    it is no blow that everybody sees."""
    instead = scene.points.get("instead")
    if not instead or scene.expected[1] - instead["look"]["expected"] < DROPS:
        return None
    line = Played(scene.board, [instead["move"], *instead["look"]["line"][:1]])
    return line if len(line) == 2 and _is_blow(line) else None


def _is_blow(line: Played) -> bool:
    """Whether the second move of a line wins something at sight: not one that ends a trade."""
    (before, move), (after, reply) = ((line.boards[at], line.steps[at].move) for at in (0, 1))
    if line.end.is_checkmate():
        return True
    if reply.to_square == move.to_square and before.is_capture(move) and gain(before, move) >= 0:
        return False
    return effect(after, reply).does in ("forks", "hits", "traps") or gain(after, reply) >= 1


def _only(scene: Scene, second: Line, kept: float) -> Iterator[Fact]:
    """That only this move keeps what is kept, `kept` expected points; not where the next best may keep as
    much."""
    mated = (scene.mate(second) or 0) < 0
    rest = kept - scene.lead
    name, other = _kept(kept, mated=mated), _kept(rest + CLEAR, mated=mated)
    if kept - rest < CLEAR or (name == other and name not in ("mate", "rest")):
        return
    line = Played(scene.board, second.pv)
    yield {
        "kind": "only_good",
        "name": name,
        "by": line.uci(1)[0] if len(line) else "",
        **proof("before", line.uci(), line.san()),
    }


def _kept(expected: float, *, mated: bool) -> str:
    """What the move keeps: "win", "advantage", "balance", or "rest"; "mate": it keeps the mate off."""
    if mated:
        return "mate"
    if expected >= WINS:
        return "win"
    if expected >= BETTER:
        return "advantage"
    return "balance" if expected >= HOLDS else "rest"
