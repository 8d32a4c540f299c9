"""Tournaments made by hand."""

from __future__ import annotations

from collections.abc import Mapping

from server.analysis.collection.tournament.entries import Row

RATINGS = {name: 2000 - 50 * at - (50 if at else 0) for at, name in enumerate("ABCDEFGHI")}
"""A 2000, B 1900, C 1850, ... I 1550."""

SWISS = {
    1: ("A-E 1-0", "F-B 0-1", "C-G 1/2-1/2", "H-D 0-1", "I-BYE 1-0"),
    2: ("B-A 1/2-1/2", "D-I 1-0", "C-F 1-0", "E-G 1-0", "bye-H 0-1"),
    3: ("D-A 0-1", "B-C 1/2-1/2", "E-I 0-1", "F-H +:-", "G-BYE 1-0"),
    4: ("A-C 1/2-1/2", "D-B 1-0", "I-G 1-0", "H-E 1-0", "F-BYE 1-0"),
    5: ("A-I 1-0", "C-D 1/2-1/2", "B-H 1-0", "G-F 0-1", "E-BYE 1-0"),
}


def row(number: int, text: str, plies: int = 60, **more: object) -> Row:
    """ "A-B 1-0" as a row; headers by `headers`, all else as `Row` has it."""
    pair, result = text.split(" ")
    white, black = pair.split("-")
    headers = {"White": white, "Black": black, "Result": result}
    for side, name in (("White", white), ("Black", black)):
        if name in RATINGS:
            headers[f"{side}Elo"] = str(RATINGS[name])
    extra = more.pop("headers", {})
    assert isinstance(extra, Mapping)
    return Row(number, {**headers, **extra}, plies, **more)  # type: ignore[arg-type]


def swiss() -> list[Row]:
    """Nine players, five rounds: each has one bye, H does not come to round 3, B-A stands there twice."""
    rows: list[Row] = []
    for round_, games in SWISS.items():
        for board, text in enumerate(games, start=1):
            played = "BYE" not in text.upper() and "+" not in text
            number = len(rows) + 1
            headers = {"Round": f"{round_}.{board}"}
            rows.append(
                row(number, text, 60 if played else 0, headers=headers, line=text if played else None)
            )
    again = rows[5]
    rows.append(Row(26, again.headers, again.plies, line=again.line))
    return rows


def table(*texts: str) -> list[Row]:
    return [row(number, text) for number, text in enumerate(texts, start=1)]
