"""`kibitz admin`: a takedown, and what else an operator does without the visitor's token."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from server import cli
from server.programs.admin_deeds import id_of, shown
from server.store.collections.collections import CollectionStore
from server.store.reviews.reviews import Store
from tests.store.conftest import GAME, collect, create, running, status


@pytest.fixture
def collections(store: Store) -> CollectionStore:
    return CollectionStore(store.database)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_an_id_is_taken_from_an_address() -> None:
    for text in ("abc", "https://k.example/r/abc#12", "https://k.example/embed/abc?ply=3", "/c/abc/"):
        assert id_of(text) == "abc"


def test_no_word_of_a_stranger_drives_the_terminal() -> None:
    assert shown("a\x1b[2J\nb") == "a [2J b"
    assert len(shown("x" * 1000)) == 60


def test_a_takedown_asks_first(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = create(store)
    image = tmp_path / "images" / made / "card.png"
    image.parent.mkdir(parents=True)
    image.touch()
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    assert cli.main(["admin", "reviews", "delete", made]) == 1
    assert "say --yes" in capsys.readouterr().err, "nobody is here to ask"
    monkeypatch.setattr(sys, "stdin", Terminal("\n"))
    assert cli.main(["admin", "reviews", "delete", made]) == 1
    assert store.get(made) is not None
    monkeypatch.setattr(sys, "stdin", Terminal("y\n"))
    assert cli.main(["admin", "reviews", "delete", f"https://k.example/r/{made}"]) == 0
    assert store.get(made) is None
    assert not image.exists()
    assert capsys.readouterr().out == f"{made}: deleted\n"


def test_each_of_several_has_its_line(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    made = create(store)
    assert cli.main(["admin", "reviews", "delete", "--yes", "--json", "none", made]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines == [{"id": "none", "error": "There is no such review."}, {"id": made, "done": "deleted"}]


def test_what_waits_is_cancelled_and_queued_again(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    made = create(store)
    assert cli.main(["admin", "reviews", "cancel", made]) == 0
    assert status(store, made) == "stopped"
    assert cli.main(["admin", "reviews", "cancel", made]) == 1
    assert "stopped already" in capsys.readouterr().err
    assert cli.main(["admin", "reviews", "requeue", made]) == 0
    assert status(store, made) == "waiting"
    assert cli.main(["admin", "reviews", "requeue", made]) == 1


def test_what_hangs_in_its_worker_is_taken_from_it(store: Store) -> None:
    made = running(store)
    assert cli.main(["admin", "reviews", "requeue", made]) == 0
    assert status(store, made) == "waiting"
    assert store.leases.must_stop(made, "worker"), "its worker has lost it"


def test_what_runs_is_stopped_by_its_worker(store: Store) -> None:
    made = running(store)
    assert cli.main(["admin", "reviews", "cancel", made]) == 0
    assert store.leases.must_stop(made, "worker")


def test_who_is_hurried_comes_next(store: Store) -> None:
    first, second = create(store), create(store)
    assert cli.main(["admin", "reviews", "hurry", second]) == 0
    assert store.waiting() == [second, first]
    assert cli.main(["admin", "reviews", "hurry", "none"]) == 1


def test_the_same_of_a_collection(store: Store, collections: CollectionStore) -> None:
    alone = create(store, GAME)
    made, reviews = collect(collections, 2)
    for deed, waiting in (("hurry", [*reviews, alone]), ("cancel", [alone]), ("requeue", [alone, *reviews])):
        assert cli.main(["admin", "collections", deed, made]) == 0
        assert store.waiting() == waiting, deed
    assert cli.main(["admin", "collections", "delete", "--yes", made]) == 0
    assert collections.get(made) is None
    assert store.waiting() == [alone]
    assert cli.main(["admin", "collections", "delete", "--yes", made]) == 1
