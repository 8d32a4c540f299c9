"""What all cards have in common: the ground and the brand."""

from __future__ import annotations

from server.images.colors import ACCENT, BACKGROUND, BACKGROUND_DEEP, INK, ON_ACCENT
from server.images.lettering import Lettering
from server.images.pictures import CARD_HEIGHT, CARD_WIDTH
from server.images.svg import Style, box, placed, tag

_MARK = (
    "M12 2h16c5.5 0 10 4.5 10 10v11c0 5.5-4.5 10-10 10h-8.2l-7.6 5.3c-1 .7-2.3-.2-2-1.4L11 33"
    "C5.9 32.5 2 28.2 2 23V12C2 6.5 6.5 2 12 2z"
)
_PAWN = (
    "M20 6.6a4.7 4.7 0 0 1 2.9 8.4h1.5c.9 0 1.3.6 1.3 1.2 0 .7-.5 1.2-1.3 1.2h-1.3c.2 3.1 1.4 5.3 3.3 7.1"
    ".5.5.8 1 .8 1.7v1c0 .6-.5 1.1-1.1 1.1H13.9c-.6 0-1.1-.5-1.1-1.1v-1c0-.7.3-1.2.8-1.7 1.9-1.8 3.1-4 "
    "3.3-7.1h-1.3c-.8 0-1.3-.5-1.3-1.2 0-.6.4-1.2 1.3-1.2h1.5A4.7 4.7 0 0 1 20 6.6z"
)
_NAME = Style(26, 700, "display")
_SIZE = 38


def ground() -> str:
    """The whole card's."""
    stops = (tag("stop", offset=0, stop_color=BACKGROUND), tag("stop", offset=1, stop_color=BACKGROUND_DEEP))
    shade = tag("linearGradient", *stops, id="ground", x1=0, y1=0, x2=1, y2=1)
    return shade + box(0, 0, CARD_WIDTH, CARD_HEIGHT, "url(#ground)")


def brand(x: float, y: float, lettering: Lettering) -> tuple[str, float]:
    """The mark and the name with their upper left corner at (x, y), and how wide they are."""
    mark = tag("path", fill=ACCENT, d=_MARK) + tag("path", fill=ON_ACCENT, d=_PAWN)
    name = lettering.draw("Kibitz", x + _SIZE + 10, y + 26, _NAME, INK)
    return placed(mark, x, y - 2, _SIZE / 40) + name, _SIZE + 10 + lettering.width("Kibitz", _NAME)
