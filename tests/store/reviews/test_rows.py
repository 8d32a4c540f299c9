from __future__ import annotations

import pytest
import sqlalchemy as sa

from server.store.reviews.reviews import Store
from server.store.reviews.rows import unlisted_id, waiting_row
from server.store.reviews.status import Status
from tests.store.conftest import GAME


def test_ids_and_tokens_are_long_and_never_look_like_an_option(store: Store) -> None:
    made = [store.create("1. e4", {}, []) for _ in range(200)]
    texts = [text for pair in made for text in pair]
    assert len(set(texts)) == 400
    assert all(len(text) >= 22 and not text.startswith("-") for text in texts)


def test_of_a_token_only_the_hash_is_stored(store: Store, url: str) -> None:
    _, token = store.create("1. e4", {}, [GAME])
    engine = sa.create_engine(url)
    with engine.connect() as db:
        assert token not in str(db.execute(sa.text("SELECT * FROM reviews")).all())
    engine.dispose()


def test_a_new_row_waits_under_an_id_of_its_own() -> None:
    first, second = (waiting_row("1. e4", {"nodes": 5}, "hash", 7.5, 9.5) for _ in range(2))
    assert (first["status"], first["last_seq"], first["created"], first["expires"]) == (
        Status.WAITING,
        0,
        7.5,
        9.5,
    )
    assert first["id"] != second["id"]


def test_an_id_never_begins_with_a_hyphen(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = iter(["-a", "-b", "c-"])
    monkeypatch.setattr("server.store.reviews.rows.secrets.token_urlsafe", lambda size: next(texts))
    assert unlisted_id() == "c-"
