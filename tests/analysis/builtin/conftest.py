"""One compiled engine for all tests that search: compiling takes most of their time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import chess
import pytest

from server.analysis.builtin.thinking import SearchLimits, Thought
from server.analysis.nn.weights import Weights, load_weights

if TYPE_CHECKING:
    from server.analysis.builtin.deepening import CompiledThinker


@pytest.fixture(scope="session")
def weights() -> Weights:
    return load_weights()


@pytest.fixture
def interpreted() -> Iterator[None]:
    """Functions that would be compiled are plain Python."""
    from tests.analysis.builtin.interpreted import plain_python

    with plain_python():
        yield


@pytest.fixture(scope="session")
def compiled(weights: Weights) -> CompiledThinker:
    from server.analysis.builtin.deepening import CompiledThinker

    return CompiledThinker(weights)


@pytest.fixture
def thinker(compiled: CompiledThinker) -> Iterator[CompiledThinker]:
    """The compiled engine as after a start."""
    compiled.resize(16)
    compiled.blend(100)
    yield compiled


Think = Callable[..., tuple[str | None, list[Thought]]]


@pytest.fixture
def think(thinker: CompiledThinker) -> Think:
    """think(fen or board, nodes=..., depth=..., ranks=...) -> best move, all thoughts."""

    def run(
        position: str | chess.Board, *, nodes: int | None = 50_000, depth: int = 64, ranks: int = 1
    ) -> tuple[str | None, list[Thought]]:
        board = chess.Board(position) if isinstance(position, str) else position
        thoughts: list[Thought] = []
        best = thinker.think(
            board, SearchLimits(nodes=nodes, depth=depth), ranks, lambda: False, thoughts.append
        )
        return best, thoughts

    return run
