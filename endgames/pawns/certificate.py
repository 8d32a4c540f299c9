"""The certificate: that play on the whole board, with moving kings, ends as the sum says.

Owns the induction. The winner of the tempo game answers pawn moves by pawn moves that win it. What is left to
prove is that the other side's king gains nothing by leaving: after each of its moves, in every position that
this play can reach, the win is searched for on the whole board (`prover.py`), where kings and groups meet.
Where no pawn move is left, that is mutual zugzwang. All searches have budgets; what they do not find is not
claimed. That the winner's own king does not win as well by leaving is looked for, but not proven: a review
asks its engine about that.
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from endgames.pawns.local import groups
from endgames.pawns.prover import Prover
from endgames.pawns.tempo import Parts, Tempo

MAX_POSITIONS = 600
"""Positions of the tempo game that play is followed through, at most."""
EACH = 150_000
"""Positions that a search after one king move opens, at most."""
SHORT = 10_000
"""Positions of a search for what should not be there: a king's move that wins as well."""
BUDGET = 1_000_000
"""Positions that all searches open together, at most: one or two seconds."""


class TooLarge(Exception):  # noqa: N818  (a fact, not a fault)
    """The play cannot be followed to its end within the limits."""


class Certificate:
    """Proofs for one board. Methods raise TooLarge, GameTooLarge, TooEntangled."""

    def __init__(self, tempo: Tempo, prover: Prover | None = None) -> None:
        self._tempo = tempo
        self._prover = prover or Prover(BUDGET)
        self._left = MAX_POSITIONS
        self._known: dict[tuple[int, int, bool, int | None, bool], bool] = {}

    def holds(self, board: chess.Board) -> bool:
        """Whether the tempo game's winner wins on `board` with either side to move, and whether exactly the
        moves that win it are the moves that win."""
        return all(self._holds(each) for each in (board, _turned(board)))

    def _holds(self, board: chess.Board) -> bool:
        mover = board.turn
        if not self._tempo.mover_wins(parts_of(board), mover):
            return self._wins(board, not mover)
        winning = self._winning(board)
        for move in self._by_likelihood(board):
            if board.piece_type_at(move.from_square) == chess.PAWN:
                if not self._wins_after(board, move, mover if move in winning else not mover):
                    return False
            elif self._wins_after(board, move, mover, SHORT):
                return False
        return True

    def _wins(self, board: chess.Board, color: chess.Color) -> bool:
        """Whether it is proven that `color`, who wins the tempo game, wins."""
        ep = board.ep_square if board.has_legal_en_passant() else None
        key = (int(board.occupied_co[True]), int(board.occupied_co[False]), board.turn, ep, color)
        found = self._known.get(key)
        if found is None:
            self._left -= 1
            if self._left < 0 or self._prover.left <= 0:
                raise TooLarge
            if board.turn == color:
                found = any(self._wins_after(board, move, color) for move in self._winning(board))
            else:
                found = all(self._wins_after(board, move, color) for move in self._by_likelihood(board))
                found = found and (board.is_check() or any(board.legal_moves))
            self._known[key] = found
        return found

    def _wins_after(self, board: chess.Board, move: chess.Move, color: chess.Color, most: int = 0) -> bool:
        if move.promotion:
            return board.turn == color and self._prover.wins(board, color, EACH)
        is_pawn = board.piece_type_at(move.from_square) == chess.PAWN
        after = board.copy(stack=False)
        after.push(move)
        if not is_pawn:
            return self._prover.wins(after, color, most or EACH)
        if after.is_check() or self._tempo.mover_wins(parts_of(after), after.turn) != (after.turn == color):
            return False
        return self._wins(after, color)

    def _winning(self, board: chess.Board) -> list[chess.Move]:
        moves = self._tempo.winning_moves(parts_of(board), board.turn)
        return [
            move for each in moves for move in (on_board(each.origin, each.target),) if board.is_legal(move)
        ]

    @staticmethod
    def _by_likelihood(board: chess.Board) -> Iterator[chess.Move]:
        """The king's moves first: what fails, fails there."""
        king = board.king(board.turn)
        yield from (move for move in board.legal_moves if move.from_square == king)
        for move in board.legal_moves:
            if move.from_square != king and move.promotion in (None, chess.QUEEN):
                yield move


def parts_of(board: chess.Board) -> Parts:
    away, core = groups(board)
    return Parts((*away, core))


def on_board(origin: tuple[int, int], target: tuple[int, int]) -> chess.Move:
    """The move between two squares of a local position; a promotion makes a queen."""
    promotion = chess.QUEEN if target[1] in (0, 7) else None
    return chess.Move(chess.square(*origin), chess.square(*target), promotion)


def _turned(board: chess.Board) -> chess.Board:
    """The same with the other side to move."""
    turned = board.copy(stack=False)
    turned.turn = not board.turn
    turned.ep_square = None
    return turned
