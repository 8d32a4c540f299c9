"""Tie-breaks, as FIDE's C.07 of 2023 defines them, and ranks by them; the articles are named."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate

from server.analysis.collection.tournament.results import Result, Rounds

Scores = Mapping[str, float]
Criterion = Callable[[Sequence[str]], Mapping[str, float | None]]
"""Players who are equal so far -> what each has; None is as good as nothing."""
OfOpponents = Callable[[Sequence[Result], float, Scores], float]
"""A player's rounds, own points and what everybody's points are worth -> the player's figure."""


def buchholz(mine: Sequence[Result], own: float, scores: Scores) -> float:
    """The points of all opponents, by `scores`; `own`: the player's (8.1)."""
    return sum(_theirs(result, own, scores) for result in mine)


def buchholz_cut1(mine: Sequence[Result], own: float, scores: Scores) -> float:
    """Buchholz without the least of them (14.1)."""
    return sum(_without_least(mine, own, scores))


def buchholz_median(mine: Sequence[Result], own: float, scores: Scores) -> float:
    """Buchholz without the least and the most (14.3)."""
    left = _without_least(mine, own, scores)
    return sum(left) - max(left, default=0.0)


def _without_least(mine: Sequence[Result], own: float, scores: Scores) -> list[float]:
    """Of rounds that the player chose not to play, one goes before any other (16.5)."""
    parts = [(not result.was_voluntary, _theirs(result, own, scores)) for result in mine]
    return [value for _, value in sorted(parts)[1:]]


def sonneborn_berger(mine: Sequence[Result], own: float, scores: Scores) -> float:
    """The points of those beaten, and half of those drawn with (9.1)."""
    return sum(result.points * _theirs(result, own, scores) for result in mine)


def progressive(mine: Sequence[Result]) -> float:
    """The points after each round, added up (7.5)."""
    return sum(accumulate(result.points for result in mine))


def wins(mine: Sequence[Result]) -> int:
    """Games won at the board (7.2)."""
    return sum(1 for result in mine if result.opponent is not None and result.share == 1)


def direct(equals: Sequence[str], results: Rounds) -> dict[str, float | None]:
    """What players of equal points took from each other; None for all unless all of them have met."""
    among = set(equals)
    taken: dict[str, float | None] = {}
    for player in equals:
        inner = [result for result in results[player] if result.opponent in among]
        if len(among) < 2 or {result.opponent for result in inner} != among - {player}:
            return dict.fromkeys(equals)
        taken[player] = sum(result.points for result in inner)
    return taken


def direct_order(equals: Sequence[str], results: Rounds, win: float = 1) -> list[list[str]]:
    """Best first, by the games of equals among themselves, the mean of those of one pair (6.1); those whom
    they leave equal are asked among themselves again (6.2). Where not all have met: who is ahead whatever the
    games that are lacking would give, then the next (6.3)."""
    table = {player: _taken(player, equals, results) for player in equals}
    sums = {player: sum(taken.values()) for player, taken in table.items()}
    if any(len(taken) < len(equals) - 1 for taken in table.values()):
        lacking = {player: len(equals) - 1 - len(taken) for player, taken in table.items()}
        return _certain(sums, {player: sums[player] + win * lacking[player] for player in equals})
    groups = _split(equals, lambda _: sums)
    if len(groups) < 2:
        return groups
    return [part for group in groups for part in direct_order(group, results, win)]


def _certain(least: Scores, most: Scores) -> list[list[str]]:
    """Those who are alone ahead of all others by the least they can have, one by one; then the rest."""
    order: list[list[str]] = []
    left = sorted(least, key=lambda player: (-least[player], player))
    while left and all(least[left[0]] > most[other] for other in left[1:]):
        order.append([left.pop(0)])
    return [*order, left] if left else order


def _taken(player: str, equals: Sequence[str], results: Rounds) -> dict[str, float]:
    """What a player took of each of the others whom the player has met."""
    met: dict[str, list[float]] = {}
    for result in results[player]:
        if result.opponent is not None and result.opponent in equals:
            met.setdefault(result.opponent, []).append(result.points)
    return {opponent: sum(points) / len(points) for opponent, points in met.items()}


def in_order(groups: Sequence[Sequence[str]]) -> dict[str, float | None]:
    """Groups, best first, as a criterion tells them."""
    return {player: -at for at, group in enumerate(groups) for player in group}


def ranked(players: Iterable[str], criteria: Sequence[Criterion]) -> list[list[str]]:
    """Best first, each criterion asked of those that the ones before it leave equal; who is still equal
    stands together."""
    groups = [sorted(players)]
    for criterion in criteria:
        groups = [part for group in groups for part in _split(group, criterion)]
    return groups


def _split(group: Sequence[str], criterion: Criterion) -> list[list[str]]:
    if len(group) < 2:
        return [list(group)]
    has = criterion(group)
    values = sorted({has[player] or 0 for player in group}, reverse=True)
    return [[player for player in group if (has[player] or 0) == value] for value in values]


def _theirs(result: Result, own: float, scores: Scores) -> float:
    return min(own, result.most) if result.opponent is None else scores[result.opponent]
