"""Two webs and two workers on one PostgreSQL, as real processes, at night behind nginx: what one stores the
others show, and whatever is killed or started again in the middle of a review costs no event.
CHAOS_SEED repeats what was killed at random."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests import nginx
from tests.chaos.same_log import assert_same
from tests.processes import Client, Process, Site, Web, wait_until
from tests.servers import PostgresServer
from tests.tuned import tuned

Json = dict[str, Any]
PGN = "1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 f6 7. g3 g6 8. h3 h6 9. a4 a5 10. b4 b5 *"
OPTIONS = {"nodes": 1000}
ABSENT = (502, 503, 504)
"""What may be answered while the database is away: that it is. Never 500."""


@dataclass
class Larger:
    """All that runs, for all tests of this file: what a test kills it starts again."""

    site: Site
    webs: tuple[Web, Web]
    workers: list[Process]
    postgresql: PostgresServer


@pytest.fixture(scope="module")
def larger(tmp_path_factory: pytest.TempPathFactory, postgres_cluster: PostgresServer) -> Iterator[Larger]:
    site = Site(
        tmp_path_factory.mktemp("larger"),
        KIBITZ_DATABASE_URL=postgres_cluster.fresh(),
        **tuned(**{"server.store.queue.heartbeats.STALE_AFTER": 6, "server.work.recovery.MAX_ATTEMPTS": 100}),
    )
    site.use_fake_engine("--pause", "0.05")
    try:
        workers = [site.worker(), site.worker()]
        yield Larger(site, site.two_webs(), workers, postgres_cluster)
    finally:
        site.close()


@pytest.fixture(autouse=True)
def nothing_is_told_of_with_a_traceback(larger: Larger) -> Iterator[None]:
    yield
    assert "Traceback" not in larger.site.logs(), larger.site.logs()


class Proxy(Client):
    """What stands before the webs."""

    def __init__(self, url: str) -> None:
        self.url = url


def start(web: Client) -> str:
    status, made = web.request("/api/reviews", {"pgn": PGN, "options": OPTIONS})
    assert status == 201, made
    return str(made["id"])


def log(web: Client, review_id: str) -> list[Json]:
    """The log of a review; [] while the database is away."""
    status, body = web.request(f"/api/reviews/{review_id}/events")
    assert status == 200 or status in ABSENT, (status, body)
    return list(body.get("events", []))


def told(events: list[Json]) -> list[Json]:
    """What a log says of the game, whatever happened to its workers."""
    return [
        {key: value for key, value in event.items() if key not in ("seq", "totals", "ms")}
        for event in events
        if event["type"] in ("position", "move", "report")
    ]


def wait_for(web: Client, review_id: str, kind: str, count: int = 1) -> list[Json]:
    """Wait until the log of a review has so many events of a kind -> the log."""
    found: list[Json] = []

    def there() -> bool:
        nonlocal found
        found = log(web, review_id)
        time.sleep(0.05)
        return len([event for event in found if event["type"] == kind]) >= count

    wait_until(there, f"{count} {kind} of {review_id}")
    return found


def check_disturbed(webs: tuple[Web, Web], disturb: Callable[[], None]) -> list[Json]:
    """A review that is disturbed in its middle -> its log, which has no gap."""
    review_id = start(webs[0])
    wait_for(webs[1], review_id, "position", 5)
    disturb()
    events = wait_for(webs[1], review_id, "done")
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert log(webs[0], review_id) == events, "both webs tell the same"
    plies = [event["ply"] for event in events if event["type"] == "position"]
    assert len(set(plies)) == 21
    return events


@pytest.mark.nightly
@pytest.mark.parametrize("disturbed", ["nothing", "workers", "postgresql"])
def test_nothing_that_is_killed_or_started_again_costs_an_event(
    larger: Larger, whole: list[Json], disturbed: str
) -> None:
    def kill_the_worker() -> None:
        for number, worker in enumerate(larger.workers):  # one of the two runs it
            worker.kill()
            larger.workers[number] = larger.site.worker()

    def kill_postgresql() -> None:
        larger.postgresql.kill()
        larger.postgresql.start()

    ways: dict[str, list[Callable[[], None]]] = {
        "nothing": [lambda: None],
        "workers": [kill_the_worker],
        "postgresql": [larger.postgresql.restart, kill_postgresql],
    }
    for disturb in ways[disturbed]:
        assert told(check_disturbed(larger.webs, disturb)) == whole


@pytest.fixture(scope="module")
def whole(larger: Larger) -> list[Json]:
    """What is told of the game when nothing happens."""
    return told(wait_for(larger.webs[0], start(larger.webs[0]), "done"))


@pytest.mark.nightly
def test_sixty_kills_at_random_behind_nginx_leave_no_trace_in_the_logs(
    larger: Larger, tmp_path: Path
) -> None:
    seed = int(os.environ.get("CHAOS_SEED") or random.randrange(1 << 32))
    print(f"CHAOS_SEED={seed}")  # noqa: T201  (shown where the test fails)
    rng = random.Random(seed)
    undisturbed = wait_for(larger.webs[0], start(larger.webs[0]), "done")

    def kill_a_web() -> None:
        number = rng.randrange(2)
        larger.webs[number].kill()
        webs = list(larger.webs)
        webs[number] = larger.site.web(larger.webs[number].port)
        larger.webs = (webs[0], webs[1])

    def kill_a_worker() -> None:
        number = rng.randrange(2)
        larger.workers[number].kill()
        larger.workers[number] = larger.site.worker()

    def kill_postgresql() -> None:
        larger.postgresql.kill()
        time.sleep(rng.uniform(0, 2))
        larger.postgresql.start()

    with nginx.serving(tmp_path, [web.port for web in larger.webs]) as url:
        proxy, ids = Proxy(url), []
        for kill in rng.sample((kill_a_web, kill_a_worker, kill_postgresql), 60, counts=(20, 30, 10)):
            with suppress(AssertionError, OSError):  # just now nobody takes it
                ids.append(start(proxy))
            time.sleep(rng.uniform(0, 2))
            kill()
        assert len(ids) >= 20
        for review_id in ids:
            assert_same(wait_for(proxy, review_id, "done"), undisturbed)


def test_a_collection_is_shown_and_deleted_by_whichever_web_is_asked(larger: Larger) -> None:
    first, second = larger.webs
    body = {"pgn": f"{PGN}\n\n1. e4 e5 *\n\n1. d4 d5 *\n", "options": OPTIONS}
    status, made = first.request("/api/collections", body)
    assert status == 201
    path = f"/api/collections/{made['id']}"

    def is_done() -> bool:
        time.sleep(0.1)
        return [game["status"] for game in second.request(path)[1]["games"]] == ["done"] * 3

    wait_until(is_done, "three games")
    games = second.request(path)[1]["games"]
    assert second.request(path, method="DELETE", token=made["delete_token"])[0] in (200, 204)
    assert first.request(path)[0] == 404
    assert first.request(f"/api/reviews/{games[0]['id']}")[0] == 404
