"""Tie-breaks: Buchholz, Sonneborn-Berger, the games of equals, wins; and ranks by them.

A round that was not played counts as FIDE's rules have it (C.07 of 2023, article 16): for the player as one
against an opponent with the player's own points; for the opponents with the points it gave, but that byes
which were asked for, and rounds without a game, count as draws where nothing but such and lost forfeits
follow: the player has left. Who has no game in a round has asked for a bye without points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from server.analysis.collection.tournament.entries import Met, natural

Scores = Mapping[str, float]
Criterion = Callable[[Sequence[str]], Mapping[str, float | None]]
"""Players who are equal so far -> what each has; None is as good as nothing."""


@dataclass(frozen=True, slots=True)
class Result:
    """A round as one player has it. `opponent`: None where nothing was played; `is_bye`: nobody was paired
    with the player."""

    opponent: str | None
    points: float
    round: str | None = None
    is_bye: bool = False

    @property
    def was_asked_for(self) -> bool:
        """A bye that the pairing did not give, as that one has the points of a win."""
        return self.is_bye and self.points < 1

    @property
    def was_voluntary(self) -> bool:
        """Not played by the player's own will: a bye that was asked for, or a forfeit that was lost."""
        return self.opponent is None and self.points < 1


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
                is_bye = game.players[1 - at] is None
                mine.append(Result(opponent, game.points[at], game.round, is_bye))
    return found


def with_absences(results: Mapping[str, Sequence[Result]], games: Sequence[Met]) -> dict[str, list[Result]]:
    """Each player's rounds in their order, those without a game as well, as far as rounds are over; the
    results as they are where a game names no round."""
    if any(game.round is None for game in games):
        return {player: list(mine) for player, mine in results.items()}
    names = sorted({game.round for game in games if game.round}, key=natural)
    going = {game.round for game in games if game.points is None}
    place = {name: at for at, name in enumerate(names)}
    found = {}
    for player, mine in results.items():
        there = {result.round for result in mine}
        absent = [Result(None, 0.0, name, True) for name in names if name not in going | there]
        found[player] = sorted([*mine, *absent], key=lambda result: place[result.round or names[0]])
    return found


def adjusted_scores(rounds: Mapping[str, Sequence[Result]]) -> dict[str, float]:
    """What a player's points are worth to the opponents; `rounds` as `with_absences` has them."""
    return {player: _adjusted(mine) for player, mine in rounds.items()}


def _adjusted(mine: Sequence[Result]) -> float:
    last = max((at for at, result in enumerate(mine, start=1) if not result.was_voluntary), default=0)
    return sum(
        0.5 if at >= last and result.was_asked_for else result.points for at, result in enumerate(mine)
    )


def scores_of(results: Mapping[str, Sequence[Result]]) -> dict[str, float]:
    """Each player's points."""
    return {player: sum(result.points for result in mine) for player, mine in results.items()}


def buchholz(mine: Sequence[Result], own: float, scores: Scores) -> float:
    """The points of all opponents, by `scores`; `own`: the player's."""
    return sum(_theirs(result, own, scores) for result in mine)


def sonneborn_berger(mine: Sequence[Result], own: float, scores: Scores) -> float:
    """The points of those beaten, and half of those drawn with."""
    return sum(result.points * _theirs(result, own, scores) for result in mine)


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


def _theirs(result: Result, own: float, scores: Scores) -> float:
    return own if result.opponent is None else scores[result.opponent]
