"""FEN -> a board that can be played from, or why not, in words."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence

import chess

from server.analysis.errors import GameError
from server.analysis.game.notices import Notice, Notices
from server.i18n.texts import Sentence, sentence

_DEFAULTS = ("", "w", "-", "-", "0", "1")
"""What a field of a FEN is where it is missing; the first may not be."""
_SYNTAX = (
    (re.compile(r"[wb]"), "fault-fen-turn"),
    (re.compile(r"-|[KQABCDEFGHkqabcdefgh]{1,4}"), "fault-fen-castling"),
    (re.compile(r"-|[a-h][1-8]"), "fault-fen-en-passant"),
    (re.compile(r"[0-9]{1,4}"), "fault-fen-halfmoves"),
    (re.compile(r"[0-9]{1,4}"), "fault-fen-number"),
)
"""How the fields behind the first look. Longer numbers are nobody's game, and a number can be too long to be
written again."""
_DASHES = str.maketrans({"\u2010": "-", "\u2011": "-", "\u2013": "-", "\u2014": "-", "\u2212": "-"})
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


def read_fen(fen: str, *, place: str, chess960: bool = False, notices: Notices | None = None) -> chess.Board:
    """The position of `fen`, fields that are missing at its end filled in. Raises GameError at `place`.

    Castling rights and an en passant square that do not fit the board are left out, and told in `notices`. A
    position that can only be one of Chess960 is read so, which is told too.
    """
    notices = notices or Notices()
    fields = fen.translate(_DASHES).split(maxsplit=6)
    if fault := _fault_of(fields):
        message = sentence("fault-fen-unreadable", fen=fen[:120], reason=fault)
        raise GameError(message, code="bad_fen", place=place)
    board = _board_of([*fields, *_DEFAULTS[len(fields) :]], place, notices, chess960=chess960)
    if not board.is_valid():
        message = sentence("fault-fen-unplayable", fen=fen[:120], reasons=describe_status(board))
        raise GameError(message, code="bad_fen", place=place)
    return board


def _board_of(fields: Sequence[str], place: str, notices: Notices, *, chess960: bool) -> chess.Board:
    """The board of six fields, with the rights and the en passant square that fit it."""
    pieces, turn, rights, en_passant, *numbers = fields
    board = chess.Board(" ".join([pieces, turn, rights, "-", *numbers]), chess960=chess960)
    if not chess960 and board.has_chess960_castling_rights() and _says_chess960(board, rights):
        board.chess960 = True
        notices.add(lambda: Notice("chess960", sentence("fault-chess960-guessed"), place))
    kept = board.clean_castling_rights()
    if board.castling_rights != kept or _doubled(rights, kept):
        board.castling_rights = kept
        left = board.castling_xfen().replace("-", "none")
        message = sentence("fault-castling-dropped", rights=rights, left=left)
        notices.add(lambda: Notice("fen_castling", message, place))
    if en_passant != "-":
        board.ep_square = chess.parse_square(en_passant)
        if board.status() & chess.STATUS_INVALID_EP_SQUARE:
            board.ep_square = None
            message = sentence("fault-en-passant-dropped", square=en_passant)
            notices.add(lambda: Notice("fen_en_passant", message, place))
    return board


def _says_chess960(board: chess.Board, rights: str) -> bool:
    """Whether a position alone says that it is one of Chess960: a first position, or rights that name
    files."""
    named = all(letter.lower() in "abcdefgh" for letter in rights)
    fits = board.copy(stack=False)
    fits.chess960 = True
    if named and fits.castling_rights == fits.clean_castling_rights():
        return True
    return board.chess960_pos(ignore_turn=True, ignore_castling=True, ignore_counters=True) is not None


def _doubled(rights: str, kept: chess.Bitboard) -> bool:
    """Whether more rights are named than are kept: two letters may mean one rook."""
    return rights != "-" and len(set(rights)) > chess.popcount(kept)


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
