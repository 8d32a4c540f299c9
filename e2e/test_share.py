"""Sending a review: the menu's lines and files, images at a ply and in a variation, a link's preview."""

from __future__ import annotations

import io
import re
import urllib.request
import zipfile
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.conftest import BROWSER, Server
from e2e.review_page import FINISHED, post_json, until, wait_until_reviewed

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


COPIED = "async (wanted) => RegExp(wanted, 's').test(await navigator.clipboard.readText())"


def until_copied(page: Page, pattern: str) -> None:
    """Wait for the text in the clipboard: "Copied." may still stand there of the text before."""
    until(page, COPIED, True, pattern)


def choose(page: Page, item: str) -> None:
    page.get_by_role("button", name="Share").click()
    page.get_by_role("menuitem", name=item).click()


def take(dialog: Locator, name: str) -> None:
    """Press a choice of the dialog, whose field lies hidden in its label."""
    dialog.locator(".settings__option", has_text=name).click()
    expect(dialog.get_by_label(name)).to_be_checked()


def opened(page: Page, item: str) -> Image.Image:
    page.get_by_role("button", name="Share").click()
    address = page.get_by_role("menuitem", name=item).evaluate("link => link.href")
    page.keyboard.press("Escape")
    with urllib.request.urlopen(str(address), timeout=60) as answer:
        return Image.open(io.BytesIO(answer.read()))


def test_the_link_is_copied_at_the_move(shared: Page, review: str) -> None:
    shared.get_by_role("button", name="Copy link").click()
    expect(shared.locator(".toast")).to_have_text("Copied.")
    until_copied(shared, f"/r/{review}#4$")


def test_a_dialog_goes_with_its_screen(shared: Page) -> None:
    shared.get_by_role("link", name="Your reviews").first.click()
    heading = shared.get_by_role("heading", level=1)
    expect(heading).to_have_text("Your reviews")
    shared.go_back()
    choose(shared, "Embed")
    dialog = shared.get_by_role("dialog")
    expect(dialog).to_be_visible()
    shared.go_forward()
    expect(heading).to_have_text("Your reviews")
    expect(dialog).to_have_count(0)


def test_the_embed_dialog_shows_what_its_lines_make(shared: Page, review: str) -> None:
    choose(shared, "Embed")
    dialog = shared.get_by_role("dialog", name="Embed")
    html = dialog.get_by_label("HTML, for any page")
    inside = dialog.frame_locator("iframe")
    expect(inside.locator("button.move[data-ply]").first).to_be_visible()
    expect(html).to_have_value(re.compile(f'/embed/{review}" .* height="760"'))
    for name in ("Narrow", "Dark", "Walnut"):
        take(dialog, name)
    expect(dialog.get_by_label("Moves")).not_to_be_checked()  # it would not fit
    for part in ("Moves", "Moments", "Report"):
        dialog.get_by_label(part).check()
    dialog.get_by_label("Graph").uncheck()
    dialog.get_by_label("Start at this move").check()
    query = "theme=dark&lightsquares=f1e3cc&darksquares=b58b62&show=moves,moments,report&ply=4"
    line = re.compile(re.escape(query.replace("&", "&amp;")) + '" .* height="640" .* max-width: 320px')
    expect(html).to_have_value(line)
    expect(inside.locator("html")).to_have_attribute("data-theme", "dark")
    expect(inside.locator("button.move[data-ply='4']")).to_have_attribute("aria-current", "true")
    expect(inside.locator(".graph")).to_have_count(0)
    expect(dialog.locator("iframe")).to_have_attribute("width", "320")
    dialog.get_by_role("button", name="Copy").first.click()
    expect(dialog).to_contain_text("Copied.")
    until_copied(shared, line.pattern)
    dialog.get_by_role("button", name="Copy").last.click()
    expect(dialog.get_by_role("status").last).to_have_text("Copied.")
    until_copied(shared, re.escape(f"/r/{review}?{query}") + "$")


def test_a_collection_and_a_season_have_the_same_dialog(page: Page, server: Server) -> None:
    made = post_json(f"{server.url}/api/collections", {"pgn": f"{PGN}\n\n{PGN}"})
    path = f"/c/{made['id']}"
    page.goto(f"{server.url}{path}?lang=en")
    page.get_by_role("button", name="Embed").click()
    dialog = page.get_by_role("dialog", name="Embed")
    dialog.get_by_label("Crosstable").check()
    take(dialog, "Dark")
    inside = dialog.frame_locator("iframe")
    expect(inside.get_by_role("heading", name="Crosstable")).to_be_visible()
    query = "theme=dark&show=games,crosstable"
    html = dialog.get_by_label("HTML, for any page")
    expect(html).to_have_value(re.compile(re.escape(query.replace("&", "&amp;")) + '" .* height="905"'))
    expect(dialog.get_by_label("WordPress")).to_have_value(f"{server.url}{path}?{query}")
    page.goto(f"{server.url}{path}/season/Adams?lang=en")
    page.get_by_role("button", name="Embed").click()
    expect(inside.get_by_role("heading", name="Adams")).to_be_visible()
    expect(html).to_have_value(re.compile(f'/embed{path}/season/Adams" .* height="905"'))
    expect(dialog.get_by_label("WordPress")).to_have_count(0)


def test_the_menu_copies_fen_and_pgn(shared: Page) -> None:
    toast = shared.locator(".toast")
    choose(shared, "FEN")
    expect(toast).to_have_text("Copied.")
    until_copied(shared, re.escape("rnbqkbnr/pppp2pp/5p2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3"))
    choose(shared, "PGN with")
    expect(toast).to_have_text("Copied.")
    until_copied(shared, r"2\.\sNf3\s.*\[%eval")


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
def test_the_viewer_for_other_sites_is_downloaded_with_a_page_that_uses_it(
    shared: Page, tmp_path: Path
) -> None:
    with shared.expect_download() as download:
        choose(shared, "PGN viewer for your own website (ZIP)")
    assert download.value.suggested_filename == "kibitz-viewer.zip"
    with zipfile.ZipFile(download.value.path()) as archive:
        archive.extractall(tmp_path)
    shared.goto((tmp_path / "kibitz-viewer" / "example.html").as_uri())
    inside = shared.frame_locator("iframe").first
    expect(inside.get_by_text("Weakens the king").first).to_be_visible()


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
