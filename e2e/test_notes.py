"""Notes on a review: written by its owner and by a trainer, seen at once in another window, in an embed, in a
file; undone; hostile texts stay texts."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import Server, holding
from e2e.review_page import finished_state, get_json, middle, post_json, until

PGN = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 0-1"
HOSTILE = (
    "<img src=x onerror=alert(1)> \u202egnorw\n\u05e9\u05dc\u05d5\u05dd } ' \" https://example.org/?a=<b>"
)


@pytest.fixture(scope="module")
def made(server: Server) -> Any:
    found = post_json(f"{server.url}/api/reviews", {"pgn": PGN, "options": {"preset": "fast"}})
    finished_state(server.url, found["id"])
    return found


@pytest.fixture
def reader(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    page = context.new_page()
    page.on("dialog", lambda dialog: pytest.fail(f"a script ran: {dialog.message}"))
    yield page
    context.close()


def own(context: BrowserContext, made: Any) -> None:
    """The browser holds the owner's key."""
    context.add_init_script(holding(tokens=json.dumps({made["id"]: made["delete_token"]})))


def write(page: Page, words: str) -> None:
    page.get_by_role("button", name=re.compile("^(Add a|Edit the) note$")).click()
    page.get_by_label("Comment", exact=True).fill(words)
    page.get_by_role("button", name="Save", exact=True).click()


def test_a_note_appears_in_another_window_at_once(
    page: Page, context: BrowserContext, reader: Page, made: Any
) -> None:
    own(context, made)
    reader.goto(f"{made['url']}#7")
    expect(reader.locator("button.move[data-ply]").first).to_be_attached()
    expect(reader.locator(".note")).to_be_hidden()
    page.goto(f"{made['url']}#7")
    page.get_by_role("button", name="Add a note").click()
    page.get_by_label("Comment", exact=True).fill("Greedy.")
    page.get_by_role("button", name="dubious move").click()
    expect(page.get_by_role("button", name="dubious move")).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Arrows and squares").fill("Rd8g5")
    page.mouse.move(*middle(page, "g2"))
    page.mouse.down(button="right")
    page.mouse.up(button="right")
    expect(page.get_by_label("Arrows and squares")).to_have_value("Rd8g5 Gg2")
    page.get_by_role("button", name="Draw in blue").click()
    page.mouse.move(*middle(page, "f2"))
    page.mouse.down()
    page.mouse.move(*middle(page, "f4"))
    page.mouse.up()
    expect(page.get_by_label("Arrows and squares")).to_have_value("Rd8g5 Gg2 Bf2f4")
    expect(page).to_have_url(re.compile("#7$"))  # no piece was moved
    page.get_by_role("button", name="Draw in blue").click()
    page.reload()
    expect(page.get_by_label("Comment", exact=True)).to_have_value("Greedy.")
    page.get_by_role("button", name="Save", exact=True).click()
    for window in (page, reader):
        expect(window.locator(".note__text").first).to_have_text("Greedy.")
        expect(window.locator(".note__signs")).to_have_text("?!")
        expect(window.locator(".moves__note")).to_contain_text("?! Greedy.")
    expect(reader.locator(".note button")).to_have_count(0)
    write(page, "Too greedy.")
    expect(reader.locator(".note__text").first).to_have_text("Too greedy.")
    page.get_by_role("button", name="Undo").click()
    expect(reader.locator(".note__text").first).to_have_text("Greedy.")
    page.get_by_role("button", name="Delete").click()
    expect(reader.locator(".note")).to_be_hidden()


def test_a_hostile_text_stays_a_text_everywhere(
    page: Page, context: BrowserContext, reader: Page, server: Server, made: Any, tmp_path: Path
) -> None:
    own(context, made)
    page.goto(f"{made['url']}#3")
    write(page, HOSTILE)
    shown = re.compile(re.escape("<img src=x onerror=alert(1)>"))
    file = tmp_path / "review.html"
    expect(page.locator(".note__text").first).to_have_text(shown)
    with urllib.request.urlopen(f"{server.url}/api/reviews/{made['id']}.html", timeout=30) as answer:
        file.write_bytes(answer.read())
    for address in (f"{made['url']}#3", f"{server.url}/embed/{made['id']}?ply=3", f"{file.as_uri()}#3"):
        reader.goto(address)
        expect(reader.locator(".note__text").first).to_have_text(shown)
        expect(reader.locator("img[src=x]")).to_have_count(0)
        expect(reader.locator(".note__text a").first).to_have_attribute("href", "https://example.org/?a=")
    reader.goto(f"{server.url}/embed/{made['id']}?ply=3&hide=notes")
    expect(reader.locator("button.move[data-ply]").first).to_be_attached()
    expect(reader.locator(".note__text")).to_have_count(0)


@pytest.mark.parametrize("width", [320, 390, 470, 559])
def test_a_long_note_keeps_a_narrow_embed_below_its_greatest_height(
    reader: Page, server: Server, made: Any, width: int
) -> None:
    key = {"X-Delete-Token": made["delete_token"]}
    comment = "A long note about this move. " * 14
    post_json(f"{server.url}/api/reviews/{made['id']}/notes", {"ply": 7, "comment": comment}, headers=key)
    reader.set_viewport_size({"width": width, "height": 700})
    reader.goto(f"{server.url}/embed/{made['id']}?ply=7")
    expect(reader.locator(".embed__main .note__text")).to_contain_text("A long note")
    until(
        reader,
        "() => { const { height } = document.documentElement.getBoundingClientRect();"
        " return 700 < height && height <= 1000; }",
        True,
    )


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_the_narrow_frame_of_the_dialog_holds_board_reason_and_graph(
    reader: Page, server: Server, made: Any, language: str
) -> None:
    reader.set_viewport_size({"width": 320, "height": 640})
    reader.goto(f"{server.url}/embed/{made['id']}?ply=6&show=graph&lang={language}")
    expect(reader.locator(".is-live .graph__band").first).to_be_visible()
    until(reader, "document.documentElement.getBoundingClientRect().height <= 640", True)


@pytest.mark.nightly
def test_a_variation_is_kept_with_the_engine_s_verdict(
    page: Page, context: BrowserContext, reader: Page, server: Server, made: Any
) -> None:
    own(context, made)
    page.goto(f"{made['url']}#8:f2f4")
    page.get_by_role("button", name=re.compile("engine", re.IGNORECASE)).first.click()
    expect(page.locator(".explore__lines li").first).to_be_visible()
    page.get_by_role("button", name="Save this variation").click()
    expect(page.locator(".note__eval")).to_have_text(re.compile(r"^Kibitz: .+, depth \d+$"))
    expect(page.locator(".moves__variation--own")).to_have_count(0)
    reader.goto(made["url"])
    reader.locator(".moves__note .move--side").filter(has_text="f4").click()
    expect(reader.locator(".note__eval")).to_be_visible()
    expect(reader).to_have_url(re.compile("#8:f2f4$"))
    (kept,) = (
        note
        for note in get_json(f"{server.url}/api/reviews/{made['id']}")["state"]["notes"]
        if note["line"] == ["f2f4"]
    )
    assert (kept["ply"], kept["comment"]) == (8, "") and kept["eval"] and kept["depth"]


def make_link(page: Page) -> str:
    page.get_by_role("button", name="Share").click()
    page.get_by_role("menuitem", name="Trainer link").click()
    page.get_by_role("button", name="Create a link").click()
    link = page.get_by_label("Trainer link").get_by_role("textbox")
    expect(link).to_have_value(re.compile("#note"))
    return link.input_value()


def test_a_trainer_writes_by_a_link_until_it_is_withdrawn(
    page: Page, context: BrowserContext, reader: Page, server: Server, made: Any
) -> None:
    own(context, made)
    page.goto(made["url"])
    reader.goto(make_link(page))
    expect(reader.get_by_role("heading", name="You may annotate this game")).to_be_visible()
    expect(reader).not_to_have_url(re.compile("#note"))
    reader.get_by_label("Your name").fill("Anna Muster")
    reader.get_by_role("button", name="Start", exact=True).click()
    expect(reader.get_by_role("button", name="Add a note")).to_be_visible()
    expect(reader.get_by_role("button", name="As Anna Muster")).to_be_visible()
    expect(reader.get_by_role("button", name="Delete")).to_be_hidden()
    reader.goto(f"{made['url']}#1")
    write(reader, "From the trainer.")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".moves__note").first).to_contain_text("From the trainer.")
    expect(page.locator(".moves__owner").first).to_have_text("Note · Anna Muster")
    with urllib.request.urlopen(f"{server.url}/embed/{made['id']}", timeout=30) as answer:
        assert "<bdi>Anna Muster</bdi>: <bdi>From the trainer." in answer.read().decode()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("menuitem", name="Trainer link").click()
    page.get_by_role("button", name="Create a new link").click()
    asked = page.get_by_role("dialog", name="Create a new trainer link?")
    asked.get_by_role("button", name="Keep it").click()
    expect(asked).to_have_count(0)
    page.get_by_role("button", name="Revoke").click()
    expect(page.get_by_role("dialog")).to_contain_text("The link was revoked.")
    write(reader, "Too late.")
    expect(reader.locator(".toast")).to_contain_text("Only the creator of this review")
    expect(reader.locator(".note__bar button")).to_have_count(0)
    expect(reader.locator(".note__text").first).to_have_text("From the trainer.")


def test_new_notes_are_told_at_the_start_and_walked(reader: Page, server: Server, made: Any) -> None:
    key = {"X-Delete-Token": made["delete_token"]}
    address = f"{server.url}/api/reviews/{made['id']}/notes"
    for note in get_json(f"{server.url}/api/reviews/{made['id']}")["state"]["notes"]:
        post_json(address, {"ply": note["ply"], "line": note["line"], "removed": True}, headers=key)
    post_json(address, {"ply": 2, "comment": "One."}, headers=key)
    post_json(address, {"ply": 8, "line": ["f2f4"], "comment": "Two."}, headers=key)
    reader.goto(made["url"])
    expect(reader.locator(".note__news")).to_contain_text("2 new notes")
    reader.locator(".note__news").get_by_role("button").click()
    expect(reader.locator(".note__text").first).to_have_text("One.")
    expect(reader.get_by_role("button", name="Previous note")).to_be_disabled()
    reader.get_by_role("button", name="Next note").click()
    expect(reader.locator(".note__text").first).to_have_text("Two.")
    expect(reader).to_have_url(re.compile("#8:f2f4$"))
    reader.goto("about:blank")
    reader.goto(made["url"])
    expect(reader.locator(".moves__note").first).to_be_attached()
    expect(reader.locator(".note__news")).to_have_count(0)
