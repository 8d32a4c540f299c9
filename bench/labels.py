"""How often fewer nodes give a move the class that many give: `python -m bench.labels`.

Every Stockfish that is found judges the kept moves of `resources/engine_reference.json` with 50,000 to
400,000 nodes a position. Its verdicts are compared with its own with 2,000,000 nodes: of the engine that made
the file they are kept there, any other engine makes its own first.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import mean

from scripts.engine_reference import verdicts_of
from server.analysis.engine.budget import Deadlines
from server.analysis.engine.locate import BUILTIN, EngineSpec, find_engines
from server.analysis.engine.process import UciEngine
from server.programs.engine_trial import Block, read_reference
from server.system.paths import NODE_MODULES

BUDGETS = (50_000, 100_000, 200_000, 400_000)
"""Nodes a position."""


@dataclass(frozen=True, slots=True)
class Row:
    """How near one budget comes to the reference. `apart`: by how many expected points the losses differ,
    in the mean of all moves, 0 to 1."""

    nodes: int
    same: int
    moves: int
    apart: float


def compared(nodes: int, found: Sequence[Block], wanted: Sequence[Block]) -> Row:
    """The verdicts of a budget beside those of the reference, block by block."""
    pairs = [
        (mine, theirs)
        for ours, other in zip(found, wanted, strict=True)
        for mine, theirs in zip(_each(ours), _each(other), strict=True)
    ]
    apart = [
        abs(mine[1] - theirs[1]) for mine, theirs in pairs if mine[1] is not None and theirs[1] is not None
    ]
    return Row(nodes, sum(mine[0] == theirs[0] for mine, theirs in pairs), len(pairs), mean(apart))


def _each(block: Block) -> list[tuple[str | None, float | None]]:
    return list(zip(block["classes"], block["losses"], strict=True))


def rows(spec: EngineSpec, moves: int) -> Iterator[str | Row]:
    """The engine's name, then a row for each budget. `moves`: at most so many of the kept ones."""
    reference = read_reference()
    kept = reference["blocks"][: max(1, moves // len(reference["blocks"][0]["classes"]))]
    engine = UciEngine(spec, Deadlines(start=60.0, floor=3600.0))
    try:
        yield engine.identity

        def judged(nodes: int) -> list[Block]:
            return [verdicts_of(engine, each["moves"], each["first"], nodes) for each in kept]

        wanted = kept if engine.identity == reference["engine"] else judged(reference["nodes"])
        for nodes in BUDGETS:
            yield compared(nodes, judged(nodes), wanted)
    finally:
        engine.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--moves", type=int, default=200, help="at most so many of the kept moves")
    given = parser.parse_args()
    for spec in find_engines(node_modules=NODE_MODULES):
        if spec.kind == BUILTIN:
            continue
        for row in rows(spec, given.moves):
            if isinstance(row, str):
                print(row, flush=True)
                continue
            share = f"{row.same} of {row.moves} ({100 * row.same / row.moves:.0f} %)"
            print(f"{row.nodes:>9,}  same class {share:>18}, losses {row.apart:.3f} apart", flush=True)


if __name__ == "__main__":
    main()
