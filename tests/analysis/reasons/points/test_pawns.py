"""Passed pawns that run."""

from __future__ import annotations

from copy import deepcopy

from server.analysis.reasons.points.choose import told
from tests.analysis.reasons.points.cases import cases, row_of, said, scene_of


def test_a_passed_pawn_that_gets_through_is_the_reason() -> None:
    case = cases()["d7:67"]
    assert said(case.scene) == case.said == "The passed pawn runs: 34…a3 35.Ne5 a2."


def test_none_runs_that_does_not_get_through() -> None:
    row = deepcopy(row_of("d7:67"))
    row["after"][0]["pv"][2] = "h6h5"
    assert "runs" not in [each.name for each in told(scene_of(row))]
