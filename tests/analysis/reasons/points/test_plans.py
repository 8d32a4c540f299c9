"""Slower reasons: an opened king, a trade, a shut bishop."""

from __future__ import annotations

import pytest

from tests.analysis.reasons.points.cases import cases, ids_of, said

NAMES = (
    "doubles",
    "opens-own-king",
    "tears-open",
    "trades-queens",
    "shuts-in",
    "opposite-bishops",
    "opens-file",
    "forces",
)


@pytest.mark.parametrize("name", ids_of(*NAMES))
def test_the_reason_of_real_faults_is_told(name: str) -> None:
    case = cases()[name]
    assert said(case.scene) == case.said
