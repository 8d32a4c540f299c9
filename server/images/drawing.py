"""Drawing a picture now, with what draws loaded when it is first needed: fonts and drawing libraries take
seconds and memory. resvg holds Python's lock while it draws, so the web process has a child do it.
"""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable
from pathlib import Path

from server.analysis.errors import KibitzError
from server.i18n.texts import sentence
from server.images.pictures import AnimationPicture, CardPicture, CollectionPicture, StillPicture

Picture = StillPicture | CardPicture | CollectionPicture | AnimationPicture
_log = logging.getLogger(__name__)


class DrawingError(KibitzError):
    """The image could not be drawn."""

    code = "no_image"
    retry = True


def draw(picture: Picture, node_modules: Path) -> bytes:
    """A PNG or GIF file, with the fonts below `node_modules`. Raises DrawingError."""
    try:
        return _draw(node_modules)(picture)
    except Exception:
        _log.exception("a picture cannot be drawn")
        raise DrawingError(sentence("now-failed")) from None


@functools.cache
def _draw(node_modules: Path) -> Callable[[Picture], bytes]:
    from server.images.draw import Draw  # not where nothing is drawn

    return Draw(node_modules)
