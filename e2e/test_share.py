"""Sending a review: the menu's lines and files, images at a ply and in a variation, a link's preview."""

from __future__ import annotations

import io
import re
import urllib.request
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import BROWSER, Server
from e2e.review_page import FINISHED, post_json, wait_until_reviewed

PGN = """[White "Adams"]
[Black "Torre"]
[Result "1-0"]

1. e4 e5 2. Nf3 f6 3. Nxe5 fxe5 4. Qh5+ Ke7 5. Qxe5+ 1-0"""


@pytest.fixture(scope="module")
def review(server: Server) -> str:
    answer = post_json(f"{server.url}/api/reviews", {"pgn": PGN, "options": {"preset": "fast"}})
    return str(answer["id"])


@pytest.fixture
def shared(page: Page, context: BrowserContext, server: Server, review: str) -> Page:
    """The review at ply 4, with leave to read the clipboard."""
    if BROWSER == "chromium":
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    page.goto(f"{server.url}/r/{review}#4")
    wait_until_reviewed(page)
    return page


def clipboard(page: Page) -> str:
    return str(page.evaluate("navigator.clipboard.readText()"))


def choose(page: Page, item: str) -> None:
    page.get_by_role("button", name="Share").click()
    page.get_by_role("menuitem", name=item).click()


def opened(page: Page, item: str) -> Image.Image:
    page.get_by_role("button", name="Share").click()
    address = page.get_by_role("menuitem", name=item).evaluate("link => link.href")
    page.keyboard.press("Escape")
    with urllib.request.urlopen(str(address), timeout=60) as answer:
        return Image.open(io.BytesIO(answer.read()))


def test_the_link_is_copied_at_the_move(shared: Page, review: str) -> None:
    shared.get_by_role("button", name="Copy link").click()
    expect(shared.locator(".toast")).to_have_text("Link to this move copied.")
    assert clipboard(shared).endswith(f"/r/{review}#4")


def test_the_menu_copies_embed_line_fen_and_pgn(shared: Page, review: str) -> None:
    toast = shared.locator(".toast")
    choose(shared, "Embed")
    expect(toast).to_contain_text("Embed code copied")
    assert f"/embed/{review}" in clipboard(shared)
    choose(shared, "FEN")
    expect(toast).to_have_text("FEN copied.")
    assert clipboard(shared) == "rnbqkbnr/pppp2pp/5p2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3"
    choose(shared, "PGN with")
    expect(toast).to_have_text("PGN copied.")
    assert re.search(r"2\. Nf3 .*\[%eval", clipboard(shared), re.DOTALL)


@pytest.mark.nightly
def test_images_show_the_position_on_the_board(shared: Page) -> None:
    first = opened(shared, "Image of this position (PNG)")
    assert (first.format, first.size) == ("PNG", (640, 640))
    shared.keyboard.press("f")
    turned = opened(shared, "Image of this position (PNG)")
    assert turned.tobytes() != first.tobytes()
    assert opened(shared, "Card of this move").size == (1200, 630)
    film = opened(shared, "Animation of the game")
    assert (film.format, getattr(film, "n_frames", 0)) == ("GIF", 10)


@pytest.mark.nightly
def test_an_svg_opens_in_the_browser(shared: Page, context: BrowserContext) -> None:
    shared.get_by_role("button", name="Share").click()
    with context.expect_page() as other:
        shared.get_by_role("menuitem", name="Image of this position (SVG)").click()
    expect(other.value.locator("svg").first).to_be_visible()
    assert "ply=4" in other.value.url


@pytest.mark.nightly
def test_a_variation_is_shared_as_it_stands(shared: Page) -> None:
    shared.keyboard.press("Space")  # the better move, on the board
    expect(shared).to_have_url(re.compile(r"#\d+:[a-h1-8,]+$"), timeout=FINISHED)
    shared.get_by_role("button", name="Share").click()
    address = shared.get_by_role("menuitem", name="Image of this position (PNG)").get_attribute("href")
    assert address is not None and "line=" in address


@pytest.mark.nightly
def test_the_viewer_for_other_sites_can_be_downloaded(shared: Page) -> None:
    with shared.expect_download() as download:
        choose(shared, "PGN viewer for your own website (JS)")
    assert download.value.suggested_filename == "kibitz-viewer.js"
    assert "kibitz-viewer" in Path(download.value.path()).read_text("utf-8")


def test_the_menu_works_with_keys_alone(shared: Page) -> None:
    share = shared.get_by_role("button", name="Share")
    share.focus()
    shared.keyboard.press("Enter")
    items = shared.get_by_role("menuitem")
    expect(items.first).to_be_focused()
    shared.keyboard.press("ArrowUp")
    expect(items.last).to_be_focused()
    shared.keyboard.press("ArrowDown")
    expect(items.first).to_be_focused()
    shared.keyboard.press("Escape")
    expect(items).to_have_count(0)
    expect(share).to_be_focused()
    expect(shared).to_have_url(re.compile("#4$"))


def test_a_preview_reads_title_and_image_of_the_ply(server: Server, review: str) -> None:
    with urllib.request.urlopen(f"{server.url}/r/{review}?ply=4", timeout=30) as answer:
        head = answer.read().decode()
    assert 'property="og:title" content="Adams v Torre, 1-0"' in head
    found = re.search(r'property="og:image" content="([^"]+)"', head)
    assert found is not None
    with urllib.request.urlopen(found[1].replace("&amp;", "&"), timeout=60) as answer:
        assert Image.open(io.BytesIO(answer.read())).size == (1200, 630)
