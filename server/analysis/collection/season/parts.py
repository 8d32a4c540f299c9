"""The rows of a season: its games by month, colour, opening, phase, endgame, opponent, hour and clock."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from server.analysis.collection.season.digest import (
    CLOCKS,
    LONG,
    MORE,
    PACES,
    PHASES,
    SIDES,
    AccuracyTally,
    DigestFault,
    DigestSide,
    band_of,
    pace_of,
)
from server.analysis.collection.season.figures import Positions, accuracy, count, mean, sample
from server.analysis.collection.season.player_games import PlayerGame
from server.analysis.collection.season.shapes import EndgameRow, OpeningRow, SeasonRow
from server.analysis.evaluation import shown_accuracy

_Key = TypeVar("_Key", bound=Hashable)

STEP = 200
"""Width of a row of the opponents' ratings."""
EQUAL = 100
"""Points of rating from which an opponent is stronger or weaker."""
_HOURS = ("night", "morning", "afternoon", "evening")
_STRENGTHS = ("stronger", "equal", "weaker")
BANDS = (*(name for name, _ in CLOCKS), MORE)
_PACES = (*(name for name, _ in PACES), LONG)


def own(game: PlayerGame) -> DigestSide | None:
    """The player's side of a reviewed game."""
    return game.digest and game.digest[game.side]


def faults_of(game: PlayerGame) -> list[DigestFault]:
    """The player's faults in a game."""
    return [fault for fault in game.digest["faults"] if fault["side"] == game.side] if game.digest else []


def open_faults_of(game: PlayerGame) -> list[DigestFault]:
    """The player's faults in a game while it was open: those that are told of by kind."""
    return [fault for fault in faults_of(game) if not fault["quiet"]]


def row_of(key: str, games: Sequence[PlayerGame], positions: Positions) -> SeasonRow:
    """What is said of some whole games."""
    reviewed = [(game, side) for game in games if (side := own(game))]
    accurate = [
        (game, (side["accuracy"], side["moves"])) for game, side in reviewed if side["accuracy"] is not None
    ]
    scored = [(game, game.points) for game in games if game.points is not None]
    faults = (positions.of_fault(game, fault) for game, _ in reviewed for fault in faults_of(game))
    return {
        "key": key,
        "games": sample([positions.of_game(game) for game in games]),
        "score": mean([points for _, points in scored], [positions.of_game(game) for game, _ in scored]),
        "accuracy": accuracy(
            [figures for _, figures in accurate], [positions.of_game(game) for game, _ in accurate]
        ),
        "faults": count(faults, len(reviewed)),
        "moves": sum(side["moves"] for _, side in reviewed),
    }


def months(games: Sequence[PlayerGame], positions: Positions) -> list[SeasonRow]:
    """By month, in order; games without one are left out."""
    return _rows(sorted(_grouped(games, lambda game: game.month).items()), positions)


def colours(games: Sequence[PlayerGame], positions: Positions) -> list[SeasonRow]:
    """White, then Black."""
    return _rows(_in_order(_grouped(games, lambda game: game.side), SIDES), positions)


def ratings(games: Sequence[PlayerGame], positions: Positions) -> list[SeasonRow]:
    """By the opponent's rating, the lowest first."""
    steps = _grouped(games, lambda game: None if game.rating is None else game.rating // STEP * STEP)
    return _rows(((str(step), found) for step, found in sorted(steps.items())), positions)


def strengths(games: Sequence[PlayerGame], positions: Positions) -> list[SeasonRow]:
    """By how much stronger the opponent was."""
    return _rows(_in_order(_grouped(games, _strength), _STRENGTHS), positions)


def hours(games: Sequence[PlayerGame], positions: Positions) -> list[SeasonRow]:
    """By the quarter of the day in which the game began."""
    return _rows(_in_order(_grouped(games, _hour), _HOURS), positions)


def _strength(game: PlayerGame) -> str | None:
    if game.rating is None or game.own_rating is None:
        return None
    more = game.rating - game.own_rating
    return "stronger" if more >= EQUAL else "weaker" if more <= -EQUAL else "equal"


def _hour(game: PlayerGame) -> str | None:
    hour = game.digest["hour"] if game.digest else None
    return None if hour is None else _HOURS[hour // 6]


def openings(games: Sequence[PlayerGame], positions: Positions) -> list[OpeningRow]:
    """By colour and family, the most played first."""
    families = _grouped(games, lambda game: game.opening and (game.side, _family(game.opening["name"])))
    rows = [_family_row(family, found, positions) for (_, family), found in families.items()]
    return sorted(rows, key=lambda row: (-row["games"]["n"], row["side"] == "black", row["name"]))


def _family(name: str) -> str:
    """ "Sicilian Defense" of "Sicilian Defense: Najdorf Variation, English Attack"."""
    return name.partition(":")[0].strip()


def _family_row(family: str, games: Sequence[PlayerGame], positions: Positions) -> OpeningRow:
    row = _opening_row(family, games, positions)
    parts = _grouped(games, lambda game: game.opening and game.opening["name"])
    if len(parts) > 1:
        rows = [_opening_row(name, found, positions) for name, found in parts.items()]
        row["parts"] = sorted(rows, key=lambda part: (-part["games"]["n"], part["name"]))
    return row


def _opening_row(name: str, games: Sequence[PlayerGame], positions: Positions) -> OpeningRow:
    side = games[0].side
    codes = sorted({game.opening["eco"] for game in games if game.opening})
    left = [(game, game.digest["book"]) for game in games if game.digest and game.digest["book"]]
    at = [positions.of_place(game, book) for game, book in left]
    known = [
        (place, book["win"]) for place, (_, book) in zip(at, left, strict=True) if book["win"] is not None
    ]
    return {
        **row_of(f"{side} {name}", games, positions),
        "side": side,
        "name": name,
        "eco": codes[0] if len(codes) == 1 else f"{codes[0]}–{codes[-1]}",
        "book": mean([(book["ply"] + 1) // 2 for _, book in left], at, 1),
        "leaves": mean([_expected(side, win) for _, win in known], [place for place, _ in known]),
        "parts": [],
    }


def _expected(side: str, win: float) -> float:
    return win if side == "white" else 1 - win


def phases(games: Sequence[PlayerGame], positions: Positions) -> list[SeasonRow]:
    """Opening, middlegame, endgame: of the games that had them."""
    rows = []
    for phase in PHASES:
        played = [
            (game, side["phases"][phase]) for game in games if (side := own(game)) and phase in side["phases"]
        ]
        at = {id(game): positions.of_ply(game, figures[2]) for game, figures in played}
        accurate = [(game, (figures[1], figures[0])) for game, figures in played if figures[1] is not None]
        faults = [(game, fault) for game, _ in played for fault in faults_of(game) if fault["phase"] == phase]
        row = _part_row(phase, [game for game, _ in played], at, faults, positions)
        row["accuracy"] = accuracy([own for _, own in accurate], [at[id(game)] for game, _ in accurate])
        row["moves"] = sum(figures[0] for _, figures in played)
        rows.append(row)
    return [row for row in rows if row["games"]["n"]]


def endgames(games: Sequence[PlayerGame], positions: Positions) -> list[EndgameRow]:
    """By type of endgame, the most frequent first; a game may have several."""
    digests = [game.digest for game in games if game.digest]
    types = dict.fromkeys(stretch["type"] for digest in digests for stretch in digest["endgame"])
    rows = [_endgame_row(kind, games, positions) for kind in types]
    return sorted(rows, key=lambda row: (-row["games"]["n"], row["key"]))


def _endgame_row(kind: str, games: Sequence[PlayerGame], positions: Positions) -> EndgameRow:
    at: dict[int, int] = {}
    found, accuracies, begins, faults = [], [], [], []
    moves = 0
    for game in games:
        stretches = [each for each in game.digest["endgame"] if each["type"] == kind] if game.digest else []
        if not stretches or game.digest is None:
            continue
        first = stretches[0]
        found.append(game)
        at[id(game)] = positions.of_place(game, first)
        if first["win"] is not None:
            begins.append((_expected(game.side, first["win"]), at[id(game)]))
        judged = sum(each[game.side]["moves"] for each in stretches)
        moves += judged
        if judged:
            points = sum(each[game.side]["accuracy"] for each in stretches)
            accuracies.append(((shown_accuracy(points / judged), judged), at[id(game)]))
        faults += [(game, fault) for fault in faults_of(game) if _type_at(game, fault["ply"]) == kind]
    row = _part_row(kind, found, at, faults, positions)
    row["accuracy"] = accuracy([own for own, _ in accuracies], [place for _, place in accuracies])
    row["moves"] = moves
    return {**row, "begins": mean([value for value, _ in begins], [place for _, place in begins])}


def _type_at(game: PlayerGame, ply: int) -> str | None:
    """The type of endgame in which the move of `ply` was made."""
    stretches = game.digest["endgame"] if game.digest else []
    return next((each["type"] for each in reversed(stretches) if each["from_ply"] <= ply), None)


def clocks(games: Sequence[PlayerGame], positions: Positions) -> list[SeasonRow]:
    """By the time that was left, the least first: of the moves, not of the games."""
    return _by_time(games, positions, BANDS, lambda side: side["clocks"], _band)


def paces(games: Sequence[PlayerGame], positions: Positions) -> list[SeasonRow]:
    """By the time that the move took, as `clocks`."""
    return _by_time(games, positions, _PACES, lambda side: side["paces"], _pace)


def _by_time(
    games: Sequence[PlayerGame],
    positions: Positions,
    bands: Sequence[str],
    tallies_of: Callable[[DigestSide], Mapping[str, AccuracyTally]],
    band_of_fault: Callable[[DigestFault], str | None],
) -> list[SeasonRow]:
    rows = []
    for band in bands:
        played = [
            (game, tallies[band])
            for game in games
            if (side := own(game)) and band in (tallies := tallies_of(side))
        ]
        faults = [
            (game, fault) for game, _ in played for fault in faults_of(game) if band_of_fault(fault) == band
        ]
        at = {id(game): positions.of_game(game) for game, _ in played}
        row = _part_row(band, [game for game, _ in played], at, faults, positions)
        row["moves"] = sum(tally["moves"] for _, tally in played)
        row["accuracy"] = accuracy(
            [(shown_accuracy(tally["accuracy"] / tally["moves"]), tally["moves"]) for _, tally in played],
            [*at.values()],
        )
        rows.append(row)
    return [row for row in rows if row["games"]["n"]]


def _band(fault: DigestFault) -> str | None:
    return None if fault["clock"] is None else band_of(fault["clock"])


def _pace(fault: DigestFault) -> str | None:
    return None if fault["spent"] is None else pace_of(fault["spent"])


def _part_row(
    key: str,
    games: Sequence[PlayerGame],
    at: Mapping[int, int],
    faults: Iterable[tuple[PlayerGame, DigestFault]],
    positions: Positions,
) -> SeasonRow:
    """What is said of a part of some games, without its accuracy and moves. `at`: where it begins in each."""
    scored = [(game, game.points) for game in games if game.points is not None]
    return {
        "key": key,
        "games": sample([at[id(game)] for game in games]),
        "score": mean([points for _, points in scored], [at[id(game)] for game, _ in scored]),
        "accuracy": mean([], []),
        "faults": count((positions.of_fault(game, fault) for game, fault in faults), len(games)),
        "moves": 0,
    }


def _grouped(
    games: Sequence[PlayerGame], key: Callable[[PlayerGame], _Key | None]
) -> dict[_Key, list[PlayerGame]]:
    """The games that have a key, by it."""
    found: dict[_Key, list[PlayerGame]] = {}
    for game in games:
        if (value := key(game)) is not None:
            found.setdefault(value, []).append(game)
    return found


def _in_order(
    groups: Mapping[_Key, list[PlayerGame]], order: Sequence[_Key]
) -> Iterable[tuple[_Key, list[PlayerGame]]]:
    return ((key, groups[key]) for key in order if key in groups)


def _rows(groups: Iterable[tuple[str, list[PlayerGame]]], positions: Positions) -> list[SeasonRow]:
    return [row_of(key, games, positions) for key, games in groups]
