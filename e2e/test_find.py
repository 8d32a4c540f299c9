"""Games are found by an ending, a pawn structure or a position, and open there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.axe import settled
from e2e.conftest import Server
from e2e.review_page import press_in_menu, until_held
from server.store.reviews.reviews import Store
from tests.seasons import collect, games_to_find


def made(server: Server) -> str:
    """The address of a collection."""
    store = Store(f"sqlite:///{server.data_dir / 'kibitz.db'}")
    collection, _ = collect(store, games_to_find(), "Club")
    store.close()
    return f"{server.url}/c/{collection}"


def test_a_collection_is_searched_and_a_game_opens_where_it_fits(page: Page, server: Server) -> None:
    address = made(server)
    page.goto(address)
    page.get_by_role("button", name="Find games").click()
    status, kinds = page.locator(".find__status"), page.locator(".find select")
    expect(status).to_have_text("12 reviewed games to search.")
    kinds.select_option(label="Rook endings (4)")
    expect(status).to_have_text("Found in 4 of 12 reviewed games.")
    expect(page.locator(".find__card")).to_have_count(4)
    assert settled(page) == []
    page.locator(".find__card").first.click()
    page.wait_for_url(re.compile(r"/r/[\w-]+#\d+$"))
    press_in_menu(page, "Find this position")
    expect(page.locator(".find__card").first).to_be_visible()
    page.keyboard.press("Escape")
    page.go_back()
    page.get_by_role("button", name="Find games").click()
    expect(page.locator(".find__card")).to_have_count(4)  # as it was left


def test_a_season_has_the_players_games_alone_and_a_pasted_position(page: Page, server: Server) -> None:
    page.goto(f"{made(server)}/season/Other 1")
    page.get_by_role("button", name="Find games").click()
    status, field = page.locator(".find__status"), page.locator(".find input")
    expect(status).to_have_text("3 reviewed games to search.")
    field.fill("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
    field.press("Enter")
    expect(status).to_have_text("Found in 3 of 3 reviewed games.")
    field.fill("8/8/8/8/8/8/8/8")
    field.press("Enter")
    expect(status).to_have_text("Not found in any of the 3 reviewed games.")
    field.fill("nonsense")
    field.press("Enter")
    expect(status).to_contain_text("This is not a FEN.")


def test_ones_own_reviews_are_searched_too(page: Page, server: Server) -> None:
    page.goto(made(server))
    until_held(page, "reviews")
    page.goto(f"{server.url}/reviews")
    page.get_by_role("button", name="Find games").click()
    page.locator(".find select").select_option("isolated-queens-pawn")
    expect(page.locator(".find__status")).to_have_text("Found in 6 of 12 reviewed games.")
    expect(page.locator(".find__card small").first).to_contain_text("White’s")
