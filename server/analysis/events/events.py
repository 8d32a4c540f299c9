"""The events of a review: what the worker stores, what the wire carries, what the page folds.

Owns the shapes and nothing else; `docs/protocol.md` shows each as JSON and a test holds the two together.
All scores are White's view. Ply 0 is the start position; the move that leads to position n has ply n.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar

from server.texts import told

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events. `to_wire()` gives plain JSON with the `type`, as a reader of the store finds it.

    `pass_` (a keyword of Python) is `pass` on the wire: 1 for the first review of a game, one more for each
    deeper one.
    """

    type: ClassVar[str]

    def to_wire(self) -> Json:
        return {
            "type": self.type,
            **{name.rstrip("_"): value for name, value in _plain(asdict(self)).items()},
        }


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """A move of the game as it was pasted.

    `origin` and `target` are the squares a person sees the piece leave and reach (in castling the king's,
    also in Chess960, where `uci` is king takes rook). `fen` is the position after the move. `clock`,
    `emt`: seconds, from %clk and %emt. `eval`: from %eval, {"cp": int} or {"mate": int}, White's view.
    `arrows`: [{"from", "to", "color"}], a marked square has from == to. `variations`: other moves in place of
    this one, each a line of records.
    """

    san: str
    uci: str
    origin: str
    target: str
    fen: str
    check: bool = False
    clock: float | None = None
    emt: float | None = None
    eval: Json | None = None
    comment: str = ""
    starting_comment: str = ""
    nags: tuple[int, ...] = ()
    arrows: tuple[Json, ...] = ()
    variations: tuple[tuple[MoveRecord, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Warning:
    """Something in the PGN that a person should know of; `place` as in "move 17, Black". `said`: both for a
    page in another language, {"message": {"key", "params"}, "place": the same or null} (`texts.told`)."""

    code: str
    message: str
    place: str | None = None
    said: Json | None = None


@dataclass(frozen=True, slots=True)
class GameEvent(Event):
    """The game itself. `variant` is "standard" or "chess960". `opening` is the last named position's:
    {"eco", "name", "ply"}; `openings` gives {"eco", "name"} or null for each position 0..N."""

    type: ClassVar[str] = "game"
    headers: dict[str, str]
    start_fen: str
    variant: str
    result: str
    moves: tuple[MoveRecord, ...]
    opening: Json | None
    openings: tuple[Json | None, ...]
    comment: str = ""
    arrows: tuple[Json, ...] = ()
    warnings: tuple[Warning, ...] = ()


@dataclass(frozen=True, slots=True)
class PhasesEvent(Event):
    """`opening_end`, `middlegame_end`: rows (full moves counted from 1 in the game, see docs/phases.md).
    `by_ply`: for each ply 1..N the phase "opening", "middlegame" or "endgame" (index ply - 1).
    `endgame_changes`: [{"row", "ply", "type"}], `ply` the last ply of that row."""

    type: ClassVar[str] = "phases"
    opening_end: int
    middlegame_end: int
    endgame_type: str | None
    endgame_changes: tuple[Json, ...]
    by_ply: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlanEvent(Event):
    """A run begins: the first, one that goes on after a stop (the same `pass`), or a deeper one (the next).
    `engine`: {"name"}; `nodes` a position; `positions` in the game, `searches` of them that need the engine,
    `chunks` they are handed out in."""

    type: ClassVar[str] = "plan"
    engine: Json
    nodes: int
    multipv: int
    rules: str
    options: Json
    positions: int
    searches: int
    chunks: int
    cores: int
    pass_: int = 1


@dataclass(frozen=True, slots=True)
class PreviewEvent(Event):
    """The network's expected points for White, 0..1, for positions 0..N."""

    type: ClassVar[str] = "preview"
    win: tuple[float, ...]
    model: str


@dataclass(frozen=True, slots=True)
class PositionEvent(Event):
    """A position's verdict: a point of the graph.

    `lines`: [{"rank", "depth", "cp", "mate", "pv", "san"}], exactly one of cp and mate not null, `pv` UCI.
    `win`: expected points of White by the top line, 0..1. `source`: "search", "rule" (mate, stalemate, draw
    by rule), "forced" (taken from the next position), "repetition" (taken from an earlier ply).
    """

    type: ClassVar[str] = "position"
    ply: int
    lines: tuple[Json, ...]
    win: float
    depth: int
    nodes: int
    engine: str
    source: str
    pass_: int = 1


@dataclass(frozen=True, slots=True)
class MoveEvent(Event):
    """A move's verdict. `classification` null: cannot be judged. `accuracy` (not clamped), `loss`,
    `expected_before`, `expected_after` (the mover's expected points, 0..1): null until both neighbours are
    known. `best`: {"uci", "san"} of the engine's first move. `nag`: 1..6 or null. `reason`: {"rule", ...}.
    `provisional`: a figure that is shown here can still change. Both neighbours are of pass `pass`."""

    type: ClassVar[str] = "move"
    ply: int
    classification: str | None
    accuracy: float | None = None
    loss: float | None = None
    expected_before: float | None = None
    expected_after: float | None = None
    best: Json | None = None
    opening: str | None = None
    nag: int | None = None
    reason: Json = field(default_factory=dict)
    provisional: bool = False
    pass_: int = 1


@dataclass(frozen=True, slots=True)
class ReportEvent(Event):
    """Figures for each side and phase. `white`, `black`: {"accuracy", "accuracy_lichess", "acpl", "counts",
    "moves", "judged"}, a figure null where it cannot be given (yet). `phases`: {"opening": {"white": side,
    "black": side}, ...} with sides of {"accuracy", "acpl", "counts", "moves"}.
    `key_moments`: [{"ply", "kind", "swing"}] in the game's order."""

    type: ClassVar[str] = "report"
    white: Json
    black: Json
    phases: Json
    key_moments: tuple[Json, ...]
    provisional: bool


@dataclass(frozen=True, slots=True)
class DoneEvent(Event):
    """The end of a complete run. `totals`: {"moves", "positions", "searches", "nodes", "seconds"};
    `recipe`: all that is needed to get the same verdicts again."""

    type: ClassVar[str] = "done"
    totals: Json
    recipe: Json


@dataclass(frozen=True, slots=True)
class FailedEvent(Event):
    """The end of a run that is not complete; "stopped" is one of the codes. `retry`: going on may help.
    `said`: as in a warning."""

    type: ClassVar[str] = "failed"
    code: str
    message: str
    retry: bool
    said: Json | None = None

    @staticmethod
    def of(code: str, message: str, *, retry: bool) -> FailedEvent:
        """With what another language needs."""
        return FailedEvent(code, message, retry, told(message))


def _plain(value: Any) -> Any:
    """`value` as it looks after a round trip through JSON: lists in place of tuples."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value
