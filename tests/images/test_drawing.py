from __future__ import annotations

import pytest

from server.images.drawing import DrawingError, draw
from server.images.pictures import BoardLook, BoardPicture, StillPicture
from server.system.paths import NODE_MODULES

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def test_a_picture_becomes_a_file() -> None:
    drawn = draw(StillPicture(BoardPicture(START), BoardLook(size=160)), NODE_MODULES)
    assert drawn.startswith(b"\x89PNG")


def test_a_picture_that_cannot_be_drawn_ends_in_words() -> None:
    with pytest.raises(DrawingError, match="That did not work"):
        draw(StillPicture(BoardPicture("no position"), BoardLook()), NODE_MODULES)
