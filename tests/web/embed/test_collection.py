from __future__ import annotations

from flask.testing import FlaskClient

from tests.web.api.test_collections import create


def test_the_table_can_be_read_without_javascript(client: FlaskClient) -> None:
    made = create(client)
    page = client.get(f"/embed/c/{made['id']}?theme=dark").text
    assert "Club Cup" in page and "Ann" in page and "Ruy Lopez" in page
    assert "½–½" in page
    assert "move 2, White: `Nxe9` does not name a square" in page
    first = made["reviews"][0]["id"]
    assert f'href="/embed/{first}?from=collection&amp;theme=dark"' in page
    assert 'data-theme="dark"' in page


def test_it_may_be_framed_by_anybody_and_sets_no_cookie(client: FlaskClient) -> None:
    response = client.get(f"/embed/c/{create(client)['id']}")
    assert "frame-ancestors" not in response.headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in response.headers
    assert "Set-Cookie" not in response.headers
    assert response.headers["X-Robots-Tag"] == "noindex"


def test_it_speaks_the_language_that_is_asked_for(client: FlaskClient) -> None:
    made = create(client)
    page = client.get(f"/embed/c/{made['id']}?lang=de").text
    assert "Genauigkeit Weiß" in page
    assert f"/embed/{made['reviews'][0]['id']}?from=collection&amp;lang=de" in page


def test_what_is_not_there_is_said_plainly(client: FlaskClient) -> None:
    assert client.get("/embed/c/nowhere").status_code == 404
