"""Tables that somebody has asked for and nobody has built: an empty file each, named as its table.

The web process writes such a file when a visitor asks, a worker when a review meets a position of five men; a
worker builds the table in its spare time (`server/work/table_orders.py`). Names are those of tables of three
to five men and nothing else, so there are never more files than such tables.
"""

from __future__ import annotations

from pathlib import Path

from endgames.paths import make_private_folder
from endgames.tables.costs import five_men_with
from endgames.tables.names import MOST_BUILT, MOST_MEN, every_name, read_name

FOLDER = "wanted"
"""In the folder of the tables."""
_NAMES = {name: men for men in range(3, MOST_BUILT + 1) for name in every_name(men)}


class Wishes:
    """The wishes of a folder of tables. `five`: bytes of disk that its tables of five men may take, with all
    that they lead to."""

    def __init__(self, tables: Path, five: int = 0) -> None:
        self._tables = tables
        self._folder = tables / FOLDER
        self._five = five

    def takes(self, name: str) -> bool:
        """Whether a wish for this table is heard."""
        men = _NAMES.get(name, 0)
        if men <= MOST_MEN:
            return men > 0
        return self._five > 0 and five_men_with(read_name(name), self._tables) <= self._five

    def note(self, name: str) -> bool:
        """Note that this table is wanted -> whether that is written down."""
        if not self.takes(name):
            return False
        try:
            make_private_folder(self._tables)
            make_private_folder(self._folder)
            (self._folder / name).touch()
        except OSError:  # no room, no right to write: nobody builds there either
            return False
        return True

    def names(self, *, of_five: bool = False) -> list[str]:
        """What is wanted of up to four men, or of five, in the order of letters."""
        try:
            noted = sorted(path.name for path in self._folder.iterdir())
        except OSError:
            return []
        return [name for name in noted if (_NAMES.get(name, 0) > MOST_MEN) == of_five and self.takes(name)]

    def forget(self, name: str) -> None:
        """It is there now."""
        if name in _NAMES:
            (self._folder / name).unlink(missing_ok=True)
