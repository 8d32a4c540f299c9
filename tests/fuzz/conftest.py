"""The site that is fuzzed: the real web app over a store of its own, with all that its log says held against
it."""

from __future__ import annotations

import itertools
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

import flask
import pytest

from server.web.pages.samples import FOLDER as SAMPLES
from tests.web.conftest import BufferedClient, MakeApp, make_app, parsers

__all__ = ["make_app", "parsers"]

Json = dict[str, Any]
GAME = (
    '[White "Ann"]\n[Black "Bob"]\n\n1. e4 {[%clk 0:01:00]} e5 2. Nf3 (2. f4 exf4) Nc6 $1 3. Bb5 a6 1/2-1/2\n'
)


class Faults(logging.Handler):
    """Every record that is an error, or tells of an exception."""

    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            self.found.append(logging.Formatter().format(record))


class Site:
    """The app, and what it has done wrong. `reviews` and `collections`: id -> delete token of some that there
    are."""

    def __init__(self, app: flask.Flask) -> None:
        app.test_client_class = BufferedClient
        self.app = app
        self.client = app.test_client()
        self.faults = Faults()
        self.asked = 0
        self.answered: set[int] = set()
        self._addresses = itertools.count()
        self.reviews: dict[str, str] = {}
        self.collections: dict[str, str] = {}

    def visitor(self) -> dict[str, str]:
        """The header of somebody else: no limit stands in the way of the next request."""
        number = next(self._addresses)
        return {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None, **what: Any) -> Any:
        """A request whose answer is held to be none from 500 up."""
        response = self.client.open(path, method=method, headers=self.visitor() | (headers or {}), **what)
        self.note(response.status_code, f"{method} {path} {str(what)[:2000]}")
        return response

    def note(self, status: int, what: str) -> None:
        self.asked += 1
        self.answered.add(status)
        faults, self.faults.found = self.faults.found, []
        assert status < 500 and not faults, f"{status}\n{what}\n{''.join(faults)}"


@pytest.fixture
def make_site(make_app: MakeApp) -> Iterator[Callable[[], Site]]:
    faults: list[Faults] = []

    def make() -> Site:
        site = Site(make_app(KIBITZ_PROXIES="1", KIBITZ_IMPORT="off"))
        logging.getLogger().addHandler(site.faults)
        faults.append(site.faults)
        _settle(site)
        return site

    yield make
    for handler in faults:
        logging.getLogger().removeHandler(handler)


@pytest.fixture
def site(make_site: Callable[[], Site]) -> Site:
    return make_site()


def _settle(site: Site) -> None:
    """A review that is done, one that waits, a collection."""
    store = site.app.extensions["kibitz"].store
    sample = json.loads((SAMPLES / "club.json").read_text("utf-8"))
    done = store.create(sample["pgn"], sample["options"], sample["events"][:2])
    store.leases.claim_next("worker")
    store.leases.append(done[0], "worker", sample["events"][2:])
    waiting = site.ask("POST", "/api/reviews", json={"pgn": GAME}).json
    site.reviews = {done[0]: done[1], waiting["id"]: waiting["delete_token"]}
    made = site.ask("POST", "/api/collections", json={"pgn": GAME * 2}).json
    site.collections = {made["id"]: made["delete_token"]}
