from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask.testing import FlaskClient

from tests.web.api.test_collections import create
from tests.web.images.test_review import PGN

Json = dict[str, Any]


def test_the_pages_head_names_the_card(client: FlaskClient, post: Callable[..., Json]) -> None:
    review = post(PGN)["id"]
    head = client.get(f"/r/{review}?ply=4").text
    assert '<meta property="og:title" content="Adams v Torre, Carlos, 1-0">' in head
    assert f'<meta property="og:image" content="http://localhost/r/{review}/card.png?ply=4">' in head
    assert f'<meta property="og:url" content="http://localhost/r/{review}?ply=4">' in head
    assert '<meta property="og:image:width" content="1200">' in head
    assert '<meta name="twitter:card" content="summary_large_image">' in head


def test_other_pages_have_no_card(client: FlaskClient) -> None:
    assert "og:image" not in client.get("/").text


def test_a_collection_s_head_names_its_card(client: FlaskClient) -> None:
    made = create(client)["id"]
    head = client.get(f"/c/{made}?lang=de").text
    assert '<meta property="og:title" content="Club Cup">' in head
    card = f"http://localhost/c/{made}/card.png?lang=de"
    assert f'<meta property="og:image" content="{card}">' in head
    assert '<meta property="og:image:width" content="1200">' in head
    assert '<meta property="og:image:height" content="630">' in head
    assert '<meta property="og:image:alt" content="Club Cup: Zahl der Partien' in head
    assert '<meta name="twitter:card" content="summary_large_image">' in head


def test_a_season_s_head_says_whose_it_is_and_nothing_of_nobody_s(client: FlaskClient) -> None:
    made = create(client)["id"]
    head = client.get(f"/c/{made}/season/Bob").text
    assert '<meta property="og:title" content="Bob’s season · Club Cup">' in head
    assert 'content="0 of 2 games reviewed: results' in head
    assert f'<meta property="og:url" content="http://localhost/c/{made}/season/Bob">' in head
    assert f'<meta property="og:image" content="http://localhost/c/{made}/card.png">' in head
    assert "og:" not in client.get(f"/c/{made}/season/Buy%20this").text
