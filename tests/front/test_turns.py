from __future__ import annotations

from collections.abc import Callable

from server.front.turns import Turns


class Loop:
    """An event loop of which the test makes the turns: `give_way` notes that somebody waits for the next
    one."""

    def __init__(self) -> None:
        self.turns = 0
        self.at_turn: list[Callable[[], None]] = []

    def give_way(self) -> None:
        self.turns += 1
        for work in self.at_turn:
            work()


def test_a_visitors_requests_begin_a_few_in_each_turn() -> None:
    loop = Loop()
    turns = Turns(2, loop.give_way, lambda work: None)
    turns.take("a")
    turns.take("a")
    turns.take("b")
    assert loop.turns == 3

    def new_turn() -> None:
        if loop.turns == 6:
            turns._begun.clear()

    loop.at_turn.append(new_turn)
    turns.take("a")
    assert loop.turns == 6


def test_it_counts_anew_in_each_turn_and_rests_when_nobody_comes() -> None:
    loop, counting = Loop(), list[Callable[[], None]]()
    turns = Turns(2, loop.give_way, counting.append)
    turns.take("a")
    turns.take("b")
    assert len(counting) == 1
    before = loop.turns
    counting[0]()
    assert loop.turns == before + 1
    turns.take("a")
    assert len(counting) == 2
