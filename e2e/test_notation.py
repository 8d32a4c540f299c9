"""Moves in their reader's letters: German ones on a German page, figurines for those who choose them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server
from e2e.review_page import post_json

GAME = "1. e4 e5 2. Nf3 (2. Bc4 Nf6) 2... Nc6 3. Bb5 a6 *"


@pytest.fixture(scope="module")
def review(server: Server) -> str:
    """The id of a review of GAME."""
    body = {"pgn": GAME, "options": {"preset": "fast"}}
    found: str = post_json(f"{server.url}/api/reviews", body)["id"]
    return found


def moves(page: Page) -> list[str]:
    """The moves of the game and of the PGN's variation, as they stand in the list."""
    return [
        re.sub(r"^\d+[.…]+", "", text) for text in page.locator(".move__san, .move--side").all_inner_texts()
    ]


def choose(page: Page, notation: str) -> None:
    """Choose it in the settings, and close them."""
    page.locator("#menu").click()
    page.locator("#settings").click()
    page.get_by_role("dialog").get_by_role("radio", name=notation).check()
    page.keyboard.press("Escape")


def test_a_german_page_writes_german_letters_until_others_are_chosen(
    german: Page, server: Server, review: str
) -> None:
    page = german
    page.goto(f"{server.url}/r/{review}#3")
    expect(page.locator('button.move[data-ply="3"]')).to_contain_text("Sf3")
    assert moves(page) == ["e4", "e5", "Sf3", "Lc4", "Sf6", "Sc6", "Lb5", "a6"]
    expect(page.locator(".verdict h2")).to_contain_text("2. Sf3")

    choose(page, "Figurinen (♘f3)")
    expect(page.locator('button.move[data-ply="3"]')).to_contain_text("♘f3")
    assert moves(page) == ["e4", "e5", "♘f3", "♗c4", "♘f6", "♘c6", "♗b5", "a6"]
    expect(page.get_by_role("button", name="Springer f3")).to_be_visible()
    expect(page.locator(".verdict h2")).to_contain_text("2. ♘f3")
    expect(page).to_have_url(re.compile("#3$"))

    page.reload()
    expect(page.locator('button.move[data-ply="3"]')).to_contain_text("♘f3")
    choose(page, "Englisch (Nf3)")
    expect(page.locator('button.move[data-ply="3"]')).to_contain_text("Nf3")


def test_a_move_is_typed_in_german(german: Page, server: Server, review: str) -> None:
    page = german
    page.goto(f"{server.url}/r/{review}#2")
    expect(page.locator('button.move[data-ply="3"]')).to_contain_text("Sf3")
    page.keyboard.press("m")
    expect(page.locator(".move-field input")).to_be_focused()
    page.keyboard.type("Sc3")
    page.keyboard.press("Enter")
    expect(page.locator(".moves__variation--own")).to_contain_text("2.Sc3")


@pytest.mark.nightly
def test_an_embed_has_the_notation_of_its_address(page: Page, server: Server, review: str) -> None:
    page.goto(f"{server.url}/embed/{review}?notation=figurines")
    expect(page.locator("#viewer.is-live")).to_be_visible()
    expect(page.locator('button.move[data-ply="3"]')).to_contain_text("♘f3")
    page.goto(f"{server.url}/embed/{review}?lang=de")
    expect(page.locator('button.move[data-ply="3"]')).to_contain_text("Sf3")
