"""An arbiter's report, or list of players, as it is kept beside a collection's games. No code but the limits,
and what both of its readers need.

`trf.py` and `player_list.py` read it, `completion.py` has the games completed by it.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from server.analysis.errors import ReportError
from server.analysis.events.values import Side
from server.i18n.texts import Sentence, sentence

MOST_PLAYERS = 1000
MOST_ROUNDS = 40
MOST_ENTRIES = 12_000
"""Players times rounds: a table of so many is reckoned within a second."""
MOST_CHARS = 200
"""Of a name or a team."""


class ReportedRound(TypedDict):
    """A round of a player. `opponent`: a number; None: a bye; `points`: 1, 0.5 or 0, None: no result yet."""

    opponent: int | None
    side: Side | None
    kind: Literal["played", "forfeit", "bye", "open"]
    points: float | None


class ReportedPlayer(TypedDict):
    """`rounds`: round -> what became of it; JSON has its numbers as texts."""

    number: int
    name: str
    title: str | None
    fide_id: str | None
    rating: int | None
    team: str | None
    rounds: dict[str, ReportedRound]


class ArbiterReport(TypedDict):
    """`kind`: FIDE's TRF, or a list of players, which has no pairings."""

    kind: Literal["trf", "list"]
    players: list[ReportedPlayer]


def wrong(line: int, message: Sentence) -> ReportError:
    """What is raised of a line, counted from 1."""
    return ReportError(message, place=sentence("place-line", line=line))


def check_size(line: int, players: int, rounds: int) -> None:
    """`rounds`: the number of the last. Raises ReportError."""
    if players > MOST_PLAYERS or rounds > MOST_ROUNDS or players * rounds > MOST_ENTRIES:
        limits = {"players": MOST_PLAYERS, "rounds": MOST_ROUNDS, "entries": MOST_ENTRIES}
        raise wrong(line, sentence("report-large", **limits))


def bye(points: float) -> ReportedRound:
    """A round without an opponent."""
    return {"opponent": None, "side": None, "kind": "bye", "points": points}


def known_rating(text: str) -> int | None:
    """0 and nothing mean that there is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 4 and int(text) else None


def known_id(text: str) -> str | None:
    """A FIDE id; 0 and nothing mean that there is none."""
    return text if text.isascii() and text.isdigit() and text.strip("0") and len(text) <= 11 else None
