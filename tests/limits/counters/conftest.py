"""The counts of one web process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.limits.counters.in_store import StoreCounts
from server.store.reviews.reviews import Store


@pytest.fixture
def database(tmp_path: object) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/visits.db")
    yield made
    made.close()


@pytest.fixture
def rate_counts(database: Store) -> StoreCounts:
    return StoreCounts(database.rate_counts)
