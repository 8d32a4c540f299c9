"""Reads FIDE's Tournament Report File (TRF16, Annex 2 of its rules for pairing programs, C.04.A): the lines
of players (001) and of teams (013). All other lines say nothing that a table needs.

Columns are counted from 1 there: 5-8 start number, 11-13 title, 15-47 name, 49-52 rating, 58-68 FIDE id, then
from 92 on ten for each round: opponent, colour, result.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from server.analysis.collection.tournament.report import (
    MOST_CHARS,
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
from server.analysis.events.values import Side
from server.i18n.texts import sentence

_PLAYER, _TEAM = "001", "013"
_ROUNDS_FROM, _ROUND = 91, 10
_NUMBER = re.compile(r"[0-9]{1,4}")
_SIDES: Mapping[str, Side] = {"w": "white", "b": "black"}
_RESULTS: Mapping[str, float] = {"1": 1, "=": 0.5, "0": 0, "w": 1, "d": 0.5, "l": 0}
"""Of games; by letter those that are not rated, as they lasted less than a move of each side."""
_FORFEITS: Mapping[str, float] = {"+": 1, "-": 0}
_BYES: Mapping[str, float] = {"u": 1, "f": 1, "h": 0.5, "z": 0, "": 0, "+": 1, "-": 0}
"""Given by the pairing, asked for with a point, half of one, or none."""
_MIRRORED = {1: 0, 0.5: 0.5, 0: 1}

Lines = dict[int, int]
"""Start number -> the line that it stands in."""


def read_trf(text: str) -> ArbiterReport:
    """Raises ReportError, which names the line."""
    players: dict[int, ReportedPlayer] = {}
    lines: Lines = {}
    teams: list[tuple[int, str]] = []
    last = 0
    for at, line in enumerate(text.splitlines(), start=1):
        if line.startswith(_PLAYER):
            player = _player(at, line)
            if player["number"] in players:
                raise wrong(at, sentence("trf-twice", number=player["number"]))
            players[player["number"]], lines[player["number"]] = player, at
            last = max(last, *map(int, player["rounds"]), 0)
            check_size(at, len(players), last)
        elif line.startswith(_TEAM):
            teams.append((at, line))
    if not players:
        raise ReportError(sentence("report-none"))
    _fill(players)
    _check_pairings(players, lines)
    for at, line in teams:
        _name_team(at, line, players)
    return {"kind": "trf", "players": list(players.values())}


def _player(at: int, line: str) -> ReportedPlayer:
    number, name = line[4:8].strip(), " ".join(line[14:47].split())
    if not _NUMBER.fullmatch(number) or not int(number):
        raise wrong(at, sentence("trf-number", text=number))
    if not name:
        raise wrong(at, sentence("trf-name"))
    return {
        "number": int(number),
        "name": name[:MOST_CHARS],
        "title": _title(line[10:13]),
        "fide_id": known_id(line[57:68].strip()),
        "rating": known_rating(line[48:52].strip()),
        "team": None,
        "rounds": {str(round_): found for round_, found in _rounds(at, line.rstrip())},
    }


def _title(text: str) -> str | None:
    """Some programs write "m" for an international master, "g" for a grandmaster."""
    plain = text.strip().upper()
    return {"G": "GM", "M": "IM", "F": "FM", "C": "CM"}.get(plain, plain) or None


def _rounds(at: int, line: str) -> Iterator[tuple[int, ReportedRound]]:
    for round_, begin in enumerate(range(_ROUNDS_FROM, len(line), _ROUND), start=1):
        part = line[begin : begin + _ROUND]
        opponent, side, result = part[:4].strip(), part[4:7].strip().lower(), part[7:].strip().lower()
        if not opponent and not side and not result:
            continue
        found = _round(opponent, side, result)
        if found is None:
            raise wrong(at, sentence("trf-round", round=round_, text=" ".join(part.split())))
        yield round_, found


def _round(opponent: str, side: str, result: str) -> ReportedRound | None:
    if opponent.strip("0"):
        if not _NUMBER.fullmatch(opponent) or side not in ("w", "b", "-", ""):
            return None
        other, own = int(opponent), _SIDES.get(side)
        if result in _RESULTS:
            return {"opponent": other, "side": own, "kind": "played", "points": _RESULTS[result]}
        if result in _FORFEITS:
            return {"opponent": other, "side": own, "kind": "forfeit", "points": _FORFEITS[result]}
        return (
            {"opponent": other, "side": own, "kind": "open", "points": None} if result in ("", "*") else None
        )
    return bye(_BYES[result]) if result in _BYES and side in ("-", "w", "b", "") else None


def _fill(players: Mapping[int, ReportedPlayer]) -> None:
    """A round of which a player's line says nothing was a bye without points, once it was paired for others
    and all of them have a result."""
    entries = [(round_, entry) for player in players.values() for round_, entry in player["rounds"].items()]
    going = {round_ for round_, entry in entries if entry["points"] is None}
    over = {round_ for round_, _ in entries} - going
    for player in players.values():
        for round_ in over - player["rounds"].keys():
            player["rounds"][round_] = bye(0)


def _check_pairings(players: Mapping[int, ReportedPlayer], lines: Lines) -> None:
    """Both players of a pairing say the same of it. Raises ReportError."""
    for number, player in players.items():
        for round_, own in player["rounds"].items():
            if own["opponent"] is None:
                continue
            other = players.get(own["opponent"])
            if other is None or own["opponent"] == number:
                raise wrong(lines[number], sentence("trf-stranger", round=round_, number=own["opponent"]))
            theirs = other["rounds"].get(round_)
            if theirs is None or theirs["opponent"] != number or not _agree(own, theirs):
                raise wrong(lines[number], sentence("trf-disagree", round=round_, number=own["opponent"]))


def _agree(own: ReportedRound, theirs: ReportedRound) -> bool:
    if own["side"] is not None and own["side"] == theirs["side"]:
        return False
    if own["points"] is None or theirs["points"] is None:
        return own["points"] == theirs["points"]
    lost_by_both = own["points"] == theirs["points"] == 0
    return own["kind"] == theirs["kind"] and (_MIRRORED[own["points"]] == theirs["points"] or lost_by_both)


def _name_team(at: int, line: str, players: Mapping[int, ReportedPlayer]) -> None:
    """A team's line: its name in columns 5-36, then the start numbers of its players."""
    name = " ".join(line[4:36].split())
    for number in line[36:].split():
        if not _NUMBER.fullmatch(number) or int(number) not in players:
            raise wrong(at, sentence("trf-team", number=number[:20]))
        players[int(number)]["team"] = name[:MOST_CHARS] or None
