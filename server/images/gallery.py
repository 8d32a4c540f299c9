"""The images that were drawn already: files in the data folder, a folder for each review, kept for a day. So
a deleted review leaves nothing behind for longer than that, whoever deleted it."""

from __future__ import annotations

import contextlib
import hashlib
import shutil
import time
from pathlib import Path

from server.images.studio import Picture, Studio

_KEPT = 24 * 3600.0
_MAX_BYTES = 256 * 1024 * 1024
_SWEEP_EVERY = 600.0


class Gallery:
    """Images by review and name; draws what is not there."""

    def __init__(self, folder: Path, studio: Studio) -> None:
        self._folder = folder
        self._studio = studio
        self._swept = 0.0

    def find(self, review_id: str, name: str) -> bytes | None:
        """The image, if it was drawn before."""
        try:
            return self._file(review_id, name).read_bytes()
        except OSError:
            return None

    def draw(self, review_id: str, name: str, picture: Picture) -> bytes:
        """Draw and keep the image. Raises StudioError."""
        image = self._studio.draw(picture)
        file = self._file(review_id, name)
        with contextlib.suppress(OSError):  # a full disk costs time, not the image
            file.parent.mkdir(parents=True, exist_ok=True)
            partial = file.with_suffix(f".{time.monotonic_ns()}")
            partial.write_bytes(image)
            partial.replace(file)
            self._sweep()
        return image

    def forget(self, review_id: str) -> None:
        """Drop a review's images."""
        shutil.rmtree(self._folder / review_id, ignore_errors=True)

    def close(self) -> None:
        """End the drawing process."""
        self._studio.close()

    def _file(self, review_id: str, name: str) -> Path:
        return self._folder / review_id / hashlib.sha256(name.encode()).hexdigest()[:32]

    def _sweep(self) -> None:
        """Now and then: drop what is old, and the oldest of what is too much."""
        now = time.time()
        if now - self._swept < _SWEEP_EVERY:
            return
        self._swept = now
        kept = 0
        for changed, size, file in sorted(_files(self._folder), reverse=True):
            kept += size
            if now - changed > _KEPT or kept > _MAX_BYTES:
                file.unlink(missing_ok=True)
        for folder in self._folder.iterdir():
            with contextlib.suppress(OSError):  # not empty
                folder.rmdir()


def _files(folder: Path) -> list[tuple[float, int, Path]]:
    """(time, bytes, file) of every image."""
    found = []
    for file in folder.glob("*/*"):
        with contextlib.suppress(OSError):
            stat = file.stat()
            found.append((stat.st_mtime, stat.st_size, file))
    return found
