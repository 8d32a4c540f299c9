"""An error carries its message and its place."""

from __future__ import annotations

from endgames.refusals import ExpressionError, GameTooLarge, LoopyGame, NoValueError, UnfitError, message


def test_an_expression_names_its_column() -> None:
    error = ExpressionError(message("fault-game-digits", limit=20), 7)
    assert (error.column, error.place) == (7, "column 7")
    assert (error.message.key, error.message.params) == ("fault-game-digits", {"limit": 20})
    assert str(error) == "fault-game-digits limit=20"


def test_what_is_unfit_is_told_from_what_is_too_large() -> None:
    assert issubclass(LoopyGame, UnfitError)
    assert issubclass(GameTooLarge, NoValueError)
    assert not issubclass(GameTooLarge, UnfitError)
