"""How well what people play is predicted, on rated games that were kept aside.

    python -m bench.people [GAMES.jsonl.gz]

From ply 10 on, at the mover's rating: how often the likeliest move was played, and one of the three
likeliest; -ln P of the move that was played, by the blend and by each network alone; by tenths, how often
what was said to be so likely was played; what is left of it without a history; what a ply costs.
`data/people_games.jsonl.gz`: 600 rated games of lichess (CC0) which nothing was fitted to
(`models/training/blend_people.py`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import chess
import numpy as np
import numpy.typing as npt

from models.training.blend_people import FIRST_PLY, Game, Played, played, read_games
from server.analysis.people.blend import blended, softmax
from server.analysis.people.network import LEVELS
from server.analysis.people.prediction import predictions

GAMES = Path(__file__).parent / "data" / "people_games.jsonl.gz"
BANDS = ((0, 1000), *((low, low + 200) for low in range(1000, 2000, 200)), (2000, 4000), (1400, 1901))
"""Ratings from, up to and without. The last is the goal's."""
LEAST = 200
"""Moves in a tenth whose share says something."""
Floats = npt.NDArray[np.float64]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=Path, nargs="?", default=GAMES)
    games = read_games(parser.parse_args().games)
    started = time.process_time()
    moves = list(played(games))
    seconds = time.process_time() - started
    print(f"{len(games)} games, {len(moves)} moves from ply {FIRST_PLY} on")
    print("ratings     moves  first  three   -ln P  " + "  ".join(map(str, LEVELS)))
    for low, high in BANDS:
        if of_band := [move for move in moves if low <= move.rating < high]:
            print(row(f"{low:4}-{high - 1}", of_band))
    print("\n             likeliest moves          all moves")
    print("           said   played  moves   said   played   moves")
    print("\n".join(tenths(moves)), end="\n\n")
    print(row("bare FEN  ", list(without_history(games))))
    # Of a game all positions are predicted, and measured are those from FIRST_PLY on.
    print(f"{1000 * seconds / sum(len(game['moves'].split()) for game in games):.2f} ms of CPU a ply")


def row(name: str, moves: Sequence[Played]) -> str:
    """A line of the table: the blend, and -ln P of each network by itself."""
    chances = [blended(move.logits, move.rating) for move in moves]
    likelier = np.array([_likelier(each, move.index) for each, move in zip(chances, moves, strict=True)])
    said = np.array([each[move.index] for each, move in zip(chances, moves, strict=True)])
    alone = np.array([softmax(move.logits)[:, move.index] for move in moves])
    shares = f"{100 * np.mean(likelier == 0):5.1f}  {100 * np.mean(likelier < 3):5.1f}"
    own = "  ".join(f"{each:.3f}" for each in -np.log(alone).mean(axis=0))
    return f"{name}  {len(moves):6}  {shares}  {-np.log(said).mean():6.3f}  {own}"


def _likelier(chances: Floats, index: int) -> int:
    """How many moves are likelier than this one."""
    return int(np.count_nonzero(chances > chances[index]))


def tenths(moves: Sequence[Played]) -> Iterator[str]:
    """By tenths of a probability, what was said and how often it was played: the likeliest moves, and all."""
    chances = [blended(move.logits, move.rating) for move in moves]
    hits = [np.arange(len(each)) == move.index for each, move in zip(chances, moves, strict=True)]
    first = np.array([(each.max(), hit[each.argmax()]) for each, hit in zip(chances, hits, strict=True)])
    every = np.column_stack([np.concatenate(chances), np.concatenate(hits)])
    for tenth in range(10):
        parts = [rows[(rows[:, 0] * 10).astype(int).clip(0, 9) == tenth] for rows in (first, every)]
        yield f"{tenth / 10} to {(tenth + 1) / 10}  " + "   ".join(map(_share, parts))


def _share(part: Floats) -> str:
    if len(part) < LEAST:
        return f"{'':13}{len(part):7}"
    said, played_of_it = part.mean(axis=0)
    return f"{said:.3f}  {played_of_it:.3f} {len(part):7}"


def without_history(games: Sequence[Game]) -> Iterator[Played]:
    """Every 20th move, of its position alone."""
    for game in games:
        board, moves = chess.Board(), game["moves"].split()
        for ply, uci in enumerate(moves):
            if ply >= FIRST_PLY and ply % 20 < 2:
                seen = next(iter(predictions(board.copy(stack=False), [])))
                yield Played(game["wb"[ply % 2]], seen.logits, seen.moves.index(chess.Move.from_uci(uci)))
            board.push_uci(uci)


if __name__ == "__main__":
    main()
