"""A review as text: 80 columns, moves by their numbers, a mate that is on the board called so."""

from __future__ import annotations

import json
from typing import Any

import pytest

from server.programs.review_text import COLUMNS, as_text
from server.system.paths import ROOT
from tests.folded import fold

FOLDS = ROOT / "tests" / "data" / "fold"


@pytest.fixture
def state() -> Any:
    return fold(json.loads((FOLDS / "complete.json").read_text())["events"])


def test_no_line_is_wider_than_a_terminal(state: Any) -> None:
    state["game"]["headers"] |= {"White": "Anderssen, Adolf " * 5, "Event": "A tournament " * 4}
    assert max(map(len, as_text(state).splitlines())) <= COLUMNS


def test_it_begins_with_players_opening_and_engine(state: Any) -> None:
    state["game"]["headers"] |= {"White": "Anderssen", "Black": "?"}
    state["game"]["opening"] = {"eco": "C50", "name": "Italian Game", "ply": 2}
    first, second, third = as_text(state).splitlines()[:3]
    assert first.startswith("Anderssen v Black")
    assert second == "C50 Italian Game"
    assert third.startswith(state["plan"]["engine"]["name"])


def test_every_move_has_a_line_with_its_number(state: Any) -> None:
    lines = as_text(state).splitlines()
    for ply, record in enumerate(state["game"]["moves"], start=1):
        number = f"{(ply + 1) // 2}{'.' if ply % 2 else '...'}"
        assert [line for line in lines if line.split()[:2] == [number, record["san"]]], number


def test_a_move_is_not_its_own_better_one(state: Any) -> None:
    move = state["moves"][0]
    played = state["game"]["moves"][0]
    move |= {"loss": 0.01, "best": {"uci": played["uci"], "san": played["san"]}}
    line = next(line for line in as_text(state).splitlines() if line.split()[:1] == ["1."])
    assert line.split().count(played["san"]) == 1


def test_key_moments_have_the_numbers_of_their_moves(state: Any) -> None:
    state["report"]["key_moments"] = [{"ply": 2, "kind": "turning_point", "swing": 0.3}]
    san = state["game"]["moves"][1]["san"]
    assert f"Key moments: 1...{san} (turning point)" in as_text(state)


def test_a_mate_on_the_board_is_no_mate_in_none(state: Any) -> None:
    state["positions"][1]["lines"] = [{"cp": None, "mate": 0, "san": []}]
    assert "#0" not in as_text(state)
    assert "mate" in as_text(state)


def test_a_close_call_has_a_mark_that_is_explained(state: Any) -> None:
    assert "~" not in as_text(state)
    state["moves"][0] |= {"classification": "inaccuracy", "close": "okay"}
    line = next(line for line in as_text(state).splitlines() if line.split()[:1] == ["1."])
    assert "inaccuracy~" in line.split()
    assert "~ a close call" in as_text(state)


def test_a_fault_has_its_reason_below_it(state: Any) -> None:
    said = [{"key": "reason-better", "params": {"move": "1…Nf6"}}]
    state["moves"][1] |= {"classification": "mistake", "reason": {"rule": "cp_to_cp", "said": said}}
    lines = as_text(state).splitlines()
    at = next(index for index, line in enumerate(lines) if line.split()[:1] == ["1..."])
    assert lines[at + 1].strip() == "Better was 1...Nf6."
    state["moves"][1]["classification"] = "okay"
    assert "Better was" not in as_text(state)


def test_the_story_of_the_game_comes_before_its_moves(state: Any) -> None:
    assert "The game was level throughout." in as_text(state).split("\n\n")[1]
    state["report"]["story"] = [{"key": "story-level-until", "params": {"move": "34…Kg7?", "how": ""}}]
    assert "\n\nThe game was level until 34...Kg7?.\n\n" in as_text(state)
    state["report"]["story"] = []
    assert as_text(state).split("\n\n")[1].lstrip().startswith("Move")


def test_the_exact_part_is_told_where_there_is_one(state: Any) -> None:
    assert "Exact from" not in as_text(state)
    exact = json.loads((FOLDS / "exact.json").read_text())["state"]["report"]["exact"]
    state["report"]["exact"] = exact
    told = " ".join(as_text(state).split())
    assert "Exact from move 1 on. White: win kept in 0 of 0 moves, draw held in 0 of 0, 0 half points" in told
    assert "Black: win kept in 0 of 1 moves, draw held in 0 of 0, 1 half point given away." in told


def test_an_endgame_has_the_name_that_the_page_gives_it(state: Any) -> None:
    state["phases"] |= {"by_ply": ["endgame"], "endgame_type": "Rook + Minor Piece"}
    said = as_text(state)
    assert "Endgame: two rooks and a minor piece against less" in said
    assert "Rook + Minor Piece" not in said
