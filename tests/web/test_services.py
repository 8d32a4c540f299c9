from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flask
import pytest
from flask.testing import FlaskClient

from server.store.reviews import Store
from server.web.services import Services
from server.work.jobs import ReviewQueue

Json = dict[str, Any]
Post = Callable[..., Json]


def test_a_review_is_kept_even_if_the_queue_is_away(
    client: FlaskClient, queue: ReviewQueue, store: Store, monkeypatch: pytest.MonkeyPatch, post: Post
) -> None:
    def burst(count: int) -> None:
        raise OSError("no queue")

    monkeypatch.setattr(queue, "enqueue", burst)
    made = post()
    assert store.waiting() == [made["id"]]


def test_workers_are_woken_for_so_many_reviews(app: flask.Flask, queue: ReviewQueue) -> None:
    services: Services = app.extensions["kibitz"]
    services.wake_workers()
    services.wake_workers(3)
    assert queue.pending() == 4
