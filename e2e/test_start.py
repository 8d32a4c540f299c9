"""The ways into the page: a review that is ready, a position alone, a link, a study; names of any length."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Server, chromium_only
from e2e.other_site import finished_review
from e2e.review_page import (
    FINISHED,
    get_json,
    middle,
    paste,
    post_json,
    review_id,
    until_held,
    wait_until_reviewed,
)
from tests.sampling import first

FEN = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
ADDRESS = f"/explore?fen={FEN.replace(' ', '_')}"
LONG = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft"
NAMED = f"""[Event "{LONG}"]
[Site "{LONG}"]
[White "{LONG}"]
[Black "{LONG}zwei"]
[Result "1-0"]

1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0
"""
STUDY = """[Event "Rook endings: Lucena"]
[Site "https://lichess.org/study/abcdefgh/ijklmnop"]
[StudyName "Rook endings"]
[ChapterName "Lucena"]
[FEN "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1"]
[Result "*"]

1. Rd1+ Ke7 2. Rd4 *

[Event "Rook endings: Words first"]
[StudyName "Rook endings"]
[ChapterName "Words first"]
[Result "*"]

 *
"""
CUT = """() => {
  const cut = [];
  for (const panel of document.querySelectorAll(".verdict, .report, .moves, .collection__row, .offer")) {
    const { left, right } = panel.getBoundingClientRect();
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (text.parentElement.closest(".visually-hidden, option")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width && (box.left < left || box.right > right)) cut.push(text.data);
    }
  }
  return cut;
}"""
"""Texts that stand out of their panel, or are cut by it."""
WIDTH = "width => document.documentElement.scrollWidth === width"


def drag(page: Page, origin: str, target: str) -> None:
    """Move a piece, White below."""
    page.mouse.move(*middle(page, origin))
    page.mouse.down()
    page.mouse.move(*middle(page, target), steps=4)
    page.mouse.up()


def test_the_start_page_shows_a_review_that_opens_complete_at_its_move(page: Page, server: Server) -> None:
    page.goto(server.url)
    sample = page.get_by_role("region", name="Example review")
    heading = sample.locator(".verdict h2")
    expect(heading).to_contain_text(" is a ")
    expect(sample.locator(".verdict__why")).not_to_be_empty()
    expect(sample.locator(".graph svg")).to_be_visible()
    first = heading.text_content()
    sample.locator(".moments__go").first.click()
    expect(heading).not_to_have_text(first or "")
    shown = heading.text_content() or ""
    sample.get_by_role("link", name="Open the review").click()
    expect(page).to_have_url(re.compile(r"/r/sample-club-\w+#\d+$"))
    expect(page.locator(".review .verdict h2")).to_have_text(shown)
    expect(page.locator(".status")).to_have_attribute("data-phase", "done")
    expect(page.locator(".share__delete")).to_have_attribute("hidden", "")  # nobody's
    state = get_json(f"{server.url}/api/reviews/{review_id(page)}")["state"]
    assert state["status"] == "done" and all(state["moves"])


@pytest.mark.nightly
def test_the_other_samples_open_complete_too(page: Page, server: Server) -> None:
    page.goto(server.url)
    others = page.locator(".sample__others a")
    expect(others).to_have_count(2)
    names = others.all_text_contents()
    for name in names:
        page.goto(server.url)
        page.get_by_role("link", name=name).click()
        expect(page.locator(".status")).to_have_attribute("data-phase", "done")
        expect(page.locator("button.move[data-ply]").first).to_be_visible()


SCROLLED = """() => new Promise((done) => {
  const look = () => (scrollY > 0 ? done() : requestAnimationFrame(look));
  look();
})"""


@pytest.mark.nightly
def test_the_wheel_over_the_sample_scrolls_the_page(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 600})
    page.goto(server.url)
    heading = page.locator(".sample .verdict h2")
    expect(heading).to_contain_text(" is a ")
    shown = heading.text_content() or ""
    page.locator(".sample .board__frame").hover()
    page.mouse.wheel(0, 300)
    page.evaluate(SCROLLED)  # a predicate that is polled would be eval, which the page's policy forbids
    expect(heading).to_have_text(shown)


def test_without_samples_the_page_is_whole(page: Page, server: Server) -> None:
    page.route("**/api/reviews/sample-*", lambda route: route.abort())
    page.goto(server.url)
    expect(page.get_by_role("link", name="Open the review")).to_be_visible()
    expect(page.locator("#pgn")).to_be_visible()


@pytest.mark.nightly
def test_a_position_alone_opens_a_board_with_the_engine(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("#pgn").fill(f"  {FEN}\n")
    expect(page.get_by_text("This is a position without moves")).to_be_visible()
    page.get_by_role("button", name="Open the board").click()
    expect(page).to_have_url(f"{server.url}{ADDRESS}")
    panel = page.get_by_role("region", name="Engine in the browser")
    expect(panel.locator(".explore__lines")).to_contain_text("Qxf7#", timeout=FINISHED)
    drag(page, "f3", "b3")
    expect(page).to_have_url(f"{server.url}{ADDRESS}#0:f3b3")
    expect(page.locator(".moves__variation--own")).to_contain_text("Qb3")
    assert page.context.browser
    visitor = page.context.browser.new_page()
    visitor.goto(page.url)
    expect(visitor.locator(".squares [data-cell='b3']")).to_have_text("b3, white queen")
    visitor.close()
    page.keyboard.press("Escape")
    expect(page).to_have_url(f"{server.url}{ADDRESS}")
    expect(panel.locator(".explore__lines")).to_contain_text("Qxf7#", timeout=FINISHED)
    page.keyboard.press(" ")  # as the engine would
    expect(page).to_have_url(f"{server.url}{ADDRESS}#0:f3f7")
    page.reload()
    expect(page.locator(".squares [data-cell='f7']")).to_have_text("f7, white queen")


def test_a_position_that_nobody_can_play_is_a_sentence(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("#pgn").fill("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1")
    page.get_by_role("button", name="Open the board").click()
    expect(page.locator(".paste__error")).to_contain_text("the side that is not to move is in check")
    page.goto(f"{server.url}/explore?fen=4k3/4R3/8/8/8/8/8/4K3_w_-_-_0_1")
    expect(page.get_by_role("heading", level=1)).to_have_text("This position cannot be set up.")


@pytest.mark.nightly
def test_a_review_of_no_moves_is_the_board_and_the_way_back_does_not_lead_to_it(
    page: Page, server: Server
) -> None:
    made = post_json(f"{server.url}/api/reviews", {"pgn": FEN})
    page.goto(server.url)
    page.goto(made["url"])
    expect(page).to_have_url(f"{server.url}{ADDRESS}")
    expect(page.locator(".squares [data-cell='f3']")).to_have_text("f3, white queen")
    page.go_back()
    expect(page.locator("#pgn")).to_be_visible()


LINKS = {
    "https://lichess.org/AbCdEfGh/black": "Share & export",
    "https://lichess.org/study/abcdefgh": "Study PGN",
    "https://www.chess.com/game/live/123": "press the share icon",
    "https://example.org/game": "copy its PGN",
}
"""Links to a game, and how its text is come by."""


def test_a_link_is_told_as_one_while_it_is_pasted_and_by_the_server(page: Page, server: Server) -> None:
    page.goto(server.url)
    told = page.locator(".paste__error")
    for link, words in LINKS.items():
        page.locator("#pgn").fill(link)
        fetched = "example.org" not in link
        if fetched:  # from where Kibitz fetches games it offers to
            expect(page.locator(".paste button[type=submit]")).to_contain_text("Get the game")
            expect(told).to_be_hidden()
        else:
            expect(told).to_contain_text(words)
        sentence = told.text_content()
        page.locator("#pgn").fill("1. e4 e5")
        expect(told).to_be_hidden()
        answer = page.request.post(f"{server.url}/api/reviews", data={"pgn": link})
        assert answer.status == 422
        error = answer.json()["error"]
        assert error["code"] == "link" and words in error["message"]
        assert fetched or error["message"] == sentence


SEEN = {
    f"{NAMED}\n": f"1 game, 3 moves: {LONG} – {LONG}zwei",
    f"{NAMED}\n" * 12: "12 games",
    STUDY: "2 games",
    FEN: "A position (FEN)",
    "https://lichess.org/study/abcdefgh": "A link to a lichess study",
    "@vera on lichess": "Games of @vera on lichess",
    "what is this": "",
    "": "",
}
"""Texts, and what the box says that they are."""


def test_the_box_says_what_it_recognised_before_anything_is_sent(page: Page, server: Server) -> None:
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.goto(server.url)
    for text, words in SEEN.items():
        page.locator("#pgn").fill(text)
        expect(page.locator(".paste__seen")).to_have_text(words)
    page.locator("#pgn").fill("1. e4 e5 2. Ke3")
    page.get_by_role("button", name="Review").click()
    expect(page.locator(".paste__error")).to_contain_text("Move 2, White")
    expect(page.locator(".paste__seen")).to_be_hidden()
    assert len(sent) == 1


DUE = """async () => {
  const fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
  const positions = [{ fen, moves: [{ uci: "e2e4", san: "e4", to: 0 }] }];
  const database = await new Promise((done) => {
    const request = indexedDB.open("kibitz");
    request.onsuccess = () => done(request.result);
  });
  const change = database.transaction(["repertoires", "cards"], "readwrite");
  change.objectStore("repertoires").put({ side: "white", positions }, "white");
  change.objectStore("cards").put({ due: 1 }, `white ${fen}`);
  await new Promise((done) => (change.oncomplete = done));
  database.close();
}"""
"""Keeps a repertoire whose one position is due."""


def test_a_first_visitor_sees_for_whom_it_is_and_one_who_comes_back_goes_on(
    page: Page, server: Server
) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(server.url)
    expect(page.locator(".audience li")).to_have_count(3)
    expect(page.locator(".graph svg")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not any("again" in url for url in loaded)
    paste(page, server.url, '[White "Anna"]\n[Black "Bert"]\n\n1. f3 e5 2. g4 Qh4# 0-1')
    wait_until_reviewed(page)
    until_held(page, "reviews")
    page.evaluate(DUE)
    page.goto(server.url)
    again = page.get_by_role("region", name="Where you left off")
    expect(again.get_by_role("link", name="1 position due today")).to_have_attribute("href", "/repertoire")
    expect(page.locator(".audience")).to_have_count(0)
    review = again.locator(".again__review")
    expect(review).to_contain_text("Anna – Bert")
    expect(review).to_contain_text("0–1")
    expect(review.locator(".diagram image")).to_have_count(32)
    review.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/r/"))


@pytest.mark.nightly
def test_a_study_is_a_collection_of_chapters(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("#pgn").fill(STUDY)
    expect(page.locator(".offer option").first).to_have_text("1. Lucena")
    page.get_by_role("button", name="Fast").click()
    page.get_by_role("button", name="Review 2 games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rook endings")
    rows = page.locator(".collection__row")
    expect(rows.nth(1)).to_contain_text("Words first")
    expect(rows.nth(1).locator(".collection__empty")).to_have_text("This chapter has no moves.")
    expect(page.locator("th.collection__white")).to_have_count(0)
    page.get_by_role("link", name="Lucena").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lucena")
    expect(page.locator(".review__facts")).to_have_text("Rook endings")
    expect(page).to_have_title("Lucena · Kibitz")


@pytest.mark.nightly
@chromium_only
def test_a_phone_is_not_told_of_keys_that_it_has_not(browser: Browser, page: Page, server: Server) -> None:
    page.goto(server.url)
    expect(page.locator(".paste kbd")).to_be_visible()
    phone = browser.new_context(viewport={"width": 800, "height": 390}, has_touch=True, is_mobile=True)
    held = phone.new_page()
    held.goto(server.url)
    expect(held.locator(".paste button[type=submit]")).to_be_visible()
    expect(held.locator(".paste kbd")).to_be_hidden()
    phone.close()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".paste kbd")).to_be_hidden()


@pytest.mark.nightly
def test_space_after_start_review_shows_the_better_move(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/r/{finished_review(server)}")
    start = page.get_by_role("button", name="Start review")
    start.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict__better kbd")).to_have_text("space")
    ply = page.url.split("#")[1]
    page.keyboard.press(" ")
    expect(page).to_have_url(re.compile(rf"#{int(ply) - 1}:\w+$"))


@pytest.mark.nightly
def test_escape_after_show_it_goes_back_to_the_move_that_was_studied(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/r/{finished_review(server)}")
    page.get_by_role("button", name="Start review").click()
    better = page.locator(".verdict__better")
    better.wait_for()
    studied = page.url
    ways: tuple[Callable[[], None], ...] = (
        lambda: page.keyboard.press("Escape"),
        lambda: page.get_by_role("button", name="Back to the game").click(),
    )
    for leave in ways:
        better.click()
        expect(page).not_to_have_url(studied)
        page.keyboard.press("ArrowRight")
        leave()
        expect(page).to_have_url(studied)


@pytest.mark.nightly
def test_ctrl_and_enter_start_the_review_wherever_the_focus_is_in_the_form(
    page: Page, server: Server
) -> None:
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    for place in ("#pgn", ".paste button:has-text('Fast')", ".paste select", ".paste button[type=submit]"):
        page.goto(server.url)
        page.locator("#pgn").fill("1. e4 e5 2. Qh5 Ke7 3. Qxe5#")
        if not page.locator(place).first.is_visible():
            page.locator(".paste summary").first.click()
        page.locator(place).first.focus()
        page.keyboard.press("Control+Enter")
        page.wait_for_url("**/r/*")
    assert len([url for url in sent if url.endswith("/api/reviews")]) == 4


@pytest.mark.nightly
def test_space_right_after_a_game_was_sent_is_the_screens(page: Page, server: Server) -> None:
    paste(page, server.url, "1. e4 e5 2. Qh5 Ke7 3. Qxe5#")
    wait_until_reviewed(page)
    assert page.evaluate("document.activeElement.id") == "screen"


@pytest.mark.nightly
@pytest.mark.parametrize("width", first(1, [320, 390, 1280]))
def test_a_long_name_without_a_blank_leaves_the_page_as_wide_as_it_is_and_no_text_is_cut(
    page: Page, server: Server, width: int
) -> None:
    made = post_json(f"{server.url}/api/reviews", {"pgn": NAMED, "options": {"nodes": 1000}})
    games = post_json(
        f"{server.url}/api/collections",
        {"pgn": f"{NAMED}\n{NAMED.replace('zwei', 'drei')}", "title": LONG, "options": {"nodes": 1000}},
    )
    deadline = time.monotonic() + FINISHED / 1000
    while get_json(f"{server.url}/api/reviews/{games['reviews'][1]['id']}")["status"] != "done":
        assert time.monotonic() < deadline, "the reviews do not end"
        time.sleep(0.2)
    page.set_viewport_size({"width": width, "height": 844})
    one, table, inside = made["id"], games["id"], games["reviews"][0]["id"]
    for path in (
        f"/r/{one}",
        f"/r/{one}#3",
        f"/r/{inside}",
        f"/c/{table}",
        f"/embed/{one}",
        f"/embed/c/{table}",
    ):
        page.goto("about:blank")
        page.goto(f"{server.url}{path}")
        expect(page.get_by_text(LONG).first).to_be_attached()
        expect(page.locator(".board__frame, .collection__row").first).to_be_visible()
        page.wait_for_function(WIDTH, arg=width)
        assert page.evaluate(CUT) == []
    page.goto(server.url)
    page.locator("#pgn").fill(f"{NAMED}\n{NAMED}")
    expect(page.locator(".offer")).to_be_visible()
    page.wait_for_function(WIDTH, arg=width)


NEEDED = """() => {
  const field = document.querySelector("#pgn"), filled = field.cloneNode();
  Object.assign(filled, { value: field.placeholder });
  filled.style.minHeight = filled.style.height = "0";
  field.after(filled);
  const needed = filled.scrollHeight;
  filled.remove();
  return needed - field.clientHeight;
}"""
"""Pixels of what the empty field says that are out of sight."""


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", first(1, [320, 360, 390, 480, 768, 1280]))
def test_what_the_empty_field_says_is_read_whole(
    page: Page, server: Server, width: int, language: str
) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"{server.url}/?lang={language}")
    expect(page.locator("#pgn")).to_be_visible()
    page.evaluate("document.fonts.ready")
    assert page.evaluate(NEEDED) <= 0
