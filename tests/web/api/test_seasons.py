"""The address of a season: what it answers, in which form, and when it is told again."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient
from openapi_schema_validator import OAS31Validator

from server.store.reviews.reviews import Store
from tests.seasons import collect, log_of
from tests.web.conftest import MakeApp
from tests.web.documents import document

NAME = "Müller, A/B"


@pytest.fixture
def address(store: Store) -> Iterator[str]:
    logs = [log_of("morphy", {"White": NAME, "Black": f"Other {number}"}, 90.0) for number in range(5)]
    made, _ = collect(store, logs, "Spring")
    yield f"/api/collections/{made}/seasons/{quote(NAME, safe='')}"


def test_a_season_is_as_the_document_says(client: FlaskClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 200
    schema = {"$ref": "#/components/schemas/Season", "components": document()["components"]}
    OAS31Validator(schema).validate(answer.json)
    assert answer.json is not None
    assert answer.json["player"] == NAME
    assert answer.json["collection"]["title"] == "Spring"
    assert answer.json["totals"]["score"]["value"] == 1.0
    assert answer.json["totals"]["in_trouble"]["n"] == 5


def test_whoever_has_it_is_told_so(client: FlaskClient, address: str) -> None:
    tag = client.get(address).headers["ETag"]
    assert client.get(address, headers={"If-None-Match": tag}).status_code == 304
    assert client.get(f"{address}?format=csv").headers["ETag"] != tag


def test_a_table_for_spreadsheets(client: FlaskClient, address: str) -> None:
    answer = client.get(f"{address}?format=csv")
    assert answer.mimetype == "text/csv"
    assert answer.headers["Content-Disposition"] == "attachment; filename=muller-a-b.csv"
    lines = list(csv.reader(io.StringIO(answer.text)))
    assert ["totals", "", "wins", "5", "5"] in [line[:5] for line in lines]


def test_a_page_of_its_own(client: FlaskClient, address: str) -> None:
    answer = client.get(f"{address}?format=html&lang=de&theme=dark")
    assert answer.mimetype == "text/html"
    assert answer.headers["Content-Disposition"] == "attachment; filename=muller-a-b.html"
    assert '<html class="is-short" lang="de" data-theme="dark"' in answer.text
    assert "<title>Saison von Müller, A/B" in answer.text
    assert address.split("/")[3] not in answer.text
    tag = answer.headers["ETag"]
    again = f"{address}?format=html&lang=de&theme=dark"
    assert client.get(again, headers={"If-None-Match": tag}).status_code == 304


def test_only_seasons_that_have_to_be_made_count(make_app: MakeApp, store: Store) -> None:
    app = make_app(KIBITZ_ATTEMPTS_PER_MINUTE="2")
    made, _ = collect(app.extensions["kibitz"].store, [log_of("morphy", {"White": "Ann"}, None)], "Spring")
    client = app.test_client()
    ann = f"/api/collections/{made}/seasons/Ann"
    answers = [client.get(f"{ann}{query}") for query in ("", "", "", "?format=csv", "?format=html")]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 429]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("{address}?format=xml", 422, "bad_options"),
        ("/api/collections/nowhere/seasons/Ann", 404, "not_found"),
        ("{address}x", 404, "no_such_player"),
    ],
)
def test_what_is_refused(client: FlaskClient, address: str, path: str, status: int, code: str) -> None:
    answer = client.get(path.format(address=address))
    assert (answer.status_code, (answer.json or {})["error"]["code"]) == (status, code)


def test_the_page_of_a_season_is_the_app_s(client: FlaskClient, address: str) -> None:
    page = address.replace("/api/collections", "/c").replace("/seasons/", "/season/")
    answer = client.get(page)
    assert answer.status_code == 200
    assert "Müller, A/B’s season · Spring" in answer.text
    assert "noindex" in answer.text
    assert client.get("/c/nowhere/season/Ann").status_code == 404
