"""What `/metrics` tells, for Prometheus: what this process counts itself, and what the store tells of all.

Labels are words of the program: rules of addresses, never an address that was asked for; no review and no
visitor has a label of its own. A worker has one, its machine and its number there, while it lives.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

import flask
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

import server
from server.web.monitoring.checks import Checks, Health, Stored
from server.work.process_name import host_of

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_DELAYS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_METHODS = ("GET", "HEAD", "POST", "DELETE", "OPTIONS")
_ELSEWHERE = "none"
"""The rule of an address where nothing is."""

TOTALS = {
    "searches": "Positions that engines have searched",
    "nodes": "Nodes that engines have searched",
    "engine_restarts": "Engines that failed and were replaced",
    "reviews_begun": "Runs of reviews that workers have begun",
    "reviews_done": "Runs that came to their end",
    "reviews_stopped": "Runs that somebody stopped",
    "reviews_failed": "Runs that failed",
    "claims_proven": "Claims of material that searches tried against every good defence",
    "tables_built": "Endgame tables that were built",
    "busy_seconds": "Seconds that workers had a review in hand, all workers together",
}
"""The totals that workers add to (`server/work/worker.py`), with what they are."""


class SocketTraffic(Protocol):
    """What `server/live/traffic.py` tells of the sockets."""

    connections: int
    messages: int
    events: int
    no_room: int
    too_many: int
    dropped: int

    @property
    def watchers(self) -> Callable[[], int]: ...

    def tell_delays(self, take: Callable[[float], object]) -> None: ...


class Measures:
    """The figures of one web process, each app's its own."""

    def __init__(self, checks: Checks, traffic: SocketTraffic) -> None:
        self._registry = CollectorRegistry()
        self._seconds = Histogram(
            "kibitz_request_seconds",
            "Time to the answer, by the rule of the address",
            ["endpoint"],
            buckets=_BUCKETS,
            registry=self._registry,
        )
        self._requests = Counter(
            "kibitz_requests",
            "Answers, by the rule of the address, the method and the class of the status",
            ["endpoint", "method", "status"],
            registry=self._registry,
        )
        delay = Histogram(
            "kibitz_event_delay_seconds",
            "Time from when an event was stored until it was sent to all who watch its review",
            buckets=_DELAYS,
            registry=self._registry,
        )
        traffic.tell_delays(delay.observe)
        ProcessCollector(registry=self._registry)
        self._registry.register(_AskedMetrics(lambda: _of_process(traffic)))
        self._registry.register(_AskedMetrics(lambda: _of_all(checks)))

    def install(self, app: flask.Flask) -> None:
        """Time every request of `app`, those that are refused too."""
        app.before_request(_begin)
        app.after_request(self._end)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)

    def _end(self, response: flask.Response) -> flask.Response:
        rule = flask.request.url_rule
        method = flask.request.method if flask.request.method in _METHODS else "other"
        seconds = time.perf_counter() - flask.g.began if "began" in flask.g else None
        self.count(rule.rule if rule else _ELSEWHERE, method, response.status_code, seconds)
        return response

    def count(self, rule: str, method: str, status: int, seconds: float | None) -> None:
        """A request was answered."""
        self._requests.labels(rule, method, f"{status // 100}xx").inc()
        if seconds is not None:
            self._seconds.labels(rule).observe(seconds)


def _begin() -> None:
    flask.g.began = time.perf_counter()


class _AskedMetrics(Collector):
    """Metrics that are asked for when somebody reads them."""

    def __init__(self, ask: Callable[[], Iterable[Metric]]) -> None:
        self._ask = ask

    def collect(self) -> Iterable[Metric]:
        return self._ask()

    def describe(self) -> Iterable[Metric]:
        """Nothing: registering must not ask the store."""
        return ()


def _of_process(traffic: SocketTraffic) -> Iterator[Metric]:
    yield GaugeMetricFamily(
        "kibitz_connections", "Open connections of Socket.IO, of this process", traffic.connections
    )
    yield GaugeMetricFamily(
        "kibitz_watchers", "Reviews and collections watched, one for each watcher", traffic.watchers()
    )
    yield CounterMetricFamily("kibitz_events_sent", "Events of reviews sent to watchers", traffic.events)
    yield CounterMetricFamily("kibitz_messages_sent", "Messages sent to watchers", traffic.messages)
    refused = CounterMetricFamily("kibitz_sockets_refused", "Sockets that were refused", labels=["reason"])
    refused.add_metric(["process"], traffic.no_room)
    refused.add_metric(["address"], traffic.too_many)
    yield refused
    yield CounterMetricFamily(
        "kibitz_sockets_dropped", "Sockets that were given up, as they did not read", traffic.dropped
    )


def _of_all(checks: Checks) -> Iterator[Metric]:
    """The same whichever web process is asked."""
    build = GaugeMetricFamily("kibitz_build", "The version of Kibitz, as a label", labels=["version"])
    build.add_metric([server.__version__], 1)
    yield build
    health = checks.health()
    yield from _of_health(health)
    if stored := checks.stored():
        yield from _of_stored(stored)


def _of_health(health: Health) -> Iterator[Metric]:
    yield GaugeMetricFamily("kibitz_up", "1 while the database can be reached", int(health.can_serve))
    known = (
        ("kibitz_database_answer_seconds", "Time of a small question to the database", health.database),
        ("kibitz_workers", "Workers that are alive", health.workers),
        ("kibitz_disk_free_bytes", "Free bytes where the data folder lies", health.free),
    )
    yield from (GaugeMetricFamily(name, text, value) for name, text, value in known if value is not None)


def _of_stored(stored: Stored) -> Iterator[Metric]:
    """Where the store does not tell, all of it is left out: Prometheus then knows nothing, which is true."""
    reviews = GaugeMetricFamily("kibitz_reviews", "Stored reviews, by their state", labels=["state"])
    for state, count in {**stored.queue.counts, **stored.ended}.items():
        reviews.add_metric([state], count)
    yield reviews
    yield GaugeMetricFamily("kibitz_database_bytes", "Size of the database", stored.size)
    yield GaugeMetricFamily(
        "kibitz_queue_oldest_seconds", "Seconds that the oldest waiting review waits", stored.queue.oldest
    )
    memory = GaugeMetricFamily(
        "kibitz_worker_memory_bytes",
        "Memory of a worker, without its engines'",
        labels=["host", "process"],
    )
    for worker in stored.workers:
        if worker.facts:
            memory.add_metric(host_of(worker.name), worker.facts["rss"])
    yield memory
    for name, text in TOTALS.items():
        yield CounterMetricFamily(f"kibitz_{name}", text, stored.totals.get(name, 0.0))
