"""Tables that somebody has asked for and nobody has built: an empty file each, named as its table.

The web process writes such a file when a visitor asks; a worker builds the table in its spare time
(`server/work/table_orders.py`). Names are those of tables of three and four men and nothing else, so there
are never more files than such tables.
"""

from __future__ import annotations

from pathlib import Path

from server.analysis.exact.tables.names import MOST_MEN, every_name

FOLDER = "wanted"
"""In the folder of the tables."""
_NAMES = frozenset(name for men in range(3, MOST_MEN + 1) for name in every_name(men))


class Wishes:
    """The wishes of a folder of tables."""

    def __init__(self, tables: Path) -> None:
        self._folder = tables / FOLDER

    def note(self, name: str) -> bool:
        """Note that this table is wanted -> whether that is written down."""
        if name not in _NAMES:
            return False
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / name).touch()
        except OSError:  # no room, no right to write: nobody builds there either
            return False
        return True

    def names(self) -> list[str]:
        """What is wanted, in the order of letters."""
        try:
            return sorted(path.name for path in self._folder.iterdir() if path.name in _NAMES)
        except OSError:
            return []

    def forget(self, name: str) -> None:
        """It is there now."""
        if name in _NAMES:
            (self._folder / name).unlink(missing_ok=True)
