from __future__ import annotations

import pytest

from server.analysis.game.times import spent, time_control, troubled, whole_time


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


def test_time_trouble_is_a_tenth_of_the_games_time_within_bounds() -> None:
    assert troubled([59, 60], "600+5") == [True, False]
    assert troubled([9.9, 10], "60+0") == [True, False]
    assert troubled([119, 120], "7200+30") == [True, False]


def test_without_a_time_control_the_first_clock_tells_how_long_the_game_is() -> None:
    assert troubled([600, 600, 61, 59, 58, 58, 57], "?") == [False] * 5 + [True] * 2
    assert troubled([None, None], "") == [False, False]


def test_a_move_is_made_in_time_trouble_where_it_was_begun_in_it() -> None:
    assert troubled([600, 600, 20, 600, 15], "600") == [False] * 4 + [True]


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("40/5400+30:1800+30", 7200), ("300+3", 300), ("5400", 5400), ("?", None), ("", None), ("-", None)],
)
def test_the_time_of_all_periods_is_added(text: str, seconds: float | None) -> None:
    assert whole_time(text) == seconds
