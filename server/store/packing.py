"""A log in one piece: its events as lines of JSON, compressed (zstd), and what a table says of it. Knows no
SQL.

A piece holds all events of its log, so that the place of a line is the event's number.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from backports import zstd

Json = dict[str, Any]

FORMAT = 1
"""How a piece is written now. What was written once is read for ever: another way is another number."""
_LEVEL = 19
"""Some 40 ms for a long game, in a worker's spare time; half of that brings 3 % more bytes."""
_LARGE, _QUICK_LEVEL = 1024 * 1024, 9
"""A log of more bytes than that is no usual one: a worker that is told to end shall not wait for it."""


class UnreadablePiece(Exception):  # noqa: N818  (a state of things)
    """A piece that is not one, or of a newer Kibitz."""


def piece_of(events: Sequence[Mapping[str, Any]]) -> Json:
    """A whole log (wire JSON, with or without `seq`) as the row that keeps it, but for the review's id."""
    return {"last_seq": len(events), "format": FORMAT, "facts": facts_of(events), "data": pack(events)}


def pack(events: Sequence[Mapping[str, Any]]) -> bytes:
    """The events of a whole log (wire JSON, with or without `seq`), in one piece."""
    bodies = ({key: value for key, value in event.items() if key != "seq"} for event in events)
    lines = (json.dumps(body, ensure_ascii=False, separators=(",", ":")) for body in bodies)
    text = "\n".join(lines).encode(errors="surrogatepass")
    return zstd.compress(text, level=_LEVEL if len(text) < _LARGE else _QUICK_LEVEL)


def unpack(written: int, piece: bytes, after: int = 0, limit: int | None = None) -> list[Json]:
    """The events after seq `after` of a piece of the format `written`, as wire JSON with `seq`; at most
    `limit`. Raises UnreadablePiece."""
    lines = lines_of(written, piece)[after:][:limit]
    try:
        bodies = json.loads(b"[" + b",".join(lines) + b"]")
    except ValueError as error:
        raise UnreadablePiece(str(error)) from error
    return [{"seq": seq, **body} for seq, body in enumerate(bodies, start=after + 1)]


def lines_of(written: int, piece: bytes) -> list[bytes]:
    """The events of a piece of the format `written`, each as JSON without its seq. Raises UnreadablePiece."""
    if written != FORMAT:
        raise UnreadablePiece(f"format {written} is not known")
    try:
        return zstd.decompress(piece).split(b"\n")
    except zstd.ZstdError as error:
        raise UnreadablePiece(str(error)) from error


def facts_of(events: Sequence[Mapping[str, Any]]) -> Json:
    """What the row of a collection's table needs of a log: {"judged": moves that the last pass has judged,
    "report", "failed": the last event of that kind, or null, without what no table shows; "seconds" of the
    last complete run, or null}."""
    passes = [event.get("pass") or 1 for event in events if event["type"] == "plan"]
    latest = max(passes, default=1)
    moves = (event for event in events if event["type"] == "move")
    judged = {event.get("ply", 0) for event in moves if (event.get("pass") or 1) >= latest}
    if (line := (_last(events, "game") or {}).get("moves")) is not None:
        judged = {ply for ply in judged if ply <= len(line)}  # a corrected game may be shorter than it was
    report, failed = _last(events, "report"), _last(events, "failed")
    return {
        "judged": len(judged),
        "report": report and _shown(report),
        "failed": failed and {"message": failed.get("message"), "said": failed.get("said")},
        "seconds": seconds_of(_last(events, "done")),
    }


def seconds_of(done: Mapping[str, Any] | None) -> float | None:
    """How long the run took that the event `done` ended."""
    return None if done is None else (done.get("totals") or {}).get("seconds")


def _last(events: Sequence[Mapping[str, Any]], kind: str) -> Mapping[str, Any] | None:
    return next((event for event in reversed(events) if event["type"] == kind), None)


def _shown(report: Mapping[str, Any]) -> Json:
    sides = {side: figures(report.get(side)) for side in ("white", "black")}
    return {"provisional": bool(report.get("provisional")), **sides}


def figures(side: Mapping[str, Any] | None) -> Json | None:
    """The part of a side's figures in a report that a table shows."""
    if side is None:
        return None
    return {
        "accuracy": side.get("accuracy"),
        "acpl": side.get("acpl"),
        "counts": side.get("counts", {}),
        "moves": side.get("moves", 0),
        "judged": side.get("judged", 0),
    }
