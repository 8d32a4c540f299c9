"""How many late positions of played Go games have an exact score for the side to move, and how soon.

    python -m bench.go_played [--games 10] [--rules area] [--proven-only]
    python -m bench.go_played --seed 7000 --games 20 [--play]
    python -m bench.go_played --seed 7000 --games 4 --sizes 5 --perfect

GNU Go 3.8 with itself (level 8, two stones at random first; `bench/data/go_games.jsonl`): 20 games on 7x7, 20
on 9x9, each 0, 2, 4, 7 and 10 moves before the last stone. With `--seed` the games are made now, of each size
every other one by GNU Go against Kibitz, with `--alone` none. `--play` plays each answer out, by Kibitz as
either side against GNU Go: the score must be the claimed one, or better for Kibitz. `--perfect` searches the
whole board: what either side is shown to have against all play must not speak against an answer.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sgfmill import boards

from bench.gnugo import GnuGo, after, game, moved
from endgames.go.board import OTHER, read_rows
from endgames.go.local_games import Rules
from endgames.go.solver import SolvedBoard, solve
from endgames.go.whole_board import WholeBoard
from endgames.refusals import RefusedError

GAMES = Path(__file__).parent / "data" / "go_games.jsonl"
BEFORE = (0, 2, 4, 7, 10)
KINDS = ("proven", "assumed", "late", "bounded", "refused")
_SLOW = 10
"""Seconds within which a position must be answered."""
_WORK = 6_000_000
"""Positions that the search of a whole board looks at."""
_MOST_MOVES = 120
"""Of a position that is played out."""


@dataclass
class Told:
    """What was counted: answers by size, moves before the end and kind; seconds; checks by whether the claim
    held, and those in which it did not."""

    kinds: Counter[tuple[int, int, str]] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    held: Counter[bool] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def answered(self) -> int:
        return sum(self.kinds[each] for each in self.kinds if each[2] in KINDS[:2])


def rows_after(size: int, moves: list[str]) -> list[str]:
    """The position after moves, Black's first, as `A1` or `PASS`."""
    board = boards.Board(size)
    for number, move in enumerate(moves):
        if move != "PASS":
            board.play(int(move[1:]) - 1, "ABCDEFGHJ".index(move[0]), "bw"[number % 2])
    signs = {"b": "x", "w": "o", None: "."}
    return ["".join(signs[board.get(row, column)] for column in range(size)) for row in reversed(range(size))]


def answer(rows: list[str], mover: int, rules: Rules, *, proven_only: bool) -> tuple[str, SolvedBoard | None]:
    """What is told of a position: an exact score for the side to move (0: Black), proven or assumed, bounds,
    or nothing."""
    try:
        solved = solve(rows, rules, proven_only=proven_only)
    except RefusedError:
        return "refused", None
    if (solved.black_first, solved.white_first)[mover].exact is None:
        return "bounded", None
    return "proven" if solved.is_proven else "assumed", solved


def played_out(size: int, moves: list[str], solved: SolvedBoard) -> Iterator[tuple[bool, str]]:
    """Whether the claim held, by whom Kibitz plays, and what happened."""
    mover = len(moves) % 2
    span = (solved.black_first, solved.white_first)[mover]
    for ours in OTHER:
        kibitz = after(size, moves)
        claimed = span.low + kibitz.here.prisoners
        with GnuGo(size, len(moves)) as gnugo:
            for number, move in enumerate(moves):
                gnugo.ask(f"play {'bw'[number % 2]} {move}")
            on: list[str] = []
            while on[-2:] != ["PASS", "PASS"] and len(on) < _MOST_MOVES:
                on.append(moved(kibitz, gnugo, (mover + len(on)) % 2, ours))
            score = gnugo.score()
        is_kept = score >= claimed if ours == "x" else score <= claimed
        yield is_kept, f"{size}x{size} {' '.join(moves)} / {' '.join(on)}: {ours} {claimed}, was {score}"


def searched(size: int, moves: list[str], solved: SolvedBoard) -> Iterator[tuple[bool, str]]:
    """Whether the score where either side moves first is within what the whole board shows."""
    shape, text = read_rows(rows_after(size, moves))
    whole = WholeBoard(shape, text, Rules.TERRITORY, _WORK)
    for first, span in zip(OTHER, (solved.black_first, solved.white_first), strict=True):
        low, high = whole.score(first)
        is_within = (low is None or low <= span.low) and (high is None or span.low <= high)
        yield is_within, f"{size}x{size} {' '.join(moves)}: {first} first {span.low}, is {low} to {high}"


def games(
    path: Path, seed: int | None, count: int, sizes: list[int], *, alone: bool
) -> Iterator[tuple[int, list[str]]]:
    """Size and moves of so many games of each size, without the passes at the end."""
    read: Counter[int] = Counter()
    if seed is None:
        lines = (json.loads(line) for line in path.read_text().splitlines())
        made = ((each["size"], each["moves"].split()) for each in lines)
    else:
        made = (
            (size, game(size, seed + each, against_kibitz=not alone and each % 2 == 1))
            for each in range(count)
            for size in sizes
        )
    for size, moves in made:
        read[size] += 1
        while moves[-1] == "PASS":
            moves.pop()
        if read[size] <= count:
            yield size, moves


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20, help="of each size")
    parser.add_argument("--rules", choices=[str(rules) for rules in Rules], default=str(Rules.TERRITORY))
    parser.add_argument("--proven-only", action="store_true")
    parser.add_argument("--seed", type=int, help="of the first game, where they are made now")
    parser.add_argument("--alone", action="store_true", help="these are by GNU Go with itself")
    parser.add_argument("--play", action="store_true", help="play the answers out against GNU Go")
    parser.add_argument("--perfect", action="store_true", help="search the whole board for the answers")
    parser.add_argument("--sizes", type=int, nargs="+", default=[7, 9])
    arguments = parser.parse_args()
    check = played_out if arguments.play else searched if arguments.perfect else None
    rules, told = Rules(arguments.rules), Told()
    for size, moves in games(GAMES, arguments.seed, arguments.games, arguments.sizes, alone=arguments.alone):
        for before in BEFORE:
            here = moves[: len(moves) - before]
            begun = time.perf_counter()
            kind, solved = answer(
                rows_after(size, here), len(here) % 2, rules, proven_only=arguments.proven_only
            )
            told.seconds.append(time.perf_counter() - begun)
            is_late = solved is not None and told.seconds[-1] > _SLOW
            told.kinds[size, before, "late" if is_late else kind] += 1
            for is_kept, line in check(size, here, solved) if check and solved else ():
                told.held[is_kept] += 1
                if not is_kept:
                    told.broken.append(line)
        print(f"{told.answered()} of {told.kinds.total()}", flush=True)
    print_counts(told)


def print_counts(told: Told) -> None:
    """All until now."""
    for size in sorted({size for size, _, _ in told.kinds}):
        for before in BEFORE:
            counts = {kind: told.kinds[size, before, kind] for kind in KINDS}
            print(f"{size}x{size}, {before:2} before the end: {counts}")
    print(f"{told.answered()} of {told.kinds.total()} answered within {_SLOW} s")
    ordered = sorted(told.seconds)
    middle, most = ordered[len(ordered) // 2], ordered[-1]
    print(f"median {middle:.2f} s, most {most:.1f} s (the first one compiles)")
    if told.held:
        print(f"checked: {told.held[True]} of {told.held.total()} hold; the others:")
    print("\n".join(told.broken), flush=True)


if __name__ == "__main__":
    main()
