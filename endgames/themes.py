"""What a move of a solved pawn ending does, in the words of books: opposition, key square, the square of the
pawn, breakthrough, spare move, outside passed pawn.

Owns where such a word may fit: the geometry, and what must be so for it to be true. Whether it is so, who
solves the ending says (`structures/`): of positions that do not come up, too, such as the same one with the
other side to move. Knows no solver.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import chess

ThemeName = Literal[
    "breakthrough",
    "outruns",
    "spare",
    "key_square",
    "opposition",
    "distant_opposition",
    "diagonal_opposition",
    "zugzwang",
    "in_square",
    "outside_passed_pawn",
]

FEW = 3
"""Moves that keep the result, at most, where it is asked what they do: of many none is telling."""
_KEY_PAWNS = 4
"""Pawns on the board, at most, where key squares are looked for: each takes every place of the other king."""
_AWAY = 3
"""Files between an outside passed pawn and the others' pawns."""
_DEEP = 3
"""Pawn moves of a breakthrough."""


class Supposed(NamedTuple):
    """Whether `color` wins on `board`, which need not come up in play."""

    board: chess.Board
    color: chess.Color
    wins: bool


class ThemeClaim(NamedTuple):
    """A word that fits if all that is `supposed` is so. `square`: of the pawn, or the king's goal."""

    name: ThemeName
    square: chess.Square
    supposed: tuple[Supposed, ...] = ()


def themes(
    board: chess.Board,
    move: chess.Move,
    kept: Sequence[chess.Move],
    winner: chess.Color | None,
    unsure: Sequence[chess.Move] = (),
) -> Iterator[ThemeClaim]:
    """The words that may fit a move that keeps the result, the most telling first. `kept`: all that keep it,
    beside those of which that is `unsure`; `winner`: None for a draw, never the other side."""
    if not 0 < len(kept) <= FEW or move.promotion:
        return
    after = board.copy(stack=False)
    after.push(move)
    told = _Told(board, move, kept, unsure, winner, after)
    if board.piece_type_at(move.from_square) == chess.PAWN:
        yield from told.breakthrough()
        yield from told.outruns()
        yield from told.spare()
    elif not board.is_capture(move):
        yield from told.key_square()
        yield from told.opposition()
        yield from told.enters_square()
    yield from told.outside()


class _Told(NamedTuple):
    board: chess.Board
    move: chess.Move
    kept: Sequence[chess.Move]
    unsure: Sequence[chess.Move]
    winner: chess.Color | None
    after: chess.Board

    @property
    def mover(self) -> chess.Color:
        return self.board.turn

    def breakthrough(self) -> Iterator[ThemeClaim]:
        """A pawn is offered to pawns, and one comes through however it is taken; only pawn moves win."""
        square, mover = self.move.to_square, self.mover
        if self.winner != mover or any(map(self._is_king, self.kept)) or self.board.is_capture(self.move):
            return
        taken = any(self.after.attackers(not mover, square) & self.after.pawns)
        runs = any(_runs(self.board, mover, pawn, first=False) for pawn in passed(self.board, mover))
        if taken and not runs and _comes_through(self.after, mover, _DEEP - 1):
            yield ThemeClaim("breakthrough", square)

    def outruns(self) -> Iterator[ThemeClaim]:
        """The pawn that moves cannot be caught by the king."""
        after, square, mover = self.after, self.move.to_square, self.mover
        wins = self.winner == mover and square in passed(after, mover)
        if wins and _steps(after, mover, square) > 1 and _runs(after, mover, square, first=False):
            yield ThemeClaim("outruns", square)

    def spare(self) -> Iterator[ThemeClaim]:
        """A pawn waits, far from other pawns: passing would keep the result as well, and no king's move
        does."""
        square, after = self.move.to_square, self.after
        if any(map(self._is_king, (*self.kept, *self.unsure))) or self.board.is_capture(self.move):
            return
        if square in passed(after, self.mover) or not any(map(self._is_king, self.board.legal_moves)):
            return
        others = after.pieces(chess.PAWN, not self.mover)
        if (
            after.is_check()
            or after.attacks(square) & others
            or after.attackers(not self.mover, square) & others
        ):
            return
        if (waiting := turned(self.board)) is not None:
            yield ThemeClaim("spare", square, (self._keeps(waiting),))

    def opposition(self) -> Iterator[ThemeClaim]:
        """The kings face each other, and the side to move gives way."""
        mine, other = self.move.to_square, self.after.king(not self.mover)
        waiting = turned(self.after)
        if other is None or waiting is None:
            return
        files = abs(chess.square_file(mine) - chess.square_file(other))
        ranks = abs(chess.square_rank(mine) - chess.square_rank(other))
        supposed = (self._fails(waiting),)
        if sorted((files, ranks)) == [0, 2]:
            yield ThemeClaim("opposition", mine, supposed)
        elif files == ranks == 2:
            yield ThemeClaim("diagonal_opposition", mine, supposed)
        elif sorted((files, ranks)) in ([0, 4], [0, 6]):
            yield ThemeClaim("distant_opposition", mine, supposed)
        else:
            yield ThemeClaim("zugzwang", mine, supposed)

    def key_square(self) -> Iterator[ThemeClaim]:
        """With the king here its side wins wherever the other king is and with either side to move, unless a
        pawn falls at once; before it did not with the other side to move."""
        waiting = turned(self.board)
        if self.winner != self.mover or waiting is None or chess.popcount(self.board.pawns) > _KEY_PAWNS:
            return
        square, free = self.move.to_square, passed(self.board, self.mover)
        if len(free) > 1:
            return  # there are other ways to win
        pawns = free or self.board.pieces(chess.PAWN, self.mover)
        if not any(_is_before(square, pawn, self.mover) for pawn in pawns):
            return
        supposed = [Supposed(each, self.mover, True) for each in _everywhere(self.after, self.mover)]
        yield ThemeClaim("key_square", self.move.to_square, (self._fails(waiting), *supposed))

    def enters_square(self) -> Iterator[ThemeClaim]:
        """The king steps into the square of a pawn that would have run away."""
        before, mine = self.board.king(self.mover), self.move.to_square
        for pawn in passed(self.board, not self.mover):
            goal = _goal(pawn, not self.mover)
            steps = _steps(self.board, not self.mover, pawn)
            if before is None or chess.square_distance(before, pawn) == 1:
                continue  # it could be taken
            outside = chess.square_distance(before, goal) > steps
            inside = chess.square_distance(mine, goal) <= steps
            if outside and inside and _is_free(self.board, not self.mover, pawn):
                yield ThemeClaim("in_square", pawn)
                return

    def outside(self) -> Iterator[ThemeClaim]:
        """A passed pawn far from the others' pawns, without which there would be no win."""
        others = self.after.pieces(chess.PAWN, not self.mover)
        if self.winner != self.mover or not others:
            return
        for pawn in passed(self.after, self.mover):
            away = min(abs(chess.square_file(pawn) - chess.square_file(other)) for other in others)
            moved = not self._is_king(self.move) and pawn != self.move.to_square
            if away < _AWAY or moved or _runs(self.after, self.mover, pawn, first=False):
                continue
            without = self.after.copy(stack=False)
            without.remove_piece_at(pawn)
            if without.pawns & without.occupied_co[self.mover]:
                yield ThemeClaim("outside_passed_pawn", pawn, (Supposed(without, self.mover, False),))
                return

    def _is_king(self, move: chess.Move) -> bool:
        return self.board.piece_type_at(move.from_square) == chess.KING

    def _keeps(self, board: chess.Board) -> Supposed:
        """That the mover has his result there, too."""
        if self.winner is None:
            return Supposed(board, not self.mover, False)
        return Supposed(board, self.mover, True)

    def _fails(self, board: chess.Board) -> Supposed:
        """That he has less."""
        if self.winner is None:
            return Supposed(board, not self.mover, True)
        return Supposed(board, self.mover, False)


def turned(board: chess.Board) -> chess.Board | None:
    """The same with the other side to move; None where that is no position."""
    found = board.copy(stack=False)
    found.turn, found.ep_square = not board.turn, None
    return found if found.is_valid() else None


def is_passed(board: chess.Board, square: chess.Square) -> bool:
    """Whether the pawn on `square` has no enemy pawn before it, on its file or beside."""
    color = board.color_at(square)
    file, rank = chess.square_file(square), chess.square_rank(square)
    files = sum(chess.BB_FILES[each] for each in range(max(0, file - 1), min(7, file + 1) + 1))
    ahead = range(rank + 1, 8) if color else range(rank)
    way = sum(chess.BB_RANKS[each] for each in ahead)
    return not board.pawns & board.occupied_co[not color] & files & way


def passed(board: chess.Board, color: chess.Color) -> list[chess.Square]:
    """The passed pawns of a colour, the one furthest on first."""
    found = (pawn for pawn in board.pieces(chess.PAWN, color) if is_passed(board, pawn))
    return sorted(found, key=lambda pawn: (-rank_for(pawn, color), pawn))


def rank_for(square: chess.Square, color: chess.Color) -> int:
    """The rank of a square as a side counts it, from 0."""
    return chess.square_rank(square) if color else 7 - chess.square_rank(square)


def _is_before(square: chess.Square, pawn: chess.Square, color: chess.Color) -> bool:
    """Whether it lies a rank or two before the pawn, on its file or beside it."""
    beside = abs(chess.square_file(square) - chess.square_file(pawn)) <= 1
    return beside and rank_for(square, color) - rank_for(pawn, color) in (1, 2)


def _goal(pawn: chess.Square, color: chess.Color) -> chess.Square:
    return chess.square(chess.square_file(pawn), 7 if color else 0)


def _steps(board: chess.Board, color: chess.Color, pawn: chess.Square) -> int:
    """Moves that the pawn needs to its goal, if nothing stands in its way."""
    rank = rank_for(pawn, color)
    return 7 - rank - (rank == 1)


def _is_free(board: chess.Board, color: chess.Color, pawn: chess.Square) -> bool:
    """Whether nothing stands between the pawn and its goal."""
    ahead = chess.BB_FILES[chess.square_file(pawn)] & board.occupied
    return all(rank_for(square, color) <= rank_for(pawn, color) for square in chess.scan_forward(ahead))


def _runs(board: chess.Board, color: chess.Color, pawn: chess.Square, *, first: bool) -> bool:
    """Whether the other king cannot catch the passed pawn; `first`: it moves before the king."""
    king = board.king(not color)
    steps = _steps(board, color, pawn)
    if king is None or not _is_free(board, color, pawn):
        return False
    return chess.square_distance(king, _goal(pawn, color)) > steps + (not first)


def _comes_through(board: chess.Board, color: chess.Color, moves: int) -> bool:
    """Whether a pawn of `color` runs away after every capture that the other side's pawns have here, if need
    be by further offers."""
    for capture in board.legal_moves:
        if board.piece_type_at(capture.from_square) == chess.PAWN and board.is_capture(capture):
            taken = board.copy(stack=False)
            taken.push(capture)
            if not _breaks(taken, color, moves):
                return False
    return True


def _breaks(board: chess.Board, color: chess.Color, moves: int) -> bool:
    """Whether a pawn of `color`, which moves, runs away; `moves` further moves of pawns may be needed."""
    if any(_runs(board, color, pawn, first=True) for pawn in passed(board, color)):
        return True
    if not moves:
        return False
    for move in board.legal_moves:
        if board.piece_type_at(move.from_square) == chess.PAWN:
            after = board.copy(stack=False)
            after.push(move)
            if any(_runs(after, color, pawn, first=False) for pawn in passed(after, color)):
                return True
            offered = any(after.attackers(not color, move.to_square) & after.pawns)
            if offered and _comes_through(after, color, moves - 1):
                return True
    return False


def _everywhere(board: chess.Board, color: chess.Color) -> Iterator[chess.Board]:
    """The position with the other king anywhere, either side to move; where it takes a pawn at once, not."""
    king = board.king(not color)
    assert king is not None
    empty = board.copy(stack=False)
    empty.remove_piece_at(king)
    for square in chess.SQUARES:
        if empty.piece_at(square):
            continue
        placed = empty.copy(stack=False)
        placed.set_piece_at(square, chess.Piece(chess.KING, not color))
        for placed.turn in chess.COLORS:
            takes = placed.turn != color and any(placed.is_capture(move) for move in placed.legal_moves)
            if placed.is_valid() and not takes:
                yield placed.copy(stack=False)
