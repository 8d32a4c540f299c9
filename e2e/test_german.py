"""Kibitz in German: from the start to the report, in errors and dialogs, and no English word is left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from e2e.conftest import Server
from e2e.review_page import post_json, press_in_menu, sample_id, wait_until_reviewed

CATALOGUES = Path(__file__).parents[1] / "static" / "i18n"
GAME = """1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1

[White "C"]
[Black "D"]

1. d4 d5 *
"""
BROKEN = "1. Ke3 e5 2. Nf3 Nc6"
WORDS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const box = walker.currentNode.parentElement;
    if (box.closest("script, style, template, noscript, [lang]:not(html)")) continue;
    found.push(walker.currentNode.textContent);
  }
  for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "alt"]) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      if (!element.closest("[lang]:not(html)")) found.push(element.getAttribute(name));
    }
  }
  return [...new Set(found.map((text) => text.trim()))].filter(Boolean);
}"""
"""Every text of the page, seen or said."""


def shapes(code: str) -> list[re.Pattern[str]]:
    """The texts of a language as patterns; those with a choice in them are left out."""
    body = FluentParser().parse((CATALOGUES / f"{code}.ftl").read_text("utf-8")).body
    patterns = [entry.value for entry in body if isinstance(entry, ast.Message)]
    return [re.compile(shape) for pattern in patterns if pattern and (shape := _shape(pattern))]


def _shape(pattern: ast.Pattern) -> str | None:
    parts, letters = [], 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(re.escape(element.value))
            letters += sum(character.isalpha() for character in element.value)
        elif isinstance(element.expression, ast.VariableReference | ast.FunctionReference):
            parts.append(".+")
        else:
            return None
    return "".join(parts).strip() if letters > 3 else None


ENGLISH, GERMAN = shapes("en"), shapes("de")


def english_left(page: Page) -> list[str]:
    """Texts that the English catalogue has and the German one has not."""
    return [
        text
        for text in page.evaluate(WORDS)
        if any(shape.fullmatch(text) for shape in ENGLISH)
        and not any(shape.fullmatch(text) for shape in GERMAN)
    ]


def test_a_game_is_reviewed_in_german(german: Page, server: Server) -> None:
    german.goto(server.url)
    expect(german.get_by_role("heading", level=1)).to_contain_text("Jede Partie verdient")
    expect(german.locator("html")).to_have_attribute("lang", "de")
    assert english_left(german) == []

    german.locator("#pgn").fill(BROKEN)
    german.get_by_role("button", name="Analysieren").click()
    expect(german.locator(".paste__error")).to_contain_text(
        "Zug 1, Weiß: „Ke3“ ist hier kein legaler Zug für Weiß."
    )
    assert english_left(german) == []

    german.locator("#pgn").fill(GAME.partition("\n")[0])
    german.get_by_role("button", name="Schnell").click()
    german.get_by_role("button", name="Analysieren").click()
    german.wait_for_url("**/r/*")
    wait_until_reviewed(german)
    report = german.get_by_role("region", name="Bericht")
    expect(report).to_contain_text("Patzer")
    expect(report).to_contain_text("Italienische Partie: ")
    expect(report.locator(".report__value").first).to_have_text(re.compile(r"^\d+,\d$"))
    german.goto(german.url.split("#")[0] + "#9")
    expect(german.locator(".verdict")).to_contain_text("5. Sxf7 ist ein")
    expect(german.locator(".verdict")).to_contain_text("Aussichten von")
    assert english_left(german) == []
    press_in_menu(german, "Tastenkürzel")
    expect(german.get_by_role("dialog")).to_contain_text("Brett drehen")
    assert english_left(german) == []


def test_a_collection_names_openings_in_german(german: Page, server: Server) -> None:
    made = post_json(f"{server.url}/api/collections", {"pgn": GAME, "options": {"nodes": 1000}})
    german.goto(f"{server.url}/c/{made['id']}")
    expect(german.locator(".collection__variation").first).to_contain_text("Italienische Partie: ")


def test_warnings_of_a_text_are_german_and_an_embed_is_by_its_address(
    german: Page, page: Page, server: Server
) -> None:
    made = post_json(f"{server.url}/api/reviews", {"pgn": GAME, "options": {"nodes": 1000}})
    german.goto(made["url"])
    expect(german.locator(".notice")).to_contain_text("1 weitere Partie")
    page.goto(f"{server.url}/embed/{made['id']}?lang=de")
    expect(page.locator("#viewer.is-live")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert english_left(page) == []


def test_a_chosen_language_is_kept_and_the_address_wins_over_it(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Every game")
    page.locator("#pgn").fill(GAME)
    page.locator("#menu").click()
    page.get_by_label("Language").focus()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Jede Partie")
    expect(page.get_by_label("Sprache")).to_be_focused()
    expect(page.locator("#pgn")).to_have_value(GAME)
    assert english_left(page) == []
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Jede Partie")
    page.goto(f"{server.url}/?lang=en")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Every game")


@pytest.mark.nightly
def test_a_language_changes_where_one_is_without_a_reload(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/r/{sample_id(server.url)}?lang=en#62")
    expect(page.locator(".verdict")).to_contain_text("Kxa3 is a mistake")
    page.evaluate("document.documentElement.dataset.here = 'still'")
    press_in_menu(page, "Settings")  # its texts come with it
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator("#menu")).to_be_focused()
    page.locator("#menu").click()
    select = page.locator("#language select")
    for language, words in (("de", "Kxa3 ist ein Fehler"), ("en", "Kxa3 is a mistake"), ("de", "Fehler")):
        select.focus()
        select.select_option(language)
        expect(page.locator(".verdict")).to_contain_text(words)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(select).to_be_focused()
    assert "lang=" not in page.url and page.url.endswith("#62")
    page.locator("#settings").click()
    expect(page.get_by_role("dialog")).to_contain_text("Einstellungen")
    assert english_left(page) == []
    assert page.evaluate("document.documentElement.dataset.here") == "still"
