"""Which reviews and collections a transaction has changed, and how that is written on its way.

Whoever changes one notes it with the connection; `database` announces the notes of each transaction.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Protocol

from sqlalchemy.engine import Connection

CHANNEL = "kibitz_changes"
"""Of PostgreSQL's NOTIFY and of Redis."""
_KEY = "kibitz changes"
_MESSAGE_BYTES = 7000
"""A NOTIFY carries less than 8,000."""
_STORED = "@"
"""In place of an id, before the time at which all that follows was stored."""
_SECONDS = re.compile(r"[0-9]{1,12}(?:\.[0-9]{1,6})?")

Changes = Mapping[str, int | None]
"""The ids of reviews with their last seq; None where the log has not grown, and for a collection."""

Change = tuple[str, int | None, float | None]
"""One of them, and when it was stored: seconds since 1970 by the clock of whoever did; None: unknown."""


class Announcer(Protocol):
    """Tells the others."""

    def within(self, db: Connection, changes: Changes) -> None:
        """Called before the commit of the changes, in their transaction."""

    def after(self, changes: Changes) -> None:
        """After it. Never raises, never waits."""

    def close(self) -> None: ...


def begin(db: Connection) -> Changes:
    """Notes of the transaction that begins on `db`; they fill as it goes on."""
    noted: dict[str, int | None] = {}
    db.info[_KEY] = noted
    return noted


def note(db: Connection, review_id: str, last_seq: int | None = None) -> None:
    """A review was changed or deleted, or a collection edited. Outside a noted transaction nothing is
    announced."""
    noted: dict[str, int | None] = db.info.get(_KEY, {})
    before = noted.get(review_id)
    noted[review_id] = before if last_seq is None else last_seq


def written(changes: Changes, stored: float) -> Iterator[str]:
    """The changes as messages, each as large as a NOTIFY may be. `stored`: when, in seconds since 1970."""
    head = message = f"{_STORED} {stored:.3f}"
    for review_id, last_seq in changes.items():
        part = f"{review_id} {'-' if last_seq is None else last_seq}"
        if len(message) + 1 + len(part) > _MESSAGE_BYTES:
            yield message
            message = head
        message = f"{message}\n{part}"
    if message != head:
        yield message


def read(message: str) -> Iterator[Change]:
    """What `written` wrote; lines from anybody else are skipped. Of an older Kibitz without a time."""
    stored = None
    for line in message.splitlines():
        name, _, rest = line.partition(" ")
        if name == _STORED:
            stored = float(rest) if _SECONDS.fullmatch(rest) else None
        elif name and (rest == "-" or rest.isdecimal()):
            yield name, None if rest == "-" else int(rest), stored
