"""A log in one piece: its events as lines of JSON, compressed (zstd), and what a table says of it. Knows no
SQL.

A piece holds all events of its log, so that the place of a line is the event's number.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TypedDict, cast

from backports import zstd

from server.analysis.events.events import EventJson
from server.analysis.events.wire import AnyEvent, DoneEvent, FailedEvent, GameEvent, ReportEvent
from server.i18n.texts import Said
from server.wire.bodies import CollectedFigures

FORMAT = 1
"""How a piece is written now. What was written once is read for ever: another way is another number."""
_LEVEL = 19
"""Some 40 ms for a long game, in a worker's spare time; half of that brings 3 % more bytes."""
_LARGE, _QUICK_LEVEL = 1024 * 1024, 9
"""A log of more bytes than that is no usual one: a worker that is told to end shall not wait for it."""


class ShownReport(TypedDict):
    """What a table shows of a report."""

    provisional: bool
    white: CollectedFigures | None
    black: CollectedFigures | None


class ShownFailure(TypedDict):
    """What a table shows of an event `failed`."""

    message: str
    said: Said | None


class LogFacts(TypedDict):
    """What a table shows of a log. `judged`: moves that the last pass has judged; `report`, `failed`: of the
    last event of that kind; `seconds`: of the last complete run."""

    judged: int
    report: ShownReport | None
    failed: ShownFailure | None
    seconds: float | None


class LogPiece(TypedDict):
    """A row of `packed_table`, but for the review's id."""

    last_seq: int
    format: int
    facts: LogFacts
    data: bytes


class UnreadablePiece(Exception):  # noqa: N818  (a state of things)
    """A piece that is not one, or of a newer Kibitz."""


def piece_of(events: Sequence[EventJson]) -> LogPiece:
    """A whole log (wire JSON, with or without `seq`) as the row that keeps it, but for the review's id."""
    return {"last_seq": len(events), "format": FORMAT, "facts": facts_of(events), "data": pack(events)}


def pack(events: Sequence[EventJson]) -> bytes:
    """The events of a whole log (wire JSON, with or without `seq`), in one piece."""
    bodies = ({key: value for key, value in event.items() if key != "seq"} for event in events)
    lines = (json.dumps(body, ensure_ascii=False, separators=(",", ":")) for body in bodies)
    text = "\n".join(lines).encode(errors="surrogatepass")
    return zstd.compress(text, level=_LEVEL if len(text) < _LARGE else _QUICK_LEVEL)


def unpack(written: int, piece: bytes, after: int = 0, limit: int | None = None) -> list[AnyEvent]:
    """The events after seq `after` of a piece of the format `written`, as wire JSON with `seq`; at most
    `limit`. Raises UnreadablePiece."""
    lines = lines_of(written, piece)[after:][:limit]
    try:
        bodies = json.loads(b"[" + b",".join(lines) + b"]")
    except ValueError as error:
        raise UnreadablePiece(str(error)) from error
    return [cast(AnyEvent, {"seq": seq, **body}) for seq, body in enumerate(bodies, start=after + 1)]


def lines_of(written: int, piece: bytes) -> list[bytes]:
    """The events of a piece of the format `written`, each as JSON without its seq. Raises UnreadablePiece."""
    if written != FORMAT:
        raise UnreadablePiece(f"format {written} is not known")
    try:
        return zstd.decompress(piece).split(b"\n")
    except zstd.ZstdError as error:
        raise UnreadablePiece(str(error)) from error


def facts_of(events: Sequence[EventJson]) -> LogFacts:
    """What the row of a collection's table needs of a log, without what no table shows."""
    log = cast(Sequence[AnyEvent], events)
    latest = max((event["pass"] for event in log if event["type"] == "plan"), default=1)
    moves = (event for event in log if event["type"] == "move")
    judged = {event.get("ply", 0) for event in moves if event["pass"] >= latest}
    game = cast(GameEvent | None, _last(log, "game"))
    if game and (line := game.get("moves")) is not None:
        judged = {ply for ply in judged if ply <= len(line)}  # a corrected game may be shorter than it was
    report, failed = (
        cast(ReportEvent | None, _last(log, "report")),
        cast(FailedEvent | None, _last(log, "failed")),
    )
    return {
        "judged": len(judged),
        "report": report and _shown(report),
        "failed": failed and {"message": failed.get("message"), "said": failed.get("said")},
        "seconds": seconds_of(cast(DoneEvent | None, _last(log, "done"))),
    }


def seconds_of(done: DoneEvent | None) -> float | None:
    """How long the run took that the event `done` ended."""
    totals = done and done.get("totals")
    return totals.get("seconds") if totals else None


def _last(log: Sequence[AnyEvent], kind: str) -> AnyEvent | None:
    return next((event for event in reversed(log) if event["type"] == kind), None)


def _shown(report: ReportEvent) -> ShownReport:
    return {
        "provisional": bool(report.get("provisional")),
        "white": figures(report.get("white")),
        "black": figures(report.get("black")),
    }


def figures(side: CollectedFigures | None) -> CollectedFigures | None:
    """The part of a side's figures in a report that a table shows."""
    if side is None:
        return None
    shown: CollectedFigures = {
        "accuracy": side.get("accuracy"),
        "acpl": side.get("acpl"),
        "counts": side.get("counts", {}),
        "moves": side.get("moves", 0),
        "judged": side.get("judged", 0),
    }
    if "misses" in side:  # no older report has them
        shown["misses"] = side["misses"]
    return shown
