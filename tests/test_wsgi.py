from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from server.system.paths import ROOT
from tests.processes import Site, Web, wait_until
from tests.sampling import first
from tests.servers import PostgresServer

SELECTS_BEYOND_1024 = """
import os, resource, server.wsgi, psycopg, eventlet
resource.setrlimit(resource.RLIMIT_NOFILE, (2048, 2048))
held = [os.open(os.devnull, os.O_RDONLY) for _ in range(1100)]
with psycopg.connect(os.environ["KIBITZ_DATABASE_URL"]) as db:
    assert db.fileno() > 1024
    ticks = []
    eventlet.spawn(lambda: [(ticks.append(1), eventlet.sleep(0.01)) for _ in range(5)])
    db.execute("SELECT pg_sleep(0.3)")
    print("others went on" if ticks else "nobody did")
"""


@pytest.mark.parametrize("mode", first(1, ["eventlet", "threading"]))
def test_a_bad_setting_ends_the_start_with_its_sentence(tmp_path: Path, mode: str) -> None:
    environment = {
        **os.environ,
        "KIBITZ_DATA_DIR": str(tmp_path / "data"),
        "KIBITZ_ASYNC_MODE": mode,
        "KIBITZ_ORIGINS": "club.example",
    }
    ended = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", "import server.wsgi"],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("kibitz: KIBITZ_ORIGINS='club.example'")
    assert "Traceback" not in ended.stderr
    assert not (tmp_path / "data").exists(), "nothing is made of a start that was not meant so"


@pytest.fixture
def site(tmp_path: Path, postgres_url: str) -> Iterator[Site]:
    made = Site(tmp_path, KIBITZ_DATABASE_URL=postgres_url)
    yield made
    made.close()


def test_a_request_that_waits_for_postgresql_holds_up_no_other(site: Site, postgres_url: str) -> None:
    web = site.web()
    review_id = web.request("/api/reviews", {"pgn": "1. e4 *"})[1]["id"]
    with ThreadPoolExecutor() as threads:
        with psycopg.connect(postgres_url) as db:
            db.execute("LOCK TABLE reviews")
            slow = [threads.submit(web.request, f"/api/reviews/{review_id}") for _ in range(3)]
            wait_until(lambda: waiting_for_a_lock(db) == len(slow), "the requests")
            assert web.answers("/static/css/base.css")
            assert not any(one.done() for one in slow), "they wait for the table, which is locked still"
        assert [one.result()[0] for one in slow] == [200] * 3


def waiting_for_a_lock(db: psycopg.Connection[tuple[object, ...]]) -> int:
    query = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'reviews'::regclass"
    row = db.execute(query).fetchone()
    assert row is not None
    return int(str(row[0]))


@pytest.mark.nightly
def test_health_is_told_while_the_database_hangs(site: Site, postgres_server: PostgresServer) -> None:
    """As is `/metrics`; the server breaks no connection, it says nothing."""
    web = site.web(KIBITZ_LOG_FORMAT="json")
    assert web.request("/healthz")[1]["status"] == "no worker"
    wait_until(lambda: "kibitz_reviews_done_total" in figures(web), "all figures, once")
    postgres_server.freeze()
    wait_until(lambda: web.request("/healthz")[0] == 503, "the database to be missed")
    status, told = web.request("/healthz")
    assert (status, told["status"], told["workers"]) == (503, "down", None)
    assert "kibitz_up 0.0" in figures(web)
    assert web.answers("/static/css/base.css")
    postgres_server.thaw()
    wait_until(lambda: web.request("/healthz")[1]["status"] == "no worker", "it to be back")
    assert '"the database gives no answer"' in web.log.read_text()


def figures(web: Web) -> str:
    with urllib.request.urlopen(f"{web.url}/metrics", timeout=30) as answer:
        return str(answer.read().decode())


@pytest.mark.nightly
def test_more_requests_than_connections_wait_for_each_other(site: Site) -> None:
    web = site.web()
    review_id = web.request("/api/reviews", {"pgn": "1. e4 *"})[1]["id"]
    with ThreadPoolExecutor(60) as threads:
        answers = list(threads.map(lambda _: web.request(f"/api/reviews/{review_id}")[0], range(300)))
    assert answers == [200] * 300


@pytest.mark.nightly
def test_many_open_sockets_leave_postgresql_within_reach(tmp_path: Path, postgres_url: str) -> None:
    environment = {**os.environ, "KIBITZ_DATA_DIR": str(tmp_path), "KIBITZ_DATABASE_URL": postgres_url}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SELECTS_BEYOND_1024],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,  # one that waits in C waits for ever
    )
    assert done.stdout.strip() == "others went on", done.stderr


def test_a_request_lets_others_go_first(tmp_path: Path) -> None:
    """A busy keep-alive connection would else have turn after turn, and whoever watches would wait."""
    script = """
import eventlet
from server import wsgi

turns = []
wsgi.app.before_request(lambda: turns.append("request"))
eventlet.spawn(turns.append, "watcher")
wsgi.app.test_client().get("/about")
assert turns == ["watcher", "request"], turns
"""
    environment = {**os.environ, "KIBITZ_DATA_DIR": str(tmp_path), "KIBITZ_ASYNC_MODE": "eventlet"}
    ended = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", script],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0, ended.stderr
