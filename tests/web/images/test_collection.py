"""A collection's card: drawn when what it shows changes, kept and forgotten as the images of reviews."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import cast

import flask
import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from server.images.drawing import Picture
from server.images.pictures import CollectionPicture
from server.images.review_images import ReviewImages
from server.store.reviews.reviews import Store
from tests.web.api.test_collections import ROUND, create
from tests.web.api.test_reviews import DONE, run, token
from tests.web.conftest import GENEROUS, MakeApp


class Pencil:
    """In place of what draws: keeps what it was to draw. `meanwhile`: what happens as it draws."""

    def __init__(self) -> None:
        self.asked: list[CollectionPicture] = []

    def draw(self, picture: CollectionPicture) -> bytes:
        self.asked.append(picture)
        self.meanwhile()
        return b"image %d" % len(self.asked)

    def meanwhile(self) -> None:
        pass


@pytest.fixture
def pencil() -> Pencil:
    return Pencil()


@pytest.fixture
def app(make_app: MakeApp, pencil: Pencil) -> flask.Flask:
    return with_pencil(make_app(**GENEROUS, KIBITZ_IMAGES_PER_MINUTE="3"), pencil)


def with_pencil(app: flask.Flask, pencil: Pencil) -> flask.Flask:
    services = app.extensions["kibitz"]
    folder = services.settings.data_dir / "images"
    images = ReviewImages(folder, cast(Callable[[Picture], bytes], pencil.draw), services.marks.alive)
    app.extensions["kibitz"] = dataclasses.replace(services, images=images)
    return app


def card(client: FlaskClient, made: dict[str, str], query: str = "", **headers: str) -> TestResponse:
    return client.get(f"/c/{made['id']}/card.png{query}", headers=headers)


def test_it_shows_how_the_collection_stands(client: FlaskClient, pencil: Pencil, store: Store) -> None:
    made = create(client)
    answer = card(client, made)
    assert (answer.mimetype, answer.data) == ("image/png", b"image 1")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["X-Robots-Tag"] == "noindex"
    picture = pencil.asked[0]
    assert (picture.title, picture.facts) == ("Club Cup", "3 games · 4 players")
    assert picture.progress == "0 of 2 reviewed"
    run(store, made["reviews"][0]["id"], DONE)
    assert card(client, made).data == b"image 2"
    assert pencil.asked[1].progress == "1 of 2 reviewed"
    assert card(client, made, "?lang=de").data == b"image 3"
    assert pencil.asked[2].progress == "1 von 2 analysiert"


def test_what_changes_nothing_in_it_draws_no_further_one(
    client: FlaskClient, pencil: Pencil, store: Store
) -> None:
    made = create(client)
    first = card(client, made)
    store.leases.claim_next("tests")
    store.leases.append(made["reviews"][0]["id"], "tests", [{"type": "phases", "by_ply": []}])
    assert card(client, made).data == first.data
    again = card(client, made, **{"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data, len(pencil.asked)) == (304, b"", 1)


def test_a_collection_that_has_ended_is_not_looked_at_again(
    client: FlaskClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = create(client)
    for review in made["reviews"]:
        run(store, review["id"], DONE)
    tag = card(client, made).headers["ETag"]
    monkeypatch.setattr("server.web.resources.tournaments.tournament_of", None)
    assert card(client, made, **{"If-None-Match": tag}).status_code == 304


def test_a_deleted_collection_leaves_no_image(client: FlaskClient, pencil: Pencil) -> None:
    made = create(client)
    assert card(client, made).status_code == 200
    images = client.application.extensions["kibitz"].settings.data_dir / "images"
    assert list(images.glob("*/*"))
    client.delete(f"/api/collections/{made['id']}", headers=token(made))
    assert card(client, made).status_code == 404
    assert not list(images.glob("*/*"))


def test_one_that_is_deleted_while_its_image_is_drawn_leaves_none(
    client: FlaskClient, pencil: Pencil
) -> None:
    made = create(client)
    services = client.application.extensions["kibitz"]
    pencil.meanwhile = lambda: services.collections.delete(made["id"])  # type: ignore[method-assign]
    assert card(client, made).status_code == 404
    assert not list((services.settings.data_dir / "images").glob("*"))


def test_drawing_counts_with_the_images_of_reviews(client: FlaskClient, pencil: Pencil) -> None:
    made = [create(client, ROUND, title=f"Cup {number}") for number in range(4)]
    answers = [card(client, made[index]) for index in (0, 0, 1, 0, 2, 3)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    image = client.get(f"/r/{made[0]['reviews'][0]['id']}/board.png")
    assert image.status_code == 429


def test_there_is_none_of_no_collection(client: FlaskClient) -> None:
    assert client.get("/c/nowhere/card.png").status_code == 404
