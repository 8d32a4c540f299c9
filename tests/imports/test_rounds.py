from __future__ import annotations

from collections.abc import Sequence

import pytest

from server.imports.faults import NotThere, SiteAway, SiteBusy, WishError
from server.imports.fetching import FetchBounds
from server.imports.rounds import Rounds
from tests.stub_sites import StubSites

BOUNDS = FetchBounds(connect=50, read=50, total=50, bytes=1 << 20)


def rounds(sites: StubSites, hosts: Sequence[str] | None = None) -> Rounds:
    own = sites.url.removeprefix("http://")
    return Rounds(
        [own] if hosts is None else hosts, lichess=sites.lichess, agent="kibitz/1 (tests)", bounds=BOUNDS
    )


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("https://lichess.org/broadcast/club-open/round-3/bcround1", "/api/broadcast/round/bcround1.pgn"),
        ("lichess.org/broadcast/club-open/round-3/bcround1/abcdefgh", "/api/broadcast/round/bcround1.pgn"),
        ("https://lichess.org/broadcast/club-open/tourname", "/api/broadcast/tourname.pgn"),
    ],
)
def test_a_link_to_a_broadcast_becomes_the_address_of_its_pgn(sites: StubSites, text: str, path: str) -> None:
    assert rounds(sites, ["lichess.org"]).address_of(text) == f"{sites.lichess}{path}"


def test_a_link_to_livechesscloud_is_asked_for_its_json(sites: StubSites) -> None:
    link = "https://view.livechesscloud.com/#ed5fb586-f549-4029-a470-d590f8e30c76"
    base = "/get/ed5fb586-f549-4029-a470-d590f8e30c76"
    sites.pgn |= {
        f"{base}/tournament.json": '{"name": "Cup", "rounds": [{"count": 1}]}',
        f"{base}/round-1/index.json": '{"pairings": [{"white": {"lname": "Ann"}, "black": null}]}',
        f"{base}/round-1/game-1.json": '{"moves": ["e4 60"]}',
    }
    followed = Rounds(
        ["view.livechesscloud.com"],
        lichess=sites.lichess,
        livechess=sites.url,
        agent="kibitz/1 (tests)",
        bounds=BOUNDS,
    )
    assert followed.address_of(f" {link} ") == link
    assert b'[White "Ann"]' in followed.get(link).body
    with pytest.raises(WishError):
        rounds(sites, ["lichess.org"]).address_of(link)


def test_a_long_text_is_refused_with_its_beginning_alone(sites: StubSites) -> None:
    with pytest.raises(WishError) as refused:
        rounds(sites, ["club.example"]).address_of("x" * 501)
    assert "x" * 80 in refused.value.message
    assert "x" * 81 not in refused.value.message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "https://lichess.org/broadcast/club-open/round-3/bcround1",
        "https://elsewhere.example/live.pgn",
        "http://club.example:81/live.pgn",
        "http://me@club.example/live.pgn",
        "ftp://club.example/live.pgn",
        "http://club.example/live games.pgn",
        "http://[club.example/live.pgn",
        f"http://club.example/{'x' * 500}",
    ],
)
def test_what_is_no_address_of_an_allowed_host_is_refused(sites: StubSites, text: str) -> None:
    with pytest.raises(WishError) as caught:
        rounds(sites, ["club.example"]).address_of(text)
    assert caught.value.place == "follow"


def test_an_address_may_lack_its_scheme(sites: StubSites) -> None:
    allowed = rounds(sites, ["club.example"])
    assert allowed.address_of(" club.example/live.pgn ") == "https://club.example/live.pgn"
    assert allowed.address_of("http://club.example/a.pgn?x=1") == "http://club.example/a.pgn?x=1"


def test_what_still_holds_does_not_come_twice(sites: StubSites) -> None:
    sites.pgn["/club/live.pgn"] = "1. e4 *"
    club = rounds(sites)
    first = club.get(f"{sites.url}/club/live.pgn")
    assert first.body == b"1. e4 *" and first.etag
    assert club.get(f"{sites.url}/club/live.pgn", first) is first
    sites.pgn["/club/live.pgn"] = "1. e4 e5 *"
    assert club.get(f"{sites.url}/club/live.pgn", first).body == b"1. e4 e5 *"


def test_a_site_that_wants_a_rest_is_left_alone(sites: StubSites) -> None:
    sites.pgn["/club/busy.pgn"] = 429
    club = rounds(sites)
    with pytest.raises(SiteBusy) as busy:
        club.get(f"{sites.url}/club/busy.pgn")
    assert busy.value.wait == 120
    asked = len(sites.asked)
    with pytest.raises(SiteBusy):
        club.get(f"{sites.url}/club/live.pgn")
    assert len(sites.asked) == asked


def test_what_is_not_there_or_too_large_is_told(sites: StubSites) -> None:
    sites.pgn["/club/gone.pgn"], sites.pgn["/club/noise.pgn"] = 404, "x" * (5 << 20)
    with pytest.raises(NotThere):
        rounds(sites).get(f"{sites.url}/club/gone.pgn")
    with pytest.raises(SiteAway) as large:
        rounds(sites).get(f"{sites.url}/club/noise.pgn")
    assert large.value.code == "too_large"


def test_a_host_that_is_allowed_no_longer_is_not_asked(sites: StubSites) -> None:
    asked = len(sites.asked)
    with pytest.raises(WishError):
        rounds(sites, []).get(f"{sites.url}/club/live.pgn")
    assert len(sites.asked) == asked
