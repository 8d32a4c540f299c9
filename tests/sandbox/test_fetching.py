"""Sites asked by children: whatever hangs there ends, and another answer comes after it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server.imports.faults import SiteAway
from server.imports.fetching import FetchBounds
from server.sandbox.fetching import create_fetchers, fetch_by
from server.sandbox.pool import Sandbox
from tests.stub_sites import StubSites, stub_sites

PATIENT = FetchBounds(connect=60.0, read=60.0, total=60.0)
"""Longer than the children are waited for: as where a name is resolved, which has no deadline of its own."""


@pytest.fixture
def sites() -> Iterator[StubSites]:
    with stub_sites() as made:
        yield made


@contextmanager
def fetchers(bounds: FetchBounds) -> Iterator[Sandbox]:
    made = create_fetchers(1, bounds, log_format="text")
    yield made
    made.close()


def test_a_site_that_holds_up_the_child_is_told_as_slow(sites: StubSites) -> None:
    a_second = FetchBounds(connect=-4.5, total=0.5)
    with fetchers(a_second) as children, pytest.raises(SiteAway, match="chess takes too long"):
        fetch_by(children)(f"{sites.lichess}/api/games/user/stalled", {}, PATIENT, "chess")


def test_what_comes_and_what_is_refused_is_told_as_it_is(sites: StubSites) -> None:
    with fetchers(PATIENT) as children:
        get = fetch_by(children)
        assert get(f"{sites.chesscom}/player/vera_1987/games/archives", {}, PATIENT, "chess").status == 200
        with pytest.raises(SiteAway, match="cannot be reached"):
            get("http://127.0.0.1:1/", {}, PATIENT, "chess")
