"""How many late positions of played Go games have an exact score, and how long that takes.

    python -m bench.go_played [--games 10] [--rules area]

GNU Go 3.8 with itself (level 8, two stones at random first; `bench/data/go_games.jsonl`): 20 games on 7x7, 20
on 9x9, each 0, 2, 4, 7 and 10 moves before the last stone.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path

from sgfmill import boards

from endgames.go.local_games import Rules
from endgames.go.solver import solve
from server.analysis.errors import KibitzError

GAMES = Path(__file__).parent / "data" / "go_games.jsonl"
BEFORE = (0, 2, 4, 7, 10)


def rows_after(size: int, moves: list[str]) -> list[str]:
    """The position after moves, Black's first, as `A1` or `PASS`."""
    board = boards.Board(size)
    for number, move in enumerate(moves):
        if move != "PASS":
            board.play(int(move[1:]) - 1, "ABCDEFGHJ".index(move[0]), "bw"[number % 2])
    signs = {"b": "x", "w": "o", None: "."}
    return ["".join(signs[board.get(row, column)] for column in range(size)) for row in reversed(range(size))]


def answer(rows: list[str], rules: Rules) -> str:
    """What is told of a position: an exact score, bounds, or nothing."""
    try:
        solved = solve(rows, rules)
    except KibitzError:
        return "refused"
    return "exact" if solved.is_exact else "bounded"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20, help="of each size")
    parser.add_argument("--rules", choices=[str(rules) for rules in Rules], default=str(Rules.TERRITORY))
    arguments = parser.parse_args()
    told: Counter[tuple[int, int, str]] = Counter()
    seconds: list[float] = []
    read: Counter[int] = Counter()
    for line in GAMES.read_text().splitlines():
        game = json.loads(line)
        size, moves = game["size"], game["moves"].split()
        read[size] += 1
        while moves[-1] == "PASS":
            moves.pop()
        for before in BEFORE if read[size] <= arguments.games else ():
            begun = time.process_time()
            rows = rows_after(size, moves[: len(moves) - before])
            told[size, before, answer(rows, Rules(arguments.rules))] += 1
            seconds.append(time.process_time() - begun)
    for size in sorted(read):
        for before in BEFORE:
            counts = {kind: told[size, before, kind] for kind in ("exact", "bounded", "refused")}
            print(f"{size}x{size}, {before:2} before the end: {counts}")
    seconds.sort()
    middle, most = seconds[len(seconds) // 2], seconds[-1]
    print(f"CPU: median {middle:.2f} s, most {most:.1f} s (the first one compiles)")


if __name__ == "__main__":
    main()
