"""Material: what the answer takes, what the better line would have won.

Owns `hangs`, `loses`, `misses_win`, `gives_back`, `no_recapture` and `misses_punishing`. The better line's
quiet end is held against the answer's; where that shows nothing, nothing is claimed.
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.exchange import attacked_gain, gain, turned
from server.analysis.reasons.material import VALUES, balance, remainder, what
from server.analysis.reasons.played import Played
from server.analysis.reasons.quiet import quiet_end
from server.analysis.reasons.scene import Scene, answer_line, better_line, symbol

LATE = 6
"""A pawn that falls after so many plies of a line is no longer this move's doing."""


def material_facts(scene: Scene) -> list[Fact]:
    """The facts of a fault that costs material on its lines, the costliest first; none for any other move."""
    if not scene.faulty or not len(scene.better) or scene.could - scene.got < 1:
        return []
    if scene.could - scene.got == 1 and _late(scene):
        return []
    lost = list(_lost(scene)) if scene.got < 0 else []
    missed = list(_missed(scene)) if scene.could > 0 and scene.could > scene.got else []
    facts = [*missed, *lost] if scene.could > -scene.got else [*lost, *missed]
    return [*_no_recapture(scene), *facts]


def _late(scene: Scene) -> bool:
    """Whether the one pawn that it is about falls so late that it is another move's doing."""
    line, taker = (scene.played, not scene.mover) if scene.got < 0 else (scene.better, scene.mover)
    at = falls(line, taker, scene.ends[0] if scene.got < 0 else scene.ends[1])
    return at is not None and at > LATE


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


def _lost(scene: Scene) -> Iterator[Fact]:
    taker, line = not scene.mover, scene.played
    end, net = scene.ends[0], -scene.got
    at = falls(line, taker, end)
    loses: Fact = {"kind": "loses", "what": word(line, taker, end), "net": net, **answer_line(scene, end - 1)}
    if at:
        loses |= {"ply": at - 1, **line.steps[at].taken}
    hangs = hanging(scene, 2 * -scene.got)
    if hangs is not None and (2 * hangs["net"] >= net or at == 1):
        yield hangs
        yield loses
    else:
        yield loses
        if hangs is not None:
            yield hangs
    lead = balance(scene.board, scene.mover)
    if scene.context.taken is None and lead >= 2 and lead - net <= 0:
        yield {"kind": "gives_back", "what": loses["what"], "net": net}


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
    before = turned(scene.board)
    stood = step.where != scene.move.to_square or scene.board.is_en_passant(scene.move)
    was = bool(stood and before and attacked_gain(before, step.where) >= 1)
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
    fact: Fact = {
        "kind": "misses_win",
        "what": word(line, scene.mover, end),
        "net": scene.could,
        "by": line.uci(1)[0],
        **better_line(scene, end),
    }
    if at is not None:
        fact |= {"ply": at, **line.steps[at].taken}
    yield fact
    if scene.context.fault is not None and scene.could >= 2:
        yield {**fact, "kind": "misses_punishing", "fault": scene.context.fault}


def _no_recapture(scene: Scene) -> Iterator[Fact]:
    taken, lost = scene.context.taken, scene.context.lost
    first = scene.better.steps[0]
    if taken is None or lost is None or first.captured is None or first.where != taken:
        return
    if scene.played.steps[0].captured is not None and scene.move.to_square == taken:
        return
    yield {
        "kind": "no_recapture",
        "piece": symbol(lost),
        "square": chess.square_name(taken),
        "by": scene.better.uci(1)[0],
        **better_line(scene, 1),
    }
