"""What a season needs of one reviewed game, for both sides: some KB of a folded review of half a MiB.

It is kept (`store/collections/digests.py`), so that a season of hundreds of games reads no log twice. After
a change of what is in it count `VERSION` up: older ones are made anew then.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TypedDict

import chess

from server.analysis.classes import Classification
from server.analysis.collection.finding.features import Feature, features_of, keys_of
from server.analysis.collection.season.kinds import kinds_of
from server.analysis.events.events import EventJson
from server.analysis.events.fold import State, fen_at, fold, known, mover
from server.analysis.events.values import PhaseName, Side
from server.analysis.events.wire import Game, Move
from server.analysis.game.times import spent, troubled
from server.analysis.reasons.misses import Miss, miss_of

VERSION = 6

SIDES: tuple[Side, Side] = ("white", "black")
PHASES: tuple[PhaseName, ...] = ("opening", "middlegame", "endgame")
FAULTS = frozenset(cls.value for cls in Classification if cls.facts.fault)
WON = 0.85
"""Expected points from which a position counts as won, about five pawns; lost: as far from the other end."""
CLOCKS = (("under_minute", 60.0), ("under_two", 120.0), ("under_five", 300.0))
"""Bands of the time that was left when a move was made, and where they end, seconds."""
MORE = "more"
PACES = (("instant", 3.0), ("quick", 10.0), ("thought", 60.0))
"""Bands of the time that a move took, and where they end, seconds."""
LONG = "long"
LINE = 40
"""Plies of a game that its opening is looked for in."""
_NAMED = ("White", "Black", "Result", "Date")
"""Headers by which a review is known that is of no collection."""
_HOUR_HEADERS = ("UTCTime", "StartTime", "Time")


class AccuracyTally(TypedDict):
    """Judged moves of a side in a part of the game, and the sum of their accuracies."""

    moves: int
    accuracy: float


class DigestPlace(TypedDict):
    """A position. `win`: White's expected points there, None if unknown."""

    ply: int
    fen: str
    win: float | None


class Book(DigestPlace):
    """Where the book ends."""

    eco: str
    name: str


class Stretch(DigestPlace):
    """A stretch of the endgame with one type of material. `from_ply`: its first move; `ply`: where the
    material is on the board."""

    type: str
    from_ply: int
    white: AccuracyTally
    black: AccuracyTally


class DigestFault(TypedDict):
    """A fault. `fen`: before it; `clock`: seconds left behind it, `spent`: that it took; `in_trouble`: it was
    begun in time trouble; `kinds`: as `kinds_of`; `miss`: what it let go of, None: it is no miss; `loss`:
    expected points that it gave away; `good`: how many play a good move there, by rating
    (`people/ratings.py`), None where nobody has judged it."""

    ply: int
    side: Side
    san: str
    fen: str
    classification: str
    phase: PhaseName
    clock: float | None
    spent: float | None
    in_trouble: bool
    quiet: bool
    kinds: list[str]
    miss: Miss | None
    loss: float
    good: list[float] | None


class DigestSide(TypedDict):
    """A side's figures. `accuracy`: of the report; `phases`: phase -> [moves, accuracy or None, first ply];
    `clocks`, `paces`: band of the time left, of the time spent -> its moves; `won`, `lost`: where it
    first stood so."""

    accuracy: float | None
    moves: int
    phases: dict[PhaseName, tuple[int, float | None, int]]
    clocks: dict[str, AccuracyTally]
    paces: dict[str, AccuracyTally]
    won: DigestPlace | None
    lost: DigestPlace | None


class Digest(TypedDict):
    """A reviewed game. `hour`: 0..23 of its beginning, as the headers have it; `line`: its first LINE moves,
    UCI, None of one that begins elsewhere than games of chess do; `opening_end`: where its opening ends;
    `headers`: those of _NAMED; `keys`, `features`: what the game is found by (`finding/features.py`)."""

    plies: int
    line: list[str] | None
    opening_end: DigestPlace | None
    hour: int | None
    book: Book | None
    endgame: list[Stretch]
    faults: list[DigestFault]
    white: DigestSide
    black: DigestSide
    headers: dict[str, str]
    keys: str
    features: list[Feature]


def digest_text(events: Iterable[EventJson]) -> str:
    """The digest of the whole log of a review that is done (wire JSON with `seq`), as it is kept."""
    return json.dumps(digest_of(fold(events)), ensure_ascii=False, separators=(",", ":"))


def digest_of(state: State) -> Digest:
    """The digest of the folded state of a review that is done."""
    game = known(state["game"])
    took, trouble = _spent(game), _troubled(game)
    men = [fen_at(game, ply).split()[0] for ply in range(len(game["moves"]) + 1)]
    return {
        "plies": len(game["moves"]),
        "line": _line(game),
        "opening_end": _opening_end(state),
        "hour": _hour(game["headers"]),
        "book": _book(state, game),
        "endgame": _endgame(state, game),
        "faults": [
            fault for move in state["moves"] if move and (fault := _fault(state, move, took, trouble))
        ],
        "white": _side(state, "white", took),
        "black": _side(state, "black", took),
        "headers": {name: game["headers"][name] for name in _NAMED if name in game["headers"]},
        "keys": keys_of(men),
        "features": features_of(men),
    }


def _line(game: Game) -> list[str] | None:
    if game["start_fen"] != chess.STARTING_FEN or game["variant"] != "standard":
        return None
    return [move["uci"] for move in game["moves"][:LINE]]


def _opening_end(state: State) -> DigestPlace | None:
    """The position after the last move of the opening."""
    phases = state["phases"]
    plies = phases["by_ply"].count("opening") if phases else 0
    return _place(state, plies) if plies else None


def _hour(headers: dict[str, str]) -> int | None:
    """Both sites write the hour in UTC; `Time` alone is the place's."""
    for name in _HOUR_HEADERS:
        text = headers.get(name, "").strip()[:2]
        if text.isascii() and text.isdigit() and int(text) < 24:
            return int(text)
    return None


def _place(state: State, ply: int) -> DigestPlace:
    game, position = known(state["game"]), state["positions"][ply]
    return {
        "ply": ply,
        "fen": fen_at(game, ply),
        "win": None if position is None else _short(position["win"]),
    }


def _short(value: float) -> float:
    return round(value, 4)


def _book(state: State, game: Game) -> Book | None:
    opening = game["opening"]
    if opening is None:
        return None
    return {**_place(state, opening["ply"]), "eco": opening["eco"], "name": opening["name"]}


def _endgame(state: State, game: Game) -> list[Stretch]:
    phases = state["phases"]
    changes = phases["endgame_changes"] if phases else []
    starts = [_first_ply(game, change["row"]) for change in changes]
    ends = [*starts, len(game["moves"]) + 1][1:]
    return [
        {
            **_place(state, change["ply"]),
            "type": change["type"],
            "from_ply": start,
            "white": _tally(state, "white", range(start, end)),
            "black": _tally(state, "black", range(start, end)),
        }
        for change, start, end in zip(changes, starts, ends, strict=True)
    ]


def _first_ply(game: Game, row: int) -> int:
    """The first ply of a row (docs/phases.md): where Black begins, the first row is one move."""
    white_starts = game["start_fen"].split()[1] == "w"
    return 2 * row - 1 if white_starts else max(1, 2 * row - 2)


def _tally(state: State, side: Side, plies: range) -> AccuracyTally:
    own = [move for ply in plies if mover(state, ply) == side and (move := _judged(state, ply))]
    return {"moves": len(own), "accuracy": _short(sum(move["accuracy"] or 0.0 for move in own))}


def _judged(state: State, ply: int) -> Move | None:
    move = state["moves"][ply - 1]
    return move if move and move["accuracy"] is not None else None


def _fault(
    state: State, move: Move, took: Sequence[float | None], trouble: Sequence[bool]
) -> DigestFault | None:
    if move["classification"] not in FAULTS:
        return None
    game, ply = known(state["game"]), move["ply"]
    side, record = mover(state, ply), game["moves"][ply - 1]
    return {
        "ply": ply,
        "side": side,
        "san": record["san"],
        "fen": fen_at(game, ply - 1),
        "classification": str(move["classification"]),
        "phase": known(state["phases"])["by_ply"][ply - 1],
        "clock": record["clock"],
        "spent": took[ply - 1],
        "in_trouble": trouble[ply - 1],
        "quiet": move["quiet"],
        "kinds": kinds_of(move["reason"].get("facts", []), side),
        "miss": miss_of(
            move["classification"],
            move["expected_before"],
            move["expected_after"],
            move["reason"].get("facts", []),
            quiet=move["quiet"],
        ),
        "loss": _short(move["loss"] or 0.0),
        "good": move["people"].get("good") if move["people"] else None,
    }


def _spent(game: Game) -> list[float | None]:
    clocks = [(record["clock"], record["emt"]) for record in game["moves"]]
    return spent(clocks, game["headers"].get("TimeControl", ""))


def _troubled(game: Game) -> list[bool]:
    return troubled([record["clock"] for record in game["moves"]], game["headers"].get("TimeControl", ""))


def _side(state: State, side: Side, took: Sequence[float | None]) -> DigestSide:
    report, records = state["report"], known(state["game"])["moves"]
    left = [record["clock"] for record in records]
    return {
        "accuracy": report and report[side]["accuracy"],
        "moves": _tally(state, side, range(1, len(state["moves"]) + 1))["moves"],
        "phases": _phases(state, side),
        "clocks": _by_time(state, side, [None if time is None else band_of(time) for time in left]),
        "paces": _by_time(state, side, [None if time is None else pace_of(time) for time in took]),
        "won": _first(state, side, at_least=WON),
        "lost": _first(state, "black" if side == "white" else "white", at_least=WON),
    }


def _by_time(state: State, side: Side, bands: Sequence[str | None]) -> dict[str, AccuracyTally]:
    """The judged moves of a side by their bands, one for each ply."""
    found: dict[str, AccuracyTally] = {}
    for ply, band in enumerate(bands, start=1):
        move = _judged(state, ply)
        if move is None or band is None or mover(state, ply) != side:
            continue
        tally = found.setdefault(band, {"moves": 0, "accuracy": 0.0})
        tally["moves"] += 1
        tally["accuracy"] = _short(tally["accuracy"] + (move["accuracy"] or 0.0))
    return found


def band_of(clock: float) -> str:
    """The band of CLOCKS, or MORE."""
    return next((name for name, end in CLOCKS if clock < end), MORE)


def pace_of(time: float) -> str:
    """The band of PACES, or LONG."""
    return next((name for name, end in PACES if time < end), LONG)


def _phases(state: State, side: Side) -> dict[PhaseName, tuple[int, float | None, int]]:
    report, phases = state["report"], state["phases"]
    if report is None or phases is None:
        return {}
    figures = {phase: report["phases"][phase][side] for phase in PHASES}
    return {
        phase: (own["moves"], own["accuracy"], phases["by_ply"].index(phase) + 1)
        for phase, own in figures.items()
        if own["moves"]
    }


def _first(state: State, side: Side, *, at_least: float) -> DigestPlace | None:
    """The first position in which `side` expects at least this many points."""
    for ply, position in enumerate(state["positions"]):
        if position is None:
            continue
        expected = position["win"] if side == "white" else 1 - position["win"]
        if expected >= at_least:
            return _place(state, ply)
    return None
