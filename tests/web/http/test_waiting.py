from __future__ import annotations

from collections.abc import Callable

from server.web.http.waiting import Waits


class Clock:
    """Goes on while somebody sleeps."""

    now = 100.0
    slept = 0

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept += 1


def waits(clock: Clock, most: int = 10) -> Waits:
    return Waits(most, clock.sleep, clock)


def after(looks: int) -> Callable[[], bool]:
    left = iter([False] * looks)
    return lambda: next(left, True)


def test_it_waits_until_it_is_over() -> None:
    clock = Clock()
    waits(clock).hold("a", 30, after(3))
    assert (clock.slept, clock.now) == (3, 101.5)


def test_it_waits_no_longer_than_it_may() -> None:
    clock = Clock()
    waits(clock).hold("a", 1.2, lambda: False)
    assert clock.now == 101.2
    waits(clock).hold("a", 0, lambda: False)
    assert clock.now == 101.2


def test_where_too_many_wait_nobody_else_does() -> None:
    """One within the other, as many requests at a time are."""
    clock = Clock()
    held = waits(clock, most=2)
    seen: list[str] = []

    def inner(visitor: str, then: Callable[[], object] = lambda: None) -> Callable[[], bool]:
        def is_over() -> bool:
            seen.append(visitor)
            then()
            return True

        return is_over

    third = inner("c")
    second = inner("b", lambda: held.hold("c", 30, third))
    held.hold("a", 30, inner("a", lambda: held.hold("b", 30, second)))
    assert seen == ["a", "b"], "the third had no place"
    held.hold("c", 30, third)
    assert seen == ["a", "b", "c"], "places are given back"


def test_one_visitor_has_four_places() -> None:
    held = waits(Clock())
    depth: list[int] = []

    def again() -> bool:
        depth.append(len(depth))
        held.hold("a", 30, again)
        return True

    held.hold("a", 30, again)
    assert len(depth) == 4
