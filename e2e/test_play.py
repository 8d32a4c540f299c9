"""Playing a position out on a telephone: against people, against perfect defence, from the drill."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.conftest import Server, chromium_only
from e2e.review_page import FINISHED, middle
from e2e.test_drill import FAULT, QUIET_ITALIAN, open_at_fault
from e2e.test_drill import reviewed as with_state
from e2e.test_explore import reviewed

GAME = """[White "Anna"]
[Black "Bert"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 *
"""
QUEEN = "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1"
"""Qg6 is stalemate, Qg7 mate."""
NO_CHANCE = "Math.random = () => 0"
"""People play the likeliest move that the server names first."""


@pytest.fixture(scope="module")
def address(server: Server) -> str:
    return reviewed(server, GAME)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, service_workers="block"
    )
    page = context.new_page()
    page.add_init_script(NO_CHANCE)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert not faults, faults


def tap(page: Page, square: str) -> None:
    """A square, White below."""
    page.touchscreen.tap(*middle(page, square))


def move(page: Page, uci: str) -> None:
    tap(page, uci[:2])
    tap(page, uci[2:])


def press(page: Page, name: str) -> None:
    panel(page).get_by_role("button", name=name, exact=True).tap()


def panel(page: Page) -> Locator:
    return page.locator(".play")


@chromium_only
def test_a_game_against_people_becomes_a_review(phone: Page, address: str) -> None:
    phone.goto(f"{address}#8")
    phone.locator(".verdict__play").tap()
    panel(phone).get_by_label("Against").select_option("Players rated 1300")
    press(phone, "Start")
    expect(panel(phone)).to_contain_text("Your move.")
    expect(phone.locator(".player__name").first).to_have_text("Players rated 1300")
    move(phone, "d2d3")
    expect(panel(phone)).to_contain_text("Your move.")
    moves = phone.locator(".play__moves")
    expect(moves).to_have_text(re.compile(r"^5\. d3 \S+$"))
    height = phone.evaluate("document.querySelector('.play .drill__actions').getBoundingClientRect().bottom")
    assert height <= 844

    press(phone, "Hint")
    expect(panel(phone)).to_contain_text("Move the marked piece.")
    press(phone, "Hint")
    expect(panel(phone)).to_contain_text("is good.")
    press(phone, "Take back")
    expect(moves).to_be_empty()
    move(phone, "b1c3")
    expect(moves).to_have_text(re.compile(r"^5\. Nc3 \S+$"))
    press(phone, "Resign")
    expect(panel(phone)).to_contain_text("You resigned.")

    press(phone, "Judge it")
    phone.wait_for_url(lambda url: url != f"{address}#8" and url.endswith("#8"))
    assert phone.url.split("#")[0] != address
    expect(phone.locator(".review__title")).to_contain_text("Players rated 1300", timeout=FINISHED)
    expect(phone.locator("button.move[data-ply='10']")).to_be_attached()


@chromium_only
def test_escape_leads_back_and_the_moves_stay_as_a_variation(page: Page, address: str) -> None:
    page.goto(f"{address}#8")
    page.locator(".controls__engine").click()
    expect(page.locator(".controls__engine")).to_have_attribute("aria-pressed", "true")
    page.locator(".verdict__play").click()
    panel(page).get_by_label("Against").select_option("Engine")
    panel(page).get_by_role("button", name="Start").click()
    expect(panel(page)).to_contain_text("Your move.")
    page.keyboard.press("m")
    page.get_by_label("Play a move").fill("d3")
    page.get_by_label("Play a move").press("Enter")
    expect(page.locator(".play__moves")).to_have_text(re.compile(r"^5\. d3 \S+$"))
    expect(page.get_by_label("Play a move")).to_be_focused()  # it stays for the next move
    page.get_by_label("Play a move").press("Escape")
    expect(page.get_by_label("Play a move")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".play")).to_have_count(0)
    expect(page).to_have_url(f"{address}#8")
    expect(page.locator(".moves__variation--own")).to_contain_text("5.d3")
    expect(page.locator(".explore")).to_be_visible()  # the engine is on again
    expect(page.locator(".player__name").first).to_have_text("Bert")


@chromium_only
def test_a_won_ending_is_played_against_perfect_defence(phone: Page, server: Server) -> None:
    phone.goto(f"{server.url}/explore?fen={quote(QUEEN.replace(' ', '_'))}#play")
    expect(panel(phone).get_by_label("Against")).to_have_value("perfect")
    press(phone, "Start")
    expect(panel(phone)).to_contain_text("White wins in one move")
    move(phone, "g1g6")
    expect(panel(phone)).to_contain_text("Stalemate: a draw.")
    expect(panel(phone)).to_contain_text("The position was won.")
    press(phone, "Take back")
    move(phone, "g1b6")
    expect(panel(phone)).to_contain_text("1…Kh7. Your move.")
    expect(panel(phone)).to_contain_text("White wins in")
    press(phone, "Take back")
    move(phone, "g1g7")
    expect(panel(phone)).to_contain_text("Checkmate. You win.")
    expect(panel(phone).get_by_role("button", name="Judge it")).to_be_visible()
    press(phone, "Back to where you were (Esc)")
    expect(phone.locator(".position__head")).to_be_visible()


@pytest.mark.nightly
@chromium_only
def test_a_position_of_the_drill_is_played_out_with_its_side(page: Page, server: Server) -> None:
    address, state = with_state(server, QUIET_ITALIAN)
    drill = open_at_fault(page, address, state)
    drill.get_by_role("button", name="Solution").click()
    drill.get_by_role("button", name="Play it out").click()
    expect(drill).to_have_count(1)  # the panel of the game has its looks
    expect(panel(page).get_by_role("button", name="White")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("l")  # no drill over it
    expect(panel(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".drill")).to_have_count(0)
    expect(page).to_have_url(f"{address}#{FAULT - 1}")
