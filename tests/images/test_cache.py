"""Images that were drawn: kept for a day, never longer than their review."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from server.images import cache as module
from server.images.cache import ImageCache
from tests.modes import open_to_others
from tests.small_disk import small_disk


@pytest.fixture
def cache(tmp_path: Path) -> ImageCache:
    return ImageCache(tmp_path / "images")


def test_what_was_kept_is_found(cache: ImageCache) -> None:
    assert cache.find("one", "card") is None
    cache.keep("one", "card", b"image")
    assert cache.find("one", "card") == b"image"
    assert cache.find("one", "board") is None


@pytest.mark.usefixtures("usual_umask")
def test_nobody_else_may_look_at_an_image(cache: ImageCache, tmp_path: Path) -> None:
    cache.keep("one", "card", b"image")
    assert cache.find("one", "card") == b"image"
    assert open_to_others(tmp_path) == set()


def test_a_disk_without_room_leaves_no_piece_of_an_image(tmp_path: Path) -> None:
    with small_disk(tmp_path / "images", "64k") as disk:
        cache = ImageCache(disk)
        cache.keep("one", "card", b"image" * 40_000)
        assert cache.find("one", "card") is None
        assert [path for path in disk.rglob("*") if path.is_file()] == []
        cache.keep("one", "card", b"image")
        assert cache.find("one", "card") == b"image"


def test_tidying_drops_the_images_of_reviews_that_are_no_more(
    cache: ImageCache, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_ASKED_AT_ONCE", 2)
    for review_id in ("a", "b", "c", "d", "e"):
        cache.keep(review_id, "card", b"image")
    cache.tidy(lambda ids: {"b", "e"} & set(ids))
    assert sorted(path.name for path in (tmp_path / "images").iterdir()) == ["b", "e"]


def test_tidying_drops_what_is_old(cache: ImageCache, tmp_path: Path) -> None:
    cache.keep("one", "card", b"image")
    (file,) = (tmp_path / "images").glob("*/*")
    os.utime(file, (0, time.time() - 25 * 3600))
    cache.keep("two", "card", b"image")
    cache.tidy(set)
    assert [path.name for path in (tmp_path / "images").iterdir()] == ["two"]


def test_tidying_an_empty_place_asks_nobody_and_leaves_nothing(cache: ImageCache, tmp_path: Path) -> None:
    asked: list[Sequence[str]] = []

    def alive(ids: Sequence[str]) -> set[str]:
        asked.append(ids)
        return set()

    cache.tidy(alive)
    assert asked == [] and list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_keeps_nothing(tmp_path: Path) -> None:
    (tmp_path / "images").write_text("a file")
    cache = ImageCache(tmp_path / "images")
    cache.keep("one", "card", b"image")
    assert cache.find("one", "card") is None
