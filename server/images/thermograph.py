"""Thermographs as SVG, as the field draws them: values fall to the right, temperature rises, and both walls
end in a mast.

Plain text and plain lines on white, as it is for papers and pages that are not Kibitz's own; the walls differ
by their dashes as well as by colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from xml.sax.saxutils import escape

from server.images.svg import box, tag

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 480, 72, 24, 76, 56
PLOT = WIDTH - LEFT - RIGHT
MAX_HEIGHT = 320
MAX_LETTERS = 40
"""Of a name or a number; what is longer is cut."""
_LETTER = 7
"""Width of a letter of 12 pixels, at most on average."""
_LEFT_WALL = {"stroke": "#1a5fb4", "stroke_width": 3, "fill": "none"}
_RIGHT_WALL = {"stroke": "#b3261e", "stroke_width": 3, "fill": "none", "stroke_dasharray": "7 4"}
_MAST = {"stroke": "#222222", "stroke_width": 3, "fill": "none"}
_GRID = {"stroke": "#dddddd", "stroke_width": 1}

Corner = tuple[Fraction, Fraction, Fraction]


def thermograph_svg(name: str, corners: Sequence[Corner], temperature: Fraction) -> str:
    """A drawing of the walls: `corners` are (t, left wall, right wall) from t = 0 to where the mast begins.
    A temperature below 0 is a number's, which has nothing but a mast."""
    return _Drawing(corners).draw(name, temperature)


class _Drawing:
    """One scale for values and temperatures, so that a tax of one a move slopes by 45 degrees; a thermograph
    that would be too high is pressed."""

    def __init__(self, corners: Sequence[Corner]) -> None:
        self._corners = corners
        self._top, _, self._mean = corners[-1]
        high = max(left for _, left, _ in corners)
        low = min(right for _, _, right in corners)
        margin = (high - low) / 4 or Fraction(1)
        self._high, self._low = high + margin, low - margin
        self._roof = self._top + max(self._top, self._high - self._low) / 4
        self._unit = PLOT / (self._high - self._low)
        self._unit_up = min(self._unit, MAX_HEIGHT / self._roof)
        self._height = float(self._roof * self._unit_up)

    def _x(self, value: Fraction) -> float:
        return LEFT + float((self._high - value) * self._unit)

    def _y(self, t: Fraction) -> float:
        return TOP + self._height - float(t * self._unit_up)

    def draw(self, name: str, temperature: Fraction) -> str:
        height = TOP + self._height + BOTTOM
        called = f"Thermograph of {_cut(name)}"
        told = f"mean {_cut(str(self._mean))}, temperature {_cut(str(temperature))}"
        walls = "; ".join(
            f"t {t}: left wall {left}, right wall {right}" for t, left, right in self._corners[:20]
        )
        more = "" if len(self._corners) <= 20 else "; and so on"
        return tag(
            "svg",
            tag("title", escape(called)),
            tag("desc", escape(f"{told}. {walls}{more}. The mast rises from there.")),
            box(0, 0, WIDTH, height, "#ffffff"),
            _text(called, WIDTH / 2, 22, size=15),
            _text(told, WIDTH / 2, 42, size=12),
            _legend(),
            *self._values(),
            *self._temperatures(),
            self._wall([(t, left) for t, left, _ in self._corners], _LEFT_WALL),
            self._wall([(t, right) for t, _, right in self._corners], _RIGHT_WALL),
            self._mast(),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {height:g}",
            width=WIDTH,
            height=round(height),
            role="img",
            font_family="sans-serif",
            fill="#222222",
        )

    def _wall(self, points: Sequence[tuple[Fraction, Fraction]], look: dict[str, object]) -> str:
        path = "L".join(f"{self._x(value):.1f} {self._y(t):.1f}" for t, value in points)
        return tag("path", d=f"M{path}", **look) if len(points) > 1 else ""

    def _mast(self) -> str:
        x, foot = self._x(self._mean), self._y(self._top)
        return tag("path", d=f"M{x:.1f} {foot:.1f}V{TOP}m-5 8l5 -8l5 8", **_MAST)

    def _values(self) -> list[str]:
        bottom = TOP + self._height
        drawn = [tag("path", d=f"M{LEFT} {bottom:.1f}h{PLOT}", stroke="#222222")]
        for value in _ticks(self._low, self._high, PLOT, across=True):
            x = self._x(value)
            drawn.append(tag("path", d=f"M{x:.1f} {TOP}V{bottom:.1f}", **_GRID))
            drawn.append(_text(str(value), x, bottom + 18))
        return [*drawn, _text("value (more for Left to the left)", LEFT + PLOT / 2, bottom + 42)]

    def _temperatures(self) -> list[str]:
        bottom = TOP + self._height
        drawn = [tag("path", d=f"M{LEFT} {TOP}V{bottom:.1f}", stroke="#222222")]
        for t in _ticks(Fraction(0), self._roof, self._height, across=False):
            y = self._y(t)
            drawn.append(tag("path", d=f"M{LEFT} {y:.1f}h{PLOT}", **_GRID))
            drawn.append(_text(str(t), LEFT - 8, y + 4, anchor="end"))
        middle = TOP + self._height / 2
        turned = _text("temperature", 0, 0)
        return [*drawn, tag("g", turned, transform=f"translate(16 {middle:.1f}) rotate(-90)")]


def _legend() -> str:
    drawn = []
    for x, word, look in (
        (60, "left wall", _LEFT_WALL),
        (200, "right wall", _RIGHT_WALL),
        (348, "mast", _MAST),
    ):
        drawn.append(tag("path", d=f"M{x} 60h28", **look))
        drawn.append(_text(word, x + 36, 64, anchor="start"))
    return "".join(drawn)


def _ticks(low: Fraction, high: Fraction, length: float, *, across: bool) -> list[Fraction]:
    """Multiples of a power of two in low..high: at most eight, and so many that their labels fit."""
    step = Fraction(1)
    while (high - low) / step > 8:
        step *= 2
    while (high - low) / step <= 4:
        step /= 2
    while True:
        first = -(-low // step)
        ticks = [step * n for n in range(first, int(high // step) + 1)]
        widest = max((len(str(tick)) for tick in ticks), default=0)
        room = length * float(step / (high - low))
        fits = widest * _LETTER + 8 <= (room if across else LEFT - 16)
        if not ticks or (fits and room >= 16):
            return ticks
        step *= 2


def _text(words: str, x: float, y: float, *, size: int = 12, anchor: str = "middle") -> str:
    return tag("text", escape(words), x=x, y=y, font_size=size, text_anchor=anchor)


def _cut(words: str) -> str:
    return words if len(words) <= MAX_LETTERS else words[:MAX_LETTERS] + "…"
