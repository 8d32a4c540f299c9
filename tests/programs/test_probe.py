from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from server.programs.probe import Probe
from tests.processes import wait_until
from tests.servers import free_port


class Health(BaseHTTPRequestHandler):
    """What is said of a site whose database is down, unless nothing is said."""

    speaks = threading.Event()
    asked = 0

    def do_GET(self) -> None:
        Health.asked += 1
        if self.speaks.wait(30):
            self.send_response(503)
            self.end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def port() -> Iterator[int]:
    Health.speaks.set()
    Health.asked = 0
    server = ThreadingHTTPServer(("127.0.0.1", 0), Health)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield server.server_address[1]
    Health.speaks.set()
    server.shutdown()
    thread.join()
    server.server_close()


def test_any_answer_is_one(port: int) -> None:
    probe = Probe("127.0.0.1", port)
    probe.begin()
    wait_until(lambda: probe.has_answered)


def test_it_asks_until_there_is_an_answer(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.programs.probe._PATIENCE", 0.05)
    Health.speaks.clear()
    probe = Probe("127.0.0.1", port)
    probe.begin()
    wait_until(lambda: Health.asked > 1)
    assert not probe.has_answered
    Health.speaks.set()
    wait_until(lambda: probe.has_answered)


def test_one_that_is_not_up_yet_is_asked_again() -> None:
    probe = Probe("127.0.0.1", free_port())
    assert not probe._answers()
