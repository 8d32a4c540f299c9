from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from server.store.reviews.reviews import Store
from server.web.api import files
from tests.web.api.test_collections import ROUND, create
from tests.web.api.test_reviews import DONE, Post, assert_error, run


def test_a_review_is_taken_home_as_a_page(client: FlaskClient, store: Store, post: Post) -> None:
    made = post('[White "Ann"]\n[Black "Bob"]\n\n1. e4 e5 *')
    response = client.get(f"/api/reviews/{made['id']}.html?lang=de&theme=dark")
    assert response.mimetype == "text/html"
    assert response.headers["Content-Disposition"] == "attachment; filename=ann-bob.html"
    assert '<html class="is-short" lang="de" data-theme="dark"' in response.text
    assert "<title>Ann – Bob</title>" in response.text
    assert made["id"] not in response.text
    run(store, made["id"], DONE)
    asked = {"Accept-Language": "de"}
    tag = client.get(f"/api/reviews/{made['id']}.html", headers=asked).headers["ETag"]
    again = client.get(f"/api/reviews/{made['id']}.html", headers=asked | {"If-None-Match": tag})
    assert again.status_code == 304


def test_a_collection_holds_its_finished_games(
    client: FlaskClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = create(client, ROUND)
    address = f"/api/collections/{made['id']}.html"
    assert_error(client.get(address), 409, "not_finished")
    first, *_ = made["reviews"]
    run(store, first["id"], DONE)
    response = client.get(address)
    assert response.headers["Content-Disposition"].endswith(".html")
    assert f'id="game-{first["number"]}"' in response.text
    assert response.text.count('id="game-') == 1
    assert not any(review["id"] in response.text for review in made["reviews"])
    monkeypatch.setattr(files, "MOST_BYTES", 1000)
    assert_error(client.get(address), 413, "too_large")


@pytest.mark.parametrize("kind", ["reviews", "collections"])
def test_what_is_not_there_is_no_file(client: FlaskClient, kind: str) -> None:
    assert_error(client.get(f"/api/{kind}/nowhere.html"), 404, "not_found")
