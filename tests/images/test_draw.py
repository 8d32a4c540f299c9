"""From a picture to the bytes of a file: each kind in its format and size."""

from __future__ import annotations

import io

import chess
import pytest
from PIL import Image

from server.images.draw import Draw
from server.images.drawing import Picture
from server.images.pictures import (
    AnimationPicture,
    BoardLook,
    BoardPicture,
    CardPicture,
    CardSide,
    CollectionPicture,
    GraphPicture,
    StillPicture,
)
from server.system.paths import ROOT

BOARD, LOOK = BoardPicture(chess.STARTING_FEN), BoardLook(size=160)
SIDES = CardSide("Ann"), CardSide("Bob")


@pytest.mark.parametrize(
    ("picture", "format_", "size"),
    [
        (StillPicture(BOARD, LOOK), "PNG", (160, 160)),
        (CardPicture(BOARD, LOOK, GraphPicture(()), *SIDES), "PNG", (1200, 630)),
        (CollectionPicture("Cup"), "PNG", (1200, 630)),
        (AnimationPicture((BOARD,), LOOK, *SIDES), "GIF", (160, 186)),
    ],
    ids=["still", "card", "collection", "animation"],
)
def test_each_kind_of_picture_is_a_file_of_its_kind(
    picture: Picture, format_: str, size: tuple[int, int]
) -> None:
    image = Image.open(io.BytesIO(Draw(ROOT / "node_modules")(picture)))
    assert (image.format, image.size) == (format_, size)
