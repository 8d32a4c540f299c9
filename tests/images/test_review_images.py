"""The images of reviews: kept by review, forgotten with it, tidied up by whoever draws."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

from server.images.drawing_process import DrawingError, DrawingProcess
from server.images.pictures import BoardLook, BoardPicture, StillPicture
from server.images.review_images import ReviewImages

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
BOARD = StillPicture(BoardPicture(START), BoardLook(size=160))


class Pencil:
    """In the drawing process's place: draws nothing, and counts."""

    def __init__(self, fault: bool = False) -> None:
        self.fault, self.drawn, self.closed = fault, 0, False

    def draw(self, picture: StillPicture) -> bytes:
        if self.fault:
            raise DrawingError("no")
        self.drawn += 1
        return b"image %d" % self.drawn

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def pencil() -> Pencil:
    return Pencil()


@pytest.fixture
def drawing(pencil: Pencil) -> DrawingProcess:
    return cast(DrawingProcess, pencil)


def test_images_are_kept_by_review_and_forgotten_with_it(tmp_path: Path, drawing: DrawingProcess) -> None:
    images = ReviewImages(tmp_path / "images", drawing, set)
    assert images.find("abc", "board") is None
    drawn = images.draw("abc", "board", BOARD)
    assert images.find("abc", "board") == drawn
    assert images.find("abc", "card") is None
    images.forget("abc")
    assert images.find("abc", "board") is None


def test_old_images_go(tmp_path: Path, drawing: DrawingProcess) -> None:
    folder = tmp_path / "images"
    ReviewImages(folder, drawing, set).draw("old", "board", BOARD)
    yesterday = time.time() - 2 * 24 * 3600
    for file in folder.glob("*/*"):
        os.utime(file, (yesterday, yesterday))
    ReviewImages(folder, drawing, set).draw("new", "board", BOARD)
    assert [path.name for path in folder.iterdir()] == ["new"]


def test_what_could_not_be_drawn_is_not_kept(tmp_path: Path) -> None:
    images = ReviewImages(tmp_path / "images", cast(DrawingProcess, Pencil(fault=True)), set)
    with pytest.raises(DrawingError):
        images.draw("abc", "board", BOARD)
    assert images.find("abc", "board") is None


def test_many_drawings_look_once_for_what_nobody_needs(tmp_path: Path, drawing: DrawingProcess) -> None:
    asked: list[Sequence[str]] = []

    def alive(ids: Sequence[str]) -> set[str]:
        asked.append(ids)
        return set(ids)

    images = ReviewImages(tmp_path / "images", drawing, alive)
    for name in ("board", "card", "game"):
        images.draw("abc", name, BOARD)
    assert asked == [["abc"]]


def test_closing_ends_the_drawing_process(tmp_path: Path, drawing: DrawingProcess, pencil: Pencil) -> None:
    ReviewImages(tmp_path / "images", drawing, set).close()
    assert pencil.closed
