"""The reason in the panel and on the board: what is said first, its marks, the fold of what decided."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import Server, chromium_only
from e2e.review_page import FINISHED, get_json, post_json

HANGS = '[White "Anna"]\n[Black "Bert"]\n\n1. e4 e5 2. Qh5! Nc6 3. Qxe5+ Nxe5 4. d4 *\n'
"""3. Qxe5+ gives the queen for a pawn, after 2. Qh5 that the author likes."""

QUEEN = {
    "kind": "hangs",
    "piece": "q",
    "square": "e5",
    "by": "c6e5",
    "net": 8,
    "base": "after",
    "line": ["c6e5", "d2d4", "e5g6"],
    "san": ["Nxe5", "d4", "Ng6"],
}
FORK = {
    "kind": "motif",
    "name": "fork",
    "side": "black",
    "base": "after",
    "ply": 2,
    "line": ["c6e5", "d2d4", "e5f3"],
    "san": ["Nxe5", "d4", "Nf3+"],
    "by_piece": {"piece": "n", "square": "f3"},
    "targets": [{"piece": "k", "square": "e1"}, {"piece": "p", "square": "d4"}],
}
FACTS = [QUEEN, FORK]


SAID = [
    {"key": "reason-hangs", "params": {"piece": "q", "square": "e5", "how": "moved", "move": "3…Nxe5"}},
    {"key": "reason-fork", "params": {"first": "k", "second": "p", "piece": "k", "move": "4…Nf3+"}},
]


@pytest.fixture(scope="module")
def review(server: Server) -> tuple[str, Any]:
    """The address of the reviewed game and its state."""
    made = post_json(f"{server.url}/api/reviews", {"pgn": HANGS, "options": {"preset": "fast"}})
    deadline = time.monotonic() + FINISHED / 1000
    while (state := get_json(f"{server.url}/api/reviews/{made['id']}")["state"])["status"] != "done":
        assert time.monotonic() < deadline, "the review does not end"
        time.sleep(0.2)
    return made["url"], state


def with_move(page: Page, ply: int, change: Callable[[Any], Any]) -> None:
    """The review's answer with another verdict of `ply`."""

    def answer(route: Route) -> None:
        response = route.fetch()
        body = response.json()
        change(body["state"]["moves"][ply - 1])
        route.fulfill(response=response, json=body)

    page.route("**/api/reviews/*", answer)


def say(page: Page) -> None:
    """The facts above with their sentences, at 3. Qxe5+."""
    with_move(page, 5, lambda move: move["reason"].update(facts=FACTS, said=SAID))


def test_what_is_said_comes_first_and_the_rule_is_folded_away(page: Page, review: tuple[str, Any]) -> None:
    say(page)
    page.goto(f"{review[0]}#5")
    why = page.locator(".verdict__why")
    expect(why).to_contain_text("queen")
    expect(why).to_contain_text("Nf3+")
    expect(page.locator(".verdict .meter")).to_contain_text("White’s chances")
    expect(page.locator(".verdict .meter")).to_contain_text("%")
    how = page.locator(".verdict .how").first
    expect(how.locator(".how__text")).to_be_hidden()
    how.get_by_text("Why this verdict?").click()
    expect(how).to_contain_text("a blunder costs 0.22")
    expect(how).to_contain_text("expected points")

    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(how).to_contain_text("a blunder costs 0.22")  # what was opened stays open


@pytest.mark.nightly
def test_without_a_sentence_the_panel_says_what_it_costs(page: Page, review: tuple[str, Any]) -> None:
    with_move(page, 5, lambda move: (move["reason"].pop("said", None), move["reason"].pop("facts", None)))
    page.goto(f"{review[0]}#5")
    expect(page.locator(".verdict__why")).to_contain_text("White’s chances fall from")
    expect(page.locator(".verdict__why")).not_to_contain_text("expected points")


@pytest.mark.nightly
def test_a_close_call_says_so(page: Page, review: tuple[str, Any]) -> None:
    with_move(page, 5, lambda move: move.update(classification="inaccuracy", close="mistake"))
    page.goto(f"{review[0]}#5")
    expect(page.locator(".verdict h2")).to_contain_text("is an inaccuracy, a close call")
    page.get_by_text("Why this verdict?").click()
    expect(page.locator(".verdict .how").first).to_contain_text("could as well say a mistake")


def test_the_refutation_and_what_hangs_are_on_the_board(page: Page, review: tuple[str, Any]) -> None:
    say(page)
    page.goto(f"{review[0]}#5")
    expect(page.locator(".board__arrow--best")).to_have_count(1)
    expect(page.locator("path.board__arrow--refutes")).to_have_count(1)
    expect(page.locator("circle.board__arrow--falls")).to_have_count(1)


@pytest.mark.nightly
def test_a_sentence_that_is_pointed_at_shows_its_squares(page: Page, review: tuple[str, Any]) -> None:
    say(page)
    page.goto(f"{review[0]}#5")
    fork = page.locator(".said").nth(1)
    fork.hover()
    expect(page.locator("circle.board__arrow--falls")).to_have_count(3)
    expect(page.locator(".squares [data-cell='f3']")).to_contain_text("black knight")
    page.mouse.move(2, 2)
    expect(page.locator("circle.board__arrow--falls")).to_have_count(1)
    expect(page.locator(".squares [data-cell='f3']")).to_contain_text("empty")

    page.locator(".said-play").first.focus()  # between the two sentences
    page.keyboard.press("Tab")
    expect(page.locator("circle.board__arrow--falls")).to_have_count(3)
    page.keyboard.press("Shift+Tab")
    expect(page.locator("circle.board__arrow--falls")).to_have_count(1)


def test_the_moves_of_a_sentence_play_on_the_board(page: Page, review: tuple[str, Any]) -> None:
    say(page)
    page.goto(f"{review[0]}#5")
    page.get_by_role("button", name="Play these moves on the board").nth(1).click()
    expect(page.locator(".verdict h2")).to_contain_text("Nf3+")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".verdict h2")).to_contain_text("d4")


@pytest.mark.nightly
@chromium_only
def test_a_finger_shows_the_squares_and_puts_them_away(
    browser: Any, server: Server, review: tuple[str, Any]
) -> None:
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    page = context.new_page()
    say(page)
    page.goto(f"{review[0]}#5")
    page.locator(".said").nth(1).tap()
    expect(page.locator("circle.board__arrow--falls")).to_have_count(3)
    page.locator(".said").nth(1).tap()
    expect(page.locator("circle.board__arrow--falls")).to_have_count(1)
    context.close()


@pytest.mark.nightly
def test_the_authors_punctuation_says_whose_it_is(page: Page, review: tuple[str, Any]) -> None:
    page.goto(f"{review[0]}#3")
    expect(page.locator(".verdict h2")).to_contain_text("annotator: !")
    expect(page.locator("button.move[data-ply='3']")).to_contain_text("(annotator: !)")
