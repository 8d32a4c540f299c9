from __future__ import annotations

import re

import flask
import pytest
from flask.testing import FlaskClient
from prometheus_client.parser import text_string_to_metric_families

from server.live.encoded import Encoded
from server.live.traffic import Traffic
from server.store.reviews.reviews import Store
from server.system.paths import ROOT
from server.web.monitoring import checks
from server.web.monitoring.checks import Checks
from server.web.monitoring.metrics import TOTALS, Measures
from server.web.services import Services
from tests.web.conftest import MakeApp

Sample = tuple[str, frozenset[tuple[str, str]]]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks.Checks.__init__, "__kwdefaults__", {"patience": 30.0})


def samples(text: str) -> dict[Sample, float]:
    """Name and labels -> value."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def read(client: FlaskClient) -> dict[Sample, float]:
    return samples(client.get("/metrics").text)


def of(name: str, **labels: str) -> Sample:
    return name, frozenset(labels.items())


def test_answers_are_counted_and_timed_by_the_rule_of_their_address(client: FlaskClient) -> None:
    for path in ("/", "/r/abc", "/r/def", "/static/js/main.js"):
        client.get(path)
    found = read(client)
    review = "/r/<review_id:review_id>"
    assert found[of("kibitz_requests_total", endpoint="/", method="GET", status="2xx")] == 1
    assert found[of("kibitz_requests_total", endpoint=review, method="GET", status="4xx")] == 2
    assert found[of("kibitz_request_seconds_count", endpoint=review)] == 2
    assert found[of("kibitz_request_seconds_count", endpoint="/static/<path:path>")] == 1


def test_no_address_and_no_word_of_a_stranger_becomes_a_label(make_app: MakeApp) -> None:
    client = make_app(KIBITZ_HOSTS="*.example localhost").test_client()
    client.get("/nowhere/marker?marker=1")
    client.get("/r/marker")
    client.open("/", method="MARKER")
    client.get("/", headers={"Host": "marker.example", "User-Agent": "marker"})
    text = client.get("/metrics").text
    assert "marker" not in text.lower()
    found = samples(text)
    assert found[of("kibitz_requests_total", endpoint="none", method="GET", status="4xx")] == 1
    assert found[of("kibitz_requests_total", endpoint="none", method="other", status="4xx")] == 1


def test_what_fails_in_a_view_is_counted_too(
    app: flask.Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.extensions["kibitz"].samples, "bring", lambda _: 1 / 0)
    client.get("/r/abc")
    rule = "/r/<review_id:review_id>"
    assert read(client)[of("kibitz_requests_total", endpoint=rule, method="GET", status="5xx")] == 1


def test_the_store_tells_of_reviews_and_of_what_workers_did(client: FlaskClient, store: Store) -> None:
    store.workers.beat("worker")
    store.create("1. e4", {}, [])
    store.deliver("done", "1. e4", {}, [])
    store.figures.count_ended()
    store.figures.add({"nodes": 5_000_000_000, "searches": 80, "a name of a newer version": 1})
    found = read(client)
    assert {state: found[of("kibitz_reviews", state=state)] for state in ("waiting", "running", "done")} == {
        "waiting": 1,
        "running": 0,
        "done": 1,
    }
    assert found[of("kibitz_nodes_total")] == 5_000_000_000
    assert found[of("kibitz_searches_total")] == 80
    assert found[of("kibitz_workers")] == 1
    assert found[of("kibitz_queue_oldest_seconds")] > 0
    assert found[of("kibitz_database_bytes")] > 0
    assert found[of("kibitz_disk_free_bytes")] > 0
    assert {f"kibitz_{name}_total" for name in TOTALS} <= {name for name, _ in found}


def test_a_database_that_is_away_takes_its_figures_along_and_no_counter_falls(
    app: flask.Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def burst(*_: object) -> None:
        raise OSError

    services: Services = app.extensions["kibitz"]
    monkeypatch.setattr(services.checks._workers, "heartbeats", burst)
    for name in ("queue", "totals", "ended", "size"):
        monkeypatch.setattr(services.checks._figures, name, burst)
    found = read(client)
    assert found[of("kibitz_up")] == 0
    names = {name for name, _ in found}
    assert not names & {"kibitz_nodes_total", "kibitz_reviews", "kibitz_workers", "kibitz_database_bytes"}
    assert "kibitz_disk_free_bytes" in names


def test_the_live_room_is_told_as_it_is_now(app: flask.Flask) -> None:
    traffic = Traffic(watchers=lambda: 3)
    measures = Measures(app.extensions["kibitz"].checks, traffic)
    traffic.connections = 2
    traffic.sent(Encoded("{}", events=2), to=2)
    found = samples(measures.text().decode())
    assert found[of("kibitz_connections")] == 2
    assert found[of("kibitz_watchers")] == 3
    assert found[of("kibitz_messages_sent_total")] == 2
    assert found[of("kibitz_events_sent_total")] == 4


def test_sockets_that_were_refused_and_the_delay_of_events_are_told(app: flask.Flask) -> None:
    traffic = Traffic(no_room=3, too_many=2, dropped=1)
    measures = Measures(app.extensions["kibitz"].checks, traffic)
    traffic.delayed(0.3)
    traffic.delayed(0.02)
    found = samples(measures.text().decode())
    assert found[of("kibitz_sockets_refused_total", reason="process")] == 3
    assert found[of("kibitz_sockets_refused_total", reason="address")] == 2
    assert found[of("kibitz_sockets_dropped_total")] == 1
    assert found[of("kibitz_event_delay_seconds_bucket", le="0.025")] == 1
    assert found[of("kibitz_event_delay_seconds_count")] == 2


def test_a_worker_tells_its_memory_while_it_is_registered(client: FlaskClient, store: Store) -> None:
    store.workers.beat("den/boot/1:77:8:ab", facts={"version": "1.0", "rss": 90_000_000})
    store.workers.beat("of an older Kibitz")
    memory = {key: value for key, value in read(client).items() if key[0] == "kibitz_worker_memory_bytes"}
    assert memory == {of("kibitz_worker_memory_bytes", host="den", process="77"): 90_000_000}


def test_two_apps_of_a_process_count_apart(make_app: MakeApp) -> None:
    first, second = make_app().test_client(), make_app().test_client()
    first.get("/")
    assert of("kibitz_requests_total", endpoint="/", method="GET", status="2xx") not in read(second)


def test_every_figure_is_documented(app: flask.Flask, client: FlaskClient) -> None:
    client.get("/")
    text = client.get("/metrics").text
    names = {
        name for name in re.findall(r"^# TYPE (kibitz_\w+)", text, re.M) if not name.endswith("_created")
    }
    page = (ROOT / "docs" / "deployment.md").read_text("utf-8")
    assert {name for name in names if f"`{name}`" not in page} == set()


def test_registering_asks_nothing(app: flask.Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    def burst(self: Checks) -> None:
        raise AssertionError

    monkeypatch.setattr(Checks, "health", burst)
    Measures(app.extensions["kibitz"].checks, Traffic())
