"""Stored events as a reader finds them, plain JSON, and their bodies as a state holds them.

Made by `scripts/wire.py` of `events.py` and `values.py`: do not edit.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from server.analysis.events.values import (
    Arrow,
    Best,
    EndgameChange,
    Engine,
    Exact,
    ExactReport,
    KeyMoment,
    Line,
    NamedOpening,
    Opening,
    Options,
    PawnSums,
    People,
    PhaseFigures,
    PhaseName,
    Reason,
    Recipe,
    Score,
    SideFigures,
    Source,
    Table,
    Totals,
    Variant,
)
from server.i18n.texts import Said, Text


class Warning(TypedDict):
    """Something that a person should know of: in the PGN, or what a run had to do without."""

    code: str
    message: str
    place: str | None
    said: Said | None


class MoveRecord(TypedDict):
    """A move of the game as it was pasted."""

    san: str
    uci: str
    origin: str
    target: str
    fen: str
    check: bool
    clock: float | None
    emt: float | None
    eval: Score | None
    comment: str
    starting_comment: str
    nags: list[int]
    arrows: list[Arrow]
    variations: list[list[MoveRecord]]


class Game(TypedDict):
    """The body of a GameEvent."""

    headers: dict[str, str]
    start_fen: str
    variant: Variant
    result: str
    moves: list[MoveRecord]
    opening: NamedOpening | None
    openings: list[Opening | None]
    comment: str
    arrows: list[Arrow]
    warnings: list[Warning]


class GameEvent(Game):
    """A stored `game`."""

    seq: int
    type: Literal["game"]


class Phases(TypedDict):
    """The body of a PhasesEvent."""

    opening_end: int
    middlegame_end: int
    endgame_type: str | None
    endgame_changes: list[EndgameChange]
    by_ply: list[PhaseName]


class PhasesEvent(Phases):
    """A stored `phases`."""

    seq: int
    type: Literal["phases"]


Plan = TypedDict(
    "Plan",
    {
        "engine": Engine,
        "nodes": int,
        "multipv": int,
        "rules": str,
        "options": Options,
        "positions": int,
        "searches": int,
        "chunks": int,
        "cores": int,
        "pass": int,
        "tables": list[Table],
        "warnings": list[Warning],
    },
)
Plan.__doc__ = "The body of a PlanEvent."


class PlanEvent(Plan):
    """A stored `plan`."""

    seq: int
    type: Literal["plan"]


class Preview(TypedDict):
    """The body of a PreviewEvent."""

    win: list[float]
    model: str


class PreviewEvent(Preview):
    """A stored `preview`."""

    seq: int
    type: Literal["preview"]


Position = TypedDict(
    "Position",
    {
        "ply": int,
        "lines": list[Line],
        "win": float,
        "depth": int,
        "nodes": int,
        "engine": str,
        "source": Source,
        "pass": int,
        "wobble": float,
        "again": int,
        "exact": Exact | None,
        "pawns": PawnSums | None,
    },
)
Position.__doc__ = "The body of a PositionEvent."


class PositionEvent(Position):
    """A stored `position`."""

    seq: int
    type: Literal["position"]


Move = TypedDict(
    "Move",
    {
        "ply": int,
        "classification": str | None,
        "accuracy": float | None,
        "loss": float | None,
        "expected_before": float | None,
        "expected_after": float | None,
        "best": Best | None,
        "opening": str | None,
        "nag": int | None,
        "reason": Reason,
        "provisional": bool,
        "pass": int,
        "close": str | None,
        "quiet": bool,
        "people": People | None,
    },
)
Move.__doc__ = "The body of a MoveEvent."


class MoveEvent(Move):
    """A stored `move`."""

    seq: int
    type: Literal["move"]


class Report(TypedDict):
    """The body of a ReportEvent."""

    white: SideFigures
    black: SideFigures
    phases: PhaseFigures
    key_moments: list[KeyMoment]
    provisional: bool
    story: list[Text]
    exact: ExactReport | None


class ReportEvent(Report):
    """A stored `report`."""

    seq: int
    type: Literal["report"]


class Done(TypedDict):
    """The body of a DoneEvent."""

    totals: Totals
    recipe: Recipe


class DoneEvent(Done):
    """A stored `done`."""

    seq: int
    type: Literal["done"]


class Failed(TypedDict):
    """The body of a FailedEvent."""

    code: str
    message: str
    retry: bool
    said: Said | None


class FailedEvent(Failed):
    """A stored `failed`."""

    seq: int
    type: Literal["failed"]


class Note(TypedDict):
    """The body of a NoteEvent."""

    ply: int
    line: list[str]
    comment: str
    nags: list[int]
    arrows: list[Arrow]
    eval: Score | None
    depth: int | None
    removed: bool
    author: str


class NoteEvent(Note):
    """A stored `note`."""

    seq: int
    type: Literal["note"]


AnyEvent = (
    GameEvent
    | PhasesEvent
    | PlanEvent
    | PreviewEvent
    | PositionEvent
    | MoveEvent
    | ReportEvent
    | DoneEvent
    | FailedEvent
    | NoteEvent
)
