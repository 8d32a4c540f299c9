"""The comparison of the chaos test: what it lets pass, and that nothing else passes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chaos.same_log import assert_same
from tests.folded import numbered

Json = dict[str, Any]
CALM: tuple[Json, ...] = (
    {"type": "game"},
    {"type": "plan", "chunks": 1},
    {"type": "position", "ply": 1, "again": 0},
    {"type": "move", "ply": 1},
    {"type": "report", "moves": 1},
    {"type": "position", "ply": 0, "again": 0},
    {"type": "report", "moves": 2},
    {"type": "done", "totals": {"seconds": 1.5, "nodes": 7}},
)


def test_time_and_further_runs_may_differ() -> None:
    slower = {"type": "done", "totals": {"seconds": 99.0, "nodes": 7}}
    resumed = [*CALM[:4], {"type": "plan", "chunks": 1}, *CALM[4:7], slower]
    assert_same(numbered(resumed), numbered(CALM))


@pytest.mark.parametrize(
    "other",
    [
        CALM[:-1],
        (*CALM[:2], *CALM[3:]),
        (*CALM[:3], *CALM[2:]),
        (*CALM[:2], CALM[3], CALM[2], *CALM[4:]),
        (*CALM[:3], {"type": "move", "ply": 2}, *CALM[4:]),
        (CALM[0], {"type": "plan", "chunks": 2}, *CALM[2:]),
        (*CALM[:4], *CALM[5:]),
        (*CALM[:4], CALM[4], *CALM[4:]),
        (*CALM[:4], {"type": "report", "moves": 3}, *CALM[5:]),
        (*CALM[:6], {"type": "report", "moves": 3}, CALM[7]),
        (*CALM[:7], {"type": "done", "totals": {"seconds": 1.5, "nodes": 8}}),
        (*CALM[:4], {"type": "failed", "code": "engine"}, *CALM[4:]),
    ],
    ids=[
        *("no end", "lost", "twice", "order", "move", "plan", "no report on the way"),
        *("two reports on the way", "report on the way", "report", "totals", "failed"),
    ],
)
def test_nothing_else_may(other: tuple[Json, ...]) -> None:
    with pytest.raises((AssertionError, KeyError)):
        assert_same(numbered(other), numbered(CALM))


def test_a_gap_is_seen() -> None:
    log = numbered(CALM)
    log[3]["seq"] = 9
    with pytest.raises(AssertionError, match="gap"):
        assert_same(log, numbered(CALM))
