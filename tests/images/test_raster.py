"""Drawings as pixels."""

from __future__ import annotations

import io

from PIL import Image

from server.images.raster import png
from server.images.svg import box, document, tag


def test_a_drawing_has_its_colours_in_the_size_that_is_asked_for() -> None:
    drawing = document(2, 1, box(0, 0, 1, 1, "#ff0000"), box(1, 0, 1, 1, "#0000ff"))
    image = Image.open(io.BytesIO(png(drawing, 40, 20))).convert("RGB")
    assert image.size == (40, 20)
    assert (image.getpixel((5, 10)), image.getpixel((35, 10))) == ((255, 0, 0), (0, 0, 255))


def test_text_that_is_no_outline_leaves_nothing() -> None:
    drawing = document(50, 50, tag("text", "♞ W", x=5, y=40, font_size=40))
    assert Image.open(io.BytesIO(png(drawing, 50, 50))).convert("RGBA").getbbox() is None
