"""Where positions lie in a graph; `test_graph.py` has what is drawn."""

from __future__ import annotations

import pytest

from server.images.plot import Plot, PlotPart

PLOT = Plot(100, 50, 400, 200, 2)


def test_plies_go_to_the_right_and_whites_chances_up() -> None:
    assert [PLOT.x_of(ply) for ply in range(3)] == [100, 300, 500]
    assert [PLOT.y_of(win) for win in (0.0, 0.5, 1.0)] == [250, 150, 50]
    assert Plot(100, 50, 400, 200, 0).x_of(0) == 100


def test_a_stretch_is_a_line_and_what_lies_below_it() -> None:
    area = "M100.0 250L100.0 250.0L300.0 150.0L300.0 250z"
    assert PLOT.parts([0.0, 0.5, None]) == [PlotPart(100, 200, "M100.0 250.0L300.0 150.0", area)]
    assert PLOT.parts([0.5, None, 0.5]) == []


@pytest.mark.parametrize(
    ("ply", "win", "place"), [(0, 1.0, (110, 60)), (2, 0.0, (490, 240)), (1, 0.5, (300, 150))]
)
def test_a_mark_is_whole_also_at_the_edge(ply: int, win: float, place: tuple[float, float]) -> None:
    assert PLOT.inside(ply, win, 10) == place
