"""The drawing process: it comes back, it gives up in words; and the images that are kept."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.files import ROOT
from server.images.drawing_process import DrawingError, DrawingProcess
from server.images.pictures import BoardLook, BoardPicture, StillPicture
from server.images.review_images import ReviewImages
from server.texts import translated

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
BOARD = StillPicture(BoardPicture(START), BoardLook(size=160))


@pytest.fixture
def drawing() -> Iterator[DrawingProcess]:
    made = DrawingProcess(ROOT / "node_modules")
    yield made
    made.close()


def test_a_dead_drawing_process_is_replaced(drawing: DrawingProcess) -> None:
    first = drawing.draw(BOARD)
    child = drawing._child
    assert child is not None
    child._process.kill()
    child._process.wait()
    assert drawing.draw(BOARD) == first


def test_a_picture_that_cannot_be_drawn_ends_in_words_and_the_process_lives(drawing: DrawingProcess) -> None:
    with pytest.raises(DrawingError, match="could not be drawn"):
        drawing.draw(StillPicture(BoardPicture("no position"), BoardLook()))
    child = drawing._child
    assert drawing.draw(BOARD).startswith(b"\x89PNG")
    assert drawing._child is child


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (TimeoutError, "zu lange gedauert"),
        (ConnectionError, "noch einmal versuchen"),
        (None, "nicht zeichnen."),
    ],
)
def test_why_there_is_none_can_be_said_in_every_language(
    drawing: DrawingProcess, monkeypatch: pytest.MonkeyPatch, fault: type[OSError] | None, words: str
) -> None:
    def ask(self: object, request: bytes) -> bytes:
        if fault:
            raise fault
        return b""

    monkeypatch.setattr("server.images.drawing_process._Child.ask", ask)
    with pytest.raises(DrawingError) as caught:
        drawing.draw(BOARD)
    assert words in translated(caught.value.message, "de")


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
