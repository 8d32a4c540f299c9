from __future__ import annotations

import json
from typing import Any

import chess
import pytest
from flask.testing import FlaskClient

from server.store.reviews.reviews import Store
from server.web.resources.exercises import MOST_PUZZLES
from tests.seasons import collect, log_of
from tests.web.embed.test_collection import kept


@pytest.fixture
def made(store: Store) -> tuple[str, list[str]]:
    logs = [log_of("club", {"White": "Ann", "Black": f"Other {number}"}) for number in range(3)]
    return collect(store, logs, "Saturday")


def puzzles_of(page: str) -> list[dict[str, Any]]:
    told: Any = kept(page)["puzzles"]
    assert isinstance(told, list)
    return told


def test_a_review_asks_its_positions_with_a_single_good_answer(
    client: FlaskClient, made: tuple[str, list[str]]
) -> None:
    page = client.get(f"/embed/{made[1][0]}?mode=puzzle&lang=de").text
    found = puzzles_of(page)
    assert found
    for puzzle in found:
        board = chess.Board(puzzle["fen"])
        for uci in puzzle["solution"]:
            board.push_uci(uci)
        assert puzzle["players"] == "Ann – Other 0"
        assert f"/r/{made[1][0]}#" in puzzle["game"]
    told: Any = kept(page)["options"]
    assert told["orientation"] == "auto", "whoever moves is below"
    assert "<svg" in page and "Was ist besser als" in page, "the first stands there without JavaScript"
    state = client.get(f"/api/reviews/{made[1][0]}").get_json()["state"]
    for puzzle in found:
        ply = int(puzzle["game"].rpartition("#")[2])
        first, second = (
            next(line for line in state["positions"][ply - 1]["lines"] if line["rank"] == rank)
            for rank in (1, 2)
        )
        assert first["pv"][0] != second["pv"][0]


def test_of_a_collection_those_are_asked_that_cost_the_most(
    client: FlaskClient, made: tuple[str, list[str]]
) -> None:
    page = client.get(f"/embed/c/{made[0]}?mode=puzzle").text
    found = puzzles_of(page)
    assert len(found) == MOST_PUZZLES
    assert [puzzle["players"] for puzzle in found] == sorted(puzzle["players"] for puzzle in found)
    assert "Saturday" in page


def test_what_has_no_puzzle_says_so(client: FlaskClient, store: Store) -> None:
    quiet = log_of("club", {"White": "Ann", "Black": "Bob"})
    for event in quiet:
        if event["type"] == "move":
            event["quiet"] = True
    _, (review,) = collect(store, [json.loads(json.dumps(quiet))])
    page = client.get(f"/embed/{review}?mode=puzzle").text
    assert puzzles_of(page) == [] and "There are no puzzles here." in page


def test_of_a_review_that_runs_puzzles_may_come(client: FlaskClient, store: Store) -> None:
    review, _ = store.create("1. e4", {}, [])
    page = client.get(f"/embed/{review}?mode=puzzle").text
    assert puzzles_of(page) == [] and "There are no puzzles here yet." in page


def test_the_frame_of_a_pgn_asks_for_one(client: FlaskClient) -> None:
    assert "embed/pgn_puzzles" in client.get("/embed/pgn?mode=puzzle").text
    assert "embed/pgn_puzzles" not in client.get("/embed/pgn").text
