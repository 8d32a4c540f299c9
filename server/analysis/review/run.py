"""What the stages of a review share: the answers and verdicts so far, and how they are told.

Owns what follows from a new answer: the positions derived from it, the verdicts, the reports that are due.
What is searched, and when, is up to the stages (`pipeline.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from server.analysis.classification.close_call import Settling
from server.analysis.engine.base import Analysis
from server.analysis.engine.budget import AGAIN
from server.analysis.engine.plan import Chunk, SearchPlan, derive
from server.analysis.engine.pool import EnginePool, Searched
from server.analysis.events.events import Event, MoveEvent
from server.analysis.events.log_so_far import Growth, LogSoFar
from server.analysis.events.values import Base
from server.analysis.events.wire import Move
from server.analysis.review import building
from server.analysis.review.building import Known
from server.analysis.review.judge import MoveVerdict
from server.analysis.review.prepared_game import PreparedGame
from server.analysis.review.reports import Reports

GIVEN = ("search", "table")
"""Sources of answers that follow from no other position's."""


class Addition(Protocol):
    """What a stage adds to the verdicts, mostly by searches of its own."""

    def recall(self, moves: Iterable[Move]) -> None:
        """Take over what the verdicts in the log hold already."""

    def forget(self, ply: int, base: Base) -> None:
        """Drop what was added to a line of the move of `ply`: it is another line now."""

    def merged(self, event: MoveEvent) -> MoveEvent:
        """The verdict with what is added to it."""
        ...


class Run:
    """One run over a game: the answers of its pass that are known so far, and what has been told already."""

    plan: SearchPlan
    """What each position needs; set by the stage that plans."""
    engine: str
    """The engine's name; set by the same stage."""

    def __init__(
        self, prepared: PreparedGame, log: LogSoFar, pool: EnginePool, should_stop: Callable[[], bool]
    ) -> None:
        self.prepared = prepared
        self.boards = prepared.boards
        self.log = log
        self.pool = pool
        self.should_stop = should_stop
        self.pass_number = log.pass_number(prepared.options.nodes)
        self.judge = prepared.judge()
        self.reports = Reports(prepared, log, self.pass_number)
        self.additions: Sequence[Addition] = ()
        self.tables: Mapping[int, Known] = {}
        """What tables know, by ply."""
        self.known: dict[int, Known] = {}
        self.searched: dict[int, Known] = {}
        """As `known`, before pawn endings are solved."""
        self.rounds: list[dict[int, Analysis]] = [{} for _ in (0, *AGAIN)]
        """The searches of each round of second thoughts; of round 0 those of the plan."""
        self._told: dict[int, MoveEvent] = {}

    @property
    def growth(self) -> Growth | None:
        """What stands of this pass since the game has grown; None if it has not."""
        return self.log.growth(self.pass_number)

    def search(self, chunks: Sequence[Chunk]) -> Iterator[Searched]:
        """Search positions of the game. Raises EngineError, Stopped."""
        return self.pool.run(chunks, self.boards, self.should_stop)

    def take(self, ply: int, found: Known) -> Iterator[Event]:
        """A position is answered: tell it, the positions that follow from it, and their moves."""
        self.learn(ply, found)
        yield from self.tell_positions([ply])
        yield from self.consequences()

    def learn(self, ply: int, found: Known) -> None:
        """Take an answer, without telling it."""
        before = self.known.get(ply)
        if before is not None and before.analysis.lines != found.analysis.lines:
            self.forget(ply, "after")
            self.forget(ply + 1, "before")
        self.known[ply] = found
        if not found.is_solved:
            self.searched[ply] = found
            if found.source == "search":
                self.rounds[found.again][ply] = found.analysis
        self.judge.learn(ply, found.analysis.lines, Settling.of(found.analysis), found.exact)

    def forget(self, ply: int, base: Base) -> None:
        """A line of the move of `ply` is another one now: what was added to the old one holds no longer."""
        for addition in self.additions:
            addition.forget(ply, base)

    def consequences(self) -> Iterator[Event]:
        """Tell what follows from the answers: positions, verdicts, a report that is due."""
        given = {ply: found.analysis for ply, found in self.known.items() if found.source in GIVEN}
        for ply, derived in derive(self.plan, given).items():
            if ply not in self.known or self._is_outdated(ply, derived.analysis):
                self.learn(ply, Known(derived.analysis, derived.source, self.engine))
                yield from self.tell_positions([ply])
        news = [judged for judged in self.judge.news() if self._may_stand(judged)]
        yield from self.tell_moves(news)
        if news and self.reports.is_due():
            yield self.log.tell(self.reports.event())

    def tell_positions(self, plies: Iterable[int]) -> Iterator[Event]:
        """Tell what is known of positions, if the log does not say it."""
        for ply in plies:
            event = building.position_event(ply, self.known[ply], self.boards[ply], self.pass_number)
            yield from self.log.fresh([event])

    def tell_moves(self, moves: Iterable[MoveVerdict]) -> Iterator[Event]:
        """Tell verdicts with all that is added to them, if the log does not say it."""
        return self.log.fresh([self._move_event(judged) for judged in moves])

    def as_told(self, judged: MoveVerdict) -> MoveEvent:
        """A verdict as this run has told it last: to find its reasons again costs as much as at first."""
        return self._told.get(judged.ply) or self._move_event(judged)

    def verdicts(self) -> dict[int, MoveVerdict]:
        """What is judged, by ply."""
        found = (self.judge.verdict(ply) for ply in range(1, len(self.boards)))
        return {move.ply: move for move in found if move is not None}

    def _move_event(self, judged: MoveVerdict) -> MoveEvent:
        event = building.move_event(self.prepared, judged, self.pass_number)
        for addition in self.additions:
            event = addition.merged(event)
        self._told[judged.ply] = event
        return event

    def _is_outdated(self, ply: int, analysis: Analysis) -> bool:
        """Whether a position follows from others now in another way; one that is solved stands."""
        return not self.known[ply].is_solved and self.known[ply].analysis != analysis

    def _may_stand(self, judged: MoveVerdict) -> bool:
        """Whether a verdict may be published now: one of an earlier pass, or from before the game grew, gives
        way to a final one only."""
        standing = self.log.verdict(judged.ply)
        if standing is None or not judged.provisional:
            return True
        return standing["pass"] == self.pass_number and not (self.growth and judged.ply <= self.growth.ply)
