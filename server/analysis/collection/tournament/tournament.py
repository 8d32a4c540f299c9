"""A collection's rows -> a tournament: players in their order, and what the modules beside say of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from server.analysis.collection.tournament import awards, teams
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
from server.analysis.collection.tournament.figures import Figures, figures_of, ranks_of
from server.analysis.collection.tournament.performance import performance
from server.analysis.collection.tournament.regulations import USUAL, Regulations
from server.analysis.collection.tournament.results import Result, Rounds, results_of, rounds_of
from server.analysis.collection.tournament.shapes import Cell, Form, Gap, Standing, TieBreak, Tournament
from server.analysis.collection.tournament.ties import wins

_WIDEST_ROBIN = 40
"""Players of a table in which everybody has a column."""


def tournament_of(rows: Iterable[Row], regulations: Regulations = USUAL) -> Tournament:
    """The games of a collection as a tournament; without names it has no players."""
    games, duplicates = without_duplicates(met(rows))
    results = results_of(games, regulations)
    by_player = _by_player(games, results)
    form = _form(games, sorted(results))
    figures = figures_of(form, games, results, by_player, regulations)
    ties = regulations.ties_of(form)
    groups = ranks_of(ties, results, figures, regulations)
    order = [player for group in groups for player in _by_name(group, by_player)]
    index = {player: at for at, player in enumerate(order)}
    ranks = _numbered(groups)
    players = [
        _standing(player, ranks[player], by_player[player], results[player], figures, ties, index)
        for player in order
    ]
    matches = teams.matches_of(games)
    return {
        "form": form,
        "rounds": rounds_of(games)[0],
        "players": players,
        "teams": teams.standings_of(matches),
        "matches": matches,
        "duplicates": duplicates,
        "unplayed": [game.row.number for game in games if game.kind in NOT_PLAYED and game.row.number],
        "awards": awards.awards_of(games, players, index),
        "ties": list(ties),
        "chosen": regulations.ties is not None,
        "scoring": regulations.scoring,
        "gaps": gaps_of(form, games, results),
        "report": None,
    }


def _by_player(games: Sequence[Met], results: Rounds) -> dict[str, list[Met]]:
    mine: dict[str, list[Met]] = {player: [] for player in results}
    for game in games:
        for player in {player for player in game.players if player is not None}:
            mine[player].append(game)
    return mine


def _form(games: Sequence[Met], players: Sequence[str]) -> Form:
    pairs = {frozenset(game.players) for game in games if None not in game.players}
    if 2 <= len(players) <= _WIDEST_ROBIN and all(
        frozenset(pair) in pairs for pair in combinations(players, 2)
    ):
        return "robin"
    return "rounds" if any(game.round for game in games) else "games"


def columns_of(player: Standing, tournament: Tournament) -> list[list[Cell]]:
    """A player's games by the columns of a crosstable: an opponent each where all have met, else a round
    each; none where the games name no rounds."""
    games, form = player["games"], tournament["form"]
    if form == "robin":
        opponents = range(len(tournament["players"]))
        return [[cell for cell in games if cell["opponent"] == at] for at in opponents]
    rounds = tournament["rounds"] if form == "rounds" else []
    return [[cell for cell in games if cell["round"] == round_] for round_ in rounds]


def _numbered(groups: Sequence[Sequence[str]]) -> dict[str, int]:
    """1, 2, 2, 4."""
    ranks: dict[str, int] = {}
    for group in groups:
        ranks |= dict.fromkeys(group, len(ranks) + 1)
    return ranks


def _by_name(group: Sequence[str], by_player: Mapping[str, Sequence[Met]]) -> list[str]:
    return sorted(group, key=lambda player: (_last(by_player[player], player, "").casefold(), player))


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
    mine: Sequence[Met],
    results: Sequence[Result],
    figures: Figures,
    ties: Sequence[TieBreak],
    index: Mapping[str, int],
) -> Standing:
    fitting, rated = performance(mine, player)
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
        "points": sum(result.points for result in results),
        "scored": len(results),
        "buchholz": figures["buchholz"][player] or 0,
        "sonneborn_berger": figures["sonneborn_berger"][player] or 0,
        "direct": figures["direct"][player],
        "wins": wins(results),
        "performance": fitting,
        "rated": rated,
        "accuracy": accuracy,
        "moves": moves,
        "judged": judged,
        "faults": faults,
        "games": _cells(player, mine, index),
        "ties": [figures[tie][player] for tie in ties],
        "in_games": _last([game for game in mine if game.row.number], player, "") or None,
    }


def _cells(player: str, mine: Sequence[Met], index: Mapping[str, int]) -> list[Cell]:
    cells: list[Cell] = []
    for game in sorted(mine, key=lambda game: (natural(game.round), game.row.number)):
        at = game.players.index(player)
        other = game.players[1 - at]
        cells.append(
            {
                "number": game.row.number or None,
                "round": game.round,
                "board": game.board,
                "side": SIDES[at],
                "kind": game.kind,
                "opponent": None if other is None else index[other],
                "points": None if game.points is None else game.points[at],
            }
        )
    return cells


def gaps_of(form: Form, games: Sequence[Met], results: Rounds) -> list[Gap]:
    """What the games do not say: without it points, ranks and tie-breaks may be wrong. Where all have met
    there is nothing that a round's name would tell."""
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
