"""A position is set up by tapping, dragging and keys, and explored."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import settled
from e2e.conftest import Server


def square(page: Page, name: str) -> Locator:
    return page.locator(f'.editor [data-square="{name}"]')


def fen(page: Page) -> Locator:
    return page.locator(".editor__fen")


@pytest.fixture
def empty(page: Page, server: Server) -> Page:
    page.goto(f"{server.url}/editor")
    page.get_by_role("button", name="Empty board").click()
    return page


def test_a_position_is_tapped_and_what_is_missing_is_said(empty: Page) -> None:
    fault, explore = empty.locator(".editor__fault"), empty.get_by_role("button", name="Explore")
    expect(fault).to_have_text("Not playable: White has no king and Black has no king.")
    expect(explore).to_be_disabled()
    for piece, where in (("white king", "e1"), ("black king", "e8"), ("white rook", "h8")):
        empty.get_by_role("button", name=piece, exact=True).click()
        square(empty, where).click()
    expect(fault).to_have_text("Not playable: the side that is not to move is in check.")
    empty.get_by_role("button", name="Black", exact=True).click()
    expect(fault).to_have_text("")
    square(empty, "h8").click()  # the rook is chosen still: it goes
    square(empty, "h1").click()
    empty.get_by_label("White O-O", exact=True).check()
    expect(fen(empty)).to_have_value("4k3/8/8/8/8/8/8/4K2R b K - 0 1")
    assert settled(empty) == []
    explore.click()
    empty.wait_for_url("**/explore?fen=4k3/8/8/8/8/8/8/4K2R_b_K_-_0_1*")
    empty.get_by_role("link", name="Change the position").click()
    expect(fen(empty)).to_have_value("4k3/8/8/8/8/8/8/4K2R b K - 0 1")


def test_pieces_are_dragged_onto_the_board_over_it_and_off_it(empty: Page) -> None:
    queen = empty.get_by_role("button", name="white queen", exact=True)
    queen.drag_to(square(empty, "d4"))
    expect(fen(empty)).to_have_value("8/8/8/8/3Q4/8/8/8 w - - 0 1")
    square(empty, "d4").drag_to(square(empty, "a8"))
    expect(fen(empty)).to_have_value("Q7/8/8/8/8/8/8/8 w - - 0 1")
    square(empty, "a8").drag_to(empty.locator(".editor h1"))
    expect(fen(empty)).to_have_value("8/8/8/8/8/8/8/8 w - - 0 1")


def test_the_keyboard_is_enough(empty: Page) -> None:
    square(empty, "e1").focus()
    empty.keyboard.press("Shift+K")
    for _ in range(7):
        empty.keyboard.press("ArrowUp")
    empty.keyboard.press("k")
    empty.keyboard.press("ArrowLeft")
    empty.keyboard.press("q")
    empty.keyboard.press("Delete")
    empty.keyboard.press("p")
    expect(empty.locator(".editor__fault")).to_have_text(
        "Not playable: a pawn stands on the first or last rank."
    )
    empty.keyboard.press("Enter")  # lifts it
    empty.keyboard.press("ArrowDown")
    empty.keyboard.press("Enter")
    expect(fen(empty)).to_have_value("4k3/3p4/8/8/8/8/8/4K3 w - - 0 1")


def test_a_pasted_position_stands_on_the_board(empty: Page) -> None:
    fen(empty).fill("4k3/8/8/8/8/8/8/4K3 b")
    fen(empty).press("Enter")
    expect(square(empty, "e8")).to_have_attribute("aria-label", "e8, black king")
    fen(empty).fill("4k3/8")
    fen(empty).press("Enter")
    expect(empty.locator(".editor__fault")).to_contain_text("This is not a FEN")
    expect(empty.get_by_role("button", name="Explore")).to_be_disabled()
