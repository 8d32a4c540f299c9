"""The last position of an SGF's main line, as rows. Reading is sgfmill's."""

from __future__ import annotations

from sgfmill import sgf, sgf_moves

from server.analysis.errors import GameError
from server.analysis.exact.go.board import MAX_SIDE
from server.i18n.texts import sentence

_SIGNS = {"b": "x", "w": "o", None: "."}


def rows_of_sgf(data: bytes) -> list[str]:
    """The rows of the position after the main line, the highest first. Raises GameError with its place: the
    file, its set-up, or the number of a move."""
    try:
        game = sgf.Sgf_game.from_bytes(data)
    except (ValueError, LookupError, RecursionError) as error:
        raise GameError(sentence("fault-go-sgf", reason=str(error)[:120]), place="SGF") from None
    size = game.get_size()
    if size > MAX_SIDE:
        raise GameError(sentence("fault-go-size", size=size, limit=MAX_SIDE), place="SZ")
    try:
        board, plays = sgf_moves.get_setup_and_moves(game)
    except ValueError as error:
        raise GameError(sentence("fault-go-sgf", reason=str(error)[:120]), place="set-up") from None
    for number, (color, move) in enumerate(plays, start=1):
        if move is not None:
            try:
                board.play(*move, color)
            except ValueError as error:
                message = sentence("fault-go-sgf", reason=str(error)[:120])
                raise GameError(message, place=f"move {number}") from None
    return [
        "".join(_SIGNS[board.get(row, column)] for column in range(size)) for row in reversed(range(size))
    ]
