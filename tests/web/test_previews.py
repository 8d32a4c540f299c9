from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask.testing import FlaskClient

from tests.web.test_images import PGN

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
