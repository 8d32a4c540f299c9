"""Guessing the moves of one side: by hand, beside the review's verdicts, without spoilers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.conftest import Server
from e2e.review_page import FINISHED, get_json, sample_id


def test_the_moves_of_a_side_are_guessed_from_a_link_to_the_sum(page: Page, server: Server) -> None:
    key = sample_id(server.url, "club")
    state = get_json(f"{server.url}/api/reviews/{key}")["state"]
    asked = [
        move
        for move in state["moves"][1::2]
        if move["classification"] not in ("theory", "forced") and move["loss"] is not None
    ]
    page.goto(f"{server.url}/r/{key}#guess:black")
    panel = page.locator(".guess")
    expect(panel).to_contain_text("What would you play?", timeout=FINISHED)
    expect(page.locator(".moves, .report, .graph")).to_have_count(0)

    page.keyboard.press("m")  # the game's first move that is asked, typed
    expect(page.locator(".move-field input")).to_be_focused()
    page.keyboard.type(state["game"]["moves"][asked[0]["ply"] - 1]["san"])
    page.keyboard.press("Enter")
    expect(panel).to_have_attribute("data-phase", "told", timeout=FINISHED)
    expect(panel.locator("[data-whose=you]")).to_contain_text("of 10 points")
    for _ in asked[1:]:
        page.keyboard.press("n")
        page.keyboard.press("s")
    page.keyboard.press("n")
    expect(panel.locator(".guess__sum")).to_contain_text(f"of {10 * len(asked)} points")
    expect(panel).to_contain_text(f"your {len(asked)} moves")

    panel.get_by_role("button", name="Back to the game", exact=True).click()
    expect(page.locator(".graph")).to_be_visible()
    where = f"{server.url}/r/{key}#{asked[-1]['ply']}"  # where the board was, and no exercise any more
    expect(page).to_have_url(where)
    expect(page.locator(".move:focus, .report__learn:focus, .tabs__item:focus")).to_have_count(1)


def test_the_report_leads_to_it_and_the_link_is_copied(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/r/{sample_id(server.url, 'club')}")
    page.get_by_role("button", name="Guess the moves").click()
    panel = page.locator(".guess")
    expect(panel).to_be_visible(timeout=FINISHED)
    panel.get_by_role("button", name="Copy a link to this exercise").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    panel.get_by_role("button", name="Black").click()
    expect(page).to_have_url(re.compile("#guess:black$"))
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
