"""Double attacks, traps and discoveries as reasons."""

from __future__ import annotations

import pytest

from tests.analysis.reasons.points.cases import cases, ids_of, said

NAMES = (
    "cuts-guard",
    "takes-and-hits",
    "checks-and-hits",
    "hits-two",
    "traps",
    "skewers",
    "hits",
    "then",
)


@pytest.mark.parametrize("name", ids_of(*NAMES))
def test_the_reason_of_real_faults_is_told(name: str) -> None:
    case = cases()[name]
    assert said(case.scene) == case.said
