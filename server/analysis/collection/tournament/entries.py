"""The games of a tournament: who plays, in which round, whether it was played, and what stands there twice.

Only the rows of the collection are read: headers, the number of moves, the moves' fingerprint (`line`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from server.analysis.collection.tournament.shapes import Duplicate, GameKind
from server.analysis.events.values import Figures, Side
from server.analysis.game.words import read_result

SIDES: tuple[Side, Side] = ("white", "black")

NOT_PLAYED: frozenset[GameKind] = frozenset(["bye", "forfeit"])
"""Pairings with points but without a game."""

_UNKNOWN = re.compile(r"[?.\-\s]*")
_POINTS: Mapping[str, tuple[float, float]] = {
    "1-0": (1, 0),
    "0-1": (0, 1),
    "1/2-1/2": (0.5, 0.5),
    "0-0": (0, 0),
}
_FORFEITS: Mapping[str, tuple[float, float]] = {"+:-": (1, 0), "-:+": (0, 1), "-:-": (0, 0)}
_BYES = frozenset(["bye", "fullbye", "halfbye", "zerobye", "spielfrei", "freilos"])
_UNPLAYED = frozenset(["forfeit", "forfeited", "unplayed", "walkover", "noshow", "kampflos", "bye"])
"""Values of Termination, letters alone. "time forfeit" is a game that was played."""


class JudgedFigures(Figures):
    """The figures of a side. `judged`: how many of its moves have a verdict."""

    judged: int


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a collection. `number`: 0 for a pairing that the arbiter's report alone knows; `line`: a
    fingerprint of its moves, None where none was made; `figures`: of its review by side, None before there
    are any; `kind`: what the report says of it, None: its headers and moves tell."""

    number: int
    headers: Mapping[str, str]
    plies: int
    review: str | None = None
    line: str | None = None
    opening: str | None = None
    figures: Mapping[Side, JudgedFigures | None] = field(default_factory=dict)
    kind: GameKind | None = None


@dataclass(frozen=True, slots=True)
class Met:
    """A game of the tournament. `players`: keys, None for a bye or where no name is known; `points`: of
    both, None without a result."""

    row: Row
    kind: GameKind
    players: tuple[str | None, str | None]
    round: str | None
    board: str | None
    points: tuple[float, float] | None

    @property
    def counts(self) -> bool:
        """It was decided at the board."""
        return self.kind == "played" and self.points is not None


def header(row: Row, name: str) -> str | None:
    """A header's value; None where it says nothing."""
    value = row.headers.get(name, "").strip()
    return None if _UNKNOWN.fullmatch(value) else value


def kind_of(headers: Mapping[str, str], plies: int) -> GameKind:
    """What became of a pairing, from its headers and the number of its moves."""
    result = _plain_result(headers)
    how = _letters(headers.get("Termination", ""))
    if how == "bye" or any(is_bye(headers.get(side.capitalize(), "")) for side in SIDES):
        return "bye"
    if result in _FORFEITS or how in _UNPLAYED:
        return "forfeit"
    if result in _POINTS:
        return "played" if plies else "forfeit"
    return "running" if plies else "open"


def is_bye(name: str) -> bool:
    """Whether a name stands for a bye: BYE, "bye", "spielfrei"."""
    return _letters(name) in _BYES


def met(rows: Iterable[Row]) -> list[Met]:
    """The games with players; those without names are no part of a tournament."""
    kept = [row for row in rows if _has_players(row)]
    ids = _fide_ids(kept)
    return [_met(row, ids) for row in kept]


def without_duplicates(games: Sequence[Met]) -> tuple[list[Met], list[Duplicate]]:
    """Each game once, and what was left out: same players, same round, same moves. The one with a review is
    kept, else the first."""
    kept: dict[tuple[object, ...], list[Met]] = {}
    left_out: list[Duplicate] = []
    for game in sorted(games, key=lambda game: (game.row.review is None, game.row.number)):
        alike = kept.setdefault(_same(game), [])
        first = next((other for other in alike if _may_be_same(game, other)), None)
        if first is None:
            alike.append(game)
        else:
            left_out.append({"number": game.row.number, "same_as": first.row.number})
    once = sorted((game for games in kept.values() for game in games), key=lambda game: game.row.number)
    return once, sorted(left_out, key=lambda found: found["number"])


def natural(text: str | None) -> tuple[tuple[int, int, str], ...]:
    """What a round or a board is sorted by: "2" before "10"; None goes last."""
    if text is None:
        return ((2, 0, ""),)
    parts = re.split(r"[.\-/\s]+", text)
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part.casefold()) for part in parts)


def fide_id(row: Row, side: Side) -> str | None:
    """The player's FIDE id; "0" means that there is none."""
    text = row.headers.get(f"{side.capitalize()}FideId", "").strip()
    return text if text.isdecimal() and text.strip("0") else None


def rating(row: Row, side: Side) -> int | None:
    """The player's rating in a game."""
    text = row.headers.get(f"{side.capitalize()}Elo", "").strip()
    return int(text) if text.isdecimal() and 0 < int(text) < 5000 else None


def is_named(row: Row, side: Side) -> bool:
    """Whether a player's name stands there."""
    return _is_player(header(row, side.capitalize()), side)


def _has_players(row: Row) -> bool:
    return any(is_named(row, side) for side in SIDES)


def _is_player(name: str | None, side: Side) -> bool:
    """Some programs write "White" and "Black" for players without a name."""
    return name is not None and not is_bye(name) and name != side.capitalize()


def _met(row: Row, ids: Mapping[str, str]) -> Met:
    kind = row.kind or kind_of(row.headers, row.plies)
    result = _plain_result(row.headers)
    parts = (header(row, "Round") or "").split(".", 1)
    white, black = (_key(row, side, ids) for side in SIDES)
    return Met(
        row=row,
        kind=kind,
        players=(white, black),
        round=parts[0] or None,
        board=header(row, "Board") or (parts[1] if len(parts) > 1 and parts[1] else None),
        points=_FORFEITS.get(result) or _POINTS.get(result),
    )


def _key(row: Row, side: Side, ids: Mapping[str, str]) -> str | None:
    """Who it is: the FIDE id where the name bears one anywhere in the collection, else the name."""
    name = header(row, side.capitalize())
    if name is None or not _is_player(name, side):
        return None
    return fide_id(row, side) or ids.get(name.casefold()) or name.casefold()


def _fide_ids(rows: Iterable[Row]) -> dict[str, str]:
    """Name -> id, of the names that bear one id alone."""
    found: dict[str, set[str]] = {}
    for row in rows:
        for side in SIDES:
            name, own = header(row, side.capitalize()), fide_id(row, side)
            if name and own:
                found.setdefault(name.casefold(), set()).add(own)
    return {name: next(iter(ids)) for name, ids in found.items() if len(ids) == 1}


def _same(game: Met) -> tuple[object, ...]:
    row = game.row
    moves = row.line or (row.plies, row.opening, _plain_result(row.headers))
    return (*game.players, moves)


def _may_be_same(one: Met, other: Met) -> bool:
    """Nothing that both say of themselves differs. Without a move only the round can tell."""
    rounds = {one.round, other.round} - {None}
    dates = {header(one.row, "Date"), header(other.row, "Date")} - {None}
    in_round = one.row.plies > 0 or (one.round is not None and other.round is not None)
    return in_round and len(rounds) <= 1 and len(dates) <= 1


def _plain_result(headers: Mapping[str, str]) -> str:
    """The result in the form of PGN, or what stands in its place."""
    return read_result(headers.get("Result", "")) or headers.get("Result", "")


def _letters(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalpha())
