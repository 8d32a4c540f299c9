"""The colours that webmasters write, as "#rrggbb": hex, names, rgb(), hsl(), oklch(). Whatever else CSS knows
is no colour here, so that nothing of a text that came in ever becomes a style.
"""

from __future__ import annotations

import math
import re

from tinycss2 import color4

_FORMS = re.compile(
    r"(?:#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,20}"
    r"|(?:rgb|rgba|hsl|hsla|oklch)\([0-9a-z.,/% +-]{5,40}\))",
    re.ASCII,
)
_HEX = re.compile(r"(?:[0-9a-f]{3}|[0-9a-f]{6})", re.ASCII)
"""What an address says without its #."""

Rgb = tuple[float, float, float]


def color_of(text: str) -> str | None:
    """ "#rrggbb"; None for no colour. What one sees through lies on white; what a screen cannot show is cut
    to what it can."""
    plain = text.strip().lower()
    plain = f"#{plain}" if _HEX.fullmatch(plain) else plain
    if not _FORMS.fullmatch(plain):
        return None
    found = color4.parse_color(plain)
    if not isinstance(found, color4.Color) or not found.alpha:
        return None
    values = [0.0 if value is None else float(value) for value in found.coordinates]
    rgb = _of_oklch(*values) if found.space == "oklch" else tuple(found.to("srgb").coordinates)
    return "#" + "".join(f"{_byte(part, found.alpha):02x}" for part in rgb)


def _byte(part: float | None, alpha: float) -> int:
    cut = min(max(part or 0.0, 0.0), 1.0)
    return round(255 * (1 - alpha + alpha * cut))


def _of_oklch(lightness: float, chroma: float, hue: float) -> Rgb:
    """By the matrices of Björn Ottosson's Oklab, as CSS Color 4 has them."""
    lightness, chroma = min(max(lightness, 0.0), 1.0), min(max(chroma, 0.0), 1.0)
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        _shown(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
        _shown(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
        _shown(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
    )


def _shown(light: float) -> float:
    """Linear light as sRGB writes it."""
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
