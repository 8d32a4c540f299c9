"""What every good defence leaves of a claim of material: the proof behind `hangs`, `loses` and `misses_win`.

Owns where a defence is counted and what all of them have in common. Which moves are good ones, a search says
that `review/proving.py` asks for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import chess

from server.analysis.events.values import Proof
from server.analysis.reasons.played import PLIES, Played
from server.analysis.reasons.quiescence import play_out


@dataclass(frozen=True, slots=True)
class Defence:
    """A good defence. `line`: the claim's moves and the defence, from the position before the move; `end`:
    the number of its moves after which material is counted; `net`: points that the taker has won then."""

    line: Played
    end: int
    net: int


def defences(start: chess.Board, claim: Sequence[str], proof: Proof, taker: chess.Color) -> list[Defence]:
    """The good defences of `proof` after the moves of `claim` (UCI) from `start`, the best first."""
    return [_counted(start, [*claim, *moves], len(claim), taker) for moves in proof["lines"]]


def weakest(found: Sequence[Defence]) -> Defence:
    """The defence that gives up least."""
    return min(found, key=lambda defence: defence.net)


def _counted(start: chess.Board, moves: list[str], claim: int, taker: chess.Color) -> Defence:
    """The moves, captures played out at their end, and where that is counted: there or at the last place
    before where no capture would have paid, whichever leaves the taker less."""
    line = Played(start, moves, claim + PLIES)
    captures = play_out(line.end).moves
    whole = Played(start, [*line.uci(), *captures], len(line) + len(captures))
    ends = [len(whole)]
    if not line.end.is_checkmate():
        ends += _stable(line, claim)
    end = min(ends, key=lambda place: whole.gain(taker, place))
    return Defence(whole, end, whole.gain(taker, end))


def _stable(line: Played, claim: int) -> list[int]:
    """The last place after the claim's moves, and before the end, that a quiet move led to and left, and
    where nothing was to be had by taking."""
    for place in range(len(line) - 1, claim, -1):
        quiet = line.steps[place - 1].quiet and line.steps[place].quiet
        if quiet and not play_out(line.boards[place]).gain:
            return [place]
    return []
