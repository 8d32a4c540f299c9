"""Fills a folder with shards, with as many processes as asked. Owns the order of work, stopping and progress;
knows nothing of chess.

A shard depends on the seed and its number alone, so any process makes the same one: a run that was
interrupted goes on where shards are missing. SIGTERM (or Ctrl-C) lets every worker finish its shard.
"""

from __future__ import annotations

import multiprocessing
import random
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .engine import EngineDied, Stockfish
from .folder import count_positions, digest_of, locked, next_shard, read_excluded, settle_recipe, write_shard
from .games import play
from .openings import Line, load_lines
from .records import GAMES_IN_SHARD, RECORD, Position, Records, key_of, pack

VERSION = 1
"""Goes up when the same seed no longer gives the same shards."""

ENGINE_TRIES = 5
"""How often a shard is begun anew after its engine died; the waits double from one second."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to make and where. `shard_games`: games in a shard, at most GAMES_IN_SHARD; `target`: records at
    which the run ends (0: never); `exclude`: CSV files whose positions must not be recorded."""

    folder: Path
    seed: int
    processes: int
    engine: str
    shard_games: int
    target: int
    exclude: tuple[Path, ...]
    hash_mb: int = 16

    def __post_init__(self) -> None:
        if not 1 <= self.shard_games <= GAMES_IN_SHARD:
            raise ValueError(f"a shard has 1 to {GAMES_IN_SHARD} games")


def make_shard(
    engine: Stockfish,
    lines: Sequence[Line],
    excluded: frozenset[bytes],
    *,
    seed: int,
    number: int,
    games: int,
) -> Records:
    """The records of one shard: each position once, none of `excluded`. Raises EngineDied."""
    rng = random.Random(f"{seed}/{number}")
    met: set[bytes] = set()
    parts = [np.zeros(0, RECORD)]
    while len(parts) <= games:
        game = play(engine, rng, lines)
        if game is not None:
            fresh = _fresh(game.positions, met, excluded)
            parts.append(pack(fresh, game=number * GAMES_IN_SHARD + len(parts) - 1, result=game.result))
    return np.concatenate(parts)


def _fresh(positions: Sequence[Position], met: set[bytes], excluded: frozenset[bytes]) -> list[Position]:
    fresh = []
    for position in positions:
        key = key_of(position.fen)
        if key not in met and key not in excluded:
            met.add(key)
            fresh.append(position)
    return fresh


def run(plan: Plan) -> None:
    """Makes shards until the target is reached or a signal asks to stop. Raises FolderError if the folder is
    in use or was begun differently, EngineDied if a worker's engine cannot be kept alive."""
    with locked(plan.folder):
        _settle(plan)
        stop = _stop_at_signals()
        workers = [
            multiprocessing.Process(target=_work, args=(plan, number), name=f"worker {number}")
            for number in range(plan.processes)
        ]
        for worker in workers:
            worker.start()
        _wait(workers, stop)
    _say(f"stopped: {count_positions(plan.folder):,} positions in {plan.folder}")
    if any(worker.exitcode for worker in workers):
        raise EngineDied("a worker gave up; its reason is above")


def _settle(plan: Plan) -> None:
    with Stockfish(plan.engine, hash_mb=plan.hash_mb) as engine:
        name = engine.name
    settle_recipe(
        plan.folder,
        {
            "version": VERSION,
            "seed": plan.seed,
            "engine": name,
            "hash_mb": plan.hash_mb,
            "shard_games": plan.shard_games,
            "excluded": digest_of(read_excluded(plan.exclude)),
        },
    )


class _Flag:
    """Set by a signal; read at every border."""

    up = False


def _stop_at_signals() -> _Flag:
    flag = _Flag()

    def raise_flag(_signal: int, _frame: object) -> None:
        flag.up = True

    signal.signal(signal.SIGTERM, raise_flag)
    signal.signal(signal.SIGINT, raise_flag)
    return flag


def _wait(workers: Sequence[multiprocessing.Process], stop: _Flag) -> None:
    """Until all have ended; passes a stop on, for the signal may have come to this process alone."""
    told = False
    while any(worker.is_alive() for worker in workers):
        if stop.up and not told:
            told = True
            _say("stopping at the end of the shards in progress")
        for worker in workers if stop.up else ():
            worker.terminate()  # again and again: one that has only just begun may not be listening yet
        time.sleep(0.2)


def _work(plan: Plan, worker: int) -> None:
    """The life of one worker process."""
    stop = _stop_at_signals()
    lines, excluded = load_lines(), read_excluded(plan.exclude)
    while not stop.up and not (plan.target and count_positions(plan.folder) >= plan.target):
        number = next_shard(plan.folder, worker=worker, workers=plan.processes)
        begun = time.monotonic()
        records = _make_patiently(plan, lines, excluded, number)
        write_shard(plan.folder, number, records)
        taken = time.monotonic() - begun
        _say(
            f"{time.strftime('%H:%M:%S')} worker {worker}: shard {number}, {len(records):,} positions in "
            f"{taken:.0f} s ({len(records) / taken:.0f}/s); {count_positions(plan.folder):,} in all"
        )


def _make_patiently(plan: Plan, lines: Sequence[Line], excluded: frozenset[bytes], number: int) -> Records:
    """The shard, begun anew with another engine if one died."""
    for attempt in range(ENGINE_TRIES):
        try:
            with Stockfish(plan.engine, hash_mb=plan.hash_mb) as engine:
                return make_shard(
                    engine, lines, excluded, seed=plan.seed, number=number, games=plan.shard_games
                )
        except EngineDied as death:
            _say(f"shard {number}: {death}; attempt {attempt + 1} of {ENGINE_TRIES}")
            time.sleep(2**attempt)
    raise EngineDied(f"shard {number} failed {ENGINE_TRIES} times")


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
