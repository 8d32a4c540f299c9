"""What a table says of a position, and what a review needs of tables.

`wdl` is written as Syzygy does: 2 a win, 0 a draw, -2 a loss; 1 and -1 a win or loss that the 50-move
rule turns into a draw. `docs/tables.md` says what is claimed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import chess
from msgspec import Struct

from endgames.refusals import Message


class MoveAnswer(Struct, frozen=True):
    """A legal move: its `wdl` for the player who makes it; `dtm`: moves to mate from before it, of the
    winner, counting this one where it is his (None: a draw, or unknown); `dtz`: plies to the next
    capture or pawn move, as Syzygy counts them after this move (None: unknown)."""

    uci: str
    san: str
    wdl: int
    dtm: int | None
    dtz: int | None


class TableAnswer(Struct, frozen=True):
    """A position: `wdl` for the side to move; `dtm` in moves of the winner (None: a draw, or unknown);
    `table`: "KRvK"; `source`: "kibitz 1" (ours and its version) or "syzygy"; all legal `moves`, the best
    first."""

    wdl: int
    dtm: int | None
    dtz: int | None
    table: str
    source: str
    moves: tuple[MoveAnswer, ...]


class TableSource(Protocol):
    """What a review asks: a source that builds nothing, or a worker's, which does."""

    def wanted(self, board: chess.Board) -> str | None:
        """The table that Kibitz can build for this position; None where there is nothing to build."""
        ...

    def ready(self, name: str) -> bool:
        """Whether the table can be asked now."""
        ...

    def ensure(self, names: Sequence[str], should_stop: Callable[[], bool]) -> Mapping[str, Message]:
        """See that these tables are there, and wait for them -> why not, for each that cannot be had. Raises
        Stopped within two seconds of `should_stop`."""
        ...

    def probe(self, board: chess.Board) -> TableAnswer | None:
        """The exact answer; None where no table knows it."""
        ...
