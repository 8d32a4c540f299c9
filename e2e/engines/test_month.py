"""A club player's month, in three engines at two widths: games that come in by a link, their season and its
openings, a repertoire that was missed, a trainer's notes, errors drilled and printed, the list in a second
browser."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Playwright

from e2e.conftest import Server, launch_chromium, launch_firefox
from e2e.engines.browsers import Browser, ByPlaywright, webkit
from e2e.review_page import finished_state

pytestmark = pytest.mark.nightly

LINES = """1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 *

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 *

1. e4 c6 2. d4 d5 3. Nc3 *
"""
PLAYER = "Vera_1987"
GAMES = 20
DEVICES = [(engine, width) for engine in ("chromium", "firefox", "webkit") for width in (1280, 390)]
Open = Callable[[], Browser]


@pytest.fixture(params=DEVICES, ids="{0[0]}-{0[1]}".format)
def another(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Open]:
    """Opens a fresh browser, which no script's fault and nothing too wide for its window may happen in."""
    engine, width = request.param
    with ExitStack() as stack:
        opened: list[Browser] = []

        def open_one() -> Browser:
            if engine == "webkit":
                browser: Browser = stack.enter_context(webkit())
            else:
                driven = {"chromium": launch_chromium, "firefox": launch_firefox}[engine](playwright)
                stack.callback(driven.close)
                browser = ByPlaywright(driven.new_context(), engine)
            browser.size(width, 900)
            opened.append(browser)
            return browser

        yield open_one
        for browser in opened:
            assert browser.faults() == []


def fits(browser: Browser) -> None:
    """Nothing of the page is wider than its window."""
    assert browser.run("() => document.documentElement.scrollWidth - innerWidth") <= 0


def again(browser: Browser) -> None:
    """Load the page that is open."""
    browser.go(browser.run("() => location.href.split('#')[0]"))


def link(browser: Browser, css: str) -> str:
    """Where the first link of these leads."""
    address: str = browser.wait("(css) => document.querySelector(css)?.href", css)
    return address


def test_a_players_month(another: Open, server: Server) -> None:
    mine = another()
    season = games_come_in_by_a_link(mine, server)
    a_repertoire_is_pasted(mine, server)
    review = it_was_missed(mine, season)
    the_tree_finds_the_opening_that_loses(mine, season)
    a_trainer_notes(mine, another(), review)
    errors_are_drilled_and_printed(mine, season)
    the_list_goes_to_a_second_browser(mine, another(), server)


def games_come_in_by_a_link(browser: Browser, server: Server) -> str:
    """-> the address of the season that they are."""
    browser.go(f"{server.url}/?lang=en")
    browser.fill("#pgn", f"https://www.chess.com/member/{PLAYER}")
    browser.see(".import__filters select")
    browser.run(
        "(count) => { const field = document.querySelector('.import__filters select'); field.value = count;"
        " field.dispatchEvent(new Event('change', { bubbles: true })); }",
        str(GAMES),
    )
    browser.click("button[type=submit]", "Get the games")
    browser.see(".import__games li")
    browser.click(".segmented__item", "Fast")
    fits(browser)
    browser.click("button[type=submit]", f"Review {GAMES} games")
    browser.see("h1", f"{PLAYER} on chess.com")
    reviewed(browser)
    again(browser)
    browser.wait(f"() => document.querySelectorAll('.collection__row.is-done').length === {GAMES}")
    fits(browser)
    browser.click("a", f"{PLAYER}’s season")
    browser.see("[data-section=kinds]")
    fits(browser)
    return str(browser.run("() => location.href"))


def reviewed(browser: Browser) -> None:
    """Wait until all games are, on the busiest machine."""
    deadline = time.monotonic() + 900
    while browser.run("() => document.querySelector('.collection__status').dataset.phase") != "done":
        assert time.monotonic() < deadline
        time.sleep(1)


def a_repertoire_is_pasted(browser: Browser, server: Server) -> None:
    browser.go(f"{server.url}/reviews")
    browser.click("a", "Your repertoire")
    browser.fill("textarea", LINES)
    browser.click("button", "Add for White")
    browser.see(".repertoire__told", "19 new positions")
    again(browser)
    browser.see(".repertoire__card[data-side=white]", "19 positions, 9 of them with you to move")
    fits(browser)


def it_was_missed(browser: Browser, season: str) -> str:
    """-> the address of a review in which it was."""
    browser.go(season)
    browser.see("[data-section=repertoire]", "You left it in ")
    browser.click("[data-section=repertoire] summary", "4.c3 (repertoire: 4.b4)")
    games = "[data-section=repertoire] details[open] a"
    assert browser.run("(css) => document.querySelectorAll(css).length", games) >= 2
    browser.click(games)
    browser.see(".verdict", "4. c3")
    browser.see(".verdict", "4.b4")
    fits(browser)
    return str(browser.run("() => location.origin + location.pathname"))


def the_tree_finds_the_opening_that_loses(browser: Browser, season: str) -> None:
    browser.go(season)
    browser.click("a", "Opening tree")
    rows = ".openings__moves tbody tr"
    browser.see(rows, "1.")
    for _ in range(3):
        step = browser.run("() => document.querySelectorAll('.openings__step').length")
        worst = browser.run(
            """(rows) => {
              const chances = ({ cells }) => Number.parseInt(cells[3].textContent);
              const [worst] = [...document.querySelectorAll(rows)].sort((a, b) => chances(a) - chances(b));
              return worst.querySelector("button, a").textContent;
            }""",
            rows,
        )
        browser.click(f"{rows} button", worst)
        browser.wait("(step) => document.querySelectorAll('.openings__step').length > step", step)
    fits(browser)
    browser.click(".openings__list a")
    browser.see("button.move[data-ply]")


def a_trainer_notes(mine: Browser, trainers: Browser, review: str) -> None:
    key = review.rsplit("/", 1)[1]
    finished_state(review.split("/r/", maxsplit=1)[0], key)
    mine.go(review)
    mine.click(".share button", "Share")
    mine.click("[role=menuitem]", "Trainer link")
    mine.click("button", "Create a link")
    field = "dialog input, dialog textarea"
    trainers.go(mine.wait("(css) => document.querySelector(css)?.value", field))
    trainers.see("button", "Add a note")
    trainers.click("button", "Add a note")
    trainers.fill(".note textarea", "Look at b4 here.")
    trainers.click("button", "Save")
    fits(trainers)
    mine.click("dialog button", "Cancel")
    mine.see(".moves__note, .note__text", "Look at b4 here.")
    again(mine)
    mine.see(".moves__note, .note__text", "Look at b4 here.")


def errors_are_drilled_and_printed(browser: Browser, season: str) -> None:
    browser.go(season)
    browser.click("button", "Train on these mistakes")
    browser.see(".training[data-phase=asking]")
    fits(browser)
    standing = browser.run("() => document.querySelector('.training__standing').textContent")
    fresh = int(re.findall(r"\d+", standing)[1])
    browser.press("s")
    browser.see(".training[data-phase=shown]")
    browser.see(".training__standing", f"0 due, {fresh - 1} new")
    browser.go(season)
    browser.click("button", "Train on these mistakes")
    browser.see(".training__standing", f"{fresh - 1} new")
    browser.go(season)
    browser.go(link(browser, "a[href*='/booklet']"))
    browser.see(".booklet__question", "what is better than")
    browser.see(".booklet__answers")
    fits(browser)


def the_list_goes_to_a_second_browser(mine: Browser, phone: Browser, server: Server) -> None:
    """With the keys, the repertoire, and what was trained of the season."""
    mine.go(f"{server.url}/reviews")
    mine.click(".mine__files button", "Copy to a phone")
    mine.see(".moving__code")
    fits(mine)
    phone.go(mine.run("() => document.querySelector('.moving__link').value"))
    phone.see(".toast", "Imported: ")
    phone.see(".mine__list", f"{PLAYER} on chess.com")
    fits(phone)
    phone.click(".mine__list a", f"{PLAYER} on chess.com")
    phone.click("#menu")
    phone.see("button.share__delete")
    phone.click("#menu")
    phone.go(f"{server.url}/repertoire")
    phone.see(".repertoire__card[data-side=white]", "19 positions, 9 of them with you to move")
