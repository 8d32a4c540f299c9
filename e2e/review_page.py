"""What a person does on Kibitz's pages, in words."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from typing import Any

from playwright.sync_api import Locator, Page, expect

FINISHED = 240_000
"""Milliseconds that a review of the tests may take on a slow machine."""


def paste(page: Page, url: str, pgn: str, depth: str = "Fast") -> None:
    """Open the start page, paste the game, choose the depth and press Review."""
    page.goto(url)
    page.locator("#pgn").fill(pgn)
    page.get_by_role("button", name=depth).click()
    page.get_by_role("button", name="Review").click()


def press_in_menu(page: Page, name: str) -> None:
    """Open the menu of the top bar and press a button in it."""
    page.locator("#menu").click()
    page.locator("#menu-panel").get_by_role("button", name=name, exact=True).click()


def review_id(page: Page) -> str:
    """The id in the page's address."""
    page.wait_for_url("**/r/*")
    return page.url.split("/r/")[1].split("#")[0].split("?")[0]


def wait_until_reviewed(page: Page) -> None:
    """Wait for the end of the review, and until the page has drawn it: the status comes a frame earlier."""
    expect(page.locator(".status")).to_have_attribute("data-phase", "done", timeout=FINISHED)
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(drawn))")


def until(where: Page | Locator, script: str, wanted: object, arg: object = None) -> None:
    """Wait until a script gives this, in the page or of an element."""
    page = where if isinstance(where, Page) else where.page
    deadline = time.monotonic() + FINISHED / 1000
    while (found := where.evaluate(script, arg)) != wanted:
        assert time.monotonic() < deadline, f"{script} gives {found} and does not come to {wanted}"
        page.wait_for_timeout(100)


def middle(page: Page, square: str) -> tuple[float, float]:
    """Where a square's middle is in the window once the board stands still, White below."""
    board = page.locator(".board__frame")
    board.hover(trial=True)
    box = board.bounding_box()
    assert box
    unit = box["width"] / 8
    return box["x"] + ("abcdefgh".index(square[0]) + 0.5) * unit, box["y"] + (8.5 - int(square[1])) * unit


HELD = """([store, key]) => new Promise((resolve) => {
  const opening = indexedDB.open("kibitz");
  opening.onsuccess = ({ target: { result } }) => {
    const held = result.objectStoreNames.contains(store)
      && result.transaction(store).objectStore(store);
    const asked = held && (key ? held.get(key) : held.count());
    result.close();
    if (asked) asked.onsuccess = () => resolve(Boolean(key ? asked.result?.status === "done" : asked.result));
    else resolve(false);
  };
})"""
"""Whether the browser's database has something in a store, or the finished review of this key."""


def until_held(page: Page, store: str, key: str | None = None) -> None:
    """Wait until the browser's database has something there, or the finished review of this id: what is not
    written yet is lost as the page is left."""
    until(page, HELD, True, [store, key])


def classes(page: Page) -> list[str | None]:
    """The class of each move of the list, in order."""
    found: list[str | None] = page.locator("button.move[data-ply]").evaluate_all(
        "moves => moves.map(move => move.dataset.class ?? null)"
    )
    return found


def sample_id(url: str, name: str = "kasparov") -> str:
    """The id of a finished review with faults that every Kibitz at `url` is delivered with: 87 plies; `club`
    has 63 and missed mates."""
    with urllib.request.urlopen(url, timeout=30) as answer:
        found = re.search(rf"sample-{name}-[0-9a-f]+", answer.read().decode())
    assert found
    return found[0]


def get_json(url: str) -> Any:
    """What the API answers to a GET."""
    with urllib.request.urlopen(url, timeout=30) as answer:
        return json.load(answer)


def post_json(url: str, body: Any, headers: dict[str, str] | None = None) -> Any:
    """What the API answers to a POST of JSON."""
    request = urllib.request.Request(
        url, json.dumps(body).encode(), {"Content-Type": "application/json", **(headers or {})}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def finished_state(url: str, key: str) -> dict[str, Any]:
    """Wait for the end of a review, by the API alone -> its state."""
    deadline = time.monotonic() + FINISHED / 1000
    while time.monotonic() < deadline:
        state: dict[str, Any] = get_json(f"{url}/api/reviews/{key}")["state"]
        if state["status"] in ("done", "failed"):
            return state
        time.sleep(0.2)
    raise AssertionError("the review does not end")
