from __future__ import annotations

import json
from typing import Any

import pytest

from server.analysis.collection.finding.features import key_of, keys_of, ply_of
from server.analysis.collection.season.digest import LINE, band_of, digest_of, digest_text, pace_of
from server.analysis.events.fold import fold
from server.system.paths import ROOT
from tests.analysis.collection.season.made import move, state
from tests.folded import numbered


def test_a_fault_is_told_with_its_place_its_clock_and_its_kinds() -> None:
    facts = [{"kind": "hangs", "name": "left"}]
    made = state(
        moves={2: move(2, "blunder", 20.0, facts=facts), 3: move(3, "okay", 80.0)},
        clocks={1: 70.0, 2: 59.5, 3: 60.0},
    )
    [fault] = digest_of(made)["faults"]
    assert fault == {
        "ply": 2,
        "side": "black",
        "san": "move2",
        "fen": "after 1",
        "classification": "blunder",
        "phase": "opening",
        "clock": 59.5,
        "spent": None,
        "in_trouble": False,
        "quiet": False,
        "kinds": ["allowed:hangs"],
        "miss": None,
        "loss": 0.25,
        "good": None,
    }


def test_a_fault_that_let_go_of_a_win_is_a_miss() -> None:
    made = state(
        moves={1: move(1, "blunder", expected_before=0.9, expected_after=0.5), 2: move(2, "blunder")}
    )
    assert [fault["miss"] for fault in digest_of(made)["faults"]] == ["win", None]


def test_the_first_move_is_a_fault_of_the_start_position() -> None:
    [fault] = digest_of(state(moves={1: move(1, "mistake")}, start="odd b - - 0 1"))["faults"]
    assert (fault["fen"], fault["side"]) == ("odd b - - 0 1", "black")


def test_moves_are_told_apart_by_the_time_that_was_left() -> None:
    made = state(clocks={1: 59.9, 2: 300.0, 3: 119.0, 4: 299.0}, moves={4: move(4, "okay", 50.0)})
    digest = digest_of(made)
    assert digest["white"]["clocks"] == {
        "under_minute": {"moves": 1, "accuracy": 100.0},
        "under_two": {"moves": 1, "accuracy": 100.0},
    }
    assert digest["black"]["clocks"] == {
        "more": {"moves": 1, "accuracy": 100.0},
        "under_five": {"moves": 1, "accuracy": 50.0},
    }
    assert [band_of(clock) for clock in (0, 60, 120, 300)] == [
        "under_minute",
        "under_two",
        "under_five",
        "more",
    ]


def test_a_move_that_was_not_judged_counts_nowhere() -> None:
    made = state(moves={1: move(1, accuracy=None)}, clocks={1: 10.0})
    assert digest_of(made)["white"]["clocks"] == {}
    assert digest_of(made)["white"]["moves"] == 1


def test_where_a_side_first_stood_won_or_lost() -> None:
    digest = digest_of(state(wins={1: 0.84, 2: 0.85, 3: 0.99, 4: 0.1}))
    assert digest["white"]["won"] == {"ply": 2, "fen": "after 2", "win": 0.85}
    assert digest["white"]["lost"] == {"ply": 4, "fen": "after 4", "win": 0.1}
    assert digest["black"]["lost"] == digest["white"]["won"]
    assert digest_of(state())["white"]["won"] is None


def test_the_book_ends_at_the_last_named_position() -> None:
    opening = {"eco": "C50", "name": "Italian Game", "ply": 2}
    book = digest_of(state(opening=opening, wins={2: 0.6}))["book"]
    assert book == {"eco": "C50", "name": "Italian Game", "ply": 2, "fen": "after 2", "win": 0.6}
    assert digest_of(state())["book"] is None


@pytest.mark.parametrize(
    ("start", "row", "first"), [("x w - -", 2, 3), ("x b - -", 2, 2), ("x w - -", 1, 1), ("x b - -", 1, 1)]
)
def test_an_endgame_of_a_type_begins_with_its_row(start: str, row: int, first: int) -> None:
    changes = [{"row": row, "ply": 4, "type": "Rook"}]
    [stretch] = digest_of(state(start=start, changes=changes, wins={4: 0.25}))["endgame"]
    assert (stretch["from_ply"], stretch["ply"], stretch["fen"], stretch["win"]) == (
        first,
        4,
        "after 4",
        0.25,
    )
    assert stretch["white"]["moves"] + stretch["black"]["moves"] == 5 - first


def test_a_stretch_ends_where_the_next_begins() -> None:
    changes = [{"row": 1, "ply": 2, "type": "Rook"}, {"row": 2, "ply": 4, "type": "Pawn"}]
    moves = {1: move(1, "okay", 60.0), 3: move(3, "okay", 70.0)}
    rook, pawn = digest_of(state(changes=changes, moves=moves))["endgame"]
    assert rook["white"] == {"moves": 1, "accuracy": 60.0}
    assert pawn["white"] == {"moves": 1, "accuracy": 70.0}


def test_a_phase_is_told_with_its_accuracy_and_where_it_begins() -> None:
    figures: Any = {"accuracy": 81.5, "moves": 1, "acpl": None, "counts": {}}
    none: Any = {"accuracy": None, "moves": 0, "acpl": None, "counts": {}}
    parts = {"white": none, "black": none}
    phases = {"opening": parts, "middlegame": {"white": none, "black": figures}, "endgame": parts}
    by_ply = ["opening", "opening", "opening", "middlegame"]
    digest = digest_of(state(report={"phases": phases}, by_ply=by_ply))
    assert digest["black"]["phases"] == {"middlegame": (1, 81.5, 4)}
    assert digest["white"]["phases"] == {}


@pytest.mark.parametrize(
    ("headers", "hour"),
    [
        ({"UTCTime": "18:04:09", "Time": "20:04:09"}, 18),
        ({"Time": "07:00"}, 7),
        ({"UTCTime": "??:??:??"}, None),
        ({"Time": "24:00:00"}, None),
        ({}, None),
    ],
)
def test_the_hour_of_the_game(headers: dict[str, str], hour: int | None) -> None:
    assert digest_of(state(headers=headers))["hour"] == hour


def test_a_real_review_has_a_digest_of_some_kilobytes() -> None:
    events = json.loads((ROOT / "resources/samples/club.json").read_text("utf-8"))["events"]
    folded = fold(numbered(events))
    digest = digest_of(folded)
    assert digest["plies"] == 63
    assert digest["book"] and digest["book"]["ply"] == 15
    report = folded["report"]
    assert report is not None
    assert digest["white"]["accuracy"] == report["white"]["accuracy"]
    faults = sum(
        report[side]["counts"].get(kind, 0)
        for side in ("white", "black")
        for kind in ("inaccuracy", "mistake", "blunder")
    )
    assert len(digest["faults"]) == faults > 0
    assert len(json.dumps(digest)) < 8_000


def test_a_log_is_kept_as_the_digest_of_its_folded_state_short_and_with_names_as_they_are() -> None:
    log = json.loads((ROOT / "resources/samples/club.json").read_text("utf-8"))["events"]
    events = numbered(log)
    for game in (event for event in events if event["type"] == "game"):
        game["opening"] = {**game["opening"], "name": "Grünfeld"}
    kept = digest_text(events)
    assert json.loads(kept) == json.loads(json.dumps(digest_of(fold(events))))
    assert "Grünfeld" in kept
    assert '": ' not in kept


def test_of_a_position_that_nobody_has_looked_at_no_points_are_told() -> None:
    made = state(opening={"eco": "C50", "name": "Italian Game", "ply": 2})
    made["positions"][2] = None
    book = digest_of(made)["book"]
    assert book and book["win"] is None


def test_a_whole_digest_worked_out_by_hand() -> None:
    """Six plies: White's moves 90, 0 and not judged, Black's 80.12345, 70 and a blunder of 0."""
    figures: Any = {"accuracy": 81.5, "moves": 3, "acpl": None, "counts": {}}
    none: Any = {"accuracy": None, "moves": 0, "acpl": None, "counts": {}}
    report = {
        "white": figures,
        "black": {**figures, "accuracy": 50.5},
        "phases": {
            "opening": {"white": figures, "black": figures},
            "middlegame": {"white": none, "black": none},
            "endgame": {"white": figures, "black": none},
        },
    }
    judged = {1: 90.0, 2: 80.12345, 3: 0.0, 4: 70.0, 5: None, 6: 0.0}
    names = {3: "mistake", 6: "blunder"}
    made = state(
        6,
        moves={ply: move(ply, names.get(ply, "best"), accuracy) for ply, accuracy in judged.items()},
        clocks={1: 400.0, 3: 350.0, 5: 10.0, 6: 59.0},
        wins={1: 0.86, 4: 0.123456, 5: 0.14},
        report=report,
        by_ply=["opening"] * 2 + ["endgame"] * 3 + ["middlegame"],
        changes=[{"row": 2, "ply": 4, "type": "Rook"}],
        headers={"Time": "07:30"},
        opening={"eco": "C50", "name": "Italian Game", "ply": 1},
    )
    made["positions"][0] = None
    empty = {"clock": None, "spent": None, "quiet": False, "kinds": ["other:unproven"], "loss": 0.25}
    empty |= {"good": None, "in_trouble": False, "miss": None}
    lost = {"ply": 4, "fen": "after 4", "win": 0.1235}
    won = {"ply": 1, "fen": "after 1", "win": 0.86}
    told: Any = digest_of(made)
    assert told == {
        "plies": 6,
        "line": None,
        "opening_end": {"ply": 2, "fen": "after 2", "win": 0.5},
        "hour": 7,
        "book": {"eco": "C50", "name": "Italian Game", **won},
        "endgame": [
            {
                **lost,
                "type": "Rook",
                "from_ply": 3,
                "white": {"moves": 1, "accuracy": 0.0},
                "black": {"moves": 2, "accuracy": 70.0},
            }
        ],
        "faults": [
            {
                **empty,
                "ply": 3,
                "side": "white",
                "san": "move3",
                "fen": "after 2",
                "classification": "mistake",
                "phase": "endgame",
                "clock": 350.0,
                "spent": 50.0,
            },
            {
                **empty,
                "ply": 6,
                "side": "black",
                "san": "move6",
                "fen": "after 5",
                "classification": "blunder",
                "phase": "middlegame",
                "clock": 59.0,
                "spent": None,
            },
        ],
        "white": {
            "accuracy": 81.5,
            "moves": 2,
            "phases": {"opening": (3, 81.5, 1), "endgame": (3, 81.5, 3)},
            "clocks": {"more": {"moves": 2, "accuracy": 90.0}},
            "paces": {"thought": {"moves": 1, "accuracy": 0.0}},
            "won": won,
            "lost": lost,
        },
        "black": {
            "accuracy": 50.5,
            "moves": 3,
            "phases": {"opening": (3, 81.5, 1)},
            "clocks": {"under_minute": {"moves": 1, "accuracy": 0.0}},
            "paces": {},
            "won": lost,
            "lost": won,
        },
        "headers": {},
        "keys": keys_of(["start", *["after"] * 6]),
        "features": [],
    }


def test_the_beginning_of_a_game_is_kept_and_where_its_opening_ends() -> None:
    events = json.loads((ROOT / "resources" / "samples" / "club.json").read_text("utf-8"))["events"]
    state: Any = fold(numbered(events))
    digest: Any = digest_of(state)
    assert digest["line"] == [move["uci"] for move in state["game"]["moves"]][: len(digest["line"])]
    assert len(digest["line"]) == LINE
    end = digest["opening_end"]
    assert end["ply"] == state["phases"]["by_ply"].count("opening")
    assert end["win"] == pytest.approx(state["positions"][end["ply"]]["win"], abs=1e-3)
    odd: Any = {**state, "game": {**state["game"], "start_fen": "8/8/8/8/8/8/8/K1k5 w - - 0 1"}}
    assert digest_of(odd)["line"] is None


def test_moves_are_told_apart_by_the_time_that_they_took() -> None:
    made = state(
        plies=9,
        headers={"TimeControl": "300+0"},
        clocks={1: 298.0, 3: 290.0, 5: 231.0, 7: 171.0, 9: 180.0},
        moves={3: move(3, "blunder", 20.0)},
    )
    digest = digest_of(made)
    assert {band: tally["moves"] for band, tally in digest["white"]["paces"].items()} == {
        "instant": 1,
        "quick": 1,
        "thought": 1,
        "long": 1,
    }
    assert [fault["spent"] for fault in digest["faults"]] == [8.0]
    assert [pace_of(seconds) for seconds in (2.9, 3, 10, 60)] == ["instant", "quick", "thought", "long"]


def test_what_a_game_is_found_by_is_of_its_positions() -> None:
    folded = state(6, headers={"White": "Ann", "Event": "Cup"})
    for index, record in enumerate(folded["game"]["moves"], start=1):
        record["fen"] = f"4k3/4p3/8/8/8/8/4P3/{index}K{7 - index} w - - 0 1"
    found = digest_of(folded)
    assert found["headers"] == {"White": "Ann"}
    assert [(feature["kind"], feature["ply"]) for feature in found["features"]] == [("pawns", 1)]
    assert ply_of(found["keys"], key_of("4k3/4p3/8/8/8/8/4P3/3K4")) == 3
