"""Tie-breaks: Buchholz, Sonneborn-Berger, the games of equals, wins; and ranks by them.

A round that was not played (a bye, a forfeit) counts as one against an opponent with the player's own points,
as FIDE's rules have it (C.07); what is not in the file is not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from server.analysis.collection.tournament.entries import Met

Scores = Mapping[str, float]
Criterion = Callable[[Sequence[str]], Mapping[str, float | None]]
"""Players who are equal so far -> what each has; None is as good as nothing."""


@dataclass(frozen=True, slots=True)
class Result:
    """A game as one player has it. `opponent`: None where nothing was played."""

    opponent: str | None
    points: float


def results_of(games: Iterable[Met]) -> dict[str, list[Result]]:
    """Each player's results, byes and forfeits included."""
    found: dict[str, list[Result]] = {}
    for game in games:
        for at, player in enumerate(game.players):
            if player is None:
                continue
            mine = found.setdefault(player, [])
            if game.points is not None:
                opponent = game.players[1 - at] if game.counts else None
                mine.append(Result(opponent, game.points[at]))
    return found


def scores_of(results: Mapping[str, Sequence[Result]]) -> dict[str, float]:
    """Each player's points."""
    return {player: sum(result.points for result in mine) for player, mine in results.items()}


def buchholz(player: str, mine: Sequence[Result], scores: Scores) -> float:
    """The points of all opponents."""
    return sum(_theirs(player, result, scores) for result in mine)


def sonneborn_berger(player: str, mine: Sequence[Result], scores: Scores) -> float:
    """The points of those beaten, and half of those drawn with."""
    return sum(result.points * _theirs(player, result, scores) for result in mine)


def direct(equals: Sequence[str], results: Mapping[str, Sequence[Result]]) -> dict[str, float | None]:
    """What players of equal points took from each other; None for all unless all of them have met."""
    among = set(equals)
    taken: dict[str, float | None] = {}
    for player in equals:
        inner = [result for result in results[player] if result.opponent in among]
        if len(among) < 2 or {result.opponent for result in inner} != among - {player}:
            return dict.fromkeys(equals)
        taken[player] = sum(result.points for result in inner)
    return taken


def wins(mine: Sequence[Result]) -> int:
    """Games won at the board."""
    return sum(1 for result in mine if result.opponent is not None and result.points == 1)


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


def _theirs(player: str, result: Result, scores: Scores) -> float:
    return scores[player if result.opponent is None else result.opponent]
