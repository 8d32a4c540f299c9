from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import flask
from flask.testing import FlaskClient

from server.web.embed.discovery import discovery_links
from tests.web.embed.test_oembed import PGN, frame_of

Json = dict[str, Any]
Post = Callable[..., Json]


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
