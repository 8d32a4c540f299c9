from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.robotparser import RobotFileParser

import flask
import pytest
from flask.testing import FlaskClient

from server.store.reviews.reviews import Store
from server.web.pages.shell import discovery_links
from tests.seasons import collect, fifty_games
from tests.web.conftest import MakeApp
from tests.web.embed.test_oembed import frame_of

Json = dict[str, Any]
Post = Callable[..., Json]
PGN = '[White "Ann"]\n[Black "Bob <b>"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0'


def json_of(html: str, element: str) -> Any:
    """The JSON in the script element with this id."""
    found = re.search(rf'<script type="application/json" id="{element}">(.*?)</script>', html, re.DOTALL)
    assert found
    return json.loads(found.group(1))


def test_the_start_page_tells_the_page_its_config(client: FlaskClient) -> None:
    response = client.get("/")
    assert response.status_code == 200
    config = json_of(response.text, "config")
    assert config["engines"][0]["name"] == "auto"
    assert config["presets"] == {"fast": 50_000, "standard": 200_000, "deep": 1_000_000}
    assert config["defaults"]["multipv"] == 2
    assert config["limits"]["pgn_bytes"] == 1 << 20
    assert config["version"]


def test_the_page_comes_up_where_no_engine_is_found(make_app: MakeApp) -> None:
    client = make_app(KIBITZ_ENGINE="/nowhere/stockfish").test_client()
    assert json_of(client.get("/").text, "config")["engines"] == [{"name": "auto", "label": ""}]


def test_a_review_has_its_title_and_is_unlisted(client: FlaskClient, post: Post) -> None:
    response = client.get(f"/r/{post(PGN)['id']}")
    assert response.status_code == 200
    assert "<title>Ann v Bob &lt;b&gt;, 1-0 · Kibitz</title>" in response.text
    assert 'name="robots" content="noindex"' in response.text
    assert response.headers["X-Robots-Tag"] == "noindex"


def test_a_position_alone_has_a_page_that_nobody_lists(client: FlaskClient) -> None:
    for fen in ("8/8/8/8/8/8/8/K1k5", "8/8/8/8/8/8/8/K1k5_w_-_-_0_1", "8/8/8/8/8/8/8/K1k5%20b"):
        response = client.get(f"/explore?fen={fen}")
        assert response.status_code == 200
        assert "<title>Position · Kibitz</title>" in response.text
        assert 'name="robots" content="noindex"' in response.text
    assert client.get("/explore?fen=8/8").status_code == 404
    assert client.get("/explore").status_code == 404


@pytest.mark.parametrize("path", ["/editor", "/editor?fen=8/8/8/8/8/8/8/8_w_-_-_0_1", "/editor?fen=x"])
def test_a_position_can_be_set_up_by_hand(client: FlaskClient, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 200
    assert "<title>Set up a position · Kibitz</title>" in response.text
    assert 'name="robots" content="noindex"' in response.text
    assert "css/editor.css" in response.text


@pytest.mark.parametrize("path", ["/r/nowhere", "/nothing", "/r/", "/r/a/b", "/admin.php"])
def test_an_address_where_nothing_is_shows_the_shell_with_404(client: FlaskClient, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert 'id="config"' in response.text


@pytest.mark.parametrize("path", ["/vendor/x.js", "/pieces/x", "/static/none.js"])
def test_a_file_that_is_not_there_is_no_page(client: FlaskClient, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert response.mimetype == "text/plain"


def test_robots_are_kept_off_reviews(client: FlaskClient) -> None:
    rules = RobotFileParser()
    rules.parse(client.get("/robots.txt").text.splitlines())
    assert not rules.can_fetch("Googlebot", "/r/abc")
    assert rules.can_fetch("Twitterbot", "/r/abc/card.png")  # a preview lists nothing
    assert client.get("/favicon.ico").mimetype == "image/svg+xml"


def test_what_another_app_shares_stands_in_the_start_page_and_is_kept_nowhere(client: FlaskClient) -> None:
    text = "</script><script>alert(1)</script> https://lichess.org/AbCdEfGh"
    answer = client.post("/share", data={"text": text, "title": "A game"})
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-store"
    assert "alert(1)</script>" not in answer.text
    shared = json_of(answer.text, "shared")
    assert shared == {"text": text, "title": "A game", "url": ""}
    assert client.get("/share").headers["Location"] == "/"


def test_a_file_that_is_shared_is_read_in_its_own_letters(client: FlaskClient) -> None:
    file = (io.BytesIO('[White "Müller"]\n\n1. e4 *'.encode("cp1252")), "game.pgn")
    answer = client.post("/share", data={"games": file, "title": "game.pgn"})
    shared = json_of(answer.text, "shared")
    assert shared["text"] == '[White "Müller"]\n\n1. e4 *'
    assert shared["guessed"] == [1]


def test_another_site_shares_nothing(client: FlaskClient) -> None:
    answer = client.post("/share", data={"text": "x"}, headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403


def test_a_tree_of_openings_is_a_page_of_its_collection(client: FlaskClient, store: Store) -> None:
    collection, _ = collect(store, fifty_games()[:2], "League")
    head = client.get(f"/c/{collection}/openings?player=Ann&side=black").text
    assert "Openings · League" in head
    assert client.get("/c/nowhere/openings").status_code == 404


def test_the_list_of_ones_reviews_is_a_page_that_no_search_finds(client: FlaskClient) -> None:
    response = client.get("/reviews?lang=de")
    assert response.status_code == 200
    assert "Meine Analysen" in response.text
    assert '<meta name="robots" content="noindex">' in response.text
    assert re.search(r'href="[^"]+css/mine\.css"', response.text)


def test_a_page_names_its_oembed_early_in_its_head(client: FlaskClient, post: Post) -> None:
    key = post(PGN)["id"]
    html = client.get(f"/r/{key}?ply=3&fbclid=x").get_data()[: 150 * 1024].decode("utf-8", "ignore")
    head = html[: html.index("</head>")]
    found = re.search(r'<link rel="alternate" href="([^"]+)" type="application/json\+oembed"', head)
    assert found
    link = urlsplit(unescape(found.group(1)))
    assert link.netloc == "localhost"
    assert parse_qs(link.query)["url"] == [f"http://localhost/r/{key}?ply=3"]
    assert frame_of(client.get(f"{link.path}?{link.query}").json or {}).endswith(f"/embed/{key}?ply=3")


def test_both_forms_are_offered_for_the_page_with_its_own_options(app: flask.Flask) -> None:
    with app.test_request_context("/r/abc?theme=dark&utm=x"):
        links = discovery_links("pages.review", "Ann v Bob", review_id="abc")
    assert [link["type"] for link in links] == ["application/json+oembed", "text/xml+oembed"]
    assert {link["title"] for link in links} == {"Ann v Bob"}
    asked = parse_qs(urlsplit(links[1]["href"]).query)
    assert asked == {"url": ["http://localhost/r/abc?theme=dark"], "format": ["xml"]}
