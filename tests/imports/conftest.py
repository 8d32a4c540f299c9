"""Both sites as stubs, for all tests of the room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.stub_sites import StubSites, stub_sites


@pytest.fixture(scope="module")
def sites() -> Iterator[StubSites]:
    with stub_sites() as running:
        yield running
