"""The list of what a browser has made or opened: it fills by itself, finds, renames, deletes, collects, and
goes to another browser as a file; full and closed storage and a lost network are said in words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Server
from e2e.review_page import (
    FINISHED,
    get_json,
    post_json,
    press_in_menu,
    review_id,
    until_held,
    wait_until_reviewed,
)

ROWS = ".mine__row"


def paste(page: Page, server: Server, white: str, moves: str, result: str = "1-0") -> str:
    """Have a game reviewed by the form -> the review's id."""
    page.goto(server.url)
    page.get_by_label("Your game").fill(
        f'[White "{white}"]\n[Black "Bert"]\n[Result "{result}"]\n\n{moves} {result}\n'
    )
    page.get_by_role("button", name=re.compile("^Review")).click()
    page.wait_for_url(re.compile("/r/"))
    wait_until_reviewed(page)
    key = review_id(page)
    until_held(page, "reviews", key)
    return key


def to_list(page: Page) -> None:
    page.get_by_role("link", name="Your reviews").click()
    expect(page.get_by_role("heading", name="Your reviews")).to_be_visible()


def test_what_was_reviewed_is_found_renamed_collected_and_deleted(page: Page, server: Server) -> None:
    first = paste(page, server, "Anna", "1. e4 e5 2. Qh5 Ke7 3. Qxe5#")
    paste(page, server, "Carl", "1. d4 d5 2. c4", "1/2-1/2")
    to_list(page)
    expect(page.locator(ROWS)).to_have_count(2)
    expect(page.locator(ROWS).first).to_contain_text("Carl – Bert")
    expect(page.locator(ROWS).last).to_contain_text("1–0")

    page.get_by_role("searchbox").fill("anna")
    expect(page.locator(ROWS)).to_have_count(1)
    expect(page.locator(".collection__count")).to_have_text("1 of 2")
    page.get_by_role("button", name="Rename Anna – Bert").click()
    page.get_by_role("textbox", name="New name").fill("My mate")
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_have_text("Saved.")
    page.get_by_role("searchbox").fill("mate")
    expect(page.locator(ROWS)).to_contain_text("Anna – Bert")
    page.reload()
    expect(page.locator(ROWS)).to_have_count(2)
    page.get_by_label("Result", exact=True).select_option("1-0")
    expect(page.locator(ROWS)).to_have_count(1)
    page.get_by_label("Result", exact=True).select_option("")

    for box in page.get_by_role("checkbox").all():
        box.check()
    page.get_by_role("button", name="Make a collection of 2 games").click()
    page.wait_for_url(re.compile("/c/"))
    made = get_json(f"{server.url}/api/collections/{page.url.rsplit('/', 1)[1]}")
    assert [game["status"] for game in made["games"]] == ["done", "done"]
    to_list(page)
    expect(page.locator(ROWS)).to_have_count(3)

    page.get_by_role("button", name="Remove My mate").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator(ROWS)).to_have_count(2)
    page.goto(f"{server.url}/r/{first}")
    expect(page.get_by_role("heading", name="There is no review here.")).to_be_visible(timeout=FINISHED)


def learn(page: Page, server: Server) -> None:
    """A repertoire of three positions, and a card of one."""
    page.goto(f"{server.url}/repertoire")
    page.get_by_label("PGN or link to a study").fill("1. e4 e5 *")
    page.get_by_role("button", name="Add for White").click()
    expect(page.locator(".repertoire__told")).to_contain_text("3 new positions")
    page.get_by_role("button", name="Train the lines").click()
    page.get_by_role("button", name="Solution").click()
    expect(page.locator(".drill__feedback")).to_contain_text("The repertoire plays e4")
    until_held(page, "cards")


@pytest.mark.nightly
def test_the_list_goes_to_another_browser_as_a_file_with_its_keys(
    page: Page, browser: Browser, server: Server, tmp_path: Path
) -> None:
    learn(page, server)
    review = paste(page, server, "Dora", "1. e4 c5")
    to_list(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)

    context = browser.new_context()
    other = context.new_page()
    other.goto(f"{server.url}/reviews")
    expect(other.locator(".mine__list")).to_contain_text("Nothing yet")
    other.get_by_label("Import", exact=True).set_input_files(file)
    expect(other.locator(ROWS)).to_contain_text("Dora – Bert")
    expect(other.locator(".toast")).to_have_text(
        "Imported: 1 review, 3 new repertoire positions and 1 training card."
    )
    other.goto(f"{server.url}/repertoire")
    expect(other.locator(".repertoire__card[data-side=white]")).to_contain_text("3 positions")
    expect(other.locator(".repertoire__due")).to_contain_text("0 new")
    other.goto(f"{server.url}/r/{review}")
    expect(other.locator(".share__delete")).not_to_have_attribute("hidden", "")
    context.close()


def move(page: Page) -> str:
    """Make a link for a phone -> it."""
    page.get_by_role("button", name="Copy to a phone").click()
    dialog = page.get_by_role("dialog", name="Copy to a phone or another browser")
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    return dialog.get_by_label("Link", exact=True).input_value()


def test_the_list_goes_to_a_phone_by_a_link_that_works_once(
    page: Page, browser: Browser, server: Server
) -> None:
    sent: list[str] = []
    learn(page, server)
    review = paste(page, server, "Dora", "1. e4 c5")
    to_list(page)
    page.on("request", lambda request: sent.append(f"{request.url} {request.post_data}"))
    link = move(page)
    key = link.rpartition(".")[2]
    assert re.fullmatch(rf"{re.escape(server.url)}/reviews#move=[\w-]{{22}}\.[\w-]{{22}}", link)

    context = browser.new_context(viewport={"width": 390, "height": 844})
    phone = context.new_page()
    phone.on("request", lambda request: sent.append(f"{request.url} {request.post_data}"))
    phone.goto(link)
    expect(phone.locator(ROWS)).to_contain_text("Dora – Bert")
    expect(phone.locator(".toast")).to_have_text(
        "Imported: 1 review, 3 new repertoire positions and 1 training card."
    )
    expect(phone).to_have_url(f"{server.url}/reviews")
    assert not [line for line in sent if key in line or "Dora" in line]
    phone.goto(link)
    phone.get_by_role("dialog").get_by_role("button", name="Import").click()
    expect(phone.locator(".mine__note")).to_contain_text("it works once")
    phone.goto(f"{server.url}/r/{review}")
    expect(phone.locator(".share__delete")).not_to_have_attribute("hidden", "")
    context.close()


@pytest.mark.nightly
def test_a_link_asks_before_it_adds_and_says_why_it_cannot(
    page: Page, browser: Browser, server: Server
) -> None:
    paste(page, server, "Dora", "1. e4 c5")
    to_list(page)
    link = move(page)

    context = browser.new_context()
    other = context.new_page()
    paste(other, server, "Fritz", "1. d4 d5")
    other.goto(link)
    ask = other.get_by_role("dialog", name="Import the data from the other browser?")
    ask.get_by_role("button", name="Cancel").click()
    expect(other.locator(ROWS)).to_have_count(1)
    other.evaluate("link => { location.href = link; }", link)
    ask.get_by_role("button", name="Import").wait_for()
    context.set_offline(True)
    ask.get_by_role("button", name="Import").click()
    expect(other.locator(".mine__note")).to_contain_text("The link works until it expires")
    context.set_offline(False)
    other.evaluate("link => { location.href = link; }", link)
    ask.get_by_role("button", name="Import").click()
    expect(other.locator(ROWS)).to_have_count(2)

    page.reload()
    whole, key = move(page).rsplit(".", 1)
    other.goto(f"{whole}.{key.swapcase()}")
    ask.get_by_role("button", name="Import").click()
    expect(other.locator(".mine__note")).to_contain_text("The key in this link is wrong")
    context.close()


@pytest.mark.nightly
def test_without_a_connection_or_https_a_link_is_a_file(page: Page, browser: Browser, server: Server) -> None:
    page.goto(f"{server.url}/reviews")
    move(page)
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    page.get_by_role("button", name="Copy to a phone").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("cannot be reached")
    with page.expect_download():
        dialog.get_by_role("button", name="Export").click()
    page.context.set_offline(False)

    context = browser.new_context()
    context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    plain = context.new_page()
    plain.goto(f"{server.url}/reviews")
    plain.get_by_role("button", name="Copy to a phone").click()
    expect(plain.get_by_role("dialog").get_by_role("alert")).to_contain_text("needs an https address")
    context.close()


@pytest.mark.nightly
def test_a_review_of_others_is_listed_and_taken_out_alone(page: Page, server: Server) -> None:
    made = post_json(f"{server.url}/api/reviews", {"pgn": "1. e4 e5", "options": {"preset": "fast"}})
    page.goto(made["url"])
    wait_until_reviewed(page)
    to_list(page)
    expect(page.locator(ROWS)).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Remove")).click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(page.locator(ROWS)).to_have_count(0)
    assert get_json(f"{server.url}/api/reviews/{made['id']}")["id"] == made["id"]


@pytest.mark.nightly
def test_a_review_that_runs_says_so_in_words(page: Page, server: Server) -> None:
    line = {"id": "elsewhere", "status": "running", "white": "Fritz", "black": "Greta"}
    text = json.dumps({"kibitz": "own-reviews", "version": 1, "reviews": [line], "tokens": {}})
    page.goto(f"{server.url}/reviews")
    chooser = page.get_by_label("Import", exact=True)
    expect(chooser).to_be_attached()
    page.context.set_offline(True)
    chooser.set_input_files({"name": "reviews.json", "mimeType": "application/json", "buffer": text.encode()})
    expect(page.locator(".mine__state")).to_have_text("Running")
    page.context.set_offline(False)


def test_full_and_closed_storage_and_a_lost_network_are_said(
    page: Page, browser: Browser, server: Server
) -> None:
    paste(page, server, "Emil", "1. e4 e6")
    to_list(page)
    page.evaluate(
        "const full = () => { throw new DOMException('full', 'QuotaExceededError'); };"
        "void (IDBObjectStore.prototype.put = full)"
    )
    page.get_by_role("button", name=re.compile("^Rename")).click()
    page.get_by_role("textbox", name="New name").fill("Anything")
    page.keyboard.press("Enter")
    expect(page.locator(".mine__note")).to_contain_text("storage is full")

    page.context.set_offline(True)
    page.get_by_role("button", name=re.compile("^Remove")).click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator(".toast")).to_contain_text("cannot be reached")
    expect(page.locator(ROWS)).to_have_count(1)
    page.context.set_offline(False)

    context = browser.new_context()
    context.add_init_script("Object.defineProperty(window, 'indexedDB', { value: undefined })")
    closed = context.new_page()
    closed.goto(f"{server.url}/reviews")
    expect(closed.locator(".mine__note")).to_contain_text("does not store anything")
    context.close()


FULL = """() => {
  const full = () => { throw new DOMException('full', 'QuotaExceededError'); };
  IDBObjectStore.prototype.put = full;
  Storage.prototype.setItem = full;
}"""
LOST = "your choices, notes and training are lost"


@pytest.mark.nightly
def test_a_repertoire_and_its_training_say_that_they_are_not_kept(
    page: Page, browser: Browser, server: Server
) -> None:
    page.goto(f"{server.url}/repertoire")
    told = page.locator(".repertoire__told")
    text = page.get_by_label("PGN or link to a study")
    text.fill("1. e4 e5 *")
    page.get_by_role("button", name="Add for White").click()
    expect(told).to_contain_text("3 new positions")
    page.evaluate(FULL)
    text.fill("1. d4 d5 *")
    page.get_by_role("button", name="Add for White").click()
    expect(told).to_contain_text("storage is full. The repertoire has not changed")
    expect(text).to_have_value("1. d4 d5 *")
    page.get_by_role("button", name="Train the lines").click()
    page.get_by_role("button", name="Solution").click()
    expect(page.locator(".toast.is-shown")).to_contain_text(LOST)

    context = browser.new_context()
    context.add_init_script("Object.defineProperty(window, 'indexedDB', { value: undefined })")
    closed = context.new_page()
    closed.goto(f"{server.url}/repertoire")
    expect(closed.locator(".repertoire__told")).to_contain_text("does not store anything")
    context.close()


@pytest.mark.nightly
def test_settings_and_a_note_that_is_written_say_that_they_are_not_kept(page: Page, server: Server) -> None:
    paste(page, server, "Emil", "1. e4 e6")
    page.evaluate(FULL)
    page.locator(".note__bar button").first.click()
    expect(page.locator(".toast.is-shown")).to_contain_text(LOST)
    page.goto(f"{server.url}/reviews")
    page.evaluate(FULL)
    press_in_menu(page, "Dark")
    expect(page.locator(".toast.is-shown")).to_contain_text(LOST)


@pytest.mark.nightly
def test_what_is_taken_in_by_a_full_storage_is_said_to_be_where_it_was(page: Page, server: Server) -> None:
    line = {"id": "elsewhere", "status": "done", "white": "Fritz", "black": "Greta"}
    text = json.dumps(
        {"kibitz": "own-reviews", "reviews": [line], "repertoires": {"white": "1. e4 *"}, "tokens": {}}
    )
    page.goto(f"{server.url}/reviews")
    chooser = page.get_by_label("Import", exact=True)
    expect(chooser).to_be_attached()
    page.evaluate(FULL)
    chooser.set_input_files({"name": "r.json", "mimeType": "application/json", "buffer": text.encode()})
    expect(page.locator(".mine__note")).to_contain_text(
        "not everything was imported. The data is still where it came from"
    )
