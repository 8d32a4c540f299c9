"""What is said of a move by what people play; the page says the same (`people_words.test.js`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server.analysis.people.ratings import Rating
from server.analysis.people.words import JudgedMove, odds, say
from server.i18n.texts import from_json, languages

CASES = json.loads((Path(__file__).parents[2] / "data" / "people_said.json").read_text("utf-8"))
_SEEN = ("people", "classification", "played", "number", "taken", "expected")


def said(case: dict[str, Any]) -> Any:
    return say(JudgedMove(*(case[name] for name in _SEEN)), Rating(case["rating"], case["about"]))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_sentence_is_told_where_it_tells_something(case: dict[str, Any]) -> None:
    assert said(case) == case["says"]


@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_said(language: str) -> None:
    for case in filter(said, CASES):
        words = from_json(said(case), language) or ""
        assert words.endswith(".") and "people-" not in words and "{" not in words


def test_the_words_are_those_of_a_trainer() -> None:
    words = {case["name"]: from_json(case["says"], "en") for case in CASES if case["says"]}
    assert words["natural"] == "A natural mistake: 6 in 10 at this level play it."
    assert words["a trap"] == "A trap: 23…Re4? is what most at this level play."
    assert words["critical, rare"] == "Hard to find: 4 in 100 at this level find it."
    assert words["recapture"] == "8 in 10 at this level would have recaptured here."


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (1.0, (19, 20)),
        (0.95, (19, 20)),
        (0.949, (9, 10)),
        (0.75, (8, 10)),
        (0.5, (5, 10)),
        (0.64, (6, 10)),
        (0.1, (1, 10)),
        (0.09, (9, 100)),
        (0.0076, (1, 100)),
        (0.0, (1, 200)),
    ],
)
def test_a_share_is_said_as_people_do(share: float, words: tuple[int, int]) -> None:
    assert odds(share) == words
