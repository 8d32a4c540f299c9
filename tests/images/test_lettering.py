"""Text as outlines: what a name may contain, what does not fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.images.lettering import Lettering
from server.images.svg import Style
from server.system.paths import ROOT

STYLE = Style(20, 600)


@pytest.fixture(scope="module")
def lettering() -> Lettering:
    return Lettering(ROOT / "node_modules")


def outline(lettering: Lettering, text: str) -> str:
    return lettering.draw(text, 0, 0, STYLE, "#000")


@pytest.mark.parametrize("name", ["Ünsal", "Ødegård", "Łukasz", "Đặng", "Рагозин", "Ελλάς", "Jr."])
def test_every_letter_of_a_name_is_drawn(lettering: Lettering, name: str) -> None:
    assert outline(lettering, name).count("<path") == len(name)


def test_letters_without_a_font_are_spelt_in_latin(lettering: Lettering) -> None:
    assert outline(lettering, "丁") == outline(lettering, "Ding")


@pytest.mark.parametrize("nothing", ["😀", "\u202e", "\x00", "♞", "", " "])
def test_symbols_and_controls_leave_nothing(lettering: Lettering, nothing: str) -> None:
    assert lettering.width(nothing, STYLE) == 0
    assert "<path" not in outline(lettering, nothing)


def test_a_text_is_never_markup(lettering: Lettering) -> None:
    drawn = outline(lettering, '<script>"&')
    assert "script" not in drawn and "&" not in drawn


def test_what_is_too_long_ends_in_an_ellipsis_that_fits(lettering: Lettering) -> None:
    fitted = lettering.fitted("Capablanca, José Raúl", STYLE, 100)
    assert fitted.startswith("Capa") and fitted.endswith("…")
    assert lettering.width(fitted, STYLE) <= 100
    assert lettering.fitted("Tal", STYLE, 100) == "Tal"


def test_a_heavier_weight_is_wider(lettering: Lettering) -> None:
    assert lettering.width("Botvinnik", Style(20, 800)) > lettering.width("Botvinnik", Style(20, 300))


def test_where_the_fonts_are_not_installed_texts_stay_empty(tmp_path: Path) -> None:
    assert Lettering(tmp_path).width("Tal", STYLE) == 0


def test_text_is_broken_between_words_alone(lettering: Lettering) -> None:
    lines = lettering.broken("Capablanca  beats\nAlekhine", STYLE, lettering.width("Capablanca beats", STYLE))
    assert lines == ["Capablanca beats", "Alekhine"]
    assert lettering.broken("Capablanca", STYLE, 5) == ["Capablanca"]
    assert lettering.broken("", STYLE, 5) == [""]
