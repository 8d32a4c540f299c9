"""One's own repertoire: taken from PGN and a study, compared with a review and a season, trained, kept."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import BROWSER, Server
from server.store.reviews.reviews import Store
from tests.seasons import collect, fifty_games

SHOWN = 60_000
"""Milliseconds for what is loaded when it is wanted, on a slow machine."""
LINES = """[Event "Open"]

1. e4 e5 (1... c5 2. Nc3 Nc6) 2. Nf3 *

[Event "Broken"]

1. e4 c6 2. Ke3 *
"""


def league(server: Server) -> tuple[str, str]:
    """A collection in which Ann plays, and a game of it in which she has White and opens with e4."""
    games = fifty_games()[:20]
    store = Store(f"sqlite:///{server.data_dir / 'kibitz.db'}")
    collection, reviews = collect(store, games, "League")
    store.close()
    for review, (game, *_) in zip(reviews, games, strict=True):
        if game["headers"]["White"] == "Ann" and game["moves"][1]["san"] == "c5":
            return collection, review
    raise AssertionError("no Sicilian")


def add(page: Page, text: str, colour: str) -> None:
    page.get_by_label("PGN or link to a study").fill(text)
    page.get_by_role("button", name=f"Add for {colour}").click()
    expect(page.locator(".repertoire__told")).to_contain_text(f"Repertoire for {colour}", timeout=SHOWN)


def test_a_repertoire_is_pasted_missed_counted_and_trained(page: Page, server: Server) -> None:
    collection, review = league(server)
    page.goto(f"{server.url}/reviews")
    page.get_by_role("link", name="Your repertoire").click()
    add(page, LINES, "White")
    told = page.locator(".repertoire__told")
    expect(told).to_contain_text("8 new positions")
    expect(told).to_contain_text("Game 2: Move 2, White: “Ke3” cannot be played here.")
    page.reload()
    white = page.locator(".repertoire__card[data-side=white]")
    expect(white).to_contain_text("8 positions, 3 of them with you to move", timeout=SHOWN)

    with page.expect_download() as saved:
        white.get_by_role("button", name="PGN").click()
    assert "1. e4 e5 (1... c5 2. Nc3 Nc6)" in saved.value.path().read_text()

    it_is_compared_with_a_review(page, f"{server.url}/r/{review}")
    it_is_counted_in_a_season(page, f"{server.url}/c/{collection}/season/Ann")
    page.goto(f"{server.url}/repertoire")
    a_training_that_comes_late_disturbs_nobody(page)
    its_lines_are_trained(page)
    a_study_is_taken_and_another_link_is_not(page)

    white.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(white).to_contain_text("Nothing yet")


def it_is_compared_with_a_review(page: Page, address: str) -> None:
    page.goto(address)
    fact = page.locator(".report__repertoire")
    expect(fact).to_contain_text("White left the repertoire with 2.Nf3 (repertoire: 2.Nc3).", timeout=SHOWN)
    page.get_by_role("group", name="Which side did you play?").get_by_role("button", name="Ann").click()
    expect(fact).to_contain_text("You left your repertoire with 2.Nf3 (repertoire: 2.Nc3).")
    fact.get_by_role("button").click()
    expect(page.locator(".verdict")).to_contain_text("2. Nf3")
    expect(page.locator(".verdict")).to_contain_text(
        "You left your repertoire with 2.Nf3 (repertoire: 2.Nc3)."
    )


def it_is_counted_in_a_season(page: Page, address: str) -> None:
    page.goto(address)
    section = page.locator("[data-section=repertoire]")
    expect(section).to_contain_text(re.compile(r"With White: \d+ games\. You left it in \d+"), timeout=SHOWN)
    section.locator("summary", has_text="2.Nf3 (repertoire: 2.Nc3)").click()
    expect(section.locator("details[open] a").first).to_have_attribute("href", re.compile(r"/r/.+\?ply=3$"))


def a_training_that_comes_late_disturbs_nobody(page: Page) -> None:
    held: list[Route] = []
    page.route("**/css/drill.css*", lambda route: held.append(route))
    with page.expect_request("**/css/drill.css*"):
        page.get_by_role("button", name="Train the lines").click(timeout=SHOWN)
    page.get_by_role("link", name="Your reviews").first.click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Your reviews", timeout=SHOWN)
    with page.expect_response("**/css/drill.css*"):
        held[0].continue_()
    page.evaluate("new Promise((done) => setTimeout(done))")  # what waited for the sheet has its turn
    expect(heading).to_have_text("Your reviews")
    expect(page.locator(".training")).to_have_count(0)
    page.unroute("**/css/drill.css*")
    page.go_back()


def its_lines_are_trained(page: Page) -> None:
    page.get_by_role("button", name="Train the lines").click(timeout=SHOWN)
    panel = page.locator(".training")
    expect(panel).to_contain_text("White to move", timeout=SHOWN)
    expect(panel).to_contain_text("0 due, 3 new")

    page.keyboard.press("m")
    field = page.locator(".move-field input")
    field.fill("d4")
    field.press("Enter")
    expect(panel).to_contain_text("d4 is not in the repertoire. Try again.")
    field.fill("e4")
    field.press("Enter")
    expect(panel).to_contain_text("e4 is in the repertoire.")
    expect(panel).to_contain_text("This position comes back")
    page.keyboard.press("n")
    expect(panel).to_contain_text("1.e4 e5")
    page.keyboard.press("s")
    expect(panel).to_contain_text("The repertoire plays Nf3.")
    page.keyboard.press("Escape")
    expect(page.locator(".repertoire__card[data-side=white]")).to_contain_text("1 new", timeout=SHOWN)


def a_study_is_taken_and_another_link_is_not(page: Page) -> None:
    def imported(route: Route) -> None:
        if BROWSER == "chromium":  # the driver of the other does not tell what is sent
            assert json.loads(route.request.post_data or "") == {"link": "https://lichess.org/study/AbCdEfGh"}
        route.fulfill(json={"games": [{"pgn": "1. e4 c5 *"}, {"pgn": "1. d4 d5 *"}]})

    page.route("**/api/imports", imported)
    add(page, "https://lichess.org/study/AbCdEfGh", "Black")
    expect(page.locator(".repertoire__told")).to_contain_text("5 new positions")
    page.get_by_label("PGN or link to a study").fill("https://lichess.org/AbCdEfGh")
    page.get_by_role("button", name="Add for Black").click()
    expect(page.locator(".repertoire__told")).to_contain_text("lead to a study")


@pytest.mark.nightly
def test_a_repertoire_is_looked_at_on_a_board(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/repertoire")
    add(page, "1. e4 e5 (1... c5 2. Nc3) 2. Nf3 *", "Black")
    page.locator(".repertoire__card[data-side=black]").get_by_role("button", name="View the lines").click()
    moves = page.locator(".openings__own li")
    line = page.locator(".openings__step")
    expect(moves).to_have_text("1. e44 moves on", timeout=SHOWN)
    page.keyboard.press("ArrowRight")
    expect(moves).to_have_count(2)
    expect(page.locator(".openings__now")).to_have_text("Your move.")
    page.get_by_role("button", name="1… c5").click()
    expect(page.locator(".openings__now")).to_have_text("1 reply by the opponent is covered.")
    assert page.url.endswith("/repertoire#black:e2e4,c7c5")
    page.reload()
    expect(line).to_have_count(3, timeout=SHOWN)
    page.keyboard.press("m")
    field = page.locator(".move-field input")
    field.fill("Nf3")
    field.press("Enter")
    expect(page.locator(".openings__note")).to_have_text("Nf3 is not in the repertoire.")
    page.get_by_role("button", name="2. Nc3").click()
    expect(page.locator(".openings__now")).to_have_text("The repertoire ends here.")
    page.get_by_role("button", name="Back to the repertoire").click()
    expect(page.get_by_role("heading", name="Your repertoire")).to_be_visible()
    assert page.url.endswith("/repertoire")
