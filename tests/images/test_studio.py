"""The drawing process: it comes back, it gives up in words; and the images that are kept."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.images.gallery import Gallery
from server.images.pictures import BoardLook, BoardPicture, StillPicture
from server.images.studio import Studio, StudioError
from server.settings import PROJECT_ROOT

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
BOARD = StillPicture(BoardPicture(START), BoardLook(size=160))


@pytest.fixture
def studio() -> Iterator[Studio]:
    made = Studio(PROJECT_ROOT / "node_modules")
    yield made
    made.close()


def test_a_dead_drawing_process_is_replaced(studio: Studio) -> None:
    first = studio.draw(BOARD)
    child = studio._child
    assert child is not None
    child._process.kill()
    child._process.wait()
    assert studio.draw(BOARD) == first


def test_a_picture_that_cannot_be_drawn_ends_in_words_and_the_process_lives(studio: Studio) -> None:
    with pytest.raises(StudioError, match="could not be drawn"):
        studio.draw(StillPicture(BoardPicture("no position"), BoardLook()))
    child = studio._child
    assert studio.draw(BOARD).startswith(b"\x89PNG")
    assert studio._child is child


def test_images_are_kept_by_review_and_forgotten_with_it(tmp_path: Path, studio: Studio) -> None:
    gallery = Gallery(tmp_path / "images", studio, set)
    assert gallery.find("abc", "board") is None
    drawn = gallery.draw("abc", "board", BOARD)
    assert gallery.find("abc", "board") == drawn
    assert gallery.find("abc", "card") is None
    gallery.forget("abc")
    assert gallery.find("abc", "board") is None


def test_old_images_go(tmp_path: Path, studio: Studio) -> None:
    folder = tmp_path / "images"
    Gallery(folder, studio, set).draw("old", "board", BOARD)
    yesterday = time.time() - 2 * 24 * 3600
    for file in folder.glob("*/*"):
        os.utime(file, (yesterday, yesterday))
    Gallery(folder, studio, set).draw("new", "board", BOARD)
    assert [path.name for path in folder.iterdir()] == ["new"]
