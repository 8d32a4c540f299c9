"""Where visits are counted, as KIBITZ_LIMITS_URL has it."""

from __future__ import annotations

from server.limits.counters import VisitorCounters
from server.limits.counters.in_memory import MemoryVisits
from server.limits.counters.in_redis import RedisVisits
from server.limits.counters.in_store import StoreVisits
from server.settings import Settings
from server.store import counters as stored


def create_visits(settings: Settings, store: stored.Visits) -> VisitorCounters:
    """In Redis, in this process's memory, or (the default) in `store`."""
    if settings.limits_url.startswith("memory:"):
        return MemoryVisits()
    if settings.limits_url.startswith("redis"):
        return RedisVisits(settings.limits_url)
    return StoreVisits(store)
