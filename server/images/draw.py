"""From a picture to the bytes of a file: loaded where something is drawn."""

from __future__ import annotations

from pathlib import Path

from server.images import raster
from server.images.animation import gif
from server.images.board import board_svg
from server.images.card import card_svg
from server.images.collection_card import collection_svg
from server.images.lettering import Lettering
from server.images.pictures import (
    CARD_HEIGHT,
    CARD_WIDTH,
    AnimationPicture,
    CardPicture,
    CollectionPicture,
    StillPicture,
)


class Draw:
    """Draws any picture with the fonts below `node_modules`."""

    def __init__(self, node_modules: Path) -> None:
        self._lettering = Lettering(node_modules)

    def __call__(self, picture: StillPicture | CardPicture | CollectionPicture | AnimationPicture) -> bytes:
        if isinstance(picture, AnimationPicture):
            return gif(picture, self._lettering)
        if isinstance(picture, CardPicture):
            return raster.png(card_svg(picture, self._lettering), CARD_WIDTH, CARD_HEIGHT)
        if isinstance(picture, CollectionPicture):
            return raster.png(collection_svg(picture, self._lettering), CARD_WIDTH, CARD_HEIGHT)
        size = picture.look.size
        return raster.png(board_svg(picture.board, picture.look, self._lettering), size, size)
