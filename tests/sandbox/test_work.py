"""What is read, as plain functions: each gives plain values that can cross to another process."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from server.analysis.errors import GameError
from server.analysis.events.fold import fold
from server.analysis.game.limits import GameLimits
from server.analysis.report.annotated_pgn import Told
from server.analysis.review.options import ReviewOptions
from server.sandbox import work
from tests.folded import numbered

GAME = (Path(__file__).parents[1] / "data" / "games").glob("*.pgn").__next__().read_text()
LIMITS = GameLimits()
FILE = '[Event "1"]\n\n1. e4 e5 *\n\n[Event "2"]\n\n1. e9 *\n'


def test_the_first_events_fold_to_the_game_that_is_exported() -> None:
    events = work.first_events(GAME, ReviewOptions(), LIMITS)
    assert pickle.loads(pickle.dumps(events)) == events
    assert {event["type"] for event in events} >= {"game", "phases"}
    state = fold(numbered(events))
    assert work.annotated(GAME, state, "en", LIMITS, Told()).startswith("[Event ")


def test_a_file_is_its_games_each_with_its_own_fault() -> None:
    texts = work.texts_of_games(FILE, LIMITS)
    first, second = (work.entry_of(number, text, LIMITS) for number, text in enumerate(texts, start=1))
    assert (first.number, first.fault, first.facts["plies"]) == (1, None, 2)
    assert (second.number, second.text) == (2, texts[1])
    assert second.facts["headers"] == {"Event": "2", "Result": "*"}
    fault = pickle.loads(pickle.dumps(second)).fault
    assert (fault.code, fault.place) == ("bad_game", "move 1, White")


def test_a_game_that_is_none_by_itself_is_an_entry_all_the_same() -> None:
    entry = work.entry_of(3, "https://lichess.org/abcdefgh", LIMITS)
    assert (entry.number, entry.fault and entry.fault.code) == (3, "link")


def test_names_are_hidden() -> None:
    hidden = work.without_names('[White "Anna Larsson"]\n\n1. e4 {Larsson} *', LIMITS)
    assert "Larsson" not in hidden


def test_a_move_is_told_of_or_refused() -> None:
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    told = work.explain_move(start, "e2e4", [], [])
    assert pickle.loads(pickle.dumps(told)) == told
    with pytest.raises(GameError):
        work.explain_move(start, "e2e5", [], [])


def test_what_people_play_in_a_position() -> None:
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    here = work.people_at(start, ["e2e4"], 600)
    assert pickle.loads(pickle.dumps(here)) == here
    assert here["moves"][0]["san"] == "e5"


def test_a_season_is_made_of_digests_and_a_digest_of_a_log() -> None:
    sample = Path(__file__).parents[2] / "resources" / "samples" / "morphy.json"
    events = json.loads(sample.read_text("utf-8"))["events"]
    digest = work.digest_of_log([json.dumps(event).encode() for event in events])
    assert json.loads(digest)["plies"] == 33
    facts = json.dumps({"headers": {"White": "Ann", "Result": "1-0"}, "opening": None})
    rows = [(1, "r1", facts, digest), (2, None, facts, None)]
    told = work.season({"id": "c", "title": "Cup"}, rows, "Ann", "json")
    assert told is not None
    season = json.loads(told)
    assert (season["totals"]["games"]["n"], season["reviewed"]) == (2, 1)
    assert (work.season({"id": "c", "title": "Cup"}, rows, "Ann", "csv") or "").startswith("section,row,")
    assert work.season({"id": "c", "title": "Cup"}, rows, "Bob", "json") is None
