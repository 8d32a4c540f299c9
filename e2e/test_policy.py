"""No screen asks for what its policy forbids: no inline style, no inline script but the import map."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import Server, chromium_only
from e2e.review_page import FINISHED, post_json, sample_id
from tests.sampling import first

LISTEN = """addEventListener("securitypolicyviolation", (broken) =>
  told(`${broken.violatedDirective} ${broken.blockedURI} ${broken.sourceFile} ${broken.sample}`));"""


@pytest.fixture
def told(context: BrowserContext) -> list[str]:
    """What the browser tells of policies that were broken on a page or in a frame of it."""
    found: list[str] = []
    context.expose_function("told", lambda words: found.append(words))
    context.add_init_script(LISTEN)
    return found


@pytest.fixture(scope="module")
def sample(server: Server) -> str:
    """A finished review with faults."""
    return sample_id(server.url)


@pytest.fixture(scope="module")
def collection(server: Server) -> Iterator[str]:
    games = {"pgn": "1. e4 e5 *\n\n1. d4 d5 *", "options": {"nodes": 1000}}
    yield post_json(f"{server.url}/api/collections", games)["id"]


def test_the_listener_hears(context: BrowserContext, server: Server, told: list[str]) -> None:
    page = context.new_page()
    page.goto(f"{server.url}/explore?fen=8/8/8/8/8/8/8/K1k5")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<b style=\"color: red\">x</b>')")
    deadline = time.monotonic() + 10
    while not told and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    assert len(told) == 1 and "style-src" in told[0]


@pytest.mark.nightly
@pytest.mark.parametrize("width", first(1, [390, 1280]))
def test_no_screen_breaks_its_policy(
    page: Page, server: Server, told: list[str], sample: str, collection: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    screens = (
        ("/", ".board__squares img"),
        (f"/r/{sample}#24", ".graph__known"),
        (f"/r/{sample}?learn=1#learn:white", ".drill"),
        (f"/c/{collection}", ".collection__row"),
        ("/explore?fen=8/8/8/8/8/8/8/K1k5", ".board__squares img"),
        (f"/embed/{sample}?ply=24", ".board__squares img"),
        (f"/embed/c/{collection}?show=games,players", ".collection__row"),
        ("/embed/pgn", ".embed__waiting"),
        ("/nothing", ".missing"),
    )
    for path, seen in screens:
        page.goto(f"{server.url}{path}")
        expect(page.locator(seen).first).to_be_visible(timeout=FINISHED)
        page.wait_for_load_state("networkidle")
    assert told == []


def test_a_piece_and_its_square_have_their_size_from_the_sheet(
    page: Page, server: Server, sample: str
) -> None:
    page.goto(f"{server.url}/r/{sample}#24")
    expect(page.locator(".board__squares img").first).to_be_visible(timeout=FINISHED)
    frame = page.locator(".board__squares .board-b72b1").bounding_box()
    assert frame
    for square in page.locator(".board__squares .square-55d63").all()[::9]:
        box = square.bounding_box()
        assert box and box["width"] == pytest.approx(frame["width"] / 8) == pytest.approx(box["height"])
    assert page.locator("body > img").filter(visible=True).count() == 0, "the library's own piece in hand"


@chromium_only
def test_an_embed_without_javascript_has_its_colours_and_its_bar(
    browser: Browser, server: Server, sample: str
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server.url}/embed/{sample}?ply=24")
    bar, part = page.locator(".bar").bounding_box(), page.locator(".first-bar rect").bounding_box()
    assert bar and part
    assert 0.1 < part["height"] / bar["height"] < 0.9
    assert part["y"] + part["height"] == pytest.approx(bar["y"] + bar["height"], abs=1)
    bands = [band.bounding_box() for band in page.locator(".first-bands td").all()]
    strip = page.locator(".first-bands").bounding_box()
    assert strip and len(bands) > 1
    assert sum(band["width"] for band in bands if band) == pytest.approx(strip["width"], rel=0.02)
    context.close()
