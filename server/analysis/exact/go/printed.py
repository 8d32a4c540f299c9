"""A solved board as `kibitz go` prints it: as JSON, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from string import ascii_letters
from typing import TypedDict

from server.analysis.exact.cgt.games import Game
from server.analysis.exact.cgt.names import Names
from server.analysis.exact.cgt.thermographs import Thermographs
from server.analysis.exact.go.solve import Solved
from server.i18n.texts import sentence

ONE = Fraction(1)
_LETTERS = "".join(letter for letter in ascii_letters if letter not in "xoXO")


class LocalRecord(TypedDict):
    """`chilled`: cooled by 1."""

    points: list[str]
    value: str
    mean: str
    temperature: str
    chilled: str


class GoRecord(TypedDict):
    """Black's view; `value` is without `fixed_stones`, which the scores hold; `settled`: points of regions
    that nobody needs to play in, part of the value."""

    local_games: list[LocalRecord]
    settled: int
    fixed_stones: int
    value: str
    mean: str
    score_black_first: str
    score_white_first: str
    best_black: list[str]
    best_white: list[str]


def record_of(solved: Solved) -> GoRecord:
    """What a board is worth."""
    thermographs = Thermographs()
    names = Names(thermographs)

    def local(points: Sequence[str], value: Game) -> LocalRecord:
        return {
            "points": list(points),
            "value": names.of(value),
            "mean": str(thermographs.mean(value)),
            "temperature": str(thermographs.temperature(value)),
            "chilled": names.of(thermographs.cooled(value, ONE)),
        }

    return {
        "local_games": [
            local([solved.shape.name(point) for point in sorted(part.region.points)], part.value)
            for part in solved.parts
        ],
        "settled": solved.settled,
        "fixed_stones": solved.fixed_stones,
        "value": names.of(solved.value),
        "mean": str(thermographs.mean(solved.value)),
        "score_black_first": str(solved.score_black_first),
        "score_white_first": str(solved.score_white_first),
        "best_black": solved.best_black,
        "best_white": solved.best_white,
    }


def in_words(solved: Solved) -> str:
    """The board with its local games lettered, and each game's value in words."""
    record = record_of(solved)
    signs = list(solved.text)
    lines = []
    for index, (part, local) in enumerate(zip(solved.parts, record["local_games"], strict=True)):
        letter = _LETTERS[index % len(_LETTERS)]
        for point in part.region.points:
            if signs[point] == ".":
                signs[point] = letter
        key = "go-local-number" if Fraction(local["temperature"]) < 0 else "go-local"
        lines.append(
            sentence(
                key,
                letter=letter,
                value=local["value"],
                mean=local["mean"],
                temperature=local["temperature"],
            )
        )
    width = solved.shape.width + 1
    rows = [
        "".join(signs[start : start + width - 1]) for start in range(0, width * solved.shape.height, width)
    ]
    scores = sentence("go-scores", black=record["score_black_first"], white=record["score_white_first"])
    best = sentence(
        "go-best", black=" ".join(record["best_black"]) or "-", white=" ".join(record["best_white"]) or "-"
    )
    return "\n".join([*rows, *lines, scores, best])
