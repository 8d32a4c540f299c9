"""How large a machine a site needs: reviews a day by core, bytes by review: `python -m bench.sizing`.

A real review of the bench's game (80 plies) by one engine on one core, each event stored as the worker stores
it, for each preset that is asked for; then the same log a hundred times over, packed as workers pack it in
their spare time.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.engine_speed import GAME
from server.analysis.engine.budget import PRESETS
from server.analysis.engine.locate import EngineSpec, resolve_engine
from server.analysis.engine.pool import EnginePool
from server.analysis.game.game import parse_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import prelude, review
from server.store.reviews.reviews import Store
from server.store.upkeep import REST, Upkeep

COPIES = 100
_DAY = 24 * 3600

Json = dict[str, Any]


def time_review(spec: EngineSpec, options: ReviewOptions) -> tuple[float, list[Json]]:
    """Seconds of one review on one core, with a warm engine and a store -> and its log, without numbers."""
    text = GAME.read_text(encoding="utf-8")
    game = parse_game(text)
    with tempfile.TemporaryDirectory() as folder, EnginePool(spec, 1) as pool:
        store = Store(f"sqlite:///{Path(folder) / 'bench.db'}")
        pool.warm()
        started = time.perf_counter()
        wires = [event.to_wire() for event in prelude(game, options)]
        review_id, _ = store.create(text, options.to_json(), wires)
        assert store.leases.claim_next("bench") is not None
        for event in review(game, options, pool, store.events(review_id)):
            store.leases.append(review_id, "bench", [event.to_wire()])
        seconds = time.perf_counter() - started
        log = store.events(review_id)
        store.close()
    return seconds, [{key: value for key, value in event.items() if key != "seq"} for event in log]


def bytes_by_review(log: Sequence[Json], options: ReviewOptions, copies: int) -> tuple[int, int]:
    """Bytes of the database for each of so many reviews: as rows, and packed. SQLite, written anew each time,
    so that no page is half empty by chance."""
    text = GAME.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'bench.db'}")
        empty = _size(store)
        for number in range(copies):
            store.deliver(f"bench-{number}", text, options.to_json(), log)
        rows = _size(store)
        upkeep = Upkeep(store.database, lambda: time.time() + REST + 1)
        while upkeep.pack_next():
            pass
        packed = _size(store)
        store.close()
    return (rows - empty) // copies, (packed - empty) // copies


def _size(store: Store) -> int:
    with store.database.reading() as db:
        db.exec_driver_sql("COMMIT")  # SQLite writes a file anew outside of transactions only
        db.exec_driver_sql("VACUUM")
        db.exec_driver_sql("BEGIN")
    return store.figures.size()


def main() -> None:
    parser = argparse.ArgumentParser(description="Reviews a day by core, bytes by review")
    parser.add_argument("--presets", nargs="+", choices=sorted(PRESETS), default=["fast", "standard"])
    parser.add_argument("--nodes", type=int, help="instead of the presets")
    parser.add_argument("--copies", type=int, default=COPIES)
    given = parser.parse_args()

    spec = resolve_engine("auto")
    budgets = {"given": given.nodes} if given.nodes else {name: PRESETS[name] for name in given.presets}
    print(f"{spec.label}, one engine on one core, a game of 80 plies, every event stored")
    for name, nodes in budgets.items():
        options = ReviewOptions(nodes=nodes)
        seconds, log = time_review(spec, options)
        rows, packed = bytes_by_review(log, options, given.copies)
        print(f"{name} ({nodes:,} nodes): {seconds:.1f} s a review, {_DAY / seconds:,.0f} a day by core;")
        print(f"    {packed:,} bytes a review, {rows:,} before it is packed")


if __name__ == "__main__":
    main()
