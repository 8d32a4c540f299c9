"""What falls, and what no longer guards it, as the reason."""

from __future__ import annotations

import pytest

from tests.analysis.reasons.points.cases import cases, ids_of, said

NAMES = (
    "takes",
    "falls",
    "no-guard",
    "not-guarded",
    "line-opened",
    "no-safe-square",
    "order",
    "order-hits",
    "takes-then",
)


@pytest.mark.parametrize("name", ids_of(*NAMES))
def test_the_reason_of_real_faults_is_told(name: str) -> None:
    case = cases()[name]
    assert said(case.scene) == case.said
