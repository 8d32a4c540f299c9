"""The main job, end to end: paste, stream, report, share, reload, fail in words."""

from __future__ import annotations

import io
from pathlib import Path

import chess.pgn
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import server as kibitz
from e2e.conftest import Server, in_one_browser
from e2e.review_page import (
    FINISHED,
    classes,
    finished_state,
    get_json,
    paste,
    post_json,
    press_in_menu,
    review_id,
    wait_until_reviewed,
)
from tests.sampling import first

GAMES = Path(__file__).parents[1] / "tests" / "data" / "games"
IMMORTAL = (GAMES / "00.pgn").read_text()
LONG = (GAMES / "28.pgn").read_text()


@pytest.fixture(scope="module")
def immortal(server: Server) -> str:
    """The id of a quick review that is done, for tests of what can be done with one."""
    made = post_json(f"{server.url}/api/reviews", {"pgn": IMMORTAL, "options": {"nodes": 1000}})
    finished_state(server.url, made["id"])
    key: str = made["id"]
    return key


def test_a_pasted_game_is_reviewed_to_its_report_and_its_link_shows_the_same_live(
    page: Page, server: Server, browser: Browser
) -> None:
    paste(page, server.url, IMMORTAL, depth="Standard")  # it still runs when the visitor's page is there
    review_id(page)
    other = browser.new_context()
    visitor = other.new_page()
    visitor.goto(page.url)
    expect(visitor.locator(".status")).to_have_attribute("data-phase", "running", timeout=FINISHED)
    expect(visitor.locator("button.move[data-ply]")).to_have_count(45)
    assert visitor.get_by_role("button", name="Stop").count() == 0

    expect(page.get_by_role("heading", level=1)).to_contain_text("Anderssen")
    moves = page.locator("button.move[data-ply]")
    expect(moves).to_have_count(45)
    expect(moves.first).to_have_attribute("data-class", "theory")
    expect(moves.last).to_have_attribute("data-class", "best")
    expect(page.locator(".graph__bands")).to_contain_text("Opening")

    wait_until_reviewed(page)
    assert None not in classes(page)
    report = page.get_by_role("region", name="Report card")
    for value in report.locator(".report__value").all_text_contents():
        assert 0 <= float(value) <= 100
    expect(report).to_contain_text("King's Gambit")
    expect(report.get_by_role("button", name="Start review")).to_be_enabled()
    wait_until_reviewed(visitor)
    assert classes(visitor) == classes(page)
    other.close()


def test_labels_stream_in_while_the_engine_works(page: Page, server: Server) -> None:
    paste(page, server.url, LONG, depth="Standard")
    review_id(page)
    status = page.locator(".status")
    expect(status).to_have_attribute("data-phase", "running", timeout=FINISHED)
    expect(page.locator("button.move[data-class='best']").first).to_be_attached(timeout=FINISHED)
    expect(status).to_have_attribute("data-phase", "running", timeout=FINISHED)
    page.get_by_role("tab", name="Report").click()
    expect(page.locator(".report__value--none").first).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(status).to_have_attribute("data-phase", "stopped")
    page.get_by_role("button", name="Continue").click()
    expect(status).to_have_attribute("data-phase", "running", timeout=FINISHED)
    page.get_by_role("button", name="Stop").click()
    expect(status).to_have_attribute("data-phase", "stopped")


@pytest.mark.nightly
def test_a_reload_in_the_middle_loses_nothing(page: Page, server: Server) -> None:
    paste(page, server.url, IMMORTAL)
    key = review_id(page)
    expect(page.locator("button.move[data-class='best']").nth(1)).to_be_attached(timeout=FINISHED)
    page.reload()
    wait_until_reviewed(page)
    events = get_json(f"{server.url}/api/reviews/{key}/events")["events"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    state = get_json(f"{server.url}/api/reviews/{key}")["state"]
    assert classes(page) == [move["classification"] for move in state["moves"]]


def test_keys_the_wheel_and_the_address_follow_the_ply(page: Page, server: Server, immortal: str) -> None:
    key = immortal
    page.goto(f"{server.url}/r/{key}")
    wait_until_reviewed(page)
    current = page.locator("button.move[aria-current='true']")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(current).to_have_attribute("data-ply", "2")
    expect(page).to_have_url(f"{server.url}/r/{key}#2")
    page.keyboard.press("End")
    expect(current).to_have_attribute("data-ply", "45")
    page.keyboard.press("Home")
    expect(current).to_have_count(0)
    page.keyboard.press("n")
    first = int(current.get_attribute("data-ply") or 0)
    state = get_json(f"{server.url}/api/reviews/{key}")["state"]
    assert first == state["report"]["key_moments"][0]["ply"]
    for address, ply in ((f"/r/{key}#7", "7"), (f"/r/{key}?ply=9", "9"), (f"/r/{key}#11#?secret=abc", "11")):
        page.goto("about:blank")
        page.goto(server.url + address)
        expect(current).to_have_attribute("data-ply", ply)


BAD = {
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Nxe9": ["Move 4, White", "Nxe9"],
    "1. e4 e5 2. Nf3 Ke6": ["Move 2, Black", "Ke6"],
    '[FEN "8/8/8/8/8/8/8/K7 w - - 0 1"]\n\n1. Ka2': ["Black has no king"],
    "<img src=x onerror=alert(1)>": ["no game in this text", "Kibitz reads"],
}
"""Texts that are no game, and what is said of each."""


def test_a_bad_game_is_told_with_its_place_and_stays_in_the_box(page: Page, server: Server) -> None:
    page.goto(server.url)
    for text, words in BAD.items():
        page.locator("#pgn").fill(text)
        page.get_by_role("button", name="Review").click()
        for word in words:
            expect(page.get_by_role("alert")).to_contain_text(word)
        expect(page.locator("#pgn")).to_have_value(text)
        assert "/r/" not in page.url


def test_text_of_a_pgn_is_never_html(page: Page, server: Server) -> None:
    evil = '<img src="x" onerror="document.title=1">'
    paste(page, server.url, f'[White "{evil}"]\n\n1. e4 {{ {evil} }} e5 (1... c5 {{ {evil} }}) 2. Nf3')
    review_id(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("<img")
    wait_until_reviewed(page)
    assert page.locator("main img[src='x']").count() == 0
    assert page.title() != "1"


@pytest.mark.nightly
def test_the_downloaded_pgn_carries_evaluations_and_nags(page: Page, server: Server, immortal: str) -> None:
    page.goto(f"{server.url}/r/{immortal}")
    wait_until_reviewed(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Share").click()
        page.get_by_role("menuitem", name="PGN file").click()
    text = Path(download.value.path()).read_text()
    game = chess.pgn.read_game(io.StringIO(text))
    assert game is not None and not game.errors
    nodes = list(game.mainline())
    assert all(node.eval() is not None for node in nodes[:-1])
    assert any(node.nags for node in nodes)


def test_a_review_can_be_deleted_by_its_owner_alone(
    page: Page, server: Server, context: BrowserContext
) -> None:
    paste(page, server.url, "1. e4 e5 2. Nf3")
    key = review_id(page)
    wait_until_reviewed(page)
    press_in_menu(page, "Delete")
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator("#pgn")).to_be_visible()
    page.goto(f"{server.url}/r/{key}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("no review here")


@pytest.mark.nightly
def test_a_chess960_game_is_reviewed(page: Page, server: Server) -> None:
    chess960 = (
        '[Variant "Chess960"]\n[FEN "nqrkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NQRKBBRN w KQkq - 0 1"]\n\n'
        "1. e4 e5 2. Bc4 Bc5 3. O-O-O"
    )
    paste(page, server.url, chess960)
    review_id(page)
    wait_until_reviewed(page)
    expect(page.locator(".review__facts")).to_contain_text("Chess960")
    assert None not in classes(page)


@pytest.mark.nightly
@pytest.mark.parametrize("width", first(1, [390, 280, 768, 1280, 1920]))
def test_nothing_scrolls_sideways(page: Page, server: Server, immortal: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(server.url)
    expect(page.locator("#pgn")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.goto(f"{server.url}/r/{immortal}")
    expect(page.locator("button.move[data-ply]")).to_have_count(45)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.nightly
@in_one_browser
def test_kibitz_reviews_with_its_own_engine_and_previews_with_its_network(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("#pgn").fill("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 0-1")
    page.get_by_text("More options").click()
    page.locator(".field", has_text="Engine").locator("select").select_option("builtin")
    page.get_by_role("button", name="Fast").click()
    page.get_by_role("button", name="Review").click()
    key = review_id(page)
    expect(page.get_by_text("First estimate")).to_be_visible()
    wait_until_reviewed(page)
    expect(page.locator(".status")).to_contain_text(f"Kibitz {kibitz.__version__}")
    assert None not in classes(page)
    events = get_json(f"{server.url}/api/reviews/{key}/events")["events"]
    types = [event["type"] for event in events]
    assert types.index("preview") == 1
    assert {event["engine"] for event in events if event["type"] == "position"} == {
        f"Kibitz {kibitz.__version__}"
    }
