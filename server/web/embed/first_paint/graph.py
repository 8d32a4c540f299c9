"""The graph of the first paint as numbers for an SVG: White's part, the notable moves, the phases, and the
evaluation bar's figure. Its numbers are those of `static/js/panels/graph.ts`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from markupsafe import Markup

from server.analysis.classes import NOTABLE
from server.analysis.events.fold import State
from server.i18n.texts import Say
from server.images.badges import badge
from server.images.from_state import bands
from server.images.pictures import Band

WIDTH, HEIGHT = 600, 108
"""The drawing's box, in its own units."""
WON = 20_000
"""Centipawns of a win that is proven, but not how long it takes."""


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the graph that somebody has said something about: from `x` on, `width` wide; `line` the
    SVG path of White's expected points, `area` that of what lies below it."""

    x: float
    width: float
    line: str
    area: str


@dataclass(frozen=True, slots=True)
class Graph:
    """`dots`: the notable moves. `bands`: the phases. `cursor`: where the current ply stands."""

    parts: tuple[Part, ...]
    dots: Markup
    bands: tuple[Band, ...]
    cursor: float


def graph_of(state: State, ply: int, say: Say) -> Graph | None:
    """The graph, None while no position has an evaluation. `say` gives texts in the reader's language."""
    stretches = list(_stretches(state))
    if not stretches:
        return None
    last = _last(state)
    parts = tuple(_part(stretch, last) for stretch in stretches)
    return Graph(parts, _dots(state), tuple(bands(state, say)), _x(ply, last))


def win_at(state: State, ply: int) -> tuple[float, bool] | None:
    """White's expected points at `ply`, and whether they are only the preview's."""
    position = state["positions"][ply] if ply < len(state["positions"]) else None
    if position:
        return position["win"], False
    guessed = state["preview"]["win"] if state["preview"] else []
    return (guessed[ply], True) if ply < len(guessed) and guessed[ply] is not None else None


def score_at(state: State, ply: int) -> str:
    """The evaluation as the page writes it, in White's view: "+0.34", "+12.5", "−M4"; empty without one."""
    position = state["positions"][ply] if ply < len(state["positions"]) else None
    if not position or not position["lines"]:
        return ""
    top = min(position["lines"], key=lambda line: int(line["rank"]))
    if top["mate"] is not None:
        return f"{'−' if top['mate'] < 0 else ''}M{abs(top['mate'])}" if top["mate"] else "#"
    centipawns = top["cp"] or 0
    if abs(centipawns) >= WON:
        return "+−" if centipawns > 0 else "−+"
    sign = "+" if centipawns > 0 else "−" if centipawns < 0 else ""
    pawns = abs(centipawns) / 100
    return f"{sign}{pawns:.{0 if pawns >= 20 else 1 if pawns >= 10 else 2}f}"


def _stretches(state: State) -> Iterator[list[tuple[int, float]]]:
    """Runs of two or more positions that somebody has said something about: [(ply, White's part)]."""
    known = [(ply, found[0]) for ply in range(len(state["positions"])) if (found := win_at(state, ply))]
    gaps = (index for index, (a, b) in enumerate(pairwise(known), 1) if b[0] != a[0] + 1)
    for start, end in pairwise([0, *gaps, len(known)]):
        if end - start > 1:
            yield known[start:end]


def _part(stretch: list[tuple[int, float]], last: int) -> Part:
    points = "L".join(f"{_x(ply, last):.1f} {_y(win):.1f}" for ply, win in stretch)
    x, end = _x(stretch[0][0], last), _x(stretch[-1][0], last)
    return Part(x, end - x, f"M{points}", f"M{x:.1f} {HEIGHT}L{points}L{end:.1f} {HEIGHT}z")


def _dots(state: State) -> Markup:
    """The notable moves, small faults smaller, each whole also at the edge."""
    drawn = []
    for move in state["moves"]:
        if not move or move["classification"] not in NOTABLE or not (win := win_at(state, move["ply"])):
            continue
        radius = 5.0 if move["classification"] == "inaccuracy" else 6.5
        x = min(max(_x(move["ply"], _last(state)), radius + 1), WIDTH - radius - 1)
        y = min(max(_y(win[0]), radius + 1), HEIGHT - radius - 1)
        drawn.append(badge(move["classification"], x, y, 2 * radius))
    return Markup("".join(drawn))


def _last(state: State) -> int:
    return max(1, len(state["positions"]) - 1)


def _x(ply: int, last: int) -> float:
    return WIDTH * ply / last


def _y(win: float) -> float:
    return HEIGHT * (1 - win)
