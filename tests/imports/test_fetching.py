from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

import server
from server.imports.faults import NotThere, SiteAway, SiteBusy, WishError
from server.imports.fetching import (
    FetchBounds,
    SiteAnswer,
    agent_of,
    check_allowed,
    fetch,
    fetch_pgn,
    host_of,
    validators,
)
from tests.stub_sites import StubSites

BOUNDS_OF_SILENCE = FetchBounds(connect=50, read=0.3, total=50)
AGENT = "kibitz/1 (tests)"
BOUNDS = FetchBounds(connect=50, read=50, total=50, bytes=1 << 20)


def test_an_answer_comes_with_its_marks(sites: StubSites) -> None:
    url = f"{sites.chesscom}/player/vera_1987/games/archives"
    answer = fetch(url, {"User-Agent": AGENT, "Accept": "application/json"})
    assert answer.status == 200 and answer.etag and b"archives" in answer.body
    asked = sites.asked[-1].headers
    assert asked["User-Agent"] == AGENT
    again = fetch(url, validators(answer))
    assert (again.status, again.body) == (304, b"")


def test_a_redirect_is_not_followed(sites: StubSites) -> None:
    answer = fetch(f"{sites.lichess}/game/export/moved000")
    assert answer.status == 302


@pytest.mark.parametrize(
    ("how", "bounds", "words"),
    [
        ("slow", replace(BOUNDS, read=0.1), "takes too long"),
        ("slow", replace(BOUNDS, total=0.1), "takes too long"),
        ("drip", replace(BOUNDS, total=0.3), "takes too long"),
        ("stalled", BOUNDS_OF_SILENCE, "takes too long"),
        ("endless", BOUNDS, "larger than 1 MiB"),
        ("cut", BOUNDS, "cannot be reached"),
    ],
)
def test_what_has_no_good_end_is_ended(sites: StubSites, how: str, bounds: FetchBounds, words: str) -> None:
    with pytest.raises(SiteAway, match=words):
        fetch(f"{sites.lichess}/api/games/user/{how}", bounds=bounds)


def test_a_site_that_does_not_listen_is_out_of_reach() -> None:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        with pytest.raises(SiteAway, match="cannot be reached"):
            fetch(f"http://127.0.0.1:{bound.getsockname()[1]}/")


@contextmanager
def raw_site(answer: bytes, *, for_ever: bool = False) -> Iterator[str]:
    """The address of a site that says these bytes, whatever it is asked."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def say() -> None:
            connection, _ = listener.accept()
            with connection:
                connection.recv(1 << 16)
                try:
                    connection.sendall(answer)
                    while for_ever:
                        connection.sendall(answer)
                except OSError:
                    pass  # whoever asked has heard enough

        thread = threading.Thread(target=say)
        thread.start()
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}/"
        finally:
            thread.join()


@pytest.mark.parametrize(
    ("answer", "for_ever"),
    [
        (b"HTTP/1.1 100 Continue\r\n\r\n" * 500, True),
        (b"HTTP/1.1 200 OK\r\nX-Long: " + b"x" * (20 << 20) + b"\r\n\r\n", False),
        (b"HTTP/1.1 200 OK\r\n" + b"X-Many: x\r\n" * 5000 + b"\r\n", False),
        (b"1. e4 e5 *\n", False),
        (b"HTTP/1.1 many words\r\n\r\n", False),
        (b"", False),
    ],
    ids=["continues for ever", "long header", "many headers", "HTTP 0.9", "bad status", "nothing"],
)
def test_what_is_no_answer_of_http_is_told_as_that(answer: bytes, for_ever: bool) -> None:
    with raw_site(answer, for_ever=for_ever) as url, pytest.raises(SiteAway, match="cannot be reached"):
        fetch(url, bounds=BOUNDS)


def test_a_site_may_ask_for_patience_before_it_answers() -> None:
    with raw_site(b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n*\n") as url:
        assert fetch(url, bounds=BOUNDS).body == b"*\n"


def test_a_port_is_a_number_however_it_is_written() -> None:
    assert (
        host_of("http://Club.Example:08106/x") == host_of("http://club.example:8106/y") == "club.example:8106"
    )
    check_allowed("http://club.example:08106/x", ["club.example:8106"])


def test_a_certificate_that_nobody_signed_is_no_site(sites: StubSites) -> None:
    with pytest.raises(SiteAway, match="cannot be reached"):
        fetch(sites.lichess.replace("http:", "https:"))


def test_a_pgn_is_polled_from_an_allowed_host_alone(sites: StubSites) -> None:
    host = sites.url.removeprefix("http://")
    url = f"{sites.url}/club/round.pgn"
    sites.pgn["/club/round.pgn"] = "1. e4 *\n"
    first = fetch_pgn(url, [host], agent=AGENT)
    assert first.body == b"1. e4 *\n"
    sites.pgn["/club/round.pgn"] = "1. e4 e5 *\n"
    assert fetch_pgn(url, [host], agent=AGENT, known=first).body == b"1. e4 e5 *\n"
    for wrong in ([], ["127.0.0.1"], ["example.org"]):
        with pytest.raises(WishError, match="does not fetch anything from"):
            fetch_pgn(url, wrong, agent=AGENT)


def test_what_still_holds_is_not_sent_again(sites: StubSites) -> None:
    host = sites.url.removeprefix("http://")
    url = f"{sites.chesscom}/player/vera_1987/games/archives"
    first = fetch_pgn(url, [host], agent=AGENT)
    assert fetch_pgn(url, [host], agent=AGENT, known=first) is first


@pytest.mark.parametrize(
    ("path", "fault"),
    [("nobody00", NotThere), ("toomany0", SiteBusy), ("broken00", SiteAway), ("moved000", SiteAway)],
)
def test_each_refusal_of_a_poll_is_a_fault_of_its_kind(
    sites: StubSites, path: str, fault: type[Exception]
) -> None:
    with pytest.raises(fault):
        fetch_pgn(f"{sites.lichess}/{path}.pgn", [sites.url.removeprefix("http://")], agent=AGENT)


@pytest.mark.parametrize(
    "url",
    [
        "https://club.example@evil.example/x.pgn",
        "https://user:pw@club.example/x.pgn",
        "https://club.example:444/x.pgn",
        "https://club.example.evil.example/x.pgn",
        "https://CLUB.example\\@evil.example/x.pgn",
        "https://clüb.example/x.pgn",
        "https://club.example\t.evil.example/",
        "https://club.example/a b",
        "https://club.example/a\r\nHost: evil",
        "https://[::1]/x.pgn",
        "https://[club.example/x.pgn",
        "https://club.example:port/x.pgn",
        "ftp://club.example/x.pgn",
        "file:///etc/passwd",
        "//club.example/x.pgn",
        "club.example/x.pgn",
        "https://127.0.0.1/x.pgn",
        "https://2130706433/x.pgn",
    ],
)
def test_no_other_address_passes_for_an_allowed_one(url: str) -> None:
    with pytest.raises(WishError):
        check_allowed(url, ["club.example"])


def test_an_allowed_host_may_have_a_port_and_is_written_as_one_likes() -> None:
    check_allowed("https://Club.Example/round.pgn?x=1", ["club.example"])
    check_allowed("http://127.0.0.1:8000/round.pgn", ["127.0.0.1:8000"])


def test_nothing_is_asked_of_what_is_not_known() -> None:
    assert validators(None) == {} == validators(SiteAnswer(200))


@pytest.mark.parametrize(
    ("status", "fault", "words"),
    [
        *((status, NotThere, "no game at") for status in (401, 403, 404, 410)),
        (429, SiteBusy, "asked Kibitz to slow down"),
        *((status, SiteAway, "redirects to another address") for status in (300, 301, 302, 399)),
        *((status, SiteAway, "cannot be reached") for status in (204, 299, 400, 402, 500)),
    ],
)
def test_each_status_of_a_poll_is_told_in_its_words(status: int, fault: type[Exception], words: str) -> None:
    with pytest.raises(fault, match=words):
        fetch_pgn("https://club.example/x", ["club.example"], agent=AGENT, get=lambda *_: SiteAnswer(status))


def test_the_program_names_itself_and_who_runs_it() -> None:
    assert agent_of("") == f"kibitz/{server.__version__}"
    assert agent_of("me@club.example") == f"kibitz/{server.__version__} (+me@club.example)"


def test_a_site_is_called_by_its_name_and_its_beginning_is_asked_for_by_a_slash() -> None:
    with raw_site(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n*\n") as url:
        assert fetch(url.rstrip("/"), bounds=BOUNDS).body == b"*\n"
    asked: list[str] = []

    def get(url: str, headers: object, bounds: object, name: str) -> SiteAnswer:
        asked.append(name)
        return SiteAnswer(200)

    fetch_pgn("https://Club.example:08106/x", ["club.example:8106"], agent=AGENT, get=get)
    assert asked == ["club.example:8106"]
    with pytest.raises(WishError, match=r"club\.example:port"):
        check_allowed("https://club.example:port/x", ["club.example"])
