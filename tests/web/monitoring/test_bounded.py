from __future__ import annotations

import logging
import threading

import pytest

from server.web.monitoring.bounded import Bounded

PATIENCE = 10.0


def test_an_answer_comes_with_the_time_that_it_took() -> None:
    told = Bounded("a thing", lambda: 7, keep=60).told(PATIENCE)
    assert told is not None
    assert told.answer == 7
    assert 0 <= told.seconds < PATIENCE


def test_an_answer_is_kept_for_a_while() -> None:
    asked: list[int] = []
    question = Bounded("a thing", lambda: asked.append(1), keep=60)
    assert question.told(PATIENCE) == question.told(PATIENCE)
    assert len(asked) == 1


def test_an_answer_that_is_no_longer_fresh_is_asked_for_again() -> None:
    numbers = iter((1, 2))
    question = Bounded("a thing", lambda: next(numbers), keep=0)
    answers = [told.answer for told in (question.told(PATIENCE), question.told(PATIENCE)) if told]
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
    assert question.told(0.01) is None
    assert begun.wait(PATIENCE)
    assert question.told(0) is None
    assert len(asked) == 1
    free.set()
    told = question.told(PATIENCE)
    assert told is not None
    assert told.answer == "at last"
    assert [record.getMessage() for record in caplog.records] == ["a thing gives no answer"]


def test_what_fails_has_no_answer_and_is_told_once_without_what_it_says(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def burst() -> None:
        raise OSError("postgresql://kibitz:secret@db")

    question = Bounded("the database", burst, keep=0)
    with caplog.at_level(logging.WARNING):
        assert question.told(PATIENCE) is None
        assert question.told(PATIENCE) is None
    assert [record.getMessage() for record in caplog.records] == ["the database cannot be asked: OSError"]


def test_after_a_failure_the_next_answer_counts() -> None:
    answers = iter((None, 5))

    def ask() -> int:
        answer = next(answers)
        if answer is None:
            raise OSError
        return answer

    question = Bounded("a thing", ask, keep=0)
    assert question.told(PATIENCE) is None
    told = question.told(PATIENCE)
    assert told is not None
    assert told.answer == 5
