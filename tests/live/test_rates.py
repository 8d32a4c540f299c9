from __future__ import annotations

import time

import pytest

from server.live.rates import Rates
from server.live.rooms import MessageRefused


def refused(rates: Rates, connection: str, address: str) -> MessageRefused:
    with pytest.raises(MessageRefused) as found:
        rates.take(connection, address)
    return found.value


def test_a_connection_may_ask_so_often_and_others_go_on() -> None:
    rates = Rates(3, 100)
    for _ in range(3):
        rates.take("ann", "192.0.2.1")
    refusal = refused(rates, "ann", "192.0.2.1")
    assert refusal.code == "too_many_requests"
    assert refusal.wait is not None
    assert 1 <= refusal.wait <= 60
    rates.take("bob", "192.0.2.1")


def test_an_address_may_ask_so_often_however_many_connections_it_has() -> None:
    rates = Rates(3, 5)
    for number in range(5):
        rates.take(f"connection {number}", "192.0.2.1")
    assert "5" in refused(rates, "one more", "192.0.2.1").message
    rates.take("another", "192.0.2.2")


def test_who_is_gone_leaves_no_count() -> None:
    rates = Rates(1, 100)
    rates.take("ann", "192.0.2.1")
    rates.forget("ann")
    rates.take("ann", "192.0.2.1")


@pytest.mark.parametrize(("since", "seconds"), [(0.0, 60), (0.5, 60), (30.0, 30), (58.5, 2), (59.9, 1)])
def test_who_is_refused_is_told_the_seconds_until_the_minute_is_over(
    monkeypatch: pytest.MonkeyPatch, since: float, seconds: int
) -> None:
    began = 1_800_000_000.0
    monkeypatch.setattr(time, "time", lambda: began)
    rates = Rates(1, 100)
    rates.take("ann", "192.0.2.1")
    monkeypatch.setattr(time, "time", lambda: began + since)
    refusal = refused(rates, "ann", "192.0.2.1")
    assert refusal.wait == seconds
    assert f"in {seconds} second" in refusal.message
