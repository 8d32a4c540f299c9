"""Which faults are misses: the cases that the page's twin is tested with too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server.analysis.reasons.misses import miss_of

CASES = json.loads((Path(__file__).parents[2] / "data" / "misses.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["case"])
def test_a_fault_that_let_go_of_a_win_or_of_two_points_is_a_miss(case: dict[str, Any]) -> None:
    found = miss_of(case["classification"], case["before"], case["after"], case["facts"], quiet=case["quiet"])
    assert found == case["miss"]
