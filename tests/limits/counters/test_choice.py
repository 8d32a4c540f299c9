from __future__ import annotations

import pytest

from server.limits.counters.choice import create_visits
from server.limits.counters.in_memory import MemoryVisits
from server.limits.counters.in_redis import RedisVisits
from server.limits.counters.in_store import StoreVisits
from server.settings import Settings
from server.store.reviews.reviews import Store


@pytest.mark.parametrize(
    ("environment", "kind"),
    [
        ({}, StoreVisits),
        ({"KIBITZ_LIMITS_URL": "memory://"}, MemoryVisits),
        ({"KIBITZ_LIMITS_URL": "redis://127.0.0.1:1/0"}, RedisVisits),
        ({"KIBITZ_QUEUE_URL": "redis://127.0.0.1:1/0"}, RedisVisits),
        ({"KIBITZ_QUEUE_URL": "redis://127.0.0.1:1/0", "KIBITZ_LIMITS_URL": "store://"}, StoreVisits),
    ],
)
def test_the_setting_chooses_and_the_store_is_the_default(
    database: Store, environment: dict[str, str], kind: type
) -> None:
    assert type(create_visits(Settings.from_environ(environment), database.visits)) is kind
