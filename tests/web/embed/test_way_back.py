from __future__ import annotations

import flask
from flask.testing import FlaskClient

from server.web.embed.way_back import query_of, way_back
from tests.web.api.test_collections import create


def test_a_game_that_was_opened_from_the_table_leads_back_and_on(client: FlaskClient) -> None:
    made = create(client)
    first, last = (review["id"] for review in made["reviews"])
    page = client.get(f"/embed/{first}?from=collection&theme=light").text
    assert f'href="/embed/c/{made["id"]}?theme=light"' in page
    assert f'href="/embed/{last}?from=collection&amp;theme=light" rel="next"' in page
    assert "Game 1 of 3" in page
    assert '?ply=1&amp;theme=light&amp;orientation=white&amp;from=collection" rel="next"' in page
    assert "embed__way" not in client.get(f"/embed/{first}").text


def test_only_a_game_that_was_opened_from_a_table_has_a_way_back(
    app: flask.Flask, client: FlaskClient
) -> None:
    made = create(client)
    review_id = made["reviews"][0]["id"]
    with app.test_request_context():
        assert way_back(review_id, {}) is None
        assert way_back("nowhere", {"from": "collection"}) is None
        way = way_back(review_id, {"from": "collection", "lang": "de", "ply": "3"})
    assert way is not None
    assert (way["number"], way["previous"]) == (1, None)
    assert way["table"] == f"/embed/c/{made['id']}?lang=de"
    assert way["next"] == f"/embed/{made['reviews'][1]['id']}?from=collection&lang=de"


def test_the_look_goes_along_and_nothing_else() -> None:
    assert query_of({"theme": "dark", "show": "moves"}) == "?from=collection&theme=dark"
    assert query_of({"hide": "reasons"}) == "?from=collection&hide=reasons"
