"""What the drawn images share with the page: badges, colours. Held together here."""

from __future__ import annotations

import json
import re
import subprocess
from typing import Any

import pytest

from server.files import ROOT
from server.images.badges import STROKES
from server.images.colors import BOARD_THEMES, CLASS_COLORS, CLASS_INKS

STATIC = ROOT / "static"
_NUMBER = r"-?\d*\.?\d+"


_STROKES_OF_PAGE = """
import { CLASSES } from %s;
const strokes = Object.entries(CLASSES).map(([id, { strokes }]) => [id, strokes]);
process.stdout.write(JSON.stringify(Object.fromEntries(strokes)));
"""


def strokes_of_page() -> dict[str, list[dict[str, Any]]]:
    """Class -> the strokes of its badge in `classes.js`."""
    script = _STROKES_OF_PAGE % json.dumps(str(STATIC / "js" / "chess" / "classes.js"))
    command = ["node", "--input-type=module", "-e", script]
    found: dict[str, list[dict[str, Any]]] = json.loads(
        subprocess.run(command, capture_output=True, check=True, text=True).stdout
    )
    return found


def custom_properties(sheet: str) -> dict[str, str]:
    """The first value of every custom property in a style sheet: the light theme's."""
    text = (STATIC / "css" / sheet).read_text()
    found: dict[str, str] = {}
    for name, value in re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})", text):
        found.setdefault(name, value)
    return found


def test_the_badges_have_the_pages_strokes() -> None:
    page = strokes_of_page()
    assert set(page) == set(STROKES)
    for name, strokes in page.items():
        for ours, theirs in zip(STROKES[name], strokes, strict=True):
            assert ours.width == theirs.get("width")
            assert _shape(ours.d) == _shape(theirs["d"])
            assert _numbers(ours.d) == pytest.approx(_numbers(theirs["d"]), abs=0.01)


def test_the_classes_have_the_pages_colours() -> None:
    page = custom_properties("theme.css")
    ours = {f"class-{name}": ground for name, (ground, _) in CLASS_COLORS.items()}
    ours |= {f"class-{name}-glyph": glyph for name, (_, glyph) in CLASS_COLORS.items()}
    assert {name: page[name] for name in ours} == ours


def test_the_names_on_dark_have_the_dark_themes_colours() -> None:
    dark = (STATIC / "css" / "theme.css").read_text().split("prefers-color-scheme: dark", 1)[1]
    for name, color in CLASS_INKS.items():
        assert f"--class-{name}-ink: {color};" in dark


def test_the_boards_have_the_pages_themes() -> None:
    sheet = (STATIC / "css" / "board.css").read_text()
    for name, (light, dark) in BOARD_THEMES.items():
        assert f'[data-board="{name}"] {{ --board-light: {light}; --board-dark: {dark};' in sheet
    default = next(iter(BOARD_THEMES.values()))
    page = custom_properties("theme.css")
    assert (page["board-light"], page["board-dark"]) == default


def _numbers(path: str) -> list[float]:
    return [float(number) for number in re.findall(_NUMBER, path)]


def _shape(path: str) -> str:
    """A path without its numbers."""
    return re.sub(_NUMBER, "", path)
