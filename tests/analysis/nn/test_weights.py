"""The file of weights and the plain score."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import chess
import numpy as np
import pytest

from server.analysis.nn.features import FLIP, dense, from_boards
from server.analysis.nn.weights import Weights, WeightsError, bucket_of, load_weights, save_weights, scores
from tests.analysis.builtin.random_weights import random_weights

FENS = (
    chess.STARTING_FEN,
    "r3k2r/pp1b1ppp/2n2n2/1B2N3/Q2Pq3/2P1B3/P4PPP/R3K2R w KQkq - 1 13",
    "7r/pp1k1p2/2pN1npp/8/8/BP6/P4PnP/2KR4 w - - 0 23",
    "8/8/1k6/8/8/8/4P3/3K4 b - - 0 1",
)


def by_hand(weights: Weights, board: chess.Board) -> float:
    """The formulas of the module's docstring, number by number."""
    features = np.flatnonzero(dense(from_boards([board]))[0, :768])
    white = weights.acc_b + sum(weights.acc_w[feature] for feature in features)
    black = weights.acc_b + sum(weights.acc_w[FLIP[feature]] for feature in features)
    views = [white, black] if board.turn else [black, white]
    hidden = [min(max(value, 0), 1) ** 2 for value in np.concatenate(views)]
    bucket = (len(features) - 1) * weights.buckets // 32
    value = float(weights.out_b[bucket])
    for column in range(weights.l1_b.shape[1]):
        total = weights.l1_b[bucket, column] + np.dot(hidden, weights.l1_w[bucket, :, column])
        value += min(max(total, 0), 1) ** 2 * weights.out_w[bucket, column]
    return float(weights.psq[features].sum()) + (value if board.turn else -value)


@pytest.mark.parametrize("buckets", [1, 8])
def test_the_plain_score_follows_the_formulas(buckets: int) -> None:
    weights = random_weights(buckets=buckets)
    boards = [chess.Board(fen) for fen in FENS]
    expected = [by_hand(weights, board) for board in boards]
    assert scores(weights, from_boards(boards)) == pytest.approx(expected, abs=1e-5)


def test_the_score_turns_with_the_colours() -> None:
    boards = [chess.Board(fen) for fen in FENS]
    weights = load_weights()
    here = scores(weights, from_boards(boards))
    there = scores(weights, from_boards([board.mirror() for board in boards]))
    assert here == pytest.approx(-there, abs=1e-4)


def test_every_number_of_men_has_a_bucket() -> None:
    men = np.arange(0, 65)
    found = bucket_of(men, 8)
    assert found.min() == 0
    assert found.max() == 7
    assert [int(bucket) for bucket in bucket_of(np.array([1, 4, 5, 32]), 8)] == [0, 0, 1, 7]


def test_saved_weights_come_back(tmp_path: Path) -> None:
    weights = random_weights()
    save_weights(weights, tmp_path / "weights.npz")
    again = load_weights(tmp_path / "weights.npz")
    for field in dataclasses.fields(Weights):
        assert np.array_equal(getattr(weights, field.name), getattr(again, field.name))


def test_arrays_that_do_not_fit_are_refused() -> None:
    with pytest.raises(WeightsError, match="acc_b"):
        dataclasses.replace(random_weights(), acc_b=np.zeros(5, np.float32))


def test_a_file_without_an_array_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "weights.npz", acc_w=np.zeros((768, 4), np.float32))
    with pytest.raises(WeightsError, match="acc_b"):
        load_weights(tmp_path / "weights.npz")


def test_the_shipped_skip_is_antisymmetric() -> None:
    weights = load_weights()
    assert np.array_equal(weights.psq[FLIP], -weights.psq)
