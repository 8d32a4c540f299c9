"""A value as `kibitz value` prints it: name, mean, temperature, stops, outcome; of a sum the best moves, and
the thermograph where it is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from endgames.cgt.expressions import parts_of
from endgames.cgt.games import Game, Games
from endgames.cgt.names import MAX_LETTERS, Names
from endgames.cgt.sums import Player, best_moves, total
from endgames.cgt.thermographs import Thermographs
from endgames.refusals import GameTooLarge, message


class BestMoveRecord(TypedDict):
    """A best move. `parts`: in which parts of the sum it can be made, from 1 (equal ones have the same
    moves); `to`: what the part becomes; `stop`: the number that the sum then stops at; `last_word`: whether
    what is left of the sum is no worse than that number for the player."""

    parts: list[int]
    to: str
    stop: str
    last_word: bool


class BestRecord(TypedDict):
    """The best moves of either player, if he is to move; none where he has no move."""

    left: list[BestMoveRecord]
    right: list[BestMoveRecord]


class ValueRecord(TypedDict):
    """Numbers as the names write them: "3/4". `best`: of a sum alone; `thermograph`: (t, left wall, right
    wall) at every corner of a wall from t = 0 up; above the last both stay as they are."""

    canonical: str
    mean: str
    temperature: str
    left_stop: str
    right_stop: str
    outcome: str
    best: NotRequired[BestRecord]
    thermograph: NotRequired[list[tuple[str, str, str]]]


def value_record(line: str, *, with_thermograph: bool = False) -> ValueRecord:
    """What an expression is worth, or a sum of them with a ; between its parts, within the limits of one
    computation. Raises ExpressionError, GameTooLarge."""
    parts = parts_of(line, Games())
    thermographs = Thermographs()
    record = record_of(total(parts), thermographs)
    if len(parts) > 1:
        names = Names(thermographs)
        record["best"] = {
            "left": _best(parts, Player.LEFT, names),
            "right": _best(parts, Player.RIGHT, names),
        }
    if with_thermograph:
        corners = thermographs.of(total(parts)).corners()
        record["thermograph"] = [(str(t), str(left), str(right)) for t, left, right in corners]
    return record


def record_of(game: Game, thermographs: Thermographs | None = None) -> ValueRecord:
    """What is said of a game. Raises GameTooLarge."""
    thermographs = thermographs or Thermographs()
    drawn = thermographs.of(game)
    return {
        "canonical": Names(thermographs).of(game),
        "mean": str(drawn.mean),
        "temperature": str(drawn.temperature),
        "left_stop": str(game.left_stop),
        "right_stop": str(game.right_stop),
        "outcome": str(game.outcome),
    }


def _best(parts: Sequence[Game], player: Player, names: Names) -> list[BestMoveRecord]:
    found: dict[tuple[Game, Game], BestMoveRecord] = {}
    letters = 0
    for each in best_moves(parts, player):
        key = parts[each.move.part], each.move.option
        if key not in found:
            to = names.of(each.move.option)
            letters += len(to)
            if letters > MAX_LETTERS:
                raise GameTooLarge(message("fault-game-name", limit=MAX_LETTERS))
            found[key] = {"parts": [], "to": to, "stop": str(each.stop), "last_word": each.last_word}
        found[key]["parts"].append(each.move.part + 1)
    return list(found.values())
