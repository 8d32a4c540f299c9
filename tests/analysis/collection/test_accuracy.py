from __future__ import annotations

from server.analysis.collection.accuracy import mean_accuracy


def test_a_long_game_counts_for_more_than_a_short_one() -> None:
    assert mean_accuracy([(90.0, 10), (60.0, 30)]) == (67.5, 40)


def test_games_without_judged_moves_are_left_out() -> None:
    assert mean_accuracy([(90.0, 10), (0.0, 0)]) == (90.0, 10)
    assert mean_accuracy([(0.0, 0)]) == (None, 0)
    assert mean_accuracy([]) == (None, 0)
