"""review(): from a game to its events. The only room that knows the order of things.

    game, preview, phases, static moves -> plan -> (position, move ...) ... report -> done | failed

The positions on both sides of a best move that loses points are told again, after a larger search
(`second_thought.py`).

Both functions are generators over plain values: they know no web and no database. What the log holds
already is not yielded again, so an interrupted review goes on where it was.

A budget larger than the log's is a deeper pass: everything is searched again, as if the game were new, and
each position replaces the shallower one. A verdict that stands is replaced by a final one alone, made of
positions of the new pass alone: nothing flips because depths are mixed, and the end is that of a new review.

A game that differs from the log's has grown, or was corrected. It is told again, and so are its phases; what
the log knows up to the last ply that both have in common stands, and only the rest is planned and searched.
There too a verdict is replaced by a final one alone, and the report by that of the end. Growth belongs to the
pass that runs or ran last: a game that grows after a deeper pass, or in the middle of one, goes on in it, its
new moves searched as deeply; where the first run over a grown game is a deeper pass, that searches all of it.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Iterator, Sequence

import chess
from msgspec.structs import replace

from endgames.tables import TableSource
from server.analysis.classification.close_call import Settling
from server.analysis.engine.base import Analysis
from server.analysis.engine.plan import Chunk, SearchKind, derive
from server.analysis.engine.pool import EnginePool, Searched
from server.analysis.errors import EngineError, Stopped
from server.analysis.evaluation import Score, points_of, top_line
from server.analysis.events.events import (
    DoneEvent,
    Event,
    EventJson,
    FailedEvent,
    MoveEvent,
    PhasesEvent,
    PositionEvent,
)
from server.analysis.events.log_so_far import Growth, LogSoFar
from server.analysis.events.values import Base, Engine
from server.analysis.events.wire import Position
from server.analysis.game.game import Game, parse_game
from server.analysis.report.key_moments import key_moments
from server.analysis.report.report import ReportedMove, build_report
from server.analysis.report.told_game import course_of, turning_point
from server.analysis.review import building
from server.analysis.review.building import Known
from server.analysis.review.judge import MoveVerdict
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pawn_answers import PawnSolver, pawn_answers
from server.analysis.review.pawn_endings import is_solved, pawn_endings
from server.analysis.review.people import Foresight, People, moments
from server.analysis.review.pointing import Pointing
from server.analysis.review.prepared_game import PreparedGame
from server.analysis.review.proving import Prover
from server.analysis.review.reasoning import AGAIN, is_fault, scene_of, with_facts
from server.analysis.review.sacrifice import Answers, Offer
from server.analysis.review.second_thought import ROUNDS, SecondThoughts
from server.analysis.review.table_answers import NONE, table_answers
from server.i18n.texts import sentence

__all__ = ["ReviewOptions", "phases_of", "prelude", "review", "warm_prelude"]


def prelude(game: Game, options: ReviewOptions) -> list[Event]:
    """The events that need no engine: game, preview, phases, and the FORCED, THEORY and mating moves."""
    return _prelude(PreparedGame.of(game, options))


def warm_prelude() -> None:
    """Load what every prelude needs (the book, the network): about a tenth of a second, once a process."""
    prelude(parse_game(chess.STARTING_FEN), ReviewOptions())


def phases_of(game: Game) -> PhasesEvent:
    """The phases of a game, with Kibitz's own book."""
    return building.phases_event(PreparedGame.of(game, ReviewOptions()))


def review(
    game: Game,
    options: ReviewOptions,
    pool: EnginePool,
    log: Sequence[EventJson] = (),
    should_stop: Callable[[], bool] = lambda: False,
    tables: TableSource | None = None,
    pawns: PawnSolver | None = None,
    people: Foresight | None = None,
) -> Iterator[Event]:
    """The events of a review that `log` (wire events with `seq`) does not hold yet.

    The last one is `done` or `failed`; a stop is a `failed` with the code "stopped". `options.nodes` above
    the log's: a deeper pass. `tables` are waited for, and answer in place of the engine. `pawns` solves pawn
    endings, once all is searched. `people` foresees what people play, which verdicts then tell. Raises
    Postponed where tables or endings are to be asked for again later.
    """
    started = time.monotonic()
    run = _Run(PreparedGame.of(game, options), LogSoFar(log), people)
    yield from run.opening()
    try:
        pool.warm(should_stop)
        engine: Engine = {"name": pool.identity}
        run.ask_tables(tables, should_stop)
        yield from run.begin(engine, pool.size)
        for searched in pool.run(run.open_chunks(), run.prepared.boards, should_stop):
            yield from run.take(searched.ply, Known(searched.analysis, "search", searched.engine))
        yield from run.second_thoughts(pool, should_stop)
        yield from run.pawn_endings(pawns, should_stop)
        yield from run.sacrifices(pool, should_stop)
        yield from run.reasons(pool, should_stop)
        yield from run.likely_moves(pool, should_stop)
        yield from run.pawn_sums(pawns, should_stop)
    except EngineError as error:
        yield from run.cut_off(FailedEvent.of(error.code, error.message, retry=error.retry))
    except Stopped:
        yield from run.cut_off(run.stopped())
    else:
        yield from run.last_report()
        yield run.done(engine, time.monotonic() - started)


def _prelude(prepared: PreparedGame, *, preview: bool = True) -> list[Event]:
    win = prepared.preview() if preview else None
    guess = [] if win is None else [building.preview_event(win)]
    static = (building.move_event(prepared, judged) for judged in prepared.judge().static_verdicts())
    return [building.game_event(prepared), *guess, building.phases_event(prepared), *static]


_GIVEN = ("search", "table")
"""Sources of answers that follow from no other position's."""


class _Run:
    """One run over a game: the lines of its pass that are known so far, and what has been told already."""

    def __init__(self, prepared: PreparedGame, log: LogSoFar, people: Foresight | None) -> None:
        self.prepared = prepared
        self.log = log
        self.pass_number = log.pass_number(prepared.options.nodes)
        self.plan = prepared.plan()
        self.judge = prepared.judge()
        self.known: dict[int, Known] = {}
        self.searched: dict[int, Known] = {}
        self.tables = NONE
        self.thoughts = SecondThoughts(prepared, self.plan)
        self.answers = Answers(prepared.options.nodes)
        pointing = Pointing(prepared.options.nodes, people, prepared.game.headers)
        self.prover = Prover(prepared.options.nodes, pointing)
        self.people = People(prepared, self.judge, people)
        self.engine = ""
        self.course = course_of(prepared.game)
        self._told: dict[int, MoveEvent] = {}

    @property
    def growth(self) -> Growth | None:
        """What stands of this pass since the game has grown; None where it has not."""
        return self.log.growth(self.pass_number)

    def opening(self) -> Iterator[Event]:
        """The prelude, where the log holds nothing in its place yet, or another game."""
        for event in _prelude(self.prepared, preview=self.log.state["preview"] is None):
            if not self.log.holds(event):
                yield self.log.tell(event)

    def ask_tables(self, source: TableSource | None, should_stop: Callable[[], bool]) -> None:
        """Take what tables know of the game, before anything is planned. Raises Stopped."""
        plan = self.log.state["plan"]
        mine = plan if plan and plan["pass"] == self.pass_number else None
        recalled = {found["ply"]: Known.from_wire(found) for found in self.log.answers(self.pass_number)}
        standing = self.growth.answers if self.growth else frozenset()
        searched = {ply for ply, _ in standing}
        self.tables = table_answers(
            self.prepared,
            self.prepared.plan(known=searched),
            source,
            recalled,
            mine if self.log.is_planned() else None,
            should_stop,
        )
        if mine and not self.log.is_planned():
            self.tables = self.tables.beside(mine)
        self.plan = self.prepared.plan(self.tables.known, searched)
        self.thoughts = SecondThoughts(self.prepared, self.plan, self.tables.known, standing)

    def begin(self, engine: Engine, cores: int) -> Iterator[Event]:
        """Announce the run, take over what the log knows, and tell what follows without a search."""
        self._check_engine(engine)
        self.engine = engine["name"]
        plan = replace(
            building.plan_event(self.prepared, self.plan, engine, cores, self.pass_number),
            tables=self.tables.tables,
            warnings=self.tables.warnings,
        )
        if self.log.state["status"] != "running" or not self.log.says(plan):
            yield self.log.tell(plan)
        for position in self.log.answers(self.pass_number):
            if self._holds(position):
                self._learn(position["ply"], Known.from_wire(position))
        for ply, found in self.tables.known.items():
            self._learn(ply, found)
        self.answers.recall(self.log.moves(self.pass_number))
        self.prover.recall(self.log.moves(self.pass_number))
        self.people.recall(self.log.moves(self.pass_number))
        for ply, base in self.log.outdated():
            self._forget(ply, base)
        yield from self.log.fresh([self._position_event(ply) for ply in self.tables.known])
        self._settle_if_over()
        yield from self._consequences()

    def _holds(self, position: Position) -> bool:
        """Whether an answer of the log holds: after a growth those that followed from others follow anew, and
        the rules may decide a last position now that the result is known. An answer that an older Kibitz
        took from an earlier occurrence of the position never holds."""
        if position["source"] == "repetition":
            return False
        by_rule = self.plan.positions[position["ply"]].kind is SearchKind.RULE
        return self.growth is None or (position["source"] in _GIVEN and not by_rule)

    def open_chunks(self) -> list[Chunk]:
        """The chunks that are not finished: one that was cut off is searched again as a whole."""
        return [
            chunk
            for chunk in self.plan.chunks
            if any(search.ply not in self.known for search in chunk.searches)
        ]

    def take(self, ply: int, found: Known) -> Iterator[Event]:
        """A search is finished: its position, the positions that follow from it, and their moves."""
        if ply not in self.known:
            self._learn(ply, found)
            yield from self.log.fresh([self._position_event(ply)])
            yield from self._consequences()

    def cut_off(self, failed: FailedEvent) -> Iterator[Event]:
        """The end of a run that is not complete; what stands of two passes, or of a game that has grown, gets
        figures that fit it."""
        if (self.pass_number > 1 or self.growth) and self.log.state["report"]:
            yield from self.log.fresh([self.report()])
        yield failed

    def second_thoughts(self, pool: EnginePool, should_stop: Callable[[], bool]) -> Iterator[Event]:
        """All positions are known: search those around a best move that loses points again, and settle the
        rest."""
        for number in ROUNDS if self.judge.options.rules.looked_best else ():
            for searched in pool.run(self.thoughts.owed(number), self.prepared.boards, should_stop):
                yield from self._take_again(searched, number)
        self._settle_if_over()
        yield from self._consequences()

    def _settle_if_over(self) -> None:
        if self.judge.options.rules.looked_best and self.thoughts.over():
            self.judge.think_over(self.thoughts.settled())

    def _take_again(self, searched: Searched, number: int) -> Iterator[Event]:
        if not self.thoughts.knows(searched.ply, number):
            spent = self.known[searched.ply].analysis.nodes + searched.analysis.nodes
            analysis = dataclasses.replace(searched.analysis, nodes=spent)
            self._learn(searched.ply, Known(analysis, "search", searched.engine, again=number))
            yield from self.log.fresh([self._position_event(searched.ply)])
            yield from self._consequences()

    def sacrifices(self, pool: EnginePool, should_stop: Callable[[], bool]) -> Iterator[Event]:
        """All verdicts stand: tell of the brilliant ones what taking the offered pieces runs into."""
        verdicts = self._verdicts()
        boards, lines = self.prepared.boards, self.judge.lines
        offers = [
            Offer(ply, move.verdict.reason, boards[ply], lines[ply] or ())
            for ply, move in verdicts.items()
            if "unsafe" in move.verdict.reason
        ]
        for ply in self.answers.ask(offers, pool, should_stop):
            yield from self.log.fresh([self._move_event(verdicts[ply])])

    def reasons(self, pool: EnginePool, should_stop: Callable[[], bool]) -> Iterator[Event]:
        """All verdicts stand: tell each again whose reason the others around it, or a proof, have changed."""
        final = self._verdicts()
        tried = self.prover.ask(
            lambda ply, proofs: scene_of(self.judge, final[ply], proofs), list(final), pool, should_stop
        )
        yield from self.log.fresh([self._move_event(final[ply]) for ply in tried])
        around = (1, *AGAIN)
        after_fault = [final[ply] for ply in final if any(is_fault(final.get(ply - by)) for by in around)]
        yield from self.log.fresh([self._move_event(move) for move in after_fault])

    def likely_moves(self, pool: EnginePool, should_stop: Callable[[], bool]) -> Iterator[Event]:
        """All reasons stand: judge what people play in place of key moments and faults."""
        moves, final = self._judged_moves(), self._verdicts()
        keys = key_moments(moves, turning_point(moves, self.course))
        found = moments(moves, {moment["ply"] for moment in keys})
        told = self.people.ask([self._as_told(final[ply]) for ply in found], pool, should_stop)
        yield from self.log.fresh([self.people.merged(self._as_told(final[ply])) for ply in told])

    def pawn_endings(self, solve: PawnSolver | None, should_stop: Callable[[], bool]) -> Iterator[Event]:
        """All positions are searched: judge again where pawn endings are solved."""
        if solve is None or not self.judge.options.rules.exact:
            return
        for ply, found in pawn_endings(self.prepared.boards, self.searched, solve, should_stop):
            if found != self.known[ply]:
                self._learn(ply, found)
                yield from self.log.fresh([self._position_event(ply)])
        yield from self._consequences()

    def pawn_sums(self, solve: PawnSolver | None, should_stop: Callable[[], bool]) -> Iterator[Event]:
        """Tell pawn endings again that are solved as sums of local games."""
        if solve is None or not self.judge.options.rules.exact:
            return
        for ply, sums in pawn_answers(self.prepared.boards, self.known, solve, should_stop):
            self.known[ply] = dataclasses.replace(self.known[ply], pawns=sums)
            yield from self.log.fresh([self._position_event(ply)])

    def last_report(self) -> Iterator[Event]:
        """The report, behind the last verdict though it says what it said: no stop moves its place."""
        report = self.report()
        if not (self.log.says(report) and self.log.is_reported()):
            yield self.log.tell(report)

    def report(self) -> Event:
        return build_report(self._judged_moves(), self.course)

    def done(self, engine: Engine, seconds: float) -> DoneEvent:
        known = list(self.known.values())
        return building.done_event(
            self.prepared, known, self.tables.tables, engine, seconds, people=self.people.scheme
        )

    def stopped(self) -> FailedEvent:
        judged = self.log.judged(self.pass_number)
        key = "end-stopped-after" if self.pass_number == 1 else "end-deeper-stopped-after"
        message = sentence(key, judged=sum(judged), moves=len(judged))
        return FailedEvent.of("stopped", message, retry=True)

    def _check_engine(self, engine: Engine) -> None:
        """A pass is one engine's; a deeper one may be another's, as it searches everything again."""
        earlier = self.log.state["plan"] and self.log.state["plan"]["engine"]
        searched = any(found["source"] == "search" for found in self.log.positions(self.pass_number))
        if searched and earlier and earlier != engine:
            message = sentence("end-engine-gone", earlier=earlier["name"], now=engine["name"])
            error = EngineError(message, code="engine_changed")
            error.retry = False
            raise error

    def _learn(self, ply: int, found: Known) -> None:
        before = self.known.get(ply)
        if before is not None and before.analysis.lines != found.analysis.lines:
            self._forget(ply, "after")
            self._forget(ply + 1, "before")
        self.known[ply] = found
        if not is_solved(found):
            self.searched[ply] = found
            self.thoughts.learn(ply, found)
        self.judge.learn(ply, found.analysis.lines, Settling.of(found.analysis), found.exact)

    def _forget(self, ply: int, base: Base) -> None:
        """A line of the move of `ply` is another one now: what was added to the old one holds no longer."""
        self.prover.forget(ply, base)
        if base == "after":
            self.answers.forget(ply)

    def _consequences(self) -> Iterator[Event]:
        given = {ply: found.analysis for ply, found in self.known.items() if found.source in _GIVEN}
        for ply, derived in derive(self.plan, given).items():
            if ply not in self.known or self._is_outdated(ply, derived.analysis):
                self._learn(ply, Known(derived.analysis, derived.source, self.engine))
                yield from self.log.fresh([self._position_event(ply)])
        news = [judged for judged in self.judge.news() if self._may_stand(judged)]
        yield from self.log.fresh([self._move_event(judged) for judged in news])
        if news and self._is_report_due():
            yield self.log.tell(self.report())

    def _is_outdated(self, ply: int, analysis: Analysis) -> bool:
        """Whether a position follows from others now in another way; one that is solved stands."""
        return not is_solved(self.known[ply]) and self.known[ply].analysis != analysis

    def _may_stand(self, judged: MoveVerdict) -> bool:
        """Whether a verdict may be published now: one of an earlier pass, or from before the game grew, gives
        way to a final one only."""
        standing = self.log.verdict(judged.ply)
        if standing is None or not judged.provisional:
            return True
        return standing["pass"] == self.pass_number and not (self.growth and judged.ply <= self.growth.ply)

    def _is_report_due(self) -> bool:
        """Whether a side, or a side's phase, has become complete in this pass since the last report. The log
        alone decides, so that a run which goes on after a kill tells the same reports."""
        if self.growth and self.log.state["report"]:
            return False
        reported = self._complete_groups(self.log.judged_by_report(self.pass_number))
        return not self._complete_groups(self.log.judged(self.pass_number)) <= reported

    def _complete_groups(self, judged: Sequence[bool]) -> set[tuple[str, ...]]:
        """The sides, and phases of a side, all of whose moves are `judged`."""
        groups: set[tuple[str, ...]] = set()
        open_groups: set[tuple[str, ...]] = set()
        for ply, is_judged in enumerate(judged, start=1):
            side = "white" if self.prepared.boards[ply - 1].turn else "black"
            mine = {(side,), (side, str(self.prepared.phases.by_ply[ply - 1]))}
            groups |= mine
            if not is_judged:
                open_groups |= mine
        return groups - open_groups

    def _move_event(self, judged: MoveVerdict) -> MoveEvent:
        event = building.move_event(self.prepared, judged, self.pass_number)
        answered = self.answers.merged(judged.ply, judged.verdict.reason)
        reason = with_facts(self.judge, judged, answered, self.prover.proofs(judged.ply))
        told = self.people.merged(replace(event, reason=reason))
        self._told[judged.ply] = told
        return told

    def _as_told(self, judged: MoveVerdict) -> MoveEvent:
        """A verdict as this run has told it last: to find its reasons again costs as much as at first."""
        return self._told.get(judged.ply) or self._move_event(judged)

    def _position_event(self, ply: int) -> PositionEvent:
        return building.position_event(ply, self.known[ply], self.prepared.boards[ply], self.pass_number)

    def _verdicts(self) -> dict[int, MoveVerdict]:
        """What is judged, by ply."""
        found = (self.judge.verdict(ply) for ply in range(1, len(self.prepared.boards)))
        return {move.ply: move for move in found if move is not None}

    def _judged_moves(self) -> list[ReportedMove]:
        return [self._judged_move(ply) for ply in range(1, len(self.prepared.boards))]

    def _judged_move(self, ply: int) -> ReportedMove:
        """The move as the log has it: in the middle of a deeper pass, from whichever pass is current."""
        verdict, before = self.log.verdict(ply), self.prepared.boards[ply - 1]
        played = before.uci(self.prepared.game.moves[ply - 1])
        return ReportedMove(
            ply=ply,
            color=before.turn,
            phase=str(self.prepared.phases.by_ply[ply - 1]),
            classification=verdict and verdict["classification"],
            accuracy=verdict and verdict["accuracy"],
            loss=verdict and verdict["loss"],
            score_before=self._told_score(ply - 1),
            score_after=self._told_score(ply),
            best_played=bool(verdict and verdict["best"] and verdict["best"]["uci"] == played),
            provisional=verdict["provisional"] if verdict else True,
            second_loss=verdict["reason"].get("second_loss") if verdict else None,
            quiet=bool(verdict and verdict["quiet"]),
            close=bool(verdict and verdict["close"]),
            expected_before=verdict and verdict["expected_before"],
            expected_after=verdict and verdict["expected_after"],
            facts=tuple(verdict["reason"].get("facts", ())) if verdict else (),
            exact_before=self._exact_points(ply - 1, before.turn),
            exact_after=self._exact_points(ply, before.turn),
        )

    def _exact_points(self, ply: int, color: bool) -> float | None:
        """What a table gives `color` in a position; None where none knows it."""
        position = self.log.state["positions"][ply]
        return points_of(position["win"], color) if position and position["exact"] else None

    def _told_score(self, ply: int) -> Score | None:
        position = self.log.state["positions"][ply]
        top = top_line(Known.from_wire(position).analysis.lines) if position else None
        return top.score if top else None
