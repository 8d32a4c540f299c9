"""Pawn endings solved: who wins, and which moves keep that. Nothing that is not proven is said.

Owns which questions are asked, in which order. Each colour's win is a question of its own (`questions.py`),
asked with the board turned where it is Black's. The positions of a game are asked together: all that follows
is solved once for them. The 50-move rule is left out, as repetitions are not: endless play is a draw.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Literal, NamedTuple

import chess

from endgames.structures.kings import EACH, GUESSED
from endgames.structures.narrow import narrow, sizes
from endgames.structures.promotions import NoRoom, TooMuch
from endgames.structures.questions import QuestionTarget, Shared, SolverLimits, WinQuestion
from endgames.themes import Supposed

Result = Literal["1-0", "1/2-1/2", "0-1"]
WON: dict[chess.Color, Result] = {chess.WHITE: "1-0", chess.BLACK: "0-1"}
DRAWN: Result = "1/2-1/2"
_SHARES = (16, 4, 1)
"""Of all work, what one way may take: the first time, the second and the third."""
_FOR_MOVES = 4
"""The part of all work that is left for the moves."""
_FOR_OTHERS = 3
"""So many times the work so far moves that stay unsure may take; no more than that part."""
_NARROWED = 16
"""What a question with few steps may take, for each of its structures."""
_QUICK = 10
"""Up to this part of the structures that are allowed at once all steps are tried first."""
_LEAST = 2_000
"""Structures of the smallest questions that are looked for."""


class SolverAnswer(NamedTuple):
    """`result`: None where nothing is proven. `moves`: those that are proven to keep it, SAN; `unsure`: those
    of which it is not proven whether they do. `work`: as `SolverLimits` has it, for all positions that were
    asked together."""

    result: Result | None
    moves: tuple[str, ...] = ()
    unsure: tuple[str, ...] = ()
    work: int = 0


def solve(board: chess.Board, limits: SolverLimits | None = None) -> SolverAnswer:
    """Solve a valid position with kings and pawns alone; the same position and limits have always the same
    answer."""
    return Solver([board], limits or SolverLimits()).answers()[0]


class Solver:
    """Solves some positions of one game, in its order; where it is too much, what is found until then
    stays."""

    def __init__(
        self,
        boards: Sequence[chess.Board],
        limits: SolverLimits,
        shared: Shared | None = None,
        colors: Sequence[chess.Color] = chess.COLORS,
    ) -> None:
        """`colors`: whose wins are asked about."""
        self._limits, self._colors = limits, colors
        self._positions = [_Position(board) for board in boards]
        self._shared = shared or Shared(limits)
        self._whole: dict[chess.Color, WinQuestion] = {}
        self._sizes: dict[chess.Color, int | None] = {}
        self._seem: dict[tuple[int, bool], list[_Narrow]] = {}
        self._proving: dict[tuple[chess.Color, bool], int] = {}

    @property
    def work(self) -> int:
        """Structures solved so far."""
        return self._limits.work - max(self._shared.left, 0)

    def answers(self) -> list[SolverAnswer]:
        """The answers, in order."""
        part = self._limits.work // _FOR_MOVES
        with self._shared.sparing(part):
            self._find_results()
        self._shared.begin(self._limits.work)
        with suppress(TooMuch):
            self._find_kept()
            while any(position.is_unsure for position in self._positions) and self._shared.deeper():
                self._find_kept()
        with self._shared.sparing(max(self._shared.left - min(part, _FOR_OTHERS * self.work), 0)):
            self._find_others()
        return [position.answer(self.work) for position in self._positions]

    def proves(self, supposed: Sequence[Supposed]) -> list[bool]:
        """Of each whether it is proven."""
        found = [False] * len(supposed)
        self._shared.begin(self._limits.work)
        with suppress(TooMuch):
            self._suppose(supposed, found)
            while not all(found) and self._shared.deeper():
                self._suppose(supposed, found)
        return found

    def _suppose(self, supposed: Sequence[Supposed], found: list[bool]) -> None:
        for color, wins in itertools.product(chess.COLORS, (True, False)):
            same = [at for at, each in enumerate(supposed) if (each.color, each.wins) == (color, wins)]
            boards = [supposed[at].board for at in same]
            for question in self._known(boards, color, wins=wins):
                open_ = [at for at in same if not found[at]]
                targets = {at: question.position(seen(supposed[at].board, color)) for at in open_}
                known = {at: target for at, target in targets.items() if target.node >= 0}
                if not known:
                    continue
                with suppress(NoRoom):
                    for at, holds in zip(known, question.proves([*known.values()], wins=wins), strict=True):
                        found[at] = holds

    def _find_results(self) -> None:
        """What is quick comes first. Raises TooMuch."""
        for share in _SHARES:
            for trust, whole in self._ways():
                asked = self._with_all() if whole else self._with_few(saves=share != _SHARES[0])
                for question, color, wins in asked:
                    self._shared.begin(self._limits.work // share if whole else _NARROWED * question.nodes)
                    self._shared.promotions.meets = trust == EACH and share != _SHARES[0]
                    with suppress(NoRoom):
                        self._decide(question, color, trust, wins=wins)
            if not any(map(self._undecided, self._colors)):
                return
            self._shared.deeper()

    def _ways(self) -> Iterable[tuple[int, bool]]:
        """How promotions are trusted (as it seems, or with what is known of pawns alone), and whether all
        steps are there; what is quick comes first."""
        nodes = self._nodes(self._colors[0])
        if nodes is not None and nodes <= self._limits.nodes // _QUICK:
            return (GUESSED, True), (GUESSED, False), (EACH, True)
        return (GUESSED, False), (GUESSED, True), (EACH, True)

    def _with_all(self) -> Iterator[tuple[WinQuestion, chess.Color, bool]]:
        """Of each colour whether it wins, then whether it does not."""
        for color in self._order():
            if question := self._question(color):
                yield question, color, True
                yield question, color, False

    def _with_few(self, *, saves: bool) -> Iterator[tuple[WinQuestion, chess.Color, bool]]:
        """With few steps of the side that chooses: wins, then (`saves`) what is none; small questions
        first."""
        nodes = self._nodes(self._colors[0])
        largest = (self._limits.nodes if nodes is None else nodes) // 2
        parts = (self._limits.nodes // share for share in _SHARES[:2])
        levels = [0, *(most for most in parts if _LEAST < most < largest), largest]
        for wins in (True, False) if saves else (True,):
            for least, most in itertools.pairwise(levels):
                if (most, wins) not in self._seem:
                    self._seem[most, wins] = sorted(self._promising(least, most, wins=wins))
                for _, color, files in self._seem[most, wins]:
                    if boards := self._roots(color):
                        yield self._narrow(boards, files, most, wins=wins), color, wins

    def _promising(self, least: int, most: int, *, wins: bool) -> Iterator[_Narrow]:
        """Those of more than `least` structures and `most` at most by which it seems so: with fewer steps it
        never seems so where it does not with more."""
        for color in self._order():
            left, boards = self._undecided(color), self._roots(color)
            no: list[int] = []
            for size, files in sizes(boards, most, wins=wins):
                self._shared.left -= size
                if size <= least or any(files & each == files for each in no):
                    continue
                self._shared.begin(self._limits.work)
                question = self._narrow(boards, files, most, wins=wins)
                if self._seeming(question, left, color, wins=wins):
                    yield _Narrow(size, color, files)
                else:
                    no.append(files)

    def _narrow(self, boards: Sequence[chess.Board], files: int, most: int, *, wins: bool) -> WinQuestion:
        """Of at most so many structures. Raises NoRoom."""
        return narrow(boards, files, self._limits._replace(nodes=most), self._shared, wins=wins)

    def _decide(self, question: WinQuestion, color: chess.Color, trust: int, *, wins: bool) -> None:
        """Prove of what is open that `color` wins, or that it does not."""
        left = self._undecided(color)
        if left and trust == EACH:
            question.deepen(least=wins)
        elif wins:
            left = self._seeming(question, left, color, wins=True)
        for position in self._proven(question, left, color, trust, wins=wins):
            if not question.is_whole:
                self._proving[color, wins] = question.pushes[0 if wins else 1]
            if wins:
                position.result = WON[color]
                continue
            position.safe.add(color)
            if len(position.safe) == 2:
                position.result = DRAWN

    def _undecided(self, color: chess.Color) -> list[_Position]:
        """Those of which it is not known whether `color` wins."""
        return [each for each in self._positions if each.result is None and color not in each.safe]

    def _roots(self, color: chess.Color) -> list[chess.Board]:
        """What tells their results, with `color` as White."""
        return [seen(board, color) for position in self._undecided(color) for board in position.roots()]

    def _known(
        self, boards: Iterable[chess.Board], color: chess.Color, *, wins: bool
    ) -> Iterator[WinQuestion]:
        """What may tell of boards near those that are solved: the question with few steps that told a result
        so, then all steps, where they are not much more."""
        if (color, wins) in self._proving:
            files, turned = self._proving[color, wins], [seen(board, color) for board in boards]
            self._shared.begin(self._limits.work // _SHARES[0])
            with suppress(NoRoom):
                yield self._narrow(turned, files, self._limits.nodes, wins=wins)
        nodes = self._nodes(color)
        if nodes is not None and (not self._proving or nodes <= self._limits.nodes // _SHARES[0]):
            whole = self._question(color)
            assert whole is not None
            self._shared.begin(self._limits.work)
            yield whole

    def _order(self) -> list[chess.Color]:
        """The colours, the one first whose win is more likely: its pawns are more and further on."""
        board = self._positions[0].board
        ahead = {
            color: sum(
                7 + (square >> 3 if color else 7 - (square >> 3))
                for square in board.pieces(chess.PAWN, color)
            )
            for color in chess.COLORS
        }
        ahead[board.turn] += 1
        return sorted(self._colors, key=lambda color: -ahead[color])

    def _nodes(self, color: chess.Color) -> int | None:
        """Structures of the question with all steps; None: more than are allowed."""
        if color not in self._sizes:
            self._question(color)
        return self._sizes[color]

    def _question(self, color: chess.Color) -> WinQuestion | None:
        """Whether this colour wins, with all steps; None: that is too much. Where both colours' are large
        only the last one is kept."""
        if color not in self._whole and self._sizes.get(color, 0) is not None:
            other = self._whole.get(not color)
            if other and other.nodes > self._limits.nodes // 2:
                del self._whole[not color], other
            boards = (seen(board, color) for each in self._positions for board in each.boards())
            self._sizes[color] = None
            with suppress(NoRoom):
                self._whole[color] = WinQuestion(boards, self._limits, self._shared)
                self._sizes[color] = self._whole[color].nodes
        return self._whole.get(color)

    def _target(
        self, question: WinQuestion, position: _Position, move: chess.Move, color: chess.Color
    ) -> QuestionTarget | None:
        turned = move
        if not color:
            turned = chess.Move(move.from_square ^ 56, move.to_square ^ 56, move.promotion)
        return question.move(seen(position.board, color), turned)

    def _root(self, question: WinQuestion, position: _Position, color: chess.Color) -> list[QuestionTarget]:
        """The position; all its moves where one is a capture en passant, none if that cannot be asked."""
        if not position.board.has_legal_en_passant():
            return [question.position(seen(position.board, color))]
        targets = [self._target(question, position, move, color) for move in position.moves]
        return [target for target in targets if target] if all(targets) else []

    def _asked(
        self, question: WinQuestion, positions: Iterable[_Position], color: chess.Color
    ) -> list[_PositionTargets]:
        roots = ((position, self._root(question, position, color)) for position in positions)
        return [_PositionTargets(position, targets) for position, targets in roots if targets]

    def _seeming(
        self, question: WinQuestion, positions: Sequence[_Position], color: chess.Color, *, wins: bool
    ) -> list[_Position]:
        """Those that `color` seems to win, or not to win."""
        found = self._asked(question, positions, color)
        won = ([question.seems_won(target, wins=wins) for target in each.targets] for each in found)
        return [each.position for each, one in zip(found, won, strict=True) if each.wins(one, color) == wins]

    def _proven(
        self,
        question: WinQuestion,
        positions: Sequence[_Position],
        color: chess.Color,
        trust: int,
        *,
        wins: bool,
    ) -> list[_Position]:
        """Those of which it is proven that `color` wins, or that it does not."""
        found = self._asked(question, positions, color)
        if not found:
            return []
        targets = [target for each in found for target in each.targets]
        holds = iter(question.proves(targets, wins=wins, trust=trust))
        won = ([next(holds) == wins for _ in each.targets] for each in found)
        return [each.position for each, one in zip(found, won, strict=True) if each.wins(one, color) == wins]

    def _find_kept(self) -> None:
        """Of each move whether it keeps the result. Raises TooMuch; what is found before stays."""
        for color, wins in itertools.product(chess.COLORS, (True, False)):
            asked = [position for position in self._positions if position.asks(color)]
            together = [[position] for position in asked] if self._nodes(color) is None else [asked]
            for positions in together:
                self._find_moves(positions, color, wins=wins)

    def _find_others(self) -> None:
        """The same of moves that are still unsure: what they lead to is asked like a position. Raises
        TooMuch."""
        for color in chess.COLORS:
            asked = [position for position in self._positions if position.asks(color)]
            unsure = ((each, at, after) for each in asked for at, after in each.after())
            moves = [(each, at, after) for each, at, after in unsure if each.kept[at] is None]
            if not moves:
                continue
            self._whole.clear()  # two such would take twice the memory
            inner = Solver([after for _, _, after in moves], self._limits, self._shared, [color])
            try:
                inner._find_results()
            finally:
                for (position, at, _), found in zip(moves, inner._positions, strict=True):
                    wins = found.result == WON[color]
                    if found.result or color in found.safe:
                        position.kept[at] = (color == position.board.turn) == wins

    def _find_moves(self, asked: Sequence[_Position], color: chess.Color, *, wins: bool) -> None:
        boards = (board for position in asked for board in position.boards())
        for question in self._known(boards, color, wins=wins):
            moves = [
                (position, at, target)
                for position in asked
                for at, move in enumerate(position.moves)
                if position.kept[at] is None and (target := self._target(question, position, move, color))
            ]
            if not moves:
                return
            with suppress(NoRoom):
                holds = question.proves([target for _, _, target in moves], wins=wins)
                for (position, at, _), proven in zip(moves, holds, strict=True):
                    if proven:
                        position.kept[at] = (color == position.board.turn) == wins


class _Position:
    """A position, and what is found of it: `kept`: of each move whether it keeps the result; None: not
    proven."""

    def __init__(self, board: chess.Board) -> None:
        self.board = board.copy(stack=False)
        self.moves = [*board.legal_moves]
        self.safe: set[chess.Color] = set()
        self.kept: list[bool | None] = [None] * len(self.moves)
        self.result: Result | None = None
        if not self.moves:
            self.result = WON[not board.turn] if board.is_check() else DRAWN

    def boards(self) -> Iterator[chess.Board]:
        """It, and what its moves lead to."""
        yield self.board
        yield from (after for _, after in self.after())

    def after(self) -> Iterator[tuple[int, chess.Board]]:
        """The moves that are no promotions, by number, and what they lead to."""
        for at, move in enumerate(self.moves):
            if not move.promotion:
                after = self.board.copy(stack=False)
                after.push(move)
                yield at, after

    def roots(self) -> Iterator[chess.Board]:
        """What tells its result: it, or its moves where one captures en passant."""
        return self.boards() if self.board.has_legal_en_passant() else iter([self.board])

    @property
    def is_unsure(self) -> bool:
        """Whether of a move it is not known whether it keeps the result."""
        return any(self.asks(color) for color in chess.COLORS) and None in self.kept

    def asks(self, color: chess.Color) -> bool:
        """Whether the wins of `color` tell which moves keep the result."""
        mover = self.board.turn
        if self.result is None or self.result == WON[not mover]:
            return False
        return color == (mover if self.result == WON[mover] else not mover)

    def answer(self, work: int) -> SolverAnswer:
        if self.result is None:
            return SolverAnswer(None, work=work)
        lost = self.result == WON[not self.board.turn]
        sans = map(self.board.san, self.moves)
        kept = [(san, lost or keeps) for san, keeps in zip(sans, self.kept, strict=True)]
        return SolverAnswer(
            self.result,
            tuple(san for san, keeps in kept if keeps),
            tuple(san for san, keeps in kept if keeps is None),
            work,
        )


class _Narrow(NamedTuple):
    """A question with steps on some `files` alone: whether `color` wins, or that it does not."""

    size: int
    color: chess.Color
    files: int


class _PositionTargets(NamedTuple):
    """A position and its targets in one question."""

    position: _Position
    targets: list[QuestionTarget]

    def wins(self, won: Sequence[bool], color: chess.Color) -> bool:
        """Whether `color` wins, of the targets."""
        return any(won) if self.position.board.turn == color else all(won)


def seen(board: chess.Board, color: chess.Color) -> chess.Board:
    """The board with `color` as White."""
    return board if color else board.mirror()
