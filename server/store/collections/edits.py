"""What is changed of a collection after it was made: its title and its games.

A number is given once: a game that comes has the next after the highest there ever was, and one that goes
leaves a gap. Knows SQL, as `collections` does.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.analysis.collection.tournament.regulations import RegulationsJson
from server.analysis.collection.tournament.report import ArbiterReport
from server.analysis.review.options import OptionsJson
from server.store import keys
from server.store.database.database import (
    Database,
    Row,
    collection_games_table,
    collections_table,
    reviews_table,
)
from server.store.queue import queue_order
from server.store.reviews.rows import NewGame, RowFacts, Values, alive, waiting_row
from server.store.wakeups import changes


class NotThereError(LookupError):
    """The collection has gone, or has no game of that number (any more)."""


class LastGameError(ValueError):
    """A collection keeps one game at least."""


class TooManyGamesError(ValueError):
    """A collection would have more games than it may."""


class CollectionEdits:
    """Changes of collections; safe for use by many threads and processes. Each is one transaction: all or
    nothing. `key`: the owner's, as `Store` takes it."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    def rename(self, collection_id: str, title: str, key: str | None = None) -> bool:
        """Give it another title; False if there is no such collection."""
        with self._database.writing() as db:
            return self._change(db, collection_id, {"title": title}, key) is not None

    def append(
        self,
        collection_id: str,
        options: OptionsJson,
        games: Sequence[NewGame],
        *,
        most: int | None = None,
        key: str | None = None,
    ) -> list[tuple[int, str | None]]:
        """Add games behind the existing ones -> (number, review) of each; the reviews wait in the queue; None
        for a game without a review. `most`: games that the collection may have then. Raises NotThereError,
        TooManyGamesError."""
        with self._database.writing() as db:
            last = {"last_number": collections_table.c.last_number + len(games)}
            owner = self._changed(db, collection_id, key, last)
            if most is not None and _count(db, collection_id) + len(games) > most:
                raise TooManyGamesError
            reviews = self._insert_reviews(db, owner, options, games)
            made = list(enumerate(reviews, start=owner.last_number - len(games) + 1))
            rows = [
                {"collection_id": collection_id, "number": number, "review_id": review, "facts": game.facts}
                for game, (number, review) in zip(games, made, strict=True)
            ]
            if rows:
                db.execute(sa.insert(collection_games_table), rows)
        return made

    def replace(
        self,
        collection_id: str,
        number: int,
        options: OptionsJson,
        game: NewGame,
        key: str | None = None,
    ) -> str | None:
        """Put a game in the place of another, whose review is deleted -> its review, which waits in the
        queue; None if it has none. Raises NotThereError."""
        with self._database.writing() as db:
            owner = self._changed(db, collection_id, key)
            old = _reviews_at(db, collection_id, [number])
            if not old:
                raise NotThereError
            (review_id,) = self._insert_reviews(db, owner, options, [game])
            _change_row(db, collection_id, number, {"review_id": review_id, "facts": game.facts})
            _delete_reviews(db, old.values())
        return review_id

    def remove(self, collection_id: str, numbers: Collection[int], key: str | None = None) -> list[str]:
        """Remove games and their reviews, all or none -> the reviews' ids. Raises NotThereError,
        LastGameError."""
        games = collection_games_table.c
        wanted = set(numbers)
        with self._database.writing() as db:
            self._changed(db, collection_id, key)
            found = _reviews_at(db, collection_id, wanted)
            if found.keys() != wanted:
                raise NotThereError
            if len(found) == _count(db, collection_id):
                raise LastGameError
            mine = (games.collection_id == collection_id) & games.number.in_(found.keys())
            db.execute(sa.delete(collection_games_table).where(mine))
            return _delete_reviews(db, found.values())

    def regulate(self, collection_id: str, regulations: RegulationsJson, key: str | None = None) -> bool:
        """Settle how its tournament is reckoned; False if there is no such collection."""
        with self._database.writing() as db:
            return self._change(db, collection_id, {"regulations": regulations}, key) is not None

    def report(self, collection_id: str, report: ArbiterReport | None, key: str | None = None) -> bool:
        """Keep an arbiter's report beside its games, or none; False if there is no such collection."""
        with self._database.writing() as db:
            values: Values = {"report": sa.null() if report is None else report}
            return self._change(db, collection_id, values, key) is not None

    def correct(
        self, collection_id: str, number: int, facts: RowFacts, review_id: str | None, key: str | None = None
    ) -> bool:
        """As `set_facts`, for a row that still has the review `review_id`: another one may be of another
        game."""
        with self._database.writing() as db:
            self._changed(db, collection_id, key)
            there = _reviews_at(db, collection_id, [number])
            if number not in there or there[number] != review_id:
                return False
            return _change_row(db, collection_id, number, {"facts": facts})

    def set_facts(self, collection_id: str, number: int, facts: RowFacts) -> bool:
        """Change what a row says of its game and keep its review; False if there is no such row."""
        with self._database.writing() as db:
            if self._change(db, collection_id, {}) is None:
                return False
            return _change_row(db, collection_id, number, {"facts": facts})

    def _changed(
        self, db: Connection, collection_id: str, key: str | None, values: Values | None = None
    ) -> Row:
        """As `_change`; raises NotThereError."""
        row = self._change(db, collection_id, values or {}, key)
        if row is None:
            raise NotThereError
        return row

    def _change(
        self, db: Connection, collection_id: str, values: Values, key: str | None = None
    ) -> Row | None:
        """Check `key`, and note a change of the collection -> its row; None: there is none. It comes first in
        each transaction: it takes the row's lock, so that no two change the games of one collection at a
        time."""
        table, now = collections_table, self._clock()
        keys.check_collection(db, collection_id, key, now)
        update = (
            sa.update(table)
            .where(table.c.id == collection_id, alive(now, table))
            .values(version=table.c.version + 1, **values)
            .returning(table.c.delete_token_hash, table.c.expires, table.c.last_number)
        )
        row = db.execute(update).one_or_none()
        if row is not None:
            changes.note(db, collection_id)
        return row

    def _insert_reviews(
        self, db: Connection, owner: Row, options: OptionsJson, games: Sequence[NewGame]
    ) -> list[str | None]:
        """Reviews that wait, with the token and the end of their collection, whose row is `owner`."""
        now = self._clock()
        reviews = [
            waiting_row(game.pgn, options, owner.delete_token_hash, now, owner.expires)
            if game.reviewable
            else None
            for game in games
        ]
        queue_order.insert_in_turn(db, [review for review in reviews if review])
        return [review["id"] if review else None for review in reviews]


def _reviews_at(db: Connection, collection_id: str, numbers: Collection[int]) -> dict[int, str | None]:
    """The reviews of those rows of `numbers` that there are; a stranger may name any number of them."""
    games = collection_games_table.c
    query = sa.select(games.number, games.review_id).where(games.collection_id == collection_id)
    return {row.number: row.review_id for row in db.execute(query) if row.number in numbers}


def _count(db: Connection, collection_id: str) -> int:
    games = collection_games_table.c
    found: int = db.execute(
        sa.select(sa.func.count(games.number)).where(games.collection_id == collection_id)
    ).scalar_one()
    return found


def _change_row(db: Connection, collection_id: str, number: int, values: Values) -> bool:
    games = collection_games_table
    mine = (games.c.collection_id == collection_id) & (games.c.number == number)
    update = sa.update(games).where(mine).values(version=games.c.version + 1, **values)
    return db.execute(update).rowcount == 1


def _delete_reviews(db: Connection, reviews: Collection[str | None]) -> list[str]:
    """Delete them with their logs; a worker that runs one loses its lease."""
    found = [review_id for review_id in reviews if review_id]
    for review_id in found:
        changes.note(db, review_id)
    db.execute(sa.delete(reviews_table).where(reviews_table.c.id.in_(found)))
    return found
