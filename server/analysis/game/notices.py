"""What a person should know of a text that is read all the same; and where in a game something is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import chess

from server.analysis.notation import MoveNumber
from server.i18n.texts import Sentence, sentence

MAX_NOTICES = 50
"""So many are told of a game; of the others their number."""


@dataclass(frozen=True, slots=True)
class Notice:
    """`code`: for programs; `place`: as in "move 17, Black", None where it is the whole text."""

    code: str
    message: str
    place: str | None = None


class Notices:
    """Collects notices, at most `MAX_NOTICES` and one that counts the rest."""

    def __init__(self) -> None:
        self._notices: list[Notice] = []
        self._more = 0

    def copy(self) -> Notices:
        """Those so far, to go on with in an attempt that may fail."""
        made = Notices()
        made._notices, made._more = list(self._notices), self._more
        return made

    def add(self, tell: Callable[[], Notice]) -> None:
        """`tell` makes the notice; past the limit it is not called, as a sentence takes time."""
        if len(self._notices) < MAX_NOTICES:
            self._notices.append(tell())
        else:
            self._more += 1

    def leave_out(self, count: int) -> None:
        """Count this many others without making a notice of each."""
        self._more += count

    def all(self) -> Sequence[Notice]:
        """Them in their order, and how many more there would be."""
        if not self._more:
            return tuple(self._notices)
        return (*self._notices, Notice("more_warnings", sentence("fault-more-warnings", count=self._more)))


def place_of(start: chess.Board, ply: int) -> Sentence:
    """ "move 17, Black" for the move of `ply` (1..N) in a game that begins on `start`."""
    return MoveNumber.on(start).later(ply - 1).place()


def in_variation(place: str) -> Sentence:
    """The place of something in a variation that replaces the move at `place`, or a later one."""
    return sentence("place-variation", place=place)
