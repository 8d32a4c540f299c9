from __future__ import annotations

from urllib.parse import quote

import pytest
from flask.testing import FlaskClient

from server.store.reviews.reviews import Store
from tests.seasons import collect, log_of
from tests.web.embed.test_collection import kept

NAME = "Müller, A/B"


@pytest.fixture
def address(store: Store) -> str:
    logs = [log_of("morphy", {"White": NAME, "Black": f"Other {number}"}, 90.0) for number in range(3)]
    made, _ = collect(store, logs, "Spring")
    return f"/embed/c/{made}/season/{quote(NAME, safe='')}"


def test_a_season_may_be_framed_with_what_the_api_says(client: FlaskClient, address: str) -> None:
    answer = client.get(f"{address}?theme=dark&lang=de")
    assert answer.status_code == 200 and "frame-ancestors" not in answer.headers["Content-Security-Policy"]
    api = address.replace("/embed/c/", "/api/collections/").replace("/season/", "/seasons/")
    assert kept(answer.text)["season"] == client.get(api).json
    assert 'data-theme="dark"' in answer.text and "In Kibitz öffnen" in answer.text
    assert f"<h1>{NAME}</h1>" in answer.text, "without JavaScript"


def test_of_nobody_there_is_none(client: FlaskClient, address: str) -> None:
    assert client.get(address.rpartition("/")[0] + "/Nobody").status_code == 404
    assert client.get("/embed/c/nowhere/season/Ann").status_code == 404
