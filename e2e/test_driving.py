"""A club's page on another origin drives its embeds and hears what happens in them; what else it may ask of
them, and what a site's strict policy leaves standing."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import unquote

import pytest
from playwright.sync_api import Frame, FrameLocator, Page, expect

from e2e.conftest import ROOT, Server
from e2e.other_site import OtherSite, finished_review, other_site
from e2e.review_page import FINISHED, post_json

FOOLS = """[White "Ann"]
[Black "Bob"]
[Orientation "black"]

1. f3 {[%clk 0:10:00]} e5 {[%clk 0:09:58]} 2. g4 (2. e4 Nf6) Qh4# 0-1

[White "Cy"]

1. d4 d5 *"""

ROUND = """[Event "Open"]
[Round "1"]
[White "Ann"]
[Black "Bob"]
[Result "1-0"]

1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0

[Event "Open"]
[Round "1"]
[White "Cid"]
[Black "BYE"]
[Result "1-0"]

1-0

[Event "Open"]
[Round "2"]
[White "Bob"]
[Black "Cid"]
[Result "1/2-1/2"]

1. d4 d5 2. c4 e6 1/2-1/2"""

EXAMPLE = (ROOT / "docs" / "examples" / "driven.html").read_text("utf-8")

LISTEN = """
window.heard = [];
const review = document.querySelector("kibitz-review");
for (const name of ["ready", "gamechange", "plychange", "done", "error"])
  review.addEventListener(name, ({ detail }) => heard.push({ name, ...detail }));
const last = (name) => heard.findLast((item) => item.name === name) ?? {};
"""


@pytest.fixture
def club() -> Iterator[OtherSite]:
    with other_site() as site:
        yield site


def strict(server: Server, club: OtherSite, body: str) -> str:
    """A page whose policy lets in Kibitz and one script of its own, and no styles at all -> its address."""
    policy = f"default-src 'none'; script-src {server.url} 'nonce-club'; frame-src {server.url}"
    club.pages["/"] = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}; img-src data:">'
        f'<script src="{server.url}/static/embed.js" defer></script><body>{body}'
        f'<script type="module" nonce="club">{LISTEN} Object.assign(window, {{ review, last }});</script>'
    )
    return f"{club.url}/"


def inner(page: Page) -> Frame:
    """The one frame of a page."""
    (frame,) = page.frames[1:]
    return frame


def heard(page: Page, words: str) -> None:
    """Wait for something that the club's page can say of what it heard; its policy lets nobody else wait."""
    page.evaluate(
        f"""async () => {{
          const until = performance.now() + {FINISHED};
          while (!({words})) {{
            if (performance.now() > until) throw new Error(JSON.stringify(heard.slice(-5)));
            await new Promise((done) => setTimeout(done, 20));
          }}
        }}"""
    )


def viewer(page: Page) -> FrameLocator:
    return page.frame_locator("kibitz-review iframe")


def test_a_club_s_page_drives_an_embed_and_hears_its_events(
    page: Page, server: Server, club: OtherSite
) -> None:
    address = f"{server.url}/r/{finished_review(server)}#2"
    page.goto(strict(server, club, f'<kibitz-review><a href="{address}">A game</a></kibitz-review>'))
    heard(page, "last('done').status === 'done'")
    assert page.evaluate("heard[0]") == {
        "name": "ready",
        "id": finished_review(server),
        "ply": 2,
        "line": [],
        "san": "e5",
        "fen": "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        "verdict": page.evaluate("heard[0].verdict"),
        "plies": 7,
    }
    inner(page).evaluate("window.untouched = true")
    moves = viewer(page).locator("button.move[aria-current]")

    page.evaluate("review.goto(6)")
    heard(page, "last('plychange').san === 'Nf6' && last('plychange').verdict === 'blunder'")
    page.evaluate("review.next()")
    heard(page, "last('plychange').san === 'Qxf7#' && last('plychange').ply === 7")
    page.evaluate("review.previous(); review.previous()")
    heard(page, "last('plychange').ply === 5")
    page.evaluate("review.setAttribute('ply', '1')")
    heard(page, "last('plychange').ply === 1")
    page.evaluate("review.goto('1:c7c5,g1f3')")
    heard(page, "last('plychange').line.join() === 'c7c5,g1f3' && last('plychange').san === 'Nf3'")
    page.evaluate("review.first(); review.play(true, 200)")
    heard(page, "last('plychange').ply === 7")
    expect(moves).to_have_attribute("data-ply", "7")

    page.evaluate("review.next()")
    heard(page, "last('error').code === 'not_possible' && last('error').command === 'next'")
    page.evaluate("review.first(); review.previous()")
    heard(page, "last('error').command === 'previous'")
    for place in ("'abc'", "'3x'", "{ ply: 1, line: 'e7e5' }", "undefined", "{ ply: 1, line: ['a1a8'] }"):
        page.evaluate(f"heard.length = 0; review.goto({place})")
        heard(page, "last('error').code === 'bad_command'")
        assert page.evaluate("last('plychange').name") is None, f"{place} leads nowhere"
    page.evaluate("review.last()")
    heard(page, "last('plychange').ply === 7")

    page.evaluate("review.flip(); review.theme('dark')")
    expect(viewer(page).locator("html")).to_have_attribute("data-theme", "dark")
    expect(viewer(page).locator(".player").first).to_have_attribute("data-side", "white")
    viewer(page).locator("button.move[data-ply='3']").click()
    heard(page, "last('plychange').ply === 3")
    assert inner(page).evaluate("window.untouched") is True

    height = page.locator("kibitz-review").evaluate("item => item.offsetHeight")
    assert 320 < height <= 1000, "the element sizes itself, whatever the site's policy says of styles"


def test_what_a_hostile_page_sends_is_checked_and_bounded(
    page: Page, server: Server, club: OtherSite
) -> None:
    page.goto(
        strict(
            server, club, f'<kibitz-review src="{server.url}/r/{finished_review(server)}"></kibitz-review>'
        )
    )
    heard(page, "last('ready').plies === 7")
    page.evaluate(
        """() => {
          const { contentWindow } = review.shadowRoot.querySelector("iframe");
          const ours = { type: "kibitz:command", version: 1 };
          const send = (said) => contentWindow.postMessage({ ...ours, ...said }, "*");
          send({ command: "goto", ply: "<img src=x onerror=alert(1)>" });
          send({ command: "theme", theme: "'><script>alert(1)</" + "script>" });
          send({ command: "constructor" });
          for (let n = 0; n < 5000; n += 1) send({ command: "fly" });
        }"""
    )
    heard(page, "heard.some(({ code }) => code === 'too_many')")
    codes = set(page.evaluate("heard.filter(({ name }) => name === 'error').map(({ code }) => code)"))
    assert {"bad_command", "too_many"} <= codes
    assert page.evaluate("heard.filter(({ code }) => code === 'bad_command').length") < 5000
    expect(viewer(page).locator("html")).to_have_attribute("data-theme", "auto")
    viewer(page).locator("button.move[data-ply='4']").click()
    heard(page, "last('plychange').ply === 4")


def test_a_viewer_shows_and_takes_what_its_options_say(page: Page, server: Server, club: OtherSite) -> None:
    options = 'hide="clocks,players" moves="below" pieces="merida" show="moves"'
    options += ' accent="hsl(120 100% 20%)" lightsquares="oldlace"'
    page.goto(strict(server, club, f"<div><kibitz-review {options}><pre>{FOOLS}</pre></kibitz-review></div>"))
    heard(page, "last('ready').plies === 4")
    frame = viewer(page)
    expect(frame.locator(".player").first).to_be_hidden()
    expect(frame.locator(".move__clock").first).to_be_hidden()
    expect(frame.locator(".squares--flipped")).to_have_count(1)
    drawing = str(frame.locator(".board__squares img").first.get_attribute("src"))
    assert "merida-" in unquote(drawing) or "/pieces/merida/" in drawing
    look = frame.locator("body").evaluate(
        "root => ['--accent', '--board-light'].map(name => getComputedStyle(root).getPropertyValue(name))"
    )
    assert look == ["#006600", "#fdf5e6"]
    frame.locator(".board__frame").hover(trial=True)  # it stands still
    board, moves = (frame.locator(part).bounding_box() for part in (".board__frame", ".moves"))
    assert board and moves and moves["y"] > board["y"] + board["height"]

    square = board["width"] / 8
    at = [(board["x"] + (x + 0.5) * square, board["y"] + (y + 0.5) * square) for x, y in ((3, 6), (3, 4))]
    page.mouse.move(*at[0])
    page.mouse.down(button="right")
    page.mouse.move(*at[1])
    page.mouse.up(button="right")
    expect(frame.locator(".board__arrow--green")).to_have_count(1)

    games = frame.get_by_label("Game")
    games.select_option(index=1)
    expect(frame.locator("button.move[data-ply]")).to_have_count(2)
    page.keyboard.press("ArrowRight")
    heard(page, "last('plychange').san === 'd4'")
    expect(games).to_have_js_property("selectedIndex", 1)


@pytest.mark.nightly
def test_the_menu_gives_the_pgn_and_leads_to_a_review_of_it(
    page: Page, server: Server, club: OtherSite
) -> None:
    page.goto(strict(server, club, f'<kibitz-review ply="2"><pre>{FOOLS}</pre></kibitz-review>'))
    viewer(page).get_by_role("button", name="More").click()
    dialog = viewer(page).get_by_role("dialog")
    expect(dialog.get_by_label("The game as PGN")).to_have_value(FOOLS.split('\n\n[White "Cy')[0] + "\n")
    explore = dialog.get_by_role("link", name="Try out this position").get_attribute("href")
    fen = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR_w_KQkq_-_0_2"
    assert explore == f"{server.url}/explore?fen={fen}"
    with page.expect_popup() as opened:
        dialog.get_by_role("link", name="Review this game").click()
    form = opened.value.locator("textarea")
    expect(form).to_have_value(FOOLS.split('\n\n[White "Cy')[0] + "\n", timeout=FINISHED)
    expect(opened.value).to_have_url(f"{server.url}/")


@pytest.mark.nightly
def test_the_example_drives_a_review_and_a_collection_and_hears_both(
    page: Page, server: Server, club: OtherSite
) -> None:
    made = post_json(f"{server.url}/api/collections", {"pgn": ROUND, "options": {"nodes": 1000}})
    text = EXAMPLE.replace("https://kibitz.example", server.url)
    text = text.replace("REVIEW-ID", finished_review(server)).replace("COLLECTION-ID", made["id"])
    club.pages["/driven"] = text.replace("<head>", '<head><link rel="icon" href="data:,">')
    page.goto(club.url.replace("127.0.0.1", "localhost") + "/driven")
    says, of_open = page.locator("#game-says"), page.locator("#open-says")
    page.get_by_role("button", name="Where it was decided").click()
    expect(says).to_have_text("6: Nf6 blunder", timeout=FINISHED)
    page.get_by_role("button", name="A move back").click()
    expect(says).to_contain_text("5: Bc4")

    page.locator("#open").scroll_into_view_if_needed()
    table = page.frame_locator("#open iframe")
    expect(table.locator(".standings__name")).to_have_text(["Cid", "Ann", "Bob"], timeout=FINISHED)
    page.frames[-1].evaluate("window.untouched = true")
    page.get_by_role("button", name="The top board").click()
    expect(of_open).to_have_text("Game 1, 4: Nc6", timeout=FINISHED)
    expect(table.locator("button.move[aria-current]")).to_have_attribute("data-ply", "4")
    expect(table.locator(".standings")).to_be_hidden()
    page.get_by_role("button", name="The next game").click()  # the bye between them is none
    expect(of_open).to_contain_text("Game 3, 0")
    page.locator("#open").evaluate("item => item.setAttribute('ply', '2')")
    expect(of_open).to_have_text("Game 3, 2: d5")
    page.locator("#open").evaluate(
        "item => { item.goto('1/7'); item.previous(); item.nextGame(); item.next(); }"
    )
    expect(of_open).to_have_text("Game 3, 1: d4")
    page.get_by_role("button", name="The next game").click()
    expect(of_open).to_have_text("That cannot be: not_possible")
    page.locator("#open").evaluate("item => item.goto({ game: 2 })")
    expect(of_open).to_have_text("That cannot be: not_shown")
    table.get_by_role("link", name="All games").click()
    expect(of_open).to_have_text("The table")
    page.locator("#open").evaluate("item => item.setAttribute('game', '1')")
    expect(of_open).to_contain_text("Game 1")
    page.get_by_role("button", name="The table").click()
    expect(table.locator(".collection__row")).to_have_count(3)
    table.locator(".collection__link").last.click()
    expect(of_open).to_contain_text("Game 3")
    assert page.frames[-1].evaluate("window.untouched"), "the frame was never loaded anew"


@pytest.mark.nightly
def test_an_address_may_name_a_game_of_a_collection_and_its_last_move(
    page: Page, server: Server, club: OtherSite
) -> None:
    made = post_json(f"{server.url}/api/collections", {"pgn": ROUND, "options": {"nodes": 1000}})
    address = f"{server.url}/c/{made['id']}"
    page.goto(strict(server, club, f'<kibitz-review src="{address}#1/last"></kibitz-review>'))
    heard(page, "last('ready').game === 1 && last('ready').ply === 7")
    page.goto(strict(server, club, f'<kibitz-review src="{address}#2/"></kibitz-review>'))
    heard(page, "last('error').code === 'not_shown' && last('error').game === 2")
