"""Comparisons, centipawns and win chances from the network."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor

import chess
import pytest

from server.analysis.evaluation import Score, expected_points
from server.analysis.nn.evaluator import Evaluator, shared
from server.analysis.nn.features import from_boards
from server.analysis.nn.loader import Model
from server.analysis.nn.weights import load_weights, scores

LEVEL = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
QUEEN_UP = "r1b1kbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 4"
QUEEN_DOWN = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNB1KB1R w KQkq - 0 4"
ENDINGS = "8/5p2/R7/5k2/8/8/P4P2/6K1 w - - 1 36", "8/8/1k6/8/8/8/4P3/3K4 w - - 0 1"
BOARDS = [chess.Board(fen) for fen in (LEVEL, QUEEN_UP, QUEEN_DOWN, *ENDINGS)]


@pytest.fixture(scope="module")
def evaluator() -> Evaluator:
    return shared()


class Counting(Model):
    """Counts the rows that reach the network."""

    rows = 0

    def compare(self, first, second):  # type: ignore[no-untyped-def]
        self.rows += len(first)
        return super().compare(first, second)


def test_the_side_with_a_queen_more_stands_better(evaluator: Evaluator) -> None:
    level, up, down = BOARDS[:3]
    better, worse = evaluator.compare_positions([up, down], [level, level])
    assert better > 0.9
    assert worse < 0.1


def test_two_orders_of_a_pair_add_up_to_one(evaluator: Evaluator) -> None:
    there = evaluator.compare_positions(BOARDS, BOARDS[::-1])
    back = evaluator.compare_positions(BOARDS[::-1], BOARDS)
    assert [one + other for one, other in zip(there, back, strict=True)] == pytest.approx([1.0] * 5, abs=1e-6)


def test_pairs_need_a_partner_each(evaluator: Evaluator) -> None:
    with pytest.raises(ValueError, match="shorter"):
        evaluator.compare_positions(BOARDS, BOARDS[:2])


def test_method_1_is_the_weights_score_in_centipawns(evaluator: Evaluator) -> None:
    weights = load_weights()
    expected = scores(weights, from_boards(BOARDS)) / weights.k
    assert evaluator.evaluate_absolute_score_white_pov(BOARDS) == pytest.approx(expected, abs=2)


def test_the_preview_is_on_the_scale_of_expected_points(evaluator: Evaluator) -> None:
    centipawns = evaluator.evaluate_absolute_score_white_pov(BOARDS[:4])
    expected = [expected_points(Score(cp=round(value)), last_moved=chess.WHITE) for value in centipawns]
    assert evaluator.preview(BOARDS[:4]) == pytest.approx(expected, abs=0.001)


@pytest.mark.parametrize(
    ("fen", "chance"),
    [
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", 0.0),
        ("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4", 1.0),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0.5),
        ("8/8/4k3/8/8/4K3/8/7N w - - 0 1", 0.5),
    ],
    ids=["mated", "mates", "stalemate", "no material"],
)
def test_the_preview_of_an_ended_game_is_its_result(evaluator: Evaluator, fen: str, chance: float) -> None:
    assert evaluator.preview([chess.Board(fen)]) == [chance]


def test_a_preview_of_nothing_is_empty(evaluator: Evaluator) -> None:
    assert evaluator.preview([]) == []


def test_what_was_asked_before_does_not_reach_the_network_again() -> None:
    model = Counting()
    evaluator = Evaluator(model)
    first = evaluator.evaluate_absolute_score_white_pov([*BOARDS, *BOARDS])
    assert model.rows == len(BOARDS)
    assert evaluator.evaluate_absolute_score_white_pov([*BOARDS, *BOARDS]) == first
    assert model.rows == len(BOARDS)


def test_a_full_cache_forgets_the_oldest_and_still_answers_right() -> None:
    model = Counting()
    small, large = Evaluator(model, cached=2), shared()
    for _ in range(2):
        said = small.evaluate_absolute_score_white_pov(BOARDS)
        assert said == pytest.approx(large.evaluate_absolute_score_white_pov(BOARDS), abs=0.1)
    assert model.rows > len(BOARDS)


def test_threads_may_share_an_evaluator() -> None:
    evaluator = Evaluator(cached=3)
    expected = shared().preview(BOARDS)
    with ThreadPoolExecutor(8) as pool:
        for said in pool.map(lambda start: evaluator.preview(BOARDS[start % 4 :]), range(64)):
            assert said == pytest.approx(expected[-len(said) :], abs=1e-6)


def test_the_win_chance_is_none_of_the_extremes_before_the_end(evaluator: Evaluator) -> None:
    assert all(0 < chance < 1 and math.isfinite(chance) for chance in evaluator.preview(BOARDS))
