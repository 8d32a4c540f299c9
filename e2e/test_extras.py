"""What stands around the game: clocks, opening and endgame by ply, settings that are kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server
from e2e.review_page import FINISHED, post_json, press_in_menu, wait_until_reviewed

CLOCKS = """[White "Müller"]
[Black "Łukasz"]
[WhiteTitle "FM"]
[WhiteElo "2104"]
[Result "0-1"]
[TimeControl "180+2"]

1. e4 {[%clk 0:03:02]} e5 {[%clk 0:03:01]} 2. Nf3 {[%clk 0:03:03]} Nc6 {[%clk 0:03:02]}
3. Bc4 {[%clk 0:03:04]} Nd4 {[%clk 0:02:58]} 4. Nxe5 {[%clk 0:02:40]} Qg5 {[%clk 0:02:59]}
5. Nxf7 {[%clk 0:01:59]} Qxg2 {[%clk 0:03:00]} 6. Rf1 {[%clk 0:01:55]} Qxe4+ {[%clk 0:03:00]}
7. Be2 {[%clk 0:01:12]} Nf3# {[%clk 0:03:02]} 0-1"""


@pytest.fixture(scope="module")
def review(server: Server) -> str:
    answer = post_json(f"{server.url}/api/reviews", {"pgn": CLOCKS, "options": {"preset": "fast"}})
    return str(answer["id"])


@pytest.fixture
def game(page: Page, server: Server, review: str) -> Page:
    page.goto(f"{server.url}/r/{review}#9")
    wait_until_reviewed(page)
    return page


def test_the_clocks_tell_the_time_spent(game: Page) -> None:
    strip = game.locator(".clocks")
    expect(strip.locator(".clocks__bar")).to_have_count(14, timeout=FINISHED)
    expect(strip).to_contain_text("5. Nxf7: 0:43")
    clocks = game.locator(".player__clock")
    expect(clocks.nth(0)).to_have_text("2:59")
    expect(clocks.nth(1)).to_have_text("1:59")
    expect(game.locator(".player__who").nth(1)).to_contain_text("FM Müller2104")
    title = game.locator("button.move[data-ply='9'] .move__clock")
    expect(title).to_have_attribute("title", "0:43 spent, 1:59 left")


@pytest.mark.nightly
def test_a_click_on_the_strip_goes_to_the_move(game: Page) -> None:
    game.locator(".clocks").click(position={"x": 3, "y": 10})
    expect(game.locator("button.move[aria-current]")).to_have_attribute("data-ply", "1")


@pytest.mark.nightly
def test_games_without_clocks_have_no_strip(page: Page, server: Server) -> None:
    answer = post_json(f"{server.url}/api/reviews", {"pgn": "1. e4 e5", "options": {"preset": "fast"}})
    page.goto(f"{server.url}/r/{answer['id']}")
    wait_until_reviewed(page)
    assert page.locator(".clocks").count() == 0
    assert page.locator(".player__clock:visible").count() == 0


@pytest.mark.nightly
def test_the_opening_follows_the_ply_and_the_book_ends(game: Page) -> None:
    place = game.locator(".place")
    expect(place).to_contain_text("Italian Game")
    leaving = game.locator(".move--leaves")
    expect(leaving).to_have_count(1)
    game.keyboard.press("Home")
    game.keyboard.press("ArrowRight")
    expect(place).to_contain_text("King's Pawn")
    expect(place).to_contain_text("in the book")


def test_settings_show_at_once_and_are_kept(game: Page) -> None:
    slate = "rgb(133, 150, 168)"
    square = game.locator(".board__squares .black-3c85d").first
    press_in_menu(game, "Settings")
    dialog = game.get_by_role("dialog", name="Settings")
    dialog.get_by_label("Slate").check()
    dialog.get_by_label("Coordinates").uncheck()
    game.keyboard.press("Escape")
    expect(square).to_have_css("background-color", slate)
    expect(game.locator(".notation-322f9").first).to_be_hidden()
    game.reload()
    expect(square).to_have_css("background-color", slate)
    expect(game.locator("html")).to_have_attribute("data-coordinates", "off")


@pytest.mark.nightly
def test_single_keys_can_be_switched_off(game: Page) -> None:
    press_in_menu(game, "Settings")
    game.get_by_role("dialog").get_by_label("Single-key shortcuts").uncheck()
    game.keyboard.press("Escape")
    below = game.locator(".player").last
    side = str(below.get_attribute("data-side"))
    for key in ("f", "n", "?"):
        game.keyboard.press(key)
    game.keyboard.press("Home")
    game.keyboard.press("ArrowRight")
    expect(game.locator("button.move[aria-current]")).to_have_attribute("data-ply", "1")
    expect(below).to_have_attribute("data-side", side)
    expect(game.get_by_role("dialog")).to_have_count(0)
    game.reload()
    game.keyboard.press("f")
    press_in_menu(game, "Keyboard shortcuts")
    expect(game.get_by_role("dialog")).to_contain_text("turned off in the settings")
    game.keyboard.press("Escape")
    expect(below).to_have_attribute("data-side", side)


@pytest.mark.nightly
def test_single_keys_can_be_changed(game: Page) -> None:
    below = game.locator(".player").last
    side = str(below.get_attribute("data-side"))
    game.keyboard.press("?")
    dialog = game.get_by_role("dialog")
    field = dialog.get_by_label("Key for: Flip the board")
    field.press("n")
    expect(dialog.get_by_role("status")).to_have_text("n is already in use.")
    expect(field).to_have_value("f")
    field.press("b")
    game.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(game.get_by_role("button", name="Flip the board (b)")).to_be_visible()
    game.reload()
    expect(below).to_have_attribute("data-side", side)
    game.keyboard.press("f")
    expect(below).to_have_attribute("data-side", side)
    game.keyboard.press("b")
    expect(below).not_to_have_attribute("data-side", side)
    game.keyboard.press("?")
    dialog.get_by_role("button", name="Reset to defaults").click()
    expect(field).to_have_value("f")


@pytest.mark.nightly
def test_the_board_grows_and_shrinks_by_keys(game: Page) -> None:
    def width() -> float:
        box = game.locator(".board__frame").bounding_box()
        assert box is not None
        return box["width"]

    before = width()
    game.keyboard.press("-")
    game.keyboard.press("-")
    expect(game.locator("html")).to_have_attribute("style", "--zoom: 0.8;")
    game.wait_for_function(
        "before => document.querySelector('.board__frame').offsetWidth < before", arg=before
    )
    game.keyboard.press("+")
    game.keyboard.press("+")
    game.wait_for_function(
        "before => document.querySelector('.board__frame').offsetWidth === before", arg=before
    )


@pytest.mark.nightly
def test_sounds_are_off_until_they_are_asked_for(game: Page) -> None:
    asked: list[str] = []
    game.on("request", lambda request: asked.append(request.url))
    game.keyboard.press("ArrowRight")
    press_in_menu(game, "Settings")
    sounds = game.get_by_role("dialog").get_by_label("Sounds")
    expect(sounds).not_to_be_checked()
    sounds.check()
    game.keyboard.press("Escape")
    game.keyboard.press("ArrowLeft")
    assert not [url for url in asked if url.endswith((".mp3", ".ogg", ".wav"))]
