"""A comment -> what it says: its words, and the commands in it (clocks, evaluations, arrows) as plain values.

Of each command the first that can be read counts; one that cannot be read says nothing, and none is shown as
words. Also writes an evaluation into a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_COMMAND = re.compile(r"\[%[A-Za-z][^\[\]]*\]")
_TIME = r"([0-9]{1,5}):([0-9]{1,5}):([0-9]{1,5}(?:\.[0-9]{0,9})?)"
_CLOCK = re.compile(rf"\[%clk\s{_TIME}\]")
_SPENT = re.compile(rf"\[%emt\s{_TIME}\]")
_EVAL = re.compile(
    r"\[%eval\s(?:#(?P<mate>[+-]?[0-9]{1,4})"
    r"|(?P<pawns>[+-]?(?:[0-9]{0,5}\.[0-9]{1,4}|[0-9]{1,5}\.?)))(?:,(?P<depth>[0-9]{1,4}))?\]"
)
_ARROWS = re.compile(
    r"\[%(?:csl|cal)\s([RGYB][a-h][1-8](?:[a-h][1-8])?(?:,[RGYB][a-h][1-8](?:[a-h][1-8])?)*)\]"
)
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
class Arrow:
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
    arrows: tuple[Arrow, ...] = ()


EMPTY_NOTE = Note()


def read_note(comment: str) -> Note:
    """What `comment` says."""
    if "[%" not in comment:
        return Note(comment, comment)
    return Note(
        raw=comment,
        text=" ".join(_COMMAND.sub(" ", comment).split()),
        clock=_seconds(_CLOCK.search(comment)),
        spent=_seconds(_SPENT.search(comment)),
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


def _seconds(found: re.Match[str] | None) -> float | None:
    if found is None:
        return None
    return int(found[1]) * 3600 + int(found[2]) * 60 + float(found[3])


def _score(found: re.Match[str] | None) -> NotedScore | None:
    if found is None:
        return None
    depth = int(found["depth"]) if found["depth"] else None
    if found["mate"]:
        return NotedScore(mate=int(found["mate"]), depth=depth)
    return NotedScore(cp=round(float(found["pawns"]) * 100), depth=depth)


def _arrows(comment: str) -> Iterator[Arrow]:
    for found in _ARROWS.finditer(comment):
        for arrow in found[1].split(","):
            yield Arrow(arrow[1:3], arrow[3:5] or arrow[1:3], _COLORS[arrow[0]])
