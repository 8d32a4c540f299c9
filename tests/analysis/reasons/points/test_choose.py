"""Which explanation of a fault is told."""

from __future__ import annotations

from copy import deepcopy

from server.analysis.reasons.points.choose import LEAST
from tests.analysis.reasons.points.cases import cases, ranked, row_of, said, scene_of, told


def test_nothing_is_told_where_nothing_was_searched() -> None:
    assert told(scene_of(row_of("5:67"), {})) == ()


def test_what_was_searched_of_other_moves_says_nothing() -> None:
    """The review has another answer by now."""
    points = deepcopy(row_of("5:67")["points"])
    points["after"]["move"], points["before"]["move"] = "e5f3", "h2h3"
    assert told(scene_of(row_of("5:67"), points)) == ()


def test_the_best_one_comes_first_and_accounts_for_enough_of_the_loss() -> None:
    for case in cases().values():
        found = ranked(case.scene)
        assert found == sorted(found, key=lambda each: -each.worth)
        assert all(each.candidate.share >= LEAST for each in found)
        assert all(each.candidate in told(case.scene) for each in found[:1])


def test_a_second_one_is_about_the_other_move_and_worth_it() -> None:
    both = [case for case in cases().values() if len(told(case.scene)) == 2]
    assert both
    for case in both:
        first, second = told(case.scene)
        assert first.answers
        assert not second.answers


def test_that_the_better_move_stops_the_answer_is_said_alone() -> None:
    (better,) = told(cases()["5:27"].scene)
    assert better.name == "stops-hits-two"


def test_every_sentence_is_said_in_both_languages() -> None:
    for case in cases().values():
        for language in ("en", "de"):
            text = said(case.scene, language)
            assert text
            assert "reason-" not in text
            assert len(text.split()) <= 40, "two sentences of 20 words"
