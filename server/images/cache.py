"""The images that were drawn already: files in the data folder, a folder for each review, kept for a day.

The web process puts them here; it and the workers tidy up, so that no image outlives its review.
"""

from __future__ import annotations

import contextlib
import hashlib
import shutil
import time
from collections.abc import Callable, Container, Sequence
from pathlib import Path

from server.system.private_files import make_private_file, make_private_folder

_KEPT = 24 * 3600.0
_MAX_BYTES = 256 * 1024 * 1024
_ASKED_AT_ONCE = 500

Alive = Callable[[Sequence[str]], Container[str]]
"""Those of some reviews that there are."""


class ImageCache:
    """Images by review and name. May be used by many processes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, review_id: str, name: str) -> bytes | None:
        """The image, if it was drawn before."""
        try:
            return self._file(review_id, name).read_bytes()
        except OSError:
            return None

    def keep(self, review_id: str, name: str, image: bytes) -> None:
        """Put an image here, if there is room."""
        file = self._file(review_id, name)
        with contextlib.suppress(OSError):  # a full disk costs time, not the image
            make_private_folder(self._folder)
            make_private_folder(file.parent)
            partial = file.with_suffix(f".{time.monotonic_ns()}")
            try:
                make_private_file(partial)
                partial.write_bytes(image)
                partial.replace(file)
            finally:
                partial.unlink(missing_ok=True)

    def forget(self, review_id: str) -> None:
        """Drop a review's images."""
        shutil.rmtree(self._folder / review_id, ignore_errors=True)

    def tidy(self, alive: Alive) -> None:
        """Drop what is old, the oldest of what is too much, and what belongs to no review any more."""
        self._drop_old()
        ids = [folder.name for folder in self._folder.glob("*")]
        for start in range(0, len(ids), _ASKED_AT_ONCE):
            asked = ids[start : start + _ASKED_AT_ONCE]
            there = alive(asked)
            for review_id in asked:
                if review_id not in there:
                    self.forget(review_id)

    def _drop_old(self) -> None:
        now, kept = time.time(), 0
        for changed, size, file in sorted(_files(self._folder), reverse=True):
            kept += size
            if now - changed > _KEPT or kept > _MAX_BYTES:
                file.unlink(missing_ok=True)
        for folder in self._folder.glob("*"):
            with contextlib.suppress(OSError):  # not empty
                folder.rmdir()

    def _file(self, review_id: str, name: str) -> Path:
        return self._folder / review_id / hashlib.sha256(name.encode()).hexdigest()[:32]


def _files(folder: Path) -> list[tuple[float, int, Path]]:
    """(time, bytes, file) of every image."""
    found = []
    for file in folder.glob("*/*"):
        with contextlib.suppress(OSError):
            stat = file.stat()
            found.append((stat.st_mtime, stat.st_size, file))
    return found
