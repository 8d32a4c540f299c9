"""A worker that is killed in the middle of a review: nothing is lost, nothing is stored twice."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e.conftest import Server, in_one_browser, start_server, stop_server
from e2e.review_page import finished_state, get_json, post_json

GAME = (Path(__file__).parents[1] / "tests" / "data" / "games" / "00.pgn").read_text()
OPTIONS = {"nodes": 30_000}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be broken."""
    running = start_server(tmp_path / "data")
    yield running
    if running.process.poll() is None:
        stop_server(running)


def start(server: Server) -> str:
    key: str = post_json(f"{server.url}/api/reviews", {"pgn": GAME, "options": OPTIONS})["id"]
    return key


def events(server: Server, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = get_json(f"{server.url}/api/reviews/{key}/events")["events"]
    return found


def wait_for_positions(server: Server, key: str, count: int) -> None:
    deadline = time.monotonic() + 180
    while sum(event["type"] == "position" for event in events(server, key)) < count:
        assert time.monotonic() < deadline, "the review does not go on"
        time.sleep(0.05)


@pytest.mark.nightly
@in_one_browser
def test_a_killed_worker_loses_nothing_and_ends_with_the_same_verdicts(own_server: Server) -> None:
    whole = finished_state(own_server.url, start(own_server))
    key = start(own_server)
    wait_for_positions(own_server, key, 12)
    before = events(own_server, key)
    (worker,) = own_server.worker_pids()
    os.kill(worker, signal.SIGKILL)
    resumed = finished_state(own_server.url, key)
    after = events(own_server, key)

    assert after[: len(before)] == before
    assert [event["seq"] for event in after] == list(range(1, len(after) + 1))
    plies = [event["ply"] for event in after if event["type"] == "position"]
    assert len(plies) == len(set(plies))
    for part in ("positions", "moves", "report", "counts"):
        assert resumed[part] == whole[part]
    assert own_server.worker_pids() != [worker]


@pytest.mark.nightly
@in_one_browser
def test_the_server_ends_cleanly_and_a_running_review_goes_on_after_the_next_start(
    own_server: Server, tmp_path: Path
) -> None:
    key = start(own_server)
    wait_for_positions(own_server, key, 5)
    engines = children_of(*own_server.worker_pids())
    assert engines
    stop_server(own_server)
    assert own_server.process.returncode == 0
    assert not [pid for pid in engines if Path(f"/proc/{pid}").exists()]
    again = start_server(tmp_path / "data")
    try:
        assert finished_state(again.url, key)["status"] == "done"
    finally:
        stop_server(again)


def children_of(*pids: int) -> list[int]:
    """The processes that `pids` have started."""
    parents = ",".join(map(str, pids))
    found = subprocess.run(["pgrep", "-P", parents], capture_output=True, text=True, check=False)
    return [int(pid) for pid in found.stdout.split()]
