"""What stands where on the screen of a review: board, controls, reason in sight on every window."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server, chromium_only
from e2e.review_page import post_json
from e2e.screen import FIRST_LINE, GAME, HANGS_OVER, box, fault_address, look, review
from tests.sampling import first


@pytest.fixture(scope="module")
def address(server: Server) -> str:
    return fault_address(server)


@pytest.mark.parametrize(
    ("width", "height", "least"),
    first(
        1,
        [
            (1366, 660, 440),
            (1280, 800, 520),
            (1440, 900, 640),
            (1920, 1080, 800),
            (1100, 768, 520),
            (1280, 1024, 520),
        ],
    ),
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
    assert board["bottom"] < verdict["top"] < controls["top"]
    assert controls["bottom"] == height  # where the thumb is
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
@pytest.mark.parametrize(("width", "height", "rows"), [(1366, 660, 8), (1280, 800, 5)])
def test_a_laptop_shows_rows_of_moves_beside_a_fault(
    page: Page, address: str, width: int, height: int, rows: int
) -> None:
    look(page, address, width, height)
    assert page.evaluate(ROWS_IN_SIGHT) >= rows
    lines = page.locator(".verdict details.lines")
    expect(lines.locator("ol")).to_be_hidden()
    lines.locator("summary").click()
    expect(lines.locator("ol")).to_be_visible()
    assert page.evaluate(ROWS_IN_SIGHT) >= rows


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
    if width < 1440:
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
    expect(page.locator("#mine .top__name")).to_be_visible()
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


CUT = """(pairs) => pairs.flatMap(([css, part]) => [...document.querySelectorAll(css)].flatMap((box) => {
  const outer = box.getBoundingClientRect();
  return [...box.querySelectorAll(part)].filter((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    const hidden = top >= outer.bottom - 1;
    return !hidden && (left < outer.left - 1 || right > outer.right + 1 || bottom > outer.bottom + 1);
  }).map((item) => `${css}: ${item.textContent}`);
}))"""
"""Parts of boxes that are neither wholly in sight nor wholly out of it."""


@pytest.mark.nightly
@pytest.mark.parametrize(("width", "height"), first(1, [(1366, 660), (1280, 800), (390, 844)]))
def test_no_move_of_a_line_and_no_name_of_a_phase_is_cut(
    page: Page, address: str, width: int, height: int
) -> None:
    look(page, address, width, height)
    expect(page.locator(".verdict .lines__move").first).to_be_visible()
    assert page.evaluate(CUT, [[".lines__moves", ".lines__move"], [".graph__band", "span"]]) == []


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
