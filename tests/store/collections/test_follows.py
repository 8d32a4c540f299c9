from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from server.store.collections.collections import CollectionStore
from server.store.collections.follows import LEASE, AlreadyFollowsError, Follow, FollowLook, Follows
from server.store.database.database import follows_table
from server.store.reviews.reviews import Store
from server.wire.bodies import RowFault
from tests.store.conftest import Clock, collect, count, game

URL = "https://club.example:8080/live.pgn"
LOOK = FollowLook("live", pause=10, labels={"a": 1}, etag='"1"')


@pytest.fixture
def follows(store: Store) -> Follows:
    return Follows(store.database, store._clock)


def later(store: Store, seconds: float) -> None:
    assert isinstance(store._clock, Clock)
    store._clock.now += seconds


def begun(follows: Follows, collections: CollectionStore) -> str:
    made, _ = collect(collections, 1)
    assert follows.begin(made, URL, {"nodes": 1000}, LOOK, 20)
    return made


def claimed(follows: Follows, store: Store, owner: str = "worker") -> Follow:
    later(store, 1000)
    found = follows.claim(owner)
    assert found is not None
    return found


def test_a_round_is_looked_at_when_it_is_due(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    made = begun(follows, collections)
    assert follows.claim("worker") is None
    later(store, 10)
    found = follows.claim("worker")
    assert found is not None
    assert (found.collection_id, found.url, found.options) == (made, URL, {"nodes": 1000})
    assert (found.labels, found.etag, found.last_modified) == ({"a": 1}, '"1"', None)
    assert follows.holds(found)
    assert follows.claim("other") is None


def test_many_workers_at_once_get_a_look_once(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    begun(follows, collections)
    later(store, 10)
    claims: list[Follow | None] = []
    threads = [
        threading.Thread(target=lambda name=f"w{n}": claims.append(follows.claim(name))) for n in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(claim is not None for claim in claims) == 1


def test_a_worker_that_dies_is_made_up_for_and_notes_nothing_any_more(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    begun(follows, collections)
    dead = claimed(follows, store, "dead")
    later(store, LEASE)
    assert follows.claim("alive") is not None
    assert not follows.holds(dead)
    assert not follows.note(dead, LOOK)


def test_what_came_is_told(store: Store, follows: Follows, collections: CollectionStore) -> None:
    made = begun(follows, collections)
    before = follows.followed([made])[made]
    assert (before.state, before.fault, before.looked_at) == ("live", None, before.changed_at)
    look = claimed(follows, store)
    assert follows.note(look, replace(LOOK, state="waiting", etag='"2"', pause=60))
    after = follows.followed([made, "nobody"])
    assert list(after) == [made]
    assert (after[made].state, after[made].changed_at) == ("waiting", before.changed_at)
    assert after[made].looked_at > before.looked_at
    told = after[made].to_json()
    assert (told["url"], told["host"]) == (URL, "club.example:8080")
    assert told["looked_at"].startswith("1970-01-01T00:") and told["looked_at"].endswith("+00:00")
    again = claimed(follows, store)
    assert again.etag == '"2"'
    assert follows.note(again, replace(LOOK, changed=True))
    assert follows.followed([made])[made].changed_at > before.changed_at


def test_a_fault_is_told_with_its_begin_and_goes_with_the_next_text(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    made = begun(follows, collections)
    fault: RowFault = {"message": "Gone.", "place": None, "said": None}
    assert follows.note(claimed(follows, store), replace(LOOK, fault=fault))
    assert follows.followed([made])[made].fault == fault
    second = claimed(follows, store)
    since = second.fault_since
    assert since is not None
    assert follows.note(second, replace(LOOK, fault=fault))
    third = claimed(follows, store)
    assert third.fault_since == since
    assert follows.note(third, LOOK)
    assert claimed(follows, store).fault_since is None
    assert follows.followed([made])[made].fault is None


def test_what_has_ended_is_looked_at_no_more(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    made = begun(follows, collections)
    assert follows.note(claimed(follows, store), replace(LOOK, ended=True))
    later(store, 10_000)
    assert follows.claim("worker") is None
    assert follows.followed([made])[made].state == "ended"
    assert follows.live() == set()
    assert not follows.end(made)


def test_an_owner_ends_it_in_the_middle_of_a_look(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    made = begun(follows, collections)
    look = claimed(follows, store)
    assert follows.live([made, "nobody"]) == {made}
    assert follows.end(made)
    assert not follows.holds(look)
    assert not follows.note(look, LOOK)
    assert follows.followed([made])[made].state == "ended"


def test_only_so_many_are_followed_at_a_time(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    first = begun(follows, collections)
    second, _ = collect(collections, 1)
    assert not follows.begin(second, URL, {}, LOOK, 1)
    assert follows.end(first)
    assert follows.begin(second, URL, {}, LOOK, 1)


def test_it_goes_with_its_collection(store: Store, follows: Follows, collections: CollectionStore) -> None:
    made = begun(follows, collections)
    look = claimed(follows, store)
    collections.delete(made)
    assert not follows.note(look, LOOK)
    assert count(store, follows_table) == 0


def test_a_collection_whose_time_is_over_is_not_followed(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    made, _, _ = collections.create("Cup", {}, [game()], expires=2000.0)
    assert follows.begin(made, URL, {}, LOOK, 20)
    later(store, 2000)
    assert follows.claim("worker") is None
    assert follows.live() == set()


@pytest.mark.parametrize(
    ("look", "seconds", "is_told"),
    [
        (LOOK, 20, False),
        (replace(LOOK, etag='"2"'), 20, False),
        (LOOK, 65, True),
        (replace(LOOK, changed=True), 20, True),
        (replace(LOOK, ended=True), 20, True),
        (replace(LOOK, state="waiting"), 20, True),
        (replace(LOOK, fault={"message": "Gone.", "place": None, "said": None}), 20, True),
    ],
)
def test_who_shows_a_round_hears_of_a_look_that_found_something_or_once_a_minute(
    store: Store,
    follows: Follows,
    collections: CollectionStore,
    look: FollowLook,
    seconds: float,
    is_told: bool,
) -> None:
    assert isinstance(store._clock, Clock)
    store._clock.now = 60_000.0  # a minute begins
    made = begun(follows, collections)
    store._clock.now = 60_000.0 + seconds
    claim = follows.claim("worker")
    assert claim is not None
    shown = collections.marks([made])[made].version
    assert follows.note(claim, look)
    assert (collections.marks([made])[made].version > shown) is is_told


def test_who_hurries_has_it_looked_at_now_unless_it_is_being_looked_at(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    made = begun(follows, collections)
    assert follows.claim("worker") is None
    assert follows.hurry(made)
    found = follows.claim("worker")
    assert found is not None
    assert follows.hurry(made)
    assert follows.claim("other") is None and follows.holds(found)
    assert follows.end(made) and not follows.hurry(made)
    assert not follows.hurry("nowhere")


def test_who_hurries_often_has_it_looked_at_no_sooner_than_the_pause_after_the_last_look(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    made = begun(follows, collections)
    assert follows.note(claimed(follows, store), replace(LOOK, pause=1000))
    assert follows.hurry(made, 50) and follows.hurry(made, 50)
    later(store, 40)
    assert follows.claim("worker") is None
    later(store, 10)
    assert follows.claim("worker") is not None


PAGE = "https://lichess.org/@/Vera"
PLAYER = FollowLook("waiting", pause=900, labels={}, since=5.0)


def test_a_player_is_told_by_name_and_goes_on_from_what_was_noted(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    made, _ = collect(collections, 1)
    assert follows.begin(made, PAGE, {}, PLAYER, 1)
    told = follows.followed([made])[made].to_json()
    assert (told["player"], told["host"], told["state"]) == ("Vera", "lichess.org", "waiting")
    assert told["next_at"] is not None and told["next_at"] > told["looked_at"]
    found = claimed(follows, store)
    assert (found.since, found.opened) == (5.0, found.begun)
    shown = collections.marks([made])[made].version
    assert follows.note(found, replace(PLAYER, since=9.0))
    assert collections.marks([made])[made].version > shown, "when the next look comes is told each time"
    assert follows.note(claimed(follows, store), replace(PLAYER, since=9.0, ended=True))
    after = follows.followed([made])[made].to_json()
    assert (after["state"], after["next_at"], after["player"]) == ("ended", None, "Vera")


def test_players_and_rounds_have_a_room_each(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    made = [collect(collections, 1)[0] for _ in range(3)]
    assert follows.begin(made[0], PAGE, {}, PLAYER, 1)
    assert not follows.begin(made[1], PAGE, {}, PLAYER, 1)
    assert follows.begin(made[1], URL, {}, LOOK, 1)
    assert not follows.begin(made[2], URL, {}, LOOK, 1)
    assert follows.live() == {made[1]}, "a player is no round"


def test_a_collection_follows_one_thing_at_a_time_and_another_after_its_end(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    made = begun(follows, collections)
    with pytest.raises(AlreadyFollowsError):
        follows.begin(made, PAGE, {}, PLAYER, 1)
    assert follows.followed([made])[made].url == URL
    follows.end(made)
    assert follows.begin(made, PAGE, {}, PLAYER, 1)
    assert (follows.followed([made])[made].url, follows.followed([made])[made].state) == (PAGE, "waiting")


def test_two_at_once_begin_one(store: Store, follows: Follows, collections: CollectionStore) -> None:
    made, _ = collect(collections, 1)
    ends: list[object] = []

    def begin() -> None:
        try:
            ends.append(follows.begin(made, PAGE, {}, PLAYER, 9))
        except AlreadyFollowsError:
            ends.append("already")

    threads = [threading.Thread(target=begin) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(map(str, ends)) == ["True", "already", "already", "already"]


def test_whoever_opens_it_is_noted_once_a_day(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    made, _ = collect(collections, 1)
    assert follows.begin(made, PAGE, {}, PLAYER, 1)
    first = claimed(follows, store)
    follows.opened(made)
    later(store, LEASE)
    same = claimed(follows, store)
    assert same.opened == first.opened
    later(store, 24 * 60 * 60)
    before = store._clock()
    follows.opened(made)
    follows.opened("nobody")
    assert before < claimed(follows, store).opened < store._clock()


def test_when_a_review_was_made_stands_in_its_row(
    store: Store, follows: Follows, collections: CollectionStore
) -> None:
    before = store._clock()
    made, _ = collect(collections, 1)
    (row,) = follows.rows(made)
    assert before < row.made < store._clock()
