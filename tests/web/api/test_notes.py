"""POST /api/reviews/<id>/notes: what the owner of a review writes on it, and whom the owner lets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from server.analysis.report import owner_notes
from server.store.reviews.reviews import Store
from server.web.api import notes
from tests.web.api.test_reviews import DONE, assert_error, run, token

Json = dict[str, Any]
Post = Callable[..., Json]


def write(client: FlaskClient, made: Json, key: str | None = None, **note: object) -> Any:
    headers = {"X-Delete-Token": key} if key else token(made)
    return client.post(f"/api/reviews/{made['id']}/notes", json={"ply": 1, **note}, headers=headers)


def notes_of(client: FlaskClient, made: Json) -> list[Json]:
    body: Any = client.get(f"/api/reviews/{made['id']}").json
    found: list[Json] = body["state"]["notes"]
    return found


def lend(client: FlaskClient, made: Json) -> str:
    answer: Any = client.post(f"/api/reviews/{made['id']}/notes/link", headers=token(made))
    assert answer.status_code == 201
    assert answer.json["url"].endswith(f"/r/{made['id']}#note={answer.json['note_token']}")
    found: str = answer.json["note_token"]
    return found


def test_a_note_is_an_event_that_everybody_sees(client: FlaskClient, store: Store, post: Post) -> None:
    made = post()
    run(store, made["id"], DONE)
    before = client.get(f"/api/reviews/{made['id']}").headers["ETag"]
    answer = write(client, made, comment="Mine.", nags=[1])
    assert answer.status_code == 201
    assert answer.json == store.events(made["id"])[-1]
    assert [(note["ply"], note["comment"], note["nags"]) for note in notes_of(client, made)] == [
        (1, "Mine.", [1])
    ]
    review: Any = client.get(f"/api/reviews/{made['id']}")
    assert review.json["status"] == "done"
    assert review.headers["ETag"] != before
    assert b"{ Mine." in client.get(f"/api/reviews/{made['id']}.pgn").data


def test_a_later_note_takes_the_place_and_an_empty_one_frees_it(client: FlaskClient, post: Post) -> None:
    made = post()
    write(client, made, comment="One.")
    write(client, made, comment="Two.")
    write(client, made, ply=0, comment="Before it begins.")
    assert sorted(note["comment"] for note in notes_of(client, made)) == ["Before it begins.", "Two."]
    write(client, made, comment="")
    assert [note["comment"] for note in notes_of(client, made)] == ["Before it begins."]


def test_nobody_else_writes(client: FlaskClient, post: Post) -> None:
    made, other = post(), post()
    assert_error(write(client, made, "wrong", comment="x"), 403, "forbidden")
    assert_error(write(client, made, other["delete_token"], comment="x"), 403, "forbidden")
    assert_error(write(client, {**made, "id": "nowhere"}, comment="x"), 404)
    assert notes_of(client, made) == []


def test_a_note_tells_its_author(client: FlaskClient, store: Store, post: Post) -> None:
    made = post()
    run(store, made["id"], DONE)
    write(client, made, comment="Mine.", author="  Anna \n Muster\x00 ")
    assert notes_of(client, made)[0]["author"] == "Anna Muster"
    assert b"{ Anna Muster: Mine." in client.get(f"/api/reviews/{made['id']}.pgn").data
    assert_error(write(client, made, comment="Mine.", author="x" * 61), 422, "bad_options")
    assert_error(write(client, made, comment="Mine.", author=1), 422, "bad_options")


def test_the_owner_learns_whether_a_link_was_made(client: FlaskClient, post: Post) -> None:
    made = post()
    address = f"/api/reviews/{made['id']}/notes/link"

    def lent() -> object:
        answer: Any = client.get(address, headers=token(made))
        return answer.json

    assert lent() == {"lent": False}
    key = lend(client, made)
    assert lent() == {"lent": True}
    client.delete(address, headers=token(made))
    assert lent() == {"lent": False}
    assert_error(client.get(address, headers={"X-Delete-Token": key}), 403, "forbidden")


def test_a_key_may_write_until_it_is_withdrawn_and_do_nothing_else(client: FlaskClient, post: Post) -> None:
    made = post()
    key = lend(client, made)
    assert write(client, made, key, comment="From the trainer.").status_code == 201
    address = f"/api/reviews/{made['id']}"
    guest = {"X-Delete-Token": key}
    assert_error(client.delete(address, headers=guest), 403, "forbidden")
    assert_error(client.post(f"{address}/notes/link", headers=guest), 403, "forbidden")
    assert_error(client.delete(f"{address}/notes/link", headers=guest), 403, "forbidden")
    newer = lend(client, made)
    assert_error(write(client, made, key, comment="x"), 403, "forbidden")
    assert client.delete(f"{address}/notes/link", headers=token(made)).status_code == 204
    assert_error(write(client, made, newer, comment="x"), 403, "forbidden")
    assert_error(client.delete(f"{address}/notes/link", headers=token(made)), 409, "no_link")
    assert [note["comment"] for note in notes_of(client, made)] == ["From the trainer."]


@pytest.mark.parametrize(
    ("note", "place"),
    [
        ({"ply": 99}, "ply"),
        ({"ply": -1}, "ply"),
        ({"ply": 1, "line": ["e2e4"]}, "line"),
        ({"ply": 1, "comment": "x" * 2001}, "comment"),
        ({"ply": 1, "nags": [0]}, "nags.0"),
        ({"ply": 1, "arrows": [{"from": "e2", "to": "<b>", "color": "red"}]}, "arrows"),
        ({"ply": 1, "html": "<b>"}, "html"),
    ],
)
def test_what_is_wrong_is_named(client: FlaskClient, post: Post, note: Json, place: str) -> None:
    answer = write(client, post(), **note)
    assert (answer.status_code, answer.json["error"]["place"]) == (422, place)


def test_a_review_takes_so_many_notes_and_another_once_one_is_removed(
    client: FlaskClient, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notes, "MOST_NOTES", 2)
    made = post()
    for ply in (1, 2):
        assert write(client, made, ply=ply, comment="Mine.").status_code == 201
    for place in ({"ply": 3}, {"line": ["d7d5"]}):
        assert_error(write(client, made, **place, comment="Mine."), 409, "too_many_notes")
    assert write(client, made, comment="Changed.").status_code == 201
    assert write(client, made, ply=2, removed=True).status_code == 201
    assert write(client, made, ply=3, comment="Mine.").status_code == 201
    assert [(note["ply"], note["comment"]) for note in notes_of(client, made)] == [
        (1, "Changed."),
        (3, "Mine."),
    ]


def test_however_often_a_link_is_used_the_owner_can_write(
    client: FlaskClient, store: Store, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notes, "MOST_CHANGES", 8)
    made = post()
    guest = lend(client, made)
    for number in range(4):
        assert write(client, made, guest, comment=f"{number}.").status_code == 201
    error = assert_error(write(client, made, guest, comment="x"), 409, "too_many_notes")
    assert "4 times" in error["message"] and "creator" in error["message"]
    assert_error(write(client, made, lend(client, made), comment="x"), 409, "too_many_notes")
    for number in range(4):
        assert write(client, made, comment=f"Mine {number}.").status_code == 201
    assert [note["comment"] for note in notes_of(client, made)] == ["Mine 3."]
    assert_error(write(client, made, comment="x"), 409, "too_many_notes")
    assert len([event for event in store.events(made["id"]) if event["type"] == "note"]) == 8


def test_a_link_fills_half_of_the_places_and_the_owner_the_rest(
    client: FlaskClient, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notes, "MOST_NOTES", 4)
    made = post()
    guest = lend(client, made)
    for ply in (0, 1):
        assert write(client, made, guest, ply=ply, comment="Theirs.").status_code == 201
    assert_error(write(client, made, guest, ply=2, comment="Theirs."), 409, "too_many_notes")
    assert write(client, made, guest, ply=1, comment="Better.").status_code == 201
    for ply in (2, 3):
        assert write(client, made, ply=ply, comment="Mine.").status_code == 201


def test_what_was_removed_is_gone_from_the_log(client: FlaskClient, store: Store, post: Post) -> None:
    made = post()
    run(store, made["id"], DONE)
    for text in ("Secret.", "Better."):
        write(client, made, comment=text)
    write(client, made, line=["d7d5"], comment="Secret, too.")
    write(client, made, line=["d7d5"], removed=True)
    told: Any = client.get(f"/api/reviews/{made['id']}/events").json
    assert "Secret" not in str(told) and "Better." in str(told)
    assert [event["seq"] for event in told["events"]] == [*range(1, told["seq"] + 1)]


def test_the_limits_of_the_schema_are_those_that_are_held() -> None:
    assert owner_notes.LONGEST_COMMENT * 12 < notes.MAX_BYTES
