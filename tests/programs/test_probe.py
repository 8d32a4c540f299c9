from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from server.programs.probe import Pace, Probe
from tests.processes import wait_until
from tests.servers import free_port

QUICK = Pace(patience=0.2, pause=0.02, early=0.02, failures=3)


class Health(BaseHTTPRequestHandler):
    """What is said of a site whose database is down, unless nothing is said."""

    speaks = threading.Event()

    def do_GET(self) -> None:
        if self.speaks.wait(30):
            self.send_response(503)
            self.end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def port() -> Iterator[int]:
    Health.speaks.set()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Health)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield server.server_address[1]
    Health.speaks.set()
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def probe(port: int) -> Iterator[Probe]:
    made = Probe("127.0.0.1", port, QUICK)
    made.begin()
    yield made
    made.end()


def test_any_answer_is_one(probe: Probe) -> None:
    wait_until(lambda: probe.has_answered)
    assert not probe.is_silent


def test_one_that_has_answered_and_does_not_any_more_is_silent_until_it_answers_again(probe: Probe) -> None:
    wait_until(lambda: probe.has_answered)
    Health.speaks.clear()
    wait_until(lambda: probe.is_silent)
    Health.speaks.set()
    wait_until(lambda: not probe.is_silent)


def test_one_that_is_started_again_begins_anew(probe: Probe) -> None:
    wait_until(lambda: probe.has_answered)
    Health.speaks.clear()
    wait_until(lambda: probe.is_silent)
    probe.begin()
    assert not probe.is_silent and not probe.has_answered


def test_one_that_is_not_up_yet_is_not_silent() -> None:
    probe = Probe("127.0.0.1", free_port(), QUICK)
    probe.begin()
    wait_until(lambda: probe._failures > 2 * QUICK.failures)
    assert not probe.is_silent
    probe.end()
