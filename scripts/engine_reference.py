"""Makes or extends `resources/engine_reference.json`, the moves that `kibitz engine` tries engines on:
`python -m scripts.engine_reference --moves 200`.

Blocks of eight neighbouring moves of played games, one block a game; each position is searched with 2,000,000
nodes. The order is fixed, so a later call with more moves adds to what is there. The file is written after
every block.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path

from server.analysis.engine.base import Engine
from server.analysis.engine.budget import Deadlines
from server.analysis.engine.locate import STOCKFISH, resolve_engine
from server.analysis.engine.process import UciEngine
from server.programs.engine_trial import REFERENCE, Block, Reference, classes_of, judge_block, read_reference
from server.system.paths import ROOT

GAMES = ROOT / "bench" / "data" / "people_games.jsonl.gz"
NODES = 2_000_000
_MOVES = 8
"""Of a block."""
_OPENING = 12
"""Moves at the start of a game that are mostly theory."""


def blocks(path: Path = GAMES) -> Iterator[tuple[list[str], int]]:
    """The moves of a game up to the end of its block, and how many of them come before it."""
    randomly = random.Random(40)
    with gzip.open(path, "rt") as file:
        games = [json.loads(line)["moves"].split() for line in file]
    randomly.shuffle(games)
    for moves in games:
        last = len(moves) - _MOVES - 1  # the game's last position may be a mate, which nobody searches
        if last > _OPENING:
            first = randomly.randrange(_OPENING, last)
            yield moves[: first + _MOVES], first


def extend(reference: Reference, engine: Engine, moves: int) -> Iterator[Reference]:
    """`reference` with one block more, again and again, until it has that many moves."""
    for number, (played, first) in enumerate(blocks()):
        if number < len(reference["blocks"]):
            continue
        if number * _MOVES >= moves:
            return
        reference["blocks"].append(verdicts_of(engine, played, first, reference["nodes"]))
        yield reference


def verdicts_of(engine: Engine, played: list[str], first: int, nodes: int) -> Block:
    """A block as one engine judges it. `played`, `first`: as in Block."""
    judge, _ = judge_block(engine, played, first, nodes)
    verdicts = [judge.verdict(ply) for ply in range(1, len(played) - first + 1)]
    losses = [None if each is None else each.verdict.loss for each in verdicts]
    return {
        "moves": played,
        "first": first,
        "classes": classes_of(judge),
        "losses": [None if loss is None else round(loss, 4) for loss in losses],
    }


def as_text(reference: Reference) -> str:
    """The file: a block a line."""
    blocks = ",\n".join(json.dumps(block) for block in reference["blocks"])
    head = f'"engine": {json.dumps(reference["engine"])}, "nodes": {reference["nodes"]}'
    return f'{{{head}, "blocks": [\n{blocks}\n]}}\n'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--engine", help="a Stockfish; the one that is found if nothing is said")
    given = parser.parse_args()
    engine = UciEngine(resolve_engine(STOCKFISH, given.engine), Deadlines(floor=3600.0))
    fresh: Reference = {"engine": engine.identity, "nodes": NODES, "blocks": []}
    reference = read_reference() if REFERENCE.exists() else fresh
    if reference["engine"] != engine.identity:
        parser.error(f"{REFERENCE.name} was made by {reference['engine']}; go on with that one, or delete it")
    try:
        for each in extend(reference, engine, given.moves):
            REFERENCE.write_text(as_text(each), "utf-8")
            print(f"{len(each['blocks']) * _MOVES} moves", flush=True)
    finally:
        engine.close()


if __name__ == "__main__":
    main()
