"""The sentence of what a side threatens in a position: `explore-threat-*` of the catalogues.

Owns the choice of key and what it takes; of the threats that a move overlooks or meets, `words.py` tells.
"""

from __future__ import annotations

import chess

from server.analysis.events.values import Fact
from server.analysis.notation import MoveNumber
from server.analysis.reasons.losses import word
from server.analysis.reasons.material import ONE_PIECE, parts
from server.analysis.reasons.quiet import quiet_gain
from server.analysis.reasons.scene import Scene
from server.i18n.texts import Text


def in_check() -> Text:
    """Nobody can pass there."""
    return {"key": "explore-no-threat", "params": {}}


def nothing(scene: Scene) -> Text:
    """Passing would cost nothing."""
    return {"key": "explore-threat-none", "params": {"side": _side(scene)}}


def threatened(fact: Fact, scene: Scene) -> Text:
    """A proven threat, by a fact of `threats.py`."""
    params: dict[str, str | int | float | Text] = {"side": _side(scene), "move": _move(scene)}
    if "in" in fact:
        return {"key": "explore-threat-mates", "params": {**params, "count": fact["in"]}}
    given, taken = parts(fact["what"])
    alone = given in ONE_PIECE and not taken and "square" in fact
    params |= {"given": given, "taken": taken or "none", "square": fact["square"] if alone else "none"}
    return {"key": "explore-threat-wins", "params": params}


def by_the_line(scene: Scene) -> Text:
    """What the line that follows a pass wins, as nobody has tried it."""
    assert scene.passed is not None
    if scene.passed.steps[0].move.promotion:
        won = "promotion"
    elif quiet_gain(scene.passed, not scene.mover) < 1:
        return would_play(scene)
    else:
        won = word(scene.passed, not scene.mover)
    given, taken = parts(won)
    params: dict[str, str | int | float | Text] = {"given": given, "taken": taken or "none"}
    return {"key": "reason-line-loses", "params": {**params, "move": _move(scene)}}


def would_play(scene: Scene) -> Text:
    """The move without a claim."""
    return {"key": "explore-threat-move", "params": {"side": _side(scene), "move": _move(scene)}}


def _side(scene: Scene) -> str:
    return chess.COLOR_NAMES[not scene.mover]


def _move(scene: Scene) -> str:
    assert scene.passed is not None
    return f"{MoveNumber.on(scene.board).later(1).text()}{scene.passed.san(1)[0]}"
