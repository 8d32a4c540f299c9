from __future__ import annotations

import threading
from collections.abc import Mapping

import pytest

from server.work.tally import Tally


def handed_over(tally: Tally) -> Mapping[str, float]:
    taken: list[Mapping[str, float]] = []
    tally.hand_over(taken.append)
    return taken[0]


def test_what_was_counted_is_handed_over_once() -> None:
    tally = Tally()
    tally("searches")
    tally("nodes", 200)
    tally("nodes", 100.5)
    assert handed_over(tally) == {"searches": 1, "nodes": 300.5}
    assert handed_over(tally) == {}


def test_what_could_not_be_handed_over_is_kept_with_what_came_meanwhile() -> None:
    tally = Tally()
    tally("nodes", 200)

    def burst(amounts: Mapping[str, float]) -> None:
        tally("nodes", 1)
        raise OSError

    with pytest.raises(OSError):
        tally.hand_over(burst)
    assert handed_over(tally) == {"nodes": 201}


def test_many_threads_count_together() -> None:
    tally = Tally()

    def count() -> None:
        for _ in range(1000):
            tally("nodes")

    threads = [threading.Thread(target=count) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert handed_over(tally) == {"nodes": 4000}
