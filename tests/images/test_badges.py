"""Badges and arrows as shapes."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from server.analysis.classes import FACTS
from server.images.badges import arrow, badge, ring
from server.images.colors import ARROW_COLORS


@pytest.mark.parametrize("classification", FACTS)
def test_a_badge_has_the_ground_the_sign_and_the_rim_of_its_class(classification: str) -> None:
    facts = FACTS[classification]
    root = ET.fromstring(badge(classification, 30, 40, 12))
    rim, ground = root.findall("circle")
    assert (rim.get("fill"), ground.get("fill")) == ("#ffffff", facts.ground)
    assert [path.get("d") for path in root.findall("path")] == [stroke.d for stroke in facts.strokes]
    assert {path.get("stroke") for path in root.findall("path")} == {facts.sign}
    assert root.get("transform") == "translate(24.00 34.00) scale(0.50000)"


def test_a_badge_may_have_no_rim() -> None:
    assert len(ET.fromstring(badge("best", 0, 0, 24, rim=None)).findall("circle")) == 1


@pytest.mark.parametrize(
    ("end", "angle", "tip"),
    [((95, 15), "0.00", "1.94"), ((15, 95), "90.00", "1.94"), ((15, -65), "-90.00", "1.94")],
)
def test_an_arrow_points_from_square_to_square_and_ends_before_the_middle(
    end: tuple[float, float], angle: str, tip: str
) -> None:
    root = ET.fromstring(arrow((15, 15), end, 40, "red"))
    assert root.get("fill") == ARROW_COLORS["red"]
    assert root.get("transform") == f"translate(15 15) rotate({angle}) scale(40)"
    assert f"L{tip}0 0" in (root.get("d") or "")


def test_a_ring_lies_inside_its_square() -> None:
    root = ET.fromstring(ring((60, 60), 40, "blue"))
    outer = float(root.get("r", "0")) + float(root.get("stroke-width", "0")) / 2
    assert outer <= 20
