"""The graph of the first paint as numbers for an SVG: White's part, the notable moves, the phases, and the
evaluation bar's figure. Its numbers are those of `static/js/panels/graph.ts`."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from server.analysis.classes import NOTABLE
from server.analysis.events.fold import State
from server.i18n.texts import Say
from server.images.badges import badge
from server.images.from_state import bands
from server.images.pictures import Band
from server.images.plot import Plot, PlotPart

WIDTH, HEIGHT = 600, 108
"""The drawing's box, in its own units."""
WON = 20_000
"""Centipawns of a win that is proven, but not how long it takes."""


@dataclass(frozen=True, slots=True)
class Graph:
    """`dots`: the notable moves. `bands`: the phases. `cursor`: where the current ply stands."""

    parts: tuple[PlotPart, ...]
    dots: Markup
    bands: tuple[Band, ...]
    cursor: float


def graph_of(state: State, ply: int, say: Say) -> Graph | None:
    """The graph, None while no position has an evaluation. `say` gives texts in the reader's language."""
    known = [win_at(state, ply) for ply in range(len(state["positions"]))]
    plot = Plot(0, 0, WIDTH, HEIGHT, len(known) - 1)
    parts = tuple(plot.parts([found and found[0] for found in known]))
    return Graph(parts, _dots(state, plot), tuple(bands(state, say)), plot.x_of(ply)) if parts else None


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


def _dots(state: State, plot: Plot) -> Markup:
    """The notable moves, small faults smaller, each whole also at the edge."""
    drawn = []
    for move in state["moves"]:
        if not move or move["classification"] not in NOTABLE or not (win := win_at(state, move["ply"])):
            continue
        radius = 5.0 if move["classification"] == "inaccuracy" else 6.5
        x, y = plot.inside(move["ply"], win[0], radius + 1)
        drawn.append(badge(move["classification"], x, y, 2 * radius))
    return Markup("".join(drawn))
