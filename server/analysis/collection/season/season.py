"""A player's season in a collection: `season_of()`, the one entry. What is said, and of how many games."""

from __future__ import annotations

from collections.abc import Sequence

from server.analysis.collection.season import parts
from server.analysis.collection.season.digest import PHASES, DigestFault, DigestPlace
from server.analysis.collection.season.figures import LEAST, Positions, count, mean
from server.analysis.collection.season.kinds import split
from server.analysis.collection.season.lessons import lessons_of, level_of
from server.analysis.collection.season.player_games import PlayerGame, Source, games_of
from server.analysis.collection.season.shapes import (
    FaultKind,
    Figure,
    HeldGames,
    Season,
    SeasonCollection,
    SeasonTotals,
)


def season_of(collection: SeasonCollection, sources: Sequence[Source], player: str) -> Season | None:
    """The season of `player` in the games of a collection; None if no player of that name is in it."""
    games = games_of(sources, player)
    if not games:
        return None
    positions = Positions(games)
    dates = [game.date for game in games if game.date]
    return {
        "collection": collection,
        "player": _name(games[0]) or player,
        "least": LEAST,
        "reviewed": sum(1 for game in games if game.digest),
        "first": dates[0] if dates else None,
        "last": dates[-1] if dates else None,
        "totals": _totals(games, positions),
        "months": parts.months(games, positions),
        "colours": parts.colours(games, positions),
        "openings": parts.openings(games, positions),
        "phases": parts.phases(games, positions),
        "endgames": parts.endgames(games, positions),
        "ratings": parts.ratings(games, positions),
        "strengths": parts.strengths(games, positions),
        "hours": parts.hours(games, positions),
        "clocks": parts.clocks(games, positions),
        "paces": parts.paces(games, positions),
        "conversion": _held(games, positions, "won", 1.0),
        "resourcefulness": _held(games, positions, "lost", 0.5),
        "kinds": _kinds(games, positions),
        "level": level_of(games, positions),
        "lessons": lessons_of(games, positions),
        "games": positions.games,
        "positions": positions.listed,
    }


def _name(game: PlayerGame) -> str:
    """As the headers write it."""
    return str(game.source.facts["headers"].get(game.side.title(), "")).strip()


def _totals(games: Sequence[PlayerGame], positions: Positions) -> SeasonTotals:
    row = parts.row_of("all", games, positions)
    reviewed = [game for game in games if game.digest]
    faults = [(game, fault) for game in reviewed for fault in parts.faults_of(game)]
    scored = [game for game in games if game.points is not None]

    def of_class(name: str) -> Figure:
        found = (positions.of_fault(*each) for each in faults if each[1]["classification"] == name)
        return count(found, len(reviewed))

    def ended(points: float) -> Figure:
        return count((positions.of_game(game) for game in scored if game.points == points), len(scored))

    timed = _timed(reviewed)
    return {
        "games": row["games"],
        "score": row["score"],
        "wins": ended(1.0),
        "draws": ended(0.5),
        "losses": ended(0.0),
        "accuracy": row["accuracy"],
        "faults": row["faults"],
        "inaccuracy": of_class("inaccuracy"),
        "mistake": of_class("mistake"),
        "blunder": of_class("blunder"),
        "misses": count((positions.of_fault(*each) for each in faults if each[1]["miss"]), len(reviewed)),
        "in_trouble": _in_trouble(faults, timed, positions),
    }


def _timed(games: Sequence[PlayerGame]) -> int:
    """How many of the games have the player's clock."""
    return sum(1 for game in games if (side := parts.own(game)) and side["clocks"])


def _in_trouble(faults: Sequence[tuple[PlayerGame, DigestFault]], timed: int, positions: Positions) -> Figure:
    return count((positions.of_fault(*each) for each in faults if each[1]["in_trouble"]), timed)


def _held(games: Sequence[PlayerGame], positions: Positions, word: str, least: float) -> HeldGames:
    """The games in which the player stood `word` ("won", "lost") once, by whether that brought `least`
    points."""
    found: list[tuple[PlayerGame, int]] = []
    for game in games:
        side = parts.own(game)
        place: DigestPlace | None = side and (side["won"] if word == "won" else side["lost"])
        if place is not None and game.points is not None:
            found.append((game, positions.of_place(game, place)))
    kept = [at for game, at in found if (game.points or 0.0) >= least]
    let_go = [at for game, at in found if (game.points or 0.0) < least]
    share = mean([float((game.points or 0.0) >= least) for game, _ in found], [at for _, at in found])
    return {"share": share, "kept": count(kept, len(found)), "let_go": count(let_go, len(found))}


def _kinds(games: Sequence[PlayerGame], positions: Positions) -> list[FaultKind]:
    reviewed = [game for game in games if game.digest]
    found: dict[str, list[tuple[PlayerGame, DigestFault]]] = {}
    for game in reviewed:
        for fault in parts.open_faults_of(game):
            for word in fault["kinds"]:
                found.setdefault(word, []).append((game, fault))
    timed = _timed(reviewed)
    kinds = [_kind(word, faults, len(reviewed), timed, positions) for word, faults in found.items()]
    return sorted(kinds, key=lambda kind: (-len(found[_word(kind)]), kind["way"], kind["key"]))


def _word(kind: FaultKind) -> str:
    return f"{kind['way']}:{kind['key']}"


def _kind(
    word: str, faults: Sequence[tuple[PlayerGame, DigestFault]], n: int, timed: int, positions: Positions
) -> FaultKind:
    def phase(name: str) -> Figure:
        return count((positions.of_fault(*each) for each in faults if each[1]["phase"] == name), n)

    way, key = split(word)
    opening, middlegame, endgame = (phase(name) for name in PHASES)
    return {
        "key": key,
        "way": way,
        "count": count((positions.of_fault(*each) for each in faults), n),
        "in_trouble": _in_trouble(faults, timed, positions),
        "opening": opening,
        "middlegame": middlegame,
        "endgame": endgame,
    }
