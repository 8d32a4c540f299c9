"""The row of a review: read, made anew, changed. The rooms beside it share this; it opens no transaction."""

# mypy: allow-any-explicit
# What SQLAlchemy takes rows from has columns of Any by default.

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NotRequired, TypedDict, cast

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.analysis.game.games_file import Entry, GameFacts
from server.analysis.review.options import OptionsJson
from server.i18n.texts import said_of
from server.store.database.database import Row, reviews_table
from server.store.reviews.status import LogForm, Status
from server.store.wakeups import changes
from server.wire.bodies import RowFault

Values = Mapping[str, object]
"""Columns of a row, by their names."""


class WaitingRow(TypedDict):
    """The row of a new review."""

    id: str
    pgn: str
    options: OptionsJson
    status: Status
    delete_token_hash: str
    last_seq: int
    log: LogForm
    notes: int
    queued_at: float
    created: float
    updated: float
    expires: float | None


class RowFacts(GameFacts):
    """What the row of a collection says of its game, as JSON. `fault`: why there is no review; `text`: the
    game's PGN, which else is its review's; `label`: by which a round names it."""

    fault: NotRequired[RowFault]
    text: NotRequired[str]
    label: NotRequired[str]


@dataclass(frozen=True, slots=True)
class Review:
    """A review without its events. Times are seconds since 1970; `last_seq` 0: no event yet; `expires` None:
    never by itself; `notes`: how many of its events are people's."""

    id: str
    pgn: str
    options: OptionsJson
    status: Status
    owner: str | None
    heartbeat: float | None
    attempts: int
    last_seq: int
    created: float
    expires: float | None = None
    notes: int = 0

    @property
    def told(self) -> int:
        """The events of its log that runs have told."""
        return self.last_seq - self.notes


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that a collection gets. `reviewable`: it gets a review of `pgn`; `like`: a review of the same
    game, whose options it takes over, and whose log where that is done."""

    pgn: str
    facts: RowFacts
    reviewable: bool
    like: str | None = None


def new_game(entry: Entry) -> NewGame:
    """A game of a file as a collection takes it: one that is refused with its text, and why; one that is
    reviewed up to some move with the reason too."""
    facts = cast(RowFacts, entry.facts.copy())
    if fault := entry.fault or entry.broken_off:
        said = said_of(fault.message, fault.place)
        facts["fault"] = {"message": fault.message, "place": fault.place, "said": said}
    if entry.fault:
        facts["text"] = entry.text
    return NewGame(entry.text, facts, reviewable=entry.fault is None)


def review_of(row: Row) -> Review:
    """A row of `reviews_table` as a value."""
    return Review(
        row.id,
        row.pgn,
        row.options,
        Status(row.status),
        row.owner,
        row.heartbeat,
        row.attempts,
        row.last_seq,
        row.created,
        row.expires,
        row.notes,
    )


def waiting_row(
    pgn: str, options: OptionsJson, token_hash: str, now: float, expires: float | None = None
) -> WaitingRow:
    """The row of a new review under a new id; its turn is still to be given."""
    return {
        "id": unlisted_id(),
        "pgn": pgn,
        "options": options,
        "status": Status.WAITING,
        "delete_token_hash": token_hash,
        "last_seq": 0,
        "log": LogForm.NONE,
        "notes": 0,
        "queued_at": now,
        "created": now,
        "updated": now,
        "expires": expires,
    }


def unlisted_id() -> str:
    """128 random bits; never with a leading hyphen, which a command line takes for an option."""
    while (text := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return text


def hash_of(token: str) -> str:
    """What is stored of a token: the token itself is its holder's alone."""
    return hashlib.sha256(token.encode()).hexdigest()


def alive(
    now: float | sa.BindParameter[float], table: sa.FromClause = reviews_table
) -> sa.ColumnElement[bool]:
    """Not expired: an expired review or collection does not exist for anybody, deleted or not."""
    return table.c.expires.is_(None) | (table.c.expires > now)


def change(db: Connection, review_id: str, before: Sequence[Status], values: Values) -> bool:
    """The review's row takes `values`, if it stands as `before` says; False if not."""
    update = sa.update(reviews_table).where(
        reviews_table.c.id == review_id, reviews_table.c.status.in_(before)
    )
    changed = db.execute(update.values(values)).rowcount == 1
    if changed:
        changes.note(db, review_id)
    return changed
