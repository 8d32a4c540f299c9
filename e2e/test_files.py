"""A file of an old program, in Windows-1252: chosen, dropped on any screen, pasted; its names stay whole."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server
from e2e.review_page import post_json
from tests.sampling import first

TEXT = '[White "Müller"]\n[Black "Žižka – “L”"]\n\n1. e4 e5 2. Sf3 *\n'
OLD = TEXT.encode("cp1252")
GIVE = """(target, [data, kind]) => {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  const given = new DataTransfer();
  given.items.add(new File([bytes], "old.pgn"));
  const how = { bubbles: true, cancelable: true };
  target.dispatchEvent(kind === "drop"
    ? new DragEvent("drop", { ...how, dataTransfer: given })
    : new ClipboardEvent("paste", { ...how, clipboardData: given }));
}"""


def give(page: Page, selector: str, kind: str) -> None:
    """Drop the old file on an element, or paste it there."""
    page.locator(selector).evaluate(GIVE, [base64.b64encode(OLD).decode(), kind])


def expect_names(page: Page) -> None:
    """The text stands on the start page as it was written, and it is told how it was read."""
    expect(page.locator("#pgn")).to_have_value(TEXT)
    expect(page.locator(".paste__note")).to_contain_text("Windows-1252")


def test_an_old_file_is_chosen(page: Page, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "old.pgn"
    file.write_bytes(OLD)
    page.goto(server.url)
    page.locator("input[type=file]").set_input_files(file)
    expect_names(page)
    file.write_text("1. e4 *", "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("#pgn")).to_have_value("1. e4 *")
    expect(page.locator(".paste__note")).to_be_hidden()


@pytest.mark.parametrize("kind", first(1, ["drop", "paste"]))
def test_an_old_file_is_dropped_or_pasted(page: Page, server: Server, kind: str) -> None:
    page.goto(server.url)
    expect(page.locator("#pgn")).to_be_visible()
    give(page, "#pgn", kind)
    expect_names(page)


@pytest.mark.nightly
def test_a_file_that_is_dropped_on_another_screen_comes_to_the_start_page(page: Page, server: Server) -> None:
    made = post_json(f"{server.url}/api/reviews", {"pgn": "1. e4 *", "options": {"preset": "fast"}})
    page.goto(made["url"])
    expect(page.locator(".moves__list")).to_contain_text("e4")
    give(page, ".review", "drop")
    expect_names(page)
    page.go_back()
    expect(page.locator(".moves__list")).to_contain_text("e4")
    page.go_forward()
    expect(page.locator("#pgn")).to_have_value("")


@pytest.mark.nightly
def test_a_text_that_lost_its_letters_is_told_of(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("#pgn").fill(OLD.decode("utf-8", "replace"))
    expect(page.locator(".paste__note")).to_contain_text("Some letters in this text are lost")
    page.locator("#pgn").fill(TEXT)
    expect(page.locator(".paste__note")).to_be_hidden()
    page.get_by_role("button", name="Review").click()
    page.wait_for_url("**/r/*")
    expect(page.locator("h1")).to_contain_text("Müller")
    expect(page.locator(".notice")).to_contain_text("German piece letters")
