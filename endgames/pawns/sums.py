"""A pawn ending as the sum of its local games: value, outcome, winning moves, and whether it is proven.

Owns what is said of a position (`docs/pawns.md`). Left is White: a positive value is White's spare moves.
"""

from __future__ import annotations

from typing import Literal

import chess
from msgspec import Struct

from endgames.cgt.expressions import valued
from endgames.cgt.games import Game, Games
from endgames.cgt.lines import PiecewiseLine as Wall
from endgames.cgt.names import Names
from endgames.cgt.thermographs import Thermographs
from endgames.pawns.certificate import Certificate, TooLarge, on_board, parts_of
from endgames.pawns.database import GroupRecord, Values
from endgames.pawns.local import HIGH, LOW, UNSTOPPED, LocalGames, LocalPosition, pawn_moves, standing
from endgames.pawns.tempo import Parts, Tempo
from endgames.refusals import Message, NoValueError, message

SUM_STEPS = 8_000
"""Of adding up the groups: some tenths of a second."""
PROOF_STEPS = 20_000
"""Of the values of all positions that a certificate meets."""

Outcome = Literal["L", "R", "N", "P"]
Corners = tuple[tuple[str, str], ...]


class ThermographRecord(Struct, frozen=True):
    """Both walls as corners (t, value), t >= 0, upright from the last corner on. Numbers as "3/4"."""

    left: Corners
    right: Corners


class ValuedGroup(Struct, frozen=True):
    """A local game: its squares, its value as `kibitz value` writes it, mean, temperature, thermograph. Where
    en passant leaves two values open, `value` is "low .. high", and the figures are those of the low one."""

    squares: tuple[str, ...]
    value: str
    mean: str
    temperature: str
    thermograph: ThermographRecord


class SolvedSums(Struct, frozen=True):
    """`outcome`: L, R: White, Black wins with either side to move; N: the side to move; P: the other.
    `winning_moves`: SAN, of the side to move; `other_winning_moves`: of the other side, if it were to move.
    `by_spare_moves`: no pawn comes through, which is another reason.
    `certified`: proven by search; else `doubt` says why not."""

    groups: tuple[ValuedGroup, ...]
    sum: str
    outcome: Outcome
    winning_moves: tuple[str, ...]
    certified: bool
    other_winning_moves: tuple[str, ...] = ()
    doubt: Message | None = None
    by_spare_moves: bool = True


class NoSums(Struct, frozen=True):
    """Not computed; `reason` says why."""

    reason: Message


def solve(board: chess.Board, values: Values | None = None, *, prove: bool = True) -> SolvedSums | NoSums:
    """What a pawn ending is worth. `values`: a database of local positions, or None. Not `prove`: nothing is
    searched on the whole board, and nothing certified. The same position always has the same answer."""
    unfit = _unfit(board)
    if unfit is not None:
        return NoSums(unfit)
    games = Games(SUM_STEPS)
    recorded = _Recorded(games, values or Values(None))
    tempo = Tempo(games, recorded.value)
    parts = parts_of(board)
    try:
        groups = tuple(
            _group(position, recorded) for position in parts.positions if recorded.has_game(position)
        )
        bounds = tempo.sum(parts, LOW), tempo.sum(parts, HIGH)
        whole = _both(Names(Thermographs()), *bounds)
        first = {color: tempo.mover_wins(_for(parts, board, color), color) for color in chess.COLORS}
        moves = {color: _winning(tempo, parts, board, color) for color in chess.COLORS}
    except NoValueError as error:
        return NoSums(error.message)
    through = any(abs(stop) >= UNSTOPPED for game in bounds for stop in (game.left_stop, game.right_stop))
    if through:
        doubt: Message | None = message("pawns-doubt-through")
    else:
        doubt = _doubt(board) if prove else message("pawns-doubt-unasked")
    return SolvedSums(
        groups=groups,
        sum=whole,
        outcome=_outcome(first[chess.WHITE], first[chess.BLACK]),
        winning_moves=moves[board.turn],
        certified=doubt is None,
        other_winning_moves=moves[not board.turn],
        by_spare_moves=not through,
        doubt=doubt,
    )


def mover_wins(sums: SolvedSums, mover: chess.Color) -> bool:
    """Whether `mover` wins, being to move."""
    return sums.outcome == "N" or sums.outcome == ("L" if mover else "R")


def _unfit(board: chess.Board) -> Message | None:
    if not board.is_valid():
        return message("pawns-refused-position")
    if board.occupied != board.pawns | board.kings or board.promoted:
        return message("pawns-refused-pieces")
    if not board.pawns:
        return message("pawns-refused-pawns")
    return message("pawns-refused-in-check") if board.is_check() else None


def _doubt(board: chess.Board) -> Message | None:
    """Why a sum is not certified; None: it is."""
    turned = board.copy(stack=False)
    turned.turn = not board.turn
    if turned.is_check() or turned.was_into_check():
        return message("pawns-doubt-kings")
    games = Games(PROOF_STEPS)
    certificate = Certificate(Tempo(games, LocalGames(games).value))
    try:
        return None if certificate.holds(board) else message("pawns-doubt-kings")
    except (TooLarge, NoValueError):
        return message("pawns-doubt-large")


class _Recorded:
    """The values of groups by their records."""

    def __init__(self, games: Games, values: Values) -> None:
        self._games, self._values = games, values
        self._names: dict[tuple[LocalPosition, int], str] = {}
        self._parsed: dict[str, Game] = {}
        self._records: dict[LocalPosition, GroupRecord] = {}

    @staticmethod
    def has_game(position: LocalPosition) -> bool:
        """Whether it is told of: a group away from the kings always, what is near them if it can move."""
        if not position.has_pawns or not any(sign in "Kk" for _, _, sign in position.pieces):
            return position.has_pawns
        return any(True for color in chess.COLORS for _ in pawn_moves(position, color))

    def value(self, position: LocalPosition, side: int) -> Game:
        """Raises NoValueError for a group that has no value."""
        if not position.has_pawns:
            return self._games.number(0)
        stands, is_reversed = standing(position)
        own = -side if is_reversed else side
        if (stands, own) not in self._names:
            self._read(stands)
        game = self._parse(self._names[stands, own])
        return -game if is_reversed else game

    def _parse(self, name: str) -> Game:
        found = self._parsed.get(name)
        if found is None:
            found = self._parsed[name] = valued(name, self._games)
        return found

    def _read(self, stands: LocalPosition) -> None:
        record = self._values.record(stands)
        if record.refused:
            raise NoValueError(
                message("pawns-refused-check" if record.refused == "check" else "pawns-refused-large")
            )
        self._remember(stands, False, record.low, record.high)
        moves = [move for color in chess.COLORS for move in pawn_moves(stands, color)]
        for move, written in zip(moves, record.moves, strict=True):
            if not move.promotes and move.after.has_pawns:
                self._remember(*standing(move.after), written.low, written.high)

    def _remember(self, stands: LocalPosition, is_reversed: bool, low: str, high: str) -> None:
        if is_reversed:
            low, high = f"-({high})", f"-({low})"
        self._names.setdefault((stands, LOW), low)
        self._names.setdefault((stands, HIGH), high)


def _group(position: LocalPosition, recorded: _Recorded) -> ValuedGroup:
    low, high = recorded.value(position, LOW), recorded.value(position, HIGH)
    thermographs = Thermographs()
    drawn = thermographs.of(low)
    return ValuedGroup(
        squares=tuple(
            sorted(
                chess.square_name(chess.square(file, rank))
                for file, rank, sign in position.pieces
                if sign in "Pp"
            )
        ),
        value=_both(Names(thermographs), low, high),
        mean=str(drawn.mean),
        temperature=str(drawn.temperature),
        thermograph=ThermographRecord(_corners(drawn.left), _corners(drawn.right)),
    )


def _corners(wall: Wall) -> Corners:
    return tuple((str(t), str(value)) for t, value in wall.corners)


def _both(names: Names, low: Game, high: Game) -> str:
    return names.of(low) if low is high else f"{names.of(low)} .. {names.of(high)}"


def _for(parts: Parts, board: chess.Board, color: chess.Color) -> Parts:
    """The parts where `color` is to move: en passant is the right of who really is."""
    if color == board.turn:
        return parts
    return Parts(tuple(LocalPosition(each.pieces) for each in parts.positions))


def _winning(tempo: Tempo, parts: Parts, board: chess.Board, color: chess.Color) -> tuple[str, ...]:
    """The winning pawn moves of a colour if it is to move, as SAN in the order of letters."""
    view = board.copy(stack=False)
    if color != board.turn:
        view.turn, view.ep_square = color, None
    moves = tempo.winning_moves(_for(parts, board, color), color)
    legal = (move for each in moves for move in (on_board(each.origin, each.target),) if view.is_legal(move))
    return tuple(sorted(view.san(move) for move in legal))


def _outcome(white_first: bool, black_first: bool) -> Outcome:
    """By who wins moving first."""
    if white_first:
        return "N" if black_first else "L"
    return "R" if black_first else "P"
