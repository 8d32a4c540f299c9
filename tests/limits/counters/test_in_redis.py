from __future__ import annotations

import logging

import pytest

from server.limits.counters.absence import PAUSE, Absence
from server.limits.counters.in_redis import RedisCounts
from server.store.database.database import DatabaseAway
from server.store.reviews.reviews import Store
from tests.servers import RedisServer


def hashes(name: str) -> list[str]:
    return [f"today-of-{name}", f"yesterday-of-{name}"]


class Hands:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_while_redis_is_away_this_process_counts_alone(
    redis_server: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Hands()
    rate_counts = RedisCounts(redis_server.url, hashes, absence=Absence("Redis", clock))
    assert rate_counts.acquire("ann", 2, 60, 1)
    rate_counts.own("ann", "a")
    redis_server.stop()
    with caplog.at_level(logging.WARNING):
        assert [rate_counts.acquire("ann", 2, 60, 1) for _ in range(3)] == [True, True, False]
        clock.now += PAUSE
        rate_counts.own("ann", "b")
        assert rate_counts.owned("ann") == ["b"]
        assert rate_counts.window("ann", 2, 60)[1] == 2
        rate_counts.disown("ann", ["b"])
    assert [record.name for record in caplog.records] == ["server.limits.counters.absence"], "told once"
    redis_server.start()
    clock.now += PAUSE
    rate_counts.own("ann", "c")
    assert "c" in rate_counts.owned("ann")
    assert rate_counts.acquire("ann", 2, 60, 1)


def test_one_that_was_never_there_is_no_fault() -> None:
    rate_counts = RedisCounts("redis://127.0.0.1:1/0", hashes)
    assert [rate_counts.acquire("ann", 1, 60, 1) for _ in range(2)] == [True, False]
    rate_counts.own("ann", "a")
    assert rate_counts.owned("ann") == ["a"]


def test_redis_forgets_whose_a_review_was(redis_url: str) -> None:
    rate_counts = RedisCounts(redis_url, hashes)
    rate_counts.own("ann", "a")
    assert 0 < rate_counts._redis.ttl("kibitz:unfinished:today-of-ann") <= 2 * 24 * 60 * 60
    rate_counts.disown("ann", ["a"])
    assert not rate_counts._redis.exists("kibitz:unfinished:today-of-ann")


def test_no_address_is_told_to_redis(redis_server: RedisServer, database: Store) -> None:
    """Its append-only file keeps every word for long."""
    rate_counts = RedisCounts(redis_server.url, database.rate_counts.hashes)
    seen = rate_counts._redis.monitor()
    with seen:
        rate_counts.acquire("LIMITER/203.0.113.9/reviews", 3, 60, 1)
        rate_counts.window("LIMITER/203.0.113.9/reviews", 3, 60)
        rate_counts.own("203.0.113.9", "a")
        rate_counts.owned("203.0.113.9")
        rate_counts.disown("203.0.113.9", ["a"])
        rate_counts._redis.set("end", 1)
        told: list[str] = []
        while not told or "SET end" not in told[-1]:
            told.append(str(seen.next_command()["command"]))
    assert len(told) > 6
    assert not [line for line in told if "203.0.113" in line]


def test_what_was_counted_under_yesterdays_key_counts_today(redis_url: str) -> None:
    first = RedisCounts(redis_url, lambda name: [f"monday-{name}"])
    second = RedisCounts(redis_url, lambda name: [f"tuesday-{name}", f"monday-{name}"])
    assert [first.acquire("ann", 3, 60, 1) for _ in range(2)] == [True, True]
    first.own("ann", "a")
    assert [second.acquire("ann", 3, 60, 1) for _ in range(2)] == [True, False]
    assert second.window("ann", 3, 60)[1] == 3
    second.own("ann", "b")
    assert sorted(second.owned("ann")) == ["a", "b"]
    second.disown("ann", ["a", "b"])
    assert second.owned("ann") == []


def test_while_the_keys_cannot_be_read_this_process_counts_alone(redis_url: str) -> None:
    def away(name: str) -> list[str]:
        raise DatabaseAway("away")

    rate_counts = RedisCounts(redis_url, away)
    assert [rate_counts.acquire("ann", 1, 60, 1) for _ in range(2)] == [True, False]
