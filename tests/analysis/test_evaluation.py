"""Scores, lines, expected points and accuracy: docs/classification.md sections 1 and 2."""

from __future__ import annotations

import chess
import pytest

from server.analysis.evaluation import (
    Line,
    Score,
    expected_loss,
    expected_points,
    is_decided,
    mean_accuracy,
    move_accuracy,
    points_of,
    second_line,
    shown_accuracy,
    top_line,
)

W, B = chess.WHITE, chess.BLACK


def line(rank: int, depth: int, cp: int = 0) -> Line:
    return Line(rank, depth, Score(cp=cp), ("e2e4",))


@pytest.mark.parametrize("arguments", [{}, {"cp": 1, "mate": 1}])
def test_a_score_is_either_centipawns_or_a_mate(arguments: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="either"):
        Score(**arguments)


def test_a_score_is_flipped_for_black() -> None:
    assert (Score(cp=35).of(W), Score(cp=35).of(B), Score(mate=-3).of(B)) == (35, -35, 3)


def test_the_top_line_has_the_greatest_depth_less_rank_and_is_the_first_on_a_tie() -> None:
    deep, shallow = line(3, 12), line(1, 10)
    assert top_line([shallow, line(2, 10)]) is shallow
    assert top_line([deep, shallow]) is deep
    assert top_line([shallow, deep]) is shallow
    assert top_line([]) is None


def test_the_second_line_has_the_top_lines_depth_or_there_is_none() -> None:
    second = line(2, 10)
    assert second_line([line(1, 10), second]) is second
    assert second_line([line(1, 11), second]) is None
    assert second_line([]) is None


@pytest.mark.parametrize(
    ("score", "mover", "expected"),
    [
        (Score(cp=0), W, 0.5),
        (Score(cp=100), W, 0.5866175789173301),
        (Score(cp=-100), W, 0.41338242108267),
        (Score(mate=4), B, 1.0),
        (Score(mate=-4), W, 0.0),
        (Score(mate=0), W, 1.0),
        (Score(mate=0), B, 0.0),
    ],
)
def test_expected_points_are_whites(score: Score, mover: chess.Color, expected: float) -> None:
    assert expected_points(score, last_moved=mover) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(("cp", "expected"), [(-300_000, 0.0), (300_000, 1.0)])
def test_expected_points_of_absurd_scores_are_the_ends(cp: int, expected: float) -> None:
    assert expected_points(Score(cp=cp), last_moved=chess.WHITE) == pytest.approx(expected, abs=1e-12)


def test_a_loss_is_the_movers_and_never_negative() -> None:
    assert expected_loss(Score(cp=100), Score(cp=0), mover=W) == pytest.approx(0.0866175789)
    assert expected_loss(Score(cp=100), Score(cp=0), mover=B) == 0
    assert expected_loss(Score(cp=-100), Score(mate=0), mover=B) == 0
    assert expected_loss(Score(mate=-1), Score(cp=0), mover=B) == 0.5


def test_accuracy_runs_from_all_kept_to_all_lost() -> None:
    assert move_accuracy(0) == pytest.approx(99.99)
    assert move_accuracy(1) == pytest.approx(-1.2805, abs=1e-3)


def test_a_mate_in_one_is_its_givers_whoever_moved_last() -> None:
    for color in chess.COLORS:
        assert expected_points(Score(mate=1), last_moved=color) == 1
        assert expected_points(Score(mate=-1), last_moved=color) == 0


def test_mating_loses_nothing_and_being_mated_next_loses_all() -> None:
    assert expected_loss(Score(mate=1), Score(mate=0), mover=chess.WHITE) == 0
    assert expected_loss(Score(mate=-1), Score(mate=0), mover=chess.BLACK) == 0
    assert expected_loss(Score(mate=1), Score(mate=-1), mover=chess.WHITE) == 1


def test_an_accuracy_is_shown_within_0_and_100() -> None:
    assert [shown_accuracy(value) for value in (-1.28, 0.5, 99.99, 100.4)] == [0.0, 0.5, 99.99, 100.0]


def test_points_are_a_sides() -> None:
    assert points_of(0.75, W) == 0.75
    assert points_of(0.75, B) == 0.25


@pytest.mark.parametrize(
    ("before", "after", "decided"),
    [
        (0.04, 0.01, True),
        (0.96, 0.99, True),
        (0.04, 0.05, False),
        (0.05, 0.04, False),
        (0.95, 0.96, False),
        (0.96, 0.95, False),
        (0.01, 0.99, False),
        (0.5, 0.5, False),
    ],
)
def test_a_game_is_decided_where_it_was_and_stays_so(before: float, after: float, decided: bool) -> None:
    assert is_decided(before, after) is decided


def test_a_long_game_counts_for_more_than_a_short_one() -> None:
    assert mean_accuracy([(90.0, 10), (60.0, 30)]) == (67.5, 40)


def test_games_without_judged_moves_are_left_out() -> None:
    assert mean_accuracy([(90.0, 10), (0.0, 0)]) == (90.0, 10)
    assert mean_accuracy([(0.0, 0)]) == (None, 0)
    assert mean_accuracy([]) == (None, 0)
