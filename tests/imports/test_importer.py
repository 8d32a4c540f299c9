from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from server.analysis.errors import KibitzError
from server.analysis.events.wire import GameEvent
from server.analysis.game.limits import GameLimits
from server.analysis.review.options import ReviewOptions
from server.imports.faults import NotThere, SiteAway, SiteBusy, WishError
from server.imports.fetching import FetchBounds, SiteAnswer
from server.imports.importer import Importer, KeptAnswers, Sites
from server.imports.links import read_wish
from server.imports.wanted import Filter, ImportRequest, Site, SourceKind
from server.sandbox.work import first_events
from tests.stub_sites import PRIVATE, VARIANTS, StubSites

LIMITS = GameLimits()
LICHESS = ImportRequest(Site.LICHESS, SourceKind.USER, user="vera_1987")
CHESSCOM = ImportRequest(Site.CHESSCOM, SourceKind.USER, user="Vera_1987")


def read(work: Callable[..., Any], *given: Any, **none: Any) -> Any:
    return work(*given, **none)


def importer(sites: StubSites, limits: GameLimits = LIMITS, *, patience: float = 50) -> Importer:
    bounds = FetchBounds(connect=50, read=patience, total=50, bytes=1 << 20)
    sites.asked.clear()
    return Importer(Sites(sites.lichess, sites.chesscom, "kibitz/1 (tests)"), limits, bounds=bounds)


@pytest.mark.parametrize("wish", [LICHESS, CHESSCOM])
def test_the_fifty_games_of_a_user_come_newest_first_and_can_be_played(
    sites: StubSites, wish: ImportRequest
) -> None:
    found = importer(sites).find(wish, Filter(max=60), read)
    assert (len(found.games), found.player, found.more) == (50, "Vera_1987", False)
    dates = [game.date or "" for game in found.games]
    assert dates == sorted(dates, reverse=True)
    assert {game.color for game in found.games} == {"white", "black"}
    assert sum(left.games for left in found.left_out) == (len(VARIANTS) if wish is LICHESS else 1)
    for game in found.games[:3]:
        events = first_events(game.pgn, ReviewOptions(), LIMITS)
        event = cast(GameEvent, events[0])
        assert all(isinstance(move["clock"], float) for move in event["moves"])
        assert event["headers"]["TimeControl"] == game.time_control
    assert all(asked.at_once == 1 for asked in sites.asked)


@pytest.mark.parametrize("wish", [LICHESS, CHESSCOM])
def test_fewer_are_asked_for_and_it_is_told_that_there_are_more(
    sites: StubSites, wish: ImportRequest
) -> None:
    found = importer(sites).find(wish, Filter(max=5), read)
    assert (len(found.games), found.more) == (5, True)


def test_lichess_is_told_what_is_wanted(sites: StubSites) -> None:
    wanted = Filter(max=20, color="black", time_class="blitz", since=1_790_000_000)
    found = importer(sites).find(LICHESS, wanted, read)
    assert {(game.color, game.time_class) for game in found.games} == {("black", "blitz")}
    query = sites.asked[-1].query
    wishes = {"max": "30", "color": "black", "perfType": "blitz", "since": "1790000000000"}
    whole = {"clocks": "true", "opening": "true", "pgnInJson": "true"}
    assert query == wishes | whole | {"finished": "true", "sort": "dateDesc"}


def test_chesscom_is_asked_for_no_month_that_is_not_needed(sites: StubSites) -> None:
    importer(sites).find(CHESSCOM, Filter(max=5, since=1_793_500_000), read)
    paths = [asked.path.removeprefix("/chesscom/pub/player/vera_1987/games/") for asked in sites.asked]
    assert paths == ["archives", "2026/11"]


def test_a_game_of_chesscom_is_found_in_the_months_of_its_player(sites: StubSites) -> None:
    with pytest.raises(WishError, match="name of one of the two players"):
        importer(sites).find(read_wish("chess.com/game/live/900000003"), Filter(), read)
    found = importer(sites).find(read_wish("chess.com/game/live/900000003 vera_1987"), Filter(), read)
    assert [game.id for game in found.games] == ["900000003"]
    assert (found.player, found.more) == ("Vera_1987", False)
    with pytest.raises(NotThere, match="is not among those"):
        importer(sites).find(read_wish("chess.com/game/live/77 vera_1987"), Filter(), read)


@pytest.mark.parametrize(
    ("link", "ids", "title"),
    [
        ("lichess.org/stub0004", ["stub0004"], ""),
        ("lichess.org/stub0004abcd", ["stub0004"], ""),
        ("lichess.org/study/study123", ["chapter1", "chapter2"], "Club evenings"),
        ("lichess.org/study/study123/chapter2", ["chapter2"], "Club evenings"),
        (
            "lichess.org/broadcast/a/b/bcround1",
            ["stub0001", "stub0002", "stub0003", "stub0004"],
            "Club Open 2026: Round 3",
        ),
        ("lichess.org/broadcast/a/b/bcround1/stub0003", ["stub0003"], "Club Open 2026: Round 3"),
        (
            "lichess.org/broadcast/a/bcround1",
            ["stub0001", "stub0002", "stub0003", "stub0004"],
            "Club Open 2026: Round 3",
        ),
    ],
)
def test_every_kind_of_link_to_lichess_brings_its_games(
    sites: StubSites, link: str, ids: list[str], title: str
) -> None:
    found = importer(sites).find(read_wish(link), Filter(), read)
    assert ([game.id for game in found.games], found.title) == (ids, title)


@pytest.mark.parametrize(
    ("text", "fault", "words"),
    [
        ("@nobody lichess", NotThere, "There is no player nobody on lichess"),
        ("@nobody chess.com", NotThere, "There is no player nobody on chess.com"),
        ("@empty lichess", NotThere, "no matching games of empty"),
        ("@empty chess.com", NotThere, "no matching games of empty"),
        ("lichess.org/nobody00", NotThere, "no game at lichess.org/nobody00"),
        (f"lichess.org/study/{PRIVATE}", NotThere, "it is private"),
        ("lichess.org/study/abcdefgh/ijklmnop", NotThere, "no game at lichess.org/study/abcdefgh/ijklmnop"),
        ("lichess.org/broadcast/a/b/bcround1/zzzzzzzz", NotThere, "no game at lichess.org/broadcast/"),
        ("@broken lichess", SiteAway, "cannot answer at the moment (500)"),
        ("@garbage lichess", SiteAway, "cannot be read as games"),
        ("@garbage chess.com", SiteAway, "cannot be read as games"),
        ("lichess.org/garbage0", SiteAway, "cannot be read as games"),
        ("@moved lichess", SiteAway, "which Kibitz does not follow"),
        ("@slow lichess", SiteAway, "lichess takes too long"),
        ("@endless chess.com", SiteAway, "answer from chess.com is larger than 1 MiB"),
        ("@cut lichess", SiteAway, "lichess cannot be reached"),
        ("@toomany lichess", SiteBusy, "asked Kibitz to slow down"),
    ],
)
def test_each_thing_that_goes_wrong_is_a_sentence_of_its_own(
    sites: StubSites, text: str, fault: type[KibitzError], words: str
) -> None:
    with pytest.raises(fault) as caught:
        importer(sites, patience=0.2 if "slow" in text else 50).find(read_wish(text), Filter(), read)
    assert words in caught.value.message


def test_after_too_many_requests_the_site_is_left_alone(sites: StubSites) -> None:
    made = importer(sites)
    with pytest.raises(SiteBusy):
        made.find(read_wish("@toomany lichess"), Filter(), read)
    with pytest.raises(SiteBusy):
        made.find(LICHESS, Filter(), read)
    assert len(sites.asked) == 1
    assert made.find(CHESSCOM, Filter(max=1), read).games


def test_the_same_is_asked_once_and_an_old_answer_by_its_mark(
    sites: StubSites, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = importer(sites)
    first = made.find(CHESSCOM, Filter(max=1), read)
    assert made.find(CHESSCOM, Filter(max=1), read) == first
    assert len(sites.asked) == 2
    monkeypatch.setattr("server.imports.importer._FRESH", dict.fromkeys(Site, 0.0))
    assert made.find(CHESSCOM, Filter(max=1), read) == first
    assert len(sites.asked) == 4
    assert all("If-None-Match" in asked.headers for asked in sites.asked[2:])


def test_variants_alone_are_named(sites: StubSites) -> None:
    path = "/lichess/game/export/atomic00"
    sites.pgn[path] = '[Event "x"]\n[Variant "Atomic"]\n\n1. e4 e5 *\n'
    with pytest.raises(NotThere, match="any of these variants: Atomic"):
        importer(sites).find(read_wish("lichess.org/atomic00"), Filter(), read)


def test_no_more_comes_than_a_collection_takes(sites: StubSites) -> None:
    few = importer(sites, replace(LIMITS, games=10)).find(LICHESS, Filter(max=50), read)
    assert (len(few.games), few.more) == (10, True)
    small = importer(sites, replace(LIMITS, bytes=20_000)).find(LICHESS, Filter(max=50), read)
    assert 3 < len(small.games) < 12 and small.more


def answering(answer: SiteAnswer) -> tuple[Importer, list[str]]:
    """An importer whose sites all answer the same, and what it has asked for."""
    asked: list[str] = []

    def get(url: str, headers: object, bounds: object, name: str) -> SiteAnswer:
        asked.append(url)
        return answer

    return Importer(Sites("https://l", "https://c", "kibitz/1 (tests)"), LIMITS, get=get), asked


def test_a_site_that_wants_a_rest_says_how_long() -> None:
    made, _ = answering(SiteAnswer(429, retry_after="333"))
    with pytest.raises(SiteBusy) as caught:
        made.find(LICHESS, Filter(), read)
    assert caught.value.wait == 333


def test_a_game_of_chesscom_without_a_player_s_name_asks_for_that_field() -> None:
    made, asked = answering(SiteAnswer(200))
    with pytest.raises(WishError) as caught:
        made.find(read_wish("chess.com/game/live/900000003"), Filter(), read)
    assert (caught.value.code, caught.value.place, asked) == ("whose_game", "user", [])


def test_a_game_of_lichess_is_asked_for_with_its_clocks_and_without_evaluations() -> None:
    made, asked = answering(SiteAnswer(200, body=b"1. e4 e5 *"))
    made.find(read_wish("lichess.org/abcdefgh"), Filter(), read)
    assert asked == ["https://l/game/export/abcdefgh?clocks=true&evals=false&opening=true&literate=false"]


def test_an_answer_is_fresh_for_a_while_and_known_after() -> None:
    now = [100.0]
    kept = KeptAnswers(clock=lambda: now[0])
    assert kept.fresh("a", 60) is None and kept.known("a") is None
    kept.keep("a", SiteAnswer(200, b"x", etag="1"))
    now[0] += 59
    assert kept.fresh("a", 60) == SiteAnswer(200, b"x", etag="1")
    now[0] += 1
    assert kept.fresh("a", 60) is None
    assert kept.known("a") == SiteAnswer(200, b"x", etag="1")


def test_the_room_is_bounded() -> None:
    kept = KeptAnswers(30_000)
    kept.keep("large", SiteAnswer(200, b"x" * 10_000))
    assert kept.known("large") is None
    for number in range(10):
        kept.keep(str(number), SiteAnswer(200, b"x" * 5_000))
    assert kept.known("0") is None and kept.known("9") is not None
