"""What everybody does, in Firefox and in WebKitGTK (Safari's kin): one journey for both, written once.
Most of it at night."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Playwright

from e2e.conftest import Server, launch_firefox, start_server, stop_server
from e2e.engines.browsers import PATIENCE, Browser, ByPlaywright, Point, webkit
from e2e.other_site import OtherSite, finished_review, other_site
from e2e.review_page import HELD, post_json, sample_id
from tests.sampling import first

GAME = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1"
FILE = "\n\n".join(
    f'[Event "Club evening"]\n[White "{white}"]\n[Black "{black}"]\n[Result "*"]\n\n1. e4 e5 2. Nf3 *'
    for white, black in (("Ann", "Bob"), ("Cy", "Dee"), ("Eve", "Ann"))
)
MOVE = "button.move[data-ply]"
OPENS = """(url) => new Promise((resolve) => {
  const socket = new WebSocket(url);
  socket.onopen = () => socket.close();
  socket.onclose = ({ wasClean }) => resolve(wasClean);
})"""


@pytest.fixture(scope="module", params=first(1, ["firefox", "webkit"]))
def opened(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """The browser, open for all tests of it."""
    if request.param == "webkit":
        with webkit() as browser:
            yield browser
        return
    playwright: Playwright = request.getfixturevalue("playwright")
    firefox = launch_firefox(playwright)
    yield ByPlaywright(firefox.new_context(viewport={"width": 1280, "height": 900}), "firefox")
    firefox.close()


@pytest.fixture
def browser(opened: Browser) -> Iterator[Browser]:
    """The browser; a fault that no script caught fails the test."""
    opened.size(1280, 900)
    yield opened
    opened.leave()
    assert opened.faults() == []


@pytest.fixture
def club() -> Iterator[OtherSite]:
    with other_site() as site:
        yield site


def square(browser: Browser, name: str) -> Point:
    """Where a square's middle is, White below."""
    x, y, width = browser.run(
        "() => { const box = document.querySelector('.board__frame').getBoundingClientRect();"
        " return [box.x, box.y, box.width]; }"
    )
    return x + ("abcdefgh".index(name[0]) + 0.5) * width / 8, y + (8.5 - int(name[1])) * width / 8


def at(browser: Browser, hash_: str) -> None:
    browser.wait("(hash) => location.hash === hash", hash_)


def styled(browser: Browser) -> None:
    """The page has its style, and its board its pieces."""
    browser.wait(
        "() => getComputedStyle(document.documentElement).getPropertyValue('--line-strong')"
        " && [...document.querySelectorAll('.board__frame img')].some((image) => image.naturalWidth)"
    )


@pytest.mark.nightly
def test_a_pasted_game_is_reviewed_live_stepped_through_and_played_on(
    browser: Browser, server: Server
) -> None:
    browser.go(f"{server.url}/?lang=en")
    browser.fill("#pgn", GAME)
    browser.click(".segmented__item", "Fast")
    browser.click("button[type=submit]")
    browser.see(MOVE, "Nf3#")
    browser.see(".status[data-phase=done]")
    browser.wait(f"() => document.querySelectorAll('{MOVE}[data-class]').length === 14")
    browser.see(".report__value")
    styled(browser)

    for _ in range(2):
        browser.press("ArrowRight")
    at(browser, "#2")
    browser.click(f"{MOVE}[data-ply='4']")
    at(browser, "#4")
    browser.drag([square(browser, name) for name in ("d2", "d3", "d4")])
    at(browser, "#4:d2d4")
    browser.see(".moves__variation--own", "d4")

    browser.click(".share button", "Share")
    browser.click("[role=menuitem]", "PGN with variations")
    browser.see(".toast", "Copied.")


@pytest.mark.nightly
def test_a_file_of_games_becomes_a_table(browser: Browser, server: Server) -> None:
    browser.go(f"{server.url}/?lang=en")
    browser.fill("#pgn", FILE)
    browser.see(".offer", "3 games")
    browser.click(".segmented__item", "Fast")
    browser.click("button[type=submit]", "3 games")
    browser.see("h1", "Club evening")
    browser.wait("() => document.querySelectorAll('.collection__row.is-done').length === 3")
    browser.click("#menu")
    browser.see("button.share__delete")
    browser.click("#menu")
    browser.click(".collection__link")
    browser.see(".neighbours", "Game 1 of 3")
    browser.see(MOVE, "Nf3")


@pytest.mark.nightly
def test_a_list_moves_by_a_link(browser: Browser, server: Server) -> None:
    browser.go(f"{server.url}/r/{finished_review(server)}?lang=en")
    browser.see(".report__value")
    browser.wait(HELD, ["reviews", None])
    browser.go(f"{server.url}/reviews?lang=en")
    browser.see(".mine__row")
    browser.click(".mine__files button", "Copy to a phone")
    browser.see(".moving__code")
    link = browser.run("() => document.querySelector('.moving__link').value")
    browser.go(link)
    browser.click(".dialog button", "Import")
    browser.see(".toast", "Imported: ")
    at(browser, "")


KEPT = """() => Promise.all([
  navigator.serviceWorker.ready,
  caches.open("kibitz reviews").then((kept) => kept.match(location.pathname)),
]).then(([{ active }, review]) => active.state === "activated" && Boolean(review))"""


@pytest.mark.nightly
def test_without_the_server_a_review_is_there_as_it_was_seen(browser: Browser, tmp_path: Path) -> None:
    running = start_server(tmp_path)
    try:
        browser.go(f"{running.url}/r/{sample_id(running.url)}?lang=en")
        browser.see(MOVE, "Kxa3")
        deadline = time.monotonic() + PATIENCE
        while not browser.run(KEPT):
            assert time.monotonic() < deadline, "the page is not kept"
            time.sleep(0.2)
    finally:
        stop_server(running)
    browser.run("() => { setTimeout(() => location.reload()); }")
    browser.see(".status__words", "as last loaded here")
    styled(browser)


@pytest.mark.parametrize("path", first(1, ["/embed/{}?lang=en", "/embed/{}?lang=en&theme=dark#3"]))
def test_an_embed_lives_in_a_sandbox_of_another_site(
    browser: Browser, server: Server, club: OtherSite, path: str
) -> None:
    source = server.url + path.format(finished_review(server))
    browser.go(
        club.show(f'<iframe sandbox="allow-scripts" src="{source}" width="700" height="800"></iframe>')
    )
    with browser.frame("iframe"):
        browser.see(f".is-live {MOVE}", "Qxf7#")
        styled(browser)
        browser.click(f"{MOVE}[data-ply='5']")
        browser.see(f"{MOVE}[data-ply='5'][aria-current]")
        socket = f"{server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
        assert browser.run(OPENS, socket), "an embed is live by a socket too"


@pytest.mark.nightly
def test_the_element_shows_a_review_and_a_game_of_its_page(
    browser: Browser, server: Server, club: OtherSite
) -> None:
    address = f"{server.url}/r/{finished_review(server)}#5"
    script = f'<script src="{server.url}/static/embed.js" defer></script>'
    for path, line in (
        ("/a", f'<kibitz-review src="{address}" lang="en"></kibitz-review>'),
        ("/b", "<kibitz-review lang='en'>1. e4 {[%eval 0.3]} e5 {[%eval 0.2]} 2. Bc4 *</kibitz-review>"),
    ):
        browser.go(club.show(line, path, head=script))
        browser.wait("() => document.querySelector('kibitz-review')?.offsetHeight > 300")
        with browser.frame("kibitz-review"):
            browser.see(f".is-live {MOVE}", "Bc4")
            styled(browser)


@pytest.mark.nightly
def test_the_page_speaks_german_and_goes_dark(browser: Browser, server: Server) -> None:
    browser.go(f"{server.url}/r/{finished_review(server)}?lang=de#4")
    browser.see(".status", "Analysiert")
    browser.see(".verdict", "2… Sc6 ist")
    shade = "() => getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).slice(0, 3).map(Number)"
    light = browser.run(shade)
    browser.wait(
        "() => document.documentElement.dataset.theme === 'dark' || !document.getElementById('theme').click()"
        " && document.documentElement.dataset.theme === 'dark'"
    )
    assert max(browser.run(shade)) < 90 < min(light)
    browser.run("() => localStorage.clear()")


def alike(browser: Browser, picture: Path, find: Callable[[], Iterable[Point]]) -> None:
    """Wait until the window's picture has one colour at these points, which are found anew for each picture:
    what stands above them may still grow."""
    deadline = time.monotonic() + PATIENCE
    while True:
        points = [*find()]
        browser.picture(picture)
        with Image.open(picture) as image:
            colours = {image.getpixel((round(x), round(y))) for x, y in points}
        if len(colours) == 1:
            return
        assert time.monotonic() < deadline, f"{browser.name}: {picture} has {colours} at {points}"


def box(browser: Browser, css: str) -> list[float]:
    """An element's left, top, right and bottom in the window."""
    sides: list[float] = browser.run(
        "(css) => { const box = document.querySelector(css).getBoundingClientRect();"
        " return [box.left, box.top, box.right, box.bottom]; }",
        css,
    )
    return sides


@pytest.mark.nightly
def test_a_panel_that_scrolls_has_round_corners(browser: Browser, server: Server, tmp_path: Path) -> None:
    browser.go(f"{server.url}/r/{finished_review(server)}?lang=en#4")
    browser.see(".report__value")
    browser.wait(
        "() => { const { scrollHeight, clientHeight } = document.querySelector('.report');"
        " return scrollHeight > clientHeight; }"
    )

    def corner() -> Iterable[Point]:
        _, top, right, _ = box(browser, ".report")
        return (right - 2, top + 1), (right + 3, top + 1)

    alike(browser, tmp_path / "corner.png", corner)


@pytest.mark.nightly
def test_a_choice_has_the_colour_of_a_field(browser: Browser, server: Server, tmp_path: Path) -> None:
    made = post_json(f"{server.url}/api/collections", {"pgn": FILE, "options": {"nodes": 1000}})
    browser.go(f"{server.url}/c/{made['id']}?lang=en")
    choice = ".collection__filter select:not([hidden])"
    browser.see(choice)
    fields = (".collection__filter input", choice)
    alike(
        browser,
        tmp_path / "choice.png",
        lambda: [(left + 4, top + 15) for left, top, _, _ in (box(browser, css) for css in fields)],
    )
