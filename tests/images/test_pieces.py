"""The sets of pieces and the boards: complete, named in every language and in the docs."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from server.i18n import texts
from server.images.board import board_svg
from server.images.boards import BOARD_THEMES, DEFAULT_THEME
from server.images.pictures import BoardLook, BoardPicture
from server.images.pieces import DEFAULT_SET, NAMES, PIECE_SETS, piece_svg, without_styles
from server.system.paths import ROOT
from tests.page import keys_of

DOCS = ROOT / "docs"
SHAPES = {"svg", "g", "path", "circle", "defs", "linearGradient", "stop"}


@pytest.mark.parametrize("piece_set", PIECE_SETS)
def test_a_set_has_twelve_drawings_in_the_same_box(piece_set: str) -> None:
    drawings = [piece_svg(piece_set, name) for name in NAMES]
    assert len(set(drawings)) == 12
    assert {ET.fromstring(drawing).get("viewBox") for drawing in drawings} == {"0 0 45 45"}


@pytest.mark.parametrize("piece_set", PIECE_SETS)
def test_a_drawing_holds_shapes_alone(piece_set: str) -> None:
    for name in NAMES:
        drawing = ET.fromstring(piece_svg(piece_set, name))
        assert {element.tag.rpartition("}")[2] for element in drawing.iter()} <= SHAPES
        attributes = {key for element in drawing.iter() for key in element.attrib}
        assert not [key for key in attributes if key.startswith("on") or "href" in key or key == "style"]


def test_gradients_of_two_pieces_have_two_names() -> None:
    for drawings in PIECE_SETS.values():
        names = [
            name for drawing in drawings.values() for name in re.findall(r'Gradient id="([^"]+)"', drawing)
        ]
        assert len(names) == len(set(names))


@pytest.mark.parametrize("piece_set", PIECE_SETS)
def test_a_board_has_the_pieces_of_the_set(piece_set: str) -> None:
    drawn = board_svg(BoardPicture("8/8/8/8/8/8/8/KQRBNPk1 w - - 0 1"), BoardLook(pieces=piece_set))
    whole = ET.fromstring(drawn)
    shapes = {element.get("d") for element in whole.iter() if element.get("d")}
    for sign in "KQRBNPk":
        assert set(re.findall(r'\bd="([^"]+)"', PIECE_SETS[piece_set][sign])) <= shapes
    places = {
        element.get("{http://www.w3.org/1999/xlink}href") or element.get("href") for element in whole.iter()
    }
    assert {"#white-king", "#black-king"} <= places
    assert {"white-king", "black-king"} <= {element.get("id") for element in whole.iter()}


def test_a_drawing_has_attributes_and_no_styles() -> None:
    assert without_styles('<path style="fill:#000; stroke: none;" d="M0 0"/>') == (
        '<path fill="#000" stroke="none" d="M0 0"/>'
    )
    assert without_styles('<g><path style="opacity:.5"/></g>') == '<g><path opacity=".5"/></g>'
    assert not [name for name in NAMES if "style" in piece_svg(DEFAULT_SET, name)]


@pytest.mark.parametrize(("piece_set", "name"), [("cburnett", "wX"), ("cburnett", "K"), ("none", "wK")])
def test_what_is_no_piece_has_no_drawing(piece_set: str, name: str) -> None:
    with pytest.raises(KeyError):
        piece_svg(piece_set, name)


@pytest.mark.parametrize("code", texts.languages())
def test_every_language_names_every_look(code: str) -> None:
    assert keys_of(code, "settings-board-") == set(BOARD_THEMES)
    assert keys_of(code, "settings-pieces-") == set(PIECE_SETS)


@pytest.mark.parametrize(
    ("page", "option", "choices", "default"),
    [
        ("embed.md", "pieces", PIECE_SETS, DEFAULT_SET),
        ("images.md", "pieces", PIECE_SETS, DEFAULT_SET),
        ("images.md", "theme", BOARD_THEMES, DEFAULT_THEME),
    ],
)
def test_the_docs_name_every_choice(page: str, option: str, choices: dict[str, object], default: str) -> None:
    (row,) = re.findall(rf"^\| `{option}` \|(.*)\|$", (DOCS / page).read_text("utf-8"), re.MULTILINE)
    named = re.findall(r"`(\w+)`", row)
    assert set(named) == set(choices)
    assert named.count(default) == 2


@pytest.mark.parametrize("page", ["viewer.md", "libraries.md"])
def test_the_docs_name_every_set_that_is_no_dependencys(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    assert not [name for name in PIECE_SETS.keys() - {DEFAULT_SET} if f"`{name}`" not in text]
