"""What every good defence leaves of a claim of material: the proof behind `hangs`, `loses` and `misses_win`.

Owns where a defence is counted and what all of them have in common. Which moves are good ones, a search says
that `review/proving.py` asks for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import chess

from server.analysis.events.values import Proof
from server.analysis.reasons.exchange import turned
from server.analysis.reasons.played import PLIES, Played
from server.analysis.reasons.quiescence import play_out

MATED = 99
"""Points of a mate: more than all that can be taken."""

A_LOT = 2
"""Points whose fall is no matter of where a line is cut."""


@dataclass(frozen=True, slots=True)
class Defence:
    """A good defence. `line`: the claim's moves and the defence, from the position before the move; `end`:
    the number of its moves after which material is counted; `net`: points that the taker has won then,
    `MATED` where he mates, -`MATED` where he is mated."""

    line: Played
    end: int
    net: int


def defences(
    start: chess.Board, claim: Sequence[str], proof: Proof, taker: chess.Color, deep: Sequence[str] = ()
) -> list[Defence]:
    """The good defences of `proof` after the moves of `claim` (UCI) from `start`, the best first. Of two
    looks at the same one that counts in which the taker plays better, if he wins something in both. `deep`:
    one defence and what follows on it, by a search that saw further than those looks."""

    def end_of(moves: Sequence[str]) -> Defence:
        return counted(start, (*claim, *moves), len(claim), taker)

    looks: dict[str, list[Defence]] = {}
    for moves in proof["lines"]:
        looks.setdefault(moves[0], []).append(end_of(moves))
    found = {move: _of_looks(each) for move, each in looks.items()}
    if len(deep) > 1 and deep[0] in found:
        found[deep[0]] = _deeper(found, deep[0], end_of(deep))
    return list(found.values())


def _deeper(found: Mapping[str, Defence], move: str, deep: Defence) -> Defence:
    """Of the defence `move` what its looks say or what the deep one does: this where it gives up less, and
    where the looks alone let something get away of which every other defence gives up a lot."""
    look, others = found[move], [each.net for other, each in found.items() if other != move]
    got_away = look.net < 1 and bool(others) and min(deep.net, *others) >= A_LOT
    return deep if deep.net < look.net or got_away else look


def _of_looks(looks: Sequence[Defence]) -> Defence:
    least = weakest(looks)
    return least if least.net < 1 else max(looks, key=lambda each: each.net)


def weakest(found: Sequence[Defence]) -> Defence:
    """The defence that gives up least."""
    return min(found, key=lambda defence: defence.net)


def counted(start: chess.Board, moves: Sequence[str], claim: int, taker: chess.Color) -> Defence:
    """Where `moves` (UCI) from `start`, of which the first `claim` are a claim's, leave material."""
    return _counted(start.fen(), start.chess960, tuple(moves), claim, taker)


@lru_cache(maxsize=256)  # a review asks for the same ones at each of its rounds
def _counted(fen: str, chess960: bool, moves: tuple[str, ...], claim: int, taker: chess.Color) -> Defence:
    """The moves, captures played out at their end, and where that is counted. A line's end is often the
    middle of something, and a quiet place the silence before it: of the last quiet place after the claim, the
    last calm one and the end that one counts by which `taker` has neither most nor least."""
    start = chess.Board(fen, chess960=chess960)
    line = Played(start, moves, claim + PLIES)
    captures = play_out(line.end).moves
    whole = Played(start, [*line.uci(), *captures], len(line) + len(captures))
    end = len(whole)
    if line.end.is_checkmate():
        return Defence(whole, end, -MATED if line.end.turn == taker else MATED)
    quiet = [place for place in range(claim + 1, len(line)) if _is_quiet(line, place)]
    calm = (place for place in reversed(quiet) if _is_calm(line.boards[place]))
    places = quiet[-1] if quiet else end, next(calm, end), end
    end = sorted(places, key=lambda place: whole.gain(taker, place))[1]
    return Defence(whole, end, whole.gain(taker, end))


def _is_quiet(line: Played, place: int) -> bool:
    """Whether a quiet move leads to `place` and another one on."""
    return line.steps[place - 1].quiet and line.steps[place].quiet


def _is_calm(board: chess.Board) -> bool:
    """Whether neither side could win more than a pawn by taking, if it were to move; without a check."""
    other = turned(board)
    return other is not None and max(play_out(board).gain, play_out(other).gain) <= 1
