"""A round that is followed while it is played, from the field of the start page to its owner's end of it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import ROOT, Server, start_server, stop_server
from e2e.review_page import FINISHED
from tests.stub_sites import StubSites, stub_sites

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
            **sites.settings,
            KIBITZ_ENGINE=str(engine),
            KIBITZ_CORES="1",
            KIBITZ_FOLLOW=sites.url.removeprefix("http://"),
            KIBITZ_FOLLOW_PAUSE="1",
        )
        yield Followed(server, sites, asked)
        stop_server(server)


@pytest.fixture(autouse=True, scope="module")
def patience() -> Iterator[None]:
    """A look comes when it is due, which a busy machine makes late."""
    expect.set_options(timeout=FINISHED)
    yield
    expect.set_options(timeout=5_000)


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
    expect(live).to_contain_text("last look")
    expect(rows).to_have_count(3)
    expect(rows.nth(2)).to_contain_text("Not begun")
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
