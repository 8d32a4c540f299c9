"""Kibitz below a path of another site."""

from __future__ import annotations

import re
from typing import Any

import flask
import pytest
from flask.testing import FlaskClient

from server.system.paths import ROOT
from tests.seasons import collect, fifty_games
from tests.web.conftest import GENEROUS, MakeApp

Json = dict[str, Any]
SITE = "http://localhost/kibitz"
OWN = re.compile(r"""\b(?:href|src|action|content)="(?P<address>(?:http://localhost)?/[^"]*)\"""")
"""What a page leads to on this host."""


@pytest.fixture
def app(make_app: MakeApp) -> flask.Flask:
    return make_app(**GENEROUS, KIBITZ_PREFIX="/kibitz/")


@pytest.fixture
def made(client: FlaskClient) -> Json:
    """A review, as the API tells of it."""
    answer = client.post("/kibitz/api/reviews", json={"pgn": "1. e4 e5 2. Nf3 *"})
    assert answer.status_code == 201, answer.text
    return dict(answer.json or {})


def test_only_what_is_below_the_prefix_is_kibitz(client: FlaskClient) -> None:
    assert client.get("/kibitz/").status_code == 200
    for path in ("/", "/api/openapi.json", "/kibitzing/", "/static/embed.js"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (404, "Kibitz is at /kibitz/\n"), path


def test_the_prefix_alone_leads_to_the_start(client: FlaskClient) -> None:
    answer = client.get("/kibitz?lang=de")
    assert (answer.status_code, answer.headers["Location"]) == (308, "/kibitz/?lang=de")


def test_probes_need_no_prefix(client: FlaskClient) -> None:
    assert client.get("/healthz").status_code == client.get("/kibitz/healthz").status_code == 200
    assert client.get("/metrics").status_code == client.get("/kibitz/metrics").status_code == 200


def test_every_address_in_a_page_bears_the_prefix(client: FlaskClient, made: Json) -> None:
    pages = ["/", f"/r/{made['id']}", f"/embed/{made['id']}", "/embed/pgn", "/embed/nowhere", "/about"]
    for page in pages:
        text = client.get(f"/kibitz{page}").text
        found = [match["address"] for match in OWN.finditer(text)]
        assert found
        for address in found:
            assert address.removeprefix("http://localhost").startswith("/kibitz/"), (page, address)
        if page != "/about":
            assert 'data-root="/kibitz"' in text


def test_what_a_page_loads_is_there(client: FlaskClient) -> None:
    text = client.get("/kibitz/").text
    for address in re.findall(r'(?:src|href)="(/kibitz/(?:static|manifest)[^"]*)"', text):
        assert client.get(address).status_code == 200, address


def test_the_api_answers_with_addresses_below_the_prefix(client: FlaskClient, made: Json) -> None:
    assert made["url"] == f"{SITE}/r/{made['id']}"
    described = client.get("/kibitz/api/openapi.json").json
    assert described and described["servers"] == [{"url": "/kibitz"}]


def test_the_app_that_is_installed_is_below_the_prefix(client: FlaskClient) -> None:
    manifest = client.get("/kibitz/manifest.webmanifest").json
    assert manifest
    places = (manifest["id"], manifest["start_url"], manifest["scope"], manifest["share_target"]["action"])
    assert places == ("/kibitz/", "/kibitz/", "/kibitz/", "/kibitz/share")


def test_the_table_of_a_season_leads_below_the_prefix(client: FlaskClient, app: flask.Flask) -> None:
    collection, _ = collect(app.extensions["kibitz"].store, fifty_games()[:6], "League")
    table = client.get(f"/kibitz/api/collections/{collection}/seasons/Ann?format=csv").text
    assert "/kibitz/r/" in table
    assert table.count("/r/") == table.count("/kibitz/r/")


def test_robots_are_told_the_whole_paths(client: FlaskClient) -> None:
    assert "\nDisallow: /kibitz/embed/\n" in client.get("/kibitz/robots.txt").text


def test_oembed_knows_its_own_addresses_alone(client: FlaskClient, made: Json) -> None:
    def asked(url: str) -> Any:
        return client.get("/kibitz/oembed", query_string={"url": url})

    found = asked(f"{SITE}/r/{made['id']}#2")
    assert f'src="{SITE}/embed/{made["id"]}?ply=2"' in found.json["html"]
    assert asked(f"http://localhost/r/{made['id']}").status_code == 404
    assert asked(f"http://localhost/other/r/{made['id']}").status_code == 404


def test_an_embed_may_be_framed_below_the_prefix_too(client: FlaskClient, made: Json) -> None:
    assert "X-Frame-Options" not in client.get(f"/kibitz/embed/{made['id']}").headers
    assert client.get(f"/kibitz/r/{made['id']}").headers["X-Robots-Tag"] == "noindex"


def test_a_wrong_host_is_refused_below_the_prefix(make_app: MakeApp) -> None:
    client = make_app(KIBITZ_PREFIX="/kibitz", KIBITZ_HOSTS="club.example").test_client()
    answer = client.get("/kibitz/api/openapi.json")
    assert answer.status_code == 421
    assert (answer.json or {})["error"]["code"] == "wrong_host"


def test_sockets_are_opened_below_the_prefix(client: FlaskClient) -> None:
    opened = client.get("/kibitz/socket.io/?EIO=4&transport=polling")
    assert opened.status_code == 200
    assert opened.text.startswith('0{"sid":')


OWN_IN_SCRIPTS = re.compile(
    r"""(?<!\bat\()["'`]/(?:api|r|c|embed|static|vendor|pieces|i18n|about|explore|socket\.io)(?:[/?"'`]|\$)"""
)
INSIDE = {"router.ts": '"/explore"', "figures.ts": 'indexOf("/c/")'}
"""What reads an address, and makes none."""


def test_the_page_makes_no_address_of_its_own_but_by_the_one_function() -> None:
    found = [
        f"{file.name}:{number}: {line.strip()}"
        for file in (ROOT / "static" / "js").rglob("*.ts")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if OWN_IN_SCRIPTS.search(line.partition(" // ")[0])
        and not line.lstrip().startswith(("*", "/*"))
        and INSIDE.get(file.name, "\n") not in line
    ]
    assert found == [], "say at(...), of lib/site.ts"
