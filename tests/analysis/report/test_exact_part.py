"""What is counted of the moves that tables judge."""

from __future__ import annotations

from dataclasses import replace

import chess

from server.analysis.report.exact_part import exact_part
from server.analysis.report.reported_move import ReportedMove
from tests.analysis.judged import game, unjudged

NOTHING = {"wins": 0, "wins_kept": 0, "draws": 0, "draws_held": 0, "half_points_lost": 0}


def known(points: list[float]) -> list[ReportedMove]:
    """A game whose positions are worth so much to White, by tables."""
    moves = []
    for move, before, after in zip(game([20] * len(points)), points, points[1:], strict=False):
        own = (before, after) if move.color == chess.WHITE else (1 - before, 1 - after)
        moves.append(
            replace(
                move, exact_before=own[0], exact_after=own[1], expected_before=own[0], expected_after=own[1]
            )
        )
    return moves


def test_a_game_that_no_table_knows_has_no_exact_part() -> None:
    assert exact_part(game([20, 20, 20])) is None
    assert exact_part([]) is None


def test_it_begins_with_the_first_position_that_a_table_knows() -> None:
    moves = game([20] * 4)
    moves[1] = replace(moves[1], exact_after=0.5)
    found = exact_part(moves)
    assert found is not None
    assert (found["from"], found["white"], found["black"]) == (2, NOTHING, NOTHING)


def test_what_is_kept_and_given_away_is_counted_by_side() -> None:
    found = exact_part(known([1, 1, 1, 0.5, 0.5, 0.5, 1, 0]))
    assert found is not None
    assert found["from"] == 0
    assert found["white"] == {"wins": 3, "wins_kept": 1, "draws": 1, "draws_held": 1, "half_points_lost": 3}
    assert found["black"] == {"wins": 0, "wins_kept": 0, "draws": 2, "draws_held": 1, "half_points_lost": 1}


def test_a_move_that_is_not_judged_yet_is_not_counted() -> None:
    moves = known([1, 0.5])
    found = exact_part([unjudged(moves[0])])
    assert found is not None
    assert found["white"] == NOTHING
    later = known([1, 1, 0.5, 0.5])
    found = exact_part([unjudged(later[0]), *later[1:]])
    assert found is not None
    assert (found["white"]["draws_held"], found["black"]["half_points_lost"]) == (1, 0)
