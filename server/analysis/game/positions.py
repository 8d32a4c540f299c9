"""FEN -> a board that can be played from, or why not, in words."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence

import chess

from server.analysis.errors import GameError
from server.i18n.texts import Sentence, sentence

_DEFAULTS = ("", "w", "-", "-", "0", "1")
"""What a field of a FEN is where it is missing; the first may not be."""
_SYNTAX = (
    (re.compile(r"[wb]"), "fault-fen-turn"),
    (re.compile(r"-|[KQABCDEFGHkqabcdefgh]{1,4}"), "fault-fen-castling"),
    (re.compile(r"-|[a-h][36]"), "fault-fen-en-passant"),
    (re.compile(r"[0-9]{1,4}"), "fault-fen-halfmoves"),
    (re.compile(r"[0-9]{1,4}"), "fault-fen-number"),
)
"""How the fields behind the first look. Longer numbers are nobody's game, and a number can be too long to be
written again."""
_STATUS_SENTENCES = (
    (chess.STATUS_NO_WHITE_KING, "fault-no-king", "white"),
    (chess.STATUS_NO_BLACK_KING, "fault-no-king", "black"),
    (chess.STATUS_TOO_MANY_KINGS, "fault-too-many-kings", ""),
    (chess.STATUS_PAWNS_ON_BACKRANK, "fault-pawn-on-rank", ""),
    (chess.STATUS_OPPOSITE_CHECK, "fault-opposite-check", ""),
    (chess.STATUS_TOO_MANY_WHITE_PAWNS, "fault-too-many-pawns", "white"),
    (chess.STATUS_TOO_MANY_BLACK_PAWNS, "fault-too-many-pawns", "black"),
    (chess.STATUS_TOO_MANY_WHITE_PIECES, "fault-too-many-pieces", "white"),
    (chess.STATUS_TOO_MANY_BLACK_PIECES, "fault-too-many-pieces", "black"),
    (chess.STATUS_BAD_CASTLING_RIGHTS, "fault-castling", ""),
    (chess.STATUS_INVALID_EP_SQUARE, "fault-en-passant", ""),
    (chess.STATUS_TOO_MANY_CHECKERS, "fault-too-many-checkers", ""),
    (chess.STATUS_IMPOSSIBLE_CHECK, "fault-impossible-check", ""),
)


def is_bare_fen(text: str) -> bool:
    """Whether `text` is meant as a FEN and nothing else."""
    fields = text.split(maxsplit=6)
    return 1 <= len(fields) <= 6 and fields[0].count("/") == 7


def read_fen(fen: str, *, place: str, chess960: bool = False) -> chess.Board:
    """The position of `fen`, fields that are missing at its end filled in. Raises GameError at `place`."""
    fields = fen.split(maxsplit=6)
    if fault := _fault_of(fields):
        message = sentence("fault-fen-unreadable", fen=fen[:120], reason=fault)
        raise GameError(message, code="bad_fen", place=place)
    board = chess.Board(" ".join([*fields, *_DEFAULTS[len(fields) :]]), chess960=chess960)
    board.chess960 = board.chess960 or board.has_chess960_castling_rights()
    if not board.is_valid():
        message = sentence("fault-fen-unplayable", fen=fen[:120], reasons=describe_status(board))
        raise GameError(message, code="bad_fen", place=place)
    return board


def describe_status(board: chess.Board) -> str:
    """Why a position cannot be played, in words."""
    status = board.status()
    found = [sentence(key, side=side) for flag, key, side in _STATUS_SENTENCES if status & flag]
    if not found:
        return sentence("fault-empty-board")
    return functools.reduce(lambda first, second: sentence("fault-and", first=first, second=second), found)


def _fault_of(fields: Sequence[str]) -> Sentence | None:
    if len(fields) > len(_DEFAULTS):
        return sentence("fault-fen-fields")
    try:
        chess.BaseBoard(fields[0] if fields else "")
    except ValueError:
        return sentence("fault-fen-board")
    for field, (pattern, key) in zip(fields[1:], _SYNTAX, strict=False):
        if not pattern.fullmatch(field):
            return sentence(key)
    return None
