"""Material: what the answer takes, what the better line would have won.

Owns `hangs`, `loses`, `misses_win`, `gives_back`, `no_recapture` and `misses_punishing`. The better line's
quiet end is held against the answer's; where that shows nothing, nothing is claimed.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import chess

from server.analysis.classification.safety import seen_by
from server.analysis.evaluation import centipawns_of, is_decided
from server.analysis.events.values import Base, Claim, Fact
from server.analysis.reasons.defences import weakest
from server.analysis.reasons.exchange import attacked_gain, gain
from server.analysis.reasons.material import (
    ONE_PIECE,
    PAWNS,
    VALUES,
    WORTH,
    balance,
    name,
    parts,
    remainder,
    what,
)
from server.analysis.reasons.played import Played
from server.analysis.reasons.quiet import quiet_end, quiet_gain
from server.analysis.reasons.scene import Scene, answer_line, better_line, symbol

MORE_THAN_A_PAWN = 0.3
"""Expected points of a fault that no pawn explains."""
OFFICER = 3
"""Points that are told of even where they matter no longer."""
AS_GOOD_AS_DECIDED = 0.15
"""Expected points below which a side, or above one less which, nobody asks for a piece."""
MADE_UP = 300, 0.4
"""Centipawns, and a share of its material, by which a line's score says that something makes up for it."""
BEYOND_A_PAWN = 175
"""Centipawns by which a line's score says that more than a pawn is lost."""


def material_facts(scene: Scene) -> list[Fact]:
    """The facts of a fault that costs material on its lines, the costliest first; none for any other move."""
    if not scene.faulty or not len(scene.better):
        return []
    got, could = scene.fair
    lost = list(_lost(scene)) if scene.got < min(0, could) and _is_told(scene, "after") else []
    missed = list(_missed(scene)) if scene.could > max(0, got) and _is_told(scene, "before") else []
    lost, missed = (found if _explains(scene, found) else [] for found in (lost, missed))
    facts = [*missed, *lost] if scene.could > -scene.got else [*lost, *missed]
    return [*_no_recapture(scene), *facts] if facts else []


def _explains(scene: Scene, facts: Sequence[Fact]) -> bool:
    """Whether what the facts count is enough for what the move costs."""
    return scene.loss < MORE_THAN_A_PAWN or any(fact["net"] > 1 for fact in facts)


def _is_told(scene: Scene, base: Base) -> bool:
    """Whether the score against the best defence goes with the material: nothing makes up for it, and of a
    pawn, it is not far more that is lost. So where nobody has looked."""
    expected = scene.tried_points(base)
    if expected is None:
        return True
    won = scene.got if base == "after" else scene.could
    material = 100 * (balance(scene.board, scene.mover) + won)
    beyond = (centipawns_of(expected) - material) * (1 if base == "after" else -1)
    least = -BEYOND_A_PAWN if abs(won) == 1 else -math.inf
    return least <= beyond <= MADE_UP[0] + MADE_UP[1] * abs(material)


def falls(line: Played, taker: chess.Color, until: int | None = None) -> int | None:
    """The index of the move of `taker` by which the most valuable piece that is not made up for falls, in the
    first `until` moves of `line`, else up to its quiet end: the first such move after which all that is won
    stays won, else the last. None where nothing falls."""
    end = quiet_end(line) if until is None else until
    left, _ = remainder(line.taken(taker, end), line.taken(not taker, end))
    if not left:
        return None
    found = [
        index
        for index, step in enumerate(line.steps[:end])
        if step.mover == taker and step.captured == left[0]
    ]
    net = line.gain(taker, end)
    short = [
        place for place in range(1, end + 1) if _pauses(line, place, end) and line.gain(taker, place) < net
    ]
    return next((index for index in found if not short or index >= short[-1]), found[-1])


def _pauses(line: Played, place: int, end: int) -> bool:
    """Whether no exchange goes on after `place` moves: the next does not take back what has just taken."""
    if place == end:
        return True
    step, following = line.steps[place - 1], line.steps[place]
    return not (step.captured and following.captured and step.where == following.where)


def word(line: Played, taker: chess.Color, until: int | None = None) -> str:
    """What `taker` wins till then: a word of `material.what`, "promotion" for a pawn that queens."""
    end = quiet_end(line) if until is None else until
    taken, given = line.taken(taker, end), line.taken(not taker, end)
    promoted = [step for step in line.steps[:end] if step.move.promotion and step.mover == taker]
    if promoted and sum(map(VALUES.__getitem__, taken)) - sum(map(VALUES.__getitem__, given)) <= 0:
        return "promotion"
    return what(taken, given)


def common_word(scene: Scene, base: Claim, line: Played, taker: chess.Color, end: int) -> str:
    """The word for what `taker` wins: of a line that was tried, what all good defences have in common, and of
    several pawns one less, as the last of them is seldom for sure."""
    found = scene.defences[base]
    if not found:
        return word(line, taker, end)
    least = word(line, taker, end)
    if least in PAWNS[1:]:
        return PAWNS[PAWNS.index(least) - 1]
    given, taken = (WORTH.get(part, 0) for part in parts(least))
    words = {word(each.line, taker, each.end) for each in found}
    same = all(each.startswith(least) and "_for_" not in each[len(least) :] for each in words)
    if (same or least in PAWNS) and given - taken <= weakest(found).net + 1:
        return least
    return "material"


def fallen(scene: Scene, base: Claim, line: Played, at: int, since: int) -> Fact:
    """The fields of the piece that falls with the move `at`, where it stands after the first `since` moves;
    none where other good defences give up another one."""
    fact: Fact = {**line.steps[at].taken, "square": chess.square_name(line.stood(at, since))}
    for other in scene.defences[base]:
        fall = falls(other.line, line.steps[at].mover, other.end)
        if fall is None or other.line.stood(fall, since) != line.stood(at, since):
            return {}  # type: ignore[typeddict-item]
    return fact


def _lost(scene: Scene) -> Iterator[Fact]:
    taker, line, anyway = not scene.mover, scene.played, _falls_anyway(scene)
    end, net, proven = scene.ends[0], -scene.got, bool(scene.defences["after"])
    if net <= anyway:
        return
    at = falls(line, taker, end)
    loses: Fact = {
        "kind": "loses",
        "what": common_word(scene, "after", line, taker, end),
        "net": net,
        "proven": proven,
        **answer_line(scene, end - 1),
    }
    if at:
        loses |= {"ply": at - 1, **fallen(scene, "after", line, at, 1)}
    hangs = None if anyway else hanging(scene, 2 * -scene.got)
    if hangs is not None:  # where it is proven, nothing later may make up for it
        hangs = None if proven and hangs["net"] > net + 1 else {**hangs, "proven": proven}
    if hangs is not None and (2 * hangs["net"] >= net or at == 1):
        yield hangs
        yield loses
    else:
        yield loses
        if hangs is not None:
            yield hangs
    lead = balance(scene.board, scene.mover)
    if scene.context.taken is None and lead >= 2 and lead - net <= 0:
        yield {"kind": "gives_back", "what": loses["what"], "net": net, "proven": proven}


def _falls_anyway(scene: Scene) -> int:
    """Points of what the answer takes and is taken after the better move too, for nothing; else 0."""
    steps = scene.better.steps[1:3]
    where = scene.played.steps[1].where if len(scene.played) > 1 else None
    taken = len(steps) == 2 and steps[0].captured is not None and steps[0].where == where
    free = taken and where != scene.move.to_square and steps[1].captured is None
    return VALUES[steps[0].captured or chess.PAWN] if free else 0


def hanging(scene: Scene, most: float) -> Fact | None:
    """The piece that the answer takes at once, if that pays by exchanges on its square alone, and `most`
    points at the most."""
    if scene.reply is None or scene.played.steps[1].captured is None:
        return None
    first, step = scene.played.steps[:2]
    net = gain(scene.after, step.move)
    traded = first.captured if first.captured and step.where == scene.move.to_square else None
    net -= VALUES[traded] if traded else 0
    if net < 1 or net > most:
        return None  # half of a trade, or the rest of the line makes up for it
    assert step.captured is not None
    before = seen_by(scene.board, step.mover)
    stood = step.where != scene.move.to_square or scene.board.is_en_passant(scene.move)
    was = stood and attacked_gain(before, step.where) >= 1
    fact: Fact = {
        "kind": "hangs",
        **step.taken,
        "by": scene.after.uci(step.move),
        "net": net,
        "was_hanging": was,
        "name": _how(scene, step.where, was=was),
        **answer_line(scene, 1),
    }
    return {**fact, "what": what([step.captured], [traded])} if traded else fact


def idle_loss(scene: Scene) -> Iterator[Fact]:
    """Of a move that is not the best, but no fault as the game is as good as decided: the piece that the
    answer takes for nothing (`hangs`), else the one that the better move would have taken (`misses_win`)."""
    if scene.faulty or not len(scene.better) or not is_decided(*scene.expected, AS_GOOD_AS_DECIDED):
        return
    hangs = None if _falls_anyway(scene) else hanging(scene, math.inf)
    if hangs is not None and hangs["net"] >= OFFICER and quiet_gain(scene.played, scene.mover) <= -OFFICER:
        yield hangs
    elif (taken := scene.better.steps[0].captured) is not None:
        net = gain(scene.board, scene.better.steps[0].move)
        own = scene.played.steps[0].captured
        more = own is None or VALUES[own] < VALUES[taken]
        if more and net >= OFFICER and net == VALUES[taken] and scene.could - scene.got >= OFFICER:
            found: Fact = {"kind": "misses_win", "what": name(taken), "net": net, **better_line(scene, 1)}
            yield {**found, **scene.better.steps[0].taken}


def _how(scene: Scene, square: chess.Square, *, was: bool) -> str:
    """How the piece on `square` came to hang: "moved" there, "left" as it was, "unguarded" by the move, or
    "open" to an attack that was not there."""
    if scene.move.to_square == square:
        return "moved"
    if was:
        return "left"
    guards = scene.board.attackers_mask(scene.mover, square)
    if guards & chess.BB_SQUARES[scene.move.from_square] and not (
        scene.after.attackers_mask(scene.mover, square) & chess.BB_SQUARES[scene.move.to_square]
    ):
        return "unguarded"
    return "open"


def _missed(scene: Scene) -> Iterator[Fact]:
    line = scene.better
    end = scene.ends[1]
    at = falls(line, scene.mover, end)
    own = scene.played.steps[0]
    same = at is not None and own.captured is not None and own.where == line.steps[at].where
    if same and scene.could <= VALUES[own.captured or chess.PAWN] + 1:
        return  # the move that was played takes it too
    fact: Fact = {
        "kind": "misses_win",
        "what": common_word(scene, "before", line, scene.mover, end),
        "net": scene.could,
        "proven": bool(scene.defences["before"]),
        "by": line.uci(1)[0],
        **better_line(scene, end),
    }
    if same and fact["what"] in ONE_PIECE:
        fact["what"] = "material"  # what falls is taken by the move that was played too
    elif at is not None:
        fact |= {"ply": at, **fallen(scene, "before", line, at, 0)}
    yield fact
    if scene.context.fault is not None and scene.could >= 2:
        yield {**fact, "kind": "misses_punishing", "fault": scene.context.fault}


def _no_recapture(scene: Scene) -> Iterator[Fact]:
    first = scene.better.steps[0]
    if scene.trade is None or first.captured is None or first.where != scene.trade[0]:
        return
    taken, lost = scene.trade
    if scene.played.steps[0].captured is not None and scene.move.to_square == taken:
        return
    yield {
        "kind": "no_recapture",
        "piece": symbol(lost),
        "square": chess.square_name(taken),
        "proven": bool(scene.defences["before"]),
        "by": scene.better.uci(1)[0],
        **better_line(scene, 1),
    }
