"""Times as the API and the pages write them."""

from __future__ import annotations

from datetime import UTC, datetime


def iso_time(seconds: float) -> str:
    """Seconds since 1970 -> "2026-11-22T01:40:00+00:00"."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def iso_time_or_none(seconds: float | None) -> str | None:
    """The same for a time that may not be set."""
    return None if seconds is None else iso_time(seconds)
