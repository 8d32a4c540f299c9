"""What people play, in the panel of a move: words, a drawing, a table, and the rating at which it is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server
from e2e.review_page import sample_id

RATED = "Players rated"


def test_who_has_said_a_rating_is_told_what_players_of_it_play(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/r/{sample_id(server.url, 'club')}#46")
    panel = page.locator(".verdict")
    panel.get_by_role("button", name="My rating: about").click()
    rating = panel.get_by_label(RATED)
    expect(rating).to_be_focused()
    h6 = panel.get_by_role("row", name="h6")
    expect(h6).to_contain_text("→")
    rating.select_option("about 1500")
    expect(panel).to_contain_text("A natural mistake: 5 in 10")
    expect(h6).to_contain_text("54%")
    chart = panel.get_by_role("img", name="h6: 38% at 1100, 54% at 1500, 58% at 1900")
    expect(chart).to_be_visible()
    rating.select_option("about 1900")
    expect(h6).to_contain_text("58%")
    page.reload()
    expect(panel.get_by_role("button", name="about 1900")).to_be_visible()


@pytest.mark.nightly
def test_what_pays_most_is_asked_first(page: Page, server: Server) -> None:
    address = f"{server.url}/r/{sample_id(server.url, 'club')}"
    page.goto(f"{address}#learn:black")
    drill = page.locator(".drill")
    expect(drill).to_contain_text("You played Nf4 here")
    page.evaluate("localStorage.setItem('kibitz:rating', '1500')")
    page.goto("about:blank")
    page.goto(f"{address}#learn:black")
    expect(drill).to_contain_text("You played dxe5 here")
    expect(drill).to_contain_text("Costliest avoidable mistakes first.")


@pytest.mark.nightly
def test_a_games_own_ratings_need_no_answer(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/r/{sample_id(server.url)}#69")
    panel = page.locator(".verdict")
    expect(panel).to_contain_text("find it")
    expect(panel.get_by_role("button", name="about 2812 (White), shown as 1900")).to_be_visible()


@pytest.mark.nightly
def test_an_embed_says_it_at_the_rating_of_its_address(page: Page, server: Server) -> None:
    address = f"{server.url}/embed/{sample_id(server.url, 'club')}?ply=46"
    natural = "A natural mistake: 5 in 10"
    why = page.locator(".embed__why")
    page.goto(address)
    expect(page.locator(".is-live")).to_be_visible()
    expect(why).not_to_contain_text(natural)
    page.goto(f"{address}&rating=1500")
    expect(page.locator(".is-live")).to_be_visible()
    expect(why).to_contain_text(natural)
    without = page.request.get(f"{address}&rating=1500").text()
    assert natural in without


@pytest.mark.nightly
def test_a_file_says_what_the_page_says(page: Page, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    file.write_bytes(
        page.request.get(f"{server.url}/api/reviews/{sample_id(server.url, 'club')}.html").body()
    )
    page.goto(f"{file.as_uri()}#46")
    panel = page.locator(".verdict")
    panel.get_by_role("button", name="My rating: about").click()
    panel.get_by_label(RATED).select_option("about 1500")
    expect(panel).to_contain_text("A natural mistake: 5 in 10")
    expect(panel.locator(".people__chart")).to_be_visible()
