"""The images of reviews: kept by review, forgotten with it, and tidied up for ever."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from server.images import review_images
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
    images = ReviewImages(folder, drawing, set)
    images.draw("old", "board", BOARD)
    yesterday = time.time() - 2 * 24 * 3600
    for file in folder.glob("*/*"):
        os.utime(file, (yesterday, yesterday))
    images.keep_tidy()
    wait_until(lambda: not (folder / "old").exists())
    images.close()


def test_what_could_not_be_drawn_is_not_kept(tmp_path: Path) -> None:
    images = ReviewImages(tmp_path / "images", cast(DrawingProcess, Pencil(fault=True)), set)
    with pytest.raises(DrawingError):
        images.draw("abc", "board", BOARD)
    assert images.find("abc", "board") is None


def test_images_of_reviews_that_were_deleted_elsewhere_go_again_and_again(
    tmp_path: Path, drawing: DrawingProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_images, "_TIDY", 0.01)
    there = {"kept", "gone", "gone later"}
    images = ReviewImages(tmp_path / "images", drawing, lambda ids: there)
    for review_id in sorted(there):
        images.draw(review_id, "board", BOARD)
    images.keep_tidy()
    for review_id in ("gone", "gone later"):
        there.discard(review_id)
        wait_until(partial(is_gone, images, review_id))
    assert images.find("kept", "board")
    images.close()


def test_a_database_that_is_away_leaves_them_for_now(
    tmp_path: Path, drawing: DrawingProcess, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(review_images, "_TIDY", 0.01)
    away = True

    def alive(ids: Sequence[str]) -> set[str]:
        if away:
            raise OSError("away")
        return set()

    images = ReviewImages(tmp_path / "images", drawing, alive)
    images.draw("abc", "board", BOARD)
    images.keep_tidy()
    wait_until(lambda: "left for now: away" in caplog.text)
    assert images.find("abc", "board")
    away = False
    wait_until(lambda: images.find("abc", "board") is None)
    images.close()


def is_gone(images: ReviewImages, review_id: str) -> bool:
    return images.find(review_id, "board") is None


def wait_until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not done():
        assert time.monotonic() < deadline, "it does not come to pass"
        time.sleep(0.005)


def test_closing_ends_the_drawing_process(tmp_path: Path, drawing: DrawingProcess, pencil: Pencil) -> None:
    ReviewImages(tmp_path / "images", drawing, set).close()
    assert pencil.closed
