"""A queen each: no more than tables know, and each claim follows from the next by the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess
import numpy as np
import pytest

from endgames.structures import duels, queens
from endgames.structures.geometry import KNIGHT, QUEEN
from endgames.structures.trades import no_trades
from tests.sampling import first

NONE = np.uint64(0)
PIECES = {int(QUEEN): chess.QUEEN, int(KNIGHT): chess.KNIGHT}


class Solved:
    """All that is solved for some pawns."""

    def __init__(self, wp: int, bp: int, kind: int, asked: int, depth: int = 2) -> None:
        self.kind, self.asked = kind, asked
        self.room = duels.new_duels(100)
        self._alone, field, arena = queens.new_queens(400), queens.new_field(), duels.new_arena()
        self._key = duels.key_of(kind, asked)
        for number in duels.listed_for(np.uint64(wp), np.uint64(bp), self._key, depth, 100, self.room):
            pawns = self.room.wp[number], self.room.bp[number]
            queen = queens.solve(*pawns, asked, 4, 400, no_trades(), self._alone, field)
            duels.settle(number, queen, self._alone, no_trades(), self.room, arena)
        self.first = int(duels.find(np.uint64(wp), np.uint64(bp), self._key, self.room))

    def masks(self, side: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint64]]:
        found: np.ndarray[tuple[int, ...], np.dtype[np.uint64]] = self.room.good[self.first, side]
        return found

    def claimed(self, board: chess.Board) -> bool:
        """Whether a position with these men is claimed: a queen each, or White's alone."""
        white, black = board.king(chess.WHITE), board.king(chess.BLACK)
        own, other = (np.uint64(board.pieces_mask(chess.PAWN, color)) for color in chess.COLORS)
        queen = board.pieces(chess.QUEEN, chess.WHITE)
        pieces = board.pieces(PIECES[self.kind], chess.BLACK)
        if white is None or black is None or not queen:
            return self.asked == duels.HOLDS and not other and not pieces
        if not pieces:
            number = queens.entry_of(own, other, self.asked, False, self._alone)
            good = self._alone.good[number, int(not board.turn), queen.pop()] if number >= 0 else None
        else:
            number = duels.find(own, other, self._key, self.room)
            known = number >= 0 and self.room.done[number] >= 0
            good = self.room.good[number, int(not board.turn), queen.pop(), pieces.pop()] if known else None
        return good is not None and bool(int(good[black]) >> white & 1)

    def follows(self, board: chess.Board) -> bool:
        """Whether a claim follows by one move of White, or by all of Black."""
        if board.turn:
            return any(not move.promotion and self.claimed(after) for move, after in moves(board))
        if not board.is_check() and not any(board.legal_moves):
            return self.asked == duels.HOLDS
        return all(
            any(self.claimed(taken) for reply, taken in moves(after) if reply.to_square == move.to_square)
            if move.promotion or not after.pieces(chess.QUEEN, chess.WHITE)
            else self.claimed(after)
            for move, after in moves(board)
        )


def moves(board: chess.Board) -> Iterator[tuple[chess.Move, chess.Board]]:
    for move in board.legal_moves:
        after = board.copy(stack=False)
        after.push(move)
        yield move, after


@pytest.mark.nightly
@pytest.mark.parametrize("asked", [duels.WINS, duels.HOLDS])
def test_without_pawns_it_claims_nearly_what_the_tables_say(asked: int) -> None:
    known = queens.new_queens(1).duels[asked]
    against = [Solved(0, 0, kind, asked).masks(0)[:, :8] for kind in PIECES]
    claimed = against[0] & against[1]
    assert not (claimed & ~known).any()
    missed = known & ~claimed
    assert sum(int(each).bit_count() for each in missed.flat) < 5_000  # of 443,422 and 1,097,518


@pytest.mark.parametrize(
    ("wp", "bp", "kind", "asked"),
    first(
        2,
        [
            ("g6", "f3", QUEEN, duels.WINS),
            ("g6", "f3", KNIGHT, duels.HOLDS),
            ("b2", "c4", QUEEN, duels.HOLDS),
            ("b2", "c4", KNIGHT, duels.WINS),
        ],
    ),
)
def test_each_claim_follows_by_the_rules(wp: str, bp: str, kind: int, asked: int) -> None:
    follows(wp, bp, int(kind), asked, 2)


@pytest.mark.nightly
@pytest.mark.parametrize("kind", PIECES)
@pytest.mark.parametrize("asked", [duels.WINS, duels.HOLDS])
@pytest.mark.parametrize(("wp", "bp"), [("g6", "f3"), ("c5", "d6 a2"), ("b2", "c4")])
def test_each_deep_claim_follows_by_the_rules(wp: str, bp: str, asked: int, kind: int) -> None:
    follows(wp, bp, kind, asked, 3)


def follows(wp: str, bp: str, kind: int, asked: int, depth: int) -> None:
    own, other = (sum(1 << chess.parse_square(name) for name in pawns.split()) for pawns in (wp, bp))
    solved, chosen = Solved(own, other, kind, asked, depth), random.Random(7)
    for side in range(2):
        good = solved.masks(side)
        places = chosen.sample([*zip(*np.nonzero(good), strict=True)], 150)
        for queen, piece, black in places:
            kings = int(good[queen, piece, black])
            white = chosen.choice([*chess.scan_forward(kings)])
            board = chess.Board(None)
            for square in chess.scan_forward(own):
                board.set_piece_at(square, chess.Piece(chess.PAWN, chess.WHITE))
            for square in chess.scan_forward(other):
                board.set_piece_at(square, chess.Piece(chess.PAWN, chess.BLACK))
            for square, man, color in (
                (queen, chess.QUEEN, chess.WHITE),
                (piece, PIECES[kind], chess.BLACK),
                (black, chess.KING, chess.BLACK),
                (white, chess.KING, chess.WHITE),
            ):
                board.set_piece_at(int(square), chess.Piece(man, color))
            board.turn = side == 0
            made = chess.STATUS_TOO_MANY_CHECKERS | chess.STATUS_IMPOSSIBLE_CHECK  # of no game
            assert board.status() & ~made == chess.STATUS_VALID, board.fen()
            assert solved.follows(board), board.fen()
