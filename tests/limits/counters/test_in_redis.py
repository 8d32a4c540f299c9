from __future__ import annotations

import logging

import pytest

from server.limits.counters.absence import PAUSE, Absence
from server.limits.counters.in_redis import RedisCounts
from tests.servers import RedisServer


class Hands:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_while_redis_is_away_this_process_counts_alone(
    redis_server: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Hands()
    rate_counts = RedisCounts(redis_server.url, absence=Absence("Redis", clock))
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
    rate_counts = RedisCounts("redis://127.0.0.1:1/0")
    assert [rate_counts.acquire("ann", 1, 60, 1) for _ in range(2)] == [True, False]
    rate_counts.own("ann", "a")
    assert rate_counts.owned("ann") == ["a"]


def test_redis_forgets_whose_a_review_was(redis_url: str) -> None:
    rate_counts = RedisCounts(redis_url)
    rate_counts.own("ann", "a")
    assert 0 < rate_counts._redis.ttl("kibitz:unfinished:ann") <= 2 * 24 * 60 * 60
    rate_counts.disown("ann", ["a"])
    assert not rate_counts._redis.exists("kibitz:unfinished:ann")
