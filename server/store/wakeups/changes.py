"""What a transaction has changed, and how that is written on its way to other processes.

Code that changes a review or a collection notes it with the connection; `database` announces the notes of
each transaction.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sqlalchemy.engine import Connection

CHANGED = "kibitz_changes"
"""The channel of NOTIFY for web processes: reviews and collections have changed."""
WAITING = "kibitz_waiting"
"""The channel for workers: a review waits."""
_KEY = "kibitz changes"
_MESSAGE_BYTES = 7000
"""A NOTIFY carries less than 8,000."""
_STORED = "@"
"""In place of an id, before the time at which all that follows was stored."""
_SECONDS = re.compile(r"[0-9]{1,12}(?:\.[0-9]{1,6})?")

Change = tuple[str, int | None, float | None]
"""One of them, and when it was stored: seconds since 1970 by the clock of that process; None: unknown."""


@dataclass(slots=True)
class Changes:
    """What a transaction has changed."""

    last_seqs: dict[str, int | None] = field(default_factory=dict)
    """The ids of reviews with their last seq; None if the log has not grown, and for a collection."""
    waiting: bool = False
    """Whether reviews have begun to wait for a worker."""


def begin(db: Connection) -> Changes:
    """Notes of the transaction that begins on `db`; they fill as it goes on."""
    db.info[_KEY] = noted = Changes()
    return noted


def note(db: Connection, review_id: str, last_seq: int | None = None) -> None:
    """A review was changed or deleted, or a collection edited. Outside a noted transaction nothing is
    announced."""
    last_seqs = _noted(db).last_seqs
    last_seqs[review_id] = last_seqs.get(review_id) if last_seq is None else last_seq


def note_waiting(db: Connection) -> None:
    """A review has begun to wait for a worker."""
    _noted(db).waiting = True


def _noted(db: Connection) -> Changes:
    noted: Changes = db.info.get(_KEY) or Changes()
    return noted


def written(last_seqs: Mapping[str, int | None], stored: float) -> Iterator[str]:
    """Changed reviews as messages, each as large as a NOTIFY may be. `stored`: when, in seconds since
    1970."""
    head = message = f"{_STORED} {stored:.3f}"
    for review_id, last_seq in last_seqs.items():
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
