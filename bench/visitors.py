"""Visitors who press Review at once: `python -m bench.visitors`.

Starts `kibitz serve` with an empty folder, posts so many games within a second, and prints for the first and
the median and the last visitor the seconds to the first label of the engine, to 80 % of the verdicts, and to
the end. `bench.turns` simulates the same with other rules.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bench.engine_speed import GAME
from e2e.conftest import Server, start_server, stop_server
from e2e.review_page import get_json, post_json

STATIC = ("theory", "forced")
"""Classes that need no engine."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visitors", type=int, nargs="+", default=[1, 3, 10])
    parser.add_argument("--nodes", type=int, default=200_000)
    chosen = parser.parse_args()
    print(f"{'visitors':>8}{'':10}{'first':>8}{'median':>8}{'last':>8}")
    for visitors in chosen.visitors:
        with tempfile.TemporaryDirectory() as folder:
            server = start_server(Path(folder))
            try:
                told = measured(server, visitors, chosen.nodes)
            finally:
                stop_server(server)
        for name, times in zip(("label", "80 %", "end"), zip(*told, strict=True), strict=True):
            spread = (min(times), median(times), max(times))
            print(f"{visitors:8}{name:>10}" + "".join(f"{seconds:8.1f}" for seconds in spread))


def measured(server: Server, visitors: int, nodes: int) -> list[Sequence[float]]:
    """Of each visitor the seconds from Review to the three marks."""
    pgn, begun = GAME.read_text(), dict[str, float]()
    for _ in range(visitors):
        began = time.monotonic()
        begun[post_json(f"{server.url}/api/reviews", {"pgn": pgn, "options": {"nodes": nodes}})["id"]] = began
    marks: dict[str, list[float | None]] = {key: [None, None, None] for key in begun}
    while any(None in found for found in marks.values()):
        for key, found in marks.items():
            if None in found:
                _mark(found, get_json(f"{server.url}/api/reviews/{key}"), time.monotonic() - begun[key])
        time.sleep(0.1)
    return [[seconds for seconds in found if seconds is not None] for found in marks.values()]


def _mark(found: list[float | None], answer: dict[str, object], now: float) -> None:
    state = answer["state"]
    assert isinstance(state, dict)
    moves = [move for move in state["moves"] if move]
    labels = any(move["classification"] not in STATIC for move in moves)
    passed = (labels, len(moves) >= 0.8 * len(state["moves"]), answer["status"] == "done")
    for index, is_passed in enumerate(passed):
        if is_passed and found[index] is None:
            found[index] = now


if __name__ == "__main__":
    main()
