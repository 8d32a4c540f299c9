"""Games and piece counts as JSON records, read without an engine: what `kibitz phases`, `endgame-type` and
`classify` have in common.

Owns the way from a record to its declared shape, to a start position and to legal moves, and the one form of
a fault: "game 7, move 3, Black: what is wrong". What a record holds is declared where it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar, cast

import chess

from server.analysis.errors import GameError
from server.analysis.notation import MoveNumber
from server.analysis.reading import Path, Wrong, read
from server.i18n.texts import sentence

Record = Mapping[str, object]
"""A JSON object as the file has it: `read_record` reads it."""
_Shape = TypeVar("_Shape")


def read_record(shape: type[_Shape], record: object, place: Callable[[Path], str]) -> _Shape:
    """`record` as the TypedDict `shape`; keys that it does not declare are ignored. `place`: how the spot of
    a path is called. Raises GameError."""
    try:
        return read(shape, record, sentence("record-itself"), closed=False)
    except Wrong as wrong:
        raise fault(place(wrong.path), wrong.message) from None


def fault(place: str, message: str) -> GameError:
    """The one form of a fault."""
    return GameError(f"{place}: {message}" if place else message, place=place or None)


def name_of(record: object) -> str:
    """ "game 7" by the record's id; empty for one without."""
    name = record.get("id") if isinstance(record, dict) else None
    return "" if name is None else f"game {name}"


def spot(name: str, where: str) -> str:
    """ "game 7, moves"."""
    return ", ".join(filter(None, (name, where)))


def start_of(fen: str | None, name: str, field: str = "start_fen") -> chess.Board:
    """The position of a FEN, None: the usual start; Chess960 is told by its castling rights. `field`: what
    the record calls it. Raises GameError."""
    place = spot(name, field)
    try:
        board = chess.Board(chess.STARTING_FEN if fen is None else fen, chess960=True)
    except ValueError as reason:
        raise fault(place, sentence("fault-fen-unreadable", fen=str(fen)[:120], reason=str(reason))) from None
    if any(len(board.pieces(chess.KING, color)) != 1 for color in chess.COLORS):
        raise fault(place, sentence("record-kings"))
    if board.was_into_check():
        raise fault(place, sentence("fault-opposite-check"))
    # Castling is written king takes rook in Chess960 alone; python-chess reads both forms in either.
    board.chess960 = board.has_chess960_castling_rights()
    return board


def moves_of(start: chess.Board, moves: Sequence[object], name: str) -> list[chess.Move]:
    """The moves in UCI, played from `start`, which is not changed. Raises GameError for the first that is not
    legal."""
    board, played = start.copy(), []
    for uci in moves:
        place = spot(name, MoveNumber.on(board).place())
        try:
            move = board.parse_uci(cast(str, uci))  # whatever else it is raises TypeError
        except (ValueError, TypeError):
            raise fault(place, sentence("move-field-not-legal", move=str(uci)[:20])) from None
        if not move:
            raise fault(place, sentence("fault-null-move"))
        played.append(move)
        board.push(move)
    return played
