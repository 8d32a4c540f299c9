"""What comes next in most lines after a move, whatever is replied."""

from __future__ import annotations

from typing import Any

import pytest

from server.analysis.events.values import Base
from server.analysis.reasons.points.candidate import Candidate
from server.analysis.reasons.points.ideas import idea_of
from server.analysis.reasons.points.point import point_of
from tests.analysis.reasons.points.cases import cases, ids_of, row_of, said, scene_of

ROOK = "8:59"
"""30.Rb7; better is 30.Rh8, and then 31.Re8+ behind the passed pawn, which it plays in three of six lines."""


def idea(points: Any, base: Base = "before") -> Candidate | None:
    scene = scene_of(row_of(ROOK), points)
    own, other = (
        point_of(scene, each, points[each]) for each in (base, "before" if base == "after" else "after")
    )
    assert own is not None
    return idea_of(own, other)


@pytest.mark.parametrize("name", ids_of("idea"))
def test_the_ideas_of_real_moves_are_told(name: str) -> None:
    case = cases()[name]
    assert said(case.scene) == case.said


def test_the_move_that_comes_after_most_replies_is_the_idea() -> None:
    found = idea(row_of(ROOK)["points"])
    assert found is not None
    assert found.text["params"]["refuted"] == "Re8+"
    assert (found.fact["line"][0], found.fact["line"][-1]) == ("h7h8", "h8e8")


def test_few_lines_show_no_idea() -> None:
    points = row_of(ROOK)["points"]
    points["before"] |= {"replies": points["before"]["replies"][:1], "natural": []}
    assert idea(points) is None


def test_what_comes_after_the_other_move_too_is_no_idea() -> None:
    points = row_of(ROOK)["points"]
    points["after"] |= {"replies": [{"expected": 0.3, "line": ["h8e8"]}], "natural": []}
    assert idea(points) is None


def test_an_answer_that_is_followed_by_a_step_of_the_king_allows_nothing() -> None:
    assert idea(row_of(ROOK)["points"], "after") is None


def test_the_move_played_is_good_once_another_comes_first() -> None:
    assert said(cases()["m9:52"].scene).endswith("Better was 26…Ree7 first, and then …Nf8.")
