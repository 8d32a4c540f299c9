"""The child's side: a question answered within its limits. That a real child obeys them is tested with the
pool."""

from __future__ import annotations

import pickle
import resource
import signal
from collections.abc import Callable, Iterator

import pytest

from server.analysis.errors import GameError
from server.sandbox import process
from server.sandbox.process import MEMORY, ChildAnswer, Question
from tests.sandbox import hard_work


@pytest.fixture(autouse=True)
def own_signal() -> Iterator[None]:
    before = signal.signal(signal.SIGPROF, process._tell_time_up)
    yield
    signal.signal(signal.SIGPROF, before)


def ask(work: Callable[..., object], *arguments: object, seconds: float = 60.0) -> ChildAnswer:
    found: ChildAnswer = pickle.loads(process.answer(pickle.dumps(Question(work, arguments, seconds))))
    return found


def test_an_answer_is_what_the_work_gave() -> None:
    assert ask(hard_work.echo, "x") == ChildAnswer("x")


def test_a_fault_is_an_answer() -> None:
    assert isinstance(ask(hard_work.refuse).fault, GameError)


@pytest.mark.parametrize(
    ("work", "failed"),
    [(hard_work.fall_deep, "large"), (hard_work.break_down, "broken"), (hard_work.lack_memory, "large")],
)
def test_what_fails_says_how(work: Callable[[], object], failed: str) -> None:
    assert ask(work) == ChildAnswer(failed=failed)


def test_time_that_is_up_is_told_and_no_alarm_stays() -> None:
    assert ask(hard_work.count_for_ever, seconds=0.01) == ChildAnswer(failed="slow")
    assert signal.getitimer(signal.ITIMER_PROF)[0] == 0


def test_memory_is_limited_beside_what_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, tuple[int, int]]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda which, limits: told.append((which, limits)))
    process._limit_memory(MEMORY)
    ((which, (soft, hard)),) = told
    assert which == resource.RLIMIT_AS
    assert soft == hard > MEMORY << 20
