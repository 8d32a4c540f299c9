"""A move as the facts see it: the board, the better line, the line that answers it, and what else is known.

Owns what every kind of fact is found from, and the shape of the line that proves one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import chess

from server.analysis.classes import Classification
from server.analysis.classification.exact import Exact
from server.analysis.classification.point_loss import loss_from
from server.analysis.evaluation import Line, is_decided, points_by, second_line, top_line
from server.analysis.events.values import Base, Claim, Fact, MovePoints, Piece, Proof, Proofs
from server.analysis.notation import MoveNumber
from server.analysis.reasons.defences import Defence, defences, weakest
from server.analysis.reasons.exchange import turned
from server.analysis.reasons.played import PLIES, Played
from server.analysis.reasons.quiet import quiet_end, settled_end

FAULT = loss_from(Classification.INACCURACY)
"""Expected points from which a move costs enough to be asked what it costs: where an inaccuracy begins."""
GREAT = 0.15
"""Expected points whose loss nothing slow explains: there is more behind it."""
Taken = tuple[chess.Square, chess.PieceType]
"""The square on which the other side has just taken a piece, and that piece."""


@dataclass(frozen=True, slots=True)
class Context:
    """What is known of a move beside the lines; all of it may be unknown.

    `expected_before`, `expected_after`: expected points of the mover, 0..1, where they differ from those of
    the lines. `classification`: its class. `best`: the move to name as the better one. `taken`: the square
    on which the opponent has just taken a piece, `lost` that piece. `fault`: the ply of the opponent's move
    just before, if that was a fault. `offered`: the piece that a brilliant move offers,
    `refused`: how its capture goes on, UCI.
    `mate_before`, `mate_after`: moves to mate, below 0 that of the mover, where later moves have proved one
    that the lines do not see. `exact`: what a table knows of the position before the move; `proven`: the same
    of the one after it, or the mover's points there by the rules. `given`: expected points that the
    opponent's move just before gave away. `again`: whether the mover's last two moves were faults too, and
    the same move was better there.
    """

    expected_before: float | None = None
    expected_after: float | None = None
    classification: Classification | None = None
    best: chess.Move | None = None
    taken: chess.Square | None = None
    lost: chess.PieceType | None = None
    fault: int | None = None
    offered: Piece | None = None
    refused: tuple[str, ...] = ()
    mate_before: int | None = None
    mate_after: int | None = None
    exact: Exact | None = None
    proven: Exact | float | None = None
    given: float | None = None
    again: bool = False


class Scene:
    """`move` on `board` (left as it is), `before` the engine's lines there, `after` those after it.

    `proofs`: what was searched against the first moves of the better line and of the answer. Where there is
    one of a line, the line goes on with the defence that gives up least.
    """

    def __init__(
        self,
        board: chess.Board,
        move: chess.Move,
        before: Sequence[Line],
        after: Sequence[Line],
        context: Context,
        proofs: Proofs | None = None,
    ) -> None:
        self._proofs: Proofs = proofs or {}
        self.board, self.move, self.context = board, move, context
        self.mover = board.turn
        self.top, self.answer = top_line(before), top_line(after)
        self.lines, self.answers = before, after
        self.number = MoveNumber.on(board)

    @cached_property
    def played(self) -> Played:
        """The move and the line that answers it, from `board`."""
        if found := self.defences["after"]:
            return weakest(found).line
        answer = self.answer.pv[:PLIES] if self.answer else ()
        return Played(self.board, (self.board.uci(self.move), *answer), PLIES + 1)

    @cached_property
    def better(self) -> Played:
        """The engine's line in place of the move, from `board`; empty where the move is its first."""
        if found := self.defences["before"]:
            return weakest(found).line
        same = self.top is None or not self.top.pv or self.top.pv[0] == self.board.uci(self.move)
        return Played(self.board, () if same or self.top is None else self.top.pv)

    @cached_property
    def defences(self) -> dict[Claim, list[Defence]]:
        """The good defences against the better line, the answer, a threat; none where nobody has looked."""
        own = self.board.uci(self.move)
        return {
            "before": self._defences(self._proofs.get("before"), self.top, [], self.mover),
            "after": self._defences(self._proofs.get("after"), self.answer, [own], not self.mover),
            "threat": self._threat(self._proofs.get("threat")),
        }

    @cached_property
    def passed(self) -> Played | None:
        """What the opponent plays where the mover passes, from the position with him to move; None where
        nobody has looked."""
        start = turned(self.board)
        if start is None or "passed" not in self._proofs:
            return None
        return Played(start, self._proofs["passed"])

    def _threat(self, proof: Proof | None) -> list[Defence]:
        if proof is None or self.passed is None or self.passed.uci(1) != [proof["move"]]:
            return []
        return defences(self.passed.boards[0], [proof["move"]], proof, not self.mover)

    def tried_points(self, base: Claim) -> float | None:
        """Expected points of the mover where the best defence is played; None where nobody has looked."""
        return self._proofs[base]["expected"] if self.defences[base] else None

    def _defences(
        self, proof: Proof | None, line: Line | None, moves: list[str], taker: chess.Color
    ) -> list[Defence]:
        """Those against the first move of `line`, which follows on `moves`."""
        if proof is None or line is None or line.pv[:1] != (proof["move"],):
            return []
        return defences(self.board, [*moves, proof["move"]], proof, taker, line.pv[1:PLIES])

    @cached_property
    def after(self) -> chess.Board:
        """The position after the move."""
        return self.played.boards[1]

    @property
    def trade(self) -> Taken | None:
        """What the opponent has just taken, and where."""
        taken, lost = self.context.taken, self.context.lost
        return None if taken is None or lost is None else (taken, lost)

    @property
    def reply(self) -> chess.Move | None:
        """The first move of the answer."""
        return self.played.steps[1].move if len(self.played) > 1 else None

    @cached_property
    def expected(self) -> tuple[float, float]:
        """Expected points of the mover before and after the move; an unknown one is a half."""
        context = self.context
        before = context.expected_before
        after = context.expected_after
        return (
            self._points(self.top, not self.mover) if before is None else before,
            self._points(self.answer, self.mover) if after is None else after,
        )

    @property
    def loss(self) -> float:
        """Expected points given away, 0..1."""
        return max(0.0, self.expected[0] - self.expected[1])

    @property
    def faulty(self) -> bool:
        """Whether the move is a fault, by its class or, without one, by what it gives away."""
        given = self.context.classification
        return given.facts.fault if given else self.loss >= FAULT

    @property
    def alone(self) -> bool:
        """Whether besides the move nothing was good, by its class."""
        return self.context.classification in (Classification.CRITICAL, Classification.BRILLIANT)

    @property
    def rival(self) -> float | None:
        """Expected points that the best other move gives away, by a search that tells them apart; None where
        nobody has looked."""
        return self._proofs.get("rival")

    @property
    def second_loses(self) -> float:
        """Expected points that the second line gives away against the first; 0 where there is none."""
        second = second_line(self.lines)
        if self.top is None or second is None or not second.pv:
            return 0.0
        first = points_by(second.against or self.top.score, self.mover, last_moved=not self.mover)
        return first - self._points(second, not self.mover)

    @property
    def lead(self) -> float:
        """Expected points that every other move gives away, by that line and by a search that tells them
        apart, where there was one."""
        lost = self.second_loses
        return lost if self.rival is None else min(lost, self.rival)

    @property
    def points(self) -> MovePoints:
        """What was searched for the points of the answer and of the better move; empty where nobody has
        looked."""
        return self._proofs.get("points", {})

    @property
    def pass_costs(self) -> float | None:
        """Expected points that passing in place of the move would have cost."""
        found = self.points.get("passed")
        return None if found is None else self.expected[0] - found["expected"]

    @property
    def gift(self) -> float:
        """The share of the loss that the opponent's move before had given, 0..1."""
        given = self.context.given
        return 0.0 if given is None else max(0.0, min(1.0, given / max(0.02, self.loss)))

    def points_of(self, line: Line, base: Base) -> float:
        """Expected points of the mover by a line before the move, or after it."""
        return self._points(line, not self.mover if base == "before" else self.mover)

    @property
    def decided(self) -> bool:
        """Whether the game was decided before the move, and is so after it, for the same side."""
        return is_decided(*self.expected)

    @cached_property
    def ends(self) -> tuple[int, int]:
        """Where material is counted: moves of `played` and of `better`. Quiet ends; settled ones where those
        show a difference that the quiet ones are too early for, or a line has none. Of a line that was tried:
        where the defence is counted."""
        quiet = self._ends(quiet_end)
        kept, won = self._gains(quiet)
        counted = quiet[0] > 1 and (quiet[1] > 0 or not len(self.better))
        if won - kept >= 1 or (counted and (kept, won) == (0, 0)):
            return quiet
        settled = self._ends(settled_end)
        kept, won = self._gains(settled)
        return settled if won - kept >= 1 else quiet

    def _ends(self, end_of: Callable[[Played], int]) -> tuple[int, int]:
        return self._end("after", self.played, end_of), self._end("before", self.better, end_of)

    def _end(self, base: Base, line: Played, end_of: Callable[[Played], int]) -> int:
        found = self.defences[base]
        return weakest(found).end if found else end_of(line)

    @property
    def got(self) -> int:
        """Points that the mover has more at the end of the answer than before the move."""
        return self._gains(self.ends)[0]

    @property
    def could(self) -> int:
        """The same at the end of the better line."""
        return self._gains(self.ends)[1]

    @cached_property
    def fair(self) -> tuple[int, int]:
        """`got` and `could` against the best defence of a line that was tried, not the one that gives up
        least: what one of them is held against."""
        after, before = self.defences["after"], self.defences["before"]
        return -after[0].net if after else self.got, before[0].net if before else self.could

    def _gains(self, ends: tuple[int, int]) -> tuple[int, int]:
        return self.played.gain(self.mover, ends[0]), self.better.gain(self.mover, ends[1])

    @property
    def mates(self) -> tuple[int | None, int | None]:
        """Moves to mate before and after the move as the mover sees it, below 0: the mover is mated; None
        where no mate is known."""
        was, now = self.mate(self.top), self.mate(self.answer)
        context = self.context
        return context.mate_before if was is None else was, context.mate_after if now is None else now

    def mate(self, line: Line | None) -> int | None:
        """Moves to mate that a line sees, as the mover sees it; None where it sees none."""
        return None if line is None or line.score.mate is None else line.score.of(self.mover)

    def _points(self, line: Line | None, last_moved: chess.Color) -> float:
        return 0.5 if line is None else points_by(line.score, self.mover, last_moved=last_moved)


def better_line(scene: Scene, until: int | None = None) -> Fact:
    """The fields of a fact that the better line proves, its first `until` moves."""
    return proof("before", scene.better.uci(until), scene.better.san(until))


def answer_line(scene: Scene, until: int | None = None) -> Fact:
    """The same of the answer; `until` counts its moves, not the move itself."""
    end = None if until is None else until + 1
    return proof("after", scene.played.uci(end)[1:], scene.played.san(end)[1:])


def proof(base: Base, uci: list[str], san: list[str]) -> Fact:
    """The fields of a fact that a line proves."""
    return {"base": base, "line": uci, "san": san}  # type: ignore[typeddict-item]


def symbol(piece: chess.PieceType) -> str:
    """The small letter of a piece type."""
    return chess.piece_symbol(piece)
