"""A crosstable as the template of an embed writes it, for who reads without JavaScript; the page draws the
same (static/js/rounds/crosstable.ts)."""

from __future__ import annotations

from typing import TypedDict

from server.analysis.collection.tournament.shapes import Cell, Tournament
from server.analysis.collection.tournament.tournament import columns_of
from server.images.from_tournament import points_text
from server.web.http.languages import t


class WrittenLine(TypedDict):
    """A player's line; `cells`: one a column."""

    rank: int
    name: str
    cells: list[str]
    points: str


class WrittenCrosstable(TypedDict):
    """`heads`: of the columns between names and points."""

    heads: list[str]
    lines: list[WrittenLine]


def crosstable_of(standings: Tournament) -> WrittenCrosstable:
    """A column for each opponent where all have met, else for each round; a game's opponent by the line."""
    players, robin = standings["players"], standings["form"] == "robin"
    rounds = standings["rounds"] if standings["form"] == "rounds" else []
    heads = [str(at) for at in range(1, len(players) + 1)] if robin else [f"R{round_}" for round_ in rounds]
    lines: list[WrittenLine] = [
        {
            "rank": player["rank"],
            "name": player["name"],
            "cells": [
                " ".join(_written(cell, robin=robin) for cell in cells)
                for cells in columns_of(player, standings)
            ],
            "points": points_text(player["points"]),
        }
        for player in players
    ]
    return {"heads": heads, "lines": lines}


def _written(cell: Cell, *, robin: bool) -> str:
    sign = _sign(cell)
    if robin:
        return sign
    return (
        f"{sign} {cell['opponent'] + 1}" if cell["opponent"] is not None else f"{sign} {t('collection-bye')}"
    )


def _sign(cell: Cell) -> str:
    if cell["points"] is None:
        return "·"
    if cell["kind"] == "forfeit":
        return "+" if cell["points"] else "−"
    return points_text(cell["points"])
