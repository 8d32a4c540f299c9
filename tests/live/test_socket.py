from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import flask
import pytest
from engineio.packet import Packet as EnginePacket
from flask_socketio import SocketIO
from flask_socketio.test_client import SocketIOTestClient
from simple_websocket import Client
from werkzeug.serving import make_server

from server.analysis.reading import read
from server.i18n.texts import sentence
from server.live.packets import StrangersPacket
from server.live.rooms import MessageRefused
from server.live.socket import MAX_MESSAGE_BYTES, Rates, _origin_check, create_live
from server.live.task import Pace
from server.settings import Settings
from server.store.collections.collections import CollectionStore, NewGame
from server.store.database.database import DatabaseAway
from server.store.reviews.reviews import Store
from server.wire.bodies import RefusedMessage
from tests.folded import fold
from tests.live.conftest import LOG, Json, running
from tests.rows import FACTS


class Site:
    """A Socket.IO server over a store, and clients to it."""

    def __init__(self, store: Store, tmp_path: Path) -> None:
        settings = Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path), "KIBITZ_ASYNC_MODE": "threading"})
        self.app = flask.Flask(__name__)
        self.live = create_live(store, CollectionStore(store.database), settings)
        self.live.init_app(self.app)
        self.socketio: SocketIO = self.live.socketio
        self.clients: list[SocketIOTestClient] = []

    def client(self) -> SocketIOTestClient:
        self.clients.append(self.socketio.test_client(self.app))
        return self.clients[-1]


@pytest.fixture
def site(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setattr("server.live.socket.TICK", 0.01)
    made = Site(store, tmp_path)
    yield made
    for client in made.clients:
        if client.is_connected():
            client.disconnect()


def collect(client: SocketIOTestClient, until: int) -> list[Json]:
    """The events that a client received, once it has `until` of them."""
    events: list[Json] = []
    deadline = time.monotonic() + 20
    while len(events) < until and time.monotonic() < deadline:
        for message in client.get_received():
            if message["name"] == "events":
                events += message["args"][0]["events"]
        time.sleep(0.01)
    return events


def test_replay_and_live_give_the_same_state_over_socket_io(store: Store, site: Site) -> None:
    early, late = site.client(), site.client()
    review_id = running(store, 2)
    assert early.emit("watch", {"id": review_id, "after": 0}, callback=True)["ok"]
    store.leases.append(review_id, "worker", LOG[2:5])
    live = collect(early, 5)
    assert late.emit("watch", {"id": review_id}, callback=True)["ok"]
    replayed = collect(late, 5)
    assert fold(live) == fold(replayed) == fold(store.events(review_id))


@pytest.mark.parametrize(
    "message",
    [
        None,
        "text",
        7,
        [],
        {},
        {"id": 7},
        {"id": ""},
        {"id": "x" * 65},
        {"id": "x\0"},
        {"id": "\ud800"},
        {"id": "x\n"},
        {"id": "x", "after": -1},
        {"id": "x", "after": "1"},
        {"id": "x", "after": True},
        {"id": "x", "after": 1.5},
        {"id": "x", "after": 1 << 40},
    ],
)
def test_a_malformed_message_is_answered_with_an_error(site: Site, message: object) -> None:
    answer = site.client().emit("watch", message, callback=True)
    assert answer["error"]["code"] == "bad_message"
    assert answer["error"]["message"].endswith(".")


def test_a_message_with_no_payload_or_too_many_is_answered(site: Site) -> None:
    client = site.client()
    assert client.emit("watch", callback=True)["error"]["code"] == "bad_message"
    assert client.emit("unwatch", {}, 2, 3, callback=True)["error"]["code"] == "bad_message"


def test_an_unknown_review_is_refused_and_not_watched(store: Store, site: Site) -> None:
    client = site.client()
    assert client.emit("watch", {"id": "nowhere"}, callback=True)["error"]["code"] == "not_found"
    ids = [running(store, 1) for _ in range(8)]
    assert all(client.emit("watch", {"id": one}, callback=True).get("ok") for one in ids)


def test_a_ninth_review_is_refused_until_one_is_let_go(store: Store, site: Site) -> None:
    client = site.client()
    ids = [running(store, 1) for _ in range(9)]
    answers = [client.emit("watch", {"id": one}, callback=True) for one in ids]
    assert [answer.get("ok", False) for answer in answers] == [True] * 8 + [False]
    assert answers[8]["error"]["code"] == "too_many"
    assert client.emit("watch", {"id": ids[0]}, callback=True)["ok"], "one that is watched may be asked again"
    assert client.emit("unwatch", {"id": ids[0]}, callback=True) == {"ok": True}
    assert client.emit("watch", {"id": ids[8]}, callback=True)["ok"]


def test_a_fault_inside_is_answered_without_its_detail(
    site: Site, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def burst(review_id: str) -> None:
        raise OSError("secret path")

    monkeypatch.setattr(store, "head", burst)
    answer = site.client().emit("watch", {"id": "x"}, callback=True)
    assert answer["error"]["code"] == "internal"
    assert "secret" not in str(answer)


def test_while_the_database_is_away_a_watcher_is_asked_to_wait(
    site: Site, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(review_id: str) -> None:
        raise DatabaseAway(sentence("error-database-away"))

    monkeypatch.setattr(store, "head", away)
    error = site.client().emit("watch", {"id": "x"}, callback=True)["error"]
    assert (error["code"], error["wait"]) == ("database_away", 2)


def test_who_asks_too_often_is_told_how_long_to_wait(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.live.socket.MESSAGES_PER_MINUTE", 3)
    site = Site(store, tmp_path)
    hasty, other = site.client(), site.client()
    for _ in range(3):
        assert hasty.emit("unwatch", {"id": "x"}, callback=True) == {"ok": True}
    for event in ("watch", "unwatch", "watch_collection", "unwatch_collection"):
        error = hasty.emit(event, {"id": "x"}, callback=True)["error"]
        assert error["code"] == "too_many_requests"
        assert 1 <= error["wait"] <= 60
        assert str(error["wait"]) in error["message"]
        read(RefusedMessage, {"error": error}, "answer")
    assert other.emit("unwatch", {"id": "x"}, callback=True) == {"ok": True}
    for client in site.clients:
        client.disconnect()


def test_messages_larger_than_the_limit_are_refused_by_the_transport(site: Site) -> None:
    assert site.socketio.server.eio.max_http_buffer_size == MAX_MESSAGE_BYTES == 65536


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("null", True),
        ("https://chess.example", True),
        ("http://chess.example", True),
        ("https://club.example", True),
        ("https://evil.example", False),
        ("https://chess.example.evil.example", False),
        ("https://chess.example:444", False),
    ],
)
def test_sockets_are_for_the_same_host_sandboxes_and_named_origins(origin: str | None, allowed: bool) -> None:
    check = _origin_check(("https://club.example",))
    assert check(origin, {"HTTP_HOST": "chess.example"}) is allowed


@pytest.mark.parametrize(("lang", "word"), [("", "Analyse"), ("en", "review")])
def test_a_refusal_is_in_the_language_of_the_connection(site: Site, lang: str, word: str) -> None:
    client = site.socketio.test_client(
        site.app, headers={"Accept-Language": "de"}, query_string=f"?lang={lang}"
    )
    site.clients.append(client)
    assert word in client.emit("watch", {"id": "nowhere"}, callback=True)["error"]["message"]


@pytest.mark.parametrize("text", ["4" + "[" * 5000, "4" + '{"a":' * 5000, '42["watch",' + "[" * 5000])
def test_what_is_nested_too_deeply_is_no_json_and_no_crash(site: Site, text: str) -> None:
    packet = EnginePacket(encoded_packet=text)  # it reads JSON as the server made last does
    assert StrangersPacket(encoded_packet=packet.data).data == ["nothing"]


class Browser:
    """A page's socket: the texts as they go over the line."""

    def __init__(self, address: str) -> None:
        self.kept: list[str] = []
        self.socket = Client(f"ws://{address}/socket.io/?EIO=4&transport=websocket")
        self.socket.send("40")  # at once: what came with the handshake is seen with the next piece
        assert self.socket.receive(60).startswith("0")
        assert self.socket.receive(60).startswith("40")

    def ask(self, event: str, message: Json) -> Json:
        """The answer; what else is told meanwhile is kept for `told`."""
        self.socket.send(f"421{json.dumps([event, message])}")
        answer: Json = self._next("431")[0]
        return answer

    def told(self, event: str) -> Json:
        while True:
            name, message = self._next("42")
            if name == event:
                return dict(message)

    def _next(self, kind: str) -> list[Any]:
        for number, text in enumerate(self.kept):
            if text.startswith(kind):
                del self.kept[number]
                return list(json.loads(text.removeprefix(kind)))
        while True:
            text = self.socket.receive(60)
            assert text is not None, "nothing came"
            self.kept.append(text)
            if text.startswith(kind):
                return list(json.loads(self.kept.pop().removeprefix(kind)))


@pytest.fixture
def browser(site: Site) -> Iterator[Browser]:
    server = make_server("127.0.0.1", 0, site.app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    made = Browser(f"127.0.0.1:{server.server_port}")
    yield made
    made.socket.close()
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_collection_is_watched_over_a_real_socket(store: Store, browser: Browser) -> None:
    made, *_ = CollectionStore(store.database).create("Cup", {}, [NewGame("1. e4 *", FACTS, True)] * 2)
    assert browser.ask("watch_collection", {"id": made}) == {"ok": True}
    first = browser.told("collection")
    assert [(row["number"], row["status"]) for row in first["games"]] == [(1, "waiting"), (2, "waiting")]
    assert store.leases.claim_next("worker")
    changed = browser.told("collection")
    assert [(row["number"], row["status"]) for row in changed["games"]] == [(1, "running")]
    assert browser.ask("unwatch_collection", {"id": made}) == {"ok": True}
    assert browser.ask("watch_collection", {"id": "nowhere"})["error"]["code"] == "not_found"
    assert browser.ask("watch_collection", {})["error"]["code"] == "bad_message"


def test_a_review_is_watched_over_a_real_socket(store: Store, browser: Browser) -> None:
    review_id = running(store, 2)
    assert browser.ask("watch", {"id": review_id, "after": 1})["status"] == "running"
    assert [event["seq"] for event in browser.told("events")["events"]] == [2]
    assert browser.told("status") == {"id": review_id, "status": "running", "queue_position": None}
    store.leases.append(review_id, "worker", LOG[2:3])
    assert [event["seq"] for event in browser.told("events")["events"]] == [3]
    assert browser.ask("unwatch", {"id": review_id}) == {"ok": True}


def test_whoever_wakes_the_live_task_need_not_wait_for_its_slow_look(store: Store, site: Site) -> None:
    """The long pauses would keep the events for a minute; only a wake-up brings them sooner."""
    for rooms in (site.live.tails, site.live.tables):
        rooms._task._pace = Pace(tick=60, slow=60, gap=0)
    client = site.client()
    review_id = running(store, 1)
    site.live.rely_on_wakes(True)
    assert client.emit("watch", {"id": review_id}, callback=True)["ok"]
    assert len(collect(client, 1)) == 1
    store.leases.append(review_id, "worker", LOG[1:3])
    site.live.hear(f"{review_id} 3")
    assert [event["seq"] for event in collect(client, 2)] == [2, 3]


def test_a_socket_outlives_what_is_nested_too_deeply(store: Store, browser: Browser) -> None:
    for text in ("4" + "[" * 5000, '420["watch",' + "[" * 5000, '420["watch",' + '{"id":' * 5000):
        browser.socket.send(text)
    assert browser.ask("unwatch", {"id": running(store, 1)}) == {"ok": True}


def refused(rates: Rates, connection: str, address: str) -> MessageRefused:
    with pytest.raises(MessageRefused) as found:
        rates.take(connection, address)
    return found.value


def test_a_connection_may_ask_so_often_and_others_go_on() -> None:
    rates = Rates(3, 100)
    for _ in range(3):
        rates.take("ann", "192.0.2.1")
    refusal = refused(rates, "ann", "192.0.2.1")
    assert refusal.code == "too_many_requests"
    assert refusal.wait is not None
    assert 1 <= refusal.wait <= 60
    rates.take("bob", "192.0.2.1")


def test_an_address_may_ask_so_often_however_many_connections_it_has() -> None:
    rates = Rates(3, 5)
    for number in range(5):
        rates.take(f"connection {number}", "192.0.2.1")
    assert "5" in refused(rates, "one more", "192.0.2.1").message
    rates.take("another", "192.0.2.2")


def test_who_is_gone_leaves_no_count() -> None:
    rates = Rates(1, 100)
    rates.take("ann", "192.0.2.1")
    rates.forget("ann")
    rates.take("ann", "192.0.2.1")


@pytest.mark.parametrize(("since", "seconds"), [(0.0, 60), (0.5, 60), (30.0, 30), (58.5, 2), (59.9, 1)])
def test_who_is_refused_is_told_the_seconds_until_the_minute_is_over(
    monkeypatch: pytest.MonkeyPatch, since: float, seconds: int
) -> None:
    began = 1_800_000_000.0
    monkeypatch.setattr(time, "time", lambda: began)
    rates = Rates(1, 100)
    rates.take("ann", "192.0.2.1")
    monkeypatch.setattr(time, "time", lambda: began + since)
    refusal = refused(rates, "ann", "192.0.2.1")
    assert refusal.wait == seconds
    assert f"in {seconds} second" in refusal.message
