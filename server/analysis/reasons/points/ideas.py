"""What a move is for, by what its side plays next in most of the lines that were searched."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import chess

from server.analysis.reasons.points.aims import Effect, effect, played
from server.analysis.reasons.points.candidate import Candidate, in_order, made
from server.analysis.reasons.points.point import PointOf

LINES = 4
"""Lines that must be known at the least."""
MOST = 0.5
"""The share of them in which the same move comes next or the time after."""
STOPPED = 0.75
"""The same of a move that the best reply stops."""
ANYWAY = 0.3
"""How much more often than after the other move it must come."""
LATE = 0.7
"""What a move counts that comes the time after."""
EASE = 0.2
"""It says less than any other candidate."""
Moves = Sequence[chess.Move]


@dataclass(frozen=True, slots=True)
class _Line:
    """A line from `start`; `own`: the index of the first move of the side whose plan it shows."""

    start: chess.Board
    moves: Moves
    own: int

    def next_moves(self) -> Iterator[_Next]:
        """The next two moves of that side; none that takes where something was just taken."""
        for index in range(self.own, min(len(self.moves), self.own + 3), 2):
            each = _Next(self.start, self.moves[:index], self.moves[index], late=index > self.own)
            taken = each.before and played(self.start, *each.before[:-1]).is_capture(each.before[-1])
            if not (taken and each.before[-1].to_square == each.move.to_square):
                yield each

    def has(self, move: chess.Move) -> bool:
        return any(each.move == move for each in self.next_moves())

    def allows(self, move: chess.Move) -> bool:
        """Whether the side can play it next."""
        return played(self.start, *self.moves[: self.own]).is_legal(move)


@dataclass(frozen=True, slots=True)
class _Next:
    """A move of a line: where the line starts and what comes `before` it; `late`: it is not the side's
    next."""

    start: chess.Board
    before: Moves
    move: chess.Move
    late: bool

    @property
    def board(self) -> chess.Board:
        return played(self.start, *self.before)


def idea_of(point: PointOf, other: PointOf | None) -> Candidate | None:
    """The move that comes next in most lines after a point's, for most replies, and not after the `other`
    move; of an answer, if it is a pawn's or aims at something: every move allows something."""
    lines = [*_replied(point, own=1), *_passed(point)]
    move, found = _likeliest(lines)
    least = MOST if lines and lines[0].allows(move) else STOPPED
    if len(lines) < LINES or len(found) < least * len(lines):
        return None
    others = _replied(other, own=0) if other else []
    anyway = sum(line.has(move) for line in others)
    if others and len(found) / len(lines) < anyway / len(others) + ANYWAY:
        return None
    first = min(found, key=lambda each: (each.start is point.view, each.late))
    shown = [] if first.start is point.view else [*first.before, move]
    then = point.unnumbered(first.board, move)
    if move == point.scene.move:
        return in_order(point, point.special, EASE, then, *shown)
    piece = first.board.piece_type_at(move.from_square) or chess.PAWN
    if point.base == "before" and move.to_square == point.scene.move.to_square:
        told = {"piece": chess.piece_symbol(piece), "square": chess.square_name(move.to_square)}
        return made(point, "leaves", point.special, EASE, *shown, told={**told})
    taken = first.board.piece_at(move.to_square)
    if taken is not None and taken != point.board.piece_at(move.to_square):
        return None  # what it takes comes there later on
    does, pawn = effect(first.board, move), piece == chess.PAWN
    if any(point.board.piece_type_at(square) != hit for square, hit in does.on):
        does = Effect("none")  # what it hits comes there later on
    if point.base == "after" and (point.captures or not (pawn or does.on)):
        return None
    return made(point, "idea", point.special, EASE, *shown, told={**does.told(), "refuted": then})


def _likeliest(lines: Iterable[_Line]) -> tuple[chess.Move, list[_Next]]:
    """The move that comes most often and soonest, wherever it comes."""
    seen: dict[chess.Move, list[_Next]] = {}
    for line in lines:
        for each in line.next_moves():
            seen.setdefault(each.move, []).append(each)
    counts = {move: sum(LATE if each.late else 1 for each in found) for move, found in seen.items()}
    best = max(counts, key=lambda move: counts[move], default=chess.Move.null())
    return best, seen.get(best, [])


def _replied(point: PointOf, own: int) -> list[_Line]:
    """One line for each reply that was searched, and for the engine's."""
    lines: dict[chess.Move, Moves] = {}
    rest = [step.move for step in point.line.steps[1:]]
    natural = ([each.move, *each.refuted.line] for each in point.natural)
    for line in (rest, *(each.line for each in point.replies), *natural):
        if line:
            lines.setdefault(line[0], line)
    return [_Line(point.board, line, own) for line in lines.values()]


def _passed(point: PointOf) -> list[_Line]:
    """The line after a pass."""
    return [_Line(point.view, each.line, 0) for each in point.idle[:1] if point.view is not None]
