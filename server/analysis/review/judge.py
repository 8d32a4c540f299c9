"""Verdicts of all moves of one game, kept up to date as engine lines arrive.

Owns which verdicts must be looked at again after a position became known, and what may still change. The
rules themselves live in `classification/`.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Sequence
from dataclasses import dataclass

import chess

from server.analysis.classification.close_call import SETTLED, Settling
from server.analysis.classification.exact import Exact
from server.analysis.classification.point_loss import fall
from server.analysis.classification.reconcile import Reconciled, reconcile
from server.analysis.classification.waterfall import (
    Options,
    Position,
    Verdict,
    classify_move,
    classify_static,
)
from server.analysis.evaluation import Line, Score, top_line

_Lines = tuple[Line, ...] | None
_Exacts = tuple[Exact | None, Exact | None]
_Inputs = tuple[Score | None, Score | None, bool, _Lines, _Lines, _Exacts]


@dataclass(frozen=True, slots=True)
class MoveVerdict:
    """The verdict of the move of `ply`; `provisional`: what it says can still change."""

    ply: int
    verdict: Verdict
    provisional: bool


class Judge:
    """Judges the moves between `boards` (positions 0..N, not changed), `openings` their names in the book.

    `drawn`: the plies of positions that the rules call a draw, though the game may have gone on.
    """

    def __init__(
        self,
        boards: Sequence[chess.Board],
        moves: Sequence[chess.Move],
        openings: Sequence[str | None],
        options: Options,
        drawn: Collection[int] = (),
    ) -> None:
        self.boards = boards
        self.moves = moves
        self.openings = openings
        self.options = options
        self.drawn: Collection[int] = drawn if options.rules.exact else ()
        self.lines: list[tuple[Line, ...] | None] = [None] * len(boards)
        self.exact: dict[int, Exact] = {}
        self._settling = [SETTLED] * len(boards)
        self._settled: frozenset[int] = frozenset()
        self._thought_over = not options.rules.looked_best
        self._judged: dict[int, MoveVerdict] = {}
        self._inputs: dict[int, _Inputs] = {}

    def static_verdicts(self) -> Iterator[MoveVerdict]:
        """The verdicts that need no engine: FORCED, THEORY and mating moves, without accuracy."""
        for ply, move in enumerate(self.moves, start=1):
            verdict = classify_static(
                self.boards[ply - 1], move, self.boards[ply], self.openings[ply], self.options
            )
            if verdict is not None:
                yield MoveVerdict(ply, verdict, provisional=False)

    def learn(
        self,
        ply: int,
        lines: tuple[Line, ...],
        settling: Settling = SETTLED,
        exact: Exact | None = None,
    ) -> None:
        """Take the engine lines of position `ply` (an empty tuple: known, but without any line), how far
        their score moved in the search, and what a table knows of it."""
        self.lines[ply] = lines
        self._settling[ply] = settling
        self.exact.pop(ply, None)
        if exact is not None:
            self.exact[ply] = exact

    def raw_score(self, ply: int) -> Score | None:
        """The top line's score of position `ply`; None while it is unknown."""
        top = top_line(self.lines[ply] or ())
        return top.score if top else None

    def verdict(self, ply: int) -> MoveVerdict | None:
        """The newest verdict of the move of `ply`."""
        return self._judged.get(ply)

    def news(self) -> Iterator[MoveVerdict]:
        """The verdicts that are new or have changed since the last call, in the order of the game."""
        scores = self._scores()
        for ply in range(1, len(self.boards)):
            if self.lines[ply - 1] is None or self.lines[ply] is None:
                continue
            before, after = scores[ply - 1], scores[ply]
            doubtful = not self._thought_over and self._fall(ply, before.score, after.score) is not None
            final = before.final and after.final and not doubtful
            exacts = self.exact.get(ply - 1), self.exact.get(ply)
            inputs = (before.score, after.score, final, self.lines[ply - 1], self.lines[ply], exacts)
            earlier = self._inputs.get(ply)
            if earlier == inputs:
                continue
            self._inputs[ply] = inputs
            judged = MoveVerdict(ply, self._classify(ply, before.score, after.score), provisional=not final)
            solved = earlier is not None and earlier[-1] != exacts  # which its reason says
            if self._judged.get(ply) != judged or solved:
                self._judged[ply] = judged
                yield judged

    def doubts(self) -> dict[int, float]:
        """The best moves that lose points, as far as is known: what each loses, by ply."""
        scores = self._scores()
        falls = {
            ply: self._fall(ply, scores[ply - 1].score, scores[ply].score)
            for ply in range(1, len(self.boards))
        }
        return {ply: lost for ply, lost in falls.items() if lost is not None}

    def think_over(self, settled: Collection[int]) -> None:
        """End the second thoughts. `settled`: the plies of moves that looked best and turned out worse."""
        self._settled = frozenset(settled)
        self._thought_over = True

    def _fall(self, ply: int, before: Score | None, after: Score | None) -> float | None:
        if before is None or after is None or self._is_theory(ply) or ply - 1 in self._certain():
            return None
        top = top_line(self.lines[ply - 1] or ())
        best = top.pv[0] if top and top.pv else None
        return fall(self.boards[ply - 1], self.moves[ply - 1], best, before, after)

    def _certain(self) -> Container[int]:
        """The positions of which a table or the rules know the result."""
        return self.exact.keys() | self.drawn

    def _is_theory(self, ply: int) -> bool:
        return self.options.include_theory and self.openings[ply] is not None

    def _scores(self) -> list[Reconciled]:
        raw = [self.raw_score(ply) for ply in range(len(self.boards))]
        if self.options.rules.reconciled:
            before_settled = {ply - 1 for ply in self._settled}
            return reconcile(raw, [board.turn for board in self.boards], before_settled, self._certain())
        return [Reconciled(score, final=True, corrected=False) for score in raw]

    def _classify(self, ply: int, before: Score | None, after: Score | None) -> Verdict:
        return classify_move(
            self._position(ply - 1, before), self.moves[ply - 1], self._position(ply, after), self.options
        )

    def _position(self, ply: int, score: Score | None) -> Position:
        return Position(
            self.boards[ply],
            self.lines[ply] or (),
            self.openings[ply],
            score,
            self._settling[ply],
            settled=ply + 1 in self._settled,
            exact=self.exact.get(ply),
            drawn=ply in self.drawn,
        )
