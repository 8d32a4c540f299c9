"""A solved board as a record: what `kibitz go` prints as JSON."""

from __future__ import annotations

from fractions import Fraction
from typing import NotRequired, TypedDict

from endgames.cgt.names import Names
from endgames.cgt.thermographs import Thermographs
from endgames.go.assumptions import Assumption
from endgames.go.solver import LocalGame, SolvedBoard, Span

ONE = Fraction(1)


class LocalRecord(TypedDict):
    """`chilled`: cooled by 1. A ko has no value of its own but bounds: `low`, `high`."""

    points: list[str]
    value: str | None
    mean: str | None
    temperature: str | None
    chilled: str | None
    low: NotRequired[str]
    high: NotRequired[str]


class AssumptionRecord(TypedDict):
    """Of a `color` ("black", "white") that stones live, that points are its own, or that the score where it
    moves first is the one that playouts find (`what`: "lives", "area", "score", which has no points); `share`
    is the part of the playouts, 0 to 1, in which that is so."""

    color: str
    what: str
    points: list[str]
    share: float


class BoundsRecord(TypedDict):
    """The lowest and the highest score there may be."""

    black_first: list[str]
    white_first: list[str]


class GoRecord(TypedDict):
    """Black's view; `value` is without `fixed_stones`, which the scores hold; `settled`: points of regions
    that nobody needs to play in, part of the value. All is `proven`, or true if the `assumptions` are. Where
    moves on the whole board told the scores, the value is null; where a ko keeps something open, `bounds`
    hold what is known; `ko`: where a stone is taken that can be taken back; `may_lose`: what the best moves
    lose at most, where the sum is too large."""

    proven: bool
    assumptions: list[AssumptionRecord]
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


def record_of(solved: SolvedBoard) -> GoRecord:
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
        "proven": solved.is_proven,
        "assumptions": [_assumption(solved, each) for each in solved.assumptions],
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


def _assumption(solved: SolvedBoard, each: Assumption) -> AssumptionRecord:
    return {
        "color": "black" if each.owner == "x" else "white",
        "what": each.what,
        "points": [solved.shape.name(point) for point in sorted(each.points)],
        "share": round(each.share, 2),
    }


def _exact(span: Span) -> str | None:
    return None if span.exact is None else str(span.exact)
