"""Who was better when."""

from __future__ import annotations

import chess
import pytest

from server.analysis.report.course import Lead, is_level, leads, turning_ply

W, B = chess.WHITE, chess.BLACK


def spans(white: list[float]) -> list[tuple[bool, int, int]]:
    return [(lead.side, lead.start, lead.end) for lead in leads(white)]


def test_a_level_game_has_no_lead() -> None:
    assert leads([]) == []
    assert leads([0.5, 0.6, 0.45, 0.61, 0.5]) == []


def test_a_lead_lasts_while_it_is_kept() -> None:
    assert spans([0.5, 0.62, 0.66, 0.55, 0.66, 0.5, 0.5]) == [(W, 1, 4)]
    assert spans([0.5, 0.38, 0.3, 0.45, 0.3, 0.5, 0.5]) == [(B, 1, 4)]


def test_what_is_given_back_at_once_is_no_lead() -> None:
    assert leads([0.5, 0.9, 0.5, 0.5]) == []
    assert leads([0.5, 0.9, 0.9, 0.5]) == []
    assert spans([0.5, 0.9, 0.9, 0.6, 0.5, 0.5]) == [(W, 1, 3)]


def test_a_chance_not_taken_does_not_end_a_lead() -> None:
    assert spans([0.9, 0.9, 0.9, 0.1, 0.9, 0.9]) == [(W, 0, 5)]
    assert spans([0.9, 0.9, 0.9, 0.5, 0.5, 0.9]) == [(W, 0, 2), (W, 5, 5)]


def test_the_last_fault_of_a_game_gives_a_lead() -> None:
    assert leads([0.5, 0.5, 0.0]) == [Lead(B, 2, 2, 1.0, 1.0)]


def test_a_lead_goes_from_one_side_to_the_other_at_once() -> None:
    assert spans([0.7, 0.7, 0.7, 0.2, 0.2, 0.2]) == [(W, 0, 2), (B, 3, 5)]


def test_a_slight_edge_is_no_lead() -> None:
    assert leads([0.5, 0.63, 0.64, 0.63, 0.64, 0.5]) == []
    assert spans([0.5, 0.63, 0.65, 0.65, 0.64, 0.5, 0.5]) == [(W, 1, 4)]


def test_the_peak_is_reached_twice_and_the_first_points_are_those_it_began_with() -> None:
    (lead,) = leads([0.5, 0.64, 0.7, 0.66, 0.9, 0.99, 0.7])
    assert (lead.peak, lead.first) == (0.9, 0.66)


@pytest.mark.parametrize(
    ("white", "winner", "at"),
    [
        ([0.5, 0.6, 0.8, 0.7, 0.9], W, 2),
        ([0.5, 0.8, 0.69, 0.6, 0.9], W, 4),
        ([0.5, 0.99, 0.1, 0.8, 0.9], W, 3),
        ([0.5, 0.8, 0.69, 0.74, 0.9], W, 3),
        ([0.5, 0.8, 0.9, 0.1, 0.9], W, 4),
        ([0.5, 0.2, 0.3, 0.1], B, 1),
        ([0.5, 0.2, 0.31, 0.1], B, 3),
        ([0.5, 0.8, 0.9, 0.6], W, None),
        ([0.9, 0.9], W, None),
        ([0.5, 0.9], B, None),
    ],
)
def test_the_turning_point_is_the_last_move_after_which_the_winner_stays_above_70(
    white: list[float], winner: bool, at: int | None
) -> None:
    assert turning_ply(white, winner) == at


def test_a_game_is_level_where_nobody_was_better_at_any_time() -> None:
    assert is_level([])
    assert is_level([0.5, 0.61, 0.39])
    assert not is_level([0.5, 0.63, 0.5])
    assert not is_level([0.5, 0.15, 0.5])
