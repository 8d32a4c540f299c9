from __future__ import annotations

from pathlib import Path

import flask

from server.live.encoded import Encoded
from server.live.socket import create_live
from server.live.traffic import Traffic
from server.settings import Settings
from server.store.collections.collections import CollectionStore
from server.store.reviews.reviews import Store
from tests.live.conftest import running


def test_a_message_to_several_counts_for_each() -> None:
    traffic = Traffic()
    traffic.sent({"id": "x", "status": "done"}, to=3)
    traffic.sent(Encoded("{}", events=4), to=5)
    assert (traffic.messages, traffic.events) == (8, 20)


def test_the_live_room_tells_who_is_there_and_what_was_sent(store: Store, tmp_path: Path) -> None:
    fixed = {"KIBITZ_DATA_DIR": str(tmp_path), "KIBITZ_ASYNC_MODE": "threading"}
    traffic, app = Traffic(), flask.Flask(__name__)
    live = create_live(store, CollectionStore(store.database), Settings.from_environ(fixed), traffic)
    live.init_app(app)
    review_id = running(store, 3)
    first, second = live.socketio.test_client(app), live.socketio.test_client(app)
    assert (traffic.connections, traffic.watchers()) == (2, 0)
    for client in (first, second):
        assert client.emit("watch", {"id": review_id}, callback=True)["ok"]
    assert (traffic.watchers(), traffic.events) == (2, 6)
    first.emit("unwatch", {"id": review_id}, callback=True)
    assert traffic.watchers() == 1
    for client in (first, second):
        client.disconnect()
    assert (traffic.connections, traffic.watchers()) == (0, 0)


def test_nobody_watches_before_there_is_a_room() -> None:
    assert Traffic().watchers() == 0
