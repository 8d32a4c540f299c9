"""A season as CSV: one line a figure, the words those of the JSON. No cell begins as a formula does."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Any

from server.analysis.season.shapes import Figure, Season

_HEAD = ("section", "row", "figure", "value", "games", "positions")
_SECTIONS = (
    *("months", "colours", "openings", "phases", "endgames", "ratings", "strengths", "hours", "clocks"),
    "kinds",
)
_HELD = ("conversion", "resourcefulness")


def table_of(season: Season) -> str:
    """The figures as CSV (RFC 4180). `positions`: the address of each."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(_HEAD)
    for section, row, name, figure in _figures(season):
        value = "" if figure["value"] is None else f"{figure['value']:g}"
        lines.writerow((section, row, name, value, figure["n"], _places(season, figure)))
    return text.getvalue()


def _figures(season: Mapping[str, Any]) -> Iterator[tuple[str, str, str, Figure]]:
    for name, figure in season["totals"].items():
        yield "totals", "", name, figure
    for section in _HELD:
        for name, figure in season[section].items():
            yield section, "", name, figure
    for section in _SECTIONS:
        for row in season[section]:
            yield from _of_row(section, row)
            for part in row.get("parts", ()):
                yield from _of_row(section, part)


def _of_row(section: str, row: Mapping[str, Any]) -> Iterator[tuple[str, str, str, Figure]]:
    key = f"{row['way']} {row['key']}" if "way" in row else row["key"]
    for name, value in row.items():
        if isinstance(value, dict):
            yield section, key, name, value  # type: ignore[misc]  # the one object that a row holds


def _places(season: Season, figure: Figure) -> str:
    found = (season["positions"][at] for at in figure["at"])
    pairs = ((season["games"][place["game"]]["review"], place["ply"]) for place in found)
    return " ".join(f"/r/{review}?ply={ply}" for review, ply in pairs if review)
