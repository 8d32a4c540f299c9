"""The rounds of a tournament as each player has them: what they gave, against whom, and those without a game.

A round that was not played counts as FIDE's rules have it (C.07 of 2023, article 16): for the player as one
against an opponent with the player's own points; for the opponents with the points it gave, but that byes
which were asked for, and rounds without a game, count as draws where nothing but such and lost forfeits
follow: the player has left. Who has no game in a round has asked for a bye without points.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from server.analysis.collection.tournament.entries import Met, natural
from server.analysis.collection.tournament.regulations import USUAL, Regulations


@dataclass(frozen=True, slots=True)
class Result:
    """A round as one player has it. `opponent`: None where nothing was played; `share`: 1, 0.5 or 0;
    `points`: what the scoring gives for it; `is_bye`: nobody was paired with the player."""

    opponent: str | None
    share: float
    points: float
    round: str | None = None
    is_bye: bool = False

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
                opponent = game.players[1 - at] if game.counts else None
                is_bye = game.players[1 - at] is None
                share = game.points[at]
                mine.append(Result(opponent, share, regulations.worth(share), game.round, is_bye))
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


def scores_of(results: Rounds) -> dict[str, float]:
    """Each player's points."""
    return {player: sum(result.points for result in mine) for player, mine in results.items()}
