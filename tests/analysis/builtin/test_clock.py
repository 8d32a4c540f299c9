"""The time of a search: limits, stop, and the time that is the other side's."""

from __future__ import annotations

import chess
import pytest

from server.analysis.builtin.clock import Clock
from server.analysis.builtin.fallback import PlainThinker
from server.analysis.builtin.thinking import SearchLimits, Thinker, Thought, never
from server.analysis.nn.weights import Weights


def test_without_limits_only_a_stop_ends_it() -> None:
    assert not Clock(SearchLimits(), never).is_over() and not Clock(SearchLimits(), never).is_late()
    assert Clock(SearchLimits(), lambda: True).is_over() and Clock(SearchLimits(), lambda: True).is_late()


def test_seconds_end_it_and_those_of_an_iteration_begin_no_depth() -> None:
    assert Clock(SearchLimits(seconds=0), never).is_over() and Clock(SearchLimits(seconds=0), never).is_late()
    late = Clock(SearchLimits(seconds=900, iteration_seconds=0), never)
    assert late.is_late() and not late.is_over()


def test_no_second_counts_while_it_ponders(monkeypatch: pytest.MonkeyPatch) -> None:
    now, pondering = [100.0], [True]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    clock = Clock(SearchLimits(seconds=5), never, lambda: pondering[0])
    now[0] = 200
    assert not clock.is_over()
    pondering[0] = False
    now[0] = 204
    assert not clock.is_over() and clock.seconds == 104
    now[0] = 205
    assert clock.is_over()


def test_a_stop_ends_pondering_too() -> None:
    assert Clock(SearchLimits(), lambda: True, lambda: True).is_over()


def ponder(thinker: Thinker) -> list[int]:
    """The depths of a search without a second of its own that ponders up to depth 3."""
    thoughts: list[Thought] = []
    limits = SearchLimits(seconds=0, depth=6)
    best = thinker.think(
        chess.Board(), limits, 1, never, thoughts.append, lambda: not any(one.depth == 3 for one in thoughts)
    )
    assert best == thoughts[-1].line[0]
    return [one.depth for one in thoughts]


def test_both_searches_ponder(weights: Weights, thinker: Thinker) -> None:
    assert ponder(thinker) == [1, 2, 3]
    assert ponder(PlainThinker(weights)) == [1, 2, 3]
