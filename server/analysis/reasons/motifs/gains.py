"""Whether a line wins something by a motif, or only shows it in passing.

Owns the balance of a line from end to end; how a line that stops in the middle is carried on is for whoever
asks the engine.
"""

from __future__ import annotations

import chess

from server.analysis.reasons.motifs.line import Line, Step
from server.analysis.reasons.motifs.motif import Motif
from server.analysis.reasons.motifs.pieces import VALUES, balance, can_be_won, is_hanging, worth


def wins_by(line: Line, motif: Motif) -> bool:
    """Whether the line ends with mate by the motif's side, or with more material for it than at the start of
    the line and than before the motif; and of what a fork attacks something is taken, of a pin the pinned
    piece, or its inability to take is made use of."""
    last = line.steps[-1]
    if last.mate:
        return last.mover == line.side
    step = line.steps[motif.index]
    end = _settled(last, line.side)
    if end <= max(balance(line.steps[0].before, line.side), balance(step.before, line.side)):
        return False
    if motif.name == "fork":
        return _is_taken_later(line, motif)
    return motif.name != "pin" or _is_taken_later(line, motif) or _defies(step, motif)


def _settled(last: Step, side: chess.Color) -> int:
    """The balance of `side` after the last move; what took by it, and can be taken back, is taken back."""
    after = balance(last.after, side)
    if last.mover != side or not last.captured or not can_be_won(last.after, last.target):
        return after
    if is_hanging(last.after, last.target):
        return after - VALUES[last.placed]
    attackers = last.after.attackers(not side, last.target)
    return after - VALUES[last.placed] + min(worth(last.after, square) for square in attackers)


def _is_taken_later(line: Line, motif: Motif) -> bool:
    """Whether the side takes, after the motif, a piece that it was aimed at, wherever that has gone."""
    aimed = {chess.parse_square(name) for name in motif.targets}
    for step in line.steps[motif.index + 1 :]:
        if step.mover == line.side and step.captured and step.target in aimed:
            return True
        if step.mover != line.side and step.origin in aimed:
            aimed = (aimed - {step.origin}) | {step.target}
    return False


def _defies(step: Step, motif: Motif) -> bool:
    """Whether the piece moved went where the pinned one attacks it."""
    pinned = chess.parse_square(motif.targets[0])
    return step.target in step.after.attacks(pinned)
