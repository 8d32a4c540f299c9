"""What the games of a tournament do not say: without it points, ranks and tie-breaks may be wrong."""

from __future__ import annotations

from collections.abc import Sequence

from server.analysis.collection.tournament.entries import Met
from server.analysis.collection.tournament.results import Rounds, rounds_of
from server.analysis.collection.tournament.shapes import Form, Gap


def gaps_of(form: Form, games: Sequence[Met], results: Rounds) -> list[Gap]:
    """Of a table of that form. Where all have met there is nothing that a round's name would tell."""
    found: list[Gap] = []
    if form != "robin":
        found.append({"kind": "rounds", "count": sum(game.round is None for game in games)})
        found.append({"kind": "absent", "count": _absent(games, results)})
    nameless = sum(game.kind != "bye" and None in game.players for game in games)
    found.append({"kind": "names", "count": nameless})
    found.append({"kind": "open", "count": sum(game.points is None for game in games)})
    return [gap for gap in found if gap["count"]]


def _absent(games: Sequence[Met], results: Rounds) -> int:
    """Players who have neither a game nor a bye in a round that is over."""
    over = set(rounds_of(games)[1])
    return sum(bool(over - {result.round for result in mine}) for mine in results.values())
