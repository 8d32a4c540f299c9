"""What this package refuses, and why: its errors, and the messages that they carry.

A message is a key and its values. The caller has the texts: Kibitz says them in the reader's language
(`server/analysis/endings/refusals.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = str | int


@dataclass(frozen=True, slots=True)
class Message:
    """A text by its key, with the values that stand in it."""

    key: str
    params: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.params.items())])


def message(key: str, **params: Value) -> Message:
    """The text `key` with these values."""
    return Message(key, params)


class RefusedError(Exception):
    """Root of the errors of this package. `place`: where the fault lies, if it has a place."""

    def __init__(self, message: Message, *, place: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.place = place


class UnfitError(RefusedError):
    """The input cannot be read, or it is no game with a value."""


class ExpressionError(UnfitError):
    """The expression cannot be read; `column` counts from 1."""

    def __init__(self, message: Message, column: int) -> None:
        super().__init__(message, place=f"column {column}")
        self.column = column


class LoopyGame(UnfitError):  # noqa: N818  (a fact, not a fault)
    """A position comes back in its own play (a ko, say): there is no value of this kind."""


class NoValueError(RefusedError):
    """A game has no value that can be computed."""


class GameTooLarge(NoValueError):  # noqa: N818  (a fact, not a fault)
    """A game is deeper, or its value takes more steps or longer words, than is computed."""
