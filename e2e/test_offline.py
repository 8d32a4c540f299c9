"""What needs no server of ours: a review and a collection as a file, opened from the disk without a network;
the viewer of PGNs as one script beside a page; what the page shows while its server is away."""

from __future__ import annotations

import functools
import itertools
import re
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from e2e.conftest import Server, chromium_only, in_one_browser, start_server, stop_server
from e2e.review_page import (
    FINISHED,
    get_json,
    paste,
    post_json,
    sample_id,
    until,
    until_held,
    wait_until_reviewed,
)
from scripts.viewer import write_package
from tests.sampling import first

LISTEN = "addEventListener('securitypolicyviolation', (broken) => told(broken.violatedDirective))"


@pytest.fixture
def cut_off(browser: Browser) -> Iterator[BrowserContext]:
    """A browser without a network, which tells all that a page asks for and what its policy refuses."""
    context = browser.new_context(offline=True, viewport={"width": 1280, "height": 800})
    asked: list[str] = []
    faults: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("weberror", lambda error: faults.append(str(error.error)))
    context.expose_function("told", lambda words: faults.append(words))
    context.add_init_script(LISTEN)
    yield context
    context.close()
    assert not faults, faults
    assert not [url for url in asked if not url.startswith(("file:", "data:"))]


def kept(server: Server, path: str, folder: Path) -> str:
    """What the API sends at `path`, on the disk -> its address."""
    with urllib.request.urlopen(f"{server.url}{path}", timeout=60) as answer:
        assert answer.headers["Content-Disposition"].startswith("attachment")
        (folder / "kept.html").write_bytes(answer.read())
    return (folder / "kept.html").as_uri()


def test_a_review_is_kept_as_a_file_that_needs_nothing_else(
    cut_off: BrowserContext, server: Server, tmp_path: Path
) -> None:
    address = kept(server, f"/api/reviews/{sample_id(server.url)}.html?lang=de", tmp_path)
    assert (tmp_path / "kept.html").stat().st_size < 400_000
    page = cut_off.new_page()
    page.goto(f"{address}#58")
    expect(page.locator("h1")).to_contain_text("Kasparov")
    expect(page.locator(".graph__dot").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".verdict h2")).to_contain_text("30. Txb7 ist")
    expect(page.locator(".said").first).to_be_visible()
    expect(page).to_have_url(f"{address}#59")
    page.locator(".said").first.hover()
    expect(page.locator(".board__arrow, .board__ring").first).to_be_visible()
    page.locator(".verdict .how summary").first.click()
    expect(page.locator(".verdict .how__text p").first).to_be_visible()
    page.get_by_role("tab", name="Bericht").click()
    expect(page.locator(".report__value").first).to_be_visible()
    expect(page.locator(".report__story")).to_contain_text("31…Kxa3")
    page.get_by_role("tab", name="Züge").click()
    page.locator(".lines__move").first.click()  # the rules are in it too
    expect(page.locator(".verdict__head h2")).not_to_contain_text("Txb7")
    page.goto(f"{address}#22")
    expect(page.locator("button.move[aria-current]")).to_have_attribute("data-ply", "22")
    for width in (768, 390, 300):
        page.set_viewport_size({"width": width, "height": 844})
        until(page, "document.documentElement.scrollWidth <= innerWidth", True)


@pytest.mark.nightly
@chromium_only
def test_a_file_is_printed_as_the_review_s_page_is(
    cut_off: BrowserContext, server: Server, tmp_path: Path
) -> None:
    page = cut_off.new_page()
    page.set_viewport_size({"width": 694, "height": 982})  # of A4 within its margins
    page.goto(kept(server, f"/api/reviews/{sample_id(server.url)}.html", tmp_path))
    expect(page.locator(".graph__dot").first).to_be_visible()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    tops = page.evaluate(
        """() => [".board__frame", ".graph", ".moves", ".printed", ".report__classes"]
          .map((css) => document.querySelector(css).getBoundingClientRect())
          .map(({ top, bottom }) => [top, bottom])"""
    )
    for (_, above), (below, _) in itertools.pairwise(tops):
        assert above <= below + 1, "nothing covers anything"
    expect(page.locator(".moves__row").last).to_be_visible()
    for css in (".controls", ".panels__tabs", ".embed__foot"):
        expect(page.locator(css)).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".printed")).to_have_count(0)


def test_a_collection_is_kept_as_a_file_with_its_table_and_games(
    cut_off: BrowserContext, server: Server, tmp_path: Path
) -> None:
    games = '[White "Ann"]\n[Black "Bob"]\n\n1. e4 e5 *\n\n[White "Cid"]\n[Black "Dee"]\n\n1. d4 d5 2. c4 *'
    made = post_json(
        f"{server.url}/api/collections", {"pgn": games, "options": {"nodes": 1000}, "title": "Cup"}
    )
    deadline = time.monotonic() + FINISHED / 1000
    while {game["status"] for game in table(server, made["id"])} != {"done"}:
        assert time.monotonic() < deadline, "the games do not come to their end"
        time.sleep(0.2)
    address = kept(server, f"/api/collections/{made['id']}.html", tmp_path)
    page = cut_off.new_page()
    page.goto(address)
    expect(page.locator("h1")).to_have_text("Cup")
    expect(page.locator(".collection__row")).to_have_count(2)
    page.locator(".collection__link", has_text="Cid").click()
    expect(page.locator("h1")).to_contain_text("Cid v Dee")
    page.keyboard.press("End")
    expect(page.locator("button.move[aria-current]")).to_have_attribute("data-ply", "3")
    expect(page).to_have_url(f"{address}#2/3")
    page.get_by_role("link", name="Previous game").click()
    expect(page.locator("h1")).to_contain_text("Ann v Bob")
    page.get_by_role("link", name="← Cup").click()
    expect(page.locator(".collection__row")).to_have_count(2)


def table(server: Server, key: str) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = get_json(f"{server.url}/api/collections/{key}")["games"]
    return games


GAME = '[White "Ann"]\n[Black "Bob"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Ng5 h6 1-0'
PGN = """[White "Ann"]
[Black "Bob"]

1. e4 e5 2. Nf3 f6? { [%eval 1.4] Weakens the king. } (2... Nc6 3. Bb5) 3. Nxe5 $1 { [%eval 1.6] } *"""
STRICT = "default-src 'none'; script-src 'self'; img-src data:"
"""What a careful club allows; styles and pieces come by script."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def web_space(folder: Path) -> Iterator[str]:
    """Somebody's web space, which knows files and nothing else -> its address."""
    httpd = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=httpd.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    yield f"http://127.0.0.1:{httpd.server_address[1]}"
    httpd.shutdown()
    httpd.server_close()


def test_the_viewer_of_pgns_is_one_script_beside_a_page(context: BrowserContext, tmp_path: Path) -> None:
    write_package(tmp_path)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{STRICT}">'
    script = '<link rel="icon" href="data:,"><script src="kibitz-viewer.js" defer></script>'
    element = f'<kibitz-viewer ply="3" pieces="solid">{PGN}</kibitz-viewer>'
    (tmp_path / "page.html").write_text(
        f'<!doctype html><html lang="de"><meta charset="utf-8">{policy}{script}{element}', "utf-8"
    )
    faults: list[str] = []
    asked: list[str] = []
    context.on("weberror", lambda error: faults.append(str(error.error)))
    context.on("request", lambda request: asked.append(request.url))
    with web_space(tmp_path) as home:
        for address in (f"{home}/page.html", (tmp_path / "page.html").as_uri()):
            page = context.new_page()
            page.goto(address)
            frame = page.frame_locator("kibitz-viewer >> iframe")
            expect(frame.locator("button.move[aria-current]")).to_contain_text("Sf3")
            expect(frame.locator(".graph__known").first).to_be_visible()
            page.evaluate("document.querySelector('kibitz-viewer').next()")
            expect(frame.locator("button.move[aria-current]")).to_have_attribute("data-class", "mistake")
            frame.get_by_role("button", name="Mehr").click()
            expect(frame.locator(".menu__pgn")).to_have_value(re.compile("Weakens the king"))
            assert page.evaluate("[typeof jQuery, typeof Chessboard]") == ["undefined", "undefined"]
            page.close()
    assert not faults, faults
    own = ("file:", "data:", "about:", home)
    assert not [url for url in asked if not url.startswith(own)]


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A browser as people have it, with its service workers."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context
    context.close()


KEPT = """async () => {
  const page = await navigator.serviceWorker.ready;
  const review = await (await caches.open("kibitz reviews")).match(location.pathname);
  return page.active.state === "activated" && review && (await review.json()).answer.status === "done";
}"""
OLD_PAGES = (
    "async (old) => (await caches.keys()).filter((name) => name.startsWith('kibitz  ') && old.includes(name))"
)
FOLLOW = "JSON.parse(document.getElementById('config').textContent).follow"
"""A setting that stands in the page."""


@pytest.mark.parametrize("prefix", first(1, ["/kibitz", ""]))
def test_without_the_server_the_page_and_what_was_opened_are_there(
    visitor: BrowserContext, tmp_path: Path, prefix: str
) -> None:
    running = start_server(tmp_path, KIBITZ_PREFIX=prefix)
    home = running.url + prefix
    faults: list[str] = []
    visitor.on("weberror", lambda error: faults.append(str(error.error)))
    page = visitor.new_page()
    try:
        paste(page, f"{home}/", GAME)
        page.wait_for_url("**/r/*")
        wait_until_reviewed(page)
        until(page, KEPT, True)
        until_held(page, "reviews")
        never = post_json(f"{home}/api/reviews", {"pgn": "1. e4 e5 *", "options": {"nodes": 1000}})["url"]
    finally:
        stop_server(running)
    page.goto(page.url.partition("#")[0] + "?lang=en#6")
    expect(page.locator(".status__words")).to_contain_text("Offline: the review as last loaded here")
    expect(page.locator(".review > [role=status]")).to_contain_text("Offline")
    expect(page.locator(".verdict h2")).to_contain_text("Nf6")
    expect(page.locator(".board__squares img")).to_have_count(32)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".verdict h2")).to_contain_text("Ng5")
    page.keyboard.press("e")
    expect(page.locator(".toast")).to_contain_text("from the server")
    visitor.set_offline(True)
    page.keyboard.press("e")
    expect(page.locator(".toast")).to_contain_text("You are offline: the engine is loaded from the server")
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("menuitem", name="PGN file").click()
    expect(page.locator(".toast")).to_contain_text("Kibitz cannot be reached")
    page.get_by_role("link", name="Your reviews").click()
    expect(page.locator(".mine__row")).to_have_count(1)
    page.reload()
    page.locator(".mine__row a").first.click()
    expect(page.locator(".status__words")).to_contain_text("as last loaded here")
    page.goto(never)
    expect(page.locator("h1")).to_have_text("You are offline.")
    expect(page.locator(".missing")).to_contain_text("this browser has not opened it recently")
    assert not faults, faults


@pytest.mark.nightly
def test_once_the_server_is_back_a_review_is_what_it_says(visitor: BrowserContext, server: Server) -> None:
    page = visitor.new_page()
    made = post_json(f"{server.url}/api/reviews", {"pgn": GAME, "options": {"nodes": 1000}})
    page.goto(made["url"])
    wait_until_reviewed(page)
    until(page, KEPT, True)
    visitor.set_offline(True)
    page.reload()
    expect(page.locator(".status__words")).to_contain_text("as last loaded here")
    visitor.set_offline(False)
    expect(page.locator(".status__words")).not_to_contain_text("Offline", timeout=FINISHED)
    delete = urllib.request.Request(
        f"{server.url}/api/reviews/{made['id']}",
        headers={"X-Delete-Token": made["delete_token"]},
        method="DELETE",
    )
    urllib.request.urlopen(delete, timeout=30).close()
    page.reload()
    expect(page.locator("h1")).to_have_text("There is no review here.")
    visitor.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text("You are offline.")


@pytest.mark.nightly
@in_one_browser
def test_after_an_upgrade_the_page_is_the_new_one_at_once(visitor: BrowserContext, tmp_path: Path) -> None:
    first = start_server(tmp_path)
    page = visitor.new_page()
    page.goto(f"{first.url}/r/{sample_id(first.url)}")
    until(page, KEPT, True)
    kept = page.evaluate("caches.keys()")
    stop_server(first)
    port = first.url.rpartition(":")[2]
    second = start_server(tmp_path, KIBITZ_PORT=port, KIBITZ_FOLLOW="club.example")
    try:
        page.reload()
        assert page.evaluate(FOLLOW) == ["club.example"]
        until(page, OLD_PAGES, [], kept)
    finally:
        stop_server(second)
    page.goto(f"{second.url}/")
    assert page.evaluate(FOLLOW) == ["club.example"]
