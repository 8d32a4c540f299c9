"""Between the ratings that are told."""

from __future__ import annotations

import pytest

from server.analysis.people.ratings import RATINGS, at_rating

SHARES = (0.1, 0.2, 0.4, 0.4, 0.8)


@pytest.mark.parametrize(
    ("rating", "share"),
    [(1100, 0.1), (1900, 0.8), (1500, 0.4), (1200, 0.15), (1800, 0.6), (1600, 0.4), (400, 0.1), (2700, 0.8)],
)
def test_a_share_lies_on_the_straight_line_between_its_neighbours(rating: float, share: float) -> None:
    assert at_rating(SHARES, rating) == pytest.approx(share)


def test_there_is_a_number_for_each_rating() -> None:
    assert [at_rating(SHARES, rating) for rating in RATINGS] == list(SHARES)
