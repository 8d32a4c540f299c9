"""The form of an explanation."""

from __future__ import annotations

from server.analysis.reasons.points.choose import told
from tests.analysis.reasons.points.cases import cases


def test_its_fact_holds_the_line_till_the_reader_sees_why() -> None:
    first, _ = told(cases()["10:31"].scene)
    assert first.fact["kind"] == "point"
    assert first.fact["name"] == "cannot-be-retaken"
    assert first.fact["san"] == ["Nxe4", "Bxe4", "Qxd4+"]
    assert first.fact["base"] == "after"


def test_its_fact_names_what_the_move_aims_at() -> None:
    (first,) = told(cases()["5:26"].scene)
    assert first.fact["targets"] == [{"piece": "r", "square": "e4"}, {"piece": "b", "square": "c4"}]


def test_its_text_is_of_the_catalogue() -> None:
    for case in cases().values():
        for each in told(case.scene):
            assert each.text["key"] == f"reason-{each.fact['kind']}-{each.fact['name']}"
