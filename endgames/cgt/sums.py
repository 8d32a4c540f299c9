"""The best move in a sum of games: exactly, and by thermographs, which needs no sum.

Owns the choice. Exactly: the stop that the whole sum then reaches, and whether the player has the last word
there. Thermostrat looks at the thermographs of the parts alone (`docs/games.md`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from endgames.cgt.games import Game
from endgames.cgt.lines import highest
from endgames.cgt.thermographs import Thermographs


class Player(Enum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Move:
    """A move in part number `part` to `option`."""

    part: int
    option: Game


@dataclass(frozen=True, slots=True)
class Valued:
    """A move, the number that the sum then stops at if both play well, and whether the rest is at least (for
    Right: at most) that number: the player then has the last word."""

    move: Move
    stop: Fraction
    last_word: bool


def total(parts: Sequence[Game]) -> Game:
    """The sum of one part at least. Raises GameTooLarge."""
    whole, *others = parts
    for other in others:
        whole = whole + other
    return whole


def moves(parts: Sequence[Game], player: Player) -> Iterator[Move]:
    """The moves in parts that are no numbers; in a number only where all are: moves there cost."""
    hot = [index for index, part in enumerate(parts) if part.number is None]
    for index in hot or range(len(parts)):
        part = parts[index]
        for option in part.left if player is Player.LEFT else part.right:
            yield Move(index, option)


def valued_moves(parts: Sequence[Game], player: Player) -> list[Valued]:
    """Every move with what it reaches. Raises GameTooLarge."""
    found = []
    for move in moves(parts, player):
        parts[0].games.spend(len(parts))
        others = [part for index, part in enumerate(parts) if index != move.part]
        rest = total([move.option, *others])
        if player is Player.LEFT:
            stop = rest.right_stop
            last_word = rest.games.number(stop) <= rest
        else:
            stop = rest.left_stop
            last_word = rest <= rest.games.number(stop)
        found.append(Valued(move, stop, last_word))
    return found


def best_moves(parts: Sequence[Game], player: Player) -> list[Valued]:
    """The best moves: by the stop, among them by the last word; empty where there is no move. Raises
    GameTooLarge."""
    found = valued_moves(parts, player)
    sign = 1 if player is Player.LEFT else -1
    best = max(((sign * each.stop, each.last_word) for each in found), default=None)
    return [each for each in found if (sign * each.stop, each.last_word) == best]


def thermostrat(
    parts: Sequence[Game], player: Player, thermographs: Thermographs
) -> tuple[int, Fraction] | None:
    """The part to move in, and the ambient temperature, at which its options are compared; None where there
    is no move.

    It is the part whose thermograph is widest at that temperature: the lowest one at which the sum of the
    player's bad walls and the greatest width is best for the player. Who moves so, and answers so, stops no
    worse than at the sum of the means (Winning Ways, chapter 6).
    """
    playable = sorted({move.part for move in moves(parts, player)})
    if not playable:
        return None
    sign = 1 if player is Player.LEFT else -1
    drawn = [thermographs.of(part) for part in parts]
    bad = [each.right if sign > 0 else -each.left for each in drawn]
    widths = [each.left + -each.right for each in drawn]
    compound = highest(widths)
    for line in bad:
        compound = compound + line
    ambient = compound.first_maximum()
    part = max(playable, key=lambda index: (widths[index].at(ambient), drawn[index].temperature))
    return part, ambient
