"""Breaks a Kibitz at random while somebody asks it for reviews."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from tests.chaos.kibitz import PATIENCE, Json, Kibitz
from tests.chaos.processes import ENGINE, SUPERVISOR, WEB, WORKER

_PATIENCE = 3.0
"""Seconds to wait for something to happen between two kills."""
_ENGINES_A_REVIEW = 2
"""Engines that a review may lose: one that costs three in one chunk is given up, as it should be."""


@dataclass(frozen=True, slots=True)
class Chaos:
    """`kills`: how many processes of which kind; `spells`: what lasts for a while, each once, in seconds;
    `pause`: seconds between two kills at the most, beside the time for something to happen."""

    kills: Mapping[str, int]
    spells: Mapping[str, float]
    pause: float


@dataclass(slots=True)
class Monkey:
    """Breaks `kibitz`; the same `seed` breaks the same in the same order, if not at the same moments."""

    kibitz: Kibitz
    chaos: Chaos
    seed: int
    killed: Counter[str] = field(default_factory=Counter)
    done: list[str] = field(default_factory=list)

    def run(self, wanted: Sequence[tuple[str, Json]]) -> list[str]:
        """Do it all, while the reviews `wanted` (PGN, options) are asked for -> their ids, in their order."""
        rng = random.Random(self.seed)
        steps: list[str] = [*Counter(self.chaos.kills).elements(), *self.chaos.spells]
        rng.shuffle(steps)
        visitor = _Visitor(self.kibitz, wanted)
        spells: list[threading.Thread] = []
        losses: Counter[str] = Counter()
        for number, step in enumerate(steps):
            visitor.may_ask(1 + number * len(wanted) // len(steps))
            self._wait_for_something(rng)
            if step in self.chaos.spells:
                spells.append(_started(partial(self._spell, step, random.Random(number))))
            else:
                self._kill(step, rng, losses, visitor)
        for thread in spells:
            thread.join()
        return visitor.all()

    def _wait_for_something(self, rng: random.Random) -> None:
        before, until = self.kibitz.progress(), time.monotonic() + _PATIENCE
        while self.kibitz.progress() == before and time.monotonic() < until:
            self.kibitz.keep_up()
            time.sleep(0.05)
        time.sleep(rng.uniform(0, self.chaos.pause))

    def _kill(self, kind: str, rng: random.Random, losses: Counter[str], visitor: _Visitor) -> None:
        until, idle = time.monotonic() + PATIENCE, time.monotonic() + _PATIENCE
        while True:
            assert time.monotonic() < until, f"no {kind} comes up:\n{self.kibitz.log()}"
            self.kibitz.keep_up()
            found = sorted(self.kibitz.find(kind), key=lambda process: process.pid)
            running = self.kibitz.running()
            spared = kind == ENGINE and any(losses[review] >= _ENGINES_A_REVIEW for review in running)
            if found and not spared:
                break
            if not running and time.monotonic() > idle:  # all that was asked for is done: no engine is wanted
                visitor.may_ask_more()
                idle = time.monotonic() + _PATIENCE
            time.sleep(0.05)
        if kind == ENGINE:
            losses.update(running)
        self.kibitz.kill(rng.choice(found))
        self.killed[kind] += 1

    def _spell(self, name: str, rng: random.Random) -> None:
        seconds = self.chaos.spells[name]
        kibitz = self.kibitz
        spells: Mapping[str, Callable[[], None]] = {
            "worker halted": lambda: kibitz.halt(rng.choice(kibitz.find(WORKER)), seconds),
            "web halted": lambda: kibitz.halt(rng.choice(kibitz.find(WEB)), seconds),
            "engine halted": lambda: kibitz.halt(rng.choice(kibitz.find(ENGINE)), seconds),
            "supervisor halted": lambda: kibitz.halt(rng.choice(kibitz.find(SUPERVISOR)), seconds),
            "database locked": lambda: kibitz.lock_database(seconds),
            "disk full": lambda: kibitz.fill_disk(seconds),
        }
        while True:
            try:
                spells[name]()
                break
            except IndexError:  # there is none just now
                time.sleep(0.05)
        self.done.append(name)


class _Visitor:
    """Asks for reviews, as many as it may by now, whatever the state of things."""

    def __init__(self, kibitz: Kibitz, wanted: Sequence[tuple[str, Json]]) -> None:
        self._kibitz = kibitz
        self._wanted = wanted
        self._ids: list[str] = []
        self._allowed = threading.Semaphore(0)
        self._given = 0
        self._thread = _started(self._ask)

    def may_ask(self, count: int) -> None:
        """For so many reviews in all."""
        for _ in range(self._given, min(count, len(self._wanted))):
            self._allowed.release()
            self._given += 1

    def may_ask_more(self) -> None:
        """For the next one already."""
        self.may_ask(self._given + 1)

    def all(self) -> list[str]:
        self.may_ask(len(self._wanted))
        self._thread.join()
        assert len(self._ids) == len(self._wanted), "the visitor has given up"
        return self._ids

    def _ask(self) -> None:
        for pgn, options in self._wanted:
            self._allowed.acquire()
            self._ids.append(self._kibitz.review(pgn, options))


def _started(run: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread
