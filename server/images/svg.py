"""SVG elements as text. Every attribute is escaped here; text never goes in (`lettering` draws it)."""

from __future__ import annotations

from dataclasses import dataclass
from xml.sax.saxutils import quoteattr

_SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


@dataclass(frozen=True, slots=True)
class Style:
    """How text is set: `size` in pixels, `weight` 100..900, `family` "text" or "display"."""

    size: float
    weight: int = 500
    family: str = "text"
    tabular: bool = False


def tag(name: str, *children: str, **attributes: object) -> str:
    """An element; `stroke_width=2` is written as stroke-width, none leaves an attribute out."""
    written = "".join(
        f" {key.replace('_', '-')}={quoteattr(_plain(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def document(width: float, height: float, *children: str, shown: int | None = None) -> str:
    """A whole drawing of `width` x `height` units, `shown` pixels wide."""
    size = f'width="{shown}" height="{round(shown * height / width)}"' if shown else ""
    return f'<svg {_SPACES} viewBox="0 0 {width:g} {height:g}" {size}>{"".join(children)}</svg>'


def box(x: float, y: float, width: float, height: float, fill: str, **attributes: object) -> str:
    """A rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def placed(drawing: str, x: float, y: float, scale: float) -> str:
    """A drawing moved to (x, y) and scaled."""
    return tag("g", drawing, transform=f"translate({x:.2f} {y:.2f}) scale({scale:.5f})")


def _plain(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
