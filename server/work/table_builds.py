"""Tables that a worker builds as its reviews want them: `BuiltTables`.

Building happens in a process of its own (`endgames/tables/building`), which is nice to all
others, so that heartbeats and searches go on. It may be killed at any time: what it has finished stays, the
rest is begun again.
"""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import chess

from endgames.paths import COMPILED_VARIABLE
from endgames.refusals import Message, message
from endgames.tables import MOST_BUILT, TableAnswer, TableFolder, Wishes
from server.analysis.endings.refusals import in_words
from server.analysis.engine.pool import Count
from server.analysis.errors import Postponed, Stopped
from server.i18n.texts import Sentence, sentence
from server.system.paths import PACKAGES, compiled_of

MODULE = "endgames.tables.building.process"
TRIED_AGAIN = 600.0
"""Seconds until a table that could not be built is tried again."""
_POLL = 0.1
_log = logging.getLogger(__name__)


class BuiltTables:
    """The tables of a data folder (`tables` in it) and of the `syzygy` folders; what is missing is built. A
    `TableSource`, for one thread. `postpones`: who asks need not wait, and asks again once `Postponed`
    says so. `five`: bytes that tables of five men may take: nobody waits for one, but a position that lacks
    one is noted as a wish (`endgames/tables/orders.py`). `count` is told what is built. `tell` hears what is
    waited for, as a sentence."""

    def __init__(
        self,
        data_dir: Path,
        syzygy: tuple[Path, ...] = (),
        *,
        postpones: bool = False,
        five: int = 0,
        count: Count = lambda name, amount: None,
        tell: Callable[[Sentence], None] = lambda words: None,
    ) -> None:
        self._count = count
        self._tell = tell
        self._postpones = postpones
        self._folder = data_dir / "tables"
        self._cache = compiled_of(data_dir)
        self._tables = TableFolder(self._folder, syzygy)
        self._wishes = Wishes(self._folder, five)
        self._builders: dict[subprocess.Popen[bytes], list[str]] = {}
        self._failed: dict[str, tuple[float, Message]] = {}

    def wanted(self, board: chess.Board) -> str | None:
        """See `TableSource.wanted`."""
        return self._tables.wanted(board)

    def ready(self, name: str) -> bool:
        """See `TableSource.ready`."""
        return self._tables.ready(name)

    def probe(self, board: chess.Board) -> TableAnswer | None:
        """See `TableSource.probe`; notes the table of five men that would know more."""
        answer = self._tables.probe(board)
        if answer is None and self._tables.wanted(board) is None:
            wanted = self._tables.wanted(board, MOST_BUILT)
            if wanted is not None:
                self._wishes.note(wanted)
        return answer

    def ensure(self, names: Sequence[str], should_stop: Callable[[], bool]) -> Mapping[str, Message]:
        """Build what is missing and wait for it -> why not, for each that cannot be had. Raises Stopped; the
        building goes on then, for the next review that wants it. Or raises Postponed at once, and builds
        meanwhile."""
        self._hear_the_ended()
        missing = [name for name in names if not self._tables.is_sound(name)]
        wanted = [name for name in missing if not self._failed_lately(name)]
        if wanted:
            self._remember_failed(wanted, self._build(wanted, should_stop))
        return {name: self._failed[name][1] for name in missing if self._failed_lately(name)}

    def is_building(self) -> bool:
        """Whether something is being built that a review was postponed for."""
        return any(builder.poll() is None for builder in self._builders)

    def close(self) -> None:
        """End what is being built, and let go of all files."""
        for builder in self._builders:
            end_builder(builder)
        self._builders.clear()
        self._tables.close()

    def _build(self, names: list[str], should_stop: Callable[[], bool]) -> dict[str, Message]:
        """Run a builder to its end -> what it says of what it could not build. Raises Stopped, Postponed."""
        if self._postpones and self.is_building():  # one after the other: a core is enough for all of them
            raise self._postponed(names)
        try:
            builder = start_builder(self._folder, names, self._cache)
        except OSError as error:
            _log.error("no table can be built: %s", error)
            return {}
        self._builders[builder] = names
        if self._postpones:
            raise self._postponed(names)
        self._tell(sentence("waits-tables", names=", ".join(names)))
        while builder.poll() is None:
            if should_stop():
                raise Stopped(sentence("end-stopped"))
            time.sleep(_POLL)
        del self._builders[builder]
        return self._end(builder, names)

    def _postponed(self, names: Sequence[str]) -> Postponed:
        reason = f"waiting for tables to be built: {', '.join(names)}"
        return Postponed(reason, lambda: not self.is_building())

    def _hear_the_ended(self) -> None:
        """Read the reports of builders that ended while nobody waited for them."""
        for builder, names in [*self._builders.items()]:
            if builder.poll() is None:
                continue
            del self._builders[builder]
            failures = self._end(builder, names)
            if self._postpones:
                self._remember_failed(names, failures)

    def _end(self, builder: subprocess.Popen[bytes], names: Sequence[str]) -> dict[str, Message]:
        """What a builder that has ended says of the tables that it could not build."""
        failures = read_failures(builder)
        end_builder(builder)
        if built := sum(self._tables.is_sound(name) for name in names):
            self._count("tables_built", built)
        return failures

    def _remember_failed(self, names: Sequence[str], failures: Mapping[str, Message]) -> None:
        for name in names:
            if not self._tables.is_sound(name):
                self._remember(name, failures.get(name) or message("table-not-built", name=name))

    def _remember(self, name: str, why: Message) -> None:
        if name not in self._failed:
            _log.warning("%s", in_words(why))
        self._failed[name] = (time.monotonic() + TRIED_AGAIN, why)

    def _failed_lately(self, name: str) -> bool:
        return name in self._failed and time.monotonic() < self._failed[name][0]


def start_builder(
    folder: Path, names: Sequence[str], cache: Path, threads: int = 1
) -> subprocess.Popen[bytes]:
    """A process that builds these tables into `folder`; it ends when its standard input is closed. Raises
    OSError."""
    command = [sys.executable, "-m", MODULE, str(folder), str(threads), *names]
    environment = {COMPILED_VARIABLE: str(cache), **os.environ}
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=PACKAGES, env=environment
    )


def end_builder(builder: subprocess.Popen[bytes]) -> None:
    """End it, whatever it does, and its pipes."""
    builder.kill()
    with builder:  # which closes and waits
        pass


def read_failures(builder: subprocess.Popen[bytes]) -> dict[str, Message]:
    """What a builder that has ended says of the tables that it could not build."""
    assert builder.stdout is not None
    lines = [json.loads(line) for line in builder.stdout.read().splitlines()]
    return {each["name"]: Message(each["key"], each["params"]) for each in lines}
