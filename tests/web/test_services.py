from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flask
import pytest
from flask.testing import FlaskClient

from server.store.reviews.reviews import Store
from server.web.services import Services
from server.work.jobs import ReviewQueue

Json = dict[str, Any]
Post = Callable[..., Json]


def test_a_review_is_kept_even_if_the_queue_is_away(
    client: FlaskClient, queue: ReviewQueue, store: Store, caplog: pytest.LogCaptureFixture, post: Post
) -> None:
    queue._huey.storage.sql("drop table task", commit=True)
    made = post()
    assert store.waiting() == [made["id"]]
    assert "could not be queued" in caplog.text
    assert "Traceback" not in caplog.text


def test_workers_are_woken_for_so_many_reviews(app: flask.Flask, queue: ReviewQueue) -> None:
    services: Services = app.extensions["kibitz"]
    services.wake_workers()
    services.wake_workers(3)
    assert queue.pending() == 4
