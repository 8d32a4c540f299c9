"""What the rooms of reviews and collections have in common."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pytest

from server.live.rooms import Message, MessageRefused, Room, Rooms
from server.live.task import Pace
from server.wire.bodies import StatusMessage
from tests.live.conftest import Json, Wire


class Things(Rooms[Room]):
    too_many = "error-too-many-reviews-watched"

    def tell(self, keys: Collection[str] | None = None) -> None:
        """Nothing ever changes."""

    def wake(self, review_id: str, last_seq: int | None, stored: float | None = None) -> None:
        """Nothing ever changes."""

    def watch(self, sid: str, key: str) -> None:
        self._reserve(sid, key)
        if key not in self._rooms:
            self._rooms[key] = Room(self._new_name(key))
        self._enter(sid, self._rooms[key])

    def members(self) -> dict[str, set[str]]:
        return {key: room.members for key, room in self._rooms.items()}

    def send(self, *messages: Message) -> None:
        self._send(messages)


@pytest.fixture
def things(wire: Wire) -> Things:
    made = Things(wire.live(), lambda: None, pace=Pace(0.001), max_watched=2)
    for sid in ("ann", "bob"):
        made.connect(sid)
    return made


def test_who_has_not_connected_watches_nothing(things: Things) -> None:
    with pytest.raises(MessageRefused) as refused:
        things.watch("nobody", "a")
    assert refused.value.code == "disconnected"


def test_a_room_ends_with_its_last_member(things: Things) -> None:
    things.watch("ann", "a")
    things.watch("bob", "a")
    assert things.unwatch("ann", "a") == {"ok": True}
    assert things.members() == {"a": {"bob"}}
    things.disconnect("bob")
    assert things.members() == {}


def test_who_disconnects_leaves_every_room_and_cannot_come_back(things: Things) -> None:
    things.watch("ann", "a")
    things.watch("ann", "b")
    things.watch("bob", "b")
    things.disconnect("ann")
    assert things.members() == {"b": {"bob"}}
    with pytest.raises(MessageRefused):
        things.watch("ann", "a")


def test_a_connection_has_so_many_places_and_one_that_is_let_go_is_free(things: Things) -> None:
    things.watch("ann", "a")
    things.watch("ann", "b")
    things.watch("ann", "b")
    with pytest.raises(MessageRefused) as refused:
        things.watch("ann", "c")
    said = "This connection already watches 2 reviews, the maximum. Stop watching one"
    assert (refused.value.code, str(refused.value.message)[: len(said)]) == ("too_many", said)
    things.watch("bob", "c")
    things.unwatch("ann", "a")
    things.watch("ann", "c")
    assert things.members() == {"b": {"ann"}, "c": {"ann", "bob"}}


def test_leaving_what_was_never_watched_does_no_harm(things: Things) -> None:
    things.watch("ann", "a")
    assert things.unwatch("bob", "a") == things.unwatch("nobody", "x") == {"ok": True}
    things.disconnect("nobody")
    assert things.members() == {"a": {"ann"}}


def test_a_connection_that_cannot_be_told_keeps_nothing_from_the_others(
    things: Things, wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    plain: Callable[[str, Json, str], None] = wire.send

    def broken_for_ann(event: str, message: Json, sid: str) -> None:
        if sid == "ann":
            raise OSError("broken pipe")
        plain(event, message, sid)

    wire.send = broken_for_ann  # type: ignore[method-assign]
    message: StatusMessage = {"id": "a", "status": "done", "queue_position": None}
    things.send(("status", message, "ann"), ("status", message, "bob"))
    assert wire.sent == [("status", message, "bob")]
    assert "broken pipe" in caplog.text


def test_who_enters_twice_is_in_the_room_once(things: Things, wire: Wire) -> None:
    things.watch("ann", "a")
    things.watch("ann", "a")
    things.unwatch("ann", "a")
    assert [sorted(members) for members in wire.rooms.values()] == [[]]


def test_a_room_that_is_made_anew_has_another_name(things: Things, wire: Wire) -> None:
    for sid in ("ann", "bob"):
        things.watch(sid, "a")
        things.unwatch(sid, "a")
    assert len(wire.rooms) == 2
