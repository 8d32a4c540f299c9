"""A file of sixty games: the table that fills, filter and sort, neighbours, the table on another site."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import ROOT, Server
from e2e.other_site import OtherSite, other_site
from e2e.review_page import FINISHED, get_json, post_json, press_in_menu
from tests.sampling import first

FILE = ROOT / "tests" / "data" / "collections" / "sixty.pgn"
"""Beginnings of well-known games, given to the players of a tournament that never was."""


@pytest.fixture(scope="module")
def made(server: Server) -> Iterator[Any]:
    """A collection whose games take a moment each."""
    created = post_json(
        f"{server.url}/api/collections", {"pgn": FILE.read_text("utf-8"), "options": {"nodes": 1000}}
    )
    yield created
    remove(server, created)


@pytest.fixture
def club() -> Iterator[OtherSite]:
    with other_site() as site:
        yield site


def remove(server: Server, created: Any) -> None:
    request = urllib.request.Request(
        f"{server.url}/api/collections/{created['id']}",
        headers={"X-Delete-Token": created["delete_token"]},
        method="DELETE",
    )
    urllib.request.urlopen(request, timeout=30).close()


def rows(page: Page) -> Locator:
    return page.locator(".collection__row")


def names(page: Page, side: str) -> list[str]:
    return page.locator(f".collection__row .collection__name[data-side='{side}']").all_inner_texts()


def test_a_pasted_file_becomes_a_table_that_fills_and_can_be_deleted(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("input[type=file]").set_input_files(FILE)
    expect(page.locator(".offer")).to_contain_text("This file contains 60 games.", timeout=FINISHED)
    page.get_by_role("button", name="Fast").click()
    page.get_by_role("button", name="Review 60 games").click()
    page.wait_for_url("**/c/*")
    expect(page.locator("h1")).to_have_text("Harbour Club Championship", timeout=FINISHED)
    expect(rows(page)).to_have_count(60, timeout=FINISHED)
    expect(page.locator(".status__words")).to_contain_text("of 60 reviewed", timeout=FINISHED)
    alone = post_json(f"{server.url}/api/reviews", {"pgn": "1. e4 e5 *", "options": {"nodes": 1000}})
    position = get_json(f"{server.url}/api/reviews/{alone['id']}")["queue_position"]
    assert position is None or position <= 4, "a single review waits for a game of each collection only"
    expect(page.locator(".collection__row.is-done").nth(1)).to_be_visible(timeout=FINISHED)
    press_in_menu(page, "Delete")
    page.get_by_role("button", name="Delete").click()
    expect(page.locator("#pgn")).to_be_visible(timeout=FINISHED)


def test_one_game_of_a_file_can_be_chosen(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("input[type=file]").set_input_files(FILE)
    page.get_by_label("Which game").select_option("4")
    page.get_by_role("button", name="Fast").click()
    page.get_by_role("button", name="Review", exact=False).last.click()
    page.wait_for_url("**/r/*")
    expect(page.locator(".review__title")).to_contain_text("Dreyer", timeout=FINISHED)
    expect(page.locator(".neighbours")).to_have_count(0)


def test_the_table_is_filtered_and_sorted(page: Page, server: Server, made: Any) -> None:
    page.goto(made["url"])
    expect(rows(page)).to_have_count(60, timeout=FINISHED)
    find = page.get_by_role("searchbox")
    find.fill("velez")
    expect(rows(page)).to_have_count(20)
    page.get_by_label("Round", exact=True).select_option("2")
    expect(rows(page)).to_have_count(1)
    find.fill("")
    expect(rows(page)).to_have_count(3)
    page.get_by_label("Round", exact=True).select_option("")
    header = page.get_by_role("columnheader", name="White", exact=True)
    header.get_by_role("button").click()
    expect(header).to_have_attribute("aria-sort", "ascending")
    assert names(page, "white") == sorted(names(page, "white"), key=str.lower)
    header.get_by_role("button").click()
    expect(header).to_have_attribute("aria-sort", "descending")
    assert names(page, "white")[0] == "Vélez, Carla"


@pytest.mark.nightly
def test_a_phone_scrolls_in_one_direction_only(page: Page, made: Any) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(made["url"])
    expect(rows(page)).to_have_count(60, timeout=FINISHED)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390  # less a scroll bar
    title_width = page.locator("h1").evaluate("title => title.getBoundingClientRect().width")
    assert title_width > 300  # whole words, and no button beside them
    page.get_by_role("button", name="Players").click()
    expect(page.locator(".standings__name")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390  # less a scroll bar


def test_keys_lead_from_game_to_game_and_back_to_the_table(page: Page, server: Server, made: Any) -> None:
    ids = [review["id"] for review in made["reviews"]]
    page.goto(f"{server.url}/r/{ids[11]}")
    bar = page.locator(".neighbours")
    expect(bar).to_contain_text("Game 12 of 60", timeout=FINISHED)
    expect(page.locator("button.move[data-ply]").first).to_be_visible(timeout=FINISHED)
    page.keyboard.press("]")
    page.wait_for_url(f"**/r/{ids[12]}")
    expect(bar).to_contain_text("Game 13 of 60", timeout=FINISHED)
    page.keyboard.press("[")
    page.wait_for_url(f"**/r/{ids[11]}")
    bar.get_by_role("link", name="Harbour Club Championship").click()
    page.wait_for_url(f"**/c/{made['id']}")
    expect(rows(page)).to_have_count(60, timeout=FINISHED)


@pytest.mark.nightly
def test_the_table_lives_in_a_sandbox_of_another_site(
    page: Page, server: Server, made: Any, club: OtherSite
) -> None:
    source = f"{server.url}/embed/c/{made['id']}"
    line = f'<iframe sandbox="allow-scripts" src="{source}" width="700" height="800"></iframe>'
    page.goto(club.show(line))
    frame = page.frame_locator("iframe")
    expect(frame.locator(".collection__row")).to_have_count(60, timeout=FINISHED)
    expect(frame.locator(".collection__row.is-done").nth(2)).to_be_visible(timeout=FINISHED)
    frame.get_by_role("searchbox").fill("petrov")
    expect(frame.locator(".collection__row")).to_have_count(20)
    frame.locator(".collection__link").first.click()
    way = frame.locator(".embed__way")
    expect(way).to_contain_text("Game 2 of 60", timeout=FINISHED)
    expect(frame.locator("button.move[data-ply]").first).to_be_visible(timeout=FINISHED)
    way.get_by_role("link", name="All games").click()
    expect(frame.locator(".collection__row").first).to_be_visible()
    expect(frame.locator(".collection__row")).to_have_count(20)  # what was looked for is kept


@pytest.mark.parametrize("query", first(1, ["", "&hide=reasons"]))
def test_a_game_that_is_opened_in_the_tables_place_says_why(
    page: Page, server: Server, made: Any, query: str
) -> None:
    page.goto(f"{server.url}/embed/c/{made['id']}?lang=en{query}#3/")
    expect(page.locator(".embed__game .is-live button.move[data-ply]").first).to_be_visible(timeout=FINISHED)
    page.keyboard.press("End")
    why = page.locator(".embed__why")
    if query:
        expect(why).to_have_count(0)
    else:
        expect(why).to_contain_text(re.compile(r" is .+\. .+\."), timeout=FINISHED)


@pytest.mark.nightly
@pytest.mark.parametrize("width", first(1, [559, 300, 1400]))
def test_no_frame_of_a_collection_is_higher_than_wordpress_gives(
    page: Page, server: Server, made: Any, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 1000})
    measures = """() => [document.documentElement, ...document.querySelectorAll(".standings")].map((item) =>
      [item.scrollWidth - item.clientWidth, Math.ceil(item.getBoundingClientRect().height)])"""
    page.goto(f"{server.url}/embed/c/{made['id']}?show=games,players")
    expect(page.locator(".standings__name")).to_have_count(6, timeout=FINISHED)
    (over, height), (beside, _) = page.evaluate(measures)
    assert (over, beside) == (0, 0) and height <= 1000
    box = page.locator(".standings").bounding_box()
    frame = page.locator(".collection__standings").bounding_box()
    assert box and frame and box["x"] + box["width"] <= frame["x"] + frame["width"]
    page.goto(f"{server.url}/embed/{made['reviews'][-1]['id']}?from=collection")
    expect(page.locator(".is-live button.move[data-ply]").first).to_be_visible(timeout=FINISHED)
    assert page.evaluate(measures)[0][1] <= 1000
