"""Which search plays: the compiled one where it can, the plain one where it must."""

from __future__ import annotations

import chess
import pytest

from server.analysis.builtin import player
from server.analysis.builtin.fallback import PlainThinker
from server.analysis.builtin.thinking import SearchLimits, Thinker


def fail_to_compile() -> Thinker:
    raise RuntimeError("LLVM does not know this machine")


def fail_to_load() -> Thinker:
    raise OSError("no weights")


def test_without_numba_the_plain_search_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "has_numba", lambda: False)
    thinker = player.best_thinker()
    assert isinstance(thinker, PlainThinker)
    board = chess.Board()
    best = thinker.think(board, SearchLimits(nodes=2_000), 1, lambda: False, lambda thought: None)
    assert best in [move.uci() for move in board.legal_moves]


def test_where_nothing_compiles_the_plain_search_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "has_numba", lambda: True)
    monkeypatch.setattr(player, "compiled_thinker", fail_to_compile)
    assert isinstance(player.best_thinker(), PlainThinker)


def test_missing_network_is_not_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "has_numba", lambda: True)
    monkeypatch.setattr(player, "compiled_thinker", fail_to_load)
    with pytest.raises(OSError, match="no weights"):
        player.best_thinker()
