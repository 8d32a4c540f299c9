"""Matches of teams: which boards belong to one, who won it, and how the teams stand."""

from __future__ import annotations

from collections.abc import Sequence

from server.analysis.collection.tournament.entries import SIDES, Met, header, natural
from server.analysis.collection.tournament.shapes import TeamMatch, TeamStanding


def matches_of(games: Sequence[Met]) -> list[TeamMatch]:
    """The matches by round; games without both teams belong to none. None at all where the names are clubs:
    a team meets one other in a round, and never itself."""
    if _are_clubs(games):
        return []
    found: dict[tuple[str | None, frozenset[str]], list[Met]] = {}
    for game in games:
        white, black = _teams(game)
        if white and black and white != black:
            found.setdefault((game.round, frozenset((white, black))), []).append(game)
    made = [_match(round_, played) for (round_, _), played in found.items()]
    return sorted(made, key=lambda match: (natural(match["round"]), match["games"][0]))


def _are_clubs(games: Sequence[Met]) -> bool:
    met: dict[tuple[str | None, str], str] = {}
    for game in games:
        white, black = _teams(game)
        if not white or not black or game.round is None:  # without a round nobody knows who met whom in one
            continue
        for own, other in ((white, black), (black, white)):
            if own == other or met.setdefault((game.round, own), other) != other:
                return True
    return False


def standings_of(matches: Sequence[TeamMatch]) -> list[TeamStanding]:
    """The teams by match points, then by board points; equal ones share a rank."""
    found: dict[str, TeamStanding] = {}
    for match in matches:
        for at, name in enumerate(match["teams"]):
            _count(found.setdefault(name, _new(name)), match, at)
    teams = sorted(found.values(), key=lambda team: (*_order(team), team["name"]))
    for place, team in enumerate(teams, start=1):
        before = teams[place - 2] if place > 1 else None
        team["rank"] = before["rank"] if before and _order(before) == _order(team) else place
    return teams


def _match(round_: str | None, games: Sequence[Met]) -> TeamMatch:
    boards = sorted(games, key=lambda game: (natural(game.board), game.row.number))
    first, second = (team or "" for team in _teams(boards[0]))
    points = [0.0, 0.0]
    for game in boards:
        if game.points is not None:
            white = 0 if _teams(game)[0] == first else 1
            points[white] += game.points[0]
            points[1 - white] += game.points[1]
    return {
        "round": round_,
        "teams": [first, second],
        "points": points,
        "games": [game.row.number for game in boards if game.row.number],
        "complete": all(game.points is not None for game in boards),
    }


def _teams(game: Met) -> tuple[str | None, str | None]:
    white, black = (header(game.row, f"{side.capitalize()}Team") for side in SIDES)
    return white, black


def _new(name: str) -> TeamStanding:
    return {"rank": 0, "name": name, "match_points": 0, "board_points": 0, "won": 0, "drawn": 0, "lost": 0}


def _count(team: TeamStanding, match: TeamMatch, at: int) -> None:
    own, other = match["points"][at], match["points"][1 - at]
    team["board_points"] += own
    if not match["complete"]:
        return
    team["match_points"] += 2 if own > other else 1 if own == other else 0
    team["won"] += own > other
    team["drawn"] += own == other
    team["lost"] += own < other


def _order(team: TeamStanding) -> tuple[float, float]:
    return -team["match_points"], -team["board_points"]
