from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest
from flask.testing import FlaskClient

from tests.web.api.test_collections import create

Json = dict[str, Any]
Post = Callable[..., Json]
PGN = '[White "Ann"]\n[Black "Bob <b>"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0'


def ask(client: FlaskClient, url: str, **query: str) -> Json:
    response = client.get("/oembed", query_string={"url": url, **query})
    assert response.status_code == 200, response.text
    return dict(response.json or {})


def frame_of(answer: Json) -> str:
    found = re.search(r'<iframe src="([^"]*)"', answer["html"])
    assert found
    return unescape(found.group(1))


def test_a_review_is_a_blockquote_with_a_link_and_a_frame(client: FlaskClient, post: Post) -> None:
    key = post(PGN)["id"]
    answer = ask(client, f"http://localhost/r/{key}")
    assert answer["version"] == "1.0" and answer["type"] == "rich"
    assert answer["title"] == "Ann v Bob <b>, 1-0"
    assert re.fullmatch(
        rf'<blockquote><a href="http://localhost/r/{key}">Ann v Bob &lt;b&gt;, 1-0</a></blockquote>'
        rf'<iframe src="http://localhost/embed/{key}"[^>]*></iframe>',
        answer["html"],
    )
    assert f'width="100%" height="{answer["height"]}"' in answer["html"]
    assert answer["thumbnail_url"] == f"http://localhost/r/{key}/card.png"


@pytest.mark.parametrize(
    ("address", "frame"),
    [
        ("/r/{id}#3", "/embed/{id}?ply=3"),
        ("/r/{id}#3:g8f6,e4e5", "/embed/{id}?ply=3&line=g8f6,e4e5"),
        ("/r/{id}?ply=3", "/embed/{id}?ply=3"),
        ("/r/{id}?ply=3&utm_source=mail", "/embed/{id}?ply=3"),
        ("/r/{id}?ply=1#3", "/embed/{id}?ply=3"),
        ("/r/{id}/", "/embed/{id}"),
        ("/r/{id}?show=", "/embed/{id}?show="),
        ("/r/{id}?hide=clocks&accent=%230a7", "/embed/{id}?hide=clocks&accent=%230a7"),
        ("/embed/{id}?theme=dark&show=graph,moves", "/embed/{id}?theme=dark&show=graph,moves"),
    ],
)
def test_the_place_and_the_options_of_an_address_are_the_frame_s(
    client: FlaskClient, post: Post, address: str, frame: str
) -> None:
    key = post(PGN)["id"]
    answer = ask(client, "http://localhost" + address.format(id=key))
    assert frame_of(answer) == "http://localhost" + frame.format(id=key)
    assert client.get(frame_of(answer)).status_code == 200


def test_a_frame_is_no_larger_than_the_site_allows(client: FlaskClient, post: Post) -> None:
    url = f"http://localhost/r/{post(PGN)['id']}"
    answer = ask(client, url, maxwidth="300", maxheight="400")
    assert (answer["width"], answer["height"]) == (300, 400)
    roomy = ask(client, url, maxwidth="5000", maxheight="x")
    assert (roomy["width"], roomy["height"]) == (760, 760)


@pytest.mark.parametrize(
    ("url", "status"),
    [
        ("", 400),
        ("r/abc", 400),
        ("/r/abc", 400),
        ("javascript:alert(1)", 400),
        ("http://[", 400),
        ("http://localhost/r/nowhere", 404),
        ("http://localhost/", 404),
        ("http://localhost/api/openapi.json", 404),
        ("http://localhost/oembed", 404),
        ("http://localhost/embed/pgn", 404),
        ("http://elsewhere.example/r/abc", 404),
    ],
)
def test_what_cannot_be_embedded_is_refused_with_a_sentence(
    client: FlaskClient, url: str, status: int
) -> None:
    response = client.get("/oembed", query_string={"url": url})
    assert response.status_code == status
    assert re.match(r"[A-Z“`].*\.\n", response.text)


def test_xml_says_the_same(client: FlaskClient, post: Post) -> None:
    url = f"http://localhost/r/{post(PGN)['id']}"
    response = client.get("/oembed", query_string={"url": url, "format": "xml"})
    assert response.mimetype == "text/xml"
    told = {field.tag: field.text for field in ElementTree.fromstring(response.text)}
    assert told == {name: str(value) for name, value in ask(client, url).items()}


def test_another_format_is_not_implemented(client: FlaskClient, post: Post) -> None:
    url = f"http://localhost/r/{post(PGN)['id']}"
    assert client.get("/oembed", query_string={"url": url, "format": "yaml"}).status_code == 501


def test_a_page_of_any_site_may_ask(client: FlaskClient, post: Post) -> None:
    response = client.get("/oembed", query_string={"url": f"http://localhost/r/{post(PGN)['id']}"})
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert "Set-Cookie" not in response.headers


def test_oembed_knows_collections(client: FlaskClient) -> None:
    made = create(client)
    answer = client.get("/oembed", query_string={"url": f"{made['url']}?theme=dark"}).json
    assert answer is not None
    assert answer["title"] == "Club Cup"
    assert f"/embed/c/{made['id']}?theme=dark" in answer["html"]
    assert answer["thumbnail_url"] == f"http://localhost/c/{made['id']}/card.png"
    assert "application/json+oembed" in client.get(f"/c/{made['id']}").text


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ({"url": "nonsense"}, "die ganze Adresse"),
        ({"url": "https://elsewhere.example/r/abc"}, "seine eigenen Adressen"),
        ({"url": "http://localhost/nothing"}, "Unter dieser Adresse gibt es nichts"),
        ({"url": "http://localhost/r/abc", "format": "yaml"}, "als json oder als xml"),
    ],
)
def test_a_refusal_is_in_the_language_of_the_request(
    client: FlaskClient, query: dict[str, str], words: str
) -> None:
    assert words in client.get("/oembed", query_string=query, headers={"Accept-Language": "de"}).text
