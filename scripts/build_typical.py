"""What is usual at a rating: `python -m scripts.build_typical GAMES` reviews a sample of rated games and
writes `resources/typical.json`.

GAMES: lines of JSON, gzipped, of rated lichess games, `{"w", "b", "cls", "moves" (UCI), "res"}`. They are
drawn evenly from cells of a rating and a time control, and reviewed with the standard budget: about 15
seconds each on two cores. What is reviewed stays in `bench/data/typical_games.csv`, and the command goes on
where it was stopped. Without GAMES it only makes the table anew from that file.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import json
import multiprocessing
import random
from collections import defaultdict
from functools import cache, partial
from pathlib import Path
from typing import Any

import chess
import chess.pgn
import numpy as np

from server.analysis.classes import Classification
from server.analysis.events.events import ReportEvent
from server.analysis.events.log_so_far import LogSoFar
from server.analysis.events.values import SideFigures
from server.analysis.game.game import parse_game
from server.analysis.report.report import build_report
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import tell_prelude, warm_prelude
from server.analysis.review.planning import plan, search
from server.analysis.review.pools import PoolKeeper
from server.analysis.review.prepared_game import PreparedGame
from server.analysis.review.run import Run
from server.analysis.review.second_thought import search_again
from server.system.paths import NODE_MODULES, RESOURCES, ROOT

TABLE = RESOURCES / "typical.json"
REVIEWED = ROOT / "bench" / "data" / "typical_games.csv"
FIELDS = (
    "line", "cls", "side", "rating", "moves", "accuracy", "accuracy_lichess", "acpl",
    "theory", "inaccuracy", "mistake", "blunder",
)  # fmt: skip
COUNTED = (
    Classification.THEORY, Classification.INACCURACY, Classification.MISTAKE, Classification.BLUNDER,
)  # fmt: skip
CELLS = {
    "bullet": (1200, 1400),
    "blitz": (1200, 1400, 1600, 1800),
    "rapid": (1000, 1200, 1400, 1600, 1800, 2000, 2200),
    "classical": (1000, 1200, 1400, 1600, 1800, 2000),
}
"""The lower ends of bands of ratings, for each time control."""

BAND = 200
FEWEST = 40
"""Players of a cell, from which on it stands in the table."""

SHORTEST = 10
"""Moves of a side that a game must have."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=Path, nargs="?")
    parser.add_argument("--each", type=int, default=36, help="games of a cell")
    parser.add_argument("--controls", nargs="+", choices=CELLS, default=list(CELLS), help="these alone")
    chosen = parser.parse_args()
    if chosen.games:
        review_sample(chosen.games, chosen.each, chosen.controls)
    TABLE.write_text(json.dumps(table(reviewed()), separators=(",", ":")) + "\n")


def review_sample(games: Path, each: int, controls: list[str]) -> None:
    """Review what is drawn and not reviewed yet, one process for each core."""
    done = {int(row["line"]) for row in reviewed()}
    here = [(number, game) for number, game in drawn(games, each) if game["cls"] in controls]
    wanted = [(number, game) for number, game in here if number not in done]
    new = not REVIEWED.exists()
    with REVIEWED.open("a", newline="") as file, multiprocessing.get_context("spawn").Pool() as pool:
        writer = csv.DictWriter(file, FIELDS, lineterminator="\n")
        if new:
            writer.writeheader()
        for number, rows in enumerate(pool.imap(_figures, wanted), start=1):
            writer.writerows(rows)
            file.flush()
            print(f"{number} of {len(wanted)}", flush=True)


def reviewed() -> list[dict[str, str]]:
    """The figures of each side that are there, in the order of the reviews."""
    if not REVIEWED.exists():
        return []
    with REVIEWED.open(newline="") as file:
        return list(csv.DictReader(file))


def table(rows: list[dict[str, str]]) -> dict[str, dict[str, dict[str, Any]]]:
    """{time control: {lowest rating of a band: {"players", and 21 quantiles of each figure, 0 to 100 %}}}.

    Accuracies 0..100; `errors`: mistakes and blunders in a hundred moves; `theory`: moves.
    """
    cells: dict[str, dict[str, list[dict[str, str]]]] = {control: {} for control in CELLS}
    for row in rows:
        cells[row["cls"]].setdefault(str(_band(int(row["rating"]))), []).append(row)
    return {
        control: {band: _cell(found) for band, found in sorted(bands.items()) if len(found) >= FEWEST}
        for control, bands in cells.items()
    }


def _band(rating: int) -> int:
    """Its lowest rating."""
    return rating // BAND * BAND


def _cell(rows: list[dict[str, str]]) -> dict[str, Any]:
    errors = [100 * (int(row["mistake"]) + int(row["blunder"])) / int(row["moves"]) for row in rows]
    return {
        "players": len(rows),
        "accuracy": _quantiles([float(row["accuracy"]) for row in rows]),
        "accuracy_lichess": _quantiles([float(row["accuracy_lichess"]) for row in rows]),
        "errors": _quantiles(errors),
        "theory": _quantiles([float(row["theory"]) for row in rows]),
    }


def _quantiles(values: list[float]) -> list[float]:
    return [float(each) for each in np.quantile(values, np.linspace(0, 1, 21)).round(1)]


def drawn(path: Path, each: int) -> list[tuple[int, dict[str, Any]]]:
    """The number of its line and the game, for `each` games of a cell: one of every cell, then the next."""
    cells: dict[tuple[str, int], list[tuple[int, dict[str, Any]]]] = defaultdict(list)
    with gzip.open(path, "rt") as lines:
        for number, line in enumerate(lines):
            game = json.loads(line)
            band = _band(game["w"])
            here = band == _band(game["b"]) and band in CELLS.get(game["cls"], ())
            if here and len(game["moves"].split()) >= 2 * SHORTEST:
                cells[game["cls"], band].append((number, game))
    chance = random.Random(1)
    for found in cells.values():
        chance.shuffle(found)
    return [found[place] for place in range(each) for found in cells.values() if place < len(found)]


def _figures(numbered: tuple[int, dict[str, Any]]) -> list[dict[str, Any]]:
    number, game = numbered
    report = _report(game)
    return [
        _row(number, game, "white", game["w"], report.white),
        _row(number, game, "black", game["b"], report.black),
    ]


def _row(number: int, game: dict[str, Any], side: str, rating: int, figures: SideFigures) -> dict[str, Any]:
    return {
        "line": number,
        "cls": game["cls"],
        "side": side,
        "rating": rating,
        **{name: figures[name] for name in ("moves", "accuracy", "accuracy_lichess", "acpl")},
        **{counted.value: figures["counts"].get(counted, 0) for counted in COUNTED},
    }


def _report(game: dict[str, Any]) -> ReportEvent:
    """Of a review without what does not change its figures: sacrifices, reasons, what people play."""
    options = ReviewOptions()
    run = Run(
        PreparedGame.of(parse_game(_pgn(game)), options),
        LogSoFar([]),
        _keeper().pool_for(options),
        lambda: False,
    )
    for stage in (tell_prelude, partial(plan, source=None), search, search_again):
        for _ in stage(run):
            pass
    return build_report(run.reports.moves())


def _pgn(game: dict[str, Any]) -> str:
    told = chess.pgn.Game()
    told.headers["Result"] = game["res"]
    told.add_line(map(chess.Move.from_uci, game["moves"].split()))
    return str(told)


@cache
def _keeper() -> PoolKeeper:
    """The engine of this process."""
    warm_prelude()
    return PoolKeeper(None, 1, NODE_MODULES)


if __name__ == "__main__":
    main()
