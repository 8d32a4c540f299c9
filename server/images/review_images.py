"""The images of reviews: from the cache, or drawn and put there."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from pathlib import Path

from server.images.cache import Alive, ImageCache
from server.images.drawing import Picture

_TIDY = 600.0
"""Seconds between two looks for what nobody needs: the workers look too, but may not see this folder."""
_log = logging.getLogger(__name__)


class ReviewImages(ImageCache):
    """Images by review and name. `draw` makes what is not there; `alive`: which of some reviews there are."""

    def __init__(self, folder: Path, draw: Callable[[Picture], bytes], alive: Alive) -> None:
        super().__init__(folder)
        self._draw = draw
        self._alive = alive
        self._closed = threading.Event()

    def draw(self, review_id: str, name: str, picture: Picture) -> bytes:
        """Draw and keep the image. Raises DrawingError."""
        image = self._draw(picture)
        self.keep(review_id, name, image)
        return image

    def keep_tidy(self) -> None:
        """From now on until `close` see to it that no image outlives its review long, wherever that was
        deleted."""
        threading.Thread(target=self._keep_tidy, name="images", daemon=True).start()

    def _keep_tidy(self) -> None:
        pause = 0.0
        while not self._closed.wait(pause):
            try:
                self.tidy(self._alive)
            except Exception as error:  # the database may be away
                _log.warning("old images are left for now: %s", error)
            pause = _TIDY

    def close(self) -> None:
        """End the tidying."""
        self._closed.set()
