"""Exploring a review: own variations by mouse, keys and text, their addresses, the engine in the browser."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.conftest import Server
from e2e.review_page import FINISHED, get_json, middle, post_json
from tests.sampling import first

GAME = """[White "Teichmann, Richard"]
[Black "Amateur"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 (3. Bb5 a6 4. Ba4) 3... d6 4. Nc3 Bg4 5. h3 Bh5 6. Nxe5 Bxd1 7. Bxf7+ Ke7
8. Nd5# 1-0
"""
CHESS960 = """[Variant "Chess960"]
[FEN "bqnrkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBNR w KQkq - 0 1"]

1. g3 g6 2. Bg2 Bg7 3. Nf3 Nf6 4. O-O O-O
"""


def reviewed(server: Server, pgn: str) -> str:
    """The address of a finished review."""
    options = {"nodes": 2000, "engine": "auto"}
    key: str = post_json(f"{server.url}/api/reviews", {"pgn": pgn, "options": options})["id"]
    deadline = time.monotonic() + FINISHED / 1000
    while get_json(f"{server.url}/api/reviews/{key}")["status"] != "done":
        assert time.monotonic() < deadline, "the review does not end"
        time.sleep(0.2)
    return f"{server.url}/r/{key}"


@pytest.fixture(scope="module")
def address(server: Server) -> str:
    return reviewed(server, GAME)


def show(page: Page, address: str) -> None:
    """Open an address afresh and wait for the moves."""
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("button.move[data-ply]").first).to_be_attached()


def drag(page: Page, origin: str, target: str) -> None:
    page.mouse.move(*middle(page, origin))
    page.mouse.down()
    page.mouse.move(*middle(page, target), steps=4)
    page.mouse.up()


def cell(page: Page, square: str) -> Locator:
    """The square as a screen reader finds it."""
    return page.locator(f".squares [data-cell='{square}']")


def at(hash_: str) -> re.Pattern[str]:
    return re.compile(re.escape(hash_) + "$")


def test_a_variation_grows_by_drag_and_its_address_shows_it_in_a_fresh_page(page: Page, address: str) -> None:
    show(page, f"{address}#6")
    drag(page, "d2", "d4")
    expect(page).to_have_url(at("#6:d2d4"))
    drag(page, "e5", "d4")
    expect(page).to_have_url(at("#6:d2d4,e5d4"))
    own = page.locator(".moves__variation--own")
    expect(own).to_contain_text("4.d4 exd4")
    page.keyboard.press("ArrowLeft")
    page.mouse.click(*middle(page, "c8"))
    expect(page.locator(".board__dot")).not_to_have_count(0)
    page.mouse.click(*middle(page, "g4"))
    expect(page).to_have_url(at("#6:d2d4,c8g4"))
    expect(own.locator(".moves__variation--own")).to_contain_text("4…Bg4")
    expect(cell(page, "g4")).to_have_text("g4, black bishop")

    assert page.context.browser
    visitor = page.context.browser.new_page()
    visitor.goto(page.url)
    expect(visitor.locator(".squares [data-cell='g4']")).to_have_text("g4, black bishop")
    expect(visitor.locator(".squares [data-cell='d4']")).to_have_text("d4, white pawn")
    expect(visitor.locator(".moves__variation--own [aria-current]")).to_contain_text("Bg4")
    visitor.close()

    page.keyboard.press("Escape")
    expect(page).to_have_url(at("#6"))
    page.reload()
    expect(own).to_have_count(2)
    page.get_by_role("button", name="Remove the variation d4").click()
    expect(own).to_have_count(0)


@pytest.mark.nightly
def test_the_games_own_moves_and_those_of_the_pgn_make_no_variation(page: Page, address: str) -> None:
    show(page, f"{address}#4")
    drag(page, "f1", "c4")
    expect(page).to_have_url(at("#5"))
    page.keyboard.press("ArrowLeft")
    drag(page, "f1", "b5")
    expect(page).to_have_url(at("#4:f1b5"))
    expect(page.locator(".moves__variation--variation [aria-current]")).to_contain_text("Bb5")
    expect(page.locator(".moves__variation--own")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(at("#4:f1b5,a7a6"))


def test_a_move_is_made_by_keys_alone(page: Page, address: str) -> None:
    show(page, f"{address}#6")
    cell(page, "e2").focus()  # the grid is one stop of the Tab key
    page.keyboard.press("ArrowLeft")
    expect(cell(page, "d2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(cell(page, "d2")).to_have_text("d2, white pawn, picked up")
    expect(cell(page, "d4")).to_have_text("d4, empty, can move here")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page).to_have_url(at("#6:d2d4"))
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(cell(page, "d7")).to_have_text("d7, empty")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(cell(page, "c7")).to_have_text("c7, black pawn, picked up")
    page.keyboard.press("Escape")
    expect(cell(page, "c7")).to_have_text("c7, black pawn")
    expect(page).to_have_url(at("#6:d2d4"))
    page.keyboard.press("m")
    field = page.get_by_label("Play a move")
    field.fill("Nxe9")
    field.press("Enter")
    expect(page.locator(".move-field__answer")).to_contain_text("not a legal move")
    field.fill("Bg4")
    field.press("Enter")
    expect(page).to_have_url(at("#6:d2d4,c8g4"))
    field.press("Escape")
    page.keyboard.press("Escape")
    expect(page).to_have_url(at("#6"))


@pytest.mark.parametrize(
    ("place", "url"),
    first(  # tests/js/state/address.test.js has most of them
        1,
        [
            ("#6:d2d4,e5d4", "#6:d2d4,e5d4"),
            ("?ply=6&line=d2d4,e5d4", "#6:d2d4,e5d4"),
            ("#6:d2d4#?secret=abc", "#6:d2d4"),
            ("#6:d2d5", "#6"),
            ("#4:f1c4", "#5"),
        ],
    ),
)
def test_an_address_names_any_place_and_nonsense_leaves_the_ply(
    page: Page, address: str, place: str, url: str
) -> None:
    show(page, address + place)
    expect(page).to_have_url(at(url))


@pytest.mark.nightly
def test_a_pawn_may_become_any_piece(page: Page, server: Server) -> None:
    show(page, reviewed(server, '[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]\n\n1. Kb2'))
    drag(page, "a7", "a8")
    page.get_by_role("dialog").get_by_role("button", name="white knight").click()
    expect(page).to_have_url(at("#0:a7a8n"))
    page.keyboard.press("Escape")
    drag(page, "a7", "a8")
    page.keyboard.press("r")
    expect(page).to_have_url(at("#0:a7a8r"))


@pytest.mark.nightly
def test_a_chess960_king_castles_onto_its_rook(page: Page, server: Server) -> None:
    show(page, f"{reviewed(server, CHESS960)}#6")
    drag(page, "e1", "h1")
    expect(page).to_have_url(at("#7"))
    page.keyboard.press("ArrowLeft")
    drag(page, "e1", "f1")
    expect(page).to_have_url(at("#6:e1f1"))


def test_the_engine_in_the_browser_shows_lines_and_threats(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    show(page, f"{address}#11")
    assert not any(name in url for url in asked for name in ("stockfish", "chessops", "explore/switch"))
    button = page.locator(".controls__engine")
    page.keyboard.press("e")
    expect(button).to_have_attribute("aria-pressed", "true")
    panel = page.get_by_role("region", name="Engine in the browser")
    expect(panel).to_contain_text("Stockfish", timeout=FINISHED)
    expect(panel.locator(".explore__lines li")).to_have_count(2, timeout=FINISHED)
    arrows = page.locator(".board__arrow--live")
    expect(arrows.first).to_be_attached()
    for _ in range(2):  # a drawing that waits while it is switched off must not hold up those after it
        page.keyboard.press("e")
        expect(panel).to_have_count(0)
        expect(arrows).to_have_count(0)
        page.keyboard.press("e")
        expect(arrows.first).to_be_attached(timeout=FINISHED)
    page.keyboard.press("x")
    words = panel.locator(".explore__threat-words:not(.is-provisional)")
    expect(words).to_contain_text(re.compile("^(White|Black) (threatens|would play) "), timeout=FINISHED)
    expect(page.locator(".board__arrow--threat")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".board__arrow--threat")).to_have_count(0)
    panel.get_by_role("button", name="1 line").click()
    expect(panel.locator(".explore__lines li")).to_have_count(1, timeout=FINISHED)
    panel.locator(".explore__lines .lines__move").first.click()
    expect(page).to_have_url(re.compile(r"#10:\w+$"))
    page.keyboard.press("Escape")
    expect(page).to_have_url(at("#10"))
    page.keyboard.press("End")
    expect(panel).to_contain_text("Checkmate")
    page.keyboard.press("e")
    expect(panel).to_have_count(0)
    expect(button).to_have_attribute("aria-pressed", "false")


@pytest.mark.nightly
def test_people_of_ones_rating_stand_beside_the_engines_lines(page: Page, address: str) -> None:
    show(page, f"{address}#4")
    page.keyboard.press("e")
    people = page.get_by_role("region", name="What people play here")
    rating = people.get_by_label("Players rated")
    expect(people).to_contain_text("Pick your rating", timeout=FINISHED)
    rating.select_option("about 1500")
    rows = people.locator(".explore__person")
    expect(rows.first).to_contain_text("%")
    shown = rows.all_text_contents()
    rating.select_option("about 1100")
    expect(rows).not_to_have_text(shown)
    page.keyboard.press("ArrowLeft")
    expect(rating).to_have_value("1100")
    people.get_by_role("button", name="Nc6").click()
    expect(page).to_have_url(at("#4"))
    show(page, f"{address}#0:e2e4,c7c5")
    page.keyboard.press("e")
    people.get_by_role("button", name="Nf3").click(timeout=FINISHED)
    expect(page).to_have_url(at("#0:e2e4,c7c5,g1f3"))


@pytest.mark.nightly
def test_a_games_rating_goes_first_and_chess960_has_no_people(page: Page, server: Server) -> None:
    headers = '[Site "https://lichess.org/abcd1234"]\n[WhiteElo "1432"]\n[BlackElo "2150"]\n\n'
    show(page, f"{reviewed(server, headers + '1. e4 e5 *')}#0")
    page.keyboard.press("e")
    people = page.get_by_role("region", name="What people play here")
    chosen = people.get_by_label("Players rated").locator("option:checked")
    expect(chosen).to_have_text("1432 (White)", timeout=FINISHED)
    expect(people.get_by_role("button", name="e4")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(chosen).to_have_text("2150 (Black), shown as 1900")
    show(page, f"{reviewed(server, CHESS960)}#2")
    page.keyboard.press("e")
    expect(page.locator(".explore__lines li").first).to_be_visible(timeout=FINISHED)
    expect(people).to_have_count(0)


@pytest.mark.nightly
def test_an_engine_that_cannot_be_loaded_is_a_sentence(context: BrowserContext, address: str) -> None:
    page = context.new_page()  # the worker's own fault is an error of the page to Playwright
    page.route("**/*.wasm*", lambda route: route.abort())
    show(page, address)
    page.locator(".controls__engine").click()
    expect(page.locator(".toast")).to_contain_text("The engine could not be loaded")
    expect(page.locator(".controls__engine")).to_have_attribute("aria-pressed", "false")
    context.set_offline(True)
    page.locator(".controls__engine").click()
    expect(page.locator(".toast")).to_contain_text("You are offline")


def test_a_move_of_ones_own_gets_a_verdict_and_its_reason(page: Page, address: str) -> None:
    show(page, f"{address}#0")
    expect(page.locator(".verdict")).to_contain_text("Starting position")
    page.keyboard.press("m")
    page.locator(".move-field input").fill("g4")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    told = page.locator(".explore__told")
    expect(told).to_contain_text("g4 is a", timeout=FINISHED)
    expect(told).to_contain_text("was better")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".explore")).to_have_count(0)  # back in the game


def test_a_key_moment_leads_to_a_try_of_ones_own(page: Page, address: str) -> None:
    show(page, f"{address}#12")
    page.get_by_role("button", name="Try it on the board").click()
    expect(page).to_have_url(at("#11"))
    expect(page.locator(".toast")).to_contain_text("Play your move on the board")
