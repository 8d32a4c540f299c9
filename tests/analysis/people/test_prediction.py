"""What people play, against figures that another implementation made of the networks as they were published
(numpy, float32)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import chess
import numpy as np
import pytest

from server.analysis.people.prediction import Prediction, predictions

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "data" / "people.jsonl").read_text().splitlines()
]


def last(fen: str | None, moves: str) -> Prediction:
    """Of the position after the moves."""
    start = chess.Board(fen or chess.STARTING_FEN)
    return list(predictions(start, list(map(chess.Move.from_uci, moves.split()))))[-1]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_each_level_plays_as_its_network_was_published(case: dict[str, Any]) -> None:
    seen = last(case["start_fen"], case["moves"])
    shares = dict(zip([move.uci() for move in seen.moves], seen.by_level().T, strict=True))
    for move, expected in case["expected"].items():
        assert shares[move] == pytest.approx(expected, abs=0.004), move  # the weights are float16


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_moves_are_the_legal_ones_and_their_probabilities_add_up_to_one(case: dict[str, Any]) -> None:
    seen = last(case["start_fen"], case["moves"])
    board = chess.Board(case["start_fen"] or chess.STARTING_FEN)
    for move in case["moves"].split():
        board.push_uci(move)
    assert set(seen.moves) == set(board.legal_moves)
    if seen.moves:
        assert seen.by_level().sum(axis=1) == pytest.approx([1, 1, 1])
        assert seen.at(1600).sum() == pytest.approx(1)


def test_a_game_that_is_over_has_no_moves() -> None:
    over = last(None, "f2f3 e7e5 g2g4 d8h4")
    assert over.moves == ()
    assert over.by_level().shape == (3, 0)
    assert over.at(1500).shape == (0,)


def test_there_is_one_prediction_for_each_position() -> None:
    moves = [chess.Move.from_uci(move) for move in ("e2e4", "e7e5")]
    assert [len(each.moves) for each in predictions(chess.Board(), moves)] == [20, 20, 29]


def test_a_stronger_player_finds_more() -> None:
    """Black has a fork for his knight; the higher the rating the likelier it is found."""
    seen = last("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3", "g8f6 f3g5 d7d5 e4d5")
    at = seen.moves.index(chess.Move.from_uci("c6a5"))
    found = [seen.at(rating)[at] for rating in (1100, 1300, 1500, 1700, 1900)]
    assert np.all(np.diff(found) > 0)


def test_chess960_is_refused() -> None:
    start = chess.Board.from_chess960_pos(0)
    with pytest.raises(ValueError, match="standard chess"):
        list(predictions(start, []))
