"""Where requests are counted, as KIBITZ_LIMITS_URL has it."""

from __future__ import annotations

from server.limits.counters import VisitorCounters
from server.limits.counters.in_memory import MemoryCounts
from server.limits.counters.in_redis import RedisCounts
from server.limits.counters.in_store import StoreCounts
from server.settings import Settings
from server.store import counters as stored


def create_counts(settings: Settings, store: stored.RateCounts) -> VisitorCounters:
    """In Redis, in this process's memory, or (the default) in `store`."""
    if settings.limits_url.startswith("memory:"):
        return MemoryCounts()
    if settings.limits_url.startswith("redis"):
        return RedisCounts(settings.limits_url, store.hashes)
    return StoreCounts(store)
