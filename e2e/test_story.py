"""The game in three sentences, and the quiet of a decided game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server
from e2e.review_page import get_json, paste, review_id, wait_until_reviewed

GUNDERSEN = (Path(__file__).parents[1] / "tests" / "data" / "games" / "24.pgn").read_text()
"""White is better from move 8 on and mates with 15.hxg6#."""


def test_the_report_tells_the_game_and_its_moves_lead_to_their_place(page: Page, server: Server) -> None:
    paste(page, server.url, GUNDERSEN)
    found = review_id(page)
    wait_until_reviewed(page)
    story = page.locator(".report__story")
    expect(story).to_contain_text("White mated with 15.hxg6#.")
    story.get_by_role("button", name="15.hxg6#").click()
    expect(page.locator("button.move[data-ply='29']")).to_have_attribute("aria-current", "true")

    meaning = page.locator(".report__meaning p")
    expect(meaning).to_be_hidden()
    page.get_by_text("What accuracy means").focus()
    page.keyboard.press("Enter")
    expect(meaning).to_contain_text("The average over all moves")
    page.locator(".report__kind").get_by_role("button", name="lichess accuracy").click()
    expect(meaning).to_be_visible()
    expect(meaning).to_contain_text("Uses lichess’s formula")

    pgn = page.request.get(f"{server.url}/api/reviews/{found}.pgn").text()
    assert "(Kibitz: " in pgn.replace("\n", " ")
    page.goto(f"{server.url}/r/{found}?lang=de")
    description = page.locator("meta[property='og:description']")
    expect(description).to_have_attribute("content", re.compile(r"Weiß setzte mit 15\.hxg6# matt\."))


@pytest.mark.nightly
def test_the_moves_of_a_decided_game_are_quiet(page: Page, server: Server) -> None:
    paste(page, server.url, GUNDERSEN)
    found = review_id(page)
    wait_until_reviewed(page)
    expect(page.locator("button.move[data-ply='29']")).to_have_class(re.compile("move--quiet"))
    expect(page.locator("button.move[data-ply='3']")).not_to_have_class(re.compile("move--quiet"))
    state = get_json(f"{server.url}/api/reviews/{found}")["state"]
    quiet = {move["ply"] for move in state["moves"] if move["quiet"]}
    assert 29 in quiet
    assert quiet.isdisjoint(moment["ply"] for moment in state["report"]["key_moments"])
