"""What Chromium prints: a review with a board for each key moment, a booklet of one side, a season."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server, chromium_only, holding
from e2e.review_page import post_json, sample_id
from e2e.screen import HANGS_OVER, box, fault_address, look
from server.store.reviews.reviews import Store
from tests.seasons import collect, fifty_games

pytestmark = chromium_only  # the drivers of others know no paper

CONTROLS = ".button, .controls, .share, select, input, summary, [role=tab], [role=menu]"
SPLIT = """boards => boards.filter((board) => {
  const box = board.closest("li, .printed__moment, .season__lesson");
  return getComputedStyle(box).breakInside !== "avoid";
}).length"""
"""How many boards may be split by the end of a page."""
MILLIMETRE = 96 / 25.4
A4, LETTER = (297 - 26) * MILLIMETRE, (279.4 - 26) * MILLIMETRE
"""Heights between the margins, in pixels of CSS."""
WRITTEN = "() => dispatchEvent(new Event('beforeprint')) && !!document.querySelector('.printed')"
"""Whether the page writes what is for paper alone: that comes behind the board."""
PIECES_MISSING = "images => images.filter((image) => !image.href.baseVal).length"
CUT = """() => [...document.querySelectorAll(".verdict, .moves, .report > *, .review__title span")]
  .filter((part) => part.offsetParent && getComputedStyle(part).overflow !== "visible"
    && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1))
  .map((part) => part.className)"""
"""What a sheet of paper would show a part of."""


@pytest.fixture
def paper(page: Page) -> Iterator[Page]:
    """A page as it is printed, once `printed` is called."""
    page.emulate_media(media="print")
    yield page
    page.evaluate("dispatchEvent(new Event('afterprint'))")


def printed(page: Page) -> None:
    """Tell the page that it is printed, and look whether a control is left."""
    expect(page.locator(".top")).to_be_hidden()  # the sheet of print comes behind the rest
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    left = page.locator(CONTROLS).filter(visible=True)
    assert left.evaluate_all("all => all.map((one) => one.className || one.tagName)") == []


def test_a_review_prints_the_board_and_the_reason_of_each_key_moment(paper: Page, server: Server) -> None:
    paper.goto(f"{server.url}/r/{sample_id(server.url)}")
    expect(paper.locator(".report__classes")).to_be_visible()
    moments = paper.locator(".report__moments li").count()
    paper.wait_for_function(WRITTEN)
    printed(paper)
    boards = paper.locator(".printed__moment svg")
    assert boards.filter(visible=True).count() == moments > 5
    assert boards.evaluate_all(SPLIT) == 0
    assert boards.locator("image").evaluate_all(PIECES_MISSING) == 0
    for words in paper.locator(".printed__moment p").all_inner_texts():
        assert re.match(r"\d+(\.|…) \S+", words) and len(words.split()) > 4, words
    assert paper.pdf().startswith(b"%PDF")
    expect(paper.locator("#source")).to_have_text(paper.url)


def test_at_the_start_the_figures_of_the_game_stand_beside_the_board(paper: Page, server: Server) -> None:
    paper.goto(f"{server.url}/r/{sample_id(server.url)}")
    expect(paper.locator(".report__classes")).to_be_visible()
    paper.wait_for_function(WRITTEN)
    printed(paper)
    expect(paper.locator(".verdict")).to_be_hidden()
    board, graph = box(paper, ".board__frame"), box(paper, ".graph")
    for css in (".report__story", ".report__accuracies", ".report__classes"):
        part = box(paper, css)
        assert part["left"] > board["right"] and part["bottom"] < graph["top"], css
    titles = paper.locator(".printed h2")
    assert set(titles.evaluate_all("all => all.map((one) => getComputedStyle(one).breakAfter)")) == {"avoid"}


def test_paper_is_white_for_a_person_who_chose_dark(page: Page, server: Server) -> None:
    ink = "() => getComputedStyle(document.documentElement).getPropertyValue('--class-blunder-ink')"
    page.add_init_script(holding(theme='"dark"'))
    page.goto(server.url)
    dark = page.evaluate(ink)
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate(ink) == "#b32b27" != dark


def test_a_collection_prints_a_table_of_its_games(paper: Page, server: Server) -> None:
    games = [sample_id(server.url, name) for name in ("kasparov", "club")]
    made = post_json(f"{server.url}/api/collections", {"reviews": games})
    paper.goto(f"{server.url}/c/{made['id']}")
    expect(paper.locator(".collection__row")).to_have_count(2)
    printed(paper)
    for css in (".collection__filter", ".collection__sort", ".foot", ".status"):
        expect(paper.locator(css)).to_be_hidden()
    row = paper.locator(".collection__row").first
    assert row.evaluate("one => getComputedStyle(one).display + getComputedStyle(one).breakInside") == (
        "table-rowavoid"
    )
    expect(paper.locator("th .collection__column", has_text="White").first).to_be_visible()
    expect(paper.locator("#source")).to_have_text(paper.url)


def test_a_booklet_is_of_the_side_that_was_chosen(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/r/{sample_id(server.url)}")
    page.get_by_role("group", name="Which side did you play?").get_by_role("button").nth(1).click()
    page.get_by_role("button", name="Share").click()
    booklet = page.get_by_role("menuitem", name="Printable exercises")
    for item in (booklet, page.get_by_role("menuitem", name="Exercises (PGN)")):
        assert parse_qs(urlsplit(item.get_attribute("href") or "").query)["side"] == ["black"]
    page.goto(server.url + (booklet.get_attribute("href") or ""))
    asked = page.locator(".booklet__question").all_inner_texts()
    assert asked and all(words.startswith("Black to move") for words in asked)


@pytest.mark.nightly
def test_the_boards_of_a_booklet_are_whole_and_their_coordinates_stand_outside(
    paper: Page, server: Server
) -> None:
    paper.goto(f"{server.url}/r/{sample_id(server.url, 'club')}/booklet")
    boards = paper.locator(".booklet__questions svg")
    assert boards.count() > 1
    assert boards.evaluate_all(SPLIT) == 0
    letters = boards.first.locator("text")
    expect(letters).to_have_count(16)
    heights = letters.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert min(heights) > 8  # pixels of CSS: 6 points
    printed(paper)
    exercise, head = (box(paper, css) for css in (".booklet__questions li", ".booklet__head"))
    assert 3 * (exercise["bottom"] - exercise["top"]) + head["bottom"] - head["top"] < min(A4, LETTER)
    expect(paper.locator(".booklet__game")).to_have_count(0)  # the title says which game it is
    expect(paper.locator(".booklet__source")).to_have_text(paper.url.removesuffix("/booklet"))


@pytest.mark.nightly
def test_a_season_prints_without_controls_and_blocks_of_colour(paper: Page, server: Server) -> None:
    store = Store(f"sqlite:///{server.data_dir / 'kibitz.db'}")
    collection, _ = collect(store, fifty_games()[:20], "League")
    store.close()
    paper.goto(f"{server.url}/c/{collection}/season/Ann")
    expect(paper.locator(".season__lesson svg").first).to_be_visible()
    printed(paper)
    assert (
        paper.locator(".season__bar, .season__lesson .button, .season__hint").filter(visible=True).count()
        == 0
    )
    assert paper.locator(".season__column").first.evaluate("one => getComputedStyle(one).fill") == "none"
    assert paper.locator(".season__lesson svg").evaluate_all(SPLIT) == 0
    expect(paper.locator(".season__lesson svg").first.locator("text")).to_have_count(16)
    halves = [box(paper, f"[data-section={name}]") for name in ("phases", "clocks")]
    assert halves[0]["top"] == halves[1]["top"] and halves[0]["right"] < halves[1]["left"]
    expect(paper.locator("#source")).to_have_text(paper.url)
    expect(paper.locator(".season__foot")).to_contain_text("Inaccuracies, mistakes and blunders all count")


@pytest.mark.nightly
def test_on_paper_stand_board_moves_and_report_and_nothing_is_cut(page: Page, server: Server) -> None:
    look(page, fault_address(server), 718, 1000)
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    tops = [
        box(page, css)["top"] for css in (".board__frame", ".graph", ".moves", ".printed", ".report__classes")
    ]
    assert tops == sorted(tops)
    expect(page.locator(".printed")).to_contain_text("Hangs the queen")
    expect(page.locator(".moves__row").last).to_be_visible()
    for css in (".controls", ".top", ".tabs", ".share", ".report__start"):
        expect(page.locator(css)).to_be_hidden()
    assert page.evaluate(CUT) == []
    assert page.evaluate(HANGS_OVER) == 0
    square = box(page, ".board__frame [data-square='a1']")
    assert abs(square["width"] * 8 - box(page, ".board__frame")["width"]) < 2
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".printed")).to_have_count(0)
