"""Kibitz below a path of a club's site, behind nginx: whatever a person does, nothing is asked elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect

from e2e.conftest import start_server, stop_server
from e2e.other_site import SHORT, OtherSite, other_site
from e2e.review_page import FINISHED, classes, paste, post_json, wait_until_reviewed
from tests import nginx

pytestmark = pytest.mark.skipif(not nginx.PROGRAM, reason="nginx is not installed")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The address of the club's site."""
    running = start_server(tmp_path / "kibitz", KIBITZ_PREFIX="/kibitz", KIBITZ_PROXIES="1")
    (tmp_path / "nginx").mkdir()
    port = int(running.url.rpartition(":")[2])
    try:
        with nginx.serving(tmp_path / "nginx", [port], below=True) as url:
            yield url
    finally:
        stop_server(running)


@pytest.fixture
def club() -> Iterator[OtherSite]:
    with other_site() as found:
        yield found


@pytest.mark.nightly
def test_a_person_never_leaves_the_prefix(
    page: Page, context: BrowserContext, site: str, club: OtherSite
) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(path_of(request, site)))
    page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1).removeprefix(site)))
    home = f"{site}/kibitz/"

    paste(page, home, SHORT)
    page.wait_for_url(f"{home}r/*")
    wait_until_reviewed(page)
    address = page.url
    it_is_shared_and_found_again(page, context, address)
    the_engine_of_the_browser_comes(page)
    german_comes_from_below(page)
    a_collection_leads_to_its_games_and_players(page, home)
    it_stands_in_another_page(page, club, address)

    there = [path for path in asked if path]
    assert any(path.startswith("/kibitz/socket.io/") for path in there)
    assert [path for path in there if not path.startswith("/kibitz/")] == []


def path_of(request: Request, site: str) -> str:
    """What is asked of the club's server; "" for what is asked of others."""
    return request.url.removeprefix(site) if request.url.startswith(f"{site}/") else ""


def it_is_shared_and_found_again(page: Page, context: BrowserContext, address: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".toast")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == address
    page.locator(".top__new").click()
    expect(page.locator("#pgn")).to_be_visible()
    page.go_back()
    wait_until_reviewed(page)
    page.reload()
    wait_until_reviewed(page)
    assert None not in classes(page)


def the_engine_of_the_browser_comes(page: Page) -> None:
    with page.expect_response(lambda answer: answer.url.endswith(".wasm?v=19.0.0")) as found:
        page.keyboard.press("e")
    assert found.value.ok
    page.keyboard.press("e")


def german_comes_from_below(page: Page) -> None:
    page.locator("#language select").select_option("de")
    expect(page.locator(".top__new")).to_have_text("Neue Analyse")


def a_collection_leads_to_its_games_and_players(page: Page, home: str) -> None:
    made = post_json(f"{home}api/collections", {"pgn": f"{SHORT}\n\n{SHORT}", "options": {"nodes": 1000}})
    page.goto(f"{home}c/{made['id']}?lang=en")
    expect(page.locator(".collection__row.is-done")).to_have_count(2, timeout=FINISHED)
    page.locator(".collection__row a").first.click()
    wait_until_reviewed(page)
    page.locator(".neighbours__table").click()
    page.get_by_role("button", name="Players").click()
    page.locator(".standings__name").get_by_role("link", name="Ann").click()
    expect(page.locator("h1")).to_have_text("Ann")
    assert page.url == f"{made['url']}/season/Ann"


def it_stands_in_another_page(page: Page, club: OtherSite, address: str) -> None:
    script = address.partition("/r/")[0] + "/static/embed.js"
    elements = f'<kibitz-review src="{address}"></kibitz-review><kibitz-review>1. e4 e5 *</kibitz-review>'
    page.goto(club.show(elements, head=f'<script src="{script}" defer></script>'))
    review, pgn = (page.frame_locator("kibitz-review iframe").nth(number) for number in range(2))
    expect(review.locator(".is-live button.move[data-ply]")).to_have_count(7, timeout=FINISHED)
    page.locator("kibitz-review").nth(1).scroll_into_view_if_needed()
    expect(pgn.locator(".is-live button.move[data-ply]")).to_have_count(2, timeout=FINISHED)
