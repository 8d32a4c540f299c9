"""Natural replies that fail as the reason."""

from __future__ import annotations

import pytest

from tests.analysis.reasons.points.cases import cases, ids_of, said

NAMES = ("fails-to-mate", "wins", "cannot-be-retaken", "natural-fails", "meets", "attacks-guard")


@pytest.mark.parametrize("name", ids_of(*NAMES))
def test_the_reason_of_real_faults_is_told(name: str) -> None:
    case = cases()[name]
    assert said(case.scene) == case.said
