"""A collection's rows -> a tournament: players in their order, and what the modules beside say of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from server.analysis.collection.tournament import awards, teams, ties
from server.analysis.collection.tournament.entries import (
    NOT_PLAYED,
    SIDES,
    Met,
    Row,
    fide_id,
    header,
    met,
    natural,
    rating,
    without_duplicates,
)
from server.analysis.collection.tournament.shapes import Cell, Form, Standing, Tournament

_WIDEST_ROBIN = 40
"""Players of a table in which everybody has a column."""


def tournament_of(rows: Iterable[Row]) -> Tournament:
    """The games of a collection as a tournament; without names it has no players."""
    games, duplicates = without_duplicates(met(rows))
    results = ties.results_of(games)
    form = _form(games, sorted(results))
    sums = _sums(form, games, results)
    groups = _ranks(form, results, sums)
    order = [player for group in groups for player in _by_name(group, games)]
    index = {player: at for at, player in enumerate(order)}
    ranks = _numbered(groups)
    direct = _direct(results)
    players = [
        _standing(player, ranks[player], games, results, direct[player], sums[player], index)
        for player in order
    ]
    matches = teams.matches_of(games)
    return {
        "form": form,
        "rounds": sorted({game.round for game in games if game.round}, key=natural),
        "players": players,
        "teams": teams.standings_of(matches),
        "matches": matches,
        "duplicates": duplicates,
        "unplayed": [game.row.number for game in games if game.kind in NOT_PLAYED],
        "awards": awards.awards_of(games, players, index),
    }


def _form(games: Sequence[Met], players: Sequence[str]) -> Form:
    pairs = {frozenset(game.players) for game in games if None not in game.players}
    if 2 <= len(players) <= _WIDEST_ROBIN and all(
        frozenset(pair) in pairs for pair in combinations(players, 2)
    ):
        return "robin"
    return "rounds" if any(game.round for game in games) else "games"


@dataclass(frozen=True, slots=True)
class _Sums:
    """What the opponents' points add up to."""

    buchholz: float
    sonneborn_berger: float


def _sums(form: Form, games: Sequence[Met], results: dict[str, list[ties.Result]]) -> dict[str, _Sums]:
    """Of each player. Of rounds that were not played more is known where the games name rounds."""
    own = ties.scores_of(results)
    rounds = ties.with_absences(results, games) if form == "rounds" else results
    scores = ties.adjusted_scores(rounds) if form == "rounds" else own
    return {
        player: _Sums(
            ties.buchholz(mine, own[player], scores), ties.sonneborn_berger(mine, own[player], scores)
        )
        for player, mine in rounds.items()
    }


def _ranks(form: Form, results: dict[str, list[ties.Result]], sums: dict[str, _Sums]) -> list[list[str]]:
    """Where all have met, their own games say more than the points of opponents, who are the same for all."""
    scores = ties.scores_of(results)
    buchholz = {player: mine.buchholz for player, mine in sums.items()}
    berger = {player: mine.sonneborn_berger for player, mine in sums.items()}
    wins = {player: ties.wins(mine) for player, mine in results.items()}
    criteria: list[ties.Criterion] = [
        lambda _: scores,
        *([lambda group: ties.direct(group, results)] if form == "robin" else [lambda _: buchholz]),
        lambda _: berger,
        *([] if form == "robin" else [lambda group: ties.direct(group, results)]),
        lambda _: wins,
    ]
    return ties.ranked(results, criteria)


def _numbered(groups: Sequence[Sequence[str]]) -> dict[str, int]:
    """1, 2, 2, 4."""
    ranks: dict[str, int] = {}
    for group in groups:
        ranks |= dict.fromkeys(group, len(ranks) + 1)
    return ranks


def _direct(results: dict[str, list[ties.Result]]) -> dict[str, float | None]:
    """Of those with equal points, whatever other tie-break parts them."""
    scores = ties.scores_of(results)
    found: dict[str, float | None] = {}
    for group in ties.ranked(results, [lambda _: scores]):
        found |= ties.direct(group, results)
    return found


def _by_name(group: Sequence[str], games: Sequence[Met]) -> list[str]:
    return sorted(group, key=lambda player: (_last(games, player, "").casefold(), player))


def _last(games: Sequence[Met], player: str, what: str) -> str:
    """A player's header, as the last game with one has it; `what` "": the first name that was written."""
    found = [
        value
        for game in games
        for side, name in zip(SIDES, game.players, strict=True)
        if name == player and (value := header(game.row, f"{side.capitalize()}{what}"))
    ]
    return (found[-1] if what else found[0]) if found else ""


def _standing(
    player: str,
    rank: int,
    games: Sequence[Met],
    results: dict[str, list[ties.Result]],
    direct: float | None,
    sums: _Sums,
    index: dict[str, int],
) -> Standing:
    mine = [game for game in games if player in game.players]
    scores = ties.scores_of(results)
    performance, rated = awards.performance(mine, player)
    accuracy, moves = awards.accuracy(mine, player)
    faults, judged = awards.faults(mine, player)
    sides = [(game.row, side) for game in mine for side in SIDES if game.players[SIDES.index(side)] == player]
    own_ratings = [own for row, side in sides if (own := rating(row, side))]
    return {
        "rank": rank,
        "name": _last(mine, player, ""),
        "title": _last(mine, player, "Title") or None,
        "team": _last(mine, player, "Team") or None,
        "fide_id": next((found for row, side in sides if (found := fide_id(row, side))), None),
        "rating": own_ratings[-1] if own_ratings else None,
        "points": scores[player],
        "scored": len(results[player]),
        "buchholz": sums.buchholz,
        "sonneborn_berger": sums.sonneborn_berger,
        "direct": direct,
        "wins": ties.wins(results[player]),
        "performance": performance,
        "rated": rated,
        "accuracy": accuracy,
        "moves": moves,
        "judged": judged,
        "faults": faults,
        "games": _cells(player, mine, index),
    }


def _cells(player: str, mine: Sequence[Met], index: dict[str, int]) -> list[Cell]:
    cells: list[Cell] = []
    for game in sorted(mine, key=lambda game: (natural(game.round), game.row.number)):
        at = game.players.index(player)
        other = game.players[1 - at]
        cells.append(
            {
                "number": game.row.number,
                "round": game.round,
                "board": game.board,
                "side": SIDES[at],
                "kind": game.kind,
                "opponent": None if other is None else index[other],
                "points": None if game.points is None else game.points[at],
            }
        )
    return cells
