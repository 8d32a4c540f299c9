"""Do chances depend on the players' rating? `python -m bench.chances`.

How often a score wins, by rating, and what an expectation that knows the rating gains on the one curve of the
review (`evaluation.expected_points`): the Brier score of both, held out by game, five times a fifth.
`data/chances.csv.gz` has ten positions of each of 2,110 rated games of lichess (CC0), from ply 10 on:
centipawns of Stockfish 15.1 at 12,000 nodes and the result, both as White sees them, and the mean rating.
`--collect GAMES.jsonl.gz` makes it again, from games of ratings 900 to 2300.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path

import chess
import chess.engine
import numpy as np
from numpy.typing import NDArray

from bench.builtin import stockfish

POSITIONS = Path(__file__).parent / "data" / "chances.csv.gz"
NODES, GAMES, OF_A_GAME, FIRST_PLY = 12_000, 2_110, 10, 10
MOST = 1500
"""Centipawns of a mate, and at the most."""
RATINGS = 900, 2300
BANDS = (900, 1300, 1500, 1700, 1900, 2300)
SHOWN = 100, 200, 300, 500
CURVE = 0.0035
"""The review's own: a logistic curve of the score, for everybody."""
FOLDS = 5
POINTS = {"1-0": 1.0, "0-1": 0.0, "1/2-1/2": 0.5}
Floats = NDArray[np.float64]


def main() -> None:
    """Fit and print, or make the data."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--collect", type=Path, help="rated games, a JSON a line with `moves` in UCI")
    given = parser.parse_args()
    if given.collect:
        collect(given.collect)
        return
    with gzip.open(POSITIONS, "rt") as file:
        game, score, rating, points = np.array([[float(cell) for cell in row] for row in csv.reader(file)]).T
    level = (rating - 1500) / 400
    print("ratings    positions  " + "  ".join(f"+{each / 100:.0f}" + " " * 4 for each in SHOWN))
    print(f"{'all, curve':21}" + "  ".join(f"{100 * each:5.1f}%" for each in curve(np.array(SHOWN))))
    for low, high in itertools.pairwise(BANDS):
        of_band = (low <= rating) & (rating < high)
        slope = fit(score[of_band, None] / 100, points[of_band])[0]
        shares = (100 / (1 + np.exp(-slope * each / 100)) for each in SHOWN)
        print(f"{low}-{high - 1:4} {of_band.sum():9}   " + "  ".join(f"{each:5.1f}%" for each in shares))
    now = (curve(score) - points) ** 2
    for name, terms in {
        "one curve, fitted": [score / 100],
        "by rating": [score / 100, level * score / 100],
    }.items():
        new = (held_out(np.stack(terms, axis=1), points, game) - points) ** 2
        gains = [1 - new[part].mean() / now[part].mean() for part in parts(game)]
        gain = 1 - new.mean() / now.mean()
        print(f"{name:20} Brier {new.mean():.4f} for {now.mean():.4f}: {100 * gain:+.2f} %", end="")
        print(f", by fifths {100 * min(gains):+.2f} to {100 * max(gains):+.2f} %")


def curve(score: Floats) -> Floats:
    """Expected points of White by the review's curve."""
    return np.asarray(1 / (1 + np.exp(-CURVE * score)))


def parts(game: Floats) -> Iterator[NDArray[np.bool_]]:
    """The positions that are held out together: every fifth game."""
    for fold in range(FOLDS):
        yield game % FOLDS == fold


def held_out(terms: Floats, points: Floats, game: Floats) -> Floats:
    """Expected points of each position by a fit to the games of the other four fifths."""
    found = np.empty(len(points))
    for part in parts(game):
        found[part] = 1 / (1 + np.exp(-terms[part] @ fit(terms[~part], points[~part])))
    return found


def fit(terms: Floats, points: Floats) -> Floats:
    """Weights of a logistic regression without a constant (Newton's method)."""
    weights = np.zeros(terms.shape[1])
    for _ in range(30):
        said = 1 / (1 + np.exp(-terms @ weights))
        curvature = (terms * (said * (1 - said))[:, None]).T @ terms + 1e-6 * np.eye(len(weights))
        weights += np.linalg.solve(curvature, terms.T @ (points - said))
    return weights


def collect(file: Path) -> None:
    """Analyse the games, and store the positions."""
    with gzip.open(file, "rt") as lines:
        games = [game for game in map(json.loads, lines) if _fits(game)]
    dice = random.Random(21)
    dice.shuffle(games)
    with stockfish() as engine, gzip.open(POSITIONS, "wt", newline="") as out:
        for number, game in enumerate(games[:GAMES]):
            moves = game["moves"].split()
            wanted = set(dice.sample(range(FIRST_PLY, len(moves)), min(OF_A_GAME, len(moves) - FIRST_PLY)))
            board = chess.Board()
            for ply, uci in enumerate(moves):
                if ply in wanted:
                    found = engine.analyse(board, chess.engine.Limit(nodes=NODES), game=ply)["score"].white()
                    score = max(-MOST, min(MOST, found.score(mate_score=MOST)))
                    mean = (game["w"] + game["b"]) / 2
                    csv.writer(out).writerow([number, score, mean, POINTS[game["res"]]])
                board.push_uci(uci)


def _fits(game: dict[str, object]) -> bool:
    low, high = RATINGS
    rated = all(low <= int(str(game[side])) <= high for side in "wb")
    return rated and game["cls"] != "bullet" and len(str(game["moves"]).split()) > FIRST_PLY + 12


if __name__ == "__main__":
    main()
