from __future__ import annotations

import re

import chess.pgn
import pytest

from server.analysis.classes import FACTS, FAULTS, Classification
from server.i18n import texts
from tests.page import keys_of

_EMOJI_FROM = 0x1F000
"""Beyond here lie the signs that most systems draw in colours of their own."""


def test_the_classes_that_logs_and_embeds_hold_stay() -> None:
    assert set(FACTS) >= {
        "brilliant", "critical", "best", "excellent", "okay", "inaccuracy", "mistake", "blunder", "theory",
        "forced", "risky",
    }  # fmt: skip
    assert list(FACTS) == [str(each) for each in Classification] == [each.value for each in Classification]


def test_values_run_from_blunder_to_all_that_is_as_good_as_best() -> None:
    lower = {"blunder": 0, "mistake": 1, "inaccuracy": 2, "risky": 2, "okay": 3, "excellent": 4}
    assert {name: Classification[name.upper()].value_points for name in lower} == lower
    assert {each.value_points for each in Classification} == set(range(6))


def test_glyphs_are_those_of_the_pgn_standard() -> None:
    assert {str(each): each.nag for each in Classification if each.nag} == {
        "critical": chess.pgn.NAG_GOOD_MOVE,
        "mistake": chess.pgn.NAG_MISTAKE,
        "brilliant": chess.pgn.NAG_BRILLIANT_MOVE,
        "blunder": chess.pgn.NAG_BLUNDER,
        "risky": chess.pgn.NAG_SPECULATIVE_MOVE,
        "inaccuracy": chess.pgn.NAG_DUBIOUS_MOVE,
    }


def test_the_card_begins_with_the_best_and_ends_with_what_no_engine_judged() -> None:
    assert next(iter(FACTS)) == "brilliant"
    assert list(FACTS)[-2:] == ["theory", "forced"]


def test_each_class_looks_unlike_the_others() -> None:
    for look in ("glyph", "ground", "ink", "ink_dark", "strokes"):
        assert len({getattr(facts, look) for facts in FACTS.values()}) == len(FACTS)


def test_signs_as_text_take_the_text_s_colour() -> None:
    assert all(ord(sign) < _EMOJI_FROM for facts in FACTS.values() for sign in facts.glyph)


def test_colours_are_six_hexadecimal_digits() -> None:
    for facts in FACTS.values():
        for color in (facts.ground, facts.sign, facts.ink, facts.ink_dark):
            assert re.fullmatch("#[0-9a-f]{6}", color)


def test_a_fault_is_worth_less_than_okay_and_stands_on_the_graph() -> None:
    for fault in FAULTS:
        assert fault.value_points < Classification.OKAY.value_points
        assert fault.facts.notable


@pytest.mark.parametrize("code", texts.languages())
def test_every_language_names_every_class(code: str) -> None:
    for form in ("class-", "verdict-"):
        assert keys_of(code, form) == set(FACTS)
