"""How often fewer nodes give a move the class that many give: `python -m bench.labels`.

Every Stockfish that is found judges the kept moves of `resources/engine_reference.json` with 50,000 to
400,000 nodes a position. Its verdicts are compared with its own with 2,000,000 nodes: of the engine that made
the file they are kept there, any other engine makes its own first.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from statistics import mean

from scripts.engine_reference import verdicts_of
from server.analysis.engine.budget import Deadlines
from server.analysis.engine.locate import BUILTIN, EngineSpec, find_engines
from server.analysis.engine.process import UciEngine
from server.programs.engine_trial import Block, read_reference
from server.system.paths import NODE_MODULES

BUDGETS = (50_000, 100_000, 200_000, 400_000)
"""Nodes a position."""


def row(nodes: int, found: Sequence[Block], wanted: Sequence[Block]) -> str:
    """The verdicts of a budget beside those of the reference, block by block: how many moves have the same
    class, and by how many expected points the losses differ, in the mean of all moves."""
    pairs = list(zip(_verdicts(found), _verdicts(wanted), strict=True))
    same = sum(mine == theirs for (mine, _), (theirs, _) in pairs)
    losses = [(mine, theirs) for (_, mine), (_, theirs) in pairs if mine is not None and theirs is not None]
    apart = mean(abs(mine - theirs) for mine, theirs in losses)
    share = f"{same} of {len(pairs)} ({100 * same / len(pairs):.0f} %)"
    return f"{nodes:>9,}  same class {share:>18}, losses {apart:.3f} apart"


def _verdicts(blocks: Sequence[Block]) -> list[tuple[str | None, float | None]]:
    return [each for block in blocks for each in zip(block["classes"], block["losses"], strict=True)]


def lines(spec: EngineSpec, moves: int) -> Iterator[str]:
    """The engine's name, then a line for each budget. `moves`: at most so many of the kept ones."""
    reference = read_reference()
    kept = reference["blocks"][: max(1, moves // len(reference["blocks"][0]["classes"]))]
    engine = UciEngine(spec, Deadlines(start=60.0, floor=3600.0))

    def judged(nodes: int) -> list[Block]:
        return [verdicts_of(engine, each["moves"], each["first"], nodes) for each in kept]

    try:
        yield engine.identity
        wanted = kept if engine.identity == reference["engine"] else judged(reference["nodes"])
        for nodes in BUDGETS:
            yield row(nodes, judged(nodes), wanted)
    finally:
        engine.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--moves", type=int, default=200, help="at most so many of the kept moves")
    given = parser.parse_args()
    for spec in find_engines(node_modules=NODE_MODULES):
        if spec.kind != BUILTIN:
            for line in lines(spec, given.moves):
                print(line, flush=True)


if __name__ == "__main__":
    main()
