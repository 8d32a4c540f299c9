"""What is refused is an error of the house's tree, with its place."""

from __future__ import annotations

from endgames.cgt.refusals import ExpressionError, GameTooLarge, LoopyGame
from server.analysis.errors import GameError, LimitError


def test_refusals_stand_in_the_tree_and_an_expression_names_its_column() -> None:
    error = ExpressionError("No.", 7)
    assert (error.column, error.place, error.code) == (7, "column 7", GameError.code)
    assert issubclass(LoopyGame, GameError)
    assert GameTooLarge("Too large.").code == LimitError.code
