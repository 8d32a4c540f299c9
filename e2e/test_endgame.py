"""What is exact, from its marks to the drill: a rook ending that tables know, pawns that are solved."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.axe import LOOKS, check
from e2e.conftest import BROWSER, Server, in_one_browser
from e2e.review_page import get_json, post_json, wait_until_reviewed

NOTES = " ".join(["The rook cuts the king off, and the other king walks up."] * 12)
GAME = f"""[White "Anna"]
[Black "Bert"]
[SetUp "1"]
[FEN "8/8/8/8/8/4k3/8/4K2R w K - 0 1"]

1. Rg1 {{{NOTES}}} Kd3 2. Rg3+ Ke4 3. Rf3 Kxf3 1/2-1/2
"""
PAWNS = """[SetUp "1"]
[FEN "8/8/p7/7p/3K3P/1k4P1/8/8 w - - 0 44"]

44. Kc5 a5 45. Kb5 a4 46. g4 hxg4 0-1
"""
"""From rated game 541 of lichess (CC0)."""
IN_VIEW = """() => {
  const list = document.querySelector(".moves")?.getBoundingClientRect();
  const move = document.querySelector("[data-ply='5'][aria-current]")?.getBoundingClientRect();
  return list && move && move.top >= list.top && move.bottom <= list.bottom;
}"""
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
    _on_paper(page)
    check(page, LOOKS[1:3])
    page.set_viewport_size({"width": 1280, "height": 900})
    wins = panel.get_by_role("group", name="Wins in").get_by_role("button")
    wins.first.focus()
    page.keyboard.press("ArrowRight")
    expect(wins.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".moves__variation--own button[aria-current]")).to_be_visible()
    expect(panel.get_by_role("group", name="Loses in").get_by_role("button").first).to_be_focused()
    _stays_in_view(page, url)
    _drill(page, server, url)


def _on_paper(page: Page) -> None:
    """The panel stands under the board, whole; folded values are left out."""
    if BROWSER != "chromium":  # the driver knows no paper there
        return
    page.emulate_media(media="print")
    panel, board = page.locator(".endgame").bounding_box(), page.locator(".board").bounding_box()
    assert panel and board
    assert panel["y"] >= board["y"] + board["height"]
    assert panel["width"] > 1.5 * board["width"]
    page.emulate_media(media="screen")


def _stays_in_view(page: Page, url: str) -> None:
    """The move on the board stays in its list when the panel's moves come in above it."""
    held: list[Route] = []
    page.route("**/api/endgame*", lambda route: held.append(route))
    for size in ((1280, 800), (1100, 700)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto("about:blank")
        page.goto(f"{url}#5")
        page.wait_for_function(IN_VIEW)
        expect(page.locator(".endgame")).to_be_visible()
        for _ in range(3000):
            if held:
                break
            page.wait_for_timeout(20)
        held.pop().continue_()
        expect(page.locator(".endgame").get_by_role("button").first).to_be_visible()
        page.wait_for_function(IN_VIEW)
    page.unroute("**/api/endgame*")


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


@pytest.mark.nightly
@in_one_browser
def test_a_pawn_ending_says_why_it_is_won_and_each_move_can_be_tried(page: Page, server: Server) -> None:
    url = post_json(f"{server.url}/api/reviews", {"pgn": PAWNS, "options": {"preset": "fast"}})["url"]
    page.goto(f"{url}#1")
    wait_until_reviewed(page)
    for scheme, width in (LOOKS[0], LOOKS[3]):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 900})
        expect(page.get_by_text("44.g4 is a breakthrough: however it is taken")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    panel = page.locator(".endgame")
    expect(panel.get_by_role("status")).to_contain_text("White wins")
    panel.get_by_role("group", name="Wins").get_by_role("button", name="g4").click()
    expect(page.locator(".moves__variation--own button[aria-current]")).to_be_visible()
    expect(panel.get_by_role("status")).to_contain_text("White wins")
    check(page, LOOKS[1:3])
