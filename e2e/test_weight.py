"""What travels, packed by gzip: before the board of a review shows at most 150 KB in 15 requests,
for an embed 121 KB."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from .conftest import Server
from .review_page import FINISHED, post_json, sample_id

LIMIT = 150_000
"""Bytes of bodies, as gzip packs them; browsers that take Brotli are sent less."""
REQUESTS = 15

MARK_BOARD = """
  new MutationObserver((_, observer) => {
    const piece = document.querySelector(".board [data-square] img");
    if (!piece) return;
    observer.disconnect();
    piece.decode().then(() => performance.mark("board"));
  }).observe(document, { childList: true, subtree: true });
"""
LOADED_BEFORE_BOARD = """
  async () => {
    while (!performance.getEntriesByName("board").length) await new Promise((done) => setTimeout(done, 50));
    const shown = performance.getEntriesByName("board")[0].startTime;
    const entries = (kind) => performance.getEntriesByType(kind);
    const all = [...entries("navigation"), ...entries("resource")];
    const loads = all.filter(({ name }) => !name.startsWith("data:"));
    const before = loads.filter((load) => load.startTime < shown && load.responseEnd <= shown);
    return [before.length, before.reduce((sum, load) => sum + load.encodedBodySize, 0)];
  }
"""


def test_little_travels_before_the_board_shows(browser: Browser, server: Server) -> None:
    made = post_json(f"{server.url}/api/reviews", {"pgn": "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"})
    context = browser.new_context(extra_http_headers={"Accept-Encoding": "gzip"})
    page = context.new_page()
    page.add_init_script(MARK_BOARD)
    page.goto(made["url"])
    requests, travelled = page.evaluate(LOADED_BEFORE_BOARD)
    context.close()
    assert requests <= REQUESTS
    assert 80_000 < travelled <= LIMIT


EMBED_LIMIT = 121_000
EMBED_REQUESTS = 20
LOADED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter(({ name }) => !name.startsWith("data:"))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""


def test_an_embed_is_light_and_asks_seldom(browser: Browser, server: Server) -> None:
    context = browser.new_context(extra_http_headers={"Accept-Encoding": "gzip"})
    page = context.new_page()
    page.goto(f"{server.url}/embed/{sample_id(server.url)}?ply=47")
    page.wait_for_selector(".is-live .graph__dot")  # what comes last
    page.wait_for_load_state("networkidle")
    loads = page.evaluate(LOADED)
    story = page.locator(".report__story").text_content()
    context.close()
    assert story and "level until" in story  # what the server says by key is in the texts that are sent
    assert all("/built/" in name for name, _ in loads[1:] if not name.endswith(".ico")), "run `make setup`"
    assert len(loads) < EMBED_REQUESTS, loads
    assert 40_000 < sum(size for _, size in loads) < EMBED_LIMIT, loads


COLLECTION_LIMIT = 72_000
COLLECTION_REQUESTS = 10
CLUB = "\n\n".join(
    f'[White "Player {n}"]\n[Black "Player {n % 30 + 1}"]\n[Round "{n % 7}"]\n[Result "1-0"]\n\n1. e4 e5 1-0'
    for n in range(1, 61)
)


@pytest.mark.nightly
def test_the_table_of_a_collection_brings_no_board(browser: Browser, server: Server) -> None:
    made = post_json(f"{server.url}/api/collections", {"pgn": CLUB, "options": {"nodes": 1000}})
    context = browser.new_context(extra_http_headers={"Accept-Encoding": "gzip"})
    page = context.new_page()
    page.goto(f"{server.url}/embed/c/{made['id']}?show=games,players")
    expect(page.locator(".collection__row.is-done")).to_have_count(60, timeout=FINISHED)
    page.reload()  # it weighs the more the more is reviewed
    page.wait_for_selector(".collection__standings:not([hidden])")
    loads = page.evaluate(LOADED)
    page.locator(".collection__link").first.click()
    page.wait_for_selector(".embed__game .is-live button.move")
    assert page.evaluate("performance.getEntriesByType('navigation').length") == 1
    context.close()
    own = [load for load in loads if "/api/" not in load[0] and "/socket.io/" not in load[0]]
    assert all("/built/" in name for name, _ in own[1:] if not name.endswith(".ico")), "run `make setup`"
    assert len(own) < COLLECTION_REQUESTS, own
    assert 20_000 < sum(size for _, size in own) < COLLECTION_LIMIT, own


@pytest.mark.nightly
def test_the_headings_type_comes_behind_the_board(browser: Browser, server: Server) -> None:
    made = post_json(f"{server.url}/api/reviews", {"pgn": "1. d4 d5 2. c4 e6"})
    page = browser.new_page()
    page.add_init_script(MARK_BOARD)
    page.goto(made["url"])
    page.wait_for_selector("html:not([data-headings])")
    board, font = page.evaluate("""() => [
      performance.getEntriesByName("board")[0].startTime,
      performance.getEntriesByType("resource").find(({ name }) => name.includes("bricolage")).startTime,
    ]""")
    family = page.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")
    page.close()
    assert font > board
    assert family.startswith('"Bricolage Grotesque"')
