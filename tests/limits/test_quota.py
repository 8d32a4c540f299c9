from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import flask
import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from server.limits.counters.in_store import StoreCounts
from server.limits.quota import Quota, TooManyFollowedError, TooManyUnfinishedError
from server.settings import Quotas
from server.store.database.database import DatabaseAway
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from tests.web.api.test_reviews import DONE, STOPPED, assert_error, run, token
from tests.web.conftest import MakeApp

Json = dict[str, Any]
Post = Callable[..., Json]
MakeQuota = Callable[..., Quota]


class TestLimits:
    def test_the_eleventh_review_of_a_minute_is_refused(self, make_app: MakeApp) -> None:
        client = make_app(KIBITZ_REVIEWS_WAITING="100").test_client()
        statuses = [client.post("/api/reviews", json={"pgn": "1. e4 *"}).status_code for _ in range(10)]
        assert statuses == [201] * 10
        response = client.post("/api/reviews", json={"pgn": "1. e4 *"})
        error = assert_error(response, 429, "too_many_requests")
        assert error["retry"] is True
        assert 0 < int(response.headers["Retry-After"]) <= 61
        assert "10 per minute" in error["message"]

    def test_each_answer_that_is_counted_says_what_is_left(self, make_app: MakeApp) -> None:
        client = make_app(KIBITZ_REVIEWS_PER_MINUTE="3").test_client()
        for left in ("2", "1", "0"):
            told = client.post("/api/reviews", json={"pgn": "1. e4 *"}).headers
            assert (told["RateLimit-Limit"], told["RateLimit-Remaining"]) == ("3", left)
            assert 0 <= int(told["RateLimit-Reset"]) <= 61 and "Retry-After" not in told
        refused = client.post("/api/reviews", json={"pgn": "1. e4 *"})
        assert (refused.status_code, refused.headers["RateLimit-Remaining"]) == (429, "0")
        assert "RateLimit-Remaining" not in client.get("/api/reviews/nowhere").headers

    def test_refused_games_do_not_count_as_reviews(self, make_app: MakeApp) -> None:
        client = make_app(KIBITZ_REVIEWS_PER_MINUTE="2").test_client()
        for _ in range(5):
            assert client.post("/api/reviews", json={"pgn": "1. Ke4"}).status_code == 422
        assert client.post("/api/reviews", json={"pgn": "1. e4 *"}).status_code == 201

    def test_attempts_are_limited_too(self, make_app: MakeApp) -> None:
        client = make_app(KIBITZ_ATTEMPTS_PER_MINUTE="3").test_client()
        statuses = [client.post("/api/reviews", json={"pgn": ""}).status_code for _ in range(4)]
        assert statuses == [422, 422, 422, 429]

    def test_each_address_has_its_own_count(self, make_app: MakeApp) -> None:
        client = make_app(KIBITZ_REVIEWS_PER_MINUTE="1", KIBITZ_PROXIES="1").test_client()

        def ask(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return client.post("/api/reviews", json={"pgn": "1. e4 *"}, headers=headers).status_code

        assert [ask("10.0.0.1"), ask("10.0.0.1"), ask("10.0.0.2")] == [201, 429, 201]

    def test_a_64_of_ipv6_has_one_count_and_a_mapped_address_that_of_ipv4(self, make_app: MakeApp) -> None:
        client = make_app(KIBITZ_REVIEWS_PER_MINUTE="1", KIBITZ_PROXIES="1").test_client()

        def ask(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return client.post("/api/reviews", json={"pgn": "1. e4 *"}, headers=headers).status_code

        assert [ask("2001:db8::1"), ask("2001:db8::2"), ask("2001:db8:0:1::1")] == [201, 429, 201]
        assert [ask("192.0.2.7"), ask("::ffff:192.0.2.7"), ask("[::ffff:c000:207]:80")] == [201, 429, 429]
        assert [ask("unknown"), ask("nobody"), ask("")] == [201, 429, 201], (
            "nothing forwarded: the proxy's own"
        )

    def test_a_forwarded_address_is_not_believed_without_a_proxy(self, make_app: MakeApp) -> None:
        client = make_app(KIBITZ_REVIEWS_PER_MINUTE="1").test_client()
        for number, status in ((1, 201), (2, 429)):
            headers = {"X-Forwarded-For": f"10.0.0.{number}"}
            response = client.post("/api/reviews", json={"pgn": "1. e4 *"}, headers=headers)
            assert response.status_code == status

    def test_a_sixth_waiting_review_is_refused_until_one_is_over(self, make_app: MakeApp) -> None:
        app = make_app()
        client, store = app.test_client(), app.extensions["kibitz"].store

        def ask() -> TestResponse:
            return client.post("/api/reviews", json={"pgn": "1. e4 *"})

        first = ask().json
        assert first is not None
        store.leases.claim_next("worker")
        assert [ask().status_code for _ in range(5)] == [201] * 5
        response = ask()
        assert_error(response, 429, "too_many_unfinished")
        assert response.headers["Retry-After"] == "30"
        store.leases.append(first["id"], "worker", [DONE])
        assert ask().status_code == 429, "five still wait"
        store.leases.claim_next("worker")
        assert ask().status_code == 201

    def test_going_on_counts_as_well(self, make_app: MakeApp) -> None:
        app = make_app(KIBITZ_REVIEWS_WAITING="1")
        client, store = app.test_client(), app.extensions["kibitz"].store
        first = client.post("/api/reviews", json={"pgn": "1. e4 *"}).json
        assert first is not None
        run(store, first["id"], STOPPED)
        client.post("/api/reviews", json={"pgn": "1. e4 *"})
        response = client.post(f"/api/reviews/{first['id']}/continue", headers=token(first))
        assert_error(response, 429, "too_many_unfinished")

    def test_reading_is_not_limited(self, make_app: MakeApp) -> None:
        client = make_app(KIBITZ_ATTEMPTS_PER_MINUTE="1").test_client()
        made = client.post("/api/reviews", json={"pgn": "1. e4 *"}).json
        assert made is not None
        assert {client.get(f"/api/reviews/{made['id']}").status_code for _ in range(20)} == {200}

    def test_rates_and_unfinished_reviews_survive_a_restart(self, make_app: MakeApp) -> None:
        settings = {"KIBITZ_REVIEWS_PER_DAY": "3", "KIBITZ_REVIEWS_WAITING": "2"}

        def ask() -> TestResponse:  # each time another process, and the one before ended
            return make_app(**settings).test_client().post("/api/reviews", json={"pgn": "1. e4 *"})

        first = ask().json
        assert first is not None
        assert ask().status_code == 201
        assert_error(ask(), 429, "too_many_unfinished")
        gone = make_app(**settings).test_client().delete(f"/api/reviews/{first['id']}", headers=token(first))
        assert gone.status_code == 204
        assert ask().status_code == 201
        assert_error(ask(), 429, "too_many_requests")

    def test_what_counts_may_be_away(self, make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
        app = make_app(KIBITZ_REVIEWS_PER_MINUTE="1")

        def fail(*_: object) -> None:
            raise DatabaseAway("away")

        for name in ("since", "note", "owned"):
            monkeypatch.setattr(app.extensions["kibitz"].store.rate_counts, name, fail)
        client = app.test_client()
        answers = [client.post("/api/reviews", json={"pgn": "1. e4 *"}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]
        assert 0 < int(answers[1].headers["Retry-After"]) <= 61

    def test_no_log_holds_an_address(self, make_app: MakeApp, caplog: pytest.LogCaptureFixture) -> None:
        client = make_app(KIBITZ_ATTEMPTS_PER_MINUTE="1").test_client()
        with caplog.at_level(logging.INFO):
            for _ in range(2):
                client.post(
                    "/api/reviews", json={"pgn": "1. e4 *"}, environ_base={"REMOTE_ADDR": "203.0.113.9"}
                )
        assert "203.0.113.9" not in caplog.text

    def test_no_address_is_stored(self, app: flask.Flask, client: FlaskClient, store: Store) -> None:
        client.post("/api/reviews", json={"pgn": "1. e4 *"}, environ_base={"REMOTE_ADDR": "203.0.113.9"})
        url = app.extensions["kibitz"].settings.database_url
        path = url.removeprefix("sqlite:///")
        store.close()
        with open(path, "rb") as file:  # noqa: PTH123
            assert b"203.0.113.9" not in file.read()


class TestQuota:
    """The count of unfinished reviews by itself."""

    @pytest.fixture
    def make_quota(self, store: Store) -> MakeQuota:
        def make(statuses: dict[str, Status], **quotas: int) -> Quota:
            return Quota(
                Quotas(**quotas),
                StoreCounts(store.rate_counts),
                lambda ids: {key: statuses[key] for key in ids if key in statuses},
            )

        return make

    def test_as_many_as_may_wait_and_run_are_taken(self, make_quota: MakeQuota) -> None:
        statuses: dict[str, Status] = {}
        quota = make_quota(statuses, reviews_running=1, reviews_waiting=1)
        statuses["a"] = Status.RUNNING
        assert quota.admit("ann", lambda: ("a", "made")) == ("a", "made")
        statuses["b"] = Status.WAITING
        quota.admit("ann", lambda: ("b", None))
        with pytest.raises(TooManyUnfinishedError):
            quota.admit("ann", lambda: ("c", None))
        quota.admit("bob", lambda: ("c", None))

    def test_one_that_is_over_or_gone_does_not_count(self, make_quota: MakeQuota) -> None:
        statuses = {"a": Status.WAITING}
        quota = make_quota(statuses, reviews_running=0, reviews_waiting=1)
        quota.admit("ann", lambda: ("a", None))
        with pytest.raises(TooManyUnfinishedError):
            quota.admit("ann", lambda: ("b", None))
        statuses["a"] = Status.DONE
        quota.admit("ann", lambda: ("b", None))
        del statuses["a"]
        quota.admit("ann", lambda: ("d", None))

    def test_a_round_counts_while_it_is_followed(self, store: Store) -> None:
        followed: set[str] = set()
        quota = Quota(Quotas(), StoreCounts(store.rate_counts), lambda ids: {}, followed.intersection)

        def follow(made: str) -> None:
            quota.admit("ann", lambda: (made, None), follows=True)
            followed.add(made)

        follow("a")
        quota.admit("ann", lambda: ("review", None))
        follow("b")
        with pytest.raises(TooManyFollowedError):
            follow("c")
        quota.admit("ann", lambda: ("another", None))
        quota.admit("bob", lambda: ("d", None), follows=True)
        followed.remove("a")
        follow("c")

    def test_what_could_not_be_made_does_not_count(self, make_quota: MakeQuota) -> None:
        quota = make_quota({"a": Status.WAITING}, reviews_running=0, reviews_waiting=1)

        def fails() -> tuple[str, None]:
            raise OSError("disk away")

        with pytest.raises(OSError):
            quota.admit("ann", fails)
        assert quota.admit("ann", lambda: ("a", None)) == ("a", None)
