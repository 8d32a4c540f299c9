"""Results that are known exactly: kept, thrown away, reached by a detour, and where exact knowledge begins.

Owns the fact `result`; its `name` says which, `was` and `in` the moves to mate before the move and after it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from server.analysis.classification.exact import LOSS, WIN, Exact, Outcome, outcome_of
from server.analysis.events.values import Fact
from server.analysis.reasons.draws import draw_facts
from server.analysis.reasons.endings import SOLVED, ending_facts, enters_solved
from server.analysis.reasons.losses import hanging
from server.analysis.reasons.quiet import quiet_gain
from server.analysis.reasons.scene import Scene, better_line, proof

_MEANS = ("stalemate", "repetition")
"""Draws that are told as the means by which a result was lost or kept."""
_RESULTS = {1.0: "win", 0.5: "draw", 0.0: "loss"}


def result_facts(scene: Scene) -> list[Fact]:
    """What the move made of a result that a table knows, and by which means; none without a table."""
    before, after = scene.context.exact, scene.context.proven
    if before is None or after is None:
        return []
    outcome = outcome_of(scene.board, scene.move, before, after)
    themes = ending_facts(scene, kept=outcome.kept)
    if not outcome.kept:
        return [_thrown(scene, outcome, before, after), *themes, *_drawn(scene), *_hangs(scene)]
    return [_kept(scene, outcome, before, after), *themes, *_drawn(scene)]


def beginning(scene: Scene) -> Iterator[Fact]:
    """The move after which all is exact, or which leads into a pawn ending that is solved."""
    after = scene.context.proven
    if scene.context.exact is None and isinstance(after, Exact):
        by_proof = after.table == SOLVED
        if by_proof and not enters_solved(scene):
            return
        name = f"{'solved' if by_proof else 'begins'}_{_RESULTS[1 - after.points]}"
        yield {"kind": "result", "name": name, **_in(after), **_answer(scene)}


def _drawn(scene: Scene) -> Iterator[Fact]:
    return (fact for fact in draw_facts(scene) if fact["kind"] in _MEANS)


def _hangs(scene: Scene) -> Iterator[Fact]:
    """The piece that falls at once, a pawn unless it is won back; later losses of a line are left out, as
    only the result counts."""
    hangs = hanging(scene, math.inf)
    if hangs is None or (hangs["piece"] == "p" and quiet_gain(scene.played, scene.mover) >= 0):
        return
    yield hangs


def _thrown(scene: Scene, outcome: Outcome, before: Exact, after: Exact | float) -> Fact:
    spoilt = isinstance(after, Exact) and outcome.before == 1 and after.wdl == -1
    into = "spoilt" if spoilt else _RESULTS[outcome.after]
    found: Fact = {"kind": "result", "name": f"{_RESULTS[outcome.before]}_to_{into}", **_was(before)}
    if before.only:
        found["what"] = "only"
    if outcome.after == 0:
        found = {**found, **_in(after)}
    return {**found, **better_line(scene)}


def _kept(scene: Scene, outcome: Outcome, before: Exact, after: Exact | float) -> Fact:
    fact: Fact = {"kind": "result", "name": _name(outcome, before), **_was(before), **_in(after)}
    shows_better = bool(outcome.detour) and len(scene.better)
    return {**fact, **(better_line(scene) if shows_better else _answer(scene))}


def _name(outcome: Outcome, before: Exact) -> str:
    if abs(before.wdl) == 1:
        return "too_slow" if before.wdl > 0 else "saved"
    if outcome.only:
        return "only_wins" if before.wdl == WIN else "only_holds"
    if before.wdl == WIN:
        return "slower" if outcome.detour else "wins"
    if before.wdl == LOSS:
        return "sooner" if outcome.detour else "loses"
    return "holds"


def _was(before: Exact) -> Fact:
    return {"was": before.dtm} if before.dtm is not None else {}  # type: ignore[typeddict-item]


def _in(after: Exact | float) -> Fact:
    if isinstance(after, float) or after.dtm is None:
        return {}  # type: ignore[typeddict-item]
    return {"in": after.dtm}  # type: ignore[typeddict-item]


def _answer(scene: Scene) -> Fact:
    return proof("after", scene.played.uci()[1:], scene.played.san()[1:])
