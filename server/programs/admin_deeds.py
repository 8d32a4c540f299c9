"""What an operator may do about reviews and collections (`kibitz admin`): each deed takes an id, and says
what was done. Owns the desk that all commands of an operator work at, and how it tells things.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from server.analysis.errors import KibitzError
from server.images.cache import ImageCache
from server.settings import Settings
from server.store.administration import Administration, ListedCollection, ListedReview
from server.store.collections.collections import CollectionStore
from server.store.reviews.reviews import Store
from server.store.reviews.status import CUT_OFF, OPEN, Status
from server.work.failures import STOPPED

Record = Mapping[str, object]


class NothingDoneError(KibitzError):
    """What was asked for cannot be done; the message says why."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What the commands work with."""

    settings: Settings
    store: Store
    collections: CollectionStore
    lists: Administration
    arguments: argparse.Namespace

    def tell(self, records: Iterable[Record], columns: Sequence[str]) -> None:
        """As JSON lines, or as a table of `columns`."""
        if self.arguments.json:
            for record in records:
                print(json.dumps(record, ensure_ascii=False))  # noqa: T201
        else:
            print_table([[shown(record[name]) for name in columns] for record in records], columns)

    def may(self, question: str) -> bool:
        """Whether something that cannot be undone is to be done."""
        if self.arguments.yes:
            return True
        if not sys.stdin.isatty():
            raise NothingDoneError(f"{question} Nobody is here to ask: say --yes.")
        sys.stderr.write(f"{question} [y/N] ")
        sys.stderr.flush()
        return sys.stdin.readline().strip().lower() in ("y", "yes")


Deed = Callable[[Desk, str], str]
"""Does something about the id -> what was done. Raises NothingDoneError."""


def review_at(desk: Desk, review_id: str) -> ListedReview:
    found = desk.lists.review(review_id)
    if found is None:
        raise NothingDoneError("There is no such review.", place=review_id)
    return found


def collection_at(desk: Desk, collection_id: str) -> ListedCollection:
    found = desk.lists.collection(collection_id)
    if found is None:
        raise NothingDoneError("There is no such collection.", place=collection_id)
    return found


def id_of(text: str) -> str:
    """The id in an address: .../r/ID#23, .../c/ID, .../embed/ID?ply=3."""
    return text.partition("#")[0].partition("?")[0].rstrip("/").rpartition("/")[2]


def do_to_each(desk: Desk, deed: Deed) -> int:
    """The deed for each id; 1 if one of them could not be done."""
    failed = 0
    for given in desk.arguments.ids:
        key = id_of(given)
        try:
            record = {"id": key, "done": deed(desk, key)}
        except NothingDoneError as error:
            failed = 1
            record = {"id": key, "error": error.message}
        if desk.arguments.json:
            print(json.dumps(record, ensure_ascii=False))  # noqa: T201
        elif "error" in record:
            sys.stderr.write(f"kibitz: {key}: {record['error']}\n")
        else:
            print(f"{key}: {record['done']}")  # noqa: T201
    return failed


def _delete_review(desk: Desk, review_id: str) -> str:
    listed = review_at(desk, review_id)
    if not desk.may(f"Delete the review {review_id} ({shown(listed.white)} - {shown(listed.black)})?"):
        raise NothingDoneError("It stays.")
    desk.store.delete(review_id)
    ImageCache(desk.settings.data_dir / "images").forget(review_id)
    return "deleted"


def _requeue_review(desk: Desk, review_id: str) -> str:
    listed = review_at(desk, review_id)
    if listed.status is Status.RUNNING:
        leases = [lease for lease in desk.store.leases.all() if lease.review_id == review_id]
        done = any(desk.store.leases.requeue(lease) for lease in leases)
    else:
        done = desk.store.resume(review_id)
    if not done:
        raise NothingDoneError(f"It is {listed.status}: only one that runs, was stopped or failed goes back.")
    return "waits again"


def _cancel_review(desk: Desk, review_id: str) -> str:
    before = desk.store.request_stop(review_id, STOPPED.to_wire())
    if before not in OPEN:
        raise NothingDoneError("There is no such review." if before is None else f"It is {before} already.")
    return "stopped" if before is Status.WAITING else "its worker stops it"


def _hurry_review(desk: Desk, review_id: str) -> str:
    if not desk.lists.hurry([review_id]):
        raise NothingDoneError("It does not wait.")
    return "comes next"


def _delete_collection(desk: Desk, collection_id: str) -> str:
    listed = collection_at(desk, collection_id)
    if not desk.may(f"Delete the collection {collection_id} ({shown(listed.title)}, {listed.games} games)?"):
        raise NothingDoneError("It stays.")
    images = ImageCache(desk.settings.data_dir / "images")
    for made in [*desk.collections.delete(collection_id), collection_id]:
        images.forget(made)
    return "deleted, with its reviews"


def _requeue_collection(desk: Desk, collection_id: str) -> str:
    games = desk.collections.games(collection_at(desk, collection_id).id)
    cut_off = [game.review_id for game in games if game.review_id and game.status in CUT_OFF]
    found = sum(desk.store.resume(review_id) for review_id in cut_off)
    if not found:
        raise NothingDoneError("None of its reviews was stopped or failed.")
    return f"{found} reviews wait again"


def _cancel_collection(desk: Desk, collection_id: str) -> str:
    if not desk.collections.stop(collection_at(desk, collection_id).id, STOPPED.to_wire()):
        raise NothingDoneError("None of its reviews waits or runs.")
    return "stopped"


def _hurry_collection(desk: Desk, collection_id: str) -> str:
    games = desk.collections.games(collection_at(desk, collection_id).id)
    found = desk.lists.hurry([game.review_id for game in games if game.review_id])
    if not found:
        raise NothingDoneError("None of its reviews waits.")
    return f"{found} reviews come next"


Deeds = Mapping[str, tuple[Deed, str]]
REVIEW_DEEDS: Deeds = {
    "delete": (_delete_review, "delete for good, without the visitor's token; asks"),
    "requeue": (_requeue_review, "one that was stopped, failed or hangs in its worker waits again"),
    "cancel": (_cancel_review, "stop it"),
    "hurry": (_hurry_review, "it comes next"),
}
COLLECTION_DEEDS: Deeds = {
    "delete": (_delete_collection, "delete for good with all its reviews; asks"),
    "requeue": (_requeue_collection, "its reviews that were stopped or failed wait again"),
    "cancel": (_cancel_collection, "stop its reviews"),
    "hurry": (_hurry_collection, "its reviews come next"),
}


def shown(value: object) -> str:
    """On one line of a terminal, whatever strangers have written."""
    if value is None:
        return "-"
    return "".join(sign if sign.isprintable() else " " for sign in str(value))[:60]


def print_table(rows: Sequence[Sequence[str]], columns: Sequence[str]) -> None:
    widths = [max(map(len, column)) for column in zip(columns, *rows, strict=True)]
    for row in (columns, *rows):
        print("  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip())  # noqa: T201
