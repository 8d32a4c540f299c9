"""The readers: limits of time and memory are obeyed, children replaced, queues bounded."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest

from server.analysis.errors import GameError
from server.i18n.texts import translated
from server.sandbox.pool import Here, ReadersBusy, Sandbox, SandboxBounds, TooSlow, Words
from tests.sandbox import hard_work


@pytest.fixture(scope="module")
def parsers() -> Iterator[Sandbox]:
    """One child that may take 0.2 seconds, so that all know which it is."""
    made = Sandbox(SandboxBounds(waiting=2, seconds=0.2), children=1)
    yield made
    made.close()


def test_what_is_read_comes_back(parsers: Sandbox) -> None:
    assert parsers.read(hard_work.echo, "é" * 1_000_000) == "é" * 1_000_000


@pytest.mark.parametrize(
    "work", [hard_work.count_for_ever, hard_work.explode, hard_work.eat, hard_work.fall_deep]
)
def test_what_is_too_much_is_told_and_the_child_lives(parsers: Sandbox, work: Callable[[], object]) -> None:
    child = parsers.read(hard_work.process)
    with pytest.raises(TooSlow) as caught:
        parsers.read(work)
    assert caught.value.code == "too_slow"
    assert "zu lange" in translated(caught.value.message, "de")
    assert parsers.read(hard_work.process) == child


def test_a_fault_crosses_with_its_place_and_its_words(parsers: Sandbox) -> None:
    with pytest.raises(GameError) as caught:
        parsers.read(hard_work.refuse)
    fault = caught.value
    assert (fault.code, translated(fault.place or "", "de")) == ("code", "Kopfzeilen")
    assert translated(fault.message, "de") != fault.message


def test_a_bug_is_none_of_the_text(parsers: Sandbox) -> None:
    with pytest.raises(RuntimeError):
        parsers.read(hard_work.break_down)
    assert parsers.read(hard_work.echo, "x") == "x"


def test_a_child_that_dies_is_replaced(parsers: Sandbox) -> None:
    before = parsers.read(hard_work.process)
    with pytest.raises(ReadersBusy) as caught:
        parsers.read(hard_work.die)  # and so does the one that is asked in its place
    assert caught.value.retry
    assert parsers.read(hard_work.process) != before


def test_a_child_that_was_killed_while_nobody_asked_is_not_noticed(parsers: Sandbox) -> None:
    parsers.read(hard_work.process)
    child = parsers._children[0].child
    assert child is not None
    child.process.kill()
    child.process.wait()
    assert parsers.read(hard_work.echo, "x") == "x"


def test_a_child_that_hangs_is_ended(parsers: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    before = parsers.read(hard_work.process)
    monkeypatch.setattr(parsers, "_bounds", SandboxBounds(patience=0.1))
    with pytest.raises(ReadersBusy):
        parsers.read(hard_work.stop)
    assert parsers.read(hard_work.process) != before


def test_the_queue_is_bounded_and_a_request_has_one_place(parsers: Sandbox) -> None:
    with parsers.place() as first, parsers.place():
        with pytest.raises(ReadersBusy, match="Kibitz is busy"):
            parsers.read(hard_work.echo, "x")
        assert [first.read(hard_work.echo, word) for word in "ab"] == ["a", "b"]
    assert parsers.read(hard_work.echo, "x") == "x"


def test_one_visitor_has_half_of_the_places_and_leaves_the_others_theirs() -> None:
    visitor = ["192.0.2.7"]
    made = Sandbox(SandboxBounds(waiting=4), children=1, visitor=lambda: visitor[0])
    with made.place(), made.place():
        with pytest.raises(ReadersBusy):
            made.place().__enter__()
        visitor[0] = "192.0.2.8"
        with made.place(), made.place(), pytest.raises(ReadersBusy):
            made.place().__enter__()
        visitor[0] = "192.0.2.7"
        with pytest.raises(ReadersBusy):
            made.place().__enter__()
    with made.place(), made.place():
        pass
    made.close()


def test_who_waits_too_long_is_told_so(parsers: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parsers, "_bounds", SandboxBounds(queue=0.01))
    taken = parsers._queue.take("", 0)
    try:
        with pytest.raises(ReadersBusy):
            parsers.read(hard_work.echo, "x")
    finally:
        parsers._queue.give_back(taken)


def test_many_at_once_are_each_told_their_own(parsers: Sandbox) -> None:
    found: dict[int, str] = {}
    wide = Sandbox(SandboxBounds(waiting=20), children=2)

    def ask(number: int) -> None:
        found[number] = wide.read(hard_work.echo, str(number))

    askers = [threading.Thread(target=ask, args=(number,)) for number in range(20)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    wide.close()
    assert found == {number: str(number) for number in range(20)}


def test_whoever_goes_while_it_is_read_leaves_no_answer_behind(
    parsers: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsers.read(hard_work.process)

    def gone(self: object, request: bytes, patience: float) -> bytes:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("server.system.child.Child.ask", gone)
        with pytest.raises(KeyboardInterrupt):
            parsers.read(hard_work.echo, "theirs")
    assert parsers._children[0].child is None
    assert parsers.read(hard_work.echo, "ours") == "ours"


def test_one_child_is_started_before_it_is_needed() -> None:
    made = Sandbox()
    made.warm()
    first, second = made._children
    assert first.child is not None and second.child is None
    made.close()
    assert first.child is None


def test_its_words_are_its_own() -> None:
    made = Sandbox(SandboxBounds(waiting=1), children=0, words=Words(busy="file-busy"))
    with made.place(), pytest.raises(ReadersBusy, match="Two files"):
        made.place().__enter__()


def test_a_child_without_work_ends_and_another_answers() -> None:
    made = Sandbox(children=1, idle=0.05, cold=True)
    before = made.read(hard_work.process)
    child = made._children[0].child
    assert child is not None
    child.process.wait(30)
    assert made.read(hard_work.process) != before
    made.close()


def test_what_is_done_here_needs_no_child() -> None:
    here = Here()
    assert here.read(hard_work.echo, "x") == "x"
    with pytest.raises(GameError):
        here.read(hard_work.refuse)
