"""Faults of the page: a screen that cannot be built says so, a piece over the graph moves nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Server
from e2e.other_site import finished_review
from e2e.review_page import FINISHED, post_json
from tests.sampling import first

BROKEN = """(() => {{
  const create = document.createElement.bind(document);
  document.createElement = (name, ...more) => {{
    if (name === "{name}" && !sessionStorage.mended) throw new Error("broken for the test");
    return create(name, ...more);
  }};
}})()"""
LISTEN = "window.heard = []; addEventListener('error', ({ message }) => heard.push(message))"


@pytest.mark.parametrize(
    ("screen", "name", "seen"),
    first(1, [("r", "section", "button.move[data-ply]"), ("c", "caption", ".collection__row")]),
)
def test_a_screen_that_cannot_be_built_says_so(
    context: BrowserContext, server: Server, screen: str, name: str, seen: str
) -> None:
    games = post_json(
        f"{server.url}/api/collections", {"pgn": "1. e4 *\n\n1. d4 *", "options": {"nodes": 1000}}
    )
    path = f"/c/{games['id']}" if screen == "c" else f"/r/{finished_review(server)}"
    page = context.new_page()  # the fault is an error of the page as well, as it should be
    page.add_init_script(BROKEN.format(name=name))
    with page.expect_event("pageerror", lambda error: "broken for the test" in str(error)):
        page.goto(f"{server.url}{path}")  # and the console hears why
    expect(page.get_by_role("alert")).to_contain_text("This page could not be displayed.", timeout=FINISHED)
    page.evaluate("sessionStorage.mended = true")
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(seen).first).to_be_attached(timeout=FINISHED)


@pytest.mark.parametrize("part", first(1, ["app/main-", "app/later-", "app/chunk-", "main.css"]))
def test_a_part_that_does_not_come_is_told_and_tried_again(
    context: BrowserContext, server: Server, part: str
) -> None:
    page = context.new_page()
    lost = re.compile(rf"/static/\w+/built/{part}")
    page.route(lost, lambda route: route.abort())
    page.goto(f"{server.url}/r/{finished_review(server)}#4")
    told = page.locator("#lost")
    expect(told).to_be_visible()  # some parts are asked for once the board shows
    expect(told).to_contain_text("Part of this page did not load.")
    page.unroute(lost)
    told.get_by_role("button").click()
    expect(page.locator("button.move[aria-current]")).to_have_attribute("data-ply", "4")
    expect(page.locator(".verdict h2")).to_be_visible()
    expect(told).to_be_hidden()


@pytest.mark.nightly
def test_a_piece_that_is_dropped_on_the_graph_leaves_the_game_where_it_was(
    page: Page, server: Server
) -> None:
    page.goto(f"{server.url}/r/{finished_review(server)}#4")
    expect(page.locator("button.move[aria-current]")).to_have_attribute("data-ply", "4")
    plot = page.locator(".graph__plot")
    expect(plot.locator("svg .graph__known").first).to_be_visible()
    graph, board = plot.bounding_box(), page.locator(".board__frame").bounding_box()
    assert graph and board
    unit = board["width"] / 8
    page.mouse.move(board["x"] + 3.5 * unit, board["y"] + 6.5 * unit)
    page.mouse.down()
    page.mouse.move(graph["x"] + graph["width"] * 0.1, graph["y"] + graph["height"] / 2, steps=6)
    page.mouse.move(graph["x"] + graph["width"] * 0.2, graph["y"] + graph["height"] / 2, steps=6)
    page.mouse.up()
    expect(page).to_have_url(re.compile("#4$"))
    page.mouse.move(graph["x"] + graph["width"] - 1, graph["y"] + graph["height"] / 2)
    page.mouse.down()
    expect(page).to_have_url(re.compile("#7$"))
    page.mouse.move(graph["x"] + 1, graph["y"] + graph["height"] / 2, steps=6)
    page.mouse.up()
    expect(page).not_to_have_url(re.compile("#7$"))
    expect(page.locator("button.move[aria-current]")).to_have_count(0)


@pytest.mark.parametrize("path", first(1, ["/r/{}", "/embed/{}"]))
def test_a_board_is_measured_once_for_each_size_of_the_window(page: Page, server: Server, path: str) -> None:
    page.add_init_script(LISTEN)
    page.goto(server.url + path.format(finished_review(server)))
    expect(page.locator(".board__frame img").first).to_be_visible()
    for width in (1280, 700, 390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function(
            "() => { const [room, board] = ['.board', '.board__frame'].map("
            "(css) => document.querySelector(css).clientWidth); return board === room - (room % 8); }"
        )
    assert page.evaluate("heard") == []
