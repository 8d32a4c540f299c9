"""Tables that somebody asked for and no review wanted, built in a worker's spare time: `OrderBuilder`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from server.analysis.engine.pool import Count
from server.analysis.errors import Stopped
from server.analysis.exact.tables.orders import Wishes
from server.work.table_builds import BuiltTables


class OrderBuilder:
    """Builds the tables that are noted in `data_dir`, one after the other; for one thread. `count` is told
    what is built."""

    def __init__(
        self,
        data_dir: Path,
        should_stop: Callable[[], bool],
        count: Count = lambda name, amount: None,
    ) -> None:
        self._wishes = Wishes(data_dir / "tables")
        self._tables = BuiltTables(data_dir, count=count)
        self._should_stop = should_stop

    def build_next(self) -> bool:
        """Build one and wait for it; False if none can be built now."""
        for name in self._wishes.names():
            try:
                if self._tables.ensure([name], self._should_stop):
                    continue  # told in the log, tried again later; another may have room
            except Stopped:
                return False
            self._wishes.forget(name)
            return True
        return False

    def close(self) -> None:
        """End what is being built."""
        self._tables.close()
