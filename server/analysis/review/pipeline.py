"""review(): from a game to its events, in a list of stages. Only this module knows their order.

    game, preview, phases, static moves -> plan -> (position, move ...) ... report -> done | failed

It knows no web and no database. What the log holds already is not yielded again, so an interrupted review
goes on where it was.

A budget larger than the log's is a deeper pass: everything is searched again, as if the game were new, and
each position replaces the shallower one. A verdict that stands is replaced by a final one alone, made of
positions of the new pass alone: nothing flips because depths are mixed, and the end is that of a new review.

A game that differs from the log's has grown, or was corrected. It is told again, and so are its phases; what
the log knows up to the last ply that both have in common stands, and only the rest is planned and searched.
There too a verdict is replaced by a final one alone, and the report by that of the end. New moves are
searched as deeply as the last pass searched the others. A deeper pass over a grown game searches all of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial

import chess

from endgames.tables import TableSource
from server.analysis.engine.pool import EnginePool
from server.analysis.errors import EngineError, Stopped
from server.analysis.events.events import DoneEvent, Event, EventJson, FailedEvent, PhasesEvent
from server.analysis.events.log_so_far import LogSoFar
from server.analysis.game.game import Game, parse_game
from server.analysis.review import building
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pawn_endings import PawnSolver, solve_pawn_endings, tell_pawn_sums
from server.analysis.review.people import Foresight, People
from server.analysis.review.planning import plan, search
from server.analysis.review.pointing import Pointing
from server.analysis.review.prepared_game import PreparedGame
from server.analysis.review.proving import Prover
from server.analysis.review.reasoning import Reasons
from server.analysis.review.run import Run
from server.analysis.review.sacrifice import Answers
from server.analysis.review.second_thought import search_again
from server.i18n.texts import sentence

__all__ = ["ReviewOptions", "phases_of", "prelude", "review", "warm_prelude"]

Stage = Callable[[Run], Iterator[Event]]
"""A step of a review: makes its searches, and yields what is new."""


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
) -> Generator[Event]:
    """The events of a review that `log` (wire events with `seq`) does not hold yet.

    The last one is `done` or `failed`; a stop is a `failed` with the code "stopped". `options.nodes` above
    the log's: a deeper pass. `tables` are waited for, and answer in place of the engine. `pawns` solves pawn
    endings, once all is searched. `people` foresees what people play, which verdicts then tell. Raises
    Postponed where tables or endings are to be asked for again later.
    """
    started = time.monotonic()
    run = Run(PreparedGame.of(game, options), LogSoFar(log), pool, should_stop)
    sacrifices = Answers(options.nodes)
    reasons = Reasons(run.judge, Prover(options.nodes, Pointing(options.nodes, people, game.headers)))
    likely_moves = People(run.prepared, run.judge, people)
    run.additions = (sacrifices, reasons, likely_moves)
    stages: tuple[Stage, ...] = (
        tell_prelude,
        partial(plan, source=tables),
        search,
        search_again,
        partial(solve_pawn_endings, solve=pawns),
        sacrifices.tell,
        reasons.tell,
        likely_moves.tell,
        partial(tell_pawn_sums, solve=pawns),
        tell_last_report,
    )
    try:
        for stage in stages:
            yield from stage(run)
    except EngineError as error:
        yield from _cut_off(run, FailedEvent.of(error.code, error.message, retry=error.retry))
    except Stopped:
        yield from _cut_off(run, _stopped(run))
    else:
        yield _done(run, time.monotonic() - started, likely_moves.scheme)


def tell_prelude(run: Run) -> Iterator[Event]:
    """The prelude, where the log holds nothing in its place yet, or another game."""
    for event in _prelude(run.prepared, preview=run.log.state["preview"] is None):
        if not run.log.holds(event):
            yield run.log.tell(event)


def tell_last_report(run: Run) -> Iterator[Event]:
    """The report, behind the last verdict even if it is the same: so a stop does not change the order of the
    log."""
    report = run.reports.event()
    if not (run.log.says(report) and run.log.is_reported()):
        yield run.log.tell(report)


def _cut_off(run: Run, failed: FailedEvent) -> Iterator[Event]:
    """The end of a run that is not complete. If the log mixes two passes, or the game has grown, the report
    is told again first."""
    if (run.pass_number > 1 or run.growth) and run.log.state["report"]:
        yield from run.log.fresh([run.reports.event()])
    yield failed


def _done(run: Run, seconds: float, people: str | None) -> DoneEvent:
    told = run.log.state["plan"]
    assert told is not None
    answers = list(run.known.values())
    return building.done_event(run.prepared, answers, told["tables"], told["engine"], seconds, people=people)


def _stopped(run: Run) -> FailedEvent:
    judged = run.log.judged(run.pass_number)
    key = "end-stopped-after" if run.pass_number == 1 else "end-deeper-stopped-after"
    message = sentence(key, judged=sum(judged), moves=len(judged))
    return FailedEvent.of("stopped", message, retry=True)


def _prelude(prepared: PreparedGame, *, preview: bool = True) -> list[Event]:
    win = prepared.preview() if preview else None
    guess = [] if win is None else [building.preview_event(win)]
    static = (building.move_event(prepared, judged) for judged in prepared.judge().static_verdicts())
    return [building.game_event(prepared), *guess, building.phases_event(prepared), *static]
