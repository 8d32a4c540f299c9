"""The local games of a pawn ending: groups of pawns, their moves, their values.

Owns partition, local trees and what ends them. A group is the pawns on neighbouring files; those near the
kings, with the kings as they stand, are one group of their own, which has a game only while it can move. A
promotion ends a branch: it is worth PROMOTED spare moves. En passant is a right of the next move only, which
no local tree knows of: a value is two, `low` (Black keeps such a right until the next local move, White never
has it) and `high` (the reverse). Left is White.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import chess

from endgames.cgt.games import Game, Games
from endgames.cgt.sums import total
from endgames.refusals import NoValueError, message

PROMOTED = 100
"""Spare moves that a promotion counts for: more than there are."""
UNSTOPPED = PROMOTED // 2
"""Spare moves beyond which somebody brings a pawn through."""
MOVE_STEPS = 10
"""What opening a local position costs, beside what comparing values does."""
HIGH, LOW = 1, -1

Piece = tuple[int, int, str]
"""File and rank, 0 to 7, and sign: P, p, and K, k for kings near the pawns."""
Square = tuple[int, int]


class TooEntangled(NoValueError):  # noqa: N818  (a fact, not a fault)
    """A pawn near the kings gives check: who is to move in its game is then not free."""


@dataclass(frozen=True, slots=True, order=True)
class LocalPosition:
    """A local position: its pieces in order; `ep`: the square that a pawn has just passed, if it may be taken
    there."""

    pieces: tuple[Piece, ...]
    ep: Square | None = None

    def negative(self) -> LocalPosition:
        """The same with colours and ranks reversed."""
        pieces = sorted((file, 7 - rank, sign.swapcase()) for file, rank, sign in self.pieces)
        return LocalPosition(tuple(pieces), self.ep and (self.ep[0], 7 - self.ep[1]))

    def mirrored(self) -> LocalPosition:
        """The same from h to a, as far left as it goes."""
        pieces = sorted((7 - file, rank, sign) for file, rank, sign in self.pieces)
        return LocalPosition(tuple(pieces), self.ep and (7 - self.ep[0], self.ep[1])).shifted()

    def shifted(self) -> LocalPosition:
        """The same as far left as it goes."""
        by = min((file for file, _, _ in self.pieces), default=0)
        if not by:
            return self
        pieces = tuple((file - by, rank, sign) for file, rank, sign in self.pieces)
        return LocalPosition(pieces, self.ep and (self.ep[0] - by, self.ep[1]))

    def parts(self) -> list[LocalPosition]:
        """By neighbouring files; with kings it stays whole, as they reach further."""
        if any(sign in "Kk" for _, _, sign in self.pieces):
            return [self]
        parts: list[list[Piece]] = []
        for piece in self.pieces:
            if not parts or piece[0] > parts[-1][-1][0] + 1:
                parts.append([])
            parts[-1].append(piece)
        return [LocalPosition(tuple(part), self._ep_of(part)) for part in parts]

    def _ep_of(self, part: Sequence[Piece]) -> Square | None:
        return self.ep if self.ep and any(file == self.ep[0] for file, _, _ in part) else None

    @property
    def has_pawns(self) -> bool:
        return any(sign in "Pp" for _, _, sign in self.pieces)


@dataclass(frozen=True, slots=True)
class PawnMove:
    """A move and what it leads to; `promotes`: the position is then without the pawn."""

    origin: Square
    target: Square
    after: LocalPosition
    promotes: bool


def pawn_moves(position: LocalPosition, color: chess.Color) -> Iterator[PawnMove]:
    """The moves of a colour's pawns. Raises TooEntangled for a check."""
    at = {(file, rank): sign for file, rank, sign in position.pieces}
    own, foreign = ("P", "p") if color else ("p", "P")
    step, first = (1, 1) if color else (-1, 6)
    for file, rank, sign in position.pieces:
        if sign != own:
            continue
        ahead = (file, rank + step)
        if ahead not in at:
            yield _moved(at, (file, rank), ahead, None)
            double = (file, rank + 2 * step)
            if rank == first and double not in at:
                beside = any(at.get((near, double[1])) == foreign for near in (file - 1, file + 1))
                yield _moved(at, (file, rank), double, ahead if beside else None)
        for near in (file - 1, file + 1):
            target = (near, rank + step)
            # A right is the other side's: the square that White passed lies on the third rank.
            passed = target == position.ep and target not in at and target[1] == (5 if color else 2)
            if at.get(target) == foreign or passed:
                yield _moved(at, (file, rank), target, None, (near, rank) if passed else target)


def _moved(
    at: dict[Square, str], origin: Square, target: Square, ep: Square | None, taken: Square | None = None
) -> PawnMove:
    after = dict(at)
    sign = after.pop(origin)
    if taken is not None:
        del after[taken]
    step = 1 if sign == "P" else -1
    promotes = target[1] in (0, 7)
    if not promotes:
        after[target] = sign
        king = "k" if sign == "P" else "K"
        if any(after.get((target[0] + side, target[1] + step)) == king for side in (-1, 1)):
            raise TooEntangled(message("pawns-refused-check"))
    pieces = tuple(sorted((file, rank, name) for (file, rank), name in after.items()))
    return PawnMove(origin, target, LocalPosition(pieces, ep), promotes)


def groups(board: chess.Board) -> tuple[list[LocalPosition], LocalPosition]:
    """The groups away from the kings, and the kings' core: the kings, and the groups on a king's file or
    beside it."""
    pawns = sorted(
        (chess.square_file(square), chess.square_rank(square), "P" if color else "p")
        for color in chess.COLORS
        for square in board.pieces(chess.PAWN, color)
    )
    ep = board.ep_square if board.has_legal_en_passant() else None
    passed = None if ep is None else (chess.square_file(ep), chess.square_rank(ep))
    kings = []
    for color in chess.COLORS:
        square = board.king(color)
        assert square is not None
        kings.append((chess.square_file(square), chess.square_rank(square), "K" if color else "k"))
    near = {file + side for file, _, _ in kings for side in (-1, 0, 1)}
    away, core = [], kings
    for part in LocalPosition(tuple(pawns), passed).parts():
        if any(file in near for file, _, _ in part.pieces):
            core = [*core, *part.pieces]
        else:
            away.append(part)
    own_ep = passed if passed and any(file == passed[0] and sign in "Pp" for file, _, sign in core) else None
    return away, LocalPosition(tuple(sorted(core)), own_ep)


class LocalGames:
    """The values of local positions, each computed once. Methods raise GameTooLarge, TooEntangled."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self._values: dict[tuple[LocalPosition, int], Game] = {}

    def low(self, position: LocalPosition) -> Game:
        return self.value(position, LOW)

    def high(self, position: LocalPosition) -> Game:
        return self.value(position, HIGH)

    def value(self, position: LocalPosition, side: int) -> Game:
        """The value where en passant favours White (HIGH) or Black (LOW)."""
        parts = [part for part in position.parts() if part.has_pawns]
        if not parts:
            return self.games.number(0)
        return total([self._of_part(part, side) for part in parts])

    def _of_part(self, part: LocalPosition, side: int) -> Game:
        if part.ep and (part.ep[1] == 5) != (side == HIGH):
            part = LocalPosition(part.pieces)
        side = side if _may_pass(part) else 0
        stands, is_reversed = standing(part)
        return -self._of_least(stands, -side) if is_reversed else self._of_least(stands, side)

    def _of_least(self, position: LocalPosition, side: int) -> Game:
        key = (position, side)
        found = self._values.get(key)
        if found is None:
            self.games.spend(MOVE_STEPS)
            left = [self._after(move, chess.WHITE, side) for move in pawn_moves(position, chess.WHITE)]
            right = [self._after(move, chess.BLACK, side) for move in pawn_moves(position, chess.BLACK)]
            found = self._values[key] = self.games.build(left, right)
        return found

    def _after(self, move: PawnMove, color: chess.Color, side: int) -> Game:
        if move.promotes:
            return self.games.number(PROMOTED if color else -PROMOTED)
        return self.value(move.after, side)


def _least(position: LocalPosition) -> LocalPosition:
    """Of the position and its mirror image the one that stands for both."""
    return min(position.shifted(), position.mirrored())


def standing(position: LocalPosition) -> tuple[LocalPosition, bool]:
    """The one of a position's shifted, mirrored and colour-reversed forms that stands for all, and whether it
    is one with colours reversed, so of the negative value."""
    same, reverse = _least(position), _least(position.negative())
    return (reverse, True) if reverse < same else (same, False)


def _may_pass(position: LocalPosition) -> bool:
    """Whether a pawn may ever pass another: only then there are two values. May say so too often."""
    if position.ep:
        return True
    for file, rank, sign in position.pieces:
        if sign == "P" and rank == 1:
            others = ((f, r) for f, r, s in position.pieces if s == "p")
            if any(f != file and r >= 3 for f, r in others):
                return True
        if sign == "p" and rank == 6:
            others = ((f, r) for f, r, s in position.pieces if s == "P")
            if any(f != file and r <= 4 for f, r in others):
                return True
    return False
