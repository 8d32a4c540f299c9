"""The drawn graph: what nobody knows stays empty, and marks stay inside."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from server.analysis.classes import FACTS
from server.images.colors import ACCENT, ENDGAME, GRAPH_WHITE
from server.images.graph import GraphBox
from server.images.lettering import Lettering
from server.images.pictures import Band, GraphMark, GraphPicture


def draw(letters: Lettering, picture: GraphPicture) -> str:
    return GraphBox(100, 50, 400, 200, letters).draw(picture)


def areas(drawn: str) -> list[str]:
    return re.findall(rf'<path d="([^"]*)" fill="{GRAPH_WHITE}"/>', drawn)


def test_whites_part_rises_with_whites_chances(letters: Lettering) -> None:
    (path,) = areas(draw(letters, GraphPicture((0.0, 0.5, 1.0))))
    assert path == "M100.0 250L100.0 250.0L300.0 150.0L500.0 50.0L500.0 250z"


def test_a_gap_in_what_is_known_is_a_gap_in_the_drawing(letters: Lettering) -> None:
    drawn = draw(letters, GraphPicture((0.5, 0.5, None, 0.5, None, 0.5, 0.5)))
    assert [path.split("L")[0] for path in areas(drawn)] == ["M100.0 250", "M433.3 250"]


def test_a_graph_of_which_nothing_is_known_has_no_areas(letters: Lettering) -> None:
    for wins in ((), (None,), (0.5,), (None, None)):
        assert areas(draw(letters, GraphPicture(wins))) == []


def test_the_ply_that_is_shown_has_a_line(letters: Lettering) -> None:
    wins = (0.5, 0.5, 0.5)
    assert f'd="M300.0 50v200" stroke="{ACCENT}"' in draw(letters, GraphPicture(wins, ply=1))
    assert ACCENT not in draw(letters, GraphPicture(wins))


@pytest.mark.parametrize(("ply", "win"), [(0, 1.0), (2, 0.0), (2, 1.0)])
def test_a_mark_at_the_edge_stays_inside(letters: Lettering, ply: int, win: float) -> None:
    drawn = draw(letters, GraphPicture((win,) * 3, marks=(GraphMark(ply, "blunder"),), ply=ply))
    ((x, y, scale),) = re.findall(r"translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)", drawn)
    size = 24 * float(scale)
    assert float(x) >= 100 and float(x) + size <= 500
    assert float(y) >= 50 and float(y) + size <= 250


def test_a_mark_where_nothing_is_known_is_left_out(letters: Lettering) -> None:
    drawn = draw(letters, GraphPicture((0.5, None), marks=(GraphMark(1, "blunder"),)))
    assert FACTS["blunder"].ground not in drawn


def test_the_mark_of_the_shown_ply_is_drawn_last(letters: Lettering) -> None:
    marks = (GraphMark(1, "blunder"), GraphMark(2, "brilliant"))
    for ply, last in ((1, "blunder"), (2, "brilliant")):
        drawn = draw(letters, GraphPicture((0.5,) * 3, marks=marks, ply=ply))
        grounds = {name: drawn.rindex(FACTS[name].ground) for name in ("blunder", "brilliant")}
        assert max(grounds, key=grounds.__getitem__) == last


def test_a_band_too_short_for_its_name_stays_without(letters: Lettering) -> None:
    def paths(end: int) -> int:
        return draw(letters, GraphPicture((None,) * 101, (Band("opening", "Opening", 0, end),))).count(
            "<path"
        )

    assert paths(100) - paths(2) == len("Opening")


def test_the_name_of_an_endgame_stays_within_its_phase(letters: Lettering) -> None:
    bands = (Band("middlegame", "Middlegame", 0, 95), Band("endgame", "Endgame (two rooks each)", 95, 100))
    drawn = ET.fromstring(f"<svg>{draw(letters, GraphPicture((None,) * 101, bands))}</svg>")
    (ground,) = [part for part in drawn.iter("rect") if part.get("fill") == ENDGAME]
    (rule,) = [part for part in drawn.iter("rect") if part.get("fill") == ACCENT]
    assert (ground.get("x"), ground.get("width")) == (rule.get("x"), rule.get("width"))
