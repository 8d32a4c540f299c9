from __future__ import annotations

import queue
from typing import Any

import pytest
from engineio.packet import MESSAGE, Packet

from server.live.outbox import Outbox

KILO = "x" * 600  # and what a packet costs besides: a thousand bytes


class Made:
    def __init__(self, bound: int = 2500) -> None:
        self.inner: queue.Queue[Any] = queue.Queue()
        self.outbox = Outbox(self.inner, queue.Empty, bound)
        self.overflows = 0
        self.outbox.overflow = self.note

    def note(self) -> None:
        self.overflows += 1

    def put(self, count: int, text: str = KILO) -> None:
        for _ in range(count):
            self.outbox.put(Packet(MESSAGE, text))

    def poll(self) -> list[Any]:
        """As python-engineio's writer."""
        taken = [self.outbox.get(timeout=1)]
        self.outbox.task_done()
        while taken[-1] is not None:
            try:
                taken.append(self.outbox.get(block=False))
                self.outbox.task_done()
            except queue.Empty:
                break
        return taken


def test_what_was_taken_waits_until_the_writer_comes_back() -> None:
    made = Made()
    made.put(2)
    assert made.outbox.waiting == 2000
    assert len(made.poll()) == 2
    assert made.outbox.waiting == 2000, "it may be waiting for the network"
    made.put(1)
    assert made.outbox.waiting == 3000
    assert len(made.poll()) == 1
    assert made.outbox.waiting == 1000


def test_past_the_bound_it_lets_go_of_all_and_tells_so_once() -> None:
    made = Made()
    made.put(3)
    assert made.overflows == 0, "the last one that fits may be of any size"
    made.put(5)
    assert made.overflows == 1
    assert made.poll() == [None], "the writer ends"
    made.put(1)
    assert made.inner.empty()
    made.outbox.join()


def test_a_packet_of_any_size_reaches_who_reads() -> None:
    made = Made()
    made.put(1, "x" * 100_000)
    assert len(made.poll()) == 1
    with pytest.raises(queue.Empty):
        made.outbox.get(timeout=0.01)
    made.put(3)
    assert (made.overflows, made.outbox.waiting) == (0, 3000)


def test_the_writer_takes_no_more_than_a_handful_at_once() -> None:
    made = Made(bound=1 << 20)
    made.put(300)
    took = len(made.poll())
    assert 60 <= took <= 70
    assert len(made.poll()) == took
    assert made.outbox.waiting == (300 - took) * 1000


def test_the_end_of_the_writer_is_no_packet_and_passes_also_when_closed() -> None:
    made = Made()
    made.outbox.put(None)
    assert made.poll() == [None]
    made.outbox.close()
    made.outbox.put(None)
    assert made.outbox.waiting == 0
    assert made.poll() == [None]


class Joined(queue.Queue[Any]):
    """Notes how many packets it was to wait for, and does not wait."""

    waited_for: int | None = None

    def join(self) -> None:
        self.waited_for = self.unfinished_tasks


@pytest.mark.parametrize(("given_up", "waited_for"), [(False, 2), (True, None)])
def test_an_orderly_end_waits_until_all_is_sent_but_not_for_who_is_given_up(
    given_up: bool, waited_for: int | None
) -> None:
    inner = Joined()
    outbox = Outbox(inner, queue.Empty, 2500)
    for _ in range(2):
        outbox.put(Packet(MESSAGE, KILO))
    if given_up:
        outbox.close()
    outbox.join()
    assert inner.waited_for == waited_for
