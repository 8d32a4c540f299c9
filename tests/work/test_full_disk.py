"""Disks that are full for a while, and real processes: nobody gets a 500, nothing is lost, nothing hangs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.processes import Site, Web, wait_until
from tests.small_disk import fill, small_disk

PGN = "1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 f6 7. g3 g6 8. h3 h6 9. a4 a5 10. b4 b5 *"
ASKED = {"pgn": PGN, "options": {"nodes": 1000}}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """With an engine that takes its time."""
    made = Site(tmp_path)
    made.use_fake_engine("--think", "0.02")
    yield made
    made.close()


@pytest.fixture
def data_disk(site: Site) -> Iterator[Path]:
    """The data folder on a small disk of its own."""
    with small_disk(site.folder / "data", "12m") as disk:
        yield disk
        site.close()


def events(web: Web, review_id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = web.request(f"/api/reviews/{review_id}/events")[1]["events"]
    return found


def is_done(web: Web, review_id: str) -> bool:
    status = web.request(f"/api/reviews/{review_id}")[1]["status"]
    assert status in ("waiting", "running", "done")
    return bool(status == "done")


def assert_whole(log: list[dict[str, Any]]) -> None:
    assert [event["seq"] for event in log] == list(range(1, len(log) + 1))
    firsts = (event for event in log if event["type"] == "position" and not event["again"])
    assert Counter(event["ply"] for event in firsts) == dict.fromkeys(range(21), 1)
    assert [event["type"] for event in log].count("plan") == 1


def assert_quiet(site: Site) -> None:
    """Nothing in the logs of the processes that a person would have to read."""
    assert not {"Traceback", "Exception"} & set(re.findall(r"\w+", site.logs())), site.logs()


@pytest.mark.nightly
def test_a_disk_that_is_full_for_a_while_is_told_and_waited_for(site: Site, data_disk: Path) -> None:
    web, worker = site.web(), site.worker()
    _, made = web.request("/api/reviews", ASKED)
    review_id = made["id"]
    wait_until(lambda: len(events(web, review_id)) >= 8, "a review under way")
    ballast = fill(data_disk)
    wait_until(lambda: "waiting" in worker.log.read_text(), "the worker to wait")
    status, body = web.request("/api/reviews", ASKED)
    assert (status, body["error"]["code"], body["error"]["retry"]) == (503, "database_away", True)
    for path in (f"/api/reviews/{review_id}", f"/r/{review_id}", f"/r/{review_id}/board.png"):
        assert web.request(path)[0] == 200, path
    before = events(web, review_id)
    ballast.unlink()
    wait_until(lambda: is_done(web, review_id), "the review's end")
    log = events(web, review_id)
    assert log[: len(before)] == before
    assert_whole(log)
    assert web.request("/api/reviews", ASKED)[0] == 201
    assert_quiet(site)
