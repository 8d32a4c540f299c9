"""Draws the app's icons of its mark (`static/img/mark.svg`), for systems on which Kibitz is installed.

    python -m scripts.icons

`tests/scripts/test_icons.py` fails while they are stale.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from server.images.raster import png
from server.system.paths import STATIC

FOLDER = STATIC / "img"
BACKGROUND = "#f4f2f5"
"""The page's own, behind an icon that the system cuts to its shape."""
_SAFE = 0.56
"""Share of such an icon that the mark fills: every shape leaves a circle of four fifths."""


def icons() -> Iterator[tuple[Path, bytes]]:
    """Each file and what stands in it."""
    mark = (FOLDER / "mark.svg").read_text("utf-8")
    for side in (192, 512):
        yield FOLDER / f"icon-{side}.png", png(mark, side, side)
    yield FOLDER / "icon-maskable-512.png", png(_padded(mark), 512, 512)


def _padded(mark: str) -> str:
    inner = re.sub(r"</?svg[^>]*>", "", mark)
    edge = 40 * (1 - _SAFE) / 2
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
        f'<path fill="{BACKGROUND}" d="M0 0h40v40H0z"/>'
        f'<g transform="translate({edge:.2f} {edge:.2f}) scale({_SAFE})">{inner}</g></svg>'
    )


if __name__ == "__main__":
    for path, content in icons():
        path.write_bytes(content)
        print(f"{path.name} written")
