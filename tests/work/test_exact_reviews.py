"""Games that end in what tables know, through the worker's own wiring: real tables, a small UCI program."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.analysis.review.options import ReviewOptions
from server.settings import Settings
from server.store.reviews.reviews import Store
from server.system.paths import ROOT
from server.work.worker import Worker
from tests.folded import fold

Json = dict[str, Any]
KING_AND_PAWN = """[FEN "8/8/8/3k4/8/3K4/3P4/8 w - - 0 1"]
[Result "1/2-1/2"]

1. Kc3 Kc5 2. d4+ Kd5 3. Kd3 Kd6 4. Ke4 Ke6 5. d5+ Kd6 6. Kd4 Kd7 7. Kc5 Kc7 8. d6+ Kd7 9. Kd5 Ke8 10. Ke6 Kd8
11. d7 Kc7 12. Ke7 Kc6 13. d8=R Kc5 14. Rd1 Kc4 15. Rd5 Kxd5 1/2-1/2"""
"""Drawn until 9...Ke8, where only 9...Kd8 holds; 13.d8=R wins six moves slower; 15.Rd5 loses the rook."""
FOUR_MEN = """[FEN "8/8/8/8/2k1p3/8/1K1P4/7R w - - 0 1"]
[Result "*"]

1. d3+ exd3 2. Rh4+ Kc5 3. Rh3 d2 4. Kc2 d1=Q+ 5. Kxd1 Kd4 *"""
"""Rook against pawn from 1...exd3 on: a table that has to be built."""


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Worker]:
    engine = tmp_path / "engine"
    engine.write_text(f"#!/bin/sh\nexec {sys.executable} {ROOT / 'tests' / 'fake_uci.py'}\n")
    engine.chmod(0o755)
    made = Worker(
        Settings.from_environ(
            {"KIBITZ_DATA_DIR": str(tmp_path), "KIBITZ_ENGINE": str(engine), "KIBITZ_CORES": "1"}
        )
    )
    yield made
    made.close()


def reviewed(worker: Worker, pgn: str) -> Json:
    """The folded state of a review that the worker has run."""
    store: Store = worker.store
    review_id, _ = store.create(pgn, ReviewOptions(nodes=1_000).to_json(), [])
    assert worker.runner.run()
    state: Json = fold(store.events(review_id))
    return state


def test_a_pawn_ending_that_is_thrown_away_twice(worker: Worker) -> None:
    state = reviewed(worker, KING_AND_PAWN)
    assert state["status"] == "done"
    assert state["plan"]["searches"] == 0
    assert state["plan"]["tables"] == [
        {"name": "KPvK", "source": "kibitz 1"},
        {"name": "KRvK", "source": "kibitz 1"},
    ]
    assert state["end"]["recipe"]["tables"] == state["plan"]["tables"]
    results = [position["win"] for position in state["positions"]]
    faults = {
        move["ply"]: [fact["name"] for fact in move["reason"]["facts"] if fact["kind"] == "result"]
        for move in state["moves"]
        if move["classification"] == "blunder"
    }
    assert set(results) == {0.5, 1.0}
    assert faults == {18: ["draw_to_loss"], 29: ["win_to_draw"]}
    slower = state["moves"][24]
    assert (slower["classification"], slower["loss"]) == ("excellent", 0)
    assert slower["reason"]["facts"][0]["name"] == "slower"
    exact = state["report"]["exact"]
    assert exact["from"] == 0
    assert exact["white"] == {"wins": 6, "wins_kept": 5, "draws": 9, "draws_held": 9, "half_points_lost": 1}
    assert exact["black"]["half_points_lost"] == 1


@pytest.mark.nightly
def test_a_table_that_is_wanted_is_built_and_waited_for(worker: Worker, tmp_path: Path) -> None:
    state = reviewed(worker, FOUR_MEN)
    assert state["status"] == "done"
    assert (tmp_path / "tables" / "KRvKP.kbt").exists()
    assert {"name": "KRvKP", "source": "kibitz 1"} in state["plan"]["tables"]
    assert [position["source"] for position in state["positions"][:4]] == [
        "search",
        "search",
        "table",
        "table",
    ]
    assert state["moves"][1]["reason"]["facts"][-1]["name"].startswith("begins_")
    assert state["plan"]["warnings"] == []
