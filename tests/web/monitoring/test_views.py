from __future__ import annotations

from typing import Any

import flask
import pytest
from flask.testing import FlaskClient

from server.analysis.engine.compilation import ADVICE, EngineFacts
from server.store.reviews.reviews import Store
from server.web.monitoring import checks
from server.web.services import Services
from tests.web.conftest import MakeApp

TOKEN = "a-token-of-32-characters-or-more"
HERE = {"REMOTE_ADDR": "127.0.0.1"}
ELSEWHERE = {"REMOTE_ADDR": "192.0.2.7"}


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each question is asked anew, and a slow machine is waited for."""
    monkeypatch.setattr(checks, "FRESH", 0.0)
    monkeypatch.setattr(checks.Checks.__init__, "__kwdefaults__", {"patience": 30.0})


def test_health_tells_of_the_store_and_of_workers(client: FlaskClient, store: Store) -> None:
    within = client.get("/healthz").json or {}
    assert {name: within[name] for name in ("status", "store", "worker", "workers")} == {
        "status": "no worker",
        "store": True,
        "worker": False,
        "workers": 0,
    }
    store.workers.beat("worker")
    response = client.get("/healthz")
    within = response.json or {}
    assert response.status_code == 200
    assert within.pop("database")["reachable"]
    assert within.pop("disk")["free_bytes"] > 0
    assert within == {
        "status": "ok",
        "store": True,
        "worker": True,
        "queue": {"length": 0},
        "workers": 1,
        "engines": [],
    }


def test_the_engines_are_for_those_alone_who_may_read_the_metrics(client: FlaskClient, store: Store) -> None:
    engine: EngineFacts = {
        "name": "Stockfish 17",
        "compiled_for": "64bit SSE2",
        "processor": "AVX2 SSE2",
        "advice": ADVICE,
    }
    for worker in ("one", "two"):
        store.workers.beat(worker, (), {"version": "1.0", "rss": 1, "engine": engine})
    assert (client.get("/healthz", environ_overrides=HERE).json or {})["engines"] == [engine]
    stranger = client.get("/healthz", environ_overrides=ELSEWHERE)
    assert stranger.status_code == 200
    assert "Stockfish" not in stranger.text


def test_health_fails_where_the_store_cannot_be_reached(
    app: flask.Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def burst(*_: object) -> int:
        raise OSError("postgresql://kibitz:secret@db is away")

    services: Services = app.extensions["kibitz"]
    monkeypatch.setattr(services.checks._workers, "heartbeats", burst)
    response = client.get("/healthz")
    assert (response.status_code, (response.json or {})["status"]) == (503, "down")
    assert "secret" not in response.text


def test_health_is_never_kept(client: FlaskClient) -> None:
    assert client.get("/healthz").headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("environ", "headers", "status"),
    [
        ({"REMOTE_ADDR": "127.0.0.1"}, {}, 200),
        ({"REMOTE_ADDR": "127.8.0.1"}, {}, 200),
        ({"REMOTE_ADDR": "::1"}, {}, 200),
        ({"REMOTE_ADDR": "::ffff:127.0.0.1"}, {}, 200),
        (ELSEWHERE, {}, 404),
        ({"REMOTE_ADDR": "::ffff:192.0.2.7"}, {}, 404),
        ({"REMOTE_ADDR": ""}, {}, 404),
        ({"REMOTE_ADDR": "unix:"}, {}, 404),
        (HERE, {"X-Forwarded-For": "192.0.2.7"}, 404),
        (HERE, {"X-Forwarded-For": "127.0.0.1"}, 404),
        (HERE, {"X-Real-IP": "192.0.2.7"}, 404),
        (HERE, {"Forwarded": "for=192.0.2.7"}, 404),
        (ELSEWHERE, {"X-Forwarded-For": "127.0.0.1"}, 404),
        (ELSEWHERE, {"Authorization": "Bearer loopback"}, 404),
    ],
)
@pytest.mark.parametrize("proxies", ["0", "1"])
def test_figures_are_for_this_machine_unless_a_setting_says_otherwise(
    make_app: MakeApp, proxies: str, environ: dict[str, str], headers: dict[str, str], status: int
) -> None:
    client = make_app(KIBITZ_PROXIES=proxies).test_client()
    assert client.get("/metrics", environ_overrides=environ, headers=headers).status_code == status


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Authorization": f"Bearer {TOKEN}"}, 200),
        ({"Authorization": f"bearer  {TOKEN}"}, 200),
        ({"Authorization": f"Bearer {TOKEN}x"}, 404),
        ({"Authorization": f"Basic {TOKEN}"}, 404),
        ({"Authorization": "Bearer é"}, 404),
        ({"Authorization": "Bearer "}, 404),
        ({}, 404),
    ],
)
def test_a_token_opens_the_figures_from_anywhere_and_nothing_else_does(
    make_app: MakeApp, headers: dict[str, str], status: int
) -> None:
    client = make_app(KIBITZ_METRICS=TOKEN).test_client()
    for environ in (HERE, ELSEWHERE):
        assert client.get("/metrics", environ_overrides=environ, headers=headers).status_code == status


def test_figures_can_be_off(make_app: MakeApp) -> None:
    client = make_app(KIBITZ_METRICS="off").test_client()
    headers: dict[str, Any] = {"Authorization": "Bearer off"}
    assert client.get("/metrics", environ_overrides=HERE).status_code == 404
    assert client.get("/metrics", environ_overrides=HERE, headers=headers).status_code == 404


def test_figures_are_prometheus_text_and_never_kept(client: FlaskClient) -> None:
    response = client.get("/metrics", environ_overrides=HERE)
    assert response.mimetype == "text/plain"
    assert "version=" in response.content_type
    assert response.headers["Cache-Control"] == "no-store"
    assert "\nkibitz_up 1.0\n" in response.text
