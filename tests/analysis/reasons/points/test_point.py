"""A move and what the searches around it say."""

from __future__ import annotations

import chess
import pytest

from server.analysis.events.values import Base
from server.analysis.reasons.points.point import PointOf, point_of
from tests.analysis.reasons.points.cases import row_of, scene_of


def point(name: str, base: Base) -> PointOf:
    scene = scene_of(row_of(name))
    found = point_of(scene, base, scene.points[base])
    assert found is not None
    return found


def test_the_points_are_those_of_who_plays_the_move() -> None:
    answer, better = point("5:67", "after"), point("5:67", "before")
    assert (answer.by, better.by) == (chess.BLACK, chess.WHITE)
    assert answer.replies[0].expected > 0.5 > better.replies[0].expected


def test_a_threat_is_worth_what_a_pass_costs() -> None:
    found = point("3:9", "before")
    assert found.threat == pytest.approx(found.idle[0].expected - found.replies[0].expected)
    assert found.threatens


def test_material_counts_from_before_the_fault() -> None:
    """What can be taken at the end of a line counts, so the pawn is won with the move and before it."""
    found = point("4:13", "after")
    assert found.won(found.start, []) == found.won(found.start, [found.move]) == 1
    assert found.proven == 1


def test_what_a_sentence_means_by_a_square() -> None:
    found = point("4:13", "after")
    assert found.stood(chess.E4) == "p", "the pawn that was taken, not the queen that took it"


def test_a_share_of_the_loss_is_never_more_than_all_of_it() -> None:
    for name in ("5:67", "3:9", "3:79"):
        for base in ("after", "before"):
            found = point(name, base)
            assert 0 <= found.share(1) <= found.share(9) <= 1
            assert found.share(99) == 1


def test_the_moves_are_numbered_as_people_write_them() -> None:
    found = point("5:67", "after")
    assert found.san() == "34…Ng6"
    assert found.san(*[step.move for step in found.line.steps[1:3]]).startswith("34…Ng6 35.")


def test_an_answer_that_is_as_good_against_the_better_move_meets_it() -> None:
    row = row_of("r5:43")
    answer, points = chess.Move.from_uci(row["points"]["after"]["move"]), row["points"]
    assert not point("r5:43", "before").is_met_by(answer)
    best = points["before"]["replies"][0]["expected"]
    scene = scene_of(row, {**points, "against": {**points["against"], "expected": best}})
    found = point_of(scene, "before", scene.points["before"])
    assert found is not None
    assert found.is_met_by(answer)
