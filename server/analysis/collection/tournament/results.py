"""The rounds of a tournament as each player has them: what they gave, against whom, and those without a game.

A round that was not played counts as FIDE's rules have it (C.07 of 2023, article 16): for the player as one
against an opponent with the player's own points; for the opponents with the points it gave, but that byes
which were asked for, and rounds without a game, count as draws where nothing but such and lost forfeits
follow: the player has left. Who has no game in a round has asked for a bye without points. The edition of
March 2026 says what such a round is worth to the player at most (16.4).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf

from server.analysis.collection.tournament.entries import Met, header, natural
from server.analysis.collection.tournament.regulations import USUAL, Regulations

DATE = re.compile(r"[0-9]{4}\.[0-9]{2}\.[0-9]{2}")
"""A date that is known whole, as a header has it."""


@dataclass(frozen=True, slots=True)
class Result:
    """A round as one player has it. `opponent`: None where nothing was played; `share`: 1, 0.5 or 0;
    `points`: what the scoring gives for it; `is_bye`: nobody was paired with the player; `paired`: who was,
    also where nothing was played; `most`: what a round that was not played is worth to the player at most."""

    opponent: str | None
    share: float
    points: float
    round: str | None = None
    is_bye: bool = False
    paired: str | None = None
    most: float = inf

    @property
    def was_asked_for(self) -> bool:
        """A bye that the pairing did not give, as that one has the points of a win."""
        return self.is_bye and self.share < 1

    @property
    def was_voluntary(self) -> bool:
        """Not played by the player's own will: a bye that was asked for, or a forfeit that was lost."""
        return self.opponent is None and self.share < 1


Rounds = Mapping[str, Sequence[Result]]
"""Player -> the player's rounds."""


def results_of(games: Iterable[Met], regulations: Regulations = USUAL) -> dict[str, list[Result]]:
    """Each player's results, byes and forfeits included."""
    found: dict[str, list[Result]] = {}
    for game in games:
        for at, player in enumerate(game.players):
            if player is None:
                continue
            mine = found.setdefault(player, [])
            if game.points is not None:
                other, share = game.players[1 - at], game.points[at]
                opponent, points = other if game.counts else None, regulations.worth(share)
                mine.append(Result(opponent, share, points, game.round, other is None, other))
    return found


def with_absences(results: Rounds, games: Sequence[Met]) -> dict[str, list[Result]]:
    """Each player's rounds in their order, those without a game as well, as far as rounds are over; the
    results as they are where a game names no round."""
    if any(game.round is None for game in games):
        return {player: list(mine) for player, mine in results.items()}
    names, over = rounds_of(games)
    place = {name: at for at, name in enumerate(names)}
    found = {}
    for player, mine in results.items():
        there = {result.round for result in mine}
        absent = [Result(None, 0.0, 0.0, name, True) for name in over if name not in there]
        found[player] = sorted([*mine, *absent], key=lambda result: place[result.round or names[0]])
    return found


def rounds_of(games: Iterable[Met]) -> tuple[list[str], list[str]]:
    """The rounds that the games name, in their order, and those of them in which every game has a result."""
    games = list(games)
    names = sorted({game.round for game in games if game.round}, key=natural)
    going = {game.round for game in games if game.points is None}
    return names, [name for name in names if name not in going]


def adjusted_scores(rounds: Rounds, regulations: Regulations = USUAL) -> dict[str, float]:
    """What a player's points are worth to the opponents; `rounds` as `with_absences` has them."""
    draw = regulations.worth(0.5)
    return {player: _adjusted(mine, draw) for player, mine in rounds.items()}


def _adjusted(mine: Sequence[Result], draw: float) -> float:
    last = max((at for at, result in enumerate(mine, start=1) if not result.was_voluntary), default=0)
    return sum(
        draw if at >= last and result.was_asked_for else result.points for at, result in enumerate(mine)
    )


def begun_since(games: Iterable[Met], day: str) -> bool:
    """Whether the first game that names its date was played on that day or later ("2026.03.01")."""
    dates = [date for game in games if DATE.fullmatch(date := header(game.row, "Date") or "")]
    return bool(dates) and min(dates) >= day


def capped(rounds: Rounds, scores: Mapping[str, float], regulations: Regulations) -> dict[str, list[Result]]:
    """With what a round that was not played is worth to the player at most: of a forfeit what the opponent's
    points are worth, `scores`; of any other a draw in each round."""
    draws = regulations.worth(0.5) * max(map(len, rounds.values()), default=0)

    def most(result: Result) -> float:
        return draws if result.is_bye or result.paired is None else scores[result.paired]

    return {
        player: [replace(each, most=most(each)) if each.opponent is None else each for each in mine]
        for player, mine in rounds.items()
    }


def scores_of(results: Rounds) -> dict[str, float]:
    """Each player's points."""
    return {player: sum(result.points for result in mine) for player, mine in results.items()}
