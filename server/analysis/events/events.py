"""The events of a review: what the worker stores, what the wire carries, what the page folds.

Declared here, what hangs in them in `values.py`, and nowhere else. `scripts/wire.py` makes of both what
others read: the types of stored events in Python (`wire.py`) and in the page (`static/js/wire.ts`), the
reference `docs/events.md`; the API's schemas come from them too. An event is a frozen Struct.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import NODEFAULT, Struct, field, structs

from server.analysis.events.values import (
    Arrow,
    Best,
    ClassName,
    Close,
    EndgameChange,
    Engine,
    Exact,
    ExactReport,
    KeyMoment,
    Line,
    MoveRecord,
    NamedOpening,
    Opening,
    Options,
    Pass,
    PawnSums,
    People,
    PhaseFigures,
    PhaseName,
    Ply,
    Reason,
    Recipe,
    RuleSet,
    Score,
    SideFigures,
    Source,
    Table,
    Totals,
    Variant,
    Warning,
    about,
)
from server.i18n.texts import Said, Text, said_of

EventJson = Mapping[str, object]
"""An event as JSON, with or without its `seq`, that is stored, sent or handed on. To read its fields, take it
as `AnyEvent` (`wire.py`)."""


class Event(Struct, frozen=True, tag_field="type", rename=lambda name: name.rstrip("_")):
    """Base of all events. `to_wire()` gives plain JSON with the `type`, as a reader of the store finds it.

    `pass_` (a keyword of Python) is `pass` on the wire.
    """

    type: ClassVar[str]

    def to_wire(self) -> dict[str, object]:
        return {"type": self.type, **_fields(self)}


class GameEvent(Event, frozen=True, tag="game"):
    """The game as it was read. A later `game` event replaces it: the game grew, or was corrected."""

    type: ClassVar[str] = "game"
    headers: dict[str, str]
    start_fen: str
    variant: Variant
    result: str
    moves: tuple[MoveRecord, ...]
    opening: Annotated[NamedOpening | None, about("the last name that the book gives")]
    openings: Annotated[tuple[Opening | None, ...], about("one for each position 0..N")]
    comment: str = ""
    arrows: tuple[Arrow, ...] = ()
    warnings: tuple[Warning, ...] = ()


class PhasesEvent(Event, frozen=True, tag="phases"):
    """The phases of the game (docs/phases.md). Rows are full moves, counted from 1 in the game."""

    type: ClassVar[str] = "phases"
    opening_end: Annotated[int, about("the last row of the opening")]
    middlegame_end: Annotated[int, about("the first row of the endgame")]
    endgame_type: str | None
    endgame_changes: tuple[EndgameChange, ...]
    by_ply: Annotated[tuple[PhaseName, ...], about("the phase of each ply 1..N, as it is shown")]


class PlanEvent(Event, frozen=True, tag="plan"):
    """A run begins: the first, one that goes on after a stop (the same `pass`), or a deeper one."""

    type: ClassVar[str] = "plan"
    engine: Engine
    nodes: Annotated[int, about("per position")]
    multipv: int
    rules: RuleSet
    options: Options
    positions: Annotated[int, about("of the game")]
    searches: Annotated[int, about("positions that this run still has to search")]
    chunks: Annotated[int, about("into which these searches are split")]
    cores: Annotated[int, about("engines that search at once")]
    pass_: Pass = 1
    tables: Annotated[
        tuple[Table, ...], about("those that answer positions of the game, which need no search")
    ] = ()
    warnings: Annotated[tuple[Warning, ...], about("what the run had to do without")] = ()


class PreviewEvent(Event, frozen=True, tag="preview"):
    """The network's guess, without any search. Absent if the machine cannot run the network."""

    type: ClassVar[str] = "preview"
    win: Annotated[tuple[float, ...], about("expected points of White, 0..1, for positions 0..N")]
    model: str


class PositionEvent(Event, frozen=True, tag="position"):
    """A position's verdict: a point of the graph."""

    type: ClassVar[str] = "position"
    ply: Ply
    lines: tuple[Line, ...]
    win: Annotated[float, about("expected points of White by the first line, 0..1")]
    depth: int
    nodes: int
    engine: str
    source: Annotated[
        Source,
        about(
            "`rule`: mate, stalemate, draw; `table`: exact (`depth` and `nodes` are 0, `engine` names the "
            "table's maker); `forced`: the next position's, as only one move is legal; `repetition`: an "
            "earlier one's (older reviews)"
        ),
    ]
    pass_: Pass = 1
    wobble: Annotated[
        float, about("points by which the score moved over the search's last depths", ge=0, le=1)
    ] = 0.0
    again: Annotated[
        int, about("how often it was searched again because a best move next to it lost points", ge=0)
    ] = 0
    exact: Annotated[Exact | None, about("of source `table`, or solved")] = None
    pawns: Annotated[PawnSums | None, about("of a pawn ending that is solved")] = None


def _nothing_known() -> Reason:
    return {"rule": "unjudged"}


class MoveEvent(Event, frozen=True, tag="move"):
    """A move's verdict. Its figures are null until the positions before and after it are known."""

    type: ClassVar[str] = "move"
    ply: Ply
    classification: Annotated[ClassName | None, about("null: the move cannot be judged")]
    accuracy: Annotated[float | None, about("-1.28 to 99.99: clamp it to 0..100 for show")] = None
    loss: Annotated[float | None, about("expected points that the mover gave away")] = None
    expected_before: Annotated[float | None, about("the mover's expected points, 0..1")] = None
    expected_after: Annotated[float | None, about("the mover's expected points, 0..1")] = None
    best: Annotated[Best | None, about("the engine's first move")] = None
    opening: Annotated[str | None, about("name of the position after the move")] = None
    nag: Annotated[int | None, about("1..6")] = None
    reason: Annotated[Reason, about("docs/reasons.md")] = field(default_factory=_nothing_known)
    provisional: Annotated[bool, about("a figure that is shown here can still change")] = False
    pass_: Pass = 1
    close: Close = None
    quiet: Annotated[bool, about("the game was decided both before and after the move")] = False
    people: Annotated[
        People | None,
        about("what people play here (docs/people.md); null: not asked, Chess960, or only one legal move"),
    ] = None


class ReportEvent(Event, frozen=True, tag="report"):
    """Figures for each side and phase."""

    type: ClassVar[str] = "report"
    white: SideFigures
    black: SideFigures
    phases: PhaseFigures
    key_moments: Annotated[tuple[KeyMoment, ...], about("in the game's order")]
    provisional: bool
    story: Annotated[
        tuple[Text, ...],
        about("the game in at most three sentences of the catalogue; none while a move is not judged"),
    ] = ()
    exact: Annotated[ExactReport | None, about("null: no table knows a position of the game")] = None


class NoteEvent(Event, frozen=True, tag="note"):
    """A note of the review's owner. A later one with the same `ply` and `line` replaces it."""

    type: ClassVar[str] = "note"
    ply: Ply
    line: Annotated[
        tuple[str, ...], about("moves from there, UCI; the note is on the position after them")
    ] = ()
    comment: Annotated[str, about("plain text, with line breaks")] = ""
    nags: tuple[int, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    eval: Annotated[Score | None, about("what an engine said of the position")] = None
    depth: Annotated[int | None, about("of that engine's search")] = None
    removed: Annotated[bool, about("the note was deleted")] = False
    author: Annotated[str, about("who wrote it last, as that person says; empty: not told")] = ""


class DoneEvent(Event, frozen=True, tag="done"):
    """The end of a complete run."""

    type: ClassVar[str] = "done"
    totals: Totals
    recipe: Annotated[Recipe, about("the same game, with the same recipe, gives the same verdicts")]


class FailedEvent(Event, frozen=True, tag="failed"):
    """The end of a run that is not complete."""

    type: ClassVar[str] = "failed"
    code: Annotated[str, about("`stopped`, or what went wrong (docs/protocol.md)")]
    message: str
    retry: Annotated[bool, about("continuing may help")]
    said: Annotated[Said | None, about("the message for another language, as in a warning")] = None

    @staticmethod
    def of(code: str, message: str, *, retry: bool) -> FailedEvent:
        """Made from a Sentence, which carries what other languages need."""
        return FailedEvent(code, message, retry, said_of(message))


EVENTS: tuple[type[Event], ...] = (
    GameEvent,
    PhasesEvent,
    PlanEvent,
    PreviewEvent,
    PositionEvent,
    MoveEvent,
    ReportEvent,
    DoneEvent,
    FailedEvent,
    NoteEvent,
)
"""In the order in which a review tells them first."""


def _fields(value: Struct) -> dict[str, object]:
    names = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
    return {encoded: _plain(getattr(value, name)) for name, encoded in names}


def _plain(value: object) -> object:
    """`value` as it looks after a round trip through JSON: objects for Structs, lists in place of tuples."""
    if isinstance(value, Struct):
        return _fields(value)
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


_DEFAULTS: Mapping[object, Mapping[str, object]] = {
    event.type: {
        found.encode_name: _plain(found.default)
        for found in structs.fields(event)
        if found.default is not NODEFAULT
    }
    for event in EVENTS
}


def completed(event: EventJson) -> EventJson:
    """A stored event with the fields that its Kibitz did not know yet: they get their defaults."""
    return {**_DEFAULTS.get(event["type"], {}), **event}
