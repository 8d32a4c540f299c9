"""What the networks see of a game: 112 planes of 64 squares, the classical input of lc0.

Owns their numbering. Eight steps, the position itself first, each of 13 planes: the mover's pawns, knights,
bishops, rooks, queens, king, then the other side's, then ones where the position was there before. After
them one value a plane: castling of the mover to the queen's and to the king's side, of the other side
likewise; Black to move; half moves since a capture or a pawn's move, as they are counted; nothing; ones. Of
every step the view is that of the side that is to move now: for Black the ranks are turned over. En passant
is seen in the steps alone, so that these matter: with the position by itself the networks are right half as
often.

Before a game's first position there was nothing, where it is the usual one (all zeros); where a game begins
elsewhere, that position is taken to have stood there all the time, except that a pawn that may be taken en
passant came from its own rank.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import chess
import numpy as np
import numpy.typing as npt

Planes = npt.NDArray[np.float32]
"""`[8, 8, 112]`: rank and file of a square from a1 on (of the mover's view), then the planes."""

STEPS = 8
KINDS = 12
OF_STEP = KINDS + 1
ASIDE = STEPS * OF_STEP
"""The first plane after the steps."""
PLANES = ASIDE + 8
_ONES = PLANES - 1


@dataclass(frozen=True, slots=True)
class EncodedStep:
    """A position of a game. `men`: bitboards of White's pawns, knights, bishops, rooks, queens, king, then of
    Black's; `repeated`: it was there before."""

    men: tuple[int, ...]
    repeated: bool = False


def planes_of(start: chess.Board, moves: Sequence[chess.Move]) -> Iterator[tuple[chess.Board, Planes]]:
    """The game's positions, first to last, with their planes. The board is one that goes on after it was
    yielded; `start` is not changed, and what was played before it is taken as part of the game."""
    board = start.root()
    steps = deque(_before(board), maxlen=STEPS)
    for move in start.move_stack:
        steps.appendleft(_step(board))
        board.push(move)
    steps.appendleft(_step(board))
    yield board, _planes(board, steps)
    for move in moves:
        board.push(move)
        steps.appendleft(_step(board))
        yield board, _planes(board, steps)


def _step(board: chess.Board) -> EncodedStep:
    men = tuple(board.pieces_mask(kind, color) for color in (True, False) for kind in chess.PIECE_TYPES)
    return EncodedStep(men, board.is_repetition(2))


def _before(root: chess.Board) -> list[EncodedStep]:
    """The steps before a game's first position, the latest first."""
    if root.fen() == chess.STARTING_FEN:
        return []
    earlier = root.copy(stack=False)
    if earlier.ep_square is not None:
        behind = 8 if root.turn else -8
        pawn = earlier.remove_piece_at(earlier.ep_square - behind)
        earlier.set_piece_at(earlier.ep_square + behind, pawn)
    return [_step(earlier)] * STEPS


def _planes(board: chess.Board, steps: Sequence[EncodedStep]) -> Planes:
    """`steps`: the board's own first."""
    planes = np.zeros((PLANES, 64), np.float32)
    for number, men in enumerate(_bits(steps, board.turn)):
        first = number * OF_STEP
        planes[first : first + KINDS] = men
        planes[first + KINDS] = steps[number].repeated
    planes[ASIDE:_ONES] = np.array(_aside(board), np.float32)[:, None]
    planes[_ONES] = 1
    return np.ascontiguousarray(planes.reshape(PLANES, 8, 8).transpose(1, 2, 0))


def _bits(steps: Sequence[EncodedStep], turn: chess.Color) -> npt.NDArray[np.uint8]:
    """`[steps, 12, 64]`, in the view of the side `turn`."""
    masks = np.array([step.men for step in steps], "<u8")
    if turn == chess.BLACK:
        # A rank is a byte: their order turned over is the board turned over.
        masks = np.roll(masks, KINDS // 2, axis=1).byteswap()
    return np.unpackbits(masks.view(np.uint8), bitorder="little").reshape(len(steps), KINDS, 64)


def _aside(board: chess.Board) -> list[int]:
    """One value a plane, up to the plane of ones."""
    mover = board.turn
    castling = [
        may(color)
        for color in (mover, not mover)
        for may in (board.has_queenside_castling_rights, board.has_kingside_castling_rights)
    ]
    return [*castling, not mover, board.halfmove_clock, 0]
