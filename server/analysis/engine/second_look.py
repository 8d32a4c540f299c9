"""How a position's nodes are spent: one search for the main line, a light second one for those beside it.

Owns the division and how the two answers become one. An engine that tells two lines apart spends most of its
nodes on the second, where verdicts need the first. So the second search, on the hash that the first has left,
is small, and its lines are compared with one another alone: each carries what its own search thinks of its
first.
"""

from __future__ import annotations

from dataclasses import replace

import chess

from server.analysis.engine.base import Analysis, Engine
from server.analysis.engine.budget import second_nodes
from server.analysis.engine.rule import has_one_move
from server.analysis.evaluation import top_line


def look(engine: Engine, board: chess.Board, nodes: int, multipv: int) -> Analysis:
    """Spend `nodes` on a legal position that is not finished; at most `multipv` lines.

    Raises what `Engine.search` raises.
    """
    second = second_nodes(nodes, multipv)
    if not second or has_one_move(board):
        return engine.search(board, nodes, 1)
    main = engine.search(board, nodes - second, 1)
    return joined(main, engine.search(board, second, multipv))


def joined(main: Analysis, second: Analysis) -> Analysis:
    """The main line, and after it the second search's lines that begin with another move."""
    top, first = top_line(main.lines), top_line(second.lines)
    assert top is not None and first is not None
    others = [line for line in second.lines if line.pv[:1] != top.pv[:1]]
    others = others[: max(1, len(second.lines) - 1)]
    beside = [replace(line, rank=rank, against=first.score) for rank, line in enumerate(others, start=2)]
    return replace(main, lines=(top, *beside), nodes=main.nodes + second.nodes)
