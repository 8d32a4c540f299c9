"""A season as CSV: one line a figure, the words those of the JSON. No cell begins as a formula does."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, cast

from server.analysis.collection.season.shapes import (
    EndgameRow,
    FaultKind,
    Figure,
    Lesson,
    OpeningRow,
    Season,
    SeasonRow,
)

_HEAD = ("section", "row", "figure", "value", "games", "positions")
_SECTIONS = (
    *("months", "colours", "openings", "phases", "endgames", "ratings", "strengths", "hours", "clocks"),
    *("paces", "kinds", "lessons"),
)
_HELD: tuple[Literal["conversion", "resourcefulness"], ...] = ("conversion", "resourcefulness")
_Row = SeasonRow | EndgameRow | OpeningRow | FaultKind | Lesson


def table_of(season: Season, root: str = "") -> str:
    """The figures as CSV (RFC 4180). `positions`: the address of each, below the path `root` of the host."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(_HEAD)
    for section, row, name, figure in _figures(season):
        value = "" if figure["value"] is None else f"{figure['value']:g}"
        lines.writerow((section, row, name, value, figure["n"], _places(season, figure, root)))
    return text.getvalue()


def _figures(season: Season) -> Iterator[tuple[str, str, str, Figure]]:
    yield from _of_object("totals", "", season["totals"])
    for held in _HELD:
        yield from _of_object(held, "", season[held])
    if season["level"] is not None:
        yield from _of_object("level", "", season["level"])
    lists: Mapping[str, object] = season
    for section in _SECTIONS:
        for row in cast(Sequence[_Row], lists[section]):
            yield from _of_row(section, row)
            for part in cast(OpeningRow, row).get("parts", ()):
                yield from _of_row(section, part)


def _of_row(section: str, row: _Row) -> Iterator[tuple[str, str, str, Figure]]:
    way = cast(FaultKind, row).get("way")
    return _of_object(section, f"{way} {row['key']}" if way else row["key"], row)


def _of_object(
    section: str, key: str, fields: Mapping[str, object]
) -> Iterator[tuple[str, str, str, Figure]]:
    for name, value in fields.items():
        if isinstance(value, dict):
            yield section, key, name, cast(Figure, value)  # the one object that a row holds


def _places(season: Season, figure: Figure, root: str) -> str:
    found = (season["positions"][at] for at in figure["at"])
    pairs = ((season["games"][place["game"]]["review"], place["ply"]) for place in found)
    return " ".join(f"{root}/r/{review}?ply={ply}" for review, ply in pairs if review)
