"""The folded state of a review: what `fold.py` and the page's twin make of its events.

Declared here; the bodies of events that hang in it are those of `wire.py`. A state is never changed, so
states may share their parts.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from server.analysis.events.values import ClassName, Count, Engine, Pass, Recipe, Status, Totals, about
from server.analysis.events.wire import Game, Move, Note, Phases, Plan, Position, Preview, Report
from server.i18n.texts import Said

Seq = Annotated[int, about("number of an event, from 1 in its review; 0: none yet", ge=0)]


class Progress(TypedDict):
    """How far the pass that runs, or ran last, has come."""

    moves: Annotated[Count, about("of the game")]
    judged: Annotated[Count, about("moves with their accuracy")]
    positions: Annotated[Count, about("of the game")]
    evaluated: Annotated[Count, about("positions that are known")]
    nodes: Annotated[Count, about("spent on them")]


class Accuracies(TypedDict):
    """A side's accuracies."""

    accuracy: float | None
    accuracy_lichess: float | None


Earlier = TypedDict(
    "Earlier",
    {
        "pass": Pass,
        "nodes": Annotated[int, about("per position")],
        "engine": Engine,
        "classes": Annotated[list[ClassName | None], about("the class of each move")],
        "white": Accuracies,
        "black": Accuracies,
    },
)
Earlier.__doc__ = "What stood when a deeper pass began, and who gave it."


class Counts(TypedDict):
    """The classes of each side's moves, those that occur."""

    white: dict[str, Count]
    black: dict[str, Count]


class End(TypedDict, total=False):
    """How the last run ended: what `done` says, or `failed`."""

    totals: Totals
    recipe: Recipe
    code: str
    message: str
    retry: bool
    said: Said | None


class State(TypedDict):
    """A review as its events tell it so far: what they fold to. `Game`, `Phases` and so on are the events
    without `type` and `seq`."""

    seq: Annotated[Seq, about("of the last event that was applied")]
    status: Status
    game: Game | None
    phases: Phases | None
    plan: Annotated[Plan | None, about("of the last run")]
    preview: Preview | None
    positions: Annotated[list[Position | None], about("0..N")]
    moves: Annotated[list[Move | None], about("the verdict of ply n at n - 1")]
    report: Report | None
    end: Annotated[End | None, about("null while a run goes on, or none has begun")]
    earlier: Annotated[Earlier | None, about("null unless a deeper pass has begun")]
    counts: Counts
    progress: Progress
    notes: Annotated[list[Note], about("those that are not replaced or deleted, the latest last")]
