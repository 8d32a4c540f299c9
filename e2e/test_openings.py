"""The openings of a season as a tree: reached from it, walked by keys, clicks and the board, to the games."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.conftest import Server
from server.store.reviews.reviews import Store
from tests.seasons import collect, fifty_games

SHOWN = 60_000
"""Milliseconds for what is loaded when it is wanted, on a slow machine."""


def test_a_tree_is_walked_to_the_games(page: Page, server: Server) -> None:
    store = Store(f"sqlite:///{server.data_dir / 'kibitz.db'}")
    collection, _ = collect(store, fifty_games()[:20], "League")
    store.close()
    address = f"{server.url}/c/{collection}"
    page.goto(f"{address}/season/Ann")
    page.get_by_role("link", name="Opening tree").click(timeout=SHOWN)
    expect(page.locator("h1")).to_have_text("Ann’s openings", timeout=SHOWN)
    page.get_by_role("button", name="Black", exact=True).click()
    page.wait_for_url(re.compile(r"side=black"))
    rows = page.locator(".openings__moves tbody tr")
    expect(rows.first).to_contain_text("1.", timeout=SHOWN)

    page.keyboard.press("ArrowRight")
    line = page.locator(".openings__step")
    expect(line).to_have_count(2)
    rows.first.locator("button").focus()
    page.keyboard.press("Enter")
    expect(line).to_have_count(3)
    expect(rows.first.locator(":is(button, a)")).to_be_focused()
    expect(page).to_have_url(re.compile(r"#\w{4},\w{4}$"))
    place = page.url

    page.locator(".openings__list a").first.click()
    page.wait_for_url(re.compile(r"/r/[^/]+(\?ply=2|#2)$"))
    page.go_back()
    expect(line).to_have_count(3, timeout=SHOWN)
    expect(page).to_have_url(place)

    page.get_by_role("button", name="Starting position").click()
    expect(line).to_have_count(1)
    page.keyboard.press("m")
    field = page.locator(".move-field input")
    field.fill("a3")
    field.press("Enter")
    expect(page.locator(".openings__note")).to_contain_text("a3 was played in fewer than two")
    expect(line).to_have_count(1)

    page.get_by_label("Player", exact=True).select_option("")
    expect(page.locator("h1")).to_have_text("Openings", timeout=SHOWN)
    page.goto(f"{address}/openings?player=Nobody")
    expect(page.locator(".missing")).to_contain_text("no player", ignore_case=True, timeout=SHOWN)
