"""Swiss events as chance makes them: byes given and asked for, forfeits, late comers, players who leave."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from server.analysis.collection.tournament.entries import Row

Kind = Literal["played", "forfeit", "pairing_bye", "requested_bye"]
_RESULTS: Mapping[tuple[float, float], str] = {
    (1, 0): "1-0",
    (0, 1): "0-1",
    (0.5, 0.5): "1/2-1/2",
    (0, 0): "0-0",
}
_FORFEITS: Mapping[tuple[float, float], str] = {(1, 0): "+:-", (0, 1): "-:+", (0, 0): "-:-"}


@dataclass(frozen=True)
class Pairing:
    """`black`: None: a bye; `points`: of both, as the result has them."""

    round: int
    white: int
    black: int | None
    points: tuple[float, float]
    kind: Kind


@dataclass(frozen=True)
class Event:
    """`ratings`: of the players, by their numbers."""

    ratings: Mapping[int, int]
    rounds: int
    pairings: list[Pairing]

    def rows(self, date: str = "2025.01.01") -> list[Row]:
        """As the rows of a collection."""
        return [self._row(number, pairing, date) for number, pairing in enumerate(self.pairings, start=1)]

    def _row(self, number: int, pairing: Pairing, date: str) -> Row:
        unplayed = pairing.kind != "played"
        headers = {"White": f"P{pairing.white}", "WhiteElo": str(self.ratings[pairing.white])}
        headers |= {"Round": str(pairing.round), "Black": "BYE", "Date": date}
        if pairing.black is not None:
            headers |= {"Black": f"P{pairing.black}", "BlackElo": str(self.ratings[pairing.black])}
        if pairing.kind == "forfeit":
            headers["Result"] = _FORFEITS[pairing.points]
        else:
            headers["Result"] = _RESULTS[pairing.points]
        return Row(number, headers, 0 if unplayed else 40, line=None if unplayed else str(number))


def event(seed: int) -> Event:
    """9 to 24 players, 5 to 9 rounds."""
    chance = random.Random(seed)
    ratings = {player: chance.randint(1400, 2600) for player in range(1, chance.randint(9, 24) + 1)}
    rounds = chance.randint(5, 9)
    there = {player: _stay(chance, rounds) for player in ratings}
    made = Event(ratings, rounds, [])
    for round_ in range(1, rounds + 1):
        made.pairings.extend(_paired(chance, made, round_, [who for who in ratings if round_ in there[who]]))
    return made


def _stay(chance: random.Random, rounds: int) -> range:
    """The rounds in which a player is there: most in all of them."""
    first = chance.randint(2, 3) if chance.random() < 0.06 else 1
    return range(first, chance.randint(first + 1, rounds) if chance.random() < 0.1 else rounds + 1)


def _paired(chance: random.Random, so_far: Event, round_: int, there: list[int]) -> Iterator[Pairing]:
    """Neighbours in the standings who have not met; the last who had no bye yet gets one."""
    resting = [player for player in there if chance.random() < 0.04]
    for player in resting:
        yield Pairing(round_, player, None, chance.choice(((0, 1), (0.5, 0.5))), "requested_bye")
    scores = {player: _score(so_far, player) for player in there}
    left = sorted(set(there) - set(resting), key=lambda player: (-scores[player], chance.random()))
    if len(left) % 2:
        had = {pairing.white for pairing in so_far.pairings if pairing.kind == "pairing_bye"}
        player = next((player for player in reversed(left) if player not in had), left[-1])
        left.remove(player)
        yield Pairing(round_, player, None, (1, 0), "pairing_bye")
    met = {frozenset((pairing.white, pairing.black)) for pairing in so_far.pairings}
    while left:
        one = left.pop(0)
        other = next((player for player in left if frozenset((one, player)) not in met), left[0])
        left.remove(other)
        white, black = (one, other) if chance.random() < 0.5 else (other, one)
        yield _game(chance, so_far, round_, white, black)


def _game(chance: random.Random, so_far: Event, round_: int, white: int, black: int) -> Pairing:
    if chance.random() < 0.05:
        return Pairing(round_, white, black, chance.choice(((1, 0), (0, 1), (0, 0))), "forfeit")
    difference = so_far.ratings[black] - so_far.ratings[white]
    expected = 1 / (1 + 10 ** (difference / 400))
    points = (0.5, 0.5) if chance.random() < 0.3 else (1, 0) if chance.random() < expected else (0, 1)
    return Pairing(round_, white, black, points, "played")


def _score(so_far: Event, player: int) -> float:
    return sum(
        pairing.points[0 if pairing.white == player else 1]
        for pairing in so_far.pairings
        if player in (pairing.white, pairing.black)
    )
