"""A game as an animated GIF."""

from __future__ import annotations

import io

import chess
import pytest
from PIL import Image, ImageSequence

from server.analysis.classes import FACTS
from server.images.animation import gif
from server.images.lettering import Lettering
from server.images.pictures import AnimationPicture, BoardLook, BoardPicture, CardSide

AFTER = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
FRAMES = (BoardPicture(chess.STARTING_FEN), BoardPicture(AFTER, "e2", "e4", None, "blunder"))


def film(letters: Lettering, **look: object) -> list[Image.Image]:
    board = BoardLook(size=240, **look)  # type: ignore[arg-type]
    picture = AnimationPicture(FRAMES, board, CardSide("Ann"), CardSide("Bob"), ("", "1. e4"), 300)
    image = Image.open(io.BytesIO(gif(picture, letters)))
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(image)]


def pixel(image: Image.Image, column: float, row: float) -> tuple[int, ...]:
    """In squares from the board's upper left corner; the strip above is a twelfth of the board."""
    found = image.getpixel((round(column * 30), round(row * 30) + 20))
    assert isinstance(found, tuple)
    return found


def test_a_frame_for_each_position_with_a_strip_above_and_below(letters: Lettering) -> None:
    assert [frame.size for frame in film(letters)] == [(240, 280)] * 2


@pytest.mark.parametrize(("orientation", "column", "row"), [("white", 4.15, 6.85), ("black", 3.15, 1.85)])
def test_the_square_that_was_left_is_touched(
    letters: Lettering, orientation: str, column: float, row: float
) -> None:
    before, after = (pixel(frame, column, row) for frame in film(letters, orientation=orientation))
    ground = tuple(int(FACTS["blunder"].ground[place : place + 2], 16) for place in (1, 3, 5))

    def far(color: tuple[int, ...]) -> int:
        return sum(abs(one - other) for one, other in zip(color, ground, strict=True))

    assert far(after) < far(before) - 40


def test_what_did_not_move_stays_the_same(letters: Lettering) -> None:
    before, after = film(letters)
    strip = (0, 0, 240, 20)
    assert before.crop(strip).tobytes() == after.crop(strip).tobytes()  # White has moved
    below = (0, 260, 240, 280)
    assert before.crop(below).tobytes() != after.crop(below).tobytes()


def test_the_last_frame_stays_longer(letters: Lettering) -> None:
    picture = AnimationPicture(FRAMES, BoardLook(size=240), CardSide("Ann"), CardSide("Bob"), delay=300)
    image = Image.open(io.BytesIO(gif(picture, letters)))
    times = [frame.info["duration"] for frame in ImageSequence.Iterator(image)]
    assert times == [300, 900]
