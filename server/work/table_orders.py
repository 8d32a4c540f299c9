"""Tables that somebody asked for and no review waits for, built in a worker's spare time: `OrderBuilder`."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from endgames.tables import TableError, Wishes, bytes_of, check_affordable, lacking, minutes_of, read_name
from server.analysis.endings.refusals import in_words
from server.analysis.engine.pool import Count
from server.analysis.errors import Stopped
from server.work.table_builds import BuiltTables

_log = logging.getLogger(__name__)


class OrderBuilder:
    """Builds the tables that are noted in `data_dir`, one after the other; for one thread. `five`: those of
    five men alone, which may take so many bytes; else those of up to four. `count` is told what is built."""

    def __init__(
        self,
        data_dir: Path,
        should_stop: Callable[[], bool],
        count: Count = lambda name, amount: None,
        *,
        five: int = 0,
    ) -> None:
        self._folder = data_dir / "tables"
        self._five = five
        self._wishes = Wishes(self._folder, five)
        self._tables = BuiltTables(data_dir, count=count)
        self._should_stop = should_stop
        self._told: set[str] = set()

    def build_next(self) -> bool:
        """Build one and wait for it; False if none can be built now."""
        for name in self._wishes.names(of_five=self._five > 0):
            try:
                if (self._five and not self._affords(name)) or self._tables.ensure([name], self._should_stop):
                    continue  # told in the log, tried again later; another may have room
            except Stopped:
                return False
            self._wishes.forget(name)
            return True
        return False

    def close(self) -> None:
        """End what is being built."""
        self._tables.close()

    def _affords(self, name: str) -> bool:
        """Whether this machine has what it takes, which is told before it begins."""
        order = [read_name(name)]
        try:
            check_affordable(order, self._folder, self._tables.ready, most=None)
        except TableError as error:
            self._tell(logging.WARNING, in_words(error.message))
            return False
        tables = lacking(order, self._tables.ready)
        takes = f"{sum(map(bytes_of, tables)) >> 20} MB, about {minutes_of(tables)} minutes of one core"
        self._tell(logging.INFO, f"{name} is wanted, tables to build: {len(tables)}, {takes}")
        return True

    def _tell(self, level: int, what: str) -> None:
        """Once."""
        if what not in self._told:
            self._told.add(what)
            _log.log(level, "%s", what)
