"""Positions that need no engine: the game is over there, or drawn by claim, by the rules.

Owns the list of endings, and what the moves of the game so far have to do with them; says nothing on
positions that are merely won or drawn. Every board must carry its moves: repetitions are counted in them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import islice

import chess

from server.analysis.evaluation import Score

_THIRD = 3
"""Occurrences of a position from which on a player can claim a draw."""
_FIRST_RETURN = 4
"""Half moves after which a position can be there again."""


def rule_score(board: chess.Board) -> Score | None:
    """The verdict of the rules alone, or None: mate 0, or cp 0 for stalemate, insufficient material, a
    position that is there for the third time, and fifty moves without a capture or a pawn move.

    The last two are draws by claim. They count whether or not anybody claimed: each player could have.
    """
    if board.is_checkmate():
        return Score(mate=0)
    drawn = (
        board.is_stalemate()
        or board.is_insufficient_material()
        or board.is_fifty_moves()
        or board.is_repetition(_THIRD)
    )
    return Score(cp=0) if drawn else None


def final_score(board: chess.Board, *, result_drawn: bool) -> Score | None:
    """As `rule_score`, of a game's last position: also cp 0 if the game was drawn and the side to move could
    claim it with its next move."""
    score = rule_score(board)
    if score is None and result_drawn and board.can_claim_draw():
        return Score(cp=0)
    return score


def repeating_moves(board: chess.Board) -> Iterator[chess.Move]:
    """The legal moves that bring a position about for the third time."""
    if board.halfmove_clock + 1 < 2 * _FIRST_RETURN or len(board.move_stack) + 1 < 2 * _FIRST_RETURN:
        return
    after = board.copy()
    for move in board.legal_moves:
        after.push(move)
        repeats = after.is_repetition(_THIRD)
        after.pop()
        if repeats:
            yield move


def lets_claim(board: chess.Board, move: chess.Move) -> bool:
    """Whether a draw by repetition can be claimed at once after the legal `move`: the position is there for
    the third time, or the opponent has a move that makes it so."""
    after = board.copy()
    after.push(move)
    return after.is_repetition(_THIRD) or any(repeating_moves(after))


def repeated_plies(boards: Iterable[chess.Board]) -> frozenset[int]:
    """The plies of a game's positions that were on the board before."""
    seen: set[Hashable] = set()
    repeated = set()
    for ply, board in enumerate(boards):
        position = identity(board)
        if position in seen:
            repeated.add(ply)
        seen.add(position)
    return frozenset(repeated)


def identity(board: chess.Board) -> Hashable:
    """What the rule of repetition compares: placement, side to move, castling rights and a legal en passant
    square."""
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    en_passant = board.ep_square if board.has_legal_en_passant() else None
    return (*kinds, board.occupied_co[chess.WHITE], board.turn, board.clean_castling_rights(), en_passant)


def has_one_move(board: chess.Board) -> bool:
    """Whether a single move is legal."""
    return len([*islice(board.legal_moves, 2)]) == 1
