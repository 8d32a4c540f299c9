"""A tournament as CSV: a line a player, with a column for each opponent or round. No cell begins as a formula
does."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence

from server.analysis.collection.tournament.shapes import Cell, Standing, TieBreak, Tournament
from server.analysis.collection.tournament.tournament import columns_of

_HEAD = ("rank", "title", "name", "fide_id", "rating", "team")
_USUAL: tuple[TieBreak, ...] = ("buchholz", "sonneborn_berger", "direct", "wins", "performance")
"""Columns that are always there, behind the tie-breaks of the tournament in their order."""
_NAMES: Mapping[TieBreak, str] = {"direct": "direct_encounter"}
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def table_of(tournament: Tournament) -> str:
    """The standings as CSV (RFC 4180). A game: points, colour, opponent's rank ("1w4"); "1bye"; "1fw4" is a
    forfeit."""
    players, form, rounds = tournament["players"], tournament["form"], tournament["rounds"]
    columns = [f"vs {at}" for at in range(1, len(players) + 1)] if form == "robin" else []
    columns = [f"round {_safe(round_)}" for round_ in rounds] if form == "rounds" else columns
    text = io.StringIO()
    lines = csv.writer(text)
    ties = [*tournament["ties"], *(tie for tie in _USUAL if tie not in tournament["ties"])]
    names = (_NAMES.get(tie, tie) for tie in ties)
    lines.writerow((*_HEAD, *columns, "points", "games", *names, "accuracy"))
    for player in players:
        lines.writerow((*_who(player), *_games(player, tournament), *_figures(player, tournament, ties)))
    return text.getvalue()


def _who(player: Standing) -> tuple[object, ...]:
    words = (player["title"], player["name"], player["fide_id"], player["rating"], player["team"])
    return (player["rank"], *(_safe(str(word)) if word is not None else "" for word in words))


def _games(player: Standing, tournament: Tournament) -> list[str]:
    robin = tournament["form"] == "robin"
    return [
        " ".join(_short(cell) if robin else _long(cell, tournament) for cell in cells)
        for cells in columns_of(player, tournament)
    ]


def _short(cell: Cell) -> str:
    return "*" if cell["points"] is None else f"{cell['points']:g}{_unplayed(cell)}"


def _long(cell: Cell, tournament: Tournament) -> str:
    if cell["opponent"] is None:
        return f"{_short(cell)}bye" if cell["kind"] == "bye" else _short(cell)
    return f"{_short(cell)}{cell['side'][0]}{tournament['players'][cell['opponent']]['rank']}"


def _unplayed(cell: Cell) -> str:
    return "f" if cell["kind"] == "forfeit" else ""


def _figures(player: Standing, tournament: Tournament, ties: Sequence[TieBreak]) -> tuple[object, ...]:
    found: dict[TieBreak, float | None] = {
        "buchholz": player["buchholz"],
        "sonneborn_berger": player["sonneborn_berger"],
        "direct": player["direct"],
        "wins": player["wins"],
        "performance": player["performance"],
        **dict(zip(tournament["ties"], player["ties"], strict=True)),
    }
    numbers = (player["points"], player["scored"], *(found[tie] for tie in ties))
    exact = "" if player["accuracy"] is None else f"{player['accuracy']:.1f}"
    return (*("" if number is None else f"{number:g}" for number in numbers), exact)


def _safe(text: str) -> str:
    """A spreadsheet runs what begins as a formula does."""
    return f"'{text}" if text.startswith(_FORMULA) else text
