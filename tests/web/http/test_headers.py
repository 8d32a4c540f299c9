from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from server.store.reviews.reviews import Store
from tests.web.api.test_reviews import DONE, run
from tests.web.conftest import MakeApp

Json = dict[str, Any]


def policy(client: FlaskClient, path: str, host: str = "localhost") -> dict[str, str]:
    text = client.get(path, headers={"Host": host}).headers["Content-Security-Policy"]
    return dict(part.split(" ", 1) for part in text.split("; "))


EMBEDS = ("embed", "viewer")


@pytest.fixture
def paths(post: Callable[..., Json]) -> dict[str, str]:
    review_id = post()["id"]
    return {
        "start": "/",
        "review": f"/r/{review_id}",
        "embed": f"/embed/{review_id}",
        "viewer": "/embed/pgn",
        "api": f"/api/reviews/{review_id}",
        "script": "/static/css/theme.css",
        "missing": "/nothing",
    }


def test_no_page_runs_inline_scripts_that_it_does_not_know(
    client: FlaskClient, paths: dict[str, str]
) -> None:
    for path in paths.values():
        sources = policy(client, path)
        assert "unsafe-inline" not in sources["script-src"]
        assert "unsafe-eval" not in sources["script-src"]
        assert (sources["default-src"], sources["base-uri"]) == ("'none'", "'none'")
        assert set(re.findall(r"https?:\S*", " ".join(sources.values()))) <= {"http://localhost"}, (
            "no third party"
        )


def test_no_page_has_styles_of_its_own(client: FlaskClient, store: Store, post: Callable[..., Json]) -> None:
    made = post("1. e4 e5 2. Nf3 Nc6 *")
    run(store, made["id"], DONE)
    for path in ("/", f"/r/{made['id']}", f"/embed/{made['id']}?ply=2", "/embed/pgn", "/nothing"):
        response = client.get(path)
        assert policy(client, path)["style-src"].split()[0] == "'self'"
        assert "unsafe" not in response.headers["Content-Security-Policy"]
        assert not re.search(
            r"<style|<[^>]+\sstyle=", re.sub(r"<script.*?</script>", "", response.text, flags=re.S)
        )


def test_an_embed_s_policy_names_the_origin_beside_self(client: FlaskClient, paths: dict[str, str]) -> None:
    for name, path in paths.items():
        for sources in policy(client, path).values():
            assert ("http://localhost" in sources.split()) == (name in EMBEDS and "'self'" in sources)


@pytest.mark.parametrize(
    ("host", "proto", "origin"),
    [
        ("kibitz.example", "https", "https://kibitz.example"),
        ("kibitz.example:443", "https", "https://kibitz.example"),
        ("xn--mnchen-3ya.example:8443", "https", "https://xn--mnchen-3ya.example:8443"),
        ("127.0.0.1:8000", "http", "http://127.0.0.1:8000"),
    ],
)
def test_an_embed_s_policy_names_the_origin_that_the_visitor_sees(
    make_app: MakeApp, host: str, proto: str, origin: str
) -> None:
    client = make_app(KIBITZ_PROXIES="1").test_client()
    headers = {"Host": host, "X-Forwarded-Proto": proto}
    text = client.get("/embed/pgn", headers=headers).headers["Content-Security-Policy"]
    assert f"style-src 'self' {origin};" in text
    assert text.count("'self'") == text.count(f"'self' {origin}")
    assert f"connect-src 'self' {origin} {origin.replace('http', 'ws')};" in text


@pytest.mark.parametrize(
    "host",
    ["a; script-src *", "a, script-src *", "a *", "a 'unsafe-inline'", "a/b", "a:1:2", "é", ""],
)
def test_a_host_header_brings_no_sources_of_its_own(client: FlaskClient, host: str) -> None:
    response = client.get("/embed/pgn", headers={"Host": host})
    assert response.status_code == 400, "it names no host (server/web/http/hosts.py)"
    assert "Content-Security-Policy" not in response.headers


def test_a_host_that_no_policy_can_name_is_not_named(client: FlaskClient) -> None:
    ours = policy(client, "/embed/pgn", "localhost")
    for name, sources in policy(client, "/embed/pgn", "[::1]:80").items():
        assert sources == ours[name].replace(" http://localhost", "").replace(" ws://localhost", "")


def test_webassembly_is_compiled_in_the_engine_s_worker_alone(
    client: FlaskClient, paths: dict[str, str]
) -> None:
    for path in paths.values():
        assert "wasm" not in policy(client, path)["script-src"]
    worker = policy(client, "/vendor/stockfish/bin/stockfish-19-lite-single.js")
    assert worker["script-src"] == "'self' 'wasm-unsafe-eval'"


def test_an_embed_has_no_inline_script(client: FlaskClient, paths: dict[str, str]) -> None:
    inline = re.findall(
        r"<script(?![^>]*\bsrc=)(?![^>]*application/json)[^>]*>", client.get(paths["embed"]).text
    )
    assert inline == []


@pytest.mark.parametrize("name", ["start", "review"])
def test_the_one_inline_script_of_a_page_is_the_one_that_its_policy_knows(
    client: FlaskClient, paths: dict[str, str], name: str
) -> None:
    response = client.get(paths[name])
    inline = re.findall(r"<script(?![^>]*\bsrc=)(?![^>]*application/json)[^>]*>(.*?)</script>", response.text)
    (first,) = inline
    digest = base64.b64encode(hashlib.sha256(first.encode()).digest()).decode()
    sources = policy(client, paths[name])["script-src"].split()
    assert [source for source in sources if not source.startswith(("'self'", "http"))] == [
        f"'sha256-{digest}'"
    ]
    assert "kibitz:" in first
    assert not re.search(r"<[^>]+\son\w+=", response.text), "no inline handlers"


def test_only_what_is_embedded_may_be_framed_by_anybody(client: FlaskClient, paths: dict[str, str]) -> None:
    for name, path in paths.items():
        headers = client.get(path).headers
        if name in EMBEDS:
            assert "frame-ancestors" not in policy(client, path)
            assert "X-Frame-Options" not in headers
        else:
            assert policy(client, path)["frame-ancestors"] == "'self'"
            assert headers["X-Frame-Options"] == "SAMEORIGIN"


def test_unlisted_pages_send_no_referrer_and_no_robot(client: FlaskClient, paths: dict[str, str]) -> None:
    for name in ("review", "embed", "api"):
        headers = client.get(paths[name]).headers
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["X-Robots-Tag"] == "noindex"
    assert "X-Robots-Tag" not in client.get("/").headers


def test_nothing_sets_a_cookie(client: FlaskClient, paths: dict[str, str]) -> None:
    for path in [*paths.values(), "/healthz", "/socket.io/?EIO=4&transport=polling"]:
        response = client.get(path)
        assert "Set-Cookie" not in response.headers
        assert response.headers.get("X-Content-Type-Options", "nosniff") == "nosniff"


def test_a_sandboxed_embed_may_read_scripts_fonts_pieces_and_the_api(
    client: FlaskClient, paths: dict[str, str]
) -> None:
    open_paths = [paths["script"], "/pieces/cburnett/wK.svg", paths["api"], f"{paths['api']}/events"]
    open_paths.append("/i18n/de/endgame.ftl")
    for path in open_paths:
        assert client.get(path, headers={"Origin": "null"}).headers["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Origin" not in client.get("/").headers


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_other_sites_may_read_the_api_with_headers_of_their_own(
    client: FlaskClient, paths: dict[str, str], method: str
) -> None:
    asked = {
        "Origin": "https://club.example",
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": "if-none-match",
    }
    for path in (paths["api"], f"{paths['api']}/events", f"{paths['api']}.pgn", "/api/endgame"):
        told = client.options(path, headers=asked)
        assert told.status_code == 200
        assert told.headers["Access-Control-Allow-Origin"] == "*"
        assert told.headers["Access-Control-Allow-Methods"] == "GET, HEAD"
        assert told.headers["Access-Control-Allow-Headers"] == "*"
        assert told.headers["Access-Control-Expose-Headers"] == "*"  # RateLimit-Remaining and the like
    for headers in ({"Origin": "https://club.example"}, asked | {"Access-Control-Request-Method": "POST"}):
        told = client.options(paths["api"], headers=headers)
        assert not [name for name, _ in told.headers if name.startswith("Access-Control")]
    assert "Access-Control-Allow-Headers" not in client.get(paths["api"]).headers
    assert "Access-Control-Allow-Origin" not in client.options("/", headers=asked).headers


def test_other_sites_may_not_change_anything(client: FlaskClient, paths: dict[str, str]) -> None:
    headers = {"Origin": "https://evil.example", "Access-Control-Request-Method": "DELETE"}
    for response in (client.options(paths["api"], headers=headers), client.delete(paths["api"])):
        assert "Access-Control-Allow-Origin" not in response.headers


@pytest.mark.parametrize(
    ("origin", "status"),
    [("null", 200), ("http://localhost", 200), ("https://evil.example", 400)],
)
def test_sockets_of_other_sites_are_refused(client: FlaskClient, origin: str, status: int) -> None:
    response = client.get("/socket.io/?EIO=4&transport=polling", headers={"Origin": origin})
    assert response.status_code == status


def test_text_is_compressed_for_those_who_take_it(client: FlaskClient, paths: dict[str, str]) -> None:
    for path in (paths["start"], paths["api"], paths["script"]):
        packed = client.get(path, headers={"Accept-Encoding": "br"})
        assert packed.headers["Content-Encoding"] == "br"
        assert "Accept-Encoding" in packed.headers["Vary"]
        assert "Content-Encoding" not in client.get(path).headers
