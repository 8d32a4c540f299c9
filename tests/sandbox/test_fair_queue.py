from __future__ import annotations

import threading
from functools import partial

import pytest

from server.sandbox.fair_queue import FairQueue
from tests.processes import wait_until


def waiting(queue: FairQueue[str]) -> int:
    return sum(map(len, queue._waiting.values()))


def is_long(queue: FairQueue[str], number: int) -> bool:
    return waiting(queue) == number


def test_the_one_that_was_used_last_is_handed_out_first() -> None:
    queue = FairQueue(["second", "first"])
    assert queue.take("a", 0) == "first"
    queue.give_back("first")
    assert queue.take("b", 0) == "first"
    assert queue.take("b", 0) == "second"


def test_nothing_is_free_in_time() -> None:
    queue = FairQueue(["only"])
    queue.take("a", 0)
    with pytest.raises(TimeoutError):
        queue.take("b", 0.01)
    assert waiting(queue) == 0
    queue.give_back("only")
    assert queue.take("b", 0) == "only"


def test_visitors_take_turns_however_much_one_of_them_asks() -> None:
    queue = FairQueue(["only"])
    queue.take("greedy", 0)
    order: list[str] = []

    def ask(visitor: str) -> None:
        thing = queue.take(visitor, 30)
        order.append(visitor)
        queue.give_back(thing)

    askers = [
        threading.Thread(target=ask, args=(visitor,)) for visitor in [*["greedy"] * 4, "modest", "other"]
    ]
    for number, asker in enumerate(askers, start=1):
        asker.start()
        wait_until(partial(is_long, queue, number))
    queue.give_back("only")
    for asker in askers:
        asker.join()
    assert order == ["greedy", "modest", "other", "greedy", "greedy", "greedy"]


def test_a_thing_comes_back_from_an_asker_that_was_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    queue = FairQueue(["only"])
    queue.take("a", 0)

    def ended(self: object, timeout: float | None = None) -> bool:
        queue.give_back("only")
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("threading.Event.wait", ended)
        with pytest.raises(KeyboardInterrupt):
            queue.take("b", 30)
    assert queue.take("c", 0) == "only"
