"""Reviews and embeds in all states of a review: axe-core finds nothing. Keys and screen readers get along.
Other pages, panels and dialogs: test_axe.py."""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import LOOKS, check
from e2e.conftest import Server, chromium_only, holding, in_one_browser
from e2e.review_page import FINISHED, get_json, post_json
from server.store.reviews.reviews import Store
from tests.sampling import first
from tests.seasons import collect, fifty_games

GAMES = Path(__file__).parents[1] / "tests" / "data" / "games"
GAME = """[White "Anna"]
[Black "Bert"]

1. e4 e5 {Spoken for.} 2. Nf3 (2. f4 exf4 3. Nf3) 2... Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+
7. Be2 Nf3# 0-1
"""
BROKEN = "1. e4 e5 2. Ke3"


@dataclass(frozen=True)
class Places:
    """Addresses to look at."""

    start: str
    done: str
    review: str
    collection: str

    def embed(self, query: str = "") -> str:
        return self.done.replace("/r/", "/embed/") + query


@pytest.fixture(scope="module")
def places(server: Server) -> Places:
    fast = {"preset": "fast"}
    reviews = f"{server.url}/api/reviews"
    done = post_json(reviews, {"pgn": GAME, "options": fast})["id"]
    _wait_for(f"{reviews}/{done}", "done")
    store = Store(f"sqlite:///{server.data_dir / 'kibitz.db'}")
    collection, _ = collect(store, fifty_games()[:4], "League")
    store.close()
    return Places(server.url, f"{server.url}/r/{done}", done, collection)


@pytest.fixture
def running(server: Server, places: Places) -> Iterator[str]:
    """A review that takes long, for one test alone: it has a processor for itself. After `places`, which
    would wait for its end."""
    reviews = f"{server.url}/api/reviews"
    pgn = (GAMES / "28.pgn").read_text()
    made = post_json(reviews, {"pgn": pgn, "options": {"preset": "deep"}})
    yield f"{server.url}/r/{made['id']}"
    post_json(f"{reviews}/{made['id']}/stop", {}, {"X-Delete-Token": made["delete_token"]})


def _wait_for(url: str, status: str) -> None:
    deadline = time.monotonic() + FINISHED / 1000
    while get_json(url)["status"] != status:
        assert time.monotonic() < deadline, f"{url} does not come to {status}"
        time.sleep(0.2)


def open_review(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("button.move[data-ply]").first).to_be_attached()
    expect(page.locator(".board__squares img").first).to_be_attached()


@pytest.mark.nightly
def test_the_start_and_its_error(page: Page, places: Places) -> None:
    page.goto(places.start)
    expect(page.locator("#pgn")).to_be_visible()
    for details in page.locator("form details").all():
        details.locator("summary").click()
    check(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    page.locator("#pgn").fill(BROKEN)
    page.get_by_role("button", name="Review", exact=False).last.click()
    expect(page.locator(".paste__error")).to_contain_text("Move 2, White")
    check(page)


@pytest.mark.nightly
def test_a_review_that_runs(page: Page, running: str) -> None:
    open_review(page, running)
    expect(page.locator(".status")).not_to_have_attribute("data-phase", "done")
    check(page)


@pytest.mark.nightly
def test_a_review_that_is_done_and_its_report(page: Page, places: Places) -> None:
    open_review(page, places.done)
    expect(page.locator(".status")).to_have_attribute("data-phase", "done")
    check(page)
    tab = page.get_by_role("tab", name="Report")
    page.set_viewport_size({"width": 390, "height": 900})
    if tab.is_visible():
        tab.click()
        check(page, LOOKS[2:])


@pytest.mark.parametrize("ply", first(1, [9, 1, 8, 14]))
def test_a_verdict(page: Page, places: Places, ply: int) -> None:
    open_review(page, f"{places.done}#{ply}")
    expect(page.locator(".verdict__san")).to_be_visible()
    check(page)


@pytest.mark.nightly
def test_a_line_on_the_board(page: Page, places: Places) -> None:
    open_review(page, f"{places.done}#9")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()
    check(page)


@pytest.mark.nightly
def test_exploring(page: Page, places: Places) -> None:
    open_review(page, f"{places.done}#3:b8c6,f1b5")
    expect(page.locator("button.move[aria-current]")).to_have_count(1)
    check(page)


@pytest.mark.nightly
@pytest.mark.parametrize("query", first(1, ["?show=graph,report,moves,moments&ply=9", "", "?ply=8"]))
def test_the_embed(page: Page, places: Places, query: str) -> None:
    page.goto(places.embed(query))
    expect(page.locator("#viewer.is-live")).to_be_visible()
    check(page)


@pytest.mark.nightly
def test_the_embed_without_javascript(page: Page, places: Places) -> None:
    assert page.context.browser
    plain = page.context.browser.new_context(java_script_enabled=False)
    reader = plain.new_page()
    reader.goto(places.embed())
    markup = reader.content()
    plain.close()
    page.route(
        "**/plain", lambda route: route.fulfill(body=_without_scripts(markup), content_type="text/html")
    )
    page.goto(f"{places.start}/plain")
    check(page)


def _without_scripts(markup: str) -> str:
    return markup.replace("<script", "<template").replace("</script>", "</template>")


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_about_kibitz(page: Page, places: Places, language: str) -> None:
    page.goto(f"{places.start}/about?lang={language}")
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    check(page)


@pytest.mark.nightly
def test_the_foot_of_the_start_leads_there(page: Page, places: Places) -> None:
    page.goto(places.start)
    page.get_by_role("contentinfo").get_by_role("link", name="About Kibitz").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("About Kibitz")
    page.get_by_role("link", name="Kibitz", exact=True).click()
    expect(page.locator("#pgn")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("path", ["/r/nothing", "/c/nothing"])
def test_an_address_where_nothing_is(page: Page, places: Places, path: str) -> None:
    page.goto(places.start + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page)


def test_the_board_and_the_graph_can_be_read(page: Page, places: Places) -> None:
    open_review(page, f"{places.done}#8")
    board = page.get_by_role("grid", name="Board")
    expect(board.get_by_role("gridcell")).to_have_count(64)
    expect(board).to_contain_text("g5, black queen")
    page.keyboard.press("ArrowRight")
    live = page.locator(".stage > [aria-live]")
    expect(live.first).to_contain_text("knight takes f7")
    expect(live.first).to_contain_text("Evaluation")
    row = page.locator(".graph table tr", has_text="Nxf7")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("5.")


HEARD = """() => {
  globalThis.heard = [];
  const live = "[role=status], [role=alert], [aria-live]";
  new MutationObserver((changes) => {
    const places = new Set(changes.map(({ target }) => (target.closest ?? ((css) =>
      target.parentElement?.closest(css))).call(target, live)));
    for (const place of places)
      if (place?.textContent && heard.at(-1) !== place.textContent) heard.push(place.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Writes down what the live regions of the page say."""


@pytest.mark.nightly
@in_one_browser
def test_a_review_and_a_collection_are_heard_at_milestones_alone(
    page: Page, places: Places, server: Server
) -> None:
    fast = {"preset": "fast"}
    made = post_json(f"{server.url}/api/reviews", {"pgn": (GAMES / "28.pgn").read_text(), "options": fast})
    open_review(page, f"{server.url}/r/{made['id']}")
    page.evaluate(HEARD)
    expect(page.locator(".status")).to_have_attribute("data-phase", "done", timeout=FINISHED)
    expect(page.locator(".review > [role=status]")).to_have_text("Reviewed")
    heard = page.evaluate("heard")
    assert heard[-1] == "Reviewed" and 2 <= len(heard) <= 7, heard
    games = "\n\n".join(f"{GAME}" for _ in range(8))
    made = post_json(f"{server.url}/api/collections", {"pgn": games, "options": fast})
    page.goto(f"{server.url}/c/{made['id']}")
    expect(page.locator(".collection__row").first).to_be_visible()
    page.evaluate(HEARD)
    expect(page.locator(".collection__status")).to_have_attribute("data-phase", "done", timeout=FINISHED)
    heard = page.evaluate("heard")
    assert heard[-1] == "8 of 8 reviewed" and len(heard) <= 5, heard


@pytest.mark.nightly
@in_one_browser
def test_the_faults_of_ones_own_side_are_heard_as_they_are_found(page: Page, server: Server) -> None:
    pgn = (GAMES / "28.pgn").read_text()
    page.add_init_script(holding(**{"my-names": '["Ann"]'}))
    made = post_json(f"{server.url}/api/reviews", {"pgn": with_names(pgn), "options": {"preset": "fast"}})
    open_review(page, f"{server.url}/r/{made['id']}")
    page.evaluate(HEARD)
    expect(page.locator(".status")).to_have_attribute("data-phase", "done", timeout=FINISHED)
    fault = r"is (an inaccuracy|a mistake|a blunder)"
    page.wait_for_function(f"heard.some((words) => /{fault}/.test(words))")  # White has some
    faults = [words for words in page.evaluate("heard") if re.search(fault, words)]
    assert not [words for words in faults if "…" in words], "Black's are nobody's business"


def with_names(pgn: str) -> str:
    """The game as one of Ann and Bob."""
    return re.sub(r'\[Black "[^"]*"', '[Black "Bob"', re.sub(r'\[White "[^"]*"', '[White "Ann"', pgn))


STOP = """() => {
  const parts = ".top, .review__head, .stage, .controls, .verdict, .graph, .moves, .report";
  const at = document.activeElement, plot = at.closest(".graph")?.querySelector(".graph__plot");
  const drawn = [[at], [at, "::after"], [at.closest("label") ?? at], [plot ?? at]].map(([part, pseudo]) =>
    getComputedStyle(part, pseudo));
  const seen = drawn.some(({ outlineStyle, outlineWidth }) =>
    outlineStyle !== "none" && parseFloat(outlineWidth) >= 1);
  const { left, top, right, bottom } = at.getBoundingClientRect();
  let inside = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  for (let box = at.parentElement; box; box = box.parentElement) inside &&= box.clientWidth !== 1;
  return {
    name: at === document.body ? null : at.getAttribute("aria-label") ?? at.textContent.trim(),
    seen: seen && inside,
    held: Boolean(at.closest("dialog, [popover]")),
    row: at.closest(".top, .review__head, .controls, thead, .collection__filter") ? top + bottom : null,
    left,
    part: at.closest(parts)?.className.split(" ")[0] ?? null,
  };
}"""
"""The stop of the Tab key where the focus is; `row` of those that stand in one row, `part` of a review."""


def stops(page: Page, most: int = 120) -> list[Any]:
    """What the Tab key leads to, from the page's begin to its end."""
    found: list[Any] = []
    while not found or (found[-1]["name"] is not None and len(found) < most):
        page.keyboard.press("Tab")
        found.append(page.evaluate(STOP))
    return found[:-1]


@pytest.mark.nightly
@pytest.mark.parametrize("width", first(1, [1280, 390]))
@pytest.mark.parametrize(
    "path", ["", "/r/{review}", "/c/{collection}", "/explore?fen=4k3/8/8/8/8/8/8/4KR2_w_-_-_0_1"]
)
def test_a_journey_by_the_tab_key_is_seen_and_goes_as_the_page_stands(
    page: Page, places: Places, server: Server, path: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(server.url + path.format(review=places.review, collection=places.collection))
    expect(page.locator("#menu")).to_be_visible()
    expect(page.locator("main :is(textarea, [data-square=e1], .collection__link)").first).to_be_visible()
    order = stops(page)
    assert order[0]["name"] == "Skip to content"
    assert [stop["name"] for stop in order if not stop["seen"]] == []
    for before, after in itertools.pairwise(order):
        if before["row"] is not None and before["row"] == after["row"]:
            assert before["left"] < after["left"], (before, after)


@pytest.mark.parametrize(
    ("width", "then"),
    first(
        1,
        [
            (1440, ["verdict", "moves", "report", "graph"]),
            (390, ["verdict", "graph", "moves"]),
            (1100, ["verdict", "moves", "graph"]),
            (1000, ["graph", "verdict", "moves"]),
        ],
    ),
)
def test_the_tab_key_goes_through_a_review_as_its_parts_stand(
    page: Page, places: Places, width: int, then: list[str]
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    open_review(page, f"{places.done}#8")
    expect(page.locator(".graph__dot").first).to_be_visible()
    parts = [part for part, _ in itertools.groupby(stop["part"] for stop in stops(page)) if part]
    assert parts == ["top", "review__head", "stage", "controls", *then]


@pytest.mark.parametrize("opener", first(1, ["Settings", "Keyboard shortcuts"]))
def test_a_dialog_keeps_the_tab_key_and_gives_the_focus_back(page: Page, places: Places, opener: str) -> None:
    open_review(page, places.done)
    menu = page.locator("#menu")
    for way in ("Tab", "Shift+Tab"):
        menu.press("Enter")
        page.get_by_role("button", name=opener).press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        for _ in range(24):
            page.keyboard.press(way)
            assert page.evaluate(STOP)["held"]
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(menu).to_be_focused()


def test_the_menu_of_what_leaves_gives_the_focus_back(page: Page, places: Places) -> None:
    open_review(page, places.done)
    button = page.get_by_role("button", name="Share", exact=True)
    button.press("Enter")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("menuitem").last).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()


@pytest.mark.nightly
def test_the_games_moves_are_one_stop_of_the_tab_key(page: Page, places: Places) -> None:
    open_review(page, f"{places.done}#8")
    stops = page.locator(".moves .move[data-ply][tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".move[data-ply='9']")).to_be_focused()
    expect(stops).to_have_count(1)


@chromium_only
def test_nothing_moves_for_those_who_want_less_motion(page: Page, places: Places) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_review(page, f"{places.done}#8")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".verdict__san")).to_contain_text("Nxf7")
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
