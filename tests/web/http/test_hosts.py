from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from server.settings import Settings
from server.web.http.hosts import is_one_of, warn_if_open
from tests.sampling import first
from tests.web.conftest import MakeApp

SOCKET = "/socket.io/?EIO=4&transport=polling"
PATHS = ["/", "/api/openapi.json", "/static/embed.js", SOCKET]
OWN = {"KIBITZ_HOSTS": "club.example, *.club.example, board.example:8000, [2001:db8::1]"}


def statuses(client: FlaskClient, hosts: Iterable[str], path: str) -> dict[str, int]:
    """How a request for `path` to each of the hosts is answered."""
    return {host: ask(client, host, path).status_code for host in hosts}


def ask(client: FlaskClient, host: str, path: str = "/", **headers: str) -> TestResponse:
    return client.get(path, headers={"Host": host, **headers})


@pytest.mark.parametrize("path", first(12, ["/robots.txt", *PATHS]))
def test_only_own_names_are_answered(make_app: MakeApp, path: str) -> None:
    expected = {
        "club.example": 200,
        "CLUB.example:8443": 200,
        "chess.club.example": 200,
        "board.example:8000": 200,
        "[2001:db8::1]": 200,
        "[2001:db8::1]:8000": 200,
        "board.example": 421,
        "board.example:80001": 400,
        "club.example.evil.example": 421,
        "evilclub.example": 421,
        "127.0.0.1": 421,
        "[2001:db8::2]": 421,
        "club.example@evil.example": 400,
        "": 400,
    }
    assert statuses(make_app(**OWN).test_client(), expected, path) == expected


def test_the_refusal_is_a_sentence_in_the_language_of_the_asker(make_app: MakeApp) -> None:
    client = make_app(**OWN).test_client()
    page = ask(client, "evil.example", **{"Accept-Language": "de"})
    assert page.content_type == "text/plain; charset=utf-8"
    assert page.text == "Unter diesem Namen antwortet Kibitz nicht. Nimm die Adresse, die du bekommen hast.\n"
    api = ask(client, "evil.example", "/api/openapi.json").json
    assert api is not None
    assert api["error"]["code"] == "wrong_host"
    assert (
        api["error"]["message"] == "Kibitz does not answer to this name. Use the address that you were given."
    )


@pytest.mark.parametrize("host", ["a_b:8000", 'a"b', "a b", "a,b", "a:0", "münchen.example", "x" * 500, ""])
def test_no_address_is_made_of_what_is_no_host(make_app: MakeApp, host: str) -> None:
    response = make_app(KIBITZ_PROXIES="1").test_client().post(
        "/api/reviews", json={"pgn": "1. e4 *"}, headers={"Host": host}
    )  # fmt: skip
    assert response.status_code == 400
    assert "Location" not in response.headers


@pytest.mark.parametrize(
    "environment", [{"KIBITZ_HOST": "0.0.0.0"}, {"KIBITZ_HOST": "club.example"}, {"KIBITZ_PROXIES": "1"}]
)
def test_without_the_setting_a_server_for_strangers_takes_every_host(
    make_app: MakeApp, environment: dict[str, str]
) -> None:
    made = make_app(**environment).test_client().post(
        "/api/reviews", json={"pgn": "1. e4 *"}, headers={"Host": "[2001:db8::1]:8000"}
    )  # fmt: skip
    assert made.headers["Location"].startswith("http://[2001:db8::1]:8000/r/")


@pytest.mark.parametrize("listening", ["127.0.0.1", "::1", "localhost", "127.0.0.2"])
def test_without_the_setting_a_server_for_this_machine_answers_to_loopback_names_alone(
    make_app: MakeApp, listening: str
) -> None:
    expected = {
        "localhost": 200,
        "LOCALHOST:8000": 200,
        "127.0.0.1": 200,
        "127.0.0.1:8000": 200,
        "[::1]": 200,
        "[::1]:8000": 200,
        "evil.example": 421,
        "evil.example:8000": 421,
        "localhost.evil.example": 421,
        "127.0.0.1.evil.example:8000": 421,
        "192.0.2.1": 421,
        "": 400,
    }
    assert statuses(make_app(KIBITZ_HOST=listening).test_client(), expected, "/robots.txt") == expected


@pytest.mark.parametrize(("listening", "host"), [("127.0.0.2", "127.0.0.2:8000"), ("::1", "[::1]:8000")])
def test_a_server_for_this_machine_answers_to_the_address_that_it_listens_on(
    make_app: MakeApp, listening: str, host: str
) -> None:
    assert ask(make_app(KIBITZ_HOST=listening).test_client(), host).status_code == 200


def test_a_server_for_this_machine_answers_to_the_names_of_the_setting_alone(make_app: MakeApp) -> None:
    client = make_app(KIBITZ_HOSTS="club.example").test_client()
    assert ask(client, "club.example").status_code == 200
    assert ask(client, "localhost").status_code == 421


def test_the_refusal_of_a_server_for_this_machine_says_which_setting_gives_it_a_name(
    make_app: MakeApp,
) -> None:
    refused = ask(make_app().test_client(), "club.example")
    assert "localhost" in refused.text
    assert "KIBITZ_HOSTS" in refused.text


def test_a_probe_may_ask_by_any_address(make_app: MakeApp) -> None:
    assert ask(make_app(**OWN).test_client(), "10.0.0.7:8000", "/healthz").status_code == 200
    assert ask(make_app(**OWN).test_client(), "", "/healthz").status_code == 200


def test_a_forwarded_host_is_not_believed(make_app: MakeApp) -> None:
    client = make_app(KIBITZ_PROXIES="1", **OWN).test_client()
    headers = {"Host": "club.example", "X-Forwarded-Host": "evil.example"}
    made = client.post("/api/reviews", json={"pgn": "1. e4 *"}, headers=headers)
    assert made.headers["Location"].startswith("http://club.example/r/")


@pytest.mark.parametrize(
    ("host", "own", "meant"),
    [
        ("a.example", ["a.example"], True),
        ("a.example", ["b.example", "a.example"], True),
        ("a.example:80", ["a.example"], True),
        ("a.example:81", ["a.example:80"], False),
        ("a.example", ["*.a.example"], False),
        ("b.a.example", ["*.a.example"], True),
        ("b.a.example:80", ["*.a.example:80"], True),
        ("[::1]:80", ["[::1]"], True),
        ("[::1]", ["[::1]:80"], False),
        ("a.example", [], False),
    ],
)
def test_a_host_is_one_of_the_own_ones(host: str, own: list[str], meant: bool) -> None:
    assert is_one_of(host, own) is meant


@pytest.mark.parametrize(
    ("environment", "warns"),
    [
        ({}, False),
        ({"KIBITZ_HOST": "::1"}, False),
        ({"KIBITZ_HOST": "localhost"}, False),
        ({"KIBITZ_HOST": "0.0.0.0"}, True),
        ({"KIBITZ_HOST": "192.0.2.1"}, True),
        ({"KIBITZ_HOST": "club.example"}, True),
        ({"KIBITZ_PROXIES": "1"}, True),
        ({"KIBITZ_HOST": "0.0.0.0", "KIBITZ_HOSTS": "club.example"}, False),
    ],
)
def test_a_start_for_strangers_without_names_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, environment: dict[str, str], warns: bool
) -> None:
    with caplog.at_level(logging.WARNING):
        warn_if_open(Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path), **environment}))
    assert ("KIBITZ_HOSTS is not set" in caplog.text) is warns
