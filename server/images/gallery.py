"""The images of reviews: from the shelf, or drawn and put there."""

from __future__ import annotations

from pathlib import Path

from server.images.shelf import Shelf
from server.images.studio import Picture, Studio


class Gallery:
    """Images by review and name; draws what is not there."""

    def __init__(self, folder: Path, studio: Studio) -> None:
        self._shelf = Shelf(folder)
        self._studio = studio

    def find(self, review_id: str, name: str) -> bytes | None:
        """The image, if it was drawn before."""
        return self._shelf.find(review_id, name)

    def draw(self, review_id: str, name: str, picture: Picture) -> bytes:
        """Draw and keep the image. Raises StudioError."""
        image = self._studio.draw(picture)
        self._shelf.keep(review_id, name, image)
        return image

    def forget(self, review_id: str) -> None:
        """Drop a review's images."""
        self._shelf.forget(review_id)

    def close(self) -> None:
        """End the drawing process."""
        self._studio.close()
