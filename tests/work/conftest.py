"""A store, and a worker whose pipeline needs no engine."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from server.analysis.engine.pool import EnginePool
from server.analysis.events.events import DoneEvent, Event, EventJson, FailedEvent, MoveEvent
from server.analysis.game.game import Game, GameLimits
from server.analysis.review.options import ReviewOptions
from server.settings import Settings
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from server.work.runner import Runner

Json = dict[str, Any]
PLIES = 5
DONE = DoneEvent({}, {})  # type: ignore[typeddict-item]  # of no run


class NamedPool(str):
    """What is given to the pipelines of these tests: a name, and what a pause was asked for."""

    meanwhile: Callable[[], None] | None = None
    pausing = False

    def pause(self, meanwhile: Callable[[], None] | None = None) -> None:
        self.meanwhile, self.pausing = meanwhile, True


class NoPools:
    """The fake pipeline needs no engine: it is given the name of one, by its options."""

    def pool_for(self, options: ReviewOptions) -> EnginePool:
        return NamedPool(f"a pool for {options.nodes}")  # type: ignore[return-value]


class Moves:
    """A pipeline of one event a ply; `before` is called with each ply that is not in the log yet. It keeps
    what it was called with."""

    def __init__(self, before: Callable[[int], None] = lambda ply: None) -> None:
        self.before = before
        self.worked: list[int] = []
        self.given: list[tuple[Game, ReviewOptions, EnginePool, Sequence[EventJson]]] = []

    def __call__(
        self,
        game: Game,
        options: ReviewOptions,
        pool: EnginePool,
        log: Sequence[EventJson],
        should_stop: Callable[[], bool],
    ) -> Iterator[Event]:
        self.given.append((game, options, pool, log))
        known = {event["ply"] for event in log if event["type"] == "move"}
        for ply in range(1, PLIES + 1):
            if ply in known:
                continue
            if should_stop():
                yield FailedEvent("stopped", "Stopped.", retry=True)
                return
            self.before(ply)
            self.worked.append(ply)
            yield MoveEvent(ply, "best")
        yield DONE


class Pausing(Moves):
    """Does what a pool does in a pause, between two plies."""

    def __call__(
        self,
        game: Game,
        options: ReviewOptions,
        pool: EnginePool,
        log: Sequence[EventJson],
        should_stop: Callable[[], bool],
    ) -> Iterator[Event]:
        named, begun = cast(NamedPool, pool), False

        def should_end() -> bool:
            nonlocal begun
            stops = should_stop()
            if stops or not named.pausing or not begun:
                begun = True
                return stops
            if named.meanwhile is None:
                return True
            named.meanwhile()
            named.pausing = False  # a pool pauses a run, not all
            return False

        return super().__call__(game, options, pool, log, should_end)


@pytest.fixture(params=["file", "server"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """The database as a file, and as PostgreSQL."""
    environment = {"KIBITZ_DATA_DIR": str(tmp_path)}
    if request.param == "server":
        environment["KIBITZ_DATABASE_URL"] = request.getfixturevalue("postgres_url")
    return Settings.from_environ(environment)


@pytest.fixture
def store(settings: Settings) -> Iterator[Store]:
    made = Store(settings.database_url)
    yield made
    made.close()


def create(store: Store, pgn: str = "1. e4 e5 *") -> str:
    return store.create(pgn, ReviewOptions().to_json(), [{"type": "game"}])[0]


def runner(store: Store, pipeline: Moves, name: str = "worker") -> Runner:
    return Runner(name, store, NoPools(), GameLimits(), pipeline)


def plies(store: Store, review_id: str) -> list[int]:
    return [event["ply"] for event in store.events(review_id) if event["type"] == "move"]


def status(store: Store, review_id: str) -> Status:
    review = store.get(review_id)
    assert review is not None
    return review.status


def dead_owner() -> str:
    """The name of a worker process that has ended."""
    code = "from server.work.process_name import this_process; print(this_process())"
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.strip()
