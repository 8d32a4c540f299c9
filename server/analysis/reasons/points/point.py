"""A move and what small searches around it say: who plays it, what it threatens, how it is answered.

Owns the view that every candidate is found from. `side` "after": the answer to a fault; "before": the better
move in its place. Points are those of who plays the move, 0..1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import chess

from server.analysis.evaluation import centipawns_of, win_chance
from server.analysis.events.values import Base, Fact, Look, Piece, Point
from server.analysis.notation import MoveNumber, in_san
from server.analysis.reasons.exchange import gain, takers, turned
from server.analysis.reasons.material import VALUES, balance
from server.analysis.reasons.played import PLIES, Played
from server.analysis.reasons.points.aims import Hit, hits, pinned, played
from server.analysis.reasons.quiescence import play_out
from server.analysis.reasons.scene import Scene

PIECE = 2
"""Points that a capture wins by which a piece is gone."""
USUAL = 0.5
"""The share of people from which a reply is the usual one."""
NEAR = 0.05
"""Expected points within which an answer is as good as the best one."""
LEAST = 0.04, 0.06
"""Expected points that a threat is worth at the least: a third of what the fault costs, between these."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What a search of a position says: `expected` of who plays the point's move, moves to `mate` (below 0:
    he is mated), and the line."""

    expected: float
    mate: int | None
    line: tuple[chess.Move, ...]

    @property
    def first(self) -> chess.Move | None:
        return self.line[0] if self.line else None


@dataclass(frozen=True, slots=True)
class Natural:
    """A reply that people play, `share` of them; `refuted`: what follows on it."""

    move: chess.Move
    share: float
    refuted: Seen


CLEAR = 0.08
"""Expected points by which an answer is clearly worse than the best one."""


class PointOf:
    """The point of one move. `given`: what was searched; `line`: the engine's line from `start`, the move its
    first; `own`: whether it is the move itself, which alone was good; `loss`: expected points of the fault,
    or those that every other move gives away; `special`: the share of the loss that no other move would
    bring, 0..1."""

    def __init__(
        self, scene: Scene, base: Base, start: chess.Board, line: Played, given: Point, special: float
    ) -> None:
        self.scene, self.base, self.start, self.line = scene, base, start, line
        self.move, self.by = line.steps[0].move, start.turn
        self.special = special
        self.own = not scene.faulty
        self.loss = max(0.02, scene.lead if self.own else scene.loss)
        self.board = line.boards[1]
        self.idle = [self._seen(look) for look in given.get("idle", [])]
        self.replies = [self._seen(look) for look in given.get("replies", [])]
        self.natural = [
            Natural(chess.Move.from_uci(each["move"]), each["share"], self._seen(each["look"]))
            for each in given.get("natural", [])
        ]

    @cached_property
    def against(self) -> Natural | None:
        """Of the better move: the answer to the fault as a reply to it, where it was searched."""
        found = self.scene.points
        if self.base == "after" or "against" not in found or "after" not in found:
            return None
        return Natural(chess.Move.from_uci(found["after"]["move"]), 0.0, self._seen(found["against"]))

    def _seen(self, look: Look) -> Seen:
        mine = self.by == self.scene.mover
        mate = look.get("mate")
        return Seen(
            look["expected"] if mine else round(1 - look["expected"], 9),
            mate if mate is None or mine else -mate,
            tuple(chess.Move.from_uci(uci) for uci in look["line"]),
        )

    @cached_property
    def number(self) -> MoveNumber:
        return MoveNumber.on(self.start)

    @property
    def captures(self) -> bool:
        return self.line.steps[0].captured is not None

    @property
    def checks(self) -> bool:
        return self.line.steps[0].check

    @property
    def fault_takes(self) -> chess.Square | None:
        """Where the fault itself takes something, of an answer."""
        step = self.scene.played.steps[0]
        return step.where if self.base == "after" and step.captured else None

    @cached_property
    def threat(self) -> float:
        """Expected points that a pass after the move costs the other side."""
        if not self.idle or not self.replies:
            return 0.0
        return self.idle[0].expected - self.replies[0].expected

    @property
    def least(self) -> float:
        """What a threat must be worth."""
        return max(LEAST[0], min(LEAST[1], self.loss / 3))

    @property
    def threatens(self) -> bool:
        return self.threat >= self.least

    @cached_property
    def idle_lines(self) -> list[Seen]:
        """What it threatens: the best line after a pass, and another one that is nearly as good."""
        return [each for each in self.idle if each.line and self.idle[0].expected - each.expected <= 0.1]

    @cached_property
    def view(self) -> chess.Board | None:
        """The position after the move with its side to move again; None where it gives check."""
        return turned(self.board)

    @cached_property
    def base_balance(self) -> int:
        """Points that `by` had more before the fault."""
        return balance(self.scene.board, self.by)

    def won(self, board: chess.Board, line: Sequence[chess.Move]) -> int:
        """Points that `by` has won since before the fault, once `line` from `board` is played and what can
        be taken is taken."""
        after = Played(board, [move.uci() for move in line], PLIES)
        if after.end.is_checkmate():
            return 99 if after.end.turn != self.by else -99
        return _settled(after, self.by) - self.base_balance

    @cached_property
    def good_replies(self) -> list[Seen]:
        """The answers that are nearly as good as the best one."""
        return [each for each in self.replies if each.expected <= self.replies[0].expected + NEAR]

    def is_met_by(self, reply: chess.Move) -> bool:
        """Whether a reply is one of the good ones, or that of the engine's line."""
        in_line = len(self.line) > 1 and self.line.steps[1].move == reply
        if in_line or reply in [each.first for each in self.good_replies]:
            return True
        tried = self.against if self.against and self.against.move == reply else None
        if tried is None or not self.replies:
            return False
        return tried.refuted.expected <= self.replies[0].expected + min(NEAR, self.loss / 2)

    @cached_property
    def proven(self) -> int:
        """Points that `by` wins against every good answer, counted from before the fault; 0 at the least."""
        rest = [step.move for step in self.line.steps[1:]]
        found = [self.won(self.board, each.line) for each in self.good_replies]
        return max(0, min([*found, self.won(self.board, rest)]))

    def is_sure(self, points: int) -> bool:
        """Whether `by` wins so much against every answer that is not clearly worse."""
        near = [each for each in self.replies if each.expected <= self.replies[0].expected + CLEAR]
        return self.net >= points and all(self.won(self.board, each.line) >= points for each in near)

    @cached_property
    def net(self) -> int:
        """What of that is not won in the other line as well: after the fault, or after the better move."""
        if self.own:
            return self.proven
        line = self.scene.better if self.base == "after" else self.scene.played
        other = Played(self.scene.board, line.uci(), PLIES + 1)
        return self.proven - max(0, _settled(other, self.by) - self.base_balance)

    def retakes(self, each: Seen | Natural) -> bool:
        """Whether a reply takes the piece that has moved."""
        move = each.move if isinstance(each, Natural) else each.first
        return move is not None and move.to_square == self.move.to_square

    @cached_property
    def safe(self) -> bool:
        """Whether the piece that has moved cannot be taken with profit."""
        taken = any(gain(self.board, each) >= 1 for each in takers(self.board, self.move.to_square))
        return not taken or (bool(self.replies) and self.stays)

    @property
    def stays(self) -> bool:
        """Whether neither the best answer takes it nor the one that most people play."""
        usual = [each.move for each in self.natural if each.share >= USUAL]
        first = [each.first for each in self.replies[:1] if each.first]
        answers = [*usual, *first, *(step.move for step in self.line.steps[1:2])]
        takes = (each for each in answers if each.to_square == self.move.to_square)
        return not any(gain(self.board, each) >= 0 for each in takes)

    @cached_property
    def is_not_retaken(self) -> bool:
        """Whether no good answer takes it."""
        return bool(self.replies) and not any(self.retakes(each) for each in self.good_replies)

    @cached_property
    def hits(self) -> list[Hit]:
        """What it attacks anew; nothing where the best answer takes it."""
        return hits(self.start, self.move) if self.stays else []

    @cached_property
    def falls(self) -> Falls | None:
        return first_win(self)

    @cached_property
    def big(self) -> list[Hit]:
        """The hits that count: pieces, and pawns that a line takes next; none of a better move if the fault
        hits the same."""
        next_taken = {each.first.to_square for each in self.idle_lines if each.first}
        next_taken |= {each.refuted.first.to_square for each in self.natural if each.refuted.first}
        if self.falls:
            next_taken.add(self.falls.square)
        big = [hit for hit in self.hits if self.piece(hit.square) >= 3 or hit.square in next_taken]
        own = [] if self.base == "after" or self.own else hits(self.start, self.scene.move)
        as_well = {hit.square: hit.net for hit in own}
        return [] if all(as_well.get(hit.square, 0) >= hit.net for hit in big) else big

    @property
    def pays(self) -> bool:
        """Whether the move does something that must be answered: a threat, a check, a gain that is proven."""
        return (self.threatens or self.checks or self.net >= 1) and (self.safe or self.net >= 2)

    def piece(self, square: chess.Square) -> int:
        """What the piece on `square` is worth after the move."""
        return VALUES[self.board.piece_type_at(square) or chess.KING]

    @cached_property
    def new_pins(self) -> list[chess.Square]:
        """The other side's pieces that the move pins."""
        return sorted(pinned(self.board, not self.by) - pinned(self.start, not self.by))

    def share(self, points: float) -> float:
        """The part of the loss that so much material accounts for, 0..1."""
        if points >= 50:
            return 1.0
        if self.scene.mates[1 if self.base == "after" else 0] is not None:
            return 1.0 if points >= 2 else 0.5 * min(1, points)
        before, after = self.scene.expected
        if self.base == "after":
            at = centipawns_of(after)
            gone = win_chance(at + 100 * points) - win_chance(at)
        else:
            at = centipawns_of(before)
            gone = win_chance(at) - win_chance(at - 100 * points)
        return max(0.0, min(1.0, gone / self.loss))

    @property
    def threat_share(self) -> float:
        """Half of what the threat is worth, as a part of the loss."""
        return max(0.0, min(0.6, self.threat / 2 / self.loss))

    def worth(self, special: float, points: int | None = None) -> float:
        """The share of a candidate: by material, by how much is special about the move, by its threat."""
        won = self.share(self.net if points is None else points)
        return max(won, special * self.special, self.threat_share)

    def san(self, *moves: chess.Move) -> str:
        """The move and those that follow it, numbered."""
        return self.numbered(self.start, (self.move, *moves))

    def unnumbered(self, board: chess.Board, move: chess.Move) -> str:
        """SAN of a later move of `by` on `board`, whose number is not told: "Nd3+", "…Nd3+"."""
        return ("" if self.by else "…") + board.san(move)

    @staticmethod
    def numbered(start: chess.Board, moves: Sequence[chess.Move]) -> str:
        number, words = MoveNumber.on(start), []
        for index, san in enumerate(in_san(start, [move.uci() for move in moves])):
            at = number.later(index)
            words.append(f"{at.text()}{san}" if at.white or not index else san)
        return " ".join(words)

    def stood(self, square: chess.Square) -> str:
        """The small letter of the piece that a sentence means by a square: what the move takes there, what
        stands there after it, or stood there before the fault."""
        taken = self.line.steps[0].captured if square == self.line.steps[0].where else None
        piece = taken or self.board.piece_type_at(square) or self.scene.board.piece_type_at(square)
        return chess.piece_symbol(piece or chess.PAWN)

    def fact(self, name: str, *moves: chess.Move, squares: Sequence[chess.Square] = ()) -> Fact:
        """The fact of a candidate: its key line is the move and `moves`; `squares`: what it aims at."""
        uci = [self.move.uci(), *(move.uci() for move in moves)]
        line = Played(self.start, uci, PLIES)
        targets: list[Piece] = [
            {"piece": self.stood(each), "square": chess.square_name(each)} for each in squares
        ]
        return {
            "kind": "point" if self.base == "after" or self.own else "better",
            "name": name,
            "side": chess.COLOR_NAMES[self.by],
            "by": uci[0],
            "targets": targets,
            "base": self.base,
            "line": line.uci(),
            "san": line.san(),
        }


@dataclass(frozen=True, slots=True)
class Falls:
    """The piece that the line wins first: the index of the move that takes it, where it stood, `piece`, and
    what the line wins in all."""

    index: int
    square: chess.Square
    piece: chess.PieceType
    move: chess.Move
    net: int


FIRST = 7
"""Moves of a line within which something must fall."""


def first_win(point: PointOf) -> Falls | None:
    """The first capture of the line by which its side comes ahead for good."""
    moves = [step.move for step in point.line.steps]
    net = point.won(point.start, moves)
    return None if net < 1 else _first_win(point.line, point.by, net, point.base_balance, point.fault_takes)


def _settled(line: Played, by: chess.Color) -> int:
    """Points that `by` has more at the end of a line, once what can be taken is taken."""
    left = play_out(line.end).gain
    return balance(line.end, by) + (left if line.end.turn == by else -left)


def wins_in(board: chess.Board, line: Sequence[chess.Move], by: chess.Color, base: int) -> Falls | None:
    """The same of any line of `by` from `board`, by what he had more at first (`base`)."""
    found = Played(board, [move.uci() for move in line], PLIES)
    net = _settled(found, by) - base
    return None if net < 1 else _first_win(found, by, net, base, None)


def _first_win(
    line: Played, by: chess.Color, net: int, base: int, traded: chess.Square | None
) -> Falls | None:
    last: chess.Square | None = None
    for index, step in enumerate(line.steps[:FIRST]):
        following = line.steps[index + 1] if index + 1 < len(line) else None
        taken = step.captured
        came = line.steps[index - 1] if index else None
        given = came and came.quiet and taken == chess.PAWN and came.move.to_square == step.where
        takes = step.mover == by and taken is not None and step.where != last and not given
        if takes and taken is not None and not (index == 0 and step.where == traded):
            retaken = following is not None and following.where == step.where and following.captured
            pays = gain(line.boards[index], step.move) >= 1 or not retaken
            if pays and balance(line.boards[index + 1], by) - base >= 1:
                return Falls(index, step.where, taken, step.move, net)
        if step.mover == by and taken and not takes and balance(line.boards[index + 1], by) - base >= PIECE:
            return None  # more is won than was given for it, which has no name here
        last = step.where if taken is not None else None
    return None


def point_of(scene: Scene, base: Base, given: Point) -> PointOf | None:
    """The point of the answer, or of the better move, or of the move that alone was good; None where the
    review has another one by now."""
    if base == "after":
        reply = scene.answer.pv[:PLIES] if scene.answer else ()
        start, moves = scene.after, reply
    else:
        best = scene.top.pv[:PLIES] if scene.top else ()
        start, moves = scene.board, best
    own = base == "before" and bool(moves) and moves[0] == scene.board.uci(scene.move)
    if not moves or moves[0] != given["move"] or own == scene.faulty:
        return None
    line = Played(start, moves, PLIES)
    if not len(line):
        return None
    return PointOf(scene, base, start, line, given, _special(scene, base))


def _special(scene: Scene, base: Base) -> float:
    """The share of the loss by which the next best move is worse; 1 where nobody has looked, and of a move
    that alone was good."""
    lines = scene.lines if base == "before" else scene.answers
    if len(lines) < 2 or not scene.faulty:
        return 1.0
    first, second = (scene.points_of(line, base) for line in lines[:2])
    drop = first - second if base == "before" else second - first
    return max(0.0, min(1.0, drop / max(0.02, scene.loss)))


def played_on(point: PointOf, *moves: chess.Move) -> chess.Board:
    """The position after the point's move and `moves`."""
    return played(point.board, *moves)
