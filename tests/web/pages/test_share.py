from __future__ import annotations

from tests.web.conftest import MakeApp


def test_texts_are_shared_as_often_as_reviews_are_made(make_app: MakeApp) -> None:
    client = make_app(KIBITZ_REVIEWS_PER_MINUTE="2").test_client()
    answers = [client.post("/share", data={"text": "1. e4"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[-1].headers["Retry-After"]
