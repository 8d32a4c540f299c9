from __future__ import annotations

import logging
import threading

import pytest

from server.web.monitoring.bounded import Bounded

PATIENCE = 10.0


def test_an_answer_comes_with_the_time_that_it_took() -> None:
    within = Bounded("a thing", lambda: 7, keep=60).within(PATIENCE)
    assert within is not None
    assert within.answer == 7
    assert 0 <= within.seconds < PATIENCE


def test_an_answer_is_kept_for_a_while() -> None:
    asked: list[int] = []
    question = Bounded("a thing", lambda: asked.append(1), keep=60)
    assert question.within(PATIENCE) == question.within(PATIENCE)
    assert len(asked) == 1


def test_an_answer_that_is_no_longer_fresh_is_asked_for_again() -> None:
    numbers = iter((1, 2))
    question = Bounded("a thing", lambda: next(numbers), keep=0)
    answers = [within.answer for within in (question.within(PATIENCE), question.within(PATIENCE)) if within]
    assert answers == [1, 2]


def test_what_hangs_is_given_up_and_asked_no_second_time_meanwhile(
    caplog: pytest.LogCaptureFixture,
) -> None:
    begun, free = threading.Event(), threading.Event()
    asked: list[int] = []

    def hang() -> str:
        asked.append(1)
        begun.set()
        free.wait(PATIENCE)
        return "at last"

    question = Bounded("a thing", hang, keep=0)
    assert question.within(0.01) is None
    assert begun.wait(PATIENCE)
    assert question.within(0) is None
    assert len(asked) == 1
    free.set()
    within = question.within(PATIENCE)
    assert within is not None
    assert within.answer == "at last"
    assert [record.getMessage() for record in caplog.records] == ["a thing gives no answer"]


def test_what_fails_has_no_answer_and_is_told_once_without_what_it_says(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def burst() -> None:
        raise OSError("postgresql://kibitz:secret@db")

    question = Bounded("the database", burst, keep=0)
    with caplog.at_level(logging.WARNING):
        assert question.within(PATIENCE) is None
        assert question.within(PATIENCE) is None
    assert [record.getMessage() for record in caplog.records] == ["the database cannot be asked: OSError"]


def test_after_a_failure_the_next_answer_counts() -> None:
    answers = iter((None, 5))

    def ask() -> int:
        answer = next(answers)
        if answer is None:
            raise OSError
        return answer

    question = Bounded("a thing", ask, keep=0)
    assert question.within(PATIENCE) is None
    within = question.within(PATIENCE)
    assert within is not None
    assert within.answer == 5
