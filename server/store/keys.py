"""The keys of visitors: the delete token of a review or a collection, and the token by which an owner lets
somebody write notes. Knows SQL, as `reviews` does.

A key is checked twice: when the request comes, so that a stranger is refused early, and again in the
transaction that stores. The second check locks the row: it either sees a deletion or a withdrawal, or makes
it wait until the change is stored.
"""

from __future__ import annotations

import secrets
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.analysis.errors import KibitzError
from server.i18n.texts import sentence
from server.store.database.database import Row, Select, collections_table, reviews_table
from server.store.reviews.rows import alive, hash_of

HEADER = "X-Delete-Token"
"""Of a request: the visitor's key. The refusals name it."""

Writer = Literal["owner", "guest"]
"""Who writes a note: the review's owner, or somebody whom the owner has given the link for notes."""


class GoneError(KibitzError):
    """There is no such review or collection, or there is none any more."""

    code = "not_found"


class ForbiddenError(KibitzError):
    """The key does not fit, or does not fit any more."""

    code = "forbidden"


def check_review(db: Connection, review_id: str, key: str | None, now: float, *, lock: bool = True) -> None:
    """Check the delete token of a review. `key` None: no visitor asks, and nothing is checked. Raises
    GoneError, ForbiddenError."""
    if key is not None:
        _check_owner(_review(db, review_id, now, lock=lock), key, "error-not-yours")


def check_collection(
    db: Connection, collection_id: str, key: str | None, now: float, *, lock: bool = True
) -> None:
    """Check the delete token of a collection, as `check_review` does."""
    if key is None:
        return
    table = collections_table
    query = sa.select(table.c.delete_token_hash).where(table.c.id == collection_id, alive(now, table))
    row = _row(db, query, lock=lock)
    if row is None:
        raise GoneError(sentence("error-no-collection"))
    _check_owner(row, key, "error-not-yours")


def check_writer(db: Connection, review_id: str, key: str | None, now: float, *, lock: bool = True) -> Writer:
    """Check that `key` may write notes -> whose it is. `key` None: the owner's. Raises GoneError,
    ForbiddenError."""
    if key is None:
        return "owner"
    row = _review(db, review_id, now, lock=lock)
    if row.note_token_hash is not None and _fits(row.note_token_hash, key):
        return "guest"
    _check_owner(row, key, "error-may-not-note")
    return "owner"


def _review(db: Connection, review_id: str, now: float, *, lock: bool) -> Row:
    table = reviews_table
    hashes = sa.select(table.c.delete_token_hash, table.c.note_token_hash)
    row = _row(db, hashes.where(table.c.id == review_id, alive(now)), lock=lock)
    if row is None:
        raise GoneError(sentence("error-no-review"))
    return row


def _row(db: Connection, query: Select, *, lock: bool) -> Row | None:
    if lock:
        query = query.with_for_update(key_share=True)  # the lock of an update that leaves the id as it is
    return db.execute(query).one_or_none()


def _check_owner(row: Row, key: str, refusal: str) -> None:
    if not _fits(row.delete_token_hash, key):
        raise ForbiddenError(sentence(refusal, header=HEADER))


def _fits(stored: str, key: str) -> bool:
    return secrets.compare_digest(stored, hash_of(key))
