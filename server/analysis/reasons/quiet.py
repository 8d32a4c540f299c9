"""Where a line is quiet: no capture, check or promotion is pending, so that material can be counted.

An engine's line often stops in the middle of an exchange; it is cut back to its last quiet place.
"""

from __future__ import annotations

import chess

from server.analysis.reasons.exchange import best_capture, gain
from server.analysis.reasons.played import Played


def quiet_end(line: Played) -> int:
    """The number of moves after which `line` is quiet for the last time: its start, or a place that a quiet
    move led to and that no capture or promotion leaves."""
    for place in range(len(line), 0, -1):
        step, following = line.steps[place - 1], line.steps[place : place + 1]
        if step.quiet and not any(each.captured or each.move.promotion for each in following):
            return place
    return 0


def settled_end(line: Played) -> int:
    """The number of moves after which `line` is settled for the last time: as `quiet_end`, but a capture may
    follow that wins nothing."""
    for place in range(len(line), 0, -1):
        step = line.steps[place - 1]
        if step.captured is None and not step.move.promotion and _even(line, place):
            return place
    return 0


def _even(line: Played, place: int) -> bool:
    """Whether the move after `place` neither promotes nor wins anything by taking."""
    if place == len(line):
        return True
    following = line.steps[place]
    if following.move.promotion:
        return False
    return following.captured is None or gain(line.boards[place], following.move) <= 0


def stops_short(line: Played) -> bool:
    """Whether `line` stops before it is quiet: at a capture, promotion or check, or where the side to move
    could win something by taking."""
    if not line.steps:
        return True
    if line.end.is_game_over():
        return False
    return not line.steps[-1].quiet or best_capture(line.end) is not None


def quiet_gain(line: Played, color: chess.Color) -> int:
    """Points that `line` has won for `color` where it is quiet for the last time."""
    return line.gain(color, quiet_end(line))
