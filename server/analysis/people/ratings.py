"""The ratings that a review tells of, and what lies between them. Knows no network."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

RATINGS = (1100, 1300, 1500, 1700, 1900)
"""On lichess, as the numbers of a `People` come (`events/values.py`)."""


def at_rating(shares: Sequence[float], rating: float) -> float:
    """What `shares`, one for each of RATINGS, say of a rating: straight lines between them, and beyond the
    outer two what these say."""
    rating = min(max(rating, RATINGS[0]), RATINGS[-1])
    above = min(bisect_right(RATINGS, rating), len(RATINGS) - 1)
    low, high = RATINGS[above - 1], RATINGS[above]
    way = (rating - low) / (high - low)
    return shares[above - 1] * (1 - way) + shares[above] * way
