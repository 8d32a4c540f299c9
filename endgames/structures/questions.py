"""One question: whether White wins, of some positions and of those that moves lead to.

Owns the order of things for one store of structures. First all is solved with promotions as they seem to be.
What the results of the positions in question lean on is verified, what that changes is solved again, until
the results stand. Then all is solved once more, with every promotion that is not verified counted against the
claim; only what stands then is claimed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import NamedTuple

import chess
import numpy as np

from endgames.structures import closure, kings, strategy
from endgames.structures.promotions import NoRoom, Promotions, TooMuch
from endgames.structures.trades import trades_of

_DEPTHS = (2, 4)
"""Moves of Black that are looked at first after a promotion: most that are won need no more."""
_FOLLOWED, _WITH_QUEEN = 3, 30
"""Structures that take as long as one that is followed, or has a queen."""
_AT_LEAST = 2 * _WITH_QUEEN
"""What a promotion takes that was not looked at yet."""
_MOST_LEARNT = 500_000
"""Structures of which what is proven is kept once more, 1 KB each."""


class SolverLimits(NamedTuple):
    """How much may be done. `work`: what takes as long as so many structures, 5 us each; `nodes`: structures
    at once; the other figures bound memory and single steps (docs/pawns.md)."""

    work: int = 20_000_000
    nodes: int = 400_000
    promotions: int = 400_000
    followed: int = 150_000
    depth: int = 9
    together: int = 4_000
    room: int = 10_000
    duels: int = 600


class Shared:
    """What all questions about a position have together: promotions, and the work that is `left`, all in all
    and for what comes `now`."""

    def __init__(self, limits: SolverLimits) -> None:
        self._deeper = [*(depth for depth in _DEPTHS if depth < limits.depth), limits.depth]
        self.promotions = Promotions(self._deeper.pop(0), limits.together, limits.room, limits.duels)
        self.left = self.now = limits.work

    def begin(self, work: int) -> None:
        """Allow what comes now so much."""
        self.now = work

    @contextmanager
    def sparing(self, work: int) -> Iterator[None]:
        """Leave so much for later; what was not enough without it ends in silence."""
        self.left -= work
        try:
            with suppress(TooMuch):
                yield
        finally:
            self.left += work

    def deeper(self) -> bool:
        """Look deeper at promotions from now on -> whether that is allowed."""
        if not self._deeper:
            return False
        self.promotions.depth = self._deeper.pop(0)
        return True

    def pay(self, work: int) -> None:
        """Raises TooMuch once nothing is left, NoRoom if it is more than what comes now may take."""
        self.left -= work
        self.now -= work
        if self.left < 0:
            raise TooMuch
        if self.now < 0:
            raise NoRoom


class QuestionTarget(NamedTuple):
    """What is asked about: a position of a structure, or (`row`) a move of the structure's that no other one
    tells the end of: a promotion, a double step. Kings before the move."""

    node: int
    row: int
    black_moves: bool
    white_king: int
    black_king: int


class WinQuestion:
    """Whether White wins. Raises TooMuch."""

    def __init__(
        self,
        boards: Iterable[chess.Board],
        limits: SolverLimits,
        shared: Shared,
        pushes: tuple[int, int] = (closure.EVERYWHERE, closure.EVERYWHERE),
    ) -> None:
        """`boards`: of which it may be asked, and of what can be reached from there; `pushes`: from which
        squares White's and Black's pawns step forward: where White's are fewer only its wins may be asked,
        where Black's are, only that there is none. Raises NoRoom."""
        self._shared = shared
        self._store = closure.new_store(limits.nodes, limits.promotions, limits.promotions // 8, pushes)
        self._scratch = kings.new_scratch()
        self._wanted = strategy.new_wanted(limits.nodes, limits.followed)
        for each in boards:
            closure.node_of(*pawns_of(each), self._store, True)
        self.pushes = pushes
        has_room = closure.grow(self._store, 0)
        self.nodes = int(self._store.counts[closure.NODES])
        shared.left -= self.nodes
        if not has_room:
            raise NoRoom
        self._state: tuple[int, int] | None = None
        self._depth = shared.promotions.depth

    @property
    def is_whole(self) -> bool:
        """Whether all pawns of both sides may step forward."""
        return self.pushes == (closure.EVERYWHERE, closure.EVERYWHERE)

    def proves(
        self, targets: Sequence[QuestionTarget], *, wins: bool, trust: int = kings.GUESSED
    ) -> list[bool]:
        """Of which it is proven that White wins, or that it does not."""
        return self.won(targets, trust=trust) if wins else self.not_won(targets)

    def position(self, board: chess.Board) -> QuestionTarget:
        """The target of a position without rights to capture en passant."""
        white, black = board.king(chess.WHITE), board.king(chess.BLACK)
        assert white is not None and black is not None
        node = closure.node_of(*pawns_of(board), self._store, False)
        return QuestionTarget(int(node), -1, not board.turn, white, black)

    def move(self, board: chess.Board, move: chess.Move) -> QuestionTarget | None:
        """The target of a move on `board`; None for promotions to less than a queen."""
        if move.promotion not in (None, chess.QUEEN):
            return None
        after = board.copy(stack=False)
        after.push(move)
        if move.promotion is None and not after.has_legal_en_passant():
            return self.position(after)
        kind = closure.QUEENS if move.promotion else closure.DOUBLE
        at = self.position(board)
        for row in range(self._store.first[at.node], self._store.first[at.node + 1]):
            squares = self._store.moves[row, [closure.ORIGIN, closure.TARGET]]
            if self._store.moves[row, closure.KIND] == kind and [*squares] == [
                move.from_square,
                move.to_square,
            ]:
                return at._replace(row=row)
        return None

    def seems_won(self, target: QuestionTarget, *, wins: bool = True) -> bool:
        """Whether White seems to win, nothing verified; `wins`: as its win is asked about, or that there is
        none."""
        self._look()
        self._sweep(kings.LEAST if wins else kings.MOST, kings.GUESSED)
        return self._wins(target)

    def won(self, targets: Sequence[QuestionTarget], *, trust: int = kings.GUESSED) -> list[bool]:
        """Of which White is proven to win; `trust`: in promotions that are not tried yet."""
        self._settle(targets, kings.LEAST, trust)
        return [self._wins(target) for target in targets]

    def not_won(self, targets: Sequence[QuestionTarget]) -> list[bool]:
        """Of which White is proven not to win."""
        self._settle(targets, kings.MOST, kings.GUESSED)
        return [not self._wins(target) for target in targets]

    def deepen(self, *, least: bool) -> None:
        """Learn what is proven of pawns alone; promotions are verified anew, with queens traded
        and with a queen each. Raises NoRoom where there are more than 500,000 structures."""
        if self.nodes > _MOST_LEARNT:
            raise NoRoom
        asked, column = (kings.LEAST, closure.LOW_KNOWN) if least else (kings.MOST, closure.HIGH_KNOWN)
        self._sweep(asked, kings.STRICT)
        known = self._store.wins[: self.nodes].copy()
        self._shared.promotions.learn(
            trades_of(self._store, known if least else None, None if least else known)
        )
        self._store.edges[: self._store.counts[closure.EDGES], column] = 0
        self._state = None

    def _look(self) -> None:
        """Look for better bounds where it is looked deeper than before."""
        if self._depth < self._shared.promotions.depth:
            self._depth = self._shared.promotions.depth
            columns = [closure.LOW_KNOWN, closure.HIGH_KNOWN]
            self._store.edges[: self._store.counts[closure.EDGES], columns] = 0
            self._state = None

    def _sweep(self, asked: int, trust: int) -> None:
        """Solve what is not solved in this way yet."""
        store, everything = self._store, self._state != (asked, trust)
        self._shared.pay(0 if not everything else self.nodes)
        solved = kings.sweep(asked, trust, everything, store, self._scratch)
        if not everything:
            self._shared.pay(solved)
        store.edges[: store.counts[closure.EDGES], closure.CHANGED] = 0
        self._state = (asked, trust)

    def _settle(self, targets: Sequence[QuestionTarget], asked: int, trust: int) -> None:
        """Verify what the results of the targets lean on, and solve all for what is proven, if any."""
        assert self.pushes[1 if asked == kings.LEAST else 0] == closure.EVERYWHERE
        self._look()
        self._sweep(asked, trust)
        while self._lean(targets, asked, trust):
            self._verify(asked)
            self._sweep(asked, trust)
        if any(self._wins(target) == (asked == kings.LEAST) for target in targets):
            self._sweep(asked, kings.STRICT)

    def _verify(self, asked: int) -> None:
        """What is needed, those first that come last in play."""
        store = self._store
        needed = np.flatnonzero(store.edges[: store.counts[closure.EDGES], closure.NEEDED])
        left = {int(edge): closure.steps_left(*store.edge_pawns[edge]) for edge in needed}
        for edge in sorted(left, key=lambda each: left[each]):
            took = self._shared.promotions.verify(store, edge, least=asked == kings.LEAST)
            self._shared.pay(_WITH_QUEEN * took)

    def _lean(self, targets: Sequence[QuestionTarget], asked: int, trust: int) -> int:
        """Mark the promotions that the results lean on -> how many are not verified."""
        store, wanted = self._store, self._wanted
        strategy.clear(store, wanted)
        store.edges[: store.counts[closure.EDGES], closure.NEEDED] = 0
        wanted.counts[strategy.TRUST] = trust
        wanted.counts[strategy.FOLLOWED] = 0
        count = sum(
            self._add(target, asked) for target in targets if self._wins(target) == (asked == kings.LEAST)
        )
        found = strategy.follow(asked, store, self._scratch, wanted)
        self._shared.pay(_FOLLOWED * int(wanted.counts[strategy.FOLLOWED]))
        if found < 0 or (count + found) * _AT_LEAST > min(self._shared.now, self._shared.left):
            raise NoRoom
        return count + int(found)

    def _wins(self, target: QuestionTarget) -> bool:
        """Whether White wins, as it is solved now."""
        side = kings.BLACK_MOVES if target.black_moves else kings.WHITE_MOVES
        if target.row < 0:
            masks = self._store.wins[target.node, side]
            return bool(int(masks[target.black_king]) >> target.white_king & 1)
        assert self._state is not None
        found = kings.after_move(
            target.node, target.row, target.black_king, *self._state, self._store, self._scratch
        )
        return bool(int(found) >> target.white_king & 1)

    def _add(self, target: QuestionTarget, asked: int) -> int:
        """Let the strategy begin here -> promotions that this takes at once."""
        king = np.uint64(1 << target.white_king)
        if target.row < 0:
            side = kings.BLACK_MOVES if target.black_moves else kings.WHITE_MOVES
            strategy.add(target.node, side, target.black_king, king, self._store, self._wanted)
            return 0
        added = strategy.begin_after(
            target.node, target.row, target.black_king, king, asked, self._store, self._wanted
        )
        return int(added)


def pawns_of(board: chess.Board) -> tuple[np.uint64, np.uint64]:
    """White's pawns, Black's."""
    white, black = (int(board.pieces_mask(chess.PAWN, color)) for color in (chess.WHITE, chess.BLACK))
    return np.uint64(white), np.uint64(black)
