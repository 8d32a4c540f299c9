"""The modes of the built-in engine. Knows no search: importing this costs nothing."""

from __future__ import annotations

from dataclasses import dataclass

from server.analysis.builtin.thinking import MAX_DEPTH


@dataclass(frozen=True, slots=True)
class Mode:
    """`seconds`: time for a move when nothing else is asked, None without end. `depth`: most plies.
    `share`: per cent of the network in the evaluation, the rest is classical material."""

    seconds: float | None
    depth: int
    share: int


MODES: dict[str, Mode] = {
    "network": Mode(None, MAX_DEPTH, 100),
    "fast": Mode(3.0, 6, 90),
    "balanced": Mode(5.0, 6, 80),
    "strong": Mode(15.0, 8, 70),
}
"""By name. "network" is for reviews and games; the other three are the seed's."""

DEFAULT_MODE = "network"
