"""A solved board as `kibitz go` prints it: as JSON, and in words."""

from __future__ import annotations

from fractions import Fraction
from string import ascii_letters
from typing import NotRequired, TypedDict

from endgames.cgt.names import Names
from endgames.cgt.thermographs import Thermographs
from endgames.go.solve import LocalGame, Solved, Span
from server.i18n.texts import sentence

ONE = Fraction(1)
_LETTERS = "".join(letter for letter in ascii_letters if letter not in "xoXO")


class LocalRecord(TypedDict):
    """`chilled`: cooled by 1. A ko has no value of its own but bounds: `low`, `high`."""

    points: list[str]
    value: str | None
    mean: str | None
    temperature: str | None
    chilled: str | None
    low: NotRequired[str]
    high: NotRequired[str]


class BoundsRecord(TypedDict):
    """The lowest and the highest score there may be."""

    black_first: list[str]
    white_first: list[str]


class GoRecord(TypedDict):
    """Black's view; `value` is without `fixed_stones`, which the scores hold; `settled`: points of regions
    that nobody needs to play in, part of the value. Where play on the whole board told the scores, the value
    is null; where a ko keeps something open, `bounds` hold what is known; `ko`: where a stone is taken that
    can be taken back; `may_lose`: what the best moves lose at most, where the sum is too large."""

    local_games: list[LocalRecord]
    settled: int
    fixed_stones: int
    value: str | None
    mean: str | None
    score_black_first: str | None
    score_white_first: str | None
    bounds: BoundsRecord
    ko: list[str]
    best_black: list[str]
    best_white: list[str]
    may_lose: NotRequired[str]


def record_of(solved: Solved) -> GoRecord:
    """What a board is worth."""
    thermographs = Thermographs()
    names = Names(thermographs)

    def local(part: LocalGame) -> LocalRecord:
        points = [solved.shape.name(point) for point in sorted(part.region.points)]
        if part.low is not part.high:
            return {
                "points": points,
                "value": None,
                "mean": None,
                "temperature": None,
                "chilled": None,
                "low": names.of(part.low),
                "high": names.of(part.high),
            }
        return {
            "points": points,
            "value": names.of(part.low),
            "mean": str(thermographs.mean(part.low)),
            "temperature": str(thermographs.temperature(part.low)),
            "chilled": names.of(thermographs.cooled(part.low, ONE)),
        }

    value = solved.low if solved.low is solved.high else None
    found: GoRecord = {
        "local_games": [local(part) for part in solved.parts],
        "settled": solved.settled,
        "fixed_stones": solved.fixed_stones,
        "value": None if value is None else names.of(value),
        "mean": None if value is None else str(thermographs.mean(value)),
        "score_black_first": _exact(solved.black_first),
        "score_white_first": _exact(solved.white_first),
        "bounds": {
            "black_first": [str(solved.black_first.low), str(solved.black_first.high)],
            "white_first": [str(solved.white_first.low), str(solved.white_first.high)],
        },
        "ko": solved.kos,
        "best_black": solved.best_black,
        "best_white": solved.best_white,
    }
    if solved.may_lose is not None:
        found["may_lose"] = str(solved.may_lose)
    return found


def _exact(span: Span) -> str | None:
    return None if span.exact is None else str(span.exact)


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
        lines.append(_local_in_words(letter, local))
    width = solved.shape.width + 1
    rows = [
        "".join(signs[start : start + width - 1]) for start in range(0, width * solved.shape.height, width)
    ]
    scores = sentence("go-scores", black=_range(solved.black_first), white=_range(solved.white_first))
    best = sentence(
        "go-best", black=" ".join(record["best_black"]) or "-", white=" ".join(record["best_white"]) or "-"
    )
    doubt = [sentence("go-may-lose", points=record["may_lose"])] if "may_lose" in record else []
    kos = [sentence("go-kos", points=" ".join(solved.kos))] if solved.kos and not solved.is_exact else []
    return "\n".join([*rows, *lines, scores, *kos, best, *doubt])


def _local_in_words(letter: str, local: LocalRecord) -> str:
    value, mean, temperature = local["value"], local["mean"], local["temperature"]
    if value is None or mean is None or temperature is None:
        return sentence("go-local-ko", letter=letter, low=local["low"], high=local["high"])
    key = "go-local-number" if Fraction(temperature) < 0 else "go-local"
    return sentence(key, letter=letter, value=value, mean=mean, temperature=temperature)


def _range(span: Span) -> str:
    return _lead(span.low) if span.exact is not None else f"{_lead(span.low)}…{_lead(span.high)}"


def _lead(points: Fraction) -> str:
    """As in SGF: B+3, W+1, 0."""
    return f"B+{points}" if points > 0 else f"W+{-points}" if points < 0 else "0"
