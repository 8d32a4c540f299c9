from __future__ import annotations

import io
import json
from typing import Any

import chess
import chess.pgn
import pytest

from server.analysis.game.game import parse_games
from server.analysis.report.exercises import LONGEST, exercises_of, exercises_pgn, puzzles_of
from server.system.paths import RESOURCES
from tests.folded import fold, numbered

SAMPLE = sorted((RESOURCES / "samples").glob("*.json"))[0]


@pytest.fixture(scope="module")
def state() -> Any:
    told = json.loads(SAMPLE.read_text("utf-8"))
    events = told["events"] if isinstance(told, dict) else told
    return fold(numbered(events))


def test_every_fault_that_teaches_is_an_exercise_with_a_better_line(state: Any) -> None:
    found = exercises_of(state)
    assert found
    for each in found:
        move = state["moves"][each.ply - 1]
        assert move["loss"] and not move["quiet"]
        assert move["classification"] in each.themes
        board = each.board
        assert board.turn == (each.side == "white")
        assert board.parse_uci(each.fault) in board.legal_moves
        assert 1 <= len(each.solution) <= LONGEST
        for uci in each.solution:
            board.push_uci(uci)


def test_a_puzzle_has_a_single_good_answer(state: Any) -> None:
    plies = [each.ply for each in puzzles_of(state)]
    assert plies and set(plies) < {each.ply for each in exercises_of(state)}
    for ply in plies:
        lines = state["positions"][ply - 1]["lines"]
        second = next(line for line in lines if line["rank"] == 2)
        best = second.get("against") or lines[0]
        assert (second["cp"], second["mate"]) != (best["cp"], best["mate"])
    without = [position and {**position, "lines": position["lines"][:1]} for position in state["positions"]]
    alone: Any = {**state, "positions": without}
    assert puzzles_of(alone) == [], "nothing to compare with"


def test_a_side_alone_can_be_asked(state: Any) -> None:
    both, white, black = (
        [each.ply for each in exercises_of(state, sides)]
        for sides in (("white", "black"), ("white",), ("black",))
    )
    assert sorted(white + black) == both
    assert not set(white) & set(black)


def test_decided_faults_and_a_review_without_a_game_give_none(state: Any) -> None:
    moves = [move and {**move, "quiet": True} for move in state["moves"]]
    decided: Any = {**state, "moves": moves}
    empty: Any = {**state, "game": None}
    assert exercises_of(decided) == exercises_of(empty) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_is_a_game_of_its_own_that_readers_take(state: Any, language: str) -> None:
    found = exercises_of(state, language=language)
    text = exercises_pgn(found, language)
    ours = list(parse_games(text))
    assert len(ours) == len(found)
    for exercise, game in zip(found, ours, strict=True):
        assert game.start.fen() == exercise.board.fen()
        assert tuple(move.uci() for move in game.moves) == exercise.solution
        assert not game.notices
    theirs = chess.pgn.read_game(io.StringIO(text))
    assert theirs is not None and not theirs.errors
    assert exercises_pgn(found, language) == text
    assert max(map(len, text.splitlines())) <= 255


def test_the_question_names_side_and_move(state: Any) -> None:
    (first, *_) = exercises_of(state)
    text = exercises_pgn([first])
    assert f"{first.side.title()} to move: what is better than" in " ".join(text.split())
