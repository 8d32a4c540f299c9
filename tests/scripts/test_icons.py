from __future__ import annotations

import io

from PIL import Image, ImageChops, ImageStat

from scripts.icons import icons

TOLERANCE = 2.0
"""Mean difference of a pixel, of 255: releases of the drawing library smooth edges each in its way."""


def test_the_icons_are_as_they_would_be_drawn_now() -> None:
    for path, drawn in icons():
        stored, fresh = Image.open(path).convert("RGBA"), Image.open(io.BytesIO(drawn)).convert("RGBA")
        assert stored.size == fresh.size, path.name
        assert max(ImageStat.Stat(ImageChops.difference(stored, fresh)).mean) < TOLERANCE, path.name


def test_an_icon_that_is_cut_to_a_shape_keeps_the_mark_within_it() -> None:
    (drawn,) = (content for path, content in icons() if "maskable" in path.name)
    image = Image.open(io.BytesIO(drawn)).convert("RGB")
    background = image.getpixel((0, 0))
    box = ImageChops.difference(image, Image.new("RGB", image.size, background)).getbbox()
    assert box is not None
    corners = [(x - 256, y - 256) for x in (box[0], box[2]) for y in (box[1], box[3])]
    assert max((x * x + y * y) ** 0.5 for x, y in corners) < 0.4 * 512
