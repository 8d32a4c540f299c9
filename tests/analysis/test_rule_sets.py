"""The sets of rules: values, never silently another."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from server.analysis.errors import OptionsError
from server.analysis.game.game import parse_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.prepared_game import PreparedGame
from server.analysis.rule_sets import KIBITZ, RULE_SETS, SEED, RuleSet, rule_set
from server.i18n import texts
from server.system.paths import ROOT
from tests.page import keys_of

CORRECTIONS = {field.name for field in fields(RuleSet) if field.name != "name"}
NAMED = CORRECTIONS - {"exact"}
"""Those that a reason names: what a table knows has a rule of its own."""


def test_kibitz_makes_every_correction_and_the_seed_none() -> None:
    assert all(getattr(KIBITZ, name) is True for name in CORRECTIONS)
    assert all(getattr(SEED, name) is False for name in CORRECTIONS)


def test_a_set_is_found_by_its_name() -> None:
    assert [rule_set(name).name for name in RULE_SETS] == list(RULE_SETS)
    assert (rule_set("kibitz"), rule_set("seed")) == (KIBITZ, SEED)


def test_the_docs_name_every_set_and_correction() -> None:
    page = (ROOT / "docs" / "classification.md").read_text("utf-8")
    assert {*RULE_SETS, *CORRECTIONS} <= set(re.findall(r"`(\w+)`", page))


def test_the_docs_of_reasons_say_what_each_correction_means() -> None:
    page = (ROOT / "docs" / "reasons.md").read_text("utf-8")
    assert set(re.findall(r"^- `(\w+)`:", page, re.MULTILINE)) >= NAMED


def test_an_unknown_set_is_an_error() -> None:
    with pytest.raises(OptionsError, match="newest"):
        rule_set("newest")


def test_a_review_with_an_unknown_set_is_not_judged_by_the_default() -> None:
    prepared = PreparedGame.of(parse_game("1. e4"), ReviewOptions(rules="newest"))
    with pytest.raises(OptionsError):
        prepared.judge()


@pytest.mark.parametrize("code", texts.languages())
def test_every_language_names_every_set(code: str) -> None:
    assert keys_of(code, "start-rules-") == set(RULE_SETS)
    assert keys_of(code, "status-rules-") == set(list(RULE_SETS)[1:])


@pytest.mark.parametrize("code", texts.languages())
def test_every_language_has_words_for_every_correction_that_a_reason_names(code: str) -> None:
    assert keys_of(code, "why-corrected-") == {name.replace("_", "-") for name in NAMED}
