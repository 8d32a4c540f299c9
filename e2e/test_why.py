"""Why a move got its class: lines that stand on the board when pointed at; the key moments in order."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Server
from e2e.review_page import FINISHED, get_json, post_json

SACRIFICE = """[White "Steinitz"]
[Black "Bardeleben"]
[FEN "r1r1k3/pp1qn2p/5pp1/3p2N1/6Q1/8/PP3PPP/2R1R1K1 w - - 2 22"]

22. Rxe7+ Kf8 23. Rf7+ Kg8 24. Rg7+ Kh8 25. Nf3 Rxc1+ *
"""
"""22. Rxe7+ can be taken two ways; 25. Nf3 gives all of it back."""


@pytest.fixture(scope="module")
def review(server: Server) -> tuple[str, Any]:
    """The address of the reviewed game and its state."""
    key = post_json(f"{server.url}/api/reviews", {"pgn": SACRIFICE, "options": {"preset": "fast"}})["id"]
    deadline = time.monotonic() + FINISHED / 1000
    while (state := get_json(f"{server.url}/api/reviews/{key}")["state"])["status"] != "done":
        assert time.monotonic() < deadline, "the review does not end"
        time.sleep(0.2)
    return f"{server.url}/r/{key}", state


def cell(page: Page, square: str) -> Locator:
    """What stands on a square, for a screen reader."""
    return page.locator(f".squares [data-cell='{square}']")


@pytest.mark.nightly
def test_a_brilliant_move_shows_what_taking_runs_into(page: Page, review: tuple[str, Any]) -> None:
    address, state = review
    assert state["moves"][0]["classification"] == "brilliant"
    page.goto(f"{address}#1")
    why = page.locator(".verdict")
    expect(why).to_contain_text("The rook on e7 can be taken two ways", timeout=FINISHED)
    rows = why.locator(".why--capture .playline")
    expect(rows).to_have_count(2)
    king = rows.filter(has_text="Kxe7")
    expect(king).to_contain_text("Re1+")

    king.get_by_role("button", name="Kxe7").hover()
    expect(cell(page, "e7")).to_contain_text("black king", timeout=FINISHED)
    page.mouse.move(2, 2)
    expect(cell(page, "e7")).to_contain_text("white rook")
    assert page.url.endswith("#1")


def test_a_line_is_played_by_keys_and_put_back(page: Page, review: tuple[str, Any]) -> None:
    address, _ = review
    page.goto(f"{address}#1")
    row = page.locator(".why--capture .playline").filter(has_text="Kxe7")
    row.locator("button").first.focus()
    page.keyboard.press("ArrowRight")
    expect(cell(page, "e7")).to_contain_text("black king", timeout=FINISHED)
    expect(cell(page, "e1")).to_contain_text("white rook")
    expect(page).to_have_url(f"{address}#1")
    page.keyboard.press("Home")
    expect(cell(page, "e1")).to_contain_text("empty")
    page.keyboard.press("Shift+Tab")
    expect(cell(page, "e7")).to_contain_text("white rook")


def test_a_fault_shows_the_better_line_and_the_answer_to_it(page: Page, review: tuple[str, Any]) -> None:
    address, state = review
    assert state["moves"][6]["classification"] in ("inaccuracy", "mistake", "blunder")
    page.goto(f"{address}#7")
    why = page.locator(".verdict")
    best = state["positions"][6]["lines"][0]["san"][0]
    expect(why.locator(".why--better")).to_contain_text(best)
    expect(why.locator(".why--refutes")).to_contain_text(state["positions"][7]["lines"][0]["san"][0])
    why.locator(".why--better button").first.click()
    expect(page.locator(".verdict h2")).to_contain_text(best, timeout=FINISHED)
    page.keyboard.press("Escape")
    expect(page.locator("button.move[data-ply='7']")).to_have_attribute("aria-current", "true")


def test_the_way_through_the_key_moments_has_an_end(page: Page, review: tuple[str, Any]) -> None:
    address, state = review
    count = len(state["report"]["key_moments"])
    page.goto(address)
    page.get_by_role("button", name="Start review").click()
    why = page.locator(".verdict")
    expect(why).to_contain_text(f"Key moment 1 of {count}")
    for _ in range(count - 1):
        page.keyboard.press("n")
    expect(why).to_contain_text(f"Key moment {count} of {count}")
    expect(why).to_contain_text("That was the last key moment.")
    page.keyboard.press("n")
    expect(page.locator(".toast")).to_contain_text("There are no more key moments.")
