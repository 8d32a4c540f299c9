from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from server.analysis.game.limits import GameLimits
from server.imports.faults import NotThere, SiteAway, SiteBusy, WishError
from server.imports.fetching import FetchBounds
from server.imports.importer import Importer, Sites
from server.imports.links import wish_for_user
from server.imports.players import Players, name_of_game
from server.imports.wanted import Site
from tests.stub_games import stub_games
from tests.stub_sites import StubSites

BOTH = ("lichess.org", "chess.com")
PAGES = {
    Site.LICHESS: "https://lichess.org/@/Vera_1987",
    Site.CHESSCOM: "https://www.chess.com/member/Vera_1987",
}
IDS = {Site.LICHESS: "stub{:04d}", Site.CHESSCOM: "9000000{:02d}"}


def read(work: Callable[..., Any], *given: Any, **none: Any) -> Any:
    return work(*given, **none)


def players(sites: StubSites, *hosts: str, patience: float = 50) -> Players:
    bounds = FetchBounds(connect=50, read=patience, total=50, bytes=1 << 20)
    sites.asked.clear()
    addresses = Sites(sites.lichess, sites.chesscom, "kibitz/1 (tests)")
    return Players(hosts, Importer(addresses, GameLimits(), bounds=bounds))


@pytest.mark.parametrize("site", list(Site))
def test_a_page_has_the_name_as_the_site_writes_it(sites: StubSites, site: Site) -> None:
    wish = wish_for_user(site, "vera_1987")
    assert players(sites, *BOTH).page_of(wish, read) == PAGES[site]
    assert players(sites, *BOTH).page_of(wish_for_user(site, "@Empty"), read).endswith("/Empty")


@pytest.mark.parametrize("site", list(Site))
def test_the_games_since_a_time_come_oldest_first(sites: StubSites, site: Site) -> None:
    games = stub_games()
    since = games[40].begun
    found = players(sites, *BOTH).new_games(PAGES[site], float(since), read)
    assert [game.id for game in found.games] == [IDS[site].format(game.number) for game in games[40:]]
    assert not found.more
    assert players(sites, *BOTH).new_games(PAGES[site], float(games[-1].ended + 1), read).games == ()


@pytest.mark.parametrize("site", list(Site))
def test_all_that_came_since_is_told_or_it_is_told_that_there_is_more(
    sites: StubSites, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.imports.players._A_LOOK", 5)
    found = players(sites, *BOTH).new_games(PAGES[site], 0.0, read)
    assert found.games[0].id == IDS[site].format(1)
    assert (len(found.games), found.more) == ((15, True) if site is Site.LICHESS else (50, False))


@pytest.mark.parametrize("site", list(Site))
def test_each_look_asks_the_site_whether_something_is_new(sites: StubSites, site: Site) -> None:
    since = float(stub_games()[40].begun)
    followed = players(sites, *BOTH)
    first = followed.new_games(PAGES[site], since, read)
    asked = len(sites.asked)
    assert followed.new_games(PAGES[site], since, read) == first
    again = sites.asked[asked:]
    assert [each.path for each in again] == [each.path for each in sites.asked[:asked]]
    assert all("If-None-Match" in each.headers for each in again) is (site is Site.CHESSCOM)


@pytest.mark.parametrize("site", list(Site))
def test_only_an_allowed_site_is_asked(sites: StubSites, site: Site) -> None:
    other = BOTH[site is Site.LICHESS]
    for none in (players(sites, other), players(sites)):
        with pytest.raises(WishError, match="does not fetch anything from"):
            none.page_of(wish_for_user(site, "vera_1987"), read)
        with pytest.raises(WishError):
            none.new_games(PAGES[site], 0.0, read)
    assert sites.asked == []


@pytest.mark.parametrize("site", list(Site))
@pytest.mark.parametrize(
    ("user", "fault"),
    [
        ("nobody", NotThere),
        ("toomany", SiteBusy),
        ("broken", SiteAway),
        ("garbage", SiteAway),
        ("moved", SiteAway),
        ("endless", SiteAway),
        ("stalled", SiteAway),
        ("cut", SiteAway),
    ],
)
def test_a_site_that_fails_is_told_of(
    sites: StubSites, site: Site, user: str, fault: type[Exception]
) -> None:
    patience = 0.5 if user == "stalled" else 50
    with pytest.raises(fault):
        players(sites, *BOTH, patience=patience).page_of(wish_for_user(site, user), read)
    assert len(sites.asked) == 1
    page = PAGES[site].replace("Vera_1987", user)
    with pytest.raises(fault):
        players(sites, *BOTH, patience=patience).new_games(page, 0.0, read)
    assert len(sites.asked) == 1


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("https://lichess.org/AbCdEfGh", "lichess/AbCdEfGh"),
        ("https://lichess.org/AbCdEfGh/black", "lichess/AbCdEfGh"),
        ("https://www.chess.com/game/live/123", "chess.com/123"),
        ("https://www.chess.com/game/daily/123", "chess.com/123"),
        ("Chess.com", None),
        ("", None),
        ("https://lichess.org/@/vera", None),
        ("https://lichess.org/../AbCdEfGh", None),
        ("https://evil.example/AbCdEfGh", None),
        ("x" * 10_000, None),
    ],
)
def test_a_game_is_known_by_its_address(address: str, name: str | None) -> None:
    assert name_of_game(address) == name
