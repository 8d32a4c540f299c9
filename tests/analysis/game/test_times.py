from __future__ import annotations

import pytest

from server.analysis.game.times import spent, time_control


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("300+3", (300, 3)),
        ("40/7200:3600+30", (7200, 0)),
        ("40/5400+30:1800+30", (5400, 30)),
        *((none, (None, 0)) for none in ("-", "?", "", "3 min")),
    ],
)
def test_a_time_control_has_a_base_and_an_increment(text: str, told: tuple[float | None, float]) -> None:
    assert time_control(text) == told


def test_the_time_spent_is_the_sides_clock_before_less_its_clock_after_plus_the_increment() -> None:
    assert spent([(clock, None) for clock in (180, 180, 178, 170)], "180+2") == [0, 0, 4, 12]
    assert spent([(clock, None) for clock in (60, 58, 50, 51)], "") == [None, None, 10, 7]


def test_what_nobody_knows_is_none() -> None:
    clocks = [(60, None), (60, None), (None, None), (90, None), (40, None)]
    assert spent(clocks, "60") == [0, 0, None, None, None]
    assert spent([(None, 3.5), (None, None)], "60") == [3.5, None]
