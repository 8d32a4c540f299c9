"""lichess's accuracy: win chances, a move, the weights and the game."""

from __future__ import annotations

import chess
import pytest

from server.analysis.evaluation import Score
from server.analysis.report.lichess_accuracy import game_accuracy, move_accuracy, win_percent, window_weights


@pytest.mark.parametrize(
    ("score", "percent"),
    [
        (Score(cp=0), 50.0),
        (Score(cp=15), 51.3803),
        (Score(cp=-100), 40.8970),
        (Score(cp=1000), 97.5449),
        (Score(cp=4000), 97.5449),
        (Score(mate=3), 97.5449),
        (Score(mate=-3), 2.4551),
    ],
)
def test_win_chances_are_clamped_at_ten_pawns_and_a_mate_is_no_more(score: Score, percent: float) -> None:
    assert win_percent(score, last_moved=chess.WHITE) == pytest.approx(percent, abs=1e-3)


def test_a_mate_on_the_board_is_its_movers() -> None:
    assert win_percent(Score(mate=0), last_moved=chess.WHITE) > 97
    assert win_percent(Score(mate=0), last_moved=chess.BLACK) < 3


@pytest.mark.parametrize(
    ("before", "after", "accuracy"),
    [(50, 50, 100), (50, 60, 100), (50, 49.999, 100), (60, 50, 64.5805), (97.5, 2.5, 0)],
)
def test_a_moves_accuracy_falls_with_the_movers_chances(before: float, after: float, accuracy: float) -> None:
    assert move_accuracy(before, after) == pytest.approx(accuracy, abs=1e-3)


def test_short_games_have_windows_of_two_positions() -> None:
    assert window_weights([50, 52, 60, 60]) == [1, 4, 0.5]


def test_there_is_a_weight_for_each_move_and_the_first_window_serves_the_first_moves() -> None:
    wins = [50.0] * 4 + [50.0 + 10 * (ply % 2) for ply in range(37)]
    weights = window_weights(wins)  # 40 plies: windows of 4
    assert len(weights) == 40
    assert weights[:3] == [0.5, 0.5, 0.5]
    assert weights[4] == pytest.approx(4.3301, abs=1e-3)
    assert weights[-1] == 5


@pytest.mark.parametrize(("plies", "size"), [(10, 2), (29, 2), (30, 3), (80, 8), (300, 8)])
def test_a_window_is_a_tenth_of_the_game_between_2_and_8(plies: int, size: int) -> None:
    wins = [50.0] * plies + [90.0]  # only windows with the last position swing: exactly the last one
    weights = window_weights(wins)
    assert len(weights) == plies
    assert weights[-1] == pytest.approx(min(12, 40 * (size - 1) ** 0.5 / size))
    assert weights[:-1] == [0.5] * (plies - 1)


def test_weights_stay_between_a_half_and_twelve() -> None:
    assert window_weights([50, 50, 97.5]) == [0.5, 12]


def test_the_games_accuracy_is_the_mean_of_weighted_and_harmonic_mean() -> None:
    wins = [50, 50, 50, 40, 40]  # White: 100 with weight 0.5, then 64.58 with weight 5; Black: twice 100
    found = game_accuracy(wins, chess.WHITE)
    fault = move_accuracy(50, 40)
    weighted, harmonic = (100 * 0.5 + fault * 5) / 5.5, 2 / (1 / 100 + 1 / fault)
    assert found[chess.WHITE] == pytest.approx((weighted + harmonic) / 2)
    assert found[chess.BLACK] == 100


def test_when_black_begins_the_same_falls_are_the_other_sides() -> None:
    found = game_accuracy([50, 60, 60], chess.BLACK)
    fault = move_accuracy(50, 40)
    assert found == {chess.BLACK: pytest.approx(fault), chess.WHITE: 100}


def test_an_accuracy_of_zero_counts_as_one_in_the_harmonic_mean() -> None:
    assert game_accuracy([97.5, 2.5], chess.WHITE)[chess.WHITE] == pytest.approx((0 + 1) / 2)


def test_a_side_without_a_move_has_no_accuracy() -> None:
    assert game_accuracy([50, 50], chess.WHITE) == {chess.WHITE: 100, chess.BLACK: None}
    assert game_accuracy([50], chess.WHITE) == {chess.WHITE: None, chess.BLACK: None}
