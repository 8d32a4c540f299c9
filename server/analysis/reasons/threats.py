"""What the opponent threatened before a fault: what he would play if the mover passed, and what that wins.

Owns when such a move is a threat, whether the move overlooks it and whether a better one meets it. The
searches are `review/proving.py`'s.
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.defences import MATED, weakest
from server.analysis.reasons.exchange import gain
from server.analysis.reasons.losses import common_word, fallen, falls
from server.analysis.reasons.material import VALUES
from server.analysis.reasons.played import Played
from server.analysis.reasons.quiescence import play_out
from server.analysis.reasons.scene import Scene

MATE_PLIES = 5
"""Plies of a line within which a mate is seen to threaten."""
MATTERS = 0.08
"""Expected points that a threat must cost whoever lets it happen."""


def may_be_asked(scene: Scene) -> bool:
    """Whether it makes sense to ask what was threatened before the move: of a fault and of a move that alone
    was good, in an open game, where the mover was neither in check nor about to take back."""
    asked = scene.faulty or (scene.alone and scene.played.steps[0].quiet)
    return asked and not scene.decided and not scene.board.is_check() and scene.context.taken is None


def candidate(scene: Scene) -> chess.Move | None:
    """The move that may be a threat by the line that follows a pass, if the answer plays it or the better
    move prevents it, of a good move: that itself does; None if there is none."""
    move = may_threaten(scene)
    return move if move and (_overlooked(scene, move) or _met(scene, move)) else None


def may_threaten(scene: Scene) -> chess.Move | None:
    """The first move of the line that follows a pass, if the line mates soon or wins material."""
    line = scene.passed
    if line is None or not line.steps or not (_mates(line) or _wins(line)):
        return None
    return line.steps[0].move


def threatens_mate(scene: Scene) -> bool:
    """Whether the line that follows a pass mates soon: that needs no proof."""
    return scene.passed is not None and _mates(scene.passed)


def threat_facts(scene: Scene) -> Iterator[Fact]:
    """The threat that a fault overlooks (`overlooked`), that the better move, of a good move: that itself,
    meets (`met`); proven alone."""
    move = candidate(scene)
    fact = None if move is None else threat_of(scene)
    if move is None or fact is None:
        return
    if _overlooked(scene, move):
        yield {**fact, "name": "overlooked"}
    if _met(scene, move):
        yield {**fact, "name": "met"}


def threat_of(scene: Scene) -> Fact | None:
    """The threat and what it is worth: a mate, or what every good defence gives up; None where it is none."""
    assert scene.passed is not None
    fact: Fact = {"kind": "threat", "by": scene.passed.uci(1)[0], "san": scene.passed.san(1)}
    if threatens_mate(scene):
        return {**fact, "in": (len(scene.passed) + 1) // 2}
    found, points = scene.defences["threat"], scene.tried_points("threat")
    if not found or points is None or scene.expected[0] - points < MATTERS:
        return None
    least = weakest(found)
    if least.net < 1:
        return None
    if least.net == MATED:
        return {**fact, "in": max((len(each.line) + 1) // 2 for each in found), "proven": True}
    what = common_word(scene, "threat", least.line, not scene.mover, least.end)
    fact |= {"what": what, "net": least.net, "proven": True}
    at = falls(least.line, not scene.mover, least.end)
    return fact if at is None else {**fact, **fallen(scene, "threat", least.line, at, 0)}


def _overlooked(scene: Scene, move: chess.Move) -> bool:
    """Whether the answer to a fault carries the threat out, which is no trade by now; a quiet better move
    would have averted it."""
    taken, step = scene.after.piece_type_at(move.to_square), scene.played.steps[0]
    even = step.captured and taken and VALUES[taken] <= VALUES[step.captured]
    quiet = len(scene.better) and scene.better.steps[0].quiet
    averted = not quiet or threatens_mate(scene) or _averts(scene, scene.better.boards[1], move)
    return scene.faulty and scene.reply == move and not even and averted


def _met(scene: Scene, move: chess.Move) -> bool:
    """Whether the better move (of a good move: that), itself neither a capture nor a check, leaves the threat
    no sense, and a fault that was played leaves it some."""
    by = scene.better if scene.faulty else scene.played
    if not len(by) or not by.steps[0].quiet:
        return False
    return _averts(scene, by.boards[1], move) and not (scene.faulty and _averts(scene, scene.after, move))


def _averts(scene: Scene, after: chess.Board, move: chess.Move) -> bool:
    """Whether the threat can no longer be played in `after`, or takes less than it would have taken."""
    assert scene.passed is not None
    passed = scene.passed.boards[0]
    if move not in after.legal_moves:
        return passed.piece_type_at(move.from_square) == after.piece_type_at(move.from_square)
    return gain(after, move) < min(0, gain(passed, move)) or gain(after, move) <= 0 < gain(passed, move)


def _mates(line: Played) -> bool:
    return len(line) <= MATE_PLIES and line.end.is_checkmate()


def _wins(line: Played) -> bool:
    opponent = line.steps[0].mover
    left = play_out(line.end).gain
    return line.gain(opponent, len(line)) + (left if line.end.turn == opponent else -left) >= 1
