"""A value as `kibitz value` prints it: name, mean, temperature, stops, outcome."""

from __future__ import annotations

from typing import TypedDict

from server.analysis.exact.cgt.expressions import valued
from server.analysis.exact.cgt.games import Game, Games
from server.analysis.exact.cgt.names import Names
from server.analysis.exact.cgt.thermographs import Thermographs


class ValueRecord(TypedDict):
    """Numbers as the names write them: "3/4"."""

    canonical: str
    mean: str
    temperature: str
    left_stop: str
    right_stop: str
    outcome: str


def value_record(expression: str) -> ValueRecord:
    """What an expression is worth, within the limits of one computation. Raises ExpressionError,
    GameTooLarge."""
    return record_of(valued(expression, Games()))


def record_of(game: Game) -> ValueRecord:
    """What is said of a game. Raises GameTooLarge."""
    thermographs = Thermographs()
    drawn = thermographs.of(game)
    return {
        "canonical": Names(thermographs).of(game),
        "mean": str(drawn.mean),
        "temperature": str(drawn.temperature),
        "left_stop": str(game.left_stop),
        "right_stop": str(game.right_stop),
        "outcome": str(game.outcome),
    }
