"""From the state to pictures: which ply, what is complete, what the words are."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from server.i18n import texts
from server.images import from_state
from server.images.pictures import MAX_FRAMES, BoardLook, DrawnArrow
from server.system.paths import ROOT
from tests.folded import fold

FOLDS = ROOT / "tests" / "data" / "fold"


def say(key: str, **params: object) -> str:
    return f"{key} {params}" if params else key


def state_of(name: str = "complete") -> Any:
    case: dict[str, Any] = json.loads((FOLDS / f"{name}.json").read_text())
    return fold(case["events"])


def test_without_a_report_the_last_ply_tells_most() -> None:
    state: Any = {**state_of(), "report": None}
    assert from_state.telling_ply(state) == len(state["moves"])


def test_the_card_names_the_opening_in_the_language_of_its_asker() -> None:
    state = state_of()
    named: Any = {**state["game"], "opening": {"eco": "B90", "name": "Sicilian Defense: Najdorf Variation"}}
    card = from_state.card(state | {"game": named}, 0, (), BoardLook(), partial(texts.text, "de"))
    assert card.opening == "Sizilianische Verteidigung: Najdorf-Variante"


def test_the_greatest_swing_tells_most() -> None:
    moments = [{"ply": 1, "kind": "blunder", "swing": 0.2}, {"ply": 2, "kind": "missed_win", "swing": -0.6}]
    state = state_of()
    report = (state["report"] or {}) | {"key_moments": moments}
    assert from_state.telling_ply(state | {"report": report}) == 2


def test_an_accuracy_that_can_change_is_not_shown() -> None:
    state = state_of()
    report = {
        "white": {"accuracy": 91.23},
        "black": {"accuracy": 101.0},
        "provisional": False,
        "key_moments": [],
    }
    done: Any = {**state, "report": report}
    card = from_state.card(done, 0, [], BoardLook(), say)
    assert (card.white.accuracy, card.black.accuracy) == ("91image-decimal-point2", "100image-decimal-point0")
    for changes in ({"provisional": True}, {"black": {"accuracy": None}}):
        open_one = from_state.card(done | {"report": report | changes}, 0, [], BoardLook(), say)
        assert (open_one.white.accuracy, open_one.black.accuracy) == ("", "")


def test_a_fault_shows_what_was_better() -> None:
    state = state_of()
    verdict = {
        "ply": 1,
        "classification": "mistake",
        "best": {"uci": "d2d4", "san": "d4"},
        "expected_before": 0.5,
        "expected_after": 0.3,
        "quiet": False,
    }
    faulty: Any = {**state, "moves": [verdict, *state["moves"][1:]]}
    assert DrawnArrow("d2", "d4", "best") in from_state.board_at(faulty, 1).arrows
    card = from_state.card(faulty, 1, [], BoardLook(), say)
    assert card.verdict == "class-mistake"
    assert card.better == "image-better {'move': '1. d4'}"


def test_a_line_leaves_the_game_and_its_verdict() -> None:
    card = from_state.card(state_of(), 0, ["e2e4", "e7e5", "e1e8"], BoardLook(), say)
    assert card.board.fen.startswith("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w")
    assert (card.board.origin, card.board.target, card.board.classification) == ("e7", "e5", None)
    assert card.move == card.verdict == ""


def test_an_animation_is_cut_at_its_limit() -> None:
    state = state_of()
    last = len(state["moves"])
    whole = from_state.animation(state, 0, last, BoardLook(), 500, say)
    assert len(whole.frames) == len(whole.captions) == last + 1 <= MAX_FRAMES


def test_moves_have_the_letters_of_the_language() -> None:
    german = partial(texts.text, "de")
    state = state_of()
    state["game"]["moves"][0]["san"] = "Nf3"
    assert from_state.animation(state, 0, 1, BoardLook(), 500, german).captions[1].startswith("1. Sf3")
    assert from_state.card(state, 1, [], BoardLook(), german).move == "1. Sf3"


def test_names_that_nobody_gave_are_the_sides() -> None:
    state = state_of()
    nameless: Any = {**state, "game": {**state["game"], "headers": {"White": "?", "Black": "???"}}}
    assert from_state.side(nameless, "white", say).name == "side-white"
    assert from_state.side(nameless, "black", say).name == "side-black"


def test_a_null_move_ends_a_line() -> None:
    assert from_state.board_at(state_of(), 0, ["0000", "e7e5"]) == from_state.board_at(state_of(), 0)


@pytest.mark.parametrize(
    ("kind", "label"),
    [
        ("Rook + Minor Piece", "Endspiel (zwei Türme und Leichtfigur gegen weniger)"),
        ("Rook vs Rook (Unequal Minors)", "Endspiel (je ein Turm, zwei Leichtfiguren gegen eine)"),
        ("Endgame", "Endspiel"),
        (None, "Endspiel"),
        ("Fortress", "Endspiel (Fortress)"),
    ],
)
def test_the_endgame_is_named_in_the_readers_language(kind: str | None, label: str) -> None:
    state: Any = {**state_of(), "phases": {"by_ply": ["endgame", "endgame"], "endgame_type": kind}}
    (band,) = from_state.bands(state, partial(texts.text, "de"))
    assert band.label == label
