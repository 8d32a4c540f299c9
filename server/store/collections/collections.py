"""Collections: files of many games, each of them a review of its own. Knows SQL, as `store` does.

A game that cannot be reviewed has a row too, without a review. The reviews of a collection are deleted with
it, and its delete token is theirs.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.analysis.collection.tournament.entries import NOT_PLAYED, kind_of
from server.analysis.collection.tournament.regulations import RegulationsJson
from server.analysis.collection.tournament.report import ArbiterReport
from server.analysis.collection.tournament.shapes import GameKind
from server.analysis.events.events import EventJson
from server.analysis.review.options import OptionsJson
from server.store import keys
from server.store.collections.edits import CollectionEdits
from server.store.collections.follows import Follows
from server.store.database.database import (
    Database,
    Row,
    Select,
    among,
    collection_games_table,
    collections_table,
    events_table,
    packed_table,
    reviews_table,
)
from server.store.queue import queue_order
from server.store.reviews import event_log, packed_log
from server.store.reviews.rows import NewGame as NewGame  # needed to make a collection
from server.store.reviews.rows import RowFacts, WaitingRow, alive, hash_of, unlisted_id, waiting_row
from server.store.reviews.status import OPEN, LogForm, Status
from server.store.wakeups import changes
from server.wire import bodies

_COUNTED = (Status.RUNNING, Status.STOPPED)
"""Reviews of whose moves a table tells how many are judged."""


@dataclass(frozen=True, slots=True)
class Collection:
    """A collection without its games. `created`, `expires`: seconds since 1970; None: never by itself."""

    id: str
    title: str
    created: float
    expires: float | None = None


@dataclass(frozen=True, slots=True)
class CollectedGame:
    """A row. `number`: its place in the file, from 1; without a review `review_id` and `status` are None.

    `judged`: moves that have a verdict, of a review that runs; `seconds`: of the last run of one that is
    done, if they are known; `report`: what a table shows of the last one;
    `failure`: {"message", "place", "said"} of a review that failed.
    """

    number: int
    facts: RowFacts
    review_id: str | None
    status: Status | None
    last_seq: int
    judged: int | None
    seconds: float | None
    report: packed_log.ShownReport | None
    failure: bodies.RowFault | None

    def kind(self, *, going: bool = True) -> GameKind:
        """What became of the pairing. `going`: the collection follows a round; elsewhere a game without a
        result is over, as nobody adds one."""
        kind = kind_of(self.facts["headers"], self.facts["plies"])
        return "played" if kind == "running" and not going else kind

    def to_json(self, *, going: bool = True) -> bodies.CollectedGame:
        """What the API and the socket tell of it."""
        facts, report = self.facts, self.report
        kind = self.kind(going=going)
        fault = None if kind in NOT_PLAYED else facts.get("fault") or self.failure
        return {
            "number": self.number,
            "id": self.review_id,
            "status": self.status.value if self.status else "refused",
            "headers": facts["headers"],
            "plies": facts["plies"],
            "kind": kind,
            "opening": facts["opening"],
            "fault": fault,
            "judged": self.judged,
            "seconds": self.seconds,
            "provisional": bool(report and report.get("provisional")),
            "white": packed_log.figures(report.get("white")) if report else None,
            "black": packed_log.figures(report.get("black")) if report else None,
        }


RowMark = tuple[str | None, int, int]
"""(status of the review, its last seq, version of the row)."""


@dataclass(frozen=True, slots=True)
class TableMarks:
    """`version` counts edits of the title or the rows; `rows`: number -> a mark that changes with the row."""

    version: int
    rows: dict[int, RowMark]


@dataclass(frozen=True, slots=True)
class PlaceInCollection:
    """Where a review stands in its collection. `number`: which of its `games` it is, counted through: numbers
    of rows have gaps where a game was removed. `previous`, `next`: reviews of the neighbours, if any."""

    collection_id: str
    title: str
    number: int
    games: int
    previous: str | None
    next: str | None


class CollectionStore:
    """Collections in a database; safe for use by many threads and processes. `edits`: what their owners
    change; `follows`: the rounds that some follow. `key`: the owner's, as `Store` takes it."""

    def __init__(self, database: Database, *, clock: Callable[[], float] = time.time) -> None:
        self.edits = CollectionEdits(database, clock)
        self.follows = Follows(database, clock)
        self.database = database
        self._clock = clock

    def create(
        self, title: str, options: OptionsJson, games: Sequence[NewGame], expires: float | None = None
    ) -> tuple[str, str, list[str | None]]:
        """Store a collection whose reviews wait in the queue, but for those that are like one that is done ->
        (id, delete token, the games' reviews)."""
        collection_id, token, now = unlisted_id(), unlisted_id(), self._clock()
        reviews = [
            waiting_row(game.pgn, options, hash_of(token), now, expires) if game.reviewable else None
            for game in games
        ]
        ids = [review["id"] if review else None for review in reviews]
        collection = {
            "id": collection_id,
            "title": title,
            "delete_token_hash": hash_of(token),
            "created": now,
            "expires": expires,
            "last_number": len(games),
        }
        rows = [
            {"collection_id": collection_id, "number": number, "review_id": review_id, "facts": game.facts}
            for number, (game, review_id) in enumerate(zip(games, ids, strict=True), start=1)
        ]
        likes = {
            game.like: review for game, review in zip(games, reviews, strict=True) if review and game.like
        }
        with self.database.writing() as db:
            done = _take_over(db, likes, now)
            waiting = [review for review in reviews if review and review["id"] not in done]
            queue_order.insert_in_turn(db, waiting)
            _insert_done(db, done)
            db.execute(sa.insert(collections_table).values(collection))
            db.execute(sa.insert(collection_games_table), rows)
        return collection_id, token, ids

    def get(self, collection_id: str) -> Collection | None:
        table = collections_table
        columns = (table.c.id, table.c.title, table.c.created, table.c.expires)
        query = sa.select(*columns).where(table.c.id == collection_id, self._there())
        with self.database.reading() as db:
            row = db.execute(query).one_or_none()
        return None if row is None else Collection(*row)

    def arbitration(self, collection_id: str) -> tuple[RegulationsJson | None, ArbiterReport | None]:
        """(how its tournament is reckoned, the report beside its games), each None where nobody has given it,
        or there is no such collection."""
        table = collections_table
        query = sa.select(table.c.regulations, table.c.report).where(table.c.id == collection_id)
        with self.database.reading() as db:
            row = db.execute(query).one_or_none()
        return (None, None) if row is None else (row.regulations, row.report)

    def games(self, collection_id: str, numbers: Iterable[int] | None = None) -> list[CollectedGame]:
        """The rows in the order of the file; all, or those of `numbers`."""
        query = _games_query().where(collection_games_table.c.collection_id == collection_id)
        if numbers is not None:
            query = query.where(collection_games_table.c.number.in_(list(numbers)))
        with self.database.reading() as db:
            return [_game(row) for row in db.execute(query)]

    def texts(self, collection_id: str) -> list[tuple[str | None, str, RowFacts]]:
        """(review, its PGN, the facts of the row) of each game in order; without a review None and ""."""
        games = collection_games_table
        query = (
            sa.select(reviews_table.c.id, reviews_table.c.pgn, games.c.facts)
            .select_from(games)
            .outerjoin(reviews_table, games.c.review_id == reviews_table.c.id)
            .where(games.c.collection_id == collection_id)
            .order_by(games.c.number)
        )
        with self.database.reading() as db:
            return [(row.id, row.pgn or "", row.facts) for row in db.execute(query)]

    def marks(self, collection_ids: Iterable[str]) -> dict[str, TableMarks]:
        """For each of the collections that exists: its mark, which changes with it, and those of its rows."""
        found: dict[str, TableMarks] = {}
        with self.database.reading() as db:
            mine = among(db, collections_table.c.id, collection_ids)
            for row in db.execute(_marks_query().where(mine, self._there())):
                marks = found.setdefault(row.id, TableMarks(row.version, {}))
                if row.number is not None:
                    marks.rows[row.number] = (row.status, row.last_seq or 0, row.row_version)
        return found

    def place_of(self, review_id: str) -> PlaceInCollection | None:
        """Where a review stands; None for one that is in no collection."""
        games, mine = collection_games_table, collection_games_table.alias("mine")
        query = (
            sa.select(collections_table.c.id, collections_table.c.title, mine.c.number.label("mine"), games)
            .select_from(mine)
            .join(collections_table, collections_table.c.id == mine.c.collection_id)
            .join(games, games.c.collection_id == mine.c.collection_id)
            .where(mine.c.review_id == review_id)
            .order_by(games.c.number)
        )
        with self.database.reading() as db:
            rows = db.execute(query).all()
        return _place(rows) if rows else None

    def statuses(self, collection_ids: Sequence[str]) -> dict[str, Status]:
        """Each collection's as a whole: running or waiting while one of its reviews is."""
        return {found: _status(marks.rows.values()) for found, marks in self.marks(collection_ids).items()}

    def check_key(self, collection_id: str, key: str) -> None:
        """Check the collection's delete token. Raises GoneError, ForbiddenError."""
        with self.database.reading() as db:
            keys.check_collection(db, collection_id, key, self._clock(), lock=False)

    def delete(self, collection_id: str, key: str | None = None) -> list[str]:
        """Delete a collection with all its reviews -> their ids."""
        games = collection_games_table
        mine = sa.select(games.c.review_id).where(
            games.c.collection_id == collection_id, games.c.review_id.is_not(None)
        )
        lock = sa.update(collections_table).where(collections_table.c.id == collection_id)
        with self.database.writing() as db:
            keys.check_collection(db, collection_id, key, self._clock())
            db.execute(lock.values(version=collections_table.c.version + 1))  # no game comes in between
            ids = list(db.execute(mine).scalars())
            for review_id in ids:
                changes.note(db, review_id)
            db.execute(sa.delete(reviews_table).where(reviews_table.c.id.in_(ids)))
            db.execute(sa.delete(collections_table).where(collections_table.c.id == collection_id))
        return ids

    def stop(self, collection_id: str, stopped: EventJson, key: str | None = None) -> bool:
        """Stop the reviews that wait, at once and with the event `stopped`, and have the workers stop those
        that run; False: there are none.

        A review without events gets none: its first look stores this one too.
        """
        games, now = collection_games_table, self._clock()
        mine = reviews_table.c.id.in_(
            sa.select(games.c.review_id).where(games.c.collection_id == collection_id)
        )
        waiting = mine & (reviews_table.c.status == Status.WAITING)
        end = {"status": Status.STOPPED, "updated": now}
        with self.database.writing() as db:
            keys.check_collection(db, collection_id, key, now)
            found = db.execute(sa.select(reviews_table.c.id, reviews_table.c.last_seq).where(waiting)).all()
            for row in found:
                events = [stopped] if row.last_seq else []
                event_log.append(db, events, end, waiting & (reviews_table.c.id == row.id))
            running = sa.update(reviews_table).where(mine, reviews_table.c.status == Status.RUNNING)
            asked = db.execute(running.values(stop_requested=True, updated=now)).rowcount
        return bool(found or asked)

    def _there(self) -> sa.ColumnElement[bool]:
        return alive(self._clock(), collections_table)


def _take_over(
    db: Connection, likes: Mapping[str, WaitingRow], now: float
) -> dict[str, tuple[str, WaitingRow]]:
    """Give each new row the options of the review that it is like, and its end where that is the earlier one;
    of one that is done how it stands -> these by their ids, each with the review that it is like. What has
    gone meanwhile is reviewed anew."""
    table, done = reviews_table, {}
    columns = (table.c.id, table.c.options, table.c.status, table.c.expires)
    log = (table.c.last_seq, table.c.log, table.c.notes)
    there = among(db, table.c.id, likes) & alive(now, table)
    # Shared locks: no note lands in a log between its numbers and its copy.
    for found in db.execute(sa.select(*columns, *log).where(there).with_for_update(read=True)):
        row = likes[found.id]
        row["options"] = found.options
        row["expires"] = min((end for end in (found.expires, row["expires"]) if end), default=None)
        if found.status == Status.DONE:
            row |= {"status": Status.DONE, "last_seq": found.last_seq, "log": LogForm(found.log)}
            row["notes"] = found.notes
            done[row["id"]] = (found.id, row)
    return done


def _insert_done(db: Connection, done: Mapping[str, tuple[str, WaitingRow]]) -> None:
    """Store reviews that nobody waits for, with their logs: they take no turn."""
    if done:
        db.execute(sa.insert(reviews_table), [row for _, row in done.values()])
    for made, (like, _) in done.items():
        event_log.copy(db, like, made)


def _marks_query() -> Select:
    games = collection_games_table
    return (
        sa.select(
            collections_table.c.id,
            collections_table.c.version,
            games.c.number,
            games.c.version.label("row_version"),
            reviews_table.c.status,
            reviews_table.c.last_seq,
        )
        .outerjoin(games, games.c.collection_id == collections_table.c.id)
        .outerjoin(reviews_table, reviews_table.c.id == games.c.review_id)
    )


def _games_query() -> Select:
    """The rows with what their reviews say of themselves, without a fold: it would take seconds for 200. A
    packed log has it ready beside it (`facts`)."""
    games = collection_games_table
    counted = reviews_table.c.status.in_(_COUNTED)
    failed, done = (reviews_table.c.status == status for status in (Status.FAILED, Status.DONE))
    return (
        sa.select(
            games.c.number,
            games.c.facts,
            games.c.review_id,
            reviews_table.c.status,
            reviews_table.c.last_seq,
            sa.case((counted, _judged())).label("judged"),
            _last("report").label("report"),
            sa.case((failed, _last("failed"))).label("failed"),
            sa.case((done, _last("done"))).label("done"),
            packed_table.c.facts.label("told"),
        )
        .outerjoin(reviews_table, reviews_table.c.id == games.c.review_id)
        .outerjoin(packed_table, packed_table.c.review_id == reviews_table.c.id)
        .order_by(games.c.number)
    )


def _judged() -> sa.ScalarSelect[int]:
    """The moves that the latest pass has judged, of the review of the outer query."""
    moves, plans = events_table.alias("moves"), events_table.alias("plans")
    latest = (
        sa.select(sa.func.max(plans.c.data["pass"].as_integer()))
        .where(plans.c.review_id == reviews_table.c.id, plans.c.type == "plan")
        .correlate(reviews_table)
        .scalar_subquery()
    )
    return (
        sa.select(sa.func.count(sa.distinct(moves.c.data["ply"].as_integer())))
        .where(moves.c.review_id == reviews_table.c.id, moves.c.type == "move")
        .where(moves.c.data["pass"].as_integer() >= sa.func.coalesce(latest, 1))
        .correlate(reviews_table)
        .scalar_subquery()
    )


def _last(kind: str) -> sa.ScalarSelect[object]:
    """The last event of a kind, of the review of the outer query."""
    return (
        sa.select(events_table.c.data)
        .where(events_table.c.review_id == reviews_table.c.id, events_table.c.type == kind)
        .order_by(events_table.c.seq.desc())
        .limit(1)
        .correlate(reviews_table)
        .scalar_subquery()
    )


def _game(row: Row) -> CollectedGame:
    told = row.told or {
        "judged": row.judged,
        "report": row.report,
        "failed": row.failed,
        "seconds": packed_log.seconds_of(row.done),
    }
    judged = told["judged"] or 0
    judged = min(judged, row.facts.get("plies", judged))  # a corrected game may be shorter than it was
    return CollectedGame(
        number=row.number,
        facts=row.facts,
        review_id=row.review_id,
        status=None if row.status is None else Status(row.status),
        last_seq=row.last_seq or 0,
        judged=judged if row.status in _COUNTED else None,
        seconds=told["seconds"] if row.status == Status.DONE else None,
        report=told["report"],
        failure=_failure(told["failed"]) if row.status == Status.FAILED else None,
    )


def _failure(failed: packed_log.ShownFailure | None) -> bodies.RowFault | None:
    """What a row says of a review that failed, from its last event of that kind."""
    if failed is None:
        return None
    return {"message": failed["message"], "place": None, "said": failed.get("said")}


def _place(rows: Sequence[Row]) -> PlaceInCollection:
    number = rows[0].mine
    before = [row.review_id for row in rows if row.number < number and row.review_id]
    after = [row.review_id for row in rows if row.number > number and row.review_id]
    return PlaceInCollection(
        collection_id=rows[0].id,
        title=rows[0].title,
        number=[row.number for row in rows].index(number) + 1,
        games=len(rows),
        previous=before[-1] if before else None,
        next=after[0] if after else None,
    )


def _status(marks: Iterable[RowMark]) -> Status:
    statuses = {status for status, _, _ in marks}
    for open_one in OPEN:
        if open_one in statuses:
            return open_one
    return Status.DONE
