from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.settings import Settings
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from server.web.monitoring import checks
from server.web.monitoring.checks import LOW_BYTES, Checks, Health

GIB = 1 << 30


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path)})


@pytest.fixture
def store(settings: Settings) -> Iterator[Store]:
    made = Store(settings.database_url)
    yield made
    made.close()


@pytest.mark.parametrize(
    ("health", "status", "serves"),
    [
        (Health(0.001, 2, 0, GIB), "ok", True),
        (Health(0.001, 2, 0, None), "ok", True),
        (Health(0.001, 0, 0, GIB), "no worker", True),
        (Health(0.001, 2, 3, LOW_BYTES - 1), "low disk", True),
        (Health(0.001, 2, 3, LOW_BYTES), "ok", True),
        (Health(None, None, 0, GIB), "down", False),
        (Health(None, None, None, 0), "down", False),
    ],
)
def test_the_worst_of_it_has_a_word(health: Health, status: str, serves: bool) -> None:
    assert (health.status, health.can_serve) == (status, serves)
    assert health.to_json()["status"] == status


def test_a_database_that_answers_at_once_is_there() -> None:
    assert Health(0.0, 1, 0, GIB).can_serve


def test_all_is_well(settings: Settings, store: Store) -> None:
    store.workers.beat("one")
    store.workers.beat("two")
    store.create("1. e4", {}, [])
    health = Checks(settings, patience=30).health()
    assert (health.status, health.workers, health.queue) == ("ok", 2, 1)
    assert health.database is not None
    assert health.database > 0
    assert health.free is not None
    assert health.free > 0


def test_a_worker_that_was_silent_for_too_long_does_not_count(settings: Settings, store: Store) -> None:
    Store(settings.database_url, clock=lambda: 1000.0).workers.beat("old")
    assert Checks(settings, patience=30).health().workers == 0


@pytest.mark.parametrize("hanging", ["_count", "_read_figures"])
def test_a_database_that_hangs_holds_up_nobody_and_hides_nothing(
    settings: Settings, store: Store, monkeypatch: pytest.MonkeyPatch, hanging: str
) -> None:
    free, done = threading.Event(), threading.Event()

    def hang(self: Checks) -> None:
        free.wait(60)
        done.set()

    monkeypatch.setattr(Checks, hanging, hang)
    asked = Checks(settings, patience=2)
    health, stored = asked.health(), asked.stored()
    free.set()
    done.wait(60)
    if hanging == "_count":
        assert (health.status, health.database, health.workers) == ("down", None, None)
        assert health.queue is None
    else:
        assert stored is None


def test_a_database_that_is_gone_is_told_as_down(settings: Settings, tmp_path: Path) -> None:
    health = Checks(settings, patience=30).health()  # a file without tables: nobody made it
    assert health.status == "down"
    assert health.to_json()["database"] == {"reachable": False, "seconds": None}


def test_a_disk_that_fills_is_told(settings: Settings, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.workers.beat("worker")
    monkeypatch.setattr(checks, "LOW_BYTES", 1 << 80)
    health = Checks(settings, patience=30).health()
    assert health.status == "low disk"
    assert health.to_json()["disk"] == {"free_bytes": health.free, "low": True}


def test_what_is_stored_is_told(settings: Settings, store: Store) -> None:
    store.create("1. e4", {}, [])
    store.figures.add({"nodes": 5})
    store.figures.count_ended()
    stored = Checks(settings, patience=30).stored()
    assert stored is not None
    assert stored.queue.counts[Status.WAITING] == 1
    assert stored.totals["nodes"] == 5.0
    assert stored.ended[Status.DONE] == 0
    assert stored.size > 0
