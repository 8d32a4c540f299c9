"""Reads a list of players as CSV: names, and what its columns tell besides (FIDE id, rating, title, byes)."""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping

from server.analysis.collection.tournament.report import (
    MOST_CHARS,
    MOST_ROUNDS,
    ArbiterReport,
    ReportedPlayer,
    ReportedRound,
    bye,
    check_size,
    known_id,
    known_rating,
    wrong,
)
from server.analysis.errors import ReportError
from server.i18n.texts import sentence

_COLUMNS: Mapping[str, tuple[str, ...]] = {
    "name": ("name", "player", "spieler"),
    "fide_id": ("fideid", "fide", "id"),
    "rating": ("rating", "elo", "rtg", "wertungszahl"),
    "title": ("title", "titel"),
    "team": ("team", "club", "verein", "mannschaft"),
    "byes": ("byes", "bye", "spielfrei"),
}
"""What a column may be called, letters alone."""
_BYE = re.compile(r"([0-9]{1,2})\s{0,3}[:=]\s{0,3}(1/2|½|0[.,]5|[01])(?![0-9/½]|[.,][0-9])")
_POINTS: Mapping[str, float] = {"1": 1, "1/2": 0.5, "½": 0.5, "0.5": 0.5, "0,5": 0.5, "0": 0}
_SEPARATORS = re.compile(r"[\s;,]*")


def read_list(text: str) -> ArbiterReport:
    """The first line names the columns; they are parted by what it has most of: commas, semicolons or tabs.
    `byes`: "3=½ 5=0", round and points. Raises ReportError, which names the line."""
    lines = text.splitlines()
    head = lines[0] if lines else ""
    parted = max((",", ";", "\t"), key=head.count)
    reader = csv.reader(lines, delimiter=parted)
    try:
        places = _places(next(reader, []))
        players: list[ReportedPlayer] = []
        for row in reader:
            cells = {what: row[at].strip() for what, at in places.items() if at < len(row)}
            if any(cells.values()):
                players.append(_player(reader.line_num, len(players) + 1, cells))
                check_size(reader.line_num, len(players), 0)
    except csv.Error:
        raise wrong(reader.line_num, sentence("list-broken")) from None
    if not players:
        raise ReportError(sentence("report-none"))
    return {"kind": "list", "players": players}


def _places(head: list[str]) -> dict[str, int]:
    names = ["".join(letter for letter in cell.casefold() if letter.isalpha()) for cell in head]
    found = {
        what: at
        for what, known in _COLUMNS.items()
        if (at := next((at for at, name in enumerate(names) if name in known), None)) is not None
    }
    if "name" not in found:
        raise ReportError(sentence("report-none"))
    return found


def _player(line: int, number: int, cells: Mapping[str, str]) -> ReportedPlayer:
    name, rating, fide_id = (cells.get(what, "") for what in ("name", "rating", "fide_id"))
    if not name:
        raise wrong(line, sentence("trf-name"))
    for what, text in (("rating", rating), ("fide_id", fide_id)):
        if text and not (text.isascii() and text.isdigit()):
            raise wrong(line, sentence("list-number", name=what, text=text[:40]))
    return {
        "number": number,
        "name": " ".join(name.split())[:MOST_CHARS],
        "title": cells.get("title", "").upper()[:4] or None,
        "fide_id": known_id(fide_id),
        "rating": known_rating(rating),
        "team": cells.get("team", "")[:MOST_CHARS] or None,
        "rounds": _byes(line, cells.get("byes", "")),
    }


def _byes(line: int, text: str) -> dict[str, ReportedRound]:
    found = {int(round_): _POINTS[points] for round_, points in _BYE.findall(text)}
    if not _SEPARATORS.fullmatch(_BYE.sub("", text)) or any(not 0 < at <= MOST_ROUNDS for at in found):
        raise wrong(line, sentence("list-byes", text=text[:40]))
    return {str(round_): bye(points) for round_, points in found.items()}
