from __future__ import annotations

from collections.abc import Callable
from functools import partial

from greenlet import getcurrent, greenlet

from server.front.turns import Turns


class Loop:
    """An event loop of which the test makes the turns: whoever gave way goes on in the next one."""

    def __init__(self) -> None:
        self._ready: list[greenlet] = []

    def spawn(self, work: Callable[[], object]) -> None:
        self._ready.append(greenlet(work))

    def give_way(self) -> None:
        here = getcurrent()
        self._ready.append(here)
        here.parent.switch()

    def turn(self) -> None:
        ready, self._ready = self._ready, []
        for one in ready:
            one.switch()


class Requests:
    """Requests of visitors, and those that have begun since this was last asked."""

    def __init__(self, most: int) -> None:
        self.loop = Loop()
        self._turns = Turns(most, self.loop.give_way)
        self._begun: list[str] = []

    def come(self, visitors: str) -> None:
        for visitor in visitors:
            self.loop.spawn(partial(self._begin, visitor))

    def _begin(self, visitor: str) -> None:
        self._turns.take(visitor)
        self._begun.append(visitor)

    def begun_in_a_turn(self) -> str:
        self.loop.turn()
        begun, self._begun = self._begun, []
        return "".join(begun)


def test_a_visitors_requests_begin_a_few_in_each_turn() -> None:
    requests = Requests(most=2)
    requests.come("aaaaab")
    assert requests.begun_in_a_turn() == "", "everything else runs first"
    assert requests.begun_in_a_turn() == "aab"
    assert requests.begun_in_a_turn() == "aa"
    assert requests.begun_in_a_turn() == "a"


def test_those_that_come_later_in_a_turn_count_in_the_next() -> None:
    requests = Requests(most=2)
    requests.come("aaa")
    requests.begun_in_a_turn()
    requests.come("a")
    assert requests.begun_in_a_turn() == "aa"
    assert requests.begun_in_a_turn() == "aa"


def test_one_who_comes_alone_waits_for_one_turn() -> None:
    requests = Requests(most=1)
    for _ in range(3):
        requests.come("a")
        assert requests.begun_in_a_turn() == ""
        assert requests.begun_in_a_turn() == "a"
