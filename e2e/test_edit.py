"""A collection that its owner edits, seen by another window."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from e2e.axe import settled
from e2e.conftest import Server
from e2e.review_page import FINISHED

SHOTS = os.environ.get("KIBITZ_EDIT_SHOTS")
"""A folder for pictures of the page, for whoever looks."""


def game(white: str, black: str, moves: str, *, board: int) -> str:
    names = f'[Event "Harbour Cup"]\n[Round "1.{board}"]\n[White "{white}"]\n[Black "{black}"]'
    return f'{names}\n[Result "1-0"]\n\n{moves} 1-0\n\n'


FILE = (
    game("Lund, Ada", "Okafor, Ben", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#", board=1)
    + game("Vega, Carla", "Dreyer, Tom", "1. d4 d5 2. Nxe9", board=2)
    + game("Petrov, Ivan", "Quist, Mai", "1. f4 e5 2. g4 Qh4#", board=3)
)
TWICE = game("Lund, Ada", "Okafor, Ben", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#", board=1)
MENDED = game("Vega, Carla", "Dreyer, Tom", "1. d4 d5 2. c4 e6", board=2)


def shoot(page: Page, name: str) -> None:
    if SHOTS:
        for width, scheme in ((1280, "light"), (1500, "dark"), (768, "light"), (390, "dark"), (390, "light")):
            page.set_viewport_size({"width": width, "height": 900})
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            page.screenshot(path=Path(SHOTS) / f"{name}_{width}_{scheme}.png", full_page=True)
        page.set_viewport_size({"width": 1280, "height": 900})
        page.emulate_media(color_scheme="light")


def numbers(page: Page) -> list[str]:
    """The boards of the rows, in order."""
    return page.locator(".collection__row .collection__board").all_inner_texts()


def correct(page: Page, visitor: Page) -> None:
    """A name and a result are put right, and the game keeps its review."""
    before = visitor.locator(".collection__link").last.get_attribute("href")
    page.get_by_role("button", name="Correct game 3, Petrov, Ivan v Quist, Mai").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Result")).to_be_focused()
    dialog.get_by_label("Result").select_option("0-1")
    dialog.get_by_label("Black").fill("Quist, Maja")
    shoot(page, "correction")
    assert settled(page) == []
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0, timeout=FINISHED)
    row = visitor.locator(".collection__row").last
    expect(row).to_contain_text("Quist, Maja", timeout=FINISHED)
    expect(row.locator(".collection__result")).to_have_text("0–1")
    expect(row).to_have_class(re.compile("is-done"), timeout=FINISHED)
    assert visitor.locator(".collection__link").last.get_attribute("href") == before
    review = visitor.context.new_page()
    review.goto(f"{visitor.url.partition('/c/')[0]}{before}")
    expect(review.locator("h1")).to_contain_text("Quist, Maja", timeout=FINISHED)
    expect(review.locator(".report__value").first).to_be_visible()
    review.close()


def test_a_collection_is_edited_and_whoever_watches_sees_it(
    page: Page, server: Server, browser: Browser
) -> None:
    page.goto(server.url)
    page.locator("#pgn").fill(FILE)
    page.get_by_role("button", name="Fast").click()
    page.get_by_role("button", name="Review 3 games").click()
    page.wait_for_url("**/c/*")
    heading = page.locator("h1")
    expect(heading).to_have_text("Harbour Cup", timeout=FINISHED)
    other = browser.new_context()
    visitor = other.new_page()
    visitor.goto(page.url)
    expect(visitor.locator(".collection__row")).to_have_count(3, timeout=FINISHED)
    expect(visitor.get_by_role("button", name="Edit")).to_have_count(0)

    page.bring_to_front()  # Firefox has the focus in one window alone
    page.get_by_role("button", name="Edit").click()
    title = page.get_by_label("Title", exact=True)
    expect(title).to_be_focused()
    title.fill("Harbour  Championship")
    title.press("Enter")
    expect(visitor.locator("h1")).to_have_text("Harbour Championship", timeout=FINISHED)
    expect(title).to_have_value("Harbour Championship")
    shoot(page, "editing")

    dialog = page.get_by_role("dialog")
    correct(page, visitor)

    page.get_by_role("button", name="Replace game 2, Vega, Carla v Dreyer, Tom").click()
    text = dialog.get_by_label("The game as PGN")
    expect(text).to_be_focused()
    text.fill("1. e4 e5 2. Ke3 *")
    dialog.get_by_role("button", name="Replace").click()
    expect(dialog.get_by_role("alert")).to_contain_text("move 2, White", timeout=FINISHED, ignore_case=True)
    shoot(page, "refused")
    assert settled(page) == []
    text.fill(MENDED)
    dialog.get_by_role("button", name="Replace").click()
    expect(dialog).to_have_count(0, timeout=FINISHED)
    expect(visitor.locator(".collection__fault")).to_have_count(0, timeout=FINISHED)
    expect(visitor.locator(".collection__link")).to_have_count(3)

    page.get_by_role("button", name="Add games").click()
    dialog.locator("input[type=file]").set_input_files(
        {"name": "round.pgn", "mimeType": "text/plain", "buffer": (TWICE + MENDED).encode()}
    )
    dialog.get_by_role("button", name="Add 2 games").click()
    expect(visitor.locator(".collection__row")).to_have_count(5, timeout=FINISHED)
    twice = page.get_by_role("button", name="Remove 2 duplicates")
    expect(twice).to_be_visible(timeout=FINISHED)
    shoot(page, "duplicates")
    twice.click()
    expect(dialog).to_contain_text("Game 4: Lund, Ada v Okafor, Ben (duplicate of game 1); Game 5: Vega")
    shoot(page, "question")
    dialog.get_by_role("button", name="Remove").click()
    expect(dialog).to_have_count(0)
    assert settled(page) == []
    expect(visitor.locator(".collection__row")).to_have_count(3, timeout=FINISHED)
    expect(twice).to_be_hidden(timeout=FINISHED)

    page.get_by_role("button", name="Remove game 1, Lund, Ada v Okafor, Ben").press("Enter")
    dialog.get_by_role("button", name="Remove").click()
    expect(page.locator(".collection__row")).to_have_count(2, timeout=FINISHED)
    expect(page.get_by_role("button", name="Add games")).to_be_focused()
    expect(visitor.locator(".collection__row")).to_have_count(2, timeout=FINISHED)
    assert numbers(visitor) == ["2", "3"]
    page.get_by_role("button", name="Done").click()
    expect(heading).to_have_text("Harbour Championship")
    expect(page.get_by_role("button", name="Edit")).to_be_focused()
    expect(page.locator(".edit__tools")).to_have_count(0)
    other.close()
