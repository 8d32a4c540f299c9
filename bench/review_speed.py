"""A whole review beside a plain loop over the same game, in one go: `python -m bench.review_speed`.

The review is what the worker does: searches, derived positions, classes, report, and every event stored in
SQLite. The loop is python-chess with one engine, position after position, same nodes, same multipv.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from bench.engine_speed import GAME, bare_speed_of_game, read_boards, time_plain_loop
from server.analysis.engine.budget import DEFAULT_MULTIPV, PRESETS
from server.analysis.engine.locate import EngineSpec, resolve_engine
from server.analysis.engine.pool import EnginePool
from server.analysis.events.events import DoneEvent, MoveEvent
from server.analysis.game.game import parse_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import prelude, review
from server.store.reviews.reviews import Store


@dataclass(frozen=True, slots=True)
class ReviewRun:
    """Wall seconds and CPU seconds of Python, nodes searched, seconds until the first judged move."""

    seconds: float
    python: float
    nodes: int
    searches: int
    first_label: float


def time_review(spec: EngineSpec, options: ReviewOptions, cores: int) -> ReviewRun:
    """One review of the bench's game with warm engines, stored as the worker stores it."""
    text = GAME.read_text(encoding="utf-8")
    game = parse_game(text)
    with tempfile.TemporaryDirectory() as folder, EnginePool(spec, cores) as pool:
        store = Store(f"sqlite:///{Path(folder) / 'bench.db'}")
        pool.warm()
        wires = [event.to_wire() for event in prelude(game, options)]
        review_id, _ = store.create(text, options.to_json(), wires)
        claimed = store.leases.claim_next("bench")
        assert claimed is not None
        started, cpu, first_label = time.perf_counter(), time.process_time(), 0.0
        events = review(game, options, pool, store.events(review_id))
        for told, event in enumerate(events, start=claimed.told):
            store.leases.append(review_id, "bench", [event.to_wire()], after=told)
            if not first_label and isinstance(event, MoveEvent) and event.accuracy is not None:
                first_label = time.perf_counter() - started
        assert isinstance(event, DoneEvent)
        totals = event.totals
        seconds, python = time.perf_counter() - started, time.process_time() - cpu
        store.close()
    return ReviewRun(seconds, python, totals["nodes"], totals["searches"], first_label)


def main() -> None:
    parser = argparse.ArgumentParser(description="A whole review beside a plain loop over the same game")
    parser.add_argument("--nodes", type=int, default=PRESETS["standard"])
    parser.add_argument("--multipv", type=int, default=DEFAULT_MULTIPV)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--no-theory", action="store_true", help="search book positions like any other")
    given = parser.parse_args()

    spec, boards = resolve_engine("auto"), read_boards(GAME)
    options = ReviewOptions(nodes=given.nodes, multipv=given.multipv, include_theory=not given.no_theory)
    before = bare_speed_of_game(spec, boards, given.nodes, given.multipv, given.cores)
    plain = time_plain_loop(spec, boards, given.nodes, given.multipv)
    run = time_review(spec, options, given.cores)
    after = bare_speed_of_game(spec, boards, given.nodes, given.multipv, given.cores)
    # The machine may have been busier before than after; the higher speed is the stricter measure.
    bare = max(before, after)
    print(f"{len(boards) - 1} plies, {given.nodes:,} nodes, multipv {given.multipv}, {given.cores} cores")
    print(f"plain loop {plain:.2f} s, review {run.seconds:.2f} s: {plain / run.seconds:.2f} times as fast")
    print(f"{run.searches} searches, {run.nodes:,} nodes; bare engine {bare:,.0f} nodes/s a core")
    print(f"wall x cores x nodes/s / nodes = {run.seconds * given.cores * bare / run.nodes:.3f}")
    print(f"Python's own work {run.python:.2f} s of CPU; first judged move after {run.first_label:.2f} s")


if __name__ == "__main__":
    main()
