"""A season: every number opens its positions, two stand side by side, and its errors are trained on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from e2e.axe import settled
from e2e.conftest import BROWSER, Server
from e2e.review_page import until
from server.store.reviews.reviews import Store
from tests.seasons import collect, fifty_games

SHOWN = 60_000
"""Milliseconds for what is loaded when it is wanted, on a slow machine."""
BUTTONS = "button:is(.season__figure, .season__part)"
OPEN_ALL = """(buttons) => [...document.querySelectorAll(buttons)].map((button) => {
  button.click();
  const dialog = document.querySelector("dialog[open]");
  const links = [...dialog.querySelectorAll("a.season__card")].map((link) => link.getAttribute("href"));
  const told = {
    figure: button.textContent,
    counted: Number.parseInt(dialog.querySelector(".season__counted").textContent, 10),
    links,
    more: !dialog.querySelector(".season__found > .button").hidden,
  };
  dialog.close();
  return told;
})"""
"""What opens behind each number of the page."""


def made(server: Server) -> str:
    """A collection of twenty finished reviews in which Ann plays -> its address."""
    store = Store(f"sqlite:///{server.data_dir / 'kibitz.db'}")
    collection, _ = collect(store, fifty_games()[:20], "League")
    store.close()
    return f"{server.url}/c/{collection}"


def test_a_season_is_read_compared_and_trained_on(page: Page, server: Server, tmp_path: Path) -> None:
    address = made(server)
    page.goto(address)
    page.get_by_role("button", name="Players").click(timeout=SHOWN)
    page.locator(".standings__name").get_by_role("link", name="Ann").click()
    expect(page.locator("h1")).to_have_text("Ann", timeout=SHOWN)
    expect(page).to_have_url(f"{address}/season/Ann")
    assert settled(page) == []

    every_number_opens_its_positions(page)
    it_is_taken_home(page, address, tmp_path)
    one_leads_to_its_place(page)
    another_stands_beside_it(page, address)
    on_a_telephone_and_on_paper(page)
    page.goto(f"{address}/season/Ann")
    its_errors_are_trained_on(page, tmp_path)


def every_number_opens_its_positions(page: Page) -> None:
    figures = page.evaluate(OPEN_ALL, BUTTONS)
    assert len(figures) > 40
    for told in figures:
        assert len(told["links"]) == min(told["counted"], 24), told["figure"]
        assert told["more"] == (told["counted"] > 24)
        assert all(re.fullmatch(r"/r/[\w-]+\?ply=\d+", link) for link in told["links"])
    expect(page.locator("dialog")).to_have_count(0)


def it_is_taken_home(page: Page, address: str, folder: Path) -> None:
    """As a file that needs no network, with the same numbers and positions."""
    told = page.locator(".season__tiles b").all_inner_texts()
    with page.expect_download() as download:
        page.get_by_role("link", name="HTML file").click()
    file = folder / "season.html"
    download.value.save_as(file)
    assert file.stat().st_size < 150_000
    assert page.context.browser is not None
    context = page.context.browser.new_context(offline=True, viewport={"width": 390, "height": 844})
    faults: list[str] = []
    context.on("console", lambda message: faults.append(message.text))
    context.on("weberror", lambda error: faults.append(str(error.error)))
    kept = context.new_page()
    kept.goto(file.as_uri())
    expect(kept.locator("h1")).to_have_text("Ann", timeout=SHOWN)
    assert kept.locator(".season__tiles b").all_inner_texts() == told
    assert kept.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    kept.locator("[data-section='kinds'] button.season__figure").first.click()
    expect(kept.locator("dialog .season__card svg").first).to_be_visible()
    assert kept.locator("dialog a[href]").count() == 0
    assert address.rsplit("/", 1)[1] not in kept.content()
    context.close()
    assert not faults


def one_leads_to_its_place(page: Page) -> None:
    page.locator("[data-section='kinds'] button.season__figure").first.click()
    card = page.locator("dialog a.season__card").first
    ply = (card.get_attribute("href") or "").split("ply=")[1]
    card.click()
    expect(page.locator(f"button.move[data-ply='{ply}']")).to_have_attribute(
        "aria-current", "true", timeout=SHOWN
    )
    page.go_back()
    expect(page.locator("h1")).to_have_text("Ann", timeout=SHOWN)


def another_stands_beside_it(page: Page, address: str) -> None:
    page.get_by_text("Compare with another season").click()
    page.get_by_label("Compare with another season").select_option("Other 1", timeout=SHOWN)
    expect(page.locator(".season__player")).to_have_text(["AAnn", "BOther 1"], timeout=SHOWN)
    expect(page).to_have_url(re.compile(rf"^{re.escape(address)}/season/Ann\?with="))
    games = page.locator("[data-section='colours'] tbody tr").first.locator("td").first
    expect(games.locator(".season__figure b")).to_have_text(["10", "2"])
    page.go_back()
    expect(page.locator(".season__player")).to_have_text(["Ann"], timeout=SHOWN)


def on_a_telephone_and_on_paper(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    until(page, "document.documentElement.scrollWidth <= 390", True)  # less a scroll bar
    page.set_viewport_size({"width": 1280, "height": 900})
    if BROWSER != "chromium":  # the driver knows no paper there
        return
    page.emulate_media(media="print")
    expect(page.locator(".season__actions")).not_to_be_visible()
    expect(page.locator("[data-section='kinds']")).to_be_visible()
    page.emulate_media(media="screen")


def its_errors_are_trained_on(page: Page, tmp_path: Path) -> None:
    page.get_by_role("button", name="Train on these mistakes").click(timeout=SHOWN)
    panel = page.locator(".training")
    expect(panel).to_have_attribute("data-phase", "asking", timeout=SHOWN)
    standing = panel.locator(".training__standing")
    fresh = int(re.findall(r"\d+", standing.inner_text())[1])
    page.keyboard.press("s")
    expect(panel).to_have_attribute("data-phase", "shown")
    expect(panel).to_contain_text("This position comes back in 1 minute.")
    expect(panel.locator("[data-act=why-played]")).to_have_text(re.compile(r"^Why not \S+\?"))
    expect(standing).to_have_text(f"0 due, {fresh - 1} new")
    page.keyboard.press("n")
    expect(panel).to_have_attribute("data-phase", "asking", timeout=SHOWN)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export progress").click()
    file = tmp_path / "progress.json"
    download.value.save_as(file)
    deck: Any = json.loads(file.read_text("utf-8"))
    assert [card["reps"] for card in deck["cards"].values()] == [1]

    page.evaluate("localStorage.clear()")
    page.reload()
    page.get_by_role("button", name="Train on these mistakes").click(timeout=SHOWN)
    expect(standing).to_contain_text(f"{fresh} new", timeout=SHOWN)
    page.locator(".training input[type=file]").set_input_files(file)
    expect(page.locator(".toast")).to_have_text("Progress on 1 position was imported.")
    expect(standing).to_contain_text(f"{fresh - 1} new")
    page.keyboard.press("Escape")
    expect(page.locator("h1")).to_have_text("Ann")
