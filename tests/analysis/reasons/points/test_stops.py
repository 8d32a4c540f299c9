"""What the better move stops as the reason."""

from __future__ import annotations

import pytest

from tests.analysis.reasons.points.cases import cases, ids_of, said

NAMES = (
    "guards",
    "takes-the-one",
    "stops",
    "stops-hits",
    "stops-hits-two",
    "avoids-pin",
)


@pytest.mark.parametrize("name", ids_of(*NAMES))
def test_the_reason_of_real_faults_is_told(name: str) -> None:
    case = cases()[name]
    assert said(case.scene) == case.said
