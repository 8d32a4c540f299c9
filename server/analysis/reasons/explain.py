"""What a move costs or wins: the facts of a move, the most telling first.

The one entry from outside: `explain()` finds the facts, `words.say()` makes sentences of them. Both are pure
and need no engine: they read the lines that they are given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import chess

from server.analysis.evaluation import Line
from server.analysis.events.values import Fact
from server.analysis.reasons.defences import counted
from server.analysis.reasons.draws import draw_facts
from server.analysis.reasons.endings import is_solved
from server.analysis.reasons.losses import idle_loss, material_facts
from server.analysis.reasons.mates import NEXT_MATE, mate_facts
from server.analysis.reasons.means import answer_motif, better_motif
from server.analysis.reasons.merits import merits
from server.analysis.reasons.played import Played
from server.analysis.reasons.points.choose import hint, told
from server.analysis.reasons.results import beginning, result_facts
from server.analysis.reasons.rivals import only_facts
from server.analysis.reasons.scene import Context, Scene
from server.analysis.reasons.threats import threat_facts

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
    if results := result_facts(scene):
        does = _does(scene) if is_solved(scene) and not scene.faulty else ()
        return [*_offer(scene), *results, *_only_legal(scene), *(fact for fact in does if _adds(fact, scene))]
    points = [each.fact for each in told(scene)]
    found = [*points, *_estimated(scene), *beginning(scene)]
    return found or [each.fact for each in hint(scene) if each is not None]


def _estimated(scene: Scene) -> list[Fact]:
    """The facts of a move that no table judges."""
    mates = [fact for fact in mate_facts(scene) if _is_news(fact, scene)]
    facts: list[Fact] = [{"kind": "noise"}] if scene.decided else []
    facts += [*_offer(scene), *mates, *draw_facts(scene)]
    if scene.faulty or (scene.context.classification is None and mates):
        return [*facts, *_costs(scene, {fact["kind"] for fact in mates})]
    return [*facts, *_does(scene)]


def _is_news(fact: Fact, scene: Scene) -> bool:
    """Whether a mate that a move allows is worth a word: where the game was lost anyway, only a near one."""
    judged = scene.context.classification is not None and not scene.faulty
    lost_anyway = fact["kind"] == "allows_mate" and scene.decided and judged
    return not lost_anyway or fact["in"] <= NEXT_MATE


def _adds(fact: Fact, scene: Scene) -> bool:
    """Whether what a good move does is worth telling beside a result: it must be about the ending, and more
    than a way to the centre where no other move will do."""
    if fact["kind"] in ("hangs", "only_legal", "only_good"):
        return False
    exact, name = scene.context.exact, fact.get("name", "")
    is_only = exact is not None and exact.only is not None
    return not name.startswith("space_") and not (is_only and name == "king_walks")


def _only_legal(scene: Scene) -> Iterator[Fact]:
    return (fact for fact in only_facts(scene) if fact["kind"] == "only_legal")


def _offer(scene: Scene) -> Iterator[Fact]:
    """The piece that a brilliant move offers."""
    if scene.context.offered is not None:
        yield {
            "kind": "motif",
            "name": "sacrifice",
            "side": chess.COLOR_NAMES[scene.mover],
            "targets": [scene.context.offered],
        }


def _costs(scene: Scene, mates: set[str]) -> Iterator[Fact]:
    """What a fault costs, by which means; what it gives up where that is nothing one can count."""
    lost = {"hangs", "loses", "gives_back"} if "allows_mate" in mates else set()
    missed = {"misses_win", "misses_punishing"} if "misses_mate" in mates else set()
    material = [fact for fact in material_facts(scene) if fact["kind"] not in lost | missed]
    kinds = {fact["kind"] for fact in material} | mates
    yield from material[:1]
    own = ("allows_mate", "misses_mate", *(fact["kind"] for fact in material[:1]))
    first = next((kind for kind in own if kind in kinds), None)
    if first in ("hangs", "loses", "allows_mate"):
        yield from answer_motif(scene)
    elif first in ("misses_win", "misses_mate"):
        yield from better_motif(scene)
    yield from threat_facts(scene)
    yield from material[1:]


def _does(scene: Scene) -> Iterator[Fact]:
    """What a good move does; that it takes something says more than that it had to. Nothing is praised that
    leaves a piece where the game is as good as decided."""
    idle = list(idle_loss(scene))
    if idle:
        yield from idle
        return
    found = list(merits(scene.played, scene.trade))
    if any(fact["kind"] == "wins" for fact in found):
        found = list(merits(_surest(scene), scene.trade))
    takes = found[:1] if scene.played.steps[0].captured is not None else []
    yield from takes
    yield from threat_facts(scene)
    yield from only_facts(scene)
    yield from found[len(takes) :]


def _surest(scene: Scene) -> Played:
    """The line by which a move wins something: its answer, or what the search before it expected, where that
    wins less."""
    lines = [scene.played]
    if scene.top is not None and scene.top.pv[:1] == (scene.board.uci(scene.move),):
        lines.append(Played(scene.board, scene.top.pv))
    return min(lines, key=lambda line: counted(scene.board, line.uci(), 1, scene.mover).net)
