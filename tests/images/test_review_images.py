"""The images of reviews: kept by review, forgotten with it, and tidied up for ever."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from server.images import review_images
from server.images.drawing import DrawingError, Picture
from server.images.pictures import BoardLook, BoardPicture, StillPicture
from server.images.review_images import ReviewImages

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
BOARD = StillPicture(BoardPicture(START), BoardLook(size=160))


def nothing(picture: Picture) -> bytes:
    raise DrawingError("no")


def draw(picture: Picture) -> bytes:
    """In place of what draws."""
    return b"an image"


def test_images_are_kept_by_review_and_forgotten_with_it(tmp_path: Path) -> None:
    images = ReviewImages(tmp_path / "images", draw, set)
    assert images.find("abc", "board") is None
    drawn = images.draw("abc", "board", BOARD)
    assert images.find("abc", "board") == drawn
    assert images.find("abc", "card") is None
    images.forget("abc")
    assert images.find("abc", "board") is None


def test_old_images_go(tmp_path: Path) -> None:
    folder = tmp_path / "images"
    images = ReviewImages(folder, draw, set)
    images.draw("old", "board", BOARD)
    yesterday = time.time() - 2 * 24 * 3600
    for file in folder.glob("*/*"):
        os.utime(file, (yesterday, yesterday))
    images.keep_tidy()
    wait_until(lambda: not (folder / "old").exists())
    images.close()


def test_what_could_not_be_drawn_is_not_kept(tmp_path: Path) -> None:
    images = ReviewImages(tmp_path / "images", nothing, set)
    with pytest.raises(DrawingError):
        images.draw("abc", "board", BOARD)
    assert images.find("abc", "board") is None


def test_images_of_reviews_that_were_deleted_elsewhere_go_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_images, "_TIDY", 0.01)
    there = {"kept", "gone", "gone later"}
    images = ReviewImages(tmp_path / "images", draw, lambda ids: there)
    for review_id in sorted(there):
        images.draw(review_id, "board", BOARD)
    images.keep_tidy()
    for review_id in ("gone", "gone later"):
        there.discard(review_id)
        wait_until(partial(is_gone, images, review_id))
    assert images.find("kept", "board")
    images.close()


def test_a_database_that_is_away_leaves_them_for_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(review_images, "_TIDY", 0.01)
    away = True

    def alive(ids: Sequence[str]) -> set[str]:
        if away:
            raise OSError("away")
        return set()

    images = ReviewImages(tmp_path / "images", draw, alive)
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
