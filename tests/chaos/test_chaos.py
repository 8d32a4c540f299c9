"""Kibitz under kill -9, SIGSTOP, a locked database and a full disk: afterwards every log is that of an
undisturbed run. CHAOS_SEED repeats what was broken in which order."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.chaos.kibitz import Json, Kibitz
from tests.chaos.monkey import Chaos, Monkey
from tests.chaos.processes import ENGINE, SUPERVISOR, WEB, WORKER
from tests.chaos.same_log import assert_same
from tests.processes import Site
from tests.small_disk import small_disk
from tests.tuned import tuned

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are found by /proc")

GAMES = (
    "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d4 exd4 6. cxd4 Bb4+ *",
    "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 Nbd7 *",
    "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Bg5 e6 *",
    "1. f3 e5 2. g4 d5 3. a3 Bd6 4. b3 Qh4# 0-1",
    "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0",
)
SETTINGS = {
    **tuned(
        **{
            "server.store.queue.heartbeats.STALE_AFTER": 6,
            "server.work.recovery.MAX_ATTEMPTS": 100,
            "server.programs.serve.DELAYS": [0.2],
        }
    ),
    "KIBITZ_REVIEWS_RUNNING": "1000",
    "KIBITZ_REVIEWS_WAITING": "1000",
    "SPT_NOENV": "1",  # gunicorn writes its title over the environment otherwise, by which it is found
}
QUICK = Chaos(
    kills={WORKER: 2, WEB: 1, ENGINE: 2, SUPERVISOR: 1},
    spells={"worker halted": 8.0, "disk full": 3.0},
    pause=0.5,
)
LONG = Chaos(
    kills={WORKER: 110, WEB: 40, ENGINE: 30, SUPERVISOR: 20},
    spells={
        "worker halted": 20.0,
        "web halted": 10.0,
        "engine halted": 15.0,
        "supervisor halted": 10.0,
        "database locked": 65.0,
        "disk full": 30.0,
    },
    pause=3.0,
)


@pytest.fixture
def seed() -> int:
    """Random, or as in the run that is to be repeated."""
    return int(os.environ.get("CHAOS_SEED") or random.randrange(1 << 32))


@pytest.fixture
def kibitz(tmp_path: Path) -> Iterator[Kibitz]:
    with ExitStack() as stack:
        site = Site(tmp_path, **SETTINGS)
        data = stack.enter_context(small_disk(tmp_path / "data", "48m"))
        site.use_fake_engine("--think", "0.01")
        made = Kibitz(site, data)
        stack.callback(made.close)
        yield made


def put_through(kibitz: Kibitz, chaos: Chaos, seed: int, reviews: int, options: Json) -> None:
    """Undisturbed, then disturbed, then compared."""
    calm = [kibitz.review(pgn, options) for pgn in GAMES]
    kibitz.wait_for(calm)
    expected = {pgn: kibitz.events(review) for pgn, review in zip(GAMES, calm, strict=True)}
    monkey = Monkey(kibitz, chaos, seed)
    wanted = [GAMES[number % len(GAMES)] for number in range(reviews)]
    ids = monkey.run([(pgn, options) for pgn in wanted])
    kibitz.wait_for(ids)
    assert monkey.killed == chaos.kills
    assert set(monkey.done) == set(chaos.spells)
    for pgn, review in zip(wanted, ids, strict=True):
        assert_same(kibitz.events(review), expected[pgn])


def test_six_kills_over_six_reviews_leave_no_trace_in_their_logs(kibitz: Kibitz, seed: int) -> None:
    print(f"CHAOS_SEED={seed}")  # noqa: T201  (shown where the test fails)
    put_through(kibitz, QUICK, seed, 6, {"nodes": 1000})


@pytest.mark.nightly
def test_two_hundred_kills_and_long_spells_leave_no_trace_in_the_logs_of_stockfish(
    kibitz: Kibitz, seed: int
) -> None:
    print(f"CHAOS_SEED={seed}")  # noqa: T201
    kibitz.use_stockfish()
    put_through(kibitz, LONG, seed, 80, {"nodes": 100_000})
