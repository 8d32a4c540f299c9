"""Where a game's positions lie in the evaluation graph: the card and the first paint of an embed share it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlotPart:
    """A stretch of the graph that somebody has said something about: from `x` on, `width` wide; `line` the
    SVG path of White's expected points, `area` that of what lies below it."""

    x: float
    width: float
    line: str
    area: str


@dataclass(frozen=True, slots=True)
class Plot:
    """The graph's box in a drawing, in its units. `last`: the ply at the right edge."""

    x: float
    y: float
    width: float
    height: float
    last: int

    def x_of(self, ply: int) -> float:
        return self.x + self.width * ply / max(1, self.last)

    def y_of(self, win: float) -> float:
        """`win`: White's expected points, 0..1."""
        return self.y + self.height * (1 - win)

    def inside(self, ply: int, win: float, radius: float) -> tuple[float, float]:
        """The centre of a mark, which is whole also at the edge."""
        x = min(max(self.x_of(ply), self.x + radius), self.x + self.width - radius)
        return x, min(max(self.y_of(win), self.y + radius), self.y + self.height - radius)

    def parts(self, wins: Sequence[float | None]) -> list[PlotPart]:
        """Of White's expected points at each ply; None where nobody has said anything."""
        return [self._part(start, run) for start, run in _stretches(wins)]

    def _part(self, start: int, run: Sequence[float]) -> PlotPart:
        points = "L".join(f"{self.x_of(ply):.1f} {self.y_of(win):.1f}" for ply, win in enumerate(run, start))
        x, end, base = self.x_of(start), self.x_of(start + len(run) - 1), self.y + self.height
        area = f"M{x:.1f} {base:g}L{points}L{end:.1f} {base:g}z"
        return PlotPart(x, end - x, f"M{points}", area)


def _stretches(wins: Sequence[float | None]) -> Iterator[tuple[int, list[float]]]:
    """Runs of at least two neighbouring plies that are known: (first ply, values)."""
    run: list[float] = []
    for ply, win in enumerate([*wins, None]):
        if win is not None:
            run.append(win)
            continue
        if len(run) > 1:
            yield ply - len(run), run
        run = []
