"""Figures with their sample sizes: the one place that decides when nothing is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from server.analysis.collection.season.digest import DigestFault, DigestPlace
from server.analysis.collection.season.player_games import PlayerGame
from server.analysis.collection.season.shapes import Figure, SeasonGame, SeasonPosition
from server.analysis.evaluation import mean_accuracy
from server.analysis.people.ratings import at_rating

LEAST = 5
"""Games under which a figure says nothing."""
UNKNOWN = 0.5
"""How many avoid a fault of which nobody knows it."""


class Positions:
    """The games of a season and the positions that its figures name, each once."""

    def __init__(self, games: Sequence[PlayerGame]) -> None:
        self._places = {id(game): place for place, game in enumerate(games)}
        self._known: dict[tuple[int, int, bool], int] = {}
        self.games = [_game(game) for game in games]
        self.listed: list[SeasonPosition] = []

    def of_game(self, game: PlayerGame) -> int:
        """The game as a whole: its start."""
        return self._add({"game": self._places[id(game)], "ply": 0})

    def of_place(self, game: PlayerGame, place: DigestPlace) -> int:
        """A position of a game."""
        return self._add({"game": self._places[id(game)], "ply": place["ply"], "fen": place["fen"]})

    def of_ply(self, game: PlayerGame, ply: int) -> int:
        """The same without its FEN."""
        return self._add({"game": self._places[id(game)], "ply": ply})

    def of_fault(self, game: PlayerGame, fault: DigestFault) -> int:
        """The position in which a fault was made."""
        position: SeasonPosition = {
            "game": self._places[id(game)],
            "ply": fault["ply"],
            "san": fault["san"],
            "fen": fault["fen"],
            "classification": fault["classification"],
        }
        if fault["clock"] is not None:
            position["clock"] = fault["clock"]
        if fault["quiet"]:
            position["quiet"] = True
        else:
            position["pays"] = round(pays(game, fault), 4)
        return self._add(position)

    def _add(self, position: SeasonPosition) -> int:
        key = (position["game"], position["ply"], "san" in position)
        if key not in self._known:
            self._known[key] = len(self.listed)
            self.listed.append(position)
        return self._known[key]


def _game(game: PlayerGame) -> SeasonGame:
    return {
        "review": game.source.review,
        "reviewed": game.digest is not None,
        "number": game.source.number,
        "date": game.date,
        "side": game.side,
        "opponent": game.opponent,
        "rating": game.rating,
        "points": game.points,
    }


def avoided(game: PlayerGame, fault: DigestFault) -> float | None:
    """How many players of the player's rating play a good move in place of a fault, 0..1; None: not known."""
    if fault["good"] is None or game.own_rating is None:
        return None
    return at_rating(fault["good"], game.own_rating)


def pays(game: PlayerGame, fault: DigestFault) -> float:
    """What it would bring to avoid a fault: the points that it cost, by how many at the same rating do."""
    share = avoided(game, fault)
    return fault["loss"] * (UNKNOWN if share is None else share)


def sample(at: Sequence[int]) -> Figure:
    """How many games: said however few they are."""
    return {"value": len(at), "n": len(at), "at": list(at)}


def mean(values: Sequence[float], at: Sequence[int], digits: int = 4) -> Figure:
    """The mean of a value for each game."""
    if len(values) < LEAST:
        return {"value": None, "n": len(values), "at": list(at)}
    return {"value": round(sum(values) / len(values), digits), "n": len(values), "at": list(at)}


def accuracy(parts: Sequence[tuple[float, int]], at: Sequence[int]) -> Figure:
    """The accuracy of some games, or of parts of them, each with its judged moves."""
    value = mean_accuracy(parts)[0] if len(parts) >= LEAST else None
    return {"value": value, "n": len(parts), "at": list(at)}


def count(at: Iterable[int], n: int) -> Figure:
    """How often something was so in `n` games."""
    found = list(at)
    return {"value": len(found) if n >= LEAST else None, "n": n, "at": found if n >= LEAST else []}
