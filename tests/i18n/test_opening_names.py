"""Names of openings in the reader's language: on the server and, by the same cases, on the page
(tests/js/chess/opening_names.test.js)."""

from __future__ import annotations

import functools
import json
import re

import pytest

from server.analysis.game.openings import BOOK_PATH
from server.i18n import texts
from server.i18n.opening_names import key_of, only_of, opening_name
from server.system.paths import ROOT

CASES = json.loads((ROOT / "tests/data/opening_names.json").read_text("utf-8"))
NAMES = {entry["name"] for entry in json.loads(BOOK_PATH.read_text("utf-8")).values()}


@pytest.mark.parametrize(
    ("language", "english", "said"),
    [(language, *case) for language, cases in CASES.items() for case in cases.items()],
)
def test_a_name_is_said_part_by_part(language: str, english: str, said: str) -> None:
    assert opening_name(english, functools.partial(texts.text, language)) == said


def test_every_text_is_of_a_part_that_the_book_has() -> None:
    parts = {key_of(part) for name in NAMES for part in re.split(": |, ", name)}
    texts_of_names = {key for key in texts.catalogues()["de"].sources if key.startswith("opening-")}
    assert texts_of_names - parts == {"opening-parts", "opening-with"}


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_nearly_all_families_have_a_text(language: str) -> None:
    sources = texts.catalogues()[language].sources
    families = {re.split(": |, ", name)[0] for name in NAMES}
    assert len([family for family in families if key_of(family) not in sources]) < 10


def test_no_two_parts_share_a_text() -> None:
    parts = {part for name in NAMES for part in re.split(": |, ", name)}
    shared: dict[str, list[str]] = {}
    for part in parts:
        if key_of(part) in texts.catalogues()["de"].sources:
            shared.setdefault(key_of(part), []).append(part)
    assert {key: found for key, found in shared.items() if len(found) > 1} == {}


def test_of_all_texts_those_of_some_names_can_be_taken() -> None:
    everything = texts.Wanted(frozenset({"side-white"}), ("opening-", "story-"))
    wanted = only_of(["Italian Game: Classical Variation, Giuoco Pianissimo"], everything)
    assert "opening-italian-game" in wanted and "opening-parts" in wanted and "opening-with" in wanted
    assert "opening-sicilian-defense" not in wanted
    assert "side-white" in wanted and "story-won" in wanted
