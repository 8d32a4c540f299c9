from __future__ import annotations

import pytest

from server.limits.counters.choice import create_counts
from server.limits.counters.in_memory import MemoryCounts
from server.limits.counters.in_redis import RedisCounts
from server.limits.counters.in_store import StoreCounts
from server.settings import Settings
from server.store.reviews.reviews import Store


@pytest.mark.parametrize(
    ("environment", "kind"),
    [
        ({}, StoreCounts),
        ({"KIBITZ_LIMITS_URL": "memory://"}, MemoryCounts),
        ({"KIBITZ_LIMITS_URL": "redis://127.0.0.1:1/0"}, RedisCounts),
        ({"KIBITZ_QUEUE_URL": "redis://127.0.0.1:1/0"}, RedisCounts),
        ({"KIBITZ_QUEUE_URL": "redis://127.0.0.1:1/0", "KIBITZ_LIMITS_URL": "store://"}, StoreCounts),
    ],
)
def test_the_setting_chooses_and_the_store_is_the_default(
    database: Store, environment: dict[str, str], kind: type
) -> None:
    assert type(create_counts(Settings.from_environ(environment), database.rate_counts)) is kind
