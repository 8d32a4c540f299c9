from __future__ import annotations

from flask.testing import FlaskClient

from server.store.reviews.reviews import Store


def test_a_booklet_asks_first_and_answers_behind(client: FlaskClient, sample: str) -> None:
    page = client.get(f"/r/{sample}/booklet").text
    assert page.count("<h2>") - 1 == page.count('class="booklet__question"') > 0
    assert "<svg" in page
    assert page.rindex("booklet__question") < page.index("booklet__answers")
    assert "style=" not in page
    assert "<script" not in page
    assert "Lösungen" in client.get(f"/r/{sample}/booklet?lang=de&side=white").text


def test_a_collection_has_one_too(client: FlaskClient, sample: str) -> None:
    made = client.post("/api/collections", json={"reviews": [sample]}).json
    assert made
    assert "<svg" in client.get(f"/c/{made['id']}/booklet").text


def test_where_there_is_nothing_to_learn_the_page_says_so(client: FlaskClient, store: Store) -> None:
    review, _ = store.create("1. e4 *", {}, [])
    response = client.get(f"/r/{review}/booklet")
    assert response.status_code == 200
    assert "no exercises here" in response.text
