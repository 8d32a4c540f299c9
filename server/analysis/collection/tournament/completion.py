"""The rows of a collection, completed by the arbiter's report: names, ids, ratings, titles, teams, rounds and
results of the games that are there; rows for the pairings, byes and forfeits that are not."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from server.analysis.collection.tournament.entries import SIDES, Row, fide_id, is_named, met
from server.analysis.collection.tournament.report import ArbiterReport, ReportedPlayer, ReportedRound
from server.analysis.collection.tournament.shapes import ReportFacts
from server.analysis.events.values import Side

_RESULTS: Mapping[tuple[float, float], str] = {
    (1, 0): "1-0",
    (0, 1): "0-1",
    (0.5, 0.5): "1/2-1/2",
    (0, 0): "0-0",
}
_BYES: Mapping[float, str] = {1: "1-0", 0.5: "1/2-1/2", 0: "0-1"}
_NUMBER = re.compile(r"[0-9]+")
_MOST_STRANGERS = 50
"""Names that are told."""

Entry = tuple[int, str]
"""A player's number and a round."""


@dataclass(frozen=True, slots=True)
class Completed:
    """`rows`: the games, then what the report alone knows; `facts`: what became of it."""

    rows: list[Row]
    facts: ReportFacts


def completed(rows: Iterable[Row], report: ArbiterReport) -> Completed:
    """Where the two differ the report counts."""
    return _Completion(report).of(list(rows))


class _Completion:
    def __init__(self, report: ArbiterReport) -> None:
        self._report = report
        self._players = {player["number"]: player for player in report["players"]}
        self._roster = _Roster(report["players"])
        self._told: set[Entry] = set()
        self._strangers: dict[str, None] = {}
        self._differs: list[int] = []

    def of(self, rows: Sequence[Row]) -> Completed:
        done = [self._complete(row) for row in rows]
        facts: ReportFacts = {
            "kind": self._report["kind"],
            "players": len(self._players),
            "strangers": list(self._strangers)[:_MOST_STRANGERS],
            "differs": self._differs,
        }
        return Completed([*done, *self._others()], facts)

    def _complete(self, row: Row) -> Row:
        if not met([row]):  # nobody plays there
            return row
        found = {side: self._roster.find(row, side) for side in SIDES}
        headers = dict(row.headers)
        for side, player in found.items():
            name = headers.get(side.capitalize(), "").strip()
            if player is not None:
                headers |= _headers(player, side)
            elif is_named(row, side):
                self._strangers[name] = None
        entry = self._entry(row, found)
        if entry is None:
            return replace(row, headers=headers)
        return self._with_result(row, headers, found, *entry)

    def _entry(
        self, row: Row, found: Mapping[Side, ReportedPlayer | None]
    ) -> tuple[Side, str, ReportedRound] | None:
        """(side, round, what its player has of it) of the report's pairing, each given once."""
        side = next((side for side in SIDES if found[side] is not None), None)
        player = found[side] if side else None
        if side is None or player is None:
            return None
        facing: Side = "black" if side == "white" else "white"
        other = found[facing]
        if other is None and is_named(row, facing):
            return None
        wanted = other["number"] if other else None
        fitting = [
            (round_, entry)
            for round_, entry in player["rounds"].items()
            if entry["opponent"] == wanted and (player["number"], round_) not in self._told
        ]
        named = next((each for each in fitting if each[0] == _round(row)), None)
        chosen = named or (fitting[0] if len(fitting) == 1 and wanted is not None else None)
        if chosen is None:
            if self._report["kind"] == "list":  # a game is no bye
                self._told |= {(each["number"], _round(row)) for each in found.values() if each}
            return None
        self._told |= {(number, chosen[0]) for number in (player["number"], wanted) if number is not None}
        return side, *chosen

    def _with_result(
        self,
        row: Row,
        headers: dict[str, str],
        found: Mapping[Side, ReportedPlayer | None],
        side: Side,
        round_: str,
        entry: ReportedRound,
    ) -> Row:
        if _round(row) != round_:
            headers["Round"] = round_
        if entry["kind"] == "open" or entry["points"] is None:
            return replace(row, headers=headers)
        before = met([row])[0].points
        points = self._points(entry, round_)
        if side == "black":
            points = (points[1], points[0])
        if before is not None and before != points:
            self._differs.append(row.number)
        headers["Result"] = _BYES[points[0]] if entry["kind"] == "bye" else _RESULTS[points]
        return replace(row, headers=headers, kind=entry["kind"])

    def _points(self, entry: ReportedRound, round_: str) -> tuple[float, float]:
        """Of the player and of the opponent."""
        own = entry["points"] or 0
        if entry["opponent"] is None:
            return own, 1 - own
        return own, self._players[entry["opponent"]]["rounds"][round_]["points"] or 0

    def _others(self) -> Iterator[Row]:
        """What no game of the collection is."""
        for number, player in self._players.items():
            for round_, entry in player["rounds"].items():
                opponent = entry["opponent"]
                if (number, round_) in self._told or (opponent is not None and opponent < number):
                    continue
                yield self._row(player, round_, entry)

    def _row(self, player: ReportedPlayer, round_: str, entry: ReportedRound) -> Row:
        points, opponent = self._points(entry, round_), entry["opponent"]
        if opponent is None:
            headers = {**_headers(player, "white"), "Black": "BYE", "Result": _BYES[points[0]]}
            return Row(0, {**headers, "Round": round_}, 0, kind="bye")
        white, black = player, self._players[opponent]
        if entry["side"] == "black":
            white, black, points = black, white, (points[1], points[0])
        result = "*" if entry["points"] is None else _RESULTS[points]
        headers = {**_headers(white, "white"), **_headers(black, "black"), "Result": result, "Round": round_}
        return Row(0, headers, 0, kind=entry["kind"])


class _Roster:
    """Whom a name of the games means: by FIDE id, by the words of the name, by surname and first letter, each
    where it is one player's alone."""

    def __init__(self, players: Sequence[ReportedPlayer]) -> None:
        self._by_id = {player["fide_id"]: player for player in players if player["fide_id"]}
        self._by_words = _alone((_words(player["name"]), player) for player in players)
        self._by_short = _alone((_short(player["name"]), player) for player in players)
        self._by_surname = _alone((_short(player["name"])[0], player) for player in players)

    def find(self, row: Row, side: Side) -> ReportedPlayer | None:
        if not is_named(row, side):
            return None
        own, name = fide_id(row, side), row.headers.get(side.capitalize(), "")
        if own and own in self._by_id:
            return self._by_id[own]
        surname, letter = _short(name)
        found = self._by_words.get(_words(name)) or self._by_short.get((surname, letter))
        return found or (None if letter else self._by_surname.get(surname))


def _alone(
    named: Iterable[tuple[object, ReportedPlayer]],
) -> dict[object, ReportedPlayer]:
    pairs = list(named)
    count = Counter(name for name, _ in pairs)
    return {name: player for name, player in pairs if count[name] == 1}


def _words(name: str) -> tuple[str, ...]:
    """ "Müller, Jörg" and "Jorg Muller" have the same."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return tuple(sorted(re.findall(r"\w+", letters)))


def _short(name: str) -> tuple[str, str]:
    """(surname, first letter of what else there is): of "Carlsen, M." and "Magnus Carlsen" the same."""
    surname, comma, rest = name.partition(",")
    if not comma:
        *first, surname = name.split() or [""]
        rest = " ".join(first)
    return "".join(_words(surname)), "".join(_words(rest.strip()[:1]))


def _headers(player: ReportedPlayer, side: Side) -> dict[str, str]:
    """What the report knows of a player; of what it does not, the game's headers stay."""
    known = {
        "": player["name"],
        "Elo": player["rating"],
        "Title": player["title"],
        "FideId": player["fide_id"],
        "Team": player["team"],
    }
    return {f"{side.capitalize()}{what}": str(value) for what, value in known.items() if value is not None}


def _round(row: Row) -> str:
    """As the report has it: "3" of "3.2"."""
    number = _NUMBER.match(row.headers.get("Round", "").strip())
    return str(int(number[0])) if number else ""
