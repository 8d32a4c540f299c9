"""Sites asked by children: whatever hangs there ends, and another answer comes after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.imports.faults import SiteAway
from server.imports.fetching import Bounds
from server.sandbox.fetching import create_fetchers, fetch_by
from server.sandbox.pool import Sandbox
from tests.stub_sites import StubSites, stub_sites

PATIENT = Bounds(connect=60.0, read=60.0, total=60.0)
"""Longer than the children are waited for: as where a name is resolved, which has no deadline of its own."""


@pytest.fixture
def sites() -> Iterator[StubSites]:
    with stub_sites() as made:
        yield made


@pytest.fixture
def children() -> Iterator[Sandbox]:
    made = create_fetchers(1, Bounds(connect=-4.5, read=0.0, total=0.5), log_format="text")  # a second in all
    yield made
    made.close()


def test_a_site_that_holds_up_the_child_is_told_as_slow(children: Sandbox, sites: StubSites) -> None:
    get = fetch_by(children)
    with pytest.raises(SiteAway, match="chess takes too long"):
        get(f"{sites.lichess}/api/games/user/stalled", {}, PATIENT, "chess")
    answer = get(f"{sites.chesscom}/player/vera_1987/games/archives", {}, PATIENT, "chess")
    assert answer.status == 200


def test_what_the_bounds_refuse_is_told_as_it_is(children: Sandbox, sites: StubSites) -> None:
    with pytest.raises(SiteAway, match="cannot be reached"):
        fetch_by(children)("http://127.0.0.1:1/", {}, PATIENT, "chess")
