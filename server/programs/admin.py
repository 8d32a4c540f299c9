"""`kibitz admin`: an operator's look at reviews, collections and workers, and what may be done about them
without the visitor's token. It asks the database alone, so it runs on any machine that reaches it.

`--json`: a line of JSON for each thing. What cannot be undone is asked before, or taken with `--yes`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from datetime import UTC, datetime

from server.programs.admin_deeds import (
    COLLECTION_DEEDS,
    REVIEW_DEEDS,
    Deed,
    Desk,
    Record,
    collection_at,
    do_to_each,
    id_of,
    print_table,
    review_at,
    shown,
)
from server.settings import Settings
from server.store.administration import Administration, ListedCollection, ListedReview
from server.store.collections.collections import CollectionStore
from server.store.database.database import file_of
from server.store.queue.workers import ListedWorker
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from server.work.process_name import host_of

_LIMIT = 20
_DATES = ("created", "updated", "expires")
_MEGABYTE = 1 << 20


def add_admin(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command and its own."""
    parser = commands.add_parser("admin", help="an operator's look at reviews, collections, workers")
    kinds = parser.add_subparsers(required=True, metavar="WHAT")
    for kind, listing, showing, deeds in (
        ("reviews", _list_reviews, _show_review, REVIEW_DEEDS),
        ("collections", _list_collections, _show_collection, COLLECTION_DEEDS),
    ):
        own = kinds.add_parser(kind, help=f"list, find, show; {', '.join(deeds)}")
        words = own.add_subparsers(required=True, metavar="ACTION")
        _add_list(words, kind, listing)
        _add_json(shown := words.add_parser("show", help="all that is known of one"))
        shown.add_argument("id", help="or its address")
        shown.set_defaults(run=_at_desk(showing))
        for name, (deed, told) in deeds.items():
            _add_deed(words, name, deed, told)
    _add_json(workers := kinds.add_parser("workers", help="who works, where, on what"))
    workers.set_defaults(run=_at_desk(_list_workers))
    _add_json(stats := kinds.add_parser("stats", help="how many there are of everything"))
    stats.set_defaults(run=_at_desk(_stats))


def _add_list(
    words: argparse._SubParsersAction[argparse.ArgumentParser], kind: str, listing: Callable[[Desk], int]
) -> None:
    parser = words.add_parser("list", help="the newest first")
    parser.add_argument("find", nargs="?", default="", help="words of a PGN or a title, or an id")
    parser.add_argument("--limit", type=int, default=_LIMIT, help=f"{_LIMIT} if nothing is said")
    if kind == "reviews":
        parser.add_argument("--status", type=Status, choices=list(Status), help="those alone")
    _add_json(parser)
    parser.set_defaults(run=_at_desk(listing))


def _add_deed(
    words: argparse._SubParsersAction[argparse.ArgumentParser], name: str, deed: Deed, told: str
) -> None:
    parser = words.add_parser(name, help=told)
    parser.add_argument("ids", nargs="+", metavar="ID", help="or its address")
    parser.add_argument("--yes", action="store_true", help="do not ask")
    _add_json(parser)
    parser.set_defaults(run=_at_desk(lambda desk: do_to_each(desk, deed)))


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="a line of JSON each")


def _at_desk(command: Callable[[Desk], int]) -> Callable[[argparse.Namespace, Settings], int]:
    """Raises SettingsError where there is no database, or one of another version."""

    def run(arguments: argparse.Namespace, settings: Settings) -> int:
        file_of(settings.database_url)
        with closing(Store(settings.database_url, as_it_is=True)) as store:
            lists = Administration(store.database, time.time)
            return command(Desk(settings, store, CollectionStore(store.database), lists, arguments))

    return run


# Lists


def _wanted(text: str) -> str:
    """Of an address its id."""
    return id_of(text) if "://" in text else text


def _list_reviews(desk: Desk) -> int:
    asked = desk.arguments
    found = desk.lists.reviews(_wanted(asked.find), asked.status, asked.limit)
    desk.tell(map(_record, found), ("id", "status", "created", "white", "black", "position", "worker"))
    return 0


def _list_collections(desk: Desk) -> int:
    asked = desk.arguments
    found = desk.lists.collections(_wanted(asked.find), asked.limit)
    desk.tell(map(_record, found), ("id", "created", "games", "open", "title"))
    return 0


def _list_workers(desk: Desk) -> int:
    workers = [_worker_record(worker) for worker in desk.store.workers.register()]
    desk.tell(
        workers,
        ("host", "pid", "version", "engine", "compiled_for", "review", "rss_mb", "silent_s"),
    )
    if not desk.arguments.json:
        for advice in dict.fromkeys(worker["advice"] for worker in workers if worker["advice"]):
            print(advice)  # noqa: T201
    return 0


def _worker_record(worker: ListedWorker) -> Record:
    host, pid = host_of(worker.name)
    facts = worker.facts
    engine = facts.get("engine") if facts else None
    return {
        "host": host,
        "pid": pid,
        "version": facts["version"] if facts else None,
        "engine": engine["name"] if engine else None,
        "compiled_for": engine["compiled_for"] if engine else None,
        "processor": engine["processor"] if engine else None,
        "advice": engine["advice"] if engine else None,
        "review": " ".join(worker.reviews) or None,
        "rss_mb": round(facts["rss"] / _MEGABYTE) if facts else None,
        "silent_s": round(worker.silent, 1),
        "name": worker.name,
    }


def _stats(desk: Desk) -> int:
    figures = desk.store.figures
    queue = figures.queue()
    record = {
        **{str(status): number for status, number in queue.counts.items()},
        **{str(status): number for status, number in figures.ended().items()},
        "oldest_waiting_s": round(queue.oldest),
        "workers": len(desk.store.workers.heartbeats()),
        "database_mb": round(figures.size() / _MEGABYTE, 1),
    }
    if desk.arguments.json:
        print(json.dumps(record))  # noqa: T201
    else:
        print_table([[name, shown(value)] for name, value in record.items()], ("what", "number"))
    return 0


# One


def _show_review(desk: Desk) -> int:
    listed = review_at(desk, id_of(desk.arguments.id))
    review = desk.store.get(listed.id)
    last = [event for event in desk.store.events(listed.id) if event["type"] == "failed"][-1:]
    record = {
        **_record(listed),
        "options": review.options if review else None,
        "bytes": len(review.pgn.encode()) if review else None,
        "failure": {key: last[0][key] for key in ("code", "message")} if last else None,
    }
    return _show(desk, record)


def _show_collection(desk: Desk) -> int:
    listed = collection_at(desk, id_of(desk.arguments.id))
    games = [
        {"number": game.number, "review": game.review_id, "status": game.status}
        for game in desk.collections.games(listed.id)
    ]
    return _show(desk, {**_record(listed), "rows": games})


def _show(desk: Desk, record: Record) -> int:
    if desk.arguments.json:
        print(json.dumps(record, ensure_ascii=False))  # noqa: T201
    else:
        for name, value in record.items():
            told = json.dumps(value, ensure_ascii=False) if isinstance(value, dict | list) else shown(value)
            print(f"{name:<12}{told}")  # noqa: T201
    return 0


def _record(listed: ListedReview | ListedCollection) -> Record:
    """As JSON: times as text of UTC."""
    return {
        name: _time(value) if name in _DATES and isinstance(value, float) else value
        for name, value in asdict(listed).items()
    }


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
