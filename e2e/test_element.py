"""<kibitz-review> on a club's page: the example of the guide, a PGN inside, faults, addresses."""

from __future__ import annotations

import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from e2e.conftest import Server
from e2e.other_site import IMMORTAL, OtherSite, finished_review, other_site
from e2e.review_page import FINISHED, post_json, until

EXAMPLE = (Path(__file__).parents[1] / "docs" / "examples" / "club.html").read_text()
NOTED = """
  [White "Ann"]
  [Black "Bob"]

  1. e4 {[%eval 0.3]} e5 {[%eval 0.2]} 2. Nf3 {[%eval 0.25]} f6? {[%eval 1.6] Weakens the king.}
  (2... Nc6 3. Bb5) 3. Nxe5! {[%eval 1.7]} fxe5?? {[%eval 4.8]} *
"""


@pytest.fixture
def club() -> Iterator[OtherSite]:
    with other_site() as site:
        yield site


def element(server: Server, club: OtherSite, html: str) -> str:
    """A page with the script and an element -> its address."""
    return club.show(html, head=f'<script src="{server.url}/static/embed.js" defer></script>')


def test_the_example_page_of_the_guide_works_from_another_origin(
    page: Page, server: Server, club: OtherSite
) -> None:
    text = EXAMPLE.replace("https://kibitz.example", server.url)
    club.pages["/club"] = text.replace("REVIEW-ID", finished_review(server))
    page.goto(f"{club.url}/club", wait_until="domcontentloaded")  # three viewers take their time
    review, notes = (page.frame_locator("kibitz-review iframe").nth(index) for index in range(2))
    line = page.frame_locator("div > iframe")
    expect(review.locator(".is-live button.move[data-ply]")).to_have_count(7, timeout=FINISHED)
    page.locator("kibitz-review").nth(1).scroll_into_view_if_needed()
    noted = notes.locator("button.move[data-ply='4']")
    expect(noted).to_have_attribute("data-class", "inaccuracy", timeout=FINISHED)
    expect(notes.locator(".player__name").first).to_have_text("Ann")
    expect(notes.locator(".embed__fault")).to_have_count(0)
    page.locator("div > iframe").scroll_into_view_if_needed()
    expect(line.locator(".is-live button.move[data-ply]")).to_have_count(7, timeout=FINISHED)
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    until(page, overflow, 0)


def test_an_element_is_as_high_as_its_viewer(page: Page, server: Server, club: OtherSite) -> None:
    page.set_viewport_size({"width": 320, "height": 900})
    address = f"{server.url}/r/{finished_review(server)}#5"
    page.goto(element(server, club, f'<kibitz-review src="{address}" theme="dark"></kibitz-review>'))
    frame = page.frame_locator("iframe")
    expect(frame.locator("button.move[aria-current]")).to_have_attribute("data-ply", "5")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    page.wait_for_function(
        "() => { const frame = document.querySelector('kibitz-review').shadowRoot.querySelector('iframe');"
        " return frame.offsetHeight > 700 && frame.offsetHeight <= 1000; }"
    )
    until(frame.locator("html"), "root => root.scrollHeight - window.innerHeight", 0)


@pytest.mark.nightly
def test_a_changed_attribute_shows_at_once(page: Page, server: Server, club: OtherSite) -> None:
    address = f"{server.url}/r/{finished_review(server)}"
    page.goto(element(server, club, f'<kibitz-review src="{address}" lang="en"></kibitz-review>'))
    expect(page.frame_locator("iframe").get_by_role("tab").first).to_have_text("Moves")
    page.locator("kibitz-review").evaluate("item => item.setAttribute('lang', 'de')")
    expect(page.frame_locator("iframe").get_by_role("tab").first).to_have_text("Züge")


def test_a_pgn_inside_is_shown_with_what_it_brings_and_stays_in_the_browser(
    page: Page, server: Server, club: OtherSite
) -> None:
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    page.goto(element(server, club, f"<kibitz-review>{NOTED}</kibitz-review>"))
    frame = page.frame_locator("iframe")
    expect(frame.locator("button.move[data-ply='6']")).to_have_attribute("data-class", "blunder")
    expect(frame.locator(".moves__comment").first).to_contain_text("Weakens the king.")
    expect(frame.locator(".graph__plot")).to_be_visible()
    frame.locator("button.move[data-ply='3']").click()
    expect(frame.locator(".bar__figure")).to_have_text("+0.3")
    page.keyboard.press("ArrowRight")
    expect(frame.locator("button.move[aria-current]")).to_have_attribute("data-ply", "4")
    frame.locator("button.move--side", has_text="Bb5").click()
    expect(frame.locator("[role=gridcell]", has_text="b5, white bishop")).to_have_count(1)
    frame.get_by_role("tab").nth(1).click()
    expect(frame.locator(".moment")).to_have_count(3)
    assert {request.method for request in asked} == {"GET"}
    assert not any("Weakens" in request.url for request in asked)
    assert page.context.cookies() == []


@pytest.mark.nightly
def test_a_pgn_without_evaluations_has_no_bar(page: Page, server: Server, club: OtherSite) -> None:
    page.goto(element(server, club, "<kibitz-review>1. e4 e5 2. Nf3</kibitz-review>"))
    frame = page.frame_locator("iframe")
    expect(frame.locator("button.move[data-ply]")).to_have_count(3)
    expect(frame.locator(".bar")).to_be_hidden()
    expect(frame.locator(".graph")).to_have_count(0)


def test_of_several_games_the_reader_chooses(page: Page, server: Server, club: OtherSite) -> None:
    games = '[White "Ann"]\n\n1. e4 *\n\n[White "Cy"]\n\n1. d4 d5 *'
    page.goto(element(server, club, f"<kibitz-review>{games}</kibitz-review>"))
    frame = page.frame_locator("iframe")
    frame.get_by_label("Game").select_option(index=1)
    expect(frame.locator("button.move[data-ply]")).to_have_count(2)
    expect(frame.locator(".player__name").last).to_have_text("Cy")


def test_a_fault_in_the_pgn_is_a_sentence_with_its_place(page: Page, server: Server, club: OtherSite) -> None:
    page.goto(element(server, club, "<kibitz-review>1. e4 e5 2. Nxe9 Nc6</kibitz-review>"))
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("alert")).to_contain_text("Move 2, White: “Nxe9” is not a move.")
    expect(frame.locator("button.move[data-ply]")).to_have_count(2)


SENTENCES = {
    '<kibitz-review src="https://example.com/x"></kibitz-review>': "This is no address of a Kibitz review",
    '<kibitz-review src="javascript:alert(1)"></kibitz-review>': "This is no address",
    "<kibitz-review> </kibitz-review>": "There is nothing to review yet",
    '<kibitz-review server="javascript:alert(1)">1. e4</kibitz-review>': "This is no address of a Kibitz",
    '<kibitz-review server="data:text/html,x">1. e4</kibitz-review>': "This is no address of a Kibitz",
    '<kibitz-review server="file:///etc">1. e4</kibitz-review>': "This is no address of a Kibitz",
    '<kibitz-review server="//kibitz" lang="de">1. e4</kibitz-review>': "Das ist keine Adresse eines Kibitz",
    '<kibitz-review server="nonsense">1. e4</kibitz-review>': "(https://…): nonsense",
    '<kibitz-review lang="de"></kibitz-review>': "Hier ist keine Partie",
}
"""What elements say that cannot show anything."""


@pytest.mark.nightly
def test_an_element_that_cannot_show_anything_says_why(page: Page, server: Server, club: OtherSite) -> None:
    page.goto(element(server, club, "\n".join(SENTENCES)))
    alerts = page.get_by_role("alert")
    expect(alerts).to_have_count(len(SENTENCES))
    for number, sentence in enumerate(SENTENCES.values()):
        expect(alerts.nth(number)).to_contain_text(sentence)
    expect(page.locator("iframe")).to_have_count(0)


def test_other_frames_cannot_speak_for_the_element_s(page: Page, server: Server, club: OtherSite) -> None:
    page.goto(element(server, club, "<kibitz-review height='400'>1. e4</kibitz-review>"))
    expect(page.frame_locator("iframe").locator("button.move[data-ply]")).to_have_count(1)
    page.evaluate("postMessage({ type: 'kibitz:height', height: 3000 }, '*')")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.locator("kibitz-review").evaluate("item => item.offsetHeight") == 400


@pytest.mark.nightly
def test_a_deleted_review_or_collection_says_so_and_takes_no_more_room_than_that(
    page: Page, server: Server, club: OtherSite
) -> None:
    shown = f"""<kibitz-review src="{server.url}/r/deleted" theme="dark"></kibitz-review>
        <kibitz-review src="{server.url}/c/deleted" lang="de"></kibitz-review>"""
    page.goto(element(server, club, shown))
    for index, sentence in enumerate(("This review does not exist.", "Diese Sammlung gibt es nicht.")):
        frame = page.frame_locator("kibitz-review iframe").nth(index)
        expect(frame.get_by_role("status")).to_contain_text(sentence)
        item = page.locator("kibitz-review").nth(index)
        page.wait_for_function("item => item.offsetHeight < 250", arg=item.element_handle())
        assert frame.locator("html").evaluate("root => root.scrollHeight - window.innerHeight") == 0
    dark = page.frame_locator("kibitz-review iframe").first.locator("html")
    assert dark.evaluate("root => getComputedStyle(root).colorScheme") == "dark"


@pytest.mark.nightly
def test_a_review_that_is_deleted_while_its_embed_is_open_is_gone_at_once(
    page: Page, server: Server, club: OtherSite
) -> None:
    made = post_json(f"{server.url}/api/reviews", {"pgn": IMMORTAL, "options": {"nodes": 5_000_000}})
    page.goto(element(server, club, f'<kibitz-review src="{made["url"]}"></kibitz-review>'))
    frame = page.frame_locator("iframe")
    expect(frame.locator(".embed__note")).to_contain_text("Live")
    request = urllib.request.Request(
        f"{server.url}/api/reviews/{made['id']}",
        method="DELETE",
        headers={"X-Delete-Token": made["delete_token"]},
    )
    urllib.request.urlopen(request).close()
    expect(frame.get_by_role("status")).to_contain_text("This review does not exist.", timeout=FINISHED)
