"""How a review stands, and what an event says of it: the one place of these words. Knows no SQL."""

from __future__ import annotations

from enum import StrEnum

from server.analysis.events.events import EventJson


class Status(StrEnum):
    """`waiting` for a worker, `running` in one, or at an end."""

    WAITING = "waiting"
    RUNNING = "running"
    STOPPED = "stopped"
    FAILED = "failed"
    DONE = "done"


OPEN = (Status.RUNNING, Status.WAITING)
"""Not at an end."""
CUT_OFF = (Status.STOPPED, Status.FAILED)
"""At an end that is none: it can go on."""
ENDED = (Status.DONE, *CUT_OFF)
UNREAD = (Status.WAITING, Status.STOPPED)
"""What a review without an event may be; one that runs writes its own."""
SERVED = (Status.RUNNING, Status.DONE, Status.FAILED)
"""Taken in its turn: a waiting review that is stopped was not."""


class LogForm(StrEnum):
    """How a log is kept: not begun, a row for each event, or one compressed row (`packing`)."""

    NONE = "none"
    ROWS = "rows"
    PACKED = "packed"


def end_of(event: EventJson) -> Status | None:
    """How a review stands after `event` of its log, if that is an end."""
    match event["type"]:
        case "done":
            return Status.DONE
        case "failed":
            return Status.STOPPED if event["code"] == Status.STOPPED else Status.FAILED
    return None
