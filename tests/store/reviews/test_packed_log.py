from __future__ import annotations

import json
from typing import Any, cast

import pytest

from server.store.collections.collections import CollectionStore
from server.store.reviews import packed_log
from server.store.reviews.packed_log import UnreadablePiece, facts_of, piece_of, unpack
from server.store.reviews.reviews import Store
from server.system.paths import RESOURCES
from tests.folded import numbered
from tests.store.conftest import DONE, MOVE, STOPPED, Json, collect, pack

LOG: list[Json] = [{"type": "game", "name": "Ä\n\u2028"}, *({**MOVE, "ply": ply} for ply in range(9)), DONE]


def unpacked(piece: bytes, *span: Any) -> list[Json]:
    return cast(list[Json], unpack(packed_log.FORMAT, piece, *span))


def test_a_log_comes_back_as_it_was() -> None:
    assert unpacked(packed_log.pack(LOG)) == numbered(LOG)
    assert unpacked(packed_log.pack(numbered(LOG))) == numbered(LOG), "numbers are not kept twice"


@pytest.mark.parametrize(("after", "limit"), [(0, 3), (4, None), (4, 2), (10, 5), (11, None), (99, 1)])
def test_a_part_of_a_log_is_the_same_part(after: int, limit: int | None) -> None:
    assert unpacked(packed_log.pack(LOG), after, limit) == numbered(LOG)[after:][:limit]


def test_a_very_long_log_is_packed_too() -> None:
    long = [{**MOVE, "text": f"{number} " * 500} for number in range(1000)]
    assert unpacked(packed_log.pack(long)) == numbered(long)


def test_what_no_text_may_hold_comes_back_too() -> None:
    strange = [{"type": "game", "name": "\ud800", "figure": 1e-300, "number": 2**70}]
    assert unpacked(packed_log.pack(strange)) == numbered(strange)


def test_real_logs_come_back_and_are_small() -> None:
    for file in (RESOURCES / "samples").glob("*.json"):
        events = json.loads(file.read_text("utf-8"))["events"]
        piece = packed_log.pack(events)
        assert unpacked(piece) == numbered(events)
        assert len(piece) < len(json.dumps(events)) / 6


@pytest.mark.parametrize(
    ("written", "piece"),
    [
        (packed_log.FORMAT, b"nonsense"),
        (packed_log.FORMAT, packed_log.pack(LOG)[:-20]),
        (99, packed_log.pack(LOG)),
        (packed_log.FORMAT, b""),
    ],
)
def test_a_piece_that_is_none_is_refused(written: int, piece: bytes) -> None:
    with pytest.raises(UnreadablePiece):
        unpack(written, piece)


def in_table(store: Store, collections: CollectionStore, collection_id: str) -> Any:
    (row,) = collections.games(collection_id)
    return row.to_json()


SIDE: Json = {"accuracy": 91.5, "acpl": 20.0, "counts": {"best": 1}, "moves": 1, "judged": 1, "phases": [1]}
OTHER: Json = {**SIDE, "accuracy": None, "misses": [2]}
REPORT: Json = {"type": "report", "white": SIDE, "black": OTHER, "provisional": True}
FAILED: Json = {"type": "failed", "code": "engine", "message": "No engine.", "said": ["x", {}]}


@pytest.mark.parametrize(
    "events",
    [
        [STOPPED],
        [{"type": "plan", "pass": 1}, MOVE, {**MOVE, "ply": 2}, MOVE, STOPPED],
        [{"type": "plan", "pass": 1}, MOVE, {"type": "plan", "pass": 2}, STOPPED],
        [MOVE, {"type": "plan", "pass": 2}, {**MOVE, "pass": 2}, {**MOVE, "pass": 2, "ply": 7}, STOPPED],
        [{**REPORT, "provisional": False}, REPORT, FAILED],
        [FAILED, {"type": "report", "white": None}, DONE],
        [REPORT, DONE],
        [REPORT, {**DONE, "totals": {"seconds": 7.5}}],
        [{**DONE, "totals": {"seconds": 7.5}}, STOPPED],
    ],
)
def test_a_table_shows_the_same_of_a_packed_log(
    store: Store, collections: CollectionStore, events: list[Json]
) -> None:
    collection_id, (review_id,) = collect(collections, 1)
    store.leases.claim_next("worker")
    store.leases.append(review_id, "worker", events)
    before = in_table(store, collections, collection_id)
    pack(store, review_id)
    assert in_table(store, collections, collection_id) == before


def test_the_facts_are_no_longer_than_a_table_needs() -> None:
    facts = facts_of([{**REPORT, "story": ["long"]}, DONE])
    assert facts["report"] == {
        "provisional": True,
        "white": {key: value for key, value in SIDE.items() if key != "phases"},
        "black": {key: value for key, value in OTHER.items() if key != "phases"},
    }


def test_a_piece_says_how_long_its_log_is() -> None:
    piece = piece_of(LOG)
    assert (piece["last_seq"], piece["format"]) == (len(LOG), packed_log.FORMAT)
    assert piece["data"] == packed_log.pack(LOG)


def test_moves_that_a_correction_has_taken_back_are_not_counted() -> None:
    games = [{"type": "game", "moves": [{}] * plies} for plies in (3, 2)]
    moves: list[Json] = [{**MOVE, "ply": ply} for ply in (1, 2, 3)]
    assert facts_of([games[0], *moves, DONE])["judged"] == 3
    assert facts_of([games[0], *moves, DONE, games[1], DONE])["judged"] == 2
