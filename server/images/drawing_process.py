"""The process that draws. resvg keeps Python's lock for as long as a drawing takes, and the web process
serves everybody in one thread: so a child draws (`server/system/child.py`), started by the first image, gone
after minutes without one.

It is asked with a pickled request of `pictures`; back comes an image or nothing. Both ends are this module.
"""

from __future__ import annotations

import logging
import pickle
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from server.analysis.errors import KibitzError
from server.i18n.texts import sentence
from server.images.pictures import AnimationPicture, CardPicture, CollectionPicture, StillPicture
from server.system import logs
from server.system.child import KeptChild, serve

Picture = StillPicture | CardPicture | CollectionPicture | AnimationPicture
_log = logging.getLogger(__name__)
_PATIENCE = 20.0
"""Seconds that a drawing may take, and that a request waits for the ones before it."""
_IDLE = 300.0
_NICENESS = 5
_MODULE = "server.images.drawing_process"


class DrawingError(KibitzError):
    """The image could not be drawn now."""

    code = "no_image"
    retry = True


class DrawingProcess:
    """Draws pictures, one after the other. May be used by many threads. `log_format`: how the child logs."""

    def __init__(self, node_modules: Path, log_format: str = "text") -> None:
        self._turn = threading.Lock()
        self._kept = KeptChild(_MODULE, [str(node_modules), log_format], start=_PATIENCE)

    def draw(self, picture: Picture) -> bytes:
        """A PNG or GIF file. Raises DrawingError."""
        if not self._turn.acquire(timeout=_PATIENCE):
            raise DrawingError(sentence("image-busy"))
        try:
            return self._drawn(pickle.dumps(picture))
        finally:
            self._turn.release()

    def close(self) -> None:
        """End the child."""
        self._kept.end()

    def _drawn(self, request: bytes) -> bytes:
        try:
            image = self._kept.ask(request, _PATIENCE)
        except TimeoutError:
            raise DrawingError(sentence("image-slow")) from None
        except OSError:
            _log.warning("the drawing process is gone")
            raise DrawingError(sentence("image-failed-now")) from None
        if not image:
            raise DrawingError(sentence("image-failed"))
        return image


def _answer(draw: Callable[[Picture], bytes], request: bytes) -> bytes:
    """The child's work."""
    try:
        return draw(pickle.loads(request))  # of our own parent
    except Exception:
        _log.exception("a picture cannot be drawn")
        return b""


def main() -> None:
    from server.images.draw import Draw  # the parent needs neither fonts nor drawing libraries

    number, node_modules, log_format = sys.argv[1:]
    logs.set_up("INFO", log_format)
    draw = Draw(Path(node_modules))
    serve(number, lambda request: _answer(draw, request), niceness=_NICENESS, idle=_IDLE)


if __name__ == "__main__":
    main()
