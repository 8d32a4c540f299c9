"""SVG text to pixels, by resvg. Fonts are not needed: `lettering` draws outlines."""

from __future__ import annotations

import resvg_py


def png(svg: str, width: int, height: int) -> bytes:
    """The drawing as a PNG file of `width` x `height` pixels."""
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, width=width, height=height)
