from __future__ import annotations

import logging

import pytest

from server.limits.counters.absence import PAUSE, Absence
from server.limits.counters.in_redis import RedisVisits
from tests.servers import RedisServer


class Hands:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_while_redis_is_away_this_process_counts_alone(
    redis_server: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Hands()
    visits = RedisVisits(redis_server.url, absence=Absence("Redis", clock))
    assert visits.acquire("ann", 2, 60, 1)
    visits.own("ann", "a")
    redis_server.stop()
    with caplog.at_level(logging.WARNING):
        assert [visits.acquire("ann", 2, 60, 1) for _ in range(3)] == [True, True, False]
        clock.now += PAUSE
        visits.own("ann", "b")
        assert visits.owned("ann") == ["b"]
        assert visits.window("ann", 2, 60)[1] == 2
        visits.disown("ann", ["b"])
    assert [record.name for record in caplog.records] == ["server.limits.counters.absence"], "told once"
    redis_server.start()
    clock.now += PAUSE
    visits.own("ann", "c")
    assert "c" in visits.owned("ann")
    assert visits.acquire("ann", 2, 60, 1)


def test_one_that_was_never_there_is_no_fault() -> None:
    visits = RedisVisits("redis://127.0.0.1:1/0")
    assert [visits.acquire("ann", 1, 60, 1) for _ in range(2)] == [True, False]
    visits.own("ann", "a")
    assert visits.owned("ann") == ["a"]


def test_redis_forgets_whose_a_review_was(redis_url: str) -> None:
    visits = RedisVisits(redis_url)
    visits.own("ann", "a")
    assert 0 < visits._redis.ttl("kibitz:unfinished:ann") <= 2 * 24 * 60 * 60
    visits.disown("ann", ["a"])
    assert not visits._redis.exists("kibitz:unfinished:ann")
