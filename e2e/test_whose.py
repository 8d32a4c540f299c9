""" "Which side did you play?": asked once at the start, remembered by name, never in an embed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server
from e2e.review_page import FINISHED, post_json, wait_until_reviewed


def review(server: Server, white: str, black: str) -> str:
    """The address of a review in which both sides have erred."""
    pgn = f'[White "{white}"]\n[Black "{black}"]\n\n1. e4 e5 2. Qh5 Ke7 3. d3 Nf6 *\n'
    made = post_json(f"{server.url}/api/reviews", {"pgn": pgn, "options": {"preset": "fast"}})
    address: str = made["url"]
    return address


def test_the_side_is_asked_once_and_remembered_by_name(page: Page, server: Server) -> None:
    page.goto(review(server, "Anna", "Bert"))
    question = page.get_by_role("group", name="Which side did you play?")
    question.get_by_role("button", name="Bert").click()
    expect(question).to_have_count(0)
    expect(page.locator(".stage .player__name").last).to_have_text("Bert")
    wait_until_reviewed(page)
    expect(page.locator(".report__accuracy[data-side='black']")).to_contain_text("Your accuracy")
    first = page.locator(".report__moments li").first
    expect(first).to_have_class("is-own")
    expect(first).to_contain_text("Ke7")

    page.goto(review(server, "Carl", "Bert"))
    expect(page.locator(".stage .player__name").last).to_have_text("Bert")
    expect(page.locator(".verdict")).to_contain_text("Starting position")
    expect(page.get_by_role("group", name="Which side did you play?")).to_have_count(0)


@pytest.mark.nightly
def test_the_drill_begins_with_ones_own_faults(page: Page, server: Server) -> None:
    page.goto(review(server, "Dora", "Emil"))
    page.get_by_role("group", name="Which side did you play?").get_by_role("button", name="Emil").click()
    wait_until_reviewed(page)
    page.keyboard.press("l")
    expect(page.locator(".drill").get_by_role("button", name="Black (2)")).to_have_attribute(
        "aria-pressed", "true", timeout=FINISHED
    )
    assert page.url.endswith("#learn:black")


@pytest.mark.nightly
def test_neither_is_an_answer_for_this_review(page: Page, server: Server) -> None:
    address = review(server, "Fritz", "Gerd")
    page.goto(address)
    page.get_by_role("button", name="Neither").click()
    expect(page.locator(".stage .player__name").last).to_have_text("Fritz")
    page.reload()
    expect(page.locator(".verdict")).to_contain_text("Starting position")
    expect(page.get_by_role("group", name="Which side did you play?")).to_have_count(0)


@pytest.mark.nightly
def test_an_embed_does_not_ask(page: Page, server: Server) -> None:
    page.goto(review(server, "Hans", "Inge").replace("/r/", "/embed/"))
    expect(page.locator(".stage .player__name").last).to_have_text("Hans")
    assert page.evaluate("localStorage.length") == 0
    expect(page.get_by_text("Which side did you play?")).to_have_count(0)
