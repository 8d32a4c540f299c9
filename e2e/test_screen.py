"""What stands where on the screen of a review: board, controls, reason in sight on every window."""

from __future__ import annotations

import random
import re
from typing import Literal

import chess
import chess.pgn
import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Server, chromium_only, in_one_browser
from e2e.review_page import finished_state, post_json, sample_id
from tests.sampling import first

LONG_NAME = "Bartholomäuskirchenmaierhuberbergersdorfer" * 2
GAME = f"""[White "{LONG_NAME}"]
[Black "Bert"]
[WhiteElo "1400"]

1. e4 {{[%clk 0:09:50]}} d6 {{[%clk 0:09:48]}} 2. Qh5 {{[%clk 0:09:20]}} g6 {{[%clk 0:09:30]}}
3. Qd5 {{[%clk 0:09:00]}} e6 4. Qb3 f6 5. d4 c6 6. Nf3 Bd7 7. g4 h6 8. h4 b6 9. Nc3 a6 10. a4 b5 11. a5 e5
12. d5 cxd5 13. Qxd5 Qxa5 14. Rxa5 Ke7 15. Qxa8 Nc6 16. Qxa6 Nb8 17. Qb6 f5 18. gxf5 gxf5 19. Bh3 fxe4
20. Nd5+ Kf7 21. Qxb8 1-0
"""
FAULT = 26
"""The ply of 13...Qxa5, which gives the queen away."""
BOX = """(css) => {
  const box = document.querySelector(css).getBoundingClientRect();
  return { left: box.left, top: box.top, right: box.right, bottom: box.bottom, width: box.width };
}"""
"""Where an element is in the window."""
HANGS_OVER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
FIRST_LINE = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".verdict__why > *"));
  return range.getClientRects()[0].bottom;
}"""


@pytest.fixture(scope="module")
def address(server: Server) -> str:
    """A review that is done, at a fault."""
    return f"{review(server, GAME)}#{FAULT}"


@pytest.fixture(scope="module")
def long_address(server: Server) -> str:
    """A review of 400 plies."""
    return f"{review(server, long_game())}#100"


def review(server: Server, pgn: str) -> str:
    made = post_json(f"{server.url}/api/reviews", {"pgn": pgn, "options": {"nodes": 1000}})
    finished_state(server.url, made["id"])
    url: str = made["url"]
    return url


def long_game() -> str:
    """Moves by chance that seldom take: a game of faults."""
    chance = random.Random(4)
    game = chess.pgn.Game()
    node: chess.pgn.GameNode = game
    while node.ply() < 400:
        board = node.board()
        moves = list(board.legal_moves)
        chance.shuffle(moves)
        moves.sort(key=board.is_capture)
        node = node.add_variation(next(move for move in moves if not ends(board, move)))
    return str(game)


def ends(board: chess.Board, move: chess.Move) -> bool:
    board.push(move)
    over = board.is_game_over()
    board.pop()
    return over


def look(page: Page, address: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(address)
    expect(page.locator(".verdict h2")).to_contain_text("Qxa5")
    expect(page.locator(".graph__bands")).to_contain_text("Opening")
    expect(page.locator(".clocks")).to_be_attached()


def box(page: Page, css: str) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(BOX, css)
    return found


@pytest.mark.parametrize(
    ("width", "height", "least"),
    first(1, [(1366, 660, 440), (1280, 800, 520), (1920, 1080, 800), (1100, 768, 520), (1280, 1024, 520)]),
)
def test_a_desk_shows_a_large_board_its_controls_and_the_reason_at_once(
    page: Page, address: str, width: int, height: int, least: int
) -> None:
    look(page, address, width, height)
    board, verdict, controls = (box(page, css) for css in (".board__frame", ".verdict", ".controls"))
    assert board["width"] >= least
    assert controls["bottom"] <= height
    assert verdict["left"] > board["right"]
    assert verdict["top"] < board["top"] < verdict["bottom"] < height
    assert box(page, ".graph")["bottom"] <= height
    assert page.evaluate("document.documentElement.scrollHeight") == height
    assert page.evaluate(HANGS_OVER) == 0


@pytest.mark.parametrize(("width", "height"), first(1, [(390, 844), (360, 740)]))
def test_a_phone_shows_board_controls_and_the_reasons_sentence_in_this_order(
    page: Page, address: str, width: int, height: int
) -> None:
    look(page, address, width, height)
    board, controls, verdict = (box(page, css) for css in (".board__frame", ".controls", ".verdict"))
    assert board["bottom"] < controls["top"] < controls["bottom"] < verdict["top"]
    assert page.evaluate(FIRST_LINE) <= height
    assert page.evaluate(HANGS_OVER) == 0
    assert verdict["bottom"] < box(page, ".graph")["top"]


@pytest.mark.nightly
@pytest.mark.parametrize(("width", "height"), first(1, [(844, 390), (640, 400), (683, 330), (960, 540)]))
def test_on_its_side_and_at_200_per_cent_the_board_fits_the_height_beside_the_reason(
    page: Page, address: str, width: int, height: int
) -> None:
    look(page, address, width, height)
    board, controls, verdict = (box(page, css) for css in (".board__frame", ".controls", ".verdict"))
    assert board["bottom"] <= height
    assert board["width"] > height / 2
    assert verdict["left"] > board["right"]
    assert controls["bottom"] <= height
    assert page.evaluate(FIRST_LINE) <= height
    assert page.evaluate(HANGS_OVER) == 0


@pytest.mark.nightly
def test_a_tablet_upright_shows_the_reason_under_the_board(page: Page, address: str) -> None:
    look(page, address, 768, 1024)
    assert box(page, ".board__frame")["width"] >= 520
    assert page.evaluate(FIRST_LINE) <= 1024
    assert page.evaluate(HANGS_OVER) == 0


@pytest.mark.nightly
def test_the_counts_are_seen_whole_and_what_made_the_review_stands_at_the_reports_foot(
    page: Page, address: str
) -> None:
    look(page, address, 1280, 800)
    assert box(page, ".report__classes")["bottom"] <= box(page, ".report")["bottom"]
    expect(page.locator(".report .status")).to_contain_text("1.0 k nodes per position")


ROWS_IN_SIGHT = """() => {
  const list = document.querySelector(".moves").getBoundingClientRect();
  return [...document.querySelectorAll(".moves__row")].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= list.top && bottom <= list.bottom;
  }).length;
}"""
LABELS = ".report :not(button, .report__name), .share span, .top__nav *"
CUT_LABELS = """(labels) => [...document.querySelectorAll(labels)]
  .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth)
  .map((part) => part.textContent)"""
OWN_SIDE = """(id) => localStorage.setItem("kibitz:my-sides", JSON.stringify([[id, "black"]]))"""


@pytest.mark.nightly
@pytest.mark.parametrize(("width", "height"), [(1366, 660), (1280, 800)])
def test_a_laptop_shows_eight_rows_of_moves_beside_a_fault(
    page: Page, address: str, width: int, height: int
) -> None:
    look(page, address, width, height)
    assert page.evaluate(ROWS_IN_SIGHT) >= 8
    lines = page.locator(".verdict details.lines")
    expect(lines.locator("ol")).to_be_hidden()
    lines.locator("summary").click()
    expect(lines.locator("ol")).to_be_visible()
    assert page.evaluate(ROWS_IN_SIGHT) >= 8


@pytest.mark.nightly
def test_a_high_window_shows_the_engines_lines_at_once(page: Page, address: str) -> None:
    look(page, address, 1280, 1024)
    expect(page.locator(".verdict .lines ol")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize(("width", "height"), first(1, [(390, 844), (1366, 660), (1280, 800)]))
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_label_of_the_report_is_cut(
    page: Page, address: str, language: str, width: int, height: int
) -> None:
    page.goto(address)
    page.evaluate(OWN_SIDE, address.split("/r/")[1].split("#")[0])
    page.set_viewport_size({"width": width, "height": height})
    page.goto(address.replace("#", f"?lang={language}#"))
    own = {"en": "Your accuracy", "de": "Deine Genauigkeit"}[language]
    name = page.locator("[data-side=black] .report__name")
    expect(name).to_contain_text(own)
    if width < 980:
        page.locator(".tabs [data-tab=report]").click()
    expect(name).to_be_visible()
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")
    assert name.evaluate("name => name.scrollHeight <= name.clientHeight")
    assert page.evaluate(CUT_LABELS, LABELS) == []
    assert page.evaluate(HANGS_OVER) == 0


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [1280, 1366])
def test_the_heads_icons_have_names_on_a_laptop_and_leave_room_for_the_players(
    page: Page, address: str, width: int, language: str
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(address.replace("#", f"?lang={language}#"))
    expect(page.locator(".share span").first).to_be_visible()
    names = page.locator(".top__nav :not(#mine) > .top__name")  # the list of reviews is a sign alone here
    said = {
        "en": ["Shortcuts", "English", "Settings", "Theme"],
        "de": ["Tasten", "Deutsch", "Einstellungen", "Farben"],
    }
    expect(names).to_have_text(said[language])
    for name in names.all():
        expect(name).to_be_visible()
    head, nav = box(page, ".review__names"), box(page, ".top__nav")
    assert nav["right"] <= head["left"]
    assert nav["right"] <= width
    assert box(page, ".review__names")["width"] >= 300
    assert page.evaluate(HANGS_OVER) == 0


@pytest.mark.nightly
def test_the_graph_is_more_than_a_strip_on_a_phone_on_its_side(page: Page, address: str) -> None:
    look(page, address, 844, 390)
    plot = box(page, ".graph__plot")
    assert plot["bottom"] - plot["top"] >= 128


@pytest.mark.nightly
def test_coordinates_stand_beside_the_board_and_the_bar_has_a_sign(page: Page, address: str) -> None:
    look(page, address, 1280, 800)
    board = box(page, ".board__frame")
    for css in (".numeric-fc462", ".alpha-d2270"):
        letter = box(page, css)
        assert letter["right"] <= board["left"] + 1 or letter["top"] >= board["bottom"] - 1
    figure = page.locator(".bar__figure").text_content() or ""
    assert figure[0] in "+−M"


@pytest.mark.nightly
def test_a_long_name_leaves_the_lead_in_material_in_sight(page: Page, server: Server) -> None:
    name = '[White "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine"]\n[WhiteElo "2812"]\n\n'
    made = review(server, f"{name}1. e4 e5 2. Qh5 Nf6 3. Qxe5+ *")
    page.set_viewport_size({"width": 320, "height": 700})
    for place in (made, made.replace("/r/", "/embed/")):
        page.goto(f"{place}#5")
        expect(page.locator(".player__lead")).to_have_text("+1")
        lead, player = box(page, ".player__lead"), box(page, ".player[data-side=white]")
        assert player["left"] < lead["left"] and lead["right"] <= player["right"] + 1
        assert lead["right"] - lead["left"] > 10
        assert page.evaluate(HANGS_OVER) == 0


@pytest.mark.nightly
@pytest.mark.parametrize("width", [1280, 320])
@pytest.mark.parametrize("place", ["/", "/embed/"])
def test_no_piece_covers_a_coordinate(
    page: Page, server: Server, address: str, place: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(server.url + place + (address.partition("/r/")[2] if place == "/embed/" else ""))
    page.locator(".board__frame").scroll_into_view_if_needed()
    expect(page.locator(".notation-322f9")).to_have_count(16)
    covered = page.evaluate(
        """() => {
          const pieces = [...document.querySelectorAll(".board__squares img")];
          const boxes = pieces.map((piece) => piece.getBoundingClientRect());
          return [...document.querySelectorAll(".notation-322f9")]
            .map((letter) => [letter.textContent, letter.getBoundingClientRect()])
            .filter(([, { left, right, top, bottom }]) => boxes.some((box) =>
              box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1))
            .map(([text]) => text);
        }"""
    )
    assert covered == []


@pytest.mark.nightly
def test_a_note_and_the_field_for_a_move_cover_neither_rank_1_nor_the_controls(
    page: Page, address: str
) -> None:
    look(page, address, 1280, 800)
    page.keyboard.press("m")
    page.locator(".move-field input").fill("Ke5")
    page.keyboard.press("Enter")
    expect(page.locator(".move-field__answer")).to_be_visible()
    field = box(page, ".move-field")
    assert box(page, ".board__frame")["bottom"] <= field["top"]
    assert field["bottom"] <= box(page, ".controls")["top"]
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    page.keyboard.press("n")
    expect(page.locator(".toast.is-shown")).to_be_visible()
    assert box(page, ".toast")["bottom"] < box(page, ".board__frame")["top"]


@pytest.mark.nightly
def test_the_time_of_a_move_stands_above_the_bars_of_times(page: Page, address: str) -> None:
    look(page, address, 1280, 800)
    page.goto(f"{address.split('#')[0]}#3")
    expect(page.locator(".clocks__words")).to_contain_text("3")
    assert box(page, ".clocks__words")["bottom"] <= box(page, ".clocks__plot")["top"]


BANDS = """() => [...document.querySelectorAll(".graph__band")].map((band) => {
  const [outer, inner] = [band, band.querySelector("span")].map((part) => part.getBoundingClientRect());
  return [inner.left - outer.left, outer.right - inner.right];
})"""
"""How far the name of each phase lies within it, to the left and to the right."""


@pytest.mark.nightly
def test_the_name_of_an_endgame_stays_within_its_phase(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.url}/r/{sample_id(server.url)}")
    name = page.locator(".graph__band--endgame span")
    expect(name).to_be_visible()
    name.evaluate("name => name.textContent = 'Endgame (two rooks and a minor piece against less)'")
    assert all(min(room) > -1 for room in page.evaluate(BANDS))
    expect(page.locator(".graph__band--endgame")).to_have_attribute("title", "Endgame")


@pytest.mark.nightly
@in_one_browser
def test_a_long_game_can_be_looked_at_closer_on_its_graph(page: Page, long_address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(long_address)
    expect(page.locator(".graph__band")).to_have_count(2)
    at = box(page, ".graph__plot")
    quarter = (at["left"] + at["width"] / 4, at["top"] + 20)
    current = page.locator("button.move[aria-current]")
    page.get_by_role("button", name="Zoom in").click()
    expect(page.get_by_role("button", name="Whole game")).to_be_visible()
    page.mouse.click(*quarter)
    expect(current).to_have_attribute("data-ply", re.compile("^8\\d$"))
    page.get_by_role("button", name="Whole game").click()
    page.mouse.click(*quarter)
    expect(current).to_have_attribute("data-ply", "100")


COLOURS = """(pairs) => pairs.map((pair) => pair.map(([css, pseudo]) => {
  const style = getComputedStyle(document.querySelector(css), pseudo);
  return style.backgroundColor;
}))"""
"""The grounds of pairs of [selector, pseudo-element] that must differ."""


@pytest.mark.nightly
@chromium_only
@pytest.mark.parametrize("scheme", first(1, ["dark", "light"]))
def test_forced_colours_keep_what_is_said_by_a_ground_alone(
    page: Page, address: str, scheme: Literal["light", "dark"]
) -> None:
    page.emulate_media(forced_colors="active", color_scheme=scheme)
    look(page, address, 1100, 768)
    touched, plain = "[data-square='a5']", "[data-square='a3']"
    pairs = [
        [[".white-1e1d7", None], [".black-3c85d", None]],
        [[touched, "::before"], [plain, None]],
        [[".bar__white", None], [".bar", None]],
        [[".meter__left", None], [".meter__track", None]],
        [["[role=tab][aria-selected=true]", None], ["[role=tab][aria-selected=false]", None]],
        [[".move[aria-current]", None], [".move:not([aria-current])", None]],
    ]
    for pair, (one, other) in zip(pairs, page.evaluate(COLOURS, pairs), strict=True):
        assert one != other, (pair, one)


@pytest.mark.nightly
@chromium_only
def test_an_embed_and_a_collection_keep_white_and_black_apart_in_forced_colours(
    page: Page, server: Server, address: str
) -> None:
    page.emulate_media(forced_colors="active")
    page.set_viewport_size({"width": 600, "height": 800})
    page.goto(f"{server.url}/embed/{address.partition('/r/')[2]}")
    expect(page.locator("button.move").first).to_be_visible()
    chips = [
        [".player[data-side=white] .player__chip", None],
        [".player[data-side=black] .player__chip", None],
    ]
    for one, other in page.evaluate(COLOURS, [chips, [[".white-1e1d7", None], [".black-3c85d", None]]]):
        assert one != other
    made = post_json(f"{server.url}/api/collections", {"pgn": GAME, "options": {"nodes": 1000}})
    page.goto(f"{server.url}/c/{made['id']}")
    expect(page.locator(".collection__row").first).to_be_visible()
    name = ".collection__name[data-side={}]"
    pair = [[[name.format(side), "::before"] for side in ("white", "black")]]
    sheets = "[...document.styleSheets].map(({ href }) => href ?? '').join()"
    page.wait_for_function(f"() => {sheets}.includes('forced')")  # it comes behind the rest
    ((one, other),) = page.evaluate(COLOURS, pair)
    assert one != other


CUT = """() => [...document.querySelectorAll(".verdict, .moves, .report > *, .review__title span")]
  .filter((part) => part.offsetParent && getComputedStyle(part).overflow !== "visible"
    && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1))
  .map((part) => part.className)"""
"""What a sheet of paper would show a part of."""


@pytest.mark.nightly
@chromium_only
def test_on_paper_stand_board_moves_and_report_and_nothing_is_cut(page: Page, address: str) -> None:
    look(page, address, 718, 1000)
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


IN_SIGHT = """() => {
  const { top, bottom, left, right } = document.querySelector(".board__frame").getBoundingClientRect();
  const ends = document.elementsFromPoint((left + right) / 2, bottom - 4);
  return top >= 0 && bottom <= innerHeight && ends.some((found) => found.closest(".board__frame"));
}"""
"""Whether the whole board is in the window, with nothing over it."""
NOTE_THE_PRESS = """() => {
  globalThis.tabsNow = () => document.querySelector(".tabs").getBoundingClientRect().top;
  addEventListener("pointerdown", () => { globalThis.tabsAtPress = tabsNow(); }, { capture: true });
}"""
"""Keeps where the tabs stood at the press: a tap may scroll to its target first."""
TOUCH_SCREENS = [(390, 844), (320, 568), (768, 1024), (844, 390)]
TARGETS = {
    "key moment": ("report", ".moment"),
    "story": ("report", ".report__story button"),
    "move": ("moves", "button.move[data-ply='31']"),
}
"""What leads to another position: under which tab, and the element."""


def on_a_touch_screen(browser: Browser, address: str, width: int, height: int) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, service_workers="block"
    )
    page = context.new_page()
    page.goto(address)
    page.locator(".tabs [data-tab=report]").click()
    expect(page.locator(".report__start")).to_be_visible()
    return page


@chromium_only
@pytest.mark.parametrize(("width", "height"), first(1, TOUCH_SCREENS))
def test_start_review_shows_the_board_and_the_reason_and_names_no_key(
    browser: Browser, address: str, width: int, height: int
) -> None:
    page = on_a_touch_screen(browser, address, width, height)
    page.locator(".report__start").tap()
    expect(page.locator(".verdict")).to_contain_text("Key moment 1")
    page.wait_for_function(IN_SIGHT)
    assert box(page, ".verdict h2")["bottom"] <= height
    if height > 600:
        assert page.evaluate(FIRST_LINE) <= height
    expect(page.locator(".toast.is-shown")).to_contain_text("The star buttons")
    page.context.close()


@pytest.mark.nightly
@chromium_only
def test_the_start_position_names_no_key_on_a_touch_screen(browser: Browser, address: str) -> None:
    page = on_a_touch_screen(browser, f"{address.split('#')[0]}?start", 390, 844)
    expect(page.locator(".verdict")).to_contain_text("swipe across it")
    expect(page.locator(".verdict")).not_to_contain_text("n goes to")
    page.context.close()


@chromium_only
@pytest.mark.parametrize(("width", "height"), first(1, TOUCH_SCREENS))
@pytest.mark.parametrize("target", first(1, TARGETS))
def test_the_board_stays_in_view_while_the_report_and_the_moves_are_read(
    browser: Browser, address: str, target: str, width: int, height: int
) -> None:
    page = on_a_touch_screen(browser, f"{address.split('#')[0]}#2", width, height)
    tab, css = TARGETS[target]
    page.locator(f".tabs [data-tab={tab}]").tap()
    found = page.locator(css).first
    found.evaluate("element => element.scrollIntoView({ block: 'end' })")
    page.wait_for_function(IN_SIGHT)
    page.evaluate(NOTE_THE_PRESS)
    found.tap()
    expect(page.locator("button.move[data-ply='2']")).not_to_have_attribute("aria-current", "true")
    page.wait_for_function(IN_SIGHT)
    page.wait_for_function("() => Math.abs(tabsNow() - tabsAtPress) < 2")
    assert page.evaluate(HANGS_OVER) == 0
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator(".is-scrolled")).to_have_count(0)
    page.context.close()


@pytest.mark.nightly
@chromium_only
@pytest.mark.parametrize(("width", "height"), [(390, 844), (768, 1024)])
def test_the_board_shrinks_as_the_page_scrolls_past_it_and_the_page_keeps_its_height(
    browser: Browser, address: str, width: int, height: int
) -> None:
    page = on_a_touch_screen(browser, address, width, height)
    page.wait_for_load_state("networkidle")  # what is said of the move is complete
    page.evaluate("scrollTo(0, 0)")
    away = page.locator(".is-scrolled, .is-growing")
    expect(away).to_have_count(0)
    top, full = box(page, ".tabs")["top"], box(page, ".board__frame")["width"]
    for y in (0, 40, 80, 120, 200, 300, 500, 120, 0):
        page.evaluate("y => scrollTo(0, y)", y)
        page.wait_for_function(IN_SIGHT)
        assert box(page, ".tabs")["top"] == pytest.approx(top - y, abs=1)
        page.wait_for_function(
            """() => document.querySelector(".board__frame").getBoundingClientRect().bottom
              <= Math.max(document.querySelector(".controls").getBoundingClientRect().top, innerHeight / 3)"""
        )
    expect(away).to_have_count(0)
    assert box(page, ".board__frame")["width"] == full
    page.evaluate("scrollTo(0, 600)")
    page.wait_for_function(
        "full => document.querySelector('.board__frame').offsetWidth <= 0.75 * full", arg=full
    )
    page.context.close()


@pytest.mark.nightly
@chromium_only
def test_a_phone_that_is_turned_while_the_page_is_scrolled_keeps_the_board_in_view(
    browser: Browser, address: str
) -> None:
    page = on_a_touch_screen(browser, address, 390, 844)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_load_state("networkidle")
    full = box(page, ".board__frame")["width"]
    page.evaluate("scrollTo(0, 900)")
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(IN_SIGHT)
        assert page.evaluate(HANGS_OVER) == 0
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_function("full => document.querySelector('.board__frame').offsetWidth === full", arg=full)
    page.wait_for_function(
        """() => { const [stage, controls] = [".stage", ".controls"].map((css) =>
          document.querySelector(css).getBoundingClientRect());
          return Math.abs(controls.top - stage.bottom - 6) < 1; }"""
    )
    page.context.close()


@pytest.mark.nightly
@chromium_only
@pytest.mark.parametrize(("width", "height"), first(1, TOUCH_SCREENS))
def test_the_drill_begins_with_its_board_and_its_question_in_view(
    browser: Browser, address: str, width: int, height: int
) -> None:
    page = on_a_touch_screen(browser, address, width, height)
    page.locator(".report__learn").tap()
    expect(page.locator(".drill__task")).to_be_visible()
    page.wait_for_function(IN_SIGHT)
    assert box(page, ".drill__task")["top"] >= box(page, ".stage" if width < height else ".top")["bottom"] - 1
    assert box(page, ".drill__task")["top"] < height
    page.context.close()


@chromium_only
def test_a_swipe_over_the_board_steps_and_a_piece_that_may_move_is_moved(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.goto(f"{address.split('#')[0]}#3")
    current = page.locator("button.move[aria-current]")
    expect(current).to_have_attribute("data-ply", "3")
    touch = context.new_cdp_session(page)

    def swipe(square: str, x: int, y: int = 0) -> None:
        at = box(page, f"[data-square={square}]")
        begin = {"x": at["left"] + at["width"] / 2, "y": at["top"] + at["width"] / 2}
        end = {"x": begin["x"] + x, "y": begin["y"] + y}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [begin]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [end]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe("e4", -90)
    expect(current).to_have_attribute("data-ply", "4")
    swipe("d4", 90)
    expect(current).to_have_attribute("data-ply", "3")
    swipe("d4", 10)
    swipe("a7", 90)  # Black's turn, and his pawn
    expect(current).to_have_attribute("data-ply", "3")
    context.close()
