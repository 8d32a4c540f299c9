"""`kibitz admin`: what an operator is told of reviews, collections and workers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import server
from server import cli
from server.analysis.engine.compilation import ADVICE, EngineFacts
from server.store.collections.collections import CollectionStore
from server.store.reviews.reviews import Store
from tests.store.conftest import GAME, game

Tell = Callable[..., list[Any]]
ANN = '[White "Ann"]\n[Black "Bob"]\n\n1. e4 *'


@pytest.fixture
def tell(store: Store, capsys: pytest.CaptureFixture[str]) -> Tell:
    """The lines of JSON that a command prints."""

    def run(*words: str) -> list[Any]:
        assert cli.main(["admin", *words, "--json"]) == 0
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def test_reviews_are_listed_and_found(store: Store, tell: Tell, capsys: pytest.CaptureFixture[str]) -> None:
    mine = store.create(ANN, {}, [GAME])[0]
    store.create("1. d4", {}, [])
    assert [each["id"] for each in tell("reviews", "list", "ann")] == [mine]
    assert [each["id"] for each in tell("reviews", "list", f"https://x.example/r/{mine}#3")] == [mine]
    assert len(tell("reviews", "list", "--status", "waiting", "--limit", "1")) == 1
    assert tell("reviews", "list", "--status", "done") == []
    assert cli.main(["admin", "reviews", "list"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == ["id", "status", "created", "white", "black", "position", "worker"]
    assert len(rows) == 2


def test_one_review_is_shown_with_why_it_failed(store: Store, tell: Tell) -> None:
    made = store.create(ANN, {"nodes": 1000}, [GAME])[0]
    store.leases.claim_next("worker")
    store.leases.append(made, "worker", [{"type": "failed", "code": "internal", "message": "A fault."}])
    (shown,) = tell("reviews", "show", made)
    assert (shown["white"], shown["status"], shown["bytes"]) == ("Ann", "failed", len(ANN))
    assert shown["failure"] == {"code": "internal", "message": "A fault."}
    assert shown["options"] == {"nodes": 1000}
    assert shown["created"].endswith("Z")


def test_what_is_not_there_is_told(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["admin", "reviews", "show", "none"]) == 1
    assert capsys.readouterr().err == "kibitz: none: There is no such review.\n"


def test_nothing_begins_where_there_is_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KIBITZ_DATA_DIR", str(tmp_path))
    assert cli.main(["admin", "stats"]) == 2
    assert "There is no database at" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_collections_are_listed_and_shown(store: Store, tell: Tell) -> None:
    made = CollectionStore(store.database).create("Club", {}, [game("a"), game("b", reviewable=False)])[0]
    (listed,) = tell("collections", "list", "CLUB")
    assert (listed["id"], listed["games"], listed["open"]) == (made, 2, 1)
    (shown,) = tell("collections", "show", f"https://x.example/c/{made}")
    assert [(row["number"], row["status"]) for row in shown["rows"]] == [(1, "waiting"), (2, None)]


def test_workers_tell_where_they_are_and_on_what(
    store: Store, tell: Tell, capsys: pytest.CaptureFixture[str]
) -> None:
    made = store.create("1. e4", {}, [])[0]
    owner = "host1/boot/1:4711:99:abcd"
    store.leases.claim_next(owner)
    engine: EngineFacts = {
        "name": "Stockfish 17",
        "compiled_for": "64bit SSE2",
        "processor": "AVX2 SSE2",
        "advice": ADVICE,
    }
    store.workers.beat(owner, [made], {"version": server.__version__, "rss": 90 << 20, "engine": engine})
    store.workers.beat("host2/boot/1:12:99:abcd")
    first, second = tell("workers")
    assert (first["host"], first["pid"], first["review"], first["rss_mb"]) == ("host1", "4711", made, 90)
    assert (first["version"], second["version"], second["review"]) == (server.__version__, None, None)
    assert first["silent_s"] < 60
    assert (first["engine"], first["advice"], second["engine"]) == ("Stockfish 17", ADVICE, None)
    assert cli.main(["admin", "workers"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == ADVICE


def test_stats_count_everything(store: Store, tell: Tell, capsys: pytest.CaptureFixture[str]) -> None:
    store.create("1. e4", {}, [])
    (told,) = tell("stats")
    assert (told["waiting"], told["running"], told["workers"]) == (1, 0, 0)
    assert told["database_mb"] > 0
    assert cli.main(["admin", "stats"]) == 0
    assert capsys.readouterr().out.splitlines()[1].split() == ["running", "0"]
