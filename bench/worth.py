"""What positional terms are worth, fitted to engine scores of quiet positions: `python -m bench.worth`.

A ridge regression of the score (White's view, at most 600 centipawns either way) on what each side has more
of material and of the terms of `server/analysis/reasons/positional`, each between its worth in the opening
and in the ending. Held out by game, five times a fifth. `data/quiet_positions.csv` has three positions at
most of each rated game: no check, no capture that pays for either side, 15,000 nodes of Stockfish 15.1.

`--write` stores the weights in the module; `--collect GAMES.jsonl.gz` makes the data again.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path

import chess
import chess.engine
import numpy as np
from numpy.typing import NDArray

from bench.builtin import stockfish
from server.analysis.reasons.exchange import best_capture, turned
from server.analysis.reasons.material import VALUES
from server.analysis.reasons.positional import worth
from server.analysis.reasons.positional.terms import phase, terms

DATA = Path(__file__).parent / "data"
QUIET, OTHERS = DATA / "quiet_positions.csv", DATA / "nn_positions.csv"
TABLE = Path(worth.__file__).with_name("weights.py")
MOST = 600
"""Centipawns: beyond, the game is decided, and nothing positional decided it."""
NODES, WANTED, OF_A_GAME, FIRST_PLY = 15_000, 12_000, 3, 10
FOLDS = 5
RIDGE = 100.0
PIECES = [piece for piece, points in VALUES.items() if points]
ENDING_ONLY = {"king_active", "king_home", "behind"}
OPENING_ONLY = {"bare", "bare_open", "attacker", "defender", "castled", "may_castle", "stuck", "early_queen"}
Rows = NDArray[np.float64]


def main() -> None:
    """Fit, and print; or make the data."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="store the weights")
    parser.add_argument("--collect", type=Path, help="rated games, a JSON a line with `moves` in UCI")
    given = parser.parse_args()
    if given.collect:
        collect(given.collect)
        return
    names, material, rest, scores, games = table(QUIET)
    report(names, material, rest, scores, games)
    weights = ridge(np.hstack([material, rest]), scores, material.shape[1])[material.shape[1] :]
    by_name = {name: (round(weights[at]), round(weights[at + len(names)])) for at, name in enumerate(names)}
    for name, (opening, ending) in by_name.items():
        print(f"{name:18} {opening:5} {ending:5}")
    if given.write:
        TABLE.write_text(source(by_name))


def table(file: Path) -> tuple[list[str], Rows, Rows, Rows, list[str]]:
    """Names of the terms, and for each position: material, terms, score, game. Each term twice, weighed by
    the share of the opening and of the ending."""
    names: list[str] = []
    material, rest, scores, games = [], [], [], []
    for board, score, game in positions(file):
        mine, other = terms(board, chess.WHITE), terms(board, chess.BLACK)
        more = {name: mine[name].bit_count() - other[name].bit_count() for name in mine}
        more["tempo"] = 1 if board.turn else -1
        names = list(more)
        share = phase(board)
        pieces = [
            len(board.pieces(each, chess.WHITE)) - len(board.pieces(each, chess.BLACK)) for each in PIECES
        ]
        material.append([value * part for part in (share, 1 - share) for value in pieces])
        opening = [value * share * (name not in ENDING_ONLY) for name, value in more.items()]
        ending = [value * (1 - share) * (name not in OPENING_ONLY) for name, value in more.items()]
        rest.append(opening + ending)
        scores.append(score)
        games.append(game)
    return names, np.array(material, float), np.array(rest, float), np.array(scores, float), games


def positions(file: Path) -> Iterator[tuple[chess.Board, int, str]]:
    """The quiet ones of a file, with score and game."""
    with file.open() as rows:
        for row in csv.DictReader(rows):
            board = chess.Board(row["fen"])
            if abs(int(row["cp"])) <= MOST and (file == QUIET or quiet(board)):
                yield board, int(row["cp"]), row.get("game", "")


def quiet(board: chess.Board) -> bool:
    """Whether neither side is in check or could win anything by taking."""
    other = turned(board)
    return other is not None and best_capture(board) is None and best_capture(other) is None


def ridge(columns: Rows, scores: Rows, free: int) -> Rows:
    """The weights; those of the first `free` columns cost nothing, all others are kept small alike."""
    spread = columns.std(0)
    spread[spread == 0] = 1
    scaled = columns / spread
    cost = np.diag([1e-6] * free + [RIDGE] * (columns.shape[1] - free))
    found: Rows = np.linalg.solve(scaled.T @ scaled + cost, scaled.T @ scores) / spread
    return found


def report(names: list[str], material: Rows, rest: Rows, scores: Rows, games: list[str]) -> None:
    """How much of the variance is explained in games that were held out, and in other games."""
    every = sorted(set(games))
    random.Random(1).shuffle(every)
    fold = np.array([each % FOLDS for each in map({game: n for n, game in enumerate(every)}.get, games)])  # type: ignore[operator]
    both = np.hstack([material, rest])
    print(f"{len(scores)} quiet positions of {len(every)} games, {len(names)} terms")
    bare, full = (held_out(columns, scores, fold, material.shape[1]) for columns in (material, both))
    print(shares("held out by game", scores, bare, full))
    _, other_material, other_rest, other_scores, _ = table(OTHERS)
    bare = other_material @ ridge(material, scores, material.shape[1])
    full = np.hstack([other_material, other_rest]) @ ridge(both, scores, material.shape[1])
    print(shares(f"{len(other_scores)} positions of nn_positions.csv", other_scores, bare, full))
    print("centipawns for each square, in the opening and in the ending:")


def held_out(columns: Rows, scores: Rows, fold: NDArray[np.int64], free: int) -> Rows:
    """What is predicted for each position by the games of the other folds."""
    found = np.zeros(len(scores))
    for each in range(FOLDS):
        own = fold == each
        found[own] = columns[own] @ ridge(columns[~own], scores[~own], free)
    return found


def shares(name: str, scores: Rows, bare: Rows, full: Rows) -> str:
    """The variance explained by material, by all, and by the terms of what material leaves."""
    whole = ((scores - scores.mean()) ** 2).sum()
    left, rest = ((scores - bare) ** 2).sum(), ((scores - full) ** 2).sum()
    return (
        f"{name}: material explains {1 - left / whole:.3f} of the variance, "
        f"with the terms {1 - rest / whole:.3f}; the terms {1 - rest / left:.3f} of what material leaves"
    )


def source(weights: dict[str, tuple[int, int]]) -> str:
    """The module that stores the weights."""
    lines = "".join(f'    "{name}": ({opening}, {ending}),\n' for name, (opening, ending) in weights.items())
    return (
        '"""Centipawns for each square of a term, in the opening and in the ending.\n\n'
        'Written by `python -m bench.worth --write`: change nothing here.\n"""\n\n'
        f"WEIGHTS: dict[str, tuple[int, int]] = {{\n{lines}}}\n"
    )


def collect(file: Path) -> None:
    """Write the data: positions of the games of `file`, searched."""
    with gzip.open(file, "rt") as lines:
        games = [json.loads(line)["moves"].split() for line in lines]
    random.seed(1)
    random.shuffle(games)
    found = 0
    with stockfish(Hash=16) as engine, QUIET.open("w") as out:
        out.write("fen,cp,game\n")
        for number, moves in enumerate(games):
            for board in chosen(moves):
                score = (
                    engine.analyse(board, chess.engine.Limit(nodes=NODES), game=object())["score"]
                    .white()
                    .score()
                )
                if score is not None and abs(score) <= MOST:
                    out.write(f"{board.fen()},{score},{number}\n")
                    found += 1
            if found >= WANTED:
                return


def chosen(moves: list[str]) -> Iterator[chess.Board]:
    """Quiet positions of a game, chosen by chance."""
    plies = range(FIRST_PLY, len(moves))
    wanted = set(random.sample(plies, min(OF_A_GAME, len(plies))))
    board = chess.Board()
    for ply, move in enumerate(moves):
        if ply in wanted and quiet(board):
            yield board.copy(stack=False)
        board.push_uci(move)


if __name__ == "__main__":
    main()
