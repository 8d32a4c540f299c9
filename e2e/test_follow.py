"""A round that is followed while it is played, from the field of the start page to its owner's end of it; a
player whose new games are added automatically."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e import axe
from e2e.conftest import PATIENCE, ROOT, Server, in_one_browser, start_server, stop_server
from e2e.review_page import FINISHED
from tests.stub_games import PLAYER, stub_games
from tests.stub_sites import StubSites, lichess_object, lichess_pgn, stub_sites
from tests.tuned import tuned

PATH = "/club/live.pgn"
PLAYERS = (("Ann", "Bob"), ("Cleo", "Dora"), ("Eva", "Fred"))


@dataclass
class Followed:
    """A Kibitz with an engine whose every question is written down, and a site with a round."""

    server: Server
    sites: StubSites
    asked: Path

    def play(self, *games: str) -> None:
        """The round stands so now; a game's result is its last word."""
        self.sites.pgn[PATH] = "\n\n".join(
            f'[Event "Club Cup"]\n[Round "1.{board}"]\n[White "{white}"]\n[Black "{black}"]\n'
            f'[Result "{moves.split()[-1]}"]\n\n{moves}'
            for board, ((white, black), moves) in enumerate(zip(PLAYERS, games, strict=True), start=1)
        )

    def answer(self, *numbers: int, user: str = PLAYER) -> None:
        """lichess says that the user has played these games lately."""
        games = [stub_games()[number] for number in numbers]
        lines = "".join(f"{json.dumps(lichess_object(game))}\n" for game in games)
        self.sites.pgn[f"/lichess/api/games/user/{user}"] = lines

    def searches(self) -> Counter[tuple[str, str]]:
        """How often the engine was asked for (position, limits)."""
        lines = [line for line in self.asked.read_text().splitlines() if line.startswith(("position", "go"))]
        return Counter(zip(lines[::2], lines[1::2], strict=True))


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Followed]:
    folder = tmp_path_factory.mktemp("followed")
    engine, asked = folder / "engine", folder / "asked"
    program = f"{sys.executable} {ROOT / 'tests' / 'fake_uci.py'}"
    engine.write_text(f"#!/bin/sh\ntee -a {asked} | exec {program}\n")
    engine.chmod(0o755)
    with stub_sites() as sites:
        server = start_server(
            folder / "data",
            **tuned(**sites.addresses, **{"server.store.collections.follows.PAUSE": 1}),
            KIBITZ_ENGINE=str(engine),
            KIBITZ_CORES="1",
            KIBITZ_FOLLOW=f"{sites.url.removeprefix('http://')},lichess.org,chess.com",
        )
        yield Followed(server, sites, asked)
        stop_server(server)


@pytest.fixture(autouse=True, scope="module")
def patience() -> Iterator[None]:
    """A look comes when it is due, which a busy machine makes late."""
    expect.set_options(timeout=FINISHED)
    yield
    expect.set_options(timeout=PATIENCE)


def test_a_round_grows_in_the_page_and_nothing_is_searched_twice(page: Page, followed: Followed) -> None:
    followed.play("1. a3 a6 *", "1. b3 b6 2. h3 *", "*")
    page.goto(followed.server.url)
    page.locator("#pgn").fill(f"{followed.sites.url}{PATH}")
    submit = page.locator(".paste button[type=submit]")
    expect(submit).to_contain_text("Follow this round live")
    expect(page.locator(".paste__error")).to_be_hidden()
    submit.click()
    rows, live = page.locator(".collection__row"), page.locator(".live")
    expect(live).to_contain_text("Live")
    expect(live).to_contain_text("last checked")
    expect(rows).to_have_count(3)
    expect(rows.nth(2)).to_contain_text("Not started")
    expect(page.locator(".collection__done")).to_have_count(2)
    page.evaluate("window.untouched = true")
    address = page.url
    embed = page.context.new_page()
    embed.goto(address.replace("/c/", "/embed/c/"))
    expect(embed.locator(".review__facts")).to_contain_text("Live")

    followed.play("1. a3 a6 2. c3 c6 1-0", "1. b3 b6 2. g3 *", "1. d3 *")
    expect(rows.nth(0)).to_contain_text("1–0")
    expect(page.locator(".collection__done")).to_have_count(3)
    expect(rows.nth(2).locator("a")).to_have_attribute("aria-label", "Eva v Fred, *: open the review")
    expect(embed.locator(".collection__row").nth(0)).to_contain_text("1–0")
    expect(embed.locator(".collection__done")).to_have_count(3)
    assert page.evaluate("window.untouched") is True

    # What stands behind a reason is asked of a bare position: a move that was corrected has another reason.
    of_games = {asked: count for asked, count in followed.searches().items() if "fen" not in asked[0]}
    twice = {asked: count for asked, count in of_games.items() if count > 1}
    assert {position for position, _ in twice} <= {"position startpos"}, twice
    assert set(twice.values()) <= {3}, "all three games begin there"

    live.get_by_role("button", name="Stop following").click()
    page.get_by_role("dialog").get_by_role("button", name="Stop following").click()
    expect(live).to_contain_text("Followed until")
    expect(live.get_by_role("button")).to_be_hidden()


@pytest.mark.nightly
@in_one_browser
def test_new_games_of_a_player_come_in_by_themselves(
    page: Page, browser: Browser, followed: Followed
) -> None:
    """The owner of four games of hers follows her: one that she has played since is there, each once."""
    page.goto(followed.server.url)
    page.locator("#pgn").fill("\n\n".join(lichess_pgn(game) for game in stub_games()[:4]))
    page.locator(".paste button[type=submit]").click()
    rows, live = page.locator(".collection__row"), page.locator(".live")
    expect(rows).to_have_count(4)
    page.evaluate("window.untouched = true")

    followed.answer(2, 3, 4)
    page.get_by_role("button", name="Edit", exact=True).click()
    start = page.get_by_role("button", name="Follow a player")
    start.click()
    dialog = page.get_by_role("dialog", name="Follow a player")
    expect(dialog.get_by_label("Name")).to_have_value(PLAYER)
    dialog.get_by_label("Name").fill("nobody")
    dialog.get_by_role("button", name="Follow").click()
    expect(dialog.get_by_role("alert")).to_have_text("There is no player nobody on lichess.")
    axe.check(page)
    dialog.get_by_label("Name").fill(f"@{PLAYER}")
    dialog.get_by_role("button", name="Follow").click()
    expect(dialog).to_be_hidden()
    expect(live).to_contain_text(f"New games of {PLAYER} are added automatically")
    expect(live).to_contain_text("next check")
    expect(live.get_by_role("link", name="lichess.org")).to_have_attribute(
        "href", f"https://lichess.org/@/{PLAYER}"
    )
    expect(start).to_be_hidden()
    page.get_by_role("button", name="Done").click()
    expect(rows).to_have_count(5)
    expect(page.locator(".collection__done")).to_have_count(5)

    followed.answer(3, 4, 5)
    live.get_by_role("button", name="Check now").click()
    expect(rows).to_have_count(6)
    expect(rows.nth(5)).to_contain_text(stub_games()[5].white)
    followed.sites.pgn[f"/lichess/api/games/user/{PLAYER}"] = 404
    live.get_by_role("button", name="Check now").click()
    expect(live).to_contain_text(f"There is no player {PLAYER} on lichess.")
    axe.check(page)
    with browser.new_context(locale="de-DE") as context:
        german = context.new_page()
        german.goto(page.url)
        expect(german.locator(".live")).to_contain_text(f"Auf lichess gibt es keinen Spieler {PLAYER}.")
    assert page.evaluate("window.untouched") is True

    live.get_by_role("button", name="Stop following").click()
    question = page.get_by_role("dialog", name=f"Stop following {PLAYER}?")
    question.get_by_role("button", name="Stop following").click()
    expect(live).to_contain_text(f"New games of {PLAYER} were added until")
    expect(live.get_by_role("button")).to_be_hidden()
