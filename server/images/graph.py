"""The evaluation graph as SVG: White's part light, phases as bands below, notable moves, the ply shown."""

from __future__ import annotations

from server.images.badges import badge
from server.images.colors import (
    ACCENT,
    BACKGROUND_DEEP,
    ENDGAME,
    GRAPH_BLACK,
    GRAPH_LINE,
    GRAPH_UNKNOWN,
    GRAPH_WHITE,
    INK_2,
    LINE,
    SURFACE,
)
from server.images.lettering import Lettering
from server.images.pictures import Band, GraphMark, GraphPicture
from server.images.plot import Plot
from server.images.svg import Style, box, tag

BAND_HEIGHT = 30
_LABEL = Style(16, 600)
_SMALL, _LARGE = 17, 32
_ROUNDING = 10


class GraphBox:
    """A graph's place in a drawing: `height` is the plot's alone, the bands come below."""

    def __init__(self, x: float, y: float, width: float, height: float, lettering: Lettering) -> None:
        self.x, self.y, self.width, self.height = x, y, width, height
        self._lettering = lettering

    def draw(self, picture: GraphPicture) -> str:
        plot = Plot(self.x, self.y, self.width, self.height, len(picture.wins) - 1)
        parts = [
            box(self.x, self.y, self.width, self.height, GRAPH_UNKNOWN),
            self._areas(plot, picture),
            self._half(),
            *(self._upright(plot.x_of(band.start), GRAPH_LINE, 1.5) for band in picture.bands[1:]),
        ]
        if picture.ply is not None:
            parts.append(self._upright(plot.x_of(picture.ply), ACCENT, 3))
        drawn = tag("g", *parts, clip_path="url(#plot)")
        bands = "".join(self._band(band, plot) for band in picture.bands)
        return self._clip() + drawn + bands + _marks(plot, picture)

    def _clip(self) -> str:
        """The plot's shape: round above, straight where the bands follow."""
        r, bottom = _ROUNDING, self.y + self.height
        d = (
            f"M{self.x:g} {bottom:g}v{r - self.height:g}q0 -{r} {r} -{r}h{self.width - 2 * r:g}"
            f"q{r} 0 {r} {r}v{self.height - r:g}z"
        )
        return tag("clipPath", tag("path", d=d), id="plot")

    def _areas(self, plot: Plot, picture: GraphPicture) -> str:
        """Black's ground and White's part, wherever somebody has said something."""
        return "".join(
            box(part.x, self.y, part.width, self.height, GRAPH_BLACK)
            + tag("path", d=part.area, fill=GRAPH_WHITE)
            for part in plot.parts(picture.wins)
        )

    def _half(self) -> str:
        d = f"M{self.x:g} {self.y + self.height / 2:g}h{self.width:g}"
        return tag("path", d=d, stroke=GRAPH_LINE, stroke_width=1.5, stroke_dasharray="3 6")

    def _upright(self, x: float, color: str, width: float) -> str:
        return tag("path", d=f"M{x:.1f} {self.y:g}v{self.height:g}", stroke=color, stroke_width=width)

    def _band(self, band: Band, plot: Plot) -> str:
        left, right = plot.x_of(band.start), plot.x_of(band.end)
        y = self.y + self.height
        label = self._lettering.fitted(band.label, _LABEL, right - left - 16)
        text = self._lettering.draw(label, left + 10, y + 21, _LABEL, INK_2) if len(label) > 2 else ""
        if band.phase == "endgame":
            ground = box(left, y, right - left, BAND_HEIGHT, ENDGAME)
            return ground + box(left, y, right - left, 3, ACCENT) + text
        edge = box(left, y, 1.5, BAND_HEIGHT, LINE) if band.start else ""
        return box(left, y, right - left, BAND_HEIGHT, SURFACE) + text + edge


def _marks(plot: Plot, picture: GraphPicture) -> str:
    shown = sorted(picture.marks, key=lambda mark: mark.ply == picture.ply)
    return "".join(_mark(mark, plot, picture) for mark in shown)


def _mark(mark: GraphMark, plot: Plot, picture: GraphPicture) -> str:
    win = picture.wins[mark.ply]
    if win is None:
        return ""
    size = _LARGE if mark.ply == picture.ply else _SMALL
    x, y = plot.inside(mark.ply, win, size / 2 + 2)
    return badge(mark.classification, x, y, size, rim=BACKGROUND_DEEP)
