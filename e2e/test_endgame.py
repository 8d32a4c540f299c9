"""What is exact, from its marks to the drill: a rook ending that tables know."""

from __future__ import annotations

from urllib.parse import quote

from playwright.sync_api import Page, expect

from e2e.conftest import Server
from e2e.review_page import get_json, post_json, wait_until_reviewed
from e2e.test_accessibility import LOOKS, check

GAME = """[White "Anna"]
[Black "Bert"]
[SetUp "1"]
[FEN "8/8/8/8/8/4k3/8/4K2R w K - 0 1"]

1. Rg1 Kd3 2. Rg3+ Ke4 3. Rf3 Kxf3 1/2-1/2
"""
BEFORE_THE_FAULT = "8/8/8/8/4k3/6R1/8/4K3 w - - 4 3"


def test_a_won_ending_is_marked_shown_and_asked(page: Page, server: Server) -> None:
    url = post_json(f"{server.url}/api/reviews", {"pgn": GAME, "options": {"preset": "fast"}})["url"]
    page.goto(f"{url}#4")
    wait_until_reviewed(page)
    panel = page.locator(".endgame")
    expect(panel.get_by_role("status")).to_contain_text("White wins in")
    expect(page.locator(".exactly span")).to_have_text("exact from here")
    expect(page.locator("button.move[data-ply='1'] .move__exact")).to_be_visible()
    expect(page.locator(".place")).to_contain_text("exact from 1. Rg1")
    expect(page.locator(".report__exact")).to_contain_text("1 of 2")
    expect(panel.get_by_role("button", name="Rf3 draws; played in the game")).to_be_visible()
    check(page, LOOKS[1:3])
    page.set_viewport_size({"width": 1280, "height": 900})
    wins = panel.get_by_role("group", name="Wins in").get_by_role("button")
    wins.first.focus()
    page.keyboard.press("ArrowRight")
    expect(wins.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".moves__variation--own button[aria-current]")).to_be_visible()
    expect(panel.get_by_role("group", name="Loses in").get_by_role("button").first).to_be_focused()
    _drill(page, server, url)


def _drill(page: Page, server: Server, url: str) -> None:
    """The slowest win is as good an answer as any."""
    moves = get_json(f"{server.url}/api/endgame?fen={quote(BEFORE_THE_FAULT)}")["table"]["moves"]
    slowest = [move["san"] for move in moves if move["wdl"] == 2][-1]
    page.goto("about:blank")
    page.goto(f"{url}#learn:white")
    expect(page.locator(".drill")).to_contain_text("Rf3")
    expect(page.locator(".endgame")).to_have_count(0)
    page.keyboard.press("m")
    page.locator(".move-field input").fill(slowest)
    page.keyboard.press("Enter")
    expect(page.locator(".drill__feedback")).to_contain_text("keeps the win")
