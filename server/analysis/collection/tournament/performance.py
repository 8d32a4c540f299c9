"""The rating that fits a player's results: FIDE's tournament performance (C.07, 10.2)."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from server.analysis.collection.tournament.entries import SIDES, Met, rating

_DIFFERENCES = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175),
    *(184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422),
    *(444, 470, 501, 538, 589, 677, 800),
)
"""What scores of 50, 51, ... 100 % stand for: FIDE's rating regulations (B.02, 8.1.1)."""


def performance(games: Sequence[Met], player: str) -> tuple[int | None, int]:
    """(the opponents' mean rating and what the score adds to it, games behind it): those at the board against
    rated opponents. Halves are rounded up."""
    ratings: list[int] = []
    score = 0.0
    for game in games:
        if not game.counts or game.points is None or player not in game.players:
            continue
        at = game.players.index(player)
        theirs = rating(game.row, SIDES[1 - at])
        if theirs is not None:
            ratings.append(theirs)
            score += game.points[at]
    if not ratings:
        return None, 0
    return floor(sum(ratings) / len(ratings) + 0.5) + _difference(score / len(ratings)), len(ratings)


def _difference(score: float) -> int:
    """Of a score from 0 to 1; below a half it is taken off."""
    percent = floor(100 * score + 0.5)
    return _DIFFERENCES[percent - 50] if percent >= 50 else -_DIFFERENCES[50 - percent]
