"""The listener: says when all is heard, and goes on trying where it is not."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from server.store.wakeups import listener
from server.store.wakeups.listener import Hearer, Listener


class Broken(Exception):  # noqa: N818
    pass


class FakeNews:
    """Connections that fail as `plan` says: None: none can be made; else what its `messages` yield, an
    exception is raised."""

    def __init__(self, *plan: list[list[str] | Exception] | None) -> None:
        self._plan = list(plan)
        self._current: Iterator[list[str] | Exception] = iter(())
        self.tries = 0
        self.checks = 0
        self.closed = threading.Event()

    @contextmanager
    def listening(self) -> Iterator[FakeNews]:
        self.tries += 1
        planned = self._plan.pop(0)
        if planned is None:
            raise Broken("nobody there")
        self._current = iter(planned)
        yield self

    def messages(self, patience: float) -> list[str]:
        one = next(self._current)
        if isinstance(one, Exception):
            raise one
        return one

    def check(self) -> None:
        self.checks += 1

    def close(self) -> None:
        self.closed.set()


def hear(news: FakeNews, until: Callable[[list[object]], bool]) -> list[object]:
    """Listen until what was heard is enough -> what was heard, in order."""
    heard: list[object] = []
    made = Listener(news, Hearer(lambda message: take(message), lambda on: take(on)))

    def take(one: object) -> None:
        heard.append(one)
        if until(heard):
            made.close()

    made.start()
    assert news.closed.wait(30)
    return heard


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "DELAYS", (0.0, 0.01))


def test_it_relies_on_wakes_only_while_it_listens() -> None:
    news = FakeNews(None, [["one", "two"], Broken()], None, [["three"], Broken()])
    heard = hear(news, lambda heard: heard[-1] == "three")
    assert [one for one in heard if one not in (True, False)] == ["one", "two", "three"]
    assert [one for one in heard if one in (True, False)] == [False, True, False, False, True, False]
    assert heard.index(True) < heard.index("one")


def test_a_silent_connection_is_tried() -> None:
    news = FakeNews([[], [], ["a 1"], [], Broken()])
    hear(news, lambda heard: heard[-1] is False)
    assert news.checks == 3


def test_the_fault_is_told_once_however_often_it_is_met(caplog: pytest.LogCaptureFixture) -> None:
    hear(FakeNews(None, None, None, None), lambda heard: len(heard) == 4)
    told = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert len(told) == 1 and "nobody there" in told[0]
