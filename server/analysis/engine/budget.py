"""How much an engine may spend: node presets, MultiPV, hash, deadlines.

Budgets are nodes, never seconds: the same game gets the same verdicts on any machine. Deadlines only tell
a slow engine from a dead one and never shape a verdict.
"""

from __future__ import annotations

from dataclasses import dataclass

PRESETS: dict[str, int] = {"fast": 50_000, "standard": 200_000, "deep": 1_000_000}
"""Nodes a position, by the preset's name."""

DEFAULT_PRESET = "standard"

MIN_NODES = 1_000
MAX_NODES = 20_000_000
"""Range of nodes a position that a person may ask for."""

MIN_MULTIPV = 1
MAX_MULTIPV = 5
DEFAULT_MULTIPV = 2

HASH_MB = 16
"""Hash of every engine, in MiB: part of the recipe, as another size gives other verdicts."""

SECOND_SHARE = 8
"""Each line beside the first gets one SECOND_SHARE-th of a position's nodes, in one second search."""

SECOND_FLOOR = 500
"""Nodes of a second search at the least: below, an engine may not get to an exact score of both lines."""

AGAIN = (4, 8)
"""A best move that loses points: how many times the nodes its two positions get, round after round."""

AGAIN_MOST = 3
"""Such moves that a round looks at, those that lose most: the exception stays one."""

LIGHT_SHARE = 10
"""A light search gets one LIGHT_SHARE-th of the nodes."""

LIGHT_FLOOR = 2_000


def light_nodes(nodes: int) -> int:
    """Nodes of a search that only the graph and the accuracy need, at most `nodes`."""
    return min(nodes, max(LIGHT_FLOOR, nodes // LIGHT_SHARE))


def second_nodes(nodes: int, multipv: int) -> int:
    """Of a position's `nodes`, those of the second search, which tells `multipv` lines apart; 0 for one line.

    What is left finds the main line, the one that verdicts are made of.
    """
    return max(SECOND_FLOOR, nodes * (multipv - 1) // SECOND_SHARE) if multipv > 1 else 0


@dataclass(frozen=True, slots=True)
class Deadlines:
    """When an engine counts as hung, in seconds of wall time.

    `start`: from the launch to `uciok`. `floor`: for the shortest search, plus one second for each
    `nodes_per_second` nodes. `stop`: from `stop` to `bestmove`. `quit`: from `quit` to the end of the
    process.
    """

    start: float = 30.0
    floor: float = 10.0
    nodes_per_second: int = 10_000
    stop: float = 1.0
    quit: float = 1.0

    def search(self, nodes: int) -> float:
        """Seconds that a search of `nodes` may take."""
        return self.floor + nodes / self.nodes_per_second
