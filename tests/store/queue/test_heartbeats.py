from __future__ import annotations

import pytest

from server.store.queue.heartbeats import Silence
from tests.clock import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock(5000.0)


def test_who_is_seen_for_the_first_time_is_not_silent(clock: Clock) -> None:
    assert Silence(clock=clock).look({"a": 1.0, "b": 9e9}) == {"a": 0.0, "b": 0.0}


def test_silence_is_the_time_that_passed_here_since_the_value_changed(clock: Clock) -> None:
    silence = Silence(clock=clock)
    silence.look({"a": 1.0, "b": 1.0})
    clock.now += 4
    assert silence.look({"a": 1.0, "b": 2.0}) == {"a": 4.0, "b": 0.0}
    clock.now += 3
    assert silence.look({"a": 1.0, "b": 2.0}) == {"a": 7.0, "b": 3.0}


@pytest.mark.parametrize("beats", [(1000.0, 998.0), (1000.0, 1000.001), (-5.0, 9e12)])
def test_any_other_value_is_a_beat_whatever_the_clock_that_it_was_read_from(
    clock: Clock, beats: tuple[float, float]
) -> None:
    silence = Silence(clock=clock)
    for beat in beats * 3:
        clock.now += 20
        assert silence.look({"a": beat}) == {"a": 0.0}


def test_a_gap_between_two_looks_counts_for_little(clock: Clock) -> None:
    silence = Silence(longest_gap=5, clock=clock)
    silence.look({"a": 1.0})
    clock.now += 3600
    assert silence.look({"a": 1.0}) == {"a": 5.0}
    clock.now += 2
    assert silence.look({"a": 1.0}) == {"a": 7.0}


def test_what_a_first_look_counts_for_is_the_callers(clock: Clock) -> None:
    silence = Silence(at_first=lambda value: 100 - value, clock=clock)
    assert silence.look({"old": 10.0, "ahead": 300.0}) == {"old": 90.0, "ahead": 0.0}
    clock.now += 2
    assert silence.look({"old": 10.0, "ahead": 301.0}) == {"old": 92.0, "ahead": 0.0}


def test_who_is_gone_is_forgotten(clock: Clock) -> None:
    silence = Silence(clock=clock)
    silence.look({"a": 1.0})
    clock.now += 9
    silence.look({})
    assert silence.look({"a": 1.0}) == {"a": 0.0}
