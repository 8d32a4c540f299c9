from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import flask
import pytest
from flask_socketio import SocketIO
from flask_socketio.test_client import SocketIOTestClient

from server.analysis.events.fold import fold
from server.analysis.reading import read
from server.bodies import EventsMessage, StatusMessage
from server.live.socket import MAX_MESSAGE_BYTES, Tails, _origin_check, create_live
from server.settings import Settings
from server.store.collections import CollectionStore
from server.store.reviews import Store

Json = dict[str, Any]
LOG: list[Json] = [{"type": "preview", "win": [0.5], "model": str(number)} for number in range(1, 8)]


class Wire:
    """Notes what is sent to whom."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Json, str]] = []

    def send(self, event: str, message: Json, sid: str) -> None:
        if event == "status":
            read(StatusMessage, json.loads(json.dumps(message)), event)
        else:
            assert message.keys() == EventsMessage.__annotations__.keys()
        self.sent.append((event, message, sid))

    def seqs(self, sid: str) -> list[int]:
        return [
            event["seq"]
            for name, message, to in self.sent
            if name == "events" and to == sid
            for event in message["events"]
        ]

    def statuses(self, sid: str) -> list[str]:
        return [message["status"] for name, message, to in self.sent if name == "status" and to == sid]


class CountingStore(Store):
    """A store that counts the questions of the tail, and lets a test act just after an answer was given."""

    asked = 0
    after_events: Callable[[], None] | None = None
    after_tails: Callable[[], None] | None = None

    def tails(self, cursors: Any) -> Any:
        self.asked += 1
        answer = super().tails(cursors)
        act, self.after_tails = self.after_tails, None
        if act:
            act()
        return answer

    def events(self, review_id: str, after: int = 0, limit: int | None = None) -> list[Json]:
        answer = super().events(review_id, after, limit)
        if not answer and self.after_events:
            act, self.after_events = self.after_events, None
            act()
        return answer


@pytest.fixture
def store(tmp_path: Path) -> Iterator[CountingStore]:
    made = CountingStore(f"sqlite:///{tmp_path}/live.db")
    yield made
    made.close()


@pytest.fixture
def wire() -> Wire:
    return Wire()


def make_tails(store: Store, wire: Wire, spawn: Callable[[Any], object] = lambda task: None) -> Tails:
    tails = Tails(store, wire.send, spawn, time.sleep, tick=0.001, max_watched=8)
    for sid in ("ann", "bob"):
        tails.connect(sid)
    return tails


def running(store: Store, stored: int) -> str:
    review_id, _ = store.create("1. e4", {}, LOG[:stored])
    store.claim(review_id, "worker")
    return review_id


def test_what_is_stored_is_replayed_and_what_lands_follows(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 3)
    assert tails.watch("ann", review_id, 0) == {"ok": True, "status": "running", "queue_position": None}
    assert wire.seqs("ann") == [1, 2, 3]
    store.append(review_id, "worker", LOG[3:5])
    tails.tell()
    tails.tell()
    assert wire.seqs("ann") == [1, 2, 3, 4, 5]


def test_only_what_comes_after_the_cursor_is_sent(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 4)
    tails.watch("ann", review_id, 3)
    assert wire.seqs("ann") == [4]


def test_a_late_watcher_gets_all_and_disturbs_nobody(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 2)
    tails.watch("ann", review_id, 0)
    store.append(review_id, "worker", LOG[2:4])
    tails.watch("bob", review_id, 0)
    tails.tell()
    assert sorted(set(wire.seqs("bob"))) == [1, 2, 3, 4]
    assert wire.seqs("ann") == [1, 2, 3, 4]


def test_a_cursor_beyond_the_log_holds_nothing_back_from_anybody(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 2)
    tails.watch("ann", review_id, 1_000_000)
    tails.watch("bob", review_id, 0)
    store.append(review_id, "worker", LOG[2:3])
    tails.tell()
    assert wire.seqs("ann") == [3]
    assert wire.seqs("bob") == [1, 2, 3]


def test_an_event_that_lands_between_replay_and_joining_is_not_lost(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 2)
    tails.watch("ann", review_id, 0)

    def land() -> None:
        store.append(review_id, "worker", LOG[2:3])
        tails.tell()

    store.after_events = land  # when bob was told that nothing more is stored
    tails.watch("bob", review_id, 0)
    tails.tell()
    assert wire.seqs("ann") == [1, 2, 3]
    assert wire.seqs("bob") == [1, 2, 3]


def test_an_answer_for_a_room_that_was_made_anew_is_not_told_twice(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 2)
    tails.watch("ann", review_id, 0)
    store.append(review_id, "worker", LOG[2:4])

    def change_over() -> None:
        tails.unwatch("ann", review_id)
        tails.watch("bob", review_id, 2)

    store.after_tails = change_over
    tails.tell()
    tails.tell()
    assert wire.seqs("bob") == [3, 4]


def test_a_change_of_state_is_told_once(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id, _ = store.create("1. e4", {}, LOG[:1])
    tails.watch("ann", review_id, 0)
    tails.tell()
    tails.tell()
    assert set(wire.statuses("ann")) == {"waiting"}
    told = len(wire.statuses("ann"))
    store.claim(review_id, "worker")
    tails.tell()
    tails.tell()
    assert wire.statuses("ann")[told:] == ["running"]


def test_a_deletion_is_told(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 1)
    tails.watch("ann", review_id, 0)
    store.delete(review_id)
    tails.tell()
    assert wire.statuses("ann")[-1] == "deleted"


def test_the_store_is_not_asked_while_nobody_watches(store: CountingStore, wire: Wire) -> None:
    tasks: list[Callable[[], None]] = []
    tails = make_tails(store, wire, tasks.append)
    assert tasks == []
    review_id = running(store, 1)
    tails.watch("ann", review_id, 0)
    tails.watch("bob", review_id, 0)
    assert len(tasks) == 1, "one task for all"
    tails.disconnect("ann")
    tails.unwatch("bob", review_id)
    tasks[0]()
    assert store.asked == 0
    tails.watch("bob", review_id, 0)
    assert len(tasks) == 2, "it begins again with the next watcher"


def test_a_store_that_fails_for_a_moment_does_not_end_the_tail(
    store: CountingStore, wire: Wire, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tasks: list[Callable[[], None]] = []
    tails = make_tails(store, wire, tasks.append)
    review_id = running(store, 1)
    tails.watch("ann", review_id, 0)
    asked: list[int] = []

    def failing_once(cursors: object) -> list[object]:
        asked.append(1)
        if len(asked) == 1:
            raise OSError("disk away")
        tails.disconnect("ann")
        return []

    monkeypatch.setattr(store, "tails", failing_once)
    monkeypatch.setattr(tails._task, "_sleep", lambda seconds: None)
    tasks[0]()
    assert len(asked) == 2
    assert "disk away" in caplog.text


def test_a_watcher_that_leaves_while_it_is_served_is_not_kept(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 3)
    plain_send = wire.send

    def leaving_send(event: str, message: Json, sid: str) -> None:
        plain_send(event, message, sid)
        tails.disconnect(sid)

    tails._send = leaving_send
    tails.watch("ann", review_id, 0)
    assert tails.watched() == {}


def test_no_event_is_lost_however_watching_and_writing_interleave(store: CountingStore, wire: Wire) -> None:
    """Watchers come, go and come back at random while a worker writes and the tail tells."""
    tails = make_tails(store, wire, lambda task: threading.Thread(target=task, daemon=True).start())
    review_id = running(store, 1)
    total = 120
    chance = random.Random(5)

    def write() -> None:
        for number in range(2, total + 1):
            store.append(review_id, "worker", [{"type": "preview", "win": [], "model": str(number)}])

    def visit(sid: str) -> None:
        while len(set(wire.seqs(sid))) < total:
            got = wire.seqs(sid)
            tails.watch(sid, review_id, max(got, default=0))
            time.sleep(chance.random() / 200)
            if chance.random() < 0.3:
                tails.unwatch(sid, review_id)

    threads = [
        threading.Thread(target=write),
        *(threading.Thread(target=visit, args=[s]) for s in ("ann", "bob")),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    for sid in ("ann", "bob"):
        tails.disconnect(sid)
        highest = 0
        for seq in wire.seqs(sid):
            assert seq <= highest + 1, "a gap"
            highest = max(highest, seq)
        assert highest == total


class Site:
    """A Socket.IO server over a store, and clients to it."""

    def __init__(self, store: Store, tmp_path: Path) -> None:
        settings = Settings.from_environ(
            {"KIBITZ_DATA_DIR": str(tmp_path), "KIBITZ_ASYNC_MODE": "threading", "KIBITZ_TICK": "0.01"}
        )
        self.app = flask.Flask(__name__)
        self.socketio: SocketIO = create_live(store, CollectionStore(store.database), settings)
        self.socketio.init_app(self.app)
        self.clients: list[SocketIOTestClient] = []

    def client(self) -> SocketIOTestClient:
        self.clients.append(self.socketio.test_client(self.app))
        return self.clients[-1]


@pytest.fixture
def site(store: CountingStore, tmp_path: Path) -> Iterator[Site]:
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


def test_replay_and_live_give_the_same_state_over_socket_io(store: CountingStore, site: Site) -> None:
    early, late = site.client(), site.client()
    review_id = running(store, 2)
    assert early.emit("watch", {"id": review_id, "after": 0}, callback=True)["ok"]
    store.append(review_id, "worker", LOG[2:5])
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


def test_an_unknown_review_is_refused_and_not_watched(store: CountingStore, site: Site) -> None:
    client = site.client()
    assert client.emit("watch", {"id": "nowhere"}, callback=True)["error"]["code"] == "not_found"
    ids = [running(store, 1) for _ in range(8)]
    assert all(client.emit("watch", {"id": one}, callback=True).get("ok") for one in ids)


def test_a_ninth_review_is_refused_until_one_is_let_go(store: CountingStore, site: Site) -> None:
    client = site.client()
    ids = [running(store, 1) for _ in range(9)]
    answers = [client.emit("watch", {"id": one}, callback=True) for one in ids]
    assert [answer.get("ok", False) for answer in answers] == [True] * 8 + [False]
    assert answers[8]["error"]["code"] == "too_many"
    assert client.emit("watch", {"id": ids[0]}, callback=True)["ok"], "one that is watched may be asked again"
    assert client.emit("unwatch", {"id": ids[0]}, callback=True) == {"ok": True}
    assert client.emit("watch", {"id": ids[8]}, callback=True)["ok"]


def test_a_fault_inside_is_answered_without_its_detail(
    site: Site, store: CountingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def burst(review_id: str) -> None:
        raise OSError("secret path")

    monkeypatch.setattr(store, "get", burst)
    answer = site.client().emit("watch", {"id": "x"}, callback=True)
    assert answer["error"]["code"] == "internal"
    assert "secret" not in str(answer)


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
