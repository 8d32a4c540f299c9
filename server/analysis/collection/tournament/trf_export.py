"""A tournament as FIDE's Tournament Report File (TRF16): what `trf.py` reads, and some lines on the event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from server.analysis.collection.tournament.shapes import Cell, Standing, Tournament

_PLAYED: Mapping[float | None, str] = {1: "1", 0.5: "=", 0: "0", None: " "}
_FORFEIT: Mapping[float | None, str] = {1: "+", 0: "-", None: " "}
_BYE: Mapping[float | None, str] = {1: "U", 0.5: "H", 0: "Z", None: " "}
_NOTHING = " " * 10
_MOST_NAME = 33
_MOST_TEAM = 32


@dataclass(frozen=True, slots=True)
class EventFacts:
    """What stands above the players. `dates`: of the games, "2026.11.22"."""

    title: str
    site: str
    dates: Sequence[str]


def trf_of(tournament: Tournament, event: EventFacts) -> str:
    """Start numbers go by rating; rounds are counted through in their order. Lines end as on Windows, which
    all programs read."""
    players = tournament["players"]
    by_rating = sorted(range(len(players)), key=lambda at: (-(players[at]["rating"] or 0), at))
    numbers = {at: number for number, at in enumerate(by_rating, start=1)}
    lines = [*_head(tournament, event), *(_player(tournament, at, numbers) for at in by_rating)]
    return "".join(f"{line.rstrip()}\r\n" for line in [*lines, *_teams(players, numbers)])


def _head(tournament: Tournament, event: EventFacts) -> list[str]:
    players, dates = tournament["players"], sorted(event.dates)
    robin = tournament["form"] == "robin"
    return [
        f"012 {_plain(event.title)}",
        f"022 {_plain(event.site)}",
        f"042 {dates[0].replace('.', '/') if dates else ''}",
        f"052 {dates[-1].replace('.', '/') if dates else ''}",
        f"062 {len(players)}",
        f"072 {sum(player['rating'] is not None for player in players)}",
        f"092 {'Individual: Round-Robin' if robin else 'Individual: Swiss-System'}",
    ]


def _player(tournament: Tournament, at: int, numbers: Mapping[int, int]) -> str:
    player = tournament["players"][at]
    who = (
        f"001 {numbers[at]:>4}  {(player['title'] or '')[:3]:>3} {_plain(player['name'])[:_MOST_NAME]:<33}"
        f" {player['rating'] or '':>4}     {player['fide_id'] or '':>11}{'':>12}"
        f"{player['points']:>4.1f} {player['rank']:>4}"
    )
    return who + "".join(_round(player, round_, numbers) for round_ in tournament["rounds"])


def _round(player: Standing, round_: str, numbers: Mapping[int, int]) -> str:
    cell = next((cell for cell in player["games"] if cell["round"] == round_), None)
    if cell is None or (cell["opponent"] is None and cell["kind"] != "bye"):
        return _NOTHING
    if cell["opponent"] is None:
        return f"  0000 - {_BYE[cell['points']]}"
    return f"  {numbers[cell['opponent']]:>4} {cell['side'][0]} {_result(cell)}"


def _result(cell: Cell) -> str:
    return (_FORFEIT if cell["kind"] == "forfeit" else _PLAYED)[cell["points"]]


def _teams(players: Sequence[Standing], numbers: Mapping[int, int]) -> list[str]:
    members: dict[str, list[int]] = {}
    for at, player in enumerate(players):
        if player["team"]:
            members.setdefault(player["team"], []).append(numbers[at])
    return [
        f"013 {_plain(team)[:_MOST_TEAM]:<32}" + "".join(f" {number:>4}" for number in sorted(mine))
        for team, mine in members.items()
    ]


def _plain(text: str) -> str:
    return " ".join(text.split())
