"""The ratings that a review tells of, what lies between them, and a player's by the headers of a game. Knows
no network. `static/js/state/rating.ts` does the same in the page."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from server.analysis.events.values import Side

RATINGS = (1100, 1300, 1500, 1700, 1900)
"""On lichess, as the numbers of a `People` come (`events/values.py`)."""

_HEADERS: Mapping[Side, str] = {"white": "WhiteElo", "black": "BlackElo"}
_HIGHEST = 4000
_LICHESS = re.compile(r"https?://(?:www\.)?lichess\.org/[a-z0-9]{8}(?:[a-z0-9]{4})?(?:[/?#]|$)", re.I)
"""The address of a game that was played there; its broadcasts and studies have ratings of others."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's. `about`: of another scale than lichess's, on which the networks are; no table between the
    scales is taken."""

    value: int
    about: bool = False


def given_rating(headers: Mapping[str, str], side: Side) -> Rating | None:
    """As the headers have it; None where they have none."""
    text = headers.get(_HEADERS[side], "").strip()
    value = int(text) if re.fullmatch(r"[0-9]{3,4}", text) else 0
    if not 0 < value <= _HIGHEST:
        return None
    there = _LICHESS.match(headers.get("Site", "")) is not None
    return Rating(value, about=not there or bool(headers.get("BroadcastURL") or headers.get("StudyName")))


def at_rating(shares: Sequence[float], rating: float) -> float:
    """What `shares`, one for each of RATINGS, say of a rating: straight lines between them, and beyond the
    outer two what these say."""
    rating = min(max(rating, RATINGS[0]), RATINGS[-1])
    above = min(bisect_right(RATINGS, rating), len(RATINGS) - 1)
    low, high = RATINGS[above - 1], RATINGS[above]
    way = (rating - low) / (high - low)
    return shares[above - 1] * (1 - way) + shares[above] * way
