"""The pictures of docs/games.md are what `python -m scripts.endgame_pictures` makes today."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from endgames.go.local_games import Rules
from endgames.go.solver import solve
from scripts.endgame_pictures import FOLDER, ROWS, Example, pictures

PICTURES = pictures()


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_what_the_script_makes(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == PICTURES[name] + "\n"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_stands_in_the_docs_and_is_told_in_words(name: str) -> None:
    assert f"(images/{name})" in (FOLDER.parent / "games.md").read_text("utf-8")
    drawing = ET.fromstring(PICTURES[name])
    assert drawing.get("role") == "img"
    assert drawing.findtext("{http://www.w3.org/2000/svg}desc")


def test_the_steps_of_the_example_find_what_the_solver_finds() -> None:
    example, solved = Example(), solve(ROWS, Rules.TERRITORY)
    assert example.settled == solved.settled
    for color, best, score in (
        ("x", solved.best_black, solved.black_first.exact),
        ("o", solved.best_white, solved.white_first.exact),
    ):
        assert [point for _, point, stop in example.moves(color) if stop == score] == best
