"""What is kept of each reviewed game for seasons and searches: texts that nobody reads here. Knows
SQL, as `store` does.

A digest is made of a whole log by a worker once that is packed (`store/upkeep.py`), or by the request that
needs it first. It holds until that log grows or digests are made in another way
(`analysis/collection/season/digest.py` counts the ways).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from server.store.database.database import Database, collection_games_table, digests_table, reviews_table
from server.store.reviews import event_log
from server.store.reviews.status import LogForm, Status

NO_FACTS = '{"headers": {}, "plies": 0, "opening": null}'
"""Facts of a review without a row in a collection: its digest has its headers."""
_DONE = reviews_table.c.status == Status.DONE


@dataclass(frozen=True, slots=True)
class DigestRow:
    """A game of a collection. `facts`: JSON of its row; `last_seq`: of its review if that is done, else None;
    `digest`: JSON, None where it has to be made (or there is nothing to make it of)."""

    number: int
    review_id: str | None
    last_seq: int | None
    facts: str
    digest: str | None


class Digests:
    """The digests in a database; `version`: the way in which they are made now."""

    def __init__(self, database: Database, version: int) -> None:
        self._database = database
        self._version = version

    def rows(self, collection_id: str) -> list[DigestRow]:
        """The games of a collection in order."""
        games, reviews, digests = collection_games_table, reviews_table, digests_table
        query = (
            sa.select(
                games.c.number,
                games.c.review_id,
                sa.case((_DONE, reviews.c.last_seq)),
                sa.cast(games.c.facts, sa.Text),
                sa.case((_DONE, digests.c.data)),
            )
            .outerjoin(reviews, reviews.c.id == games.c.review_id)
            .outerjoin(digests, self._holds())
            .where(games.c.collection_id == collection_id)
            .order_by(games.c.number)
        )
        with self._database.reading() as db:
            return [DigestRow(*row) for row in db.execute(query)]

    def rows_of(self, review_ids: Sequence[str]) -> list[DigestRow]:
        """Reviews of no collection, in this order, numbered from 1; those that are not there are left out."""
        reviews, digests = reviews_table, digests_table
        query = (
            sa.select(reviews.c.id, sa.case((_DONE, reviews.c.last_seq)), sa.case((_DONE, digests.c.data)))
            .outerjoin(digests, self._holds())
            .where(reviews.c.id.in_(list(review_ids)))
        )
        with self._database.reading() as db:
            found = {key: (last_seq, digest) for key, last_seq, digest in db.execute(query)}
        return [
            DigestRow(number, key, found[key][0], NO_FACTS, found[key][1])
            for number, key in enumerate(review_ids, start=1)
            if key in found
        ]

    def _holds(self) -> sa.ColumnElement[bool]:
        """Whether a digest is of the review as it is now."""
        reviews, digests = reviews_table, digests_table
        same = (digests.c.review_id == reviews.c.id) & (digests.c.last_seq == reviews.c.last_seq)
        return same & (digests.c.version == self._version)

    def wants(self, review_id: str, last_seq: int) -> bool:
        """Whether a digest has to be made: the review is done with that many events, and has none."""
        query = (
            sa.select(reviews_table.c.id)
            .outerjoin(digests_table, self._holds())
            .where(
                reviews_table.c.id == review_id,
                reviews_table.c.last_seq == last_seq,
                _DONE,
                digests_table.c.review_id.is_(None),
            )
        )
        with self._database.reading() as db:
            return db.execute(query).first() is not None

    def lacking(self, most: int, after: str) -> list[str]:
        """The first `most` reviews, by their ids behind `after`, that are done and packed but have no
        digest."""
        query = (
            sa.select(reviews_table.c.id)
            .outerjoin(digests_table, self._holds())
            .where(
                reviews_table.c.id > after,
                reviews_table.c.log == LogForm.PACKED,
                _DONE,
                digests_table.c.review_id.is_(None),
            )
            .order_by(reviews_table.c.id)
            .limit(most)
        )
        with self._database.reading() as db:
            return list(db.execute(query).scalars())

    def log(self, review_id: str) -> list[bytes]:
        """The events of a review, each as JSON; of one that has gone none."""
        with self._database.reading() as db:
            return event_log.read_lines(db, review_id)

    def keep(self, made: Mapping[str, tuple[int, str]]) -> None:
        """Store digests, review -> (last seq of the log that it was made of, JSON), of those that are still
        there."""
        there = sa.select(reviews_table.c.id).where(reviews_table.c.id.in_(list(made)))
        old = sa.delete(digests_table).where(digests_table.c.review_id.in_(list(made)))
        with self._database.writing() as db:
            db.execute(old)
            rows = [
                {"review_id": key, "last_seq": made[key][0], "version": self._version, "data": made[key][1]}
                for key in db.execute(there).scalars()
            ]
            if rows:
                db.execute(sa.insert(digests_table), rows)
