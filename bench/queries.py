"""What the store is asked every day, on a large database: `python -m bench.queries`.

Fills a SQLite and a PostgreSQL (one of its own, in a temporary folder) with reviews and events, asks each
question many times and says what it took, how many of the shortest question there is (`SELECT 1`) that is
worth, and how the database goes about it. Two questions are also asked as they were before version 0.3. Then
real logs, at 20,000 nodes a position: what a review takes in bytes, and how long it takes to read, a row for
each event and packed.
"""

from __future__ import annotations

import argparse
import itertools
import json
import re
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from server.analysis.game.game import parse_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review
from server.analysis.review.pools import PoolKeeper
from server.store.collections.collections import CollectionStore, NewGame
from server.store.database.database import events_table, packed_table, reviews_table
from server.store.queue import queue_order
from server.store.reviews import event_log, packed_log
from server.store.reviews.reviews import Store
from server.store.reviews.rows import alive, waiting_row
from server.store.reviews.status import SERVED, LogForm, Status
from server.system.paths import NODE_MODULES, ROOT
from tests.servers import postgres

Json = dict[str, Any]

WATCHED = 1000
WAITING = 500
RUNNING = 20
GAMES = 200
GAME_NODES = 20_000
COPIES = 100


@dataclass
class Place:
    """A filled database. `watched`: half of them wait, and a few have two new events; `standing`: they are
    done, and nothing is new."""

    name: str
    store: Store
    collections: CollectionStore
    ids: list[str]
    collection: str = ""
    watched: dict[str, int] = field(default_factory=dict)
    standing: dict[str, int] = field(default_factory=dict)

    @property
    def engine(self) -> sa.Engine:
        return self.store.database._engine


Question = Callable[[Place], object]


def the_shortest(place: Place) -> object:
    with place.store.database.reading() as db:
        return db.execute(sa.text("SELECT 1")).scalar_one()


def tails_as_before(place: Place, cursors: dict[str, int]) -> object:
    """Before 0.3: whole tails, of all that is watched, by one statement."""
    given = sa.values(sa.column("id", sa.String), sa.column("after", sa.Integer), name="given")
    watched = given.data(list(cursors.items())).cte("watched")
    fresh = (events_table.c.review_id == reviews_table.c.id) & (events_table.c.seq > watched.c.after)
    columns = (watched.c.id, reviews_table.c.status, queue_order.position())
    query = (
        sa.select(*columns, events_table.c.seq, events_table.c.data)
        .select_from(watched)
        .outerjoin(reviews_table, (reviews_table.c.id == watched.c.id) & alive(time.time()))
        .outerjoin(events_table, fresh)
        .order_by(watched.c.id, events_table.c.seq)
    )
    with place.store.database.reading() as db:
        return db.execute(query).all()


def turn_as_before(place: Place) -> object:
    served = sa.select(sa.func.max(reviews_table.c.turn)).where(reviews_table.c.status.in_(SERVED))
    with place.store.database.reading() as db:
        return db.execute(served).scalar_one()


def turn(place: Place) -> object:
    with place.store.database.reading() as db:
        return db.execute(sa.select(queue_order.next_turn())).scalar_one()


def unpacked(place: Place) -> object:
    return place.store.upkeep._next()


QUESTIONS: dict[str, Question] = {
    "SELECT 1": the_shortest,
    f"tails of {WATCHED:,} that stand": lambda place: place.store.tails(place.standing),
    "  as before 0.3": lambda place: tails_as_before(place, place.standing),
    f"tails of {WATCHED:,} that live": lambda place: place.store.tails(place.watched),
    "  as before 0.3 ": lambda place: tails_as_before(place, place.watched),
    "next turn": turn,
    "  as before 0.3  ": turn_as_before,
    f"position, last of {WAITING}": lambda place: place.store.queue_position(place.ids[-1]),
    "head of one": lambda place: place.store.get(place.ids[7]),
    "log of one": lambda place: place.store.events(place.ids[7]),
    f"statuses of {WATCHED:,}": lambda place: place.store.statuses(place.ids[:WATCHED]),
    f"table of {GAMES} games": lambda place: place.collections.games(place.collection),
    f"marks of {GAMES} games": lambda place: place.collections.marks([place.collection]),
    "place of a game": lambda place: place.collections.place_of(place.ids[7]),
    "leases": lambda place: place.store.leases.all(),
    f"waiting, {WAITING}": lambda place: place.store.figures.queue(),
    "unread, next": lambda place: place.store.unread(),
    "unpacked, next": unpacked,
    "expired, none": lambda place: place.store.delete_expired(),
}


def measure(place: Place, ask: Question, times: int) -> float:
    """Milliseconds of one answer, the median of `times`."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        ask(place)
        taken.append(1000 * (time.perf_counter() - begun))
    return statistics.median(taken)


def plan_of(place: Place, ask: Question) -> str:
    """How the database goes about the question: the tables it reads, and by what."""
    asked: list[tuple[str, Any]] = []

    def note(db: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
        if statement.split()[0] in ("SELECT", "WITH"):
            asked.append((statement, parameters))

    sa.event.listen(place.engine, "before_cursor_execute", note)
    ask(place)
    sa.event.remove(place.engine, "before_cursor_execute", note)
    lines: list[str] = []
    with place.store.database.reading() as db:
        for statement, parameters in asked:
            lines += plan_lines(db, statement, parameters)
    return ", ".join(dict.fromkeys(lines))


def plan_lines(db: sa.Connection, statement: str, parameters: Any) -> Iterator[str]:
    if db.dialect.name == "sqlite":
        for row in db.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters):
            if found := re.match(r"(SEARCH|SCAN) (\w+)(?: USING.* INDEX (\w+))?", row[3]):
                how = (found[3] or "").replace("sqlite_autoindex_", "key of ")
                yield f"{found[1].lower()} {how or found[2]}"
        return
    for (line,) in db.exec_driver_sql(f"EXPLAIN {statement}", parameters):
        if found := re.search(
            r"(Seq Scan on \w+|Index (?:Only )?Scan.*? using \w+|Bitmap Index Scan on \w+)", line
        ):
            yield found[1].lower().replace(" using", "").replace("scan backward", "scan")


# The databases


@contextmanager
def places(names: Sequence[str], reviews: int, events: int) -> Iterator[list[Place]]:
    """The databases of `names`, filled."""
    with ExitStack() as stack:
        made = []
        for name in names:
            store = Store(empty(name, stack))
            stack.callback(store.close)
            begun = time.perf_counter()
            made.append(fill(Place(name, store, CollectionStore(store.database), []), reviews, events))
            print(f"{name}: filled in {time.perf_counter() - begun:.0f} s")
        yield made


def empty(name: str, stack: ExitStack) -> str:
    """The address of a database without reviews, which ends with `stack`."""
    if name == "sqlite":
        return f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/bench.db"
    return stack.enter_context(postgres()).fresh()


def fill(place: Place, reviews: int, events: int) -> Place:
    """A collection, then single reviews: most are done, the last wait, some before them run."""
    options = {"nodes": GAME_NODES}
    game = NewGame("1. e4 e5 *", {"headers": {}, "plies": 2, "opening": None}, reviewable=True)
    place.collection, _, ids = place.collections.create("Cup", options, [game] * GAMES)
    place.ids = [review_id for review_id in ids if review_id]
    now = time.time()
    waiting = [
        waiting_row("1. e4 e5 2. Nf3 Nc6 *" * 20, options, "hash", now - 3600) for _ in range(reviews - GAMES)
    ]
    rows = [{**row, "turn": number} for number, row in enumerate(waiting)]
    place.ids += [row["id"] for row in waiting]
    states = [Status.DONE] * (reviews - WAITING - RUNNING)
    states += [Status.RUNNING] * RUNNING + [Status.WAITING] * WAITING
    with place.store.database.writing() as db:
        for start in range(0, len(rows), 500):
            db.execute(sa.insert(reviews_table), rows[start : start + 500])
        for status in (Status.DONE, Status.RUNNING):
            mine = [one for one, its in zip(place.ids, states, strict=True) if its == status]
            for start in range(0, len(mine), 5000):
                which = reviews_table.c.id.in_(mine[start : start + 5000])
                db.execute(sa.update(reviews_table).where(which).values(status=status))
        db.execute(
            sa.update(reviews_table).values(last_seq=events, log=LogForm.ROWS, owner="w", heartbeat=now)
        )
    log = [json.dumps({"type": "move", "ply": ply, "text": "x" * 100}) for ply in range(1, events + 1)]
    write_events(
        place, ((one, seq, "move", text) for one in place.ids for seq, text in enumerate(log, start=1))
    )
    place.standing = dict.fromkeys(place.ids[-2 * WATCHED : -WATCHED], events)
    place.watched = {one: events - 2 * (number < RUNNING) for number, one in enumerate(place.ids[-WATCHED:])}
    return place


def write_events(place: Place, rows: Iterator[tuple[str, int, str, str]]) -> None:
    """Into the table, by the shortest way that the driver has."""
    connection: Any = place.engine.raw_connection()
    try:
        if place.name == "sqlite":
            connection.execute("BEGIN")
            connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", rows)
            connection.execute("COMMIT")
        else:
            with connection.cursor() as cursor:
                with cursor.copy("COPY events (review_id, seq, type, data) FROM STDIN") as copy:
                    for row in rows:
                        copy.write_row(row)
                cursor.execute("ANALYZE")
            connection.commit()
    finally:
        connection.close()


# Rows and pieces


def real_logs() -> list[list[Json]]:
    """The events of reviews of the games in tests/data, by Stockfish."""
    options = ReviewOptions(engine="stockfish", nodes=GAME_NODES)
    keeper = PoolKeeper(None, 1, NODE_MODULES)
    try:
        games = [
            parse_game(file.read_text("utf-8")) for file in sorted((ROOT / "tests/data/games").glob("*.pgn"))
        ]
        pool = keeper.pool_for(options)
        return [[event.to_wire() for event in review(game, options, pool)] for game in games]
    finally:
        keeper.close()


def compare_forms(logs: Sequence[Sequence[Json]], rows: Store, packed: Store) -> None:
    """The bytes and the time of reading of logs, as rows in one database and packed in another."""
    ids = [f"{copy}-{number}" for copy in range(COPIES) for number in range(len(logs))]
    for store in (rows, packed):
        for review_id, log in zip(ids, itertools.cycle(logs)):
            store.deliver(review_id, "1. e4 *" * 100, {"nodes": GAME_NODES}, log)
    begun = time.perf_counter()
    for review_id in ids:
        with packed.database.writing() as db:
            assert event_log.pack(db, review_id, packed_log.piece_of(packed.events(review_id)))
    each = 1000 * (time.perf_counter() - begun) / len(ids)
    sizes = [size_of(store) / len(ids) / 1000 for store in (rows, packed)]
    whole, part = (read_times((rows, packed), ids, *span) for span in ((0, None), (15, 10)))
    kind, average = rows.database._engine.dialect.name, sum(map(len, logs)) / len(logs)
    print(f"{kind}: {len(ids)} reviews of {average:.0f} events on average, packed in {each:.0f} ms each")
    for name, (before, after) in {
        "KB a review": sizes,
        "ms to read its log": whole,
        "ms to read ten events": part,
    }.items():
        print(f"  {name:22} rows {before:7.2f}  packed {after:7.2f}  ratio {after / before:5.2f}")


def size_of(store: Store) -> int:
    """The bytes of all tables with their indexes, without what is free."""
    if store.database.is_file:
        with store.database.bare() as db:
            db.exec_driver_sql("VACUUM")
            pages, each = (
                db.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("page_count", "page_size")
            )
            return int(pages) * int(each)
    with store.database._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
        db.exec_driver_sql("VACUUM FULL")
        tables = (reviews_table, events_table, packed_table)
        sizes = (sa.func.pg_total_relation_size(table.name) for table in tables)
        return sum(int(db.execute(sa.select(size)).scalar_one()) for size in sizes)


def read_times(stores: Sequence[Store], ids: Sequence[str], after: int, limit: int | None) -> list[float]:
    """Milliseconds in each of `stores` to read events of a log, the median; in turns, as others use the
    machine too."""
    taken: list[list[float]] = [[] for _ in stores]
    for review_id in ids:
        for store, times in zip(stores, taken, strict=True):
            begun = time.perf_counter()
            store.events(review_id, after, limit)
            times.append(1000 * (time.perf_counter() - begun))
    return [statistics.median(times) for times in taken]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--reviews", type=int, default=50_000)
    parser.add_argument("--events", type=int, default=60, help="events a review")
    parser.add_argument("--times", type=int, default=21, help="times that each question is asked")
    parser.add_argument(
        "--databases", nargs="+", choices=("sqlite", "postgresql"), default=["sqlite", "postgresql"]
    )
    given = parser.parse_args()
    with places(given.databases, given.reviews, given.events) as filled:
        print(f"{given.reviews:,} reviews, {given.reviews * given.events:,} events; ms, and times SELECT 1")
        print(f"{'':26}" + "".join(f"{place.name:>20}" for place in filled))
        shortest = [measure(place, the_shortest, 10 * given.times) for place in filled]
        for name, ask in QUESTIONS.items():
            taken = [measure(place, ask, given.times) for place in filled]
            cells = (f"{ms:11.2f} {ms / base:7.0f}x" for ms, base in zip(taken, shortest, strict=True))
            print(f"{name:26}" + "".join(cells))
        for place in filled:
            print(f"how {place.name} goes about it:")
            for name, ask in QUESTIONS.items():
                print(f"{name:26} {plan_of(place, ask)}")
    logs = real_logs()
    for name in given.databases:
        with ExitStack() as stack:
            urls = empty(name, stack), empty(name, stack)
            stores = [Store(url) for url in urls]
            for store in stores:
                stack.callback(store.close)
            compare_forms(logs, *stores)


if __name__ == "__main__":
    main()
