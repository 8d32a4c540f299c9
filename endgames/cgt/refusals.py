"""What is refused: an expression that cannot be read, a game too large, a computation too long."""

from __future__ import annotations

from server.analysis.errors import GameError, LimitError


class ExpressionError(GameError):
    """The expression cannot be read; `column` counts from 1."""

    def __init__(self, message: str, column: int) -> None:
        super().__init__(message, place=f"column {column}")
        self.column = column


class GameTooLarge(LimitError):  # noqa: N818  (a fact, not a fault)
    """A game is deeper, or its value takes more steps or longer words, than is computed."""


class LoopyGame(GameError):  # noqa: N818  (a fact, not a fault)
    """A position comes back in its own play (a ko, say): there is no value of this kind."""
