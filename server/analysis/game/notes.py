"""A comment -> what it says: its words, and the commands in it (clocks, evaluations, arrows) as plain values.

Of each command the first that can be read counts; one that cannot be read says nothing, and none is shown as
words. Also writes an evaluation into a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

_COMMAND = re.compile(r"\[%[A-Za-z][^\[\]]*\]")
_TIME = r"\s+((?:[0-9]{1,5}:){0,2}[0-9]{1,6}(?:[.,][0-9]{0,9})?)\s*\]"
_CLOCK = re.compile(rf"\[%clk{_TIME}", re.I)
_SPENT = re.compile(rf"\[%emt{_TIME}", re.I)
_SHORT = re.compile(r"[0-9]{1,5}:[0-9]{1,6}")
"""Two numbers: hours and minutes, or minutes and seconds."""
_EVAL = re.compile(
    r"\[%eval\s(?:#(?P<mate>[+-]?[0-9]{1,4})"
    r"|(?P<pawns>[+-]?(?:[0-9]{0,5}\.[0-9]{1,4}|[0-9]{1,5}\.?)))(?:,(?P<depth>[0-9]{1,4}))?\]"
)
_ARROWS = re.compile(
    r"\[%(?:csl|cal)\s([RGYB][a-h][1-8](?:[a-h][1-8])?(?:,[RGYB][a-h][1-8](?:[a-h][1-8])?)*)\]"
)
_HOUR = 3600
_ADDED = 3600
"""Seconds that increments may add to a clock."""
_COLORS = {"R": "red", "G": "green", "Y": "yellow", "B": "blue"}
_DEEPEST = 99
"""A larger depth is not one that somebody searched to: engines tell 245 where a mate ends their count."""


@dataclass(frozen=True, slots=True)
class NotedScore:
    """White's view, exactly one of `cp` and `mate` not None; `depth`: None where it is not told."""

    cp: int | None = None
    mate: int | None = None
    depth: int | None = None


@dataclass(frozen=True, slots=True)
class NoteArrow:
    """A marked square has `origin` == `target`. `color`: red, green, yellow or blue."""

    origin: str
    target: str
    color: str


@dataclass(frozen=True, slots=True)
class Note:
    """`raw`: the comment as it was written; `text`: without its commands; `clock`, `spent`: seconds."""

    raw: str = ""
    text: str = ""
    clock: float | None = None
    spent: float | None = None
    score: NotedScore | None = None
    arrows: tuple[NoteArrow, ...] = ()


EMPTY_NOTE = Note()


def read_note(comment: str, *, hours: bool | None = None) -> Note:
    """What `comment` says. `hours`: whether a clock of two numbers counts hours and minutes, not minutes and
    seconds; None: nobody knows, and it is not read."""
    if "[%" not in comment:
        return Note(comment, comment)
    return Note(
        raw=comment,
        text=" ".join(_COMMAND.sub(" ", comment).split()),
        clock=_seconds(_CLOCK.search(comment), hours),
        spent=_seconds(_SPENT.search(comment), hours),
        score=_score(_EVAL.search(comment)),
        arrows=tuple(dict.fromkeys(_arrows(comment))),
    )


def with_score(comment: str, score: NotedScore) -> str:
    """`comment` with `score` in place of the evaluation that counts in it, or behind it."""
    number = f"#{score.mate}" if score.cp is None else f"{score.cp / 100:.2f}"
    depth = f",{score.depth}" if score.depth and score.depth <= _DEEPEST else ""
    command = f"[%eval {number}{depth}]"
    replaced, count = _EVAL.subn(lambda _: command, comment, count=1)
    return replaced if count else f"{comment} {command}".lstrip()


def short_clocks(comments: Iterable[str]) -> list[tuple[int, int]]:
    """The clocks of two numbers in `comments`."""
    found = (_CLOCK.search(comment) for comment in comments)
    pairs = (clock[1].split(":") for clock in found if clock and _SHORT.fullmatch(clock[1]))
    return [(int(first), int(second)) for first, second in pairs]


def count_hours(clocks: Iterable[tuple[int, int]], seconds: float | None) -> bool | None:
    """Whether clocks of two numbers count hours and minutes, in a game for which a side has `seconds`; None
    if nobody knows. They count minutes and seconds if some would be more hours than a player can have, and if
    there is none at all."""
    if seconds is None:
        return None
    most, clocks = seconds + _ADDED, list(clocks)
    fit = all(minutes < 60 and h * _HOUR + minutes * 60 <= most for h, minutes in clocks)
    return bool(clocks) and seconds >= _HOUR and fit


def _seconds(found: re.Match[str] | None, hours: bool | None) -> float | None:
    if found is None:
        return None
    *larger, last = found[1].replace(",", ".").split(":")
    if _SHORT.fullmatch(found[1]) and hours is not False:
        return int(larger[0]) * 3600.0 + int(last) * 60 if hours else None
    whole = 0
    for part in larger:
        whole = whole * 60 + int(part)
    return whole * 60 + float(last)


def _score(found: re.Match[str] | None) -> NotedScore | None:
    if found is None:
        return None
    depth = int(found["depth"]) if found["depth"] else None
    if found["mate"]:
        return NotedScore(mate=int(found["mate"]), depth=depth)
    return NotedScore(cp=round(float(found["pawns"]) * 100), depth=depth)


def _arrows(comment: str) -> Iterator[NoteArrow]:
    for found in _ARROWS.finditer(comment):
        for arrow in found[1].split(","):
            yield NoteArrow(arrow[1:3], arrow[3:5] or arrow[1:3], _COLORS[arrow[0]])
