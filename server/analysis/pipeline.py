"""review(): from a game to its events. The only room that knows the order of things.

    game, preview, phases, static moves -> plan -> (position, move ...) ... report -> done | failed

Both functions are generators over plain values: they know no web and no database. What the log holds
already is not yielded again, so an interrupted review goes on where it was.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import chess

import server
from server.analysis.engine.base import Analysis
from server.analysis.engine.budget import HASH_MB
from server.analysis.engine.plan import CHUNK_SCHEME, Chunk, derive
from server.analysis.engine.pool import EnginePool
from server.analysis.errors import EngineError, Stopped
from server.analysis.evaluation import Line, Score, expected_points, top_line
from server.analysis.events import (
    DoneEvent,
    Event,
    FailedEvent,
    MoveEvent,
    PhasesEvent,
    PlanEvent,
    PositionEvent,
)
from server.analysis.fold import State, apply_event, fold
from server.analysis.game import Game, parse_game
from server.analysis.options import ReviewOptions
from server.analysis.report import JudgedMove, build_report
from server.analysis.study import Study

__all__ = ["ReviewOptions", "phases_of", "prelude", "review", "warm_prelude"]

Json = dict[str, Any]
_PV_PLIES = 16
"""Plies of a line that go on the wire; nobody plays out more by hand."""


def prelude(game: Game, options: ReviewOptions) -> list[Event]:
    """The events that need no engine: game, preview, phases, and the FORCED, THEORY and mating moves."""
    return _prelude(Study.of(game, options))


def warm_prelude() -> None:
    """Load what every prelude needs (the book, the network): about a tenth of a second, once a process."""
    prelude(parse_game(chess.STARTING_FEN), ReviewOptions())


def phases_of(game: Game) -> PhasesEvent:
    """The phases of a game, with Kibitz's own book."""
    return Study.of(game, ReviewOptions()).phases_event()


def review(
    game: Game,
    options: ReviewOptions,
    pool: EnginePool,
    log: Sequence[Json] = (),
    should_stop: Callable[[], bool] = lambda: False,
) -> Iterator[Event]:
    """The events of a review that `log` (wire events with `seq`) does not hold yet.

    The last one is `done` or `failed`; a stop is a `failed` with the code "stopped".
    """
    started = time.monotonic()
    run = _Run(Study.of(game, options), fold(log))
    yield from run.opening()
    try:
        pool.warm()
        engine = {"name": pool.identity}
        yield from run.begin(engine, pool.size)
        for searched in pool.run(run.open_chunks(), run.study.boards, should_stop):
            yield from run.take(searched.ply, _Known(searched.analysis, "search", searched.engine))
    except EngineError as error:
        yield FailedEvent(error.code, error.message, error.retry)
    except Stopped:
        yield run.stopped()
    else:
        yield from run.fresh([run.report()])
        yield run.done(engine, time.monotonic() - started)


def _prelude(study: Study, *, preview: bool = True) -> list[Event]:
    guess = study.preview_event() if preview else None
    static = (study.move_event(judged) for judged in study.judge().static_verdicts())
    return [study.game_event(), *filter(None, [guess]), study.phases_event(), *static]


@dataclass(frozen=True, slots=True)
class _Known:
    """A position's answer, where it came from ("search", "rule", "forced", "repetition") and who gave it."""

    analysis: Analysis
    source: str
    engine: str


class _Run:
    """One run over a game: the lines known so far, and what has been told already."""

    def __init__(self, study: Study, told: State) -> None:
        self.study = study
        self.told = told
        self.plan = study.plan()
        self.judge = study.judge()
        self.known: dict[int, _Known] = {}
        self.engine = ""
        self._groups_complete: frozenset[tuple[str, ...]] = frozenset()

    def opening(self) -> Iterator[Event]:
        """The prelude, where the log holds nothing in its place yet."""
        for event in _prelude(self.study, preview=self.told["preview"] is None):
            if self._told_in_place_of(event) is None:
                yield self._tell(event)

    def fresh(self, events: Iterable[Event]) -> Iterator[Event]:
        """Those of `events` that have not been told already."""
        for event in events:
            if self._told_in_place_of(event) != _body(event):
                yield self._tell(event)

    def begin(self, engine: Json, cores: int) -> Iterator[Event]:
        """Announce the run, take over what the log knows, and tell what follows without a search."""
        self._check_engine(engine)
        self.engine = engine["name"]
        plan = PlanEvent(
            engine=engine,
            nodes=self.study.options.nodes,
            multipv=self.study.options.multipv,
            rules=self.study.options.rules,
            options=self.study.options.to_json(),
            positions=len(self.study.boards),
            searches=self.plan.searches,
            chunks=len(self.plan.chunks),
            cores=cores,
        )
        if self.told["status"] != "running" or self._told_in_place_of(plan) != _body(plan):
            yield self._tell(plan)
        for position in self.told["positions"]:
            if position is not None:
                self._learn(position["ply"], _known_from_wire(position))
        yield from self._consequences()

    def open_chunks(self) -> list[Chunk]:
        """The chunks that are not finished: one that was cut off is searched again as a whole."""
        return [
            chunk
            for chunk in self.plan.chunks
            if any(search.ply not in self.known for search in chunk.searches)
        ]

    def take(self, ply: int, found: _Known) -> Iterator[Event]:
        """A search is finished: its position, the positions that follow from it, and their moves."""
        if ply not in self.known:
            self._learn(ply, found)
            yield from self.fresh([self._position_event(ply)])
            yield from self._consequences()

    def report(self) -> Event:
        return build_report([self._judged_move(ply) for ply in range(1, len(self.study.boards))])

    def done(self, engine: Json, seconds: float) -> DoneEvent:
        searches = [known for known in self.known.values() if known.source == "search"]
        totals = {
            "moves": len(self.study.game.moves),
            "positions": len(self.known),
            "searches": len(searches),
            "nodes": sum(known.analysis.nodes for known in searches),
            "seconds": round(seconds, 2),
        }
        recipe = {
            "kibitz": server.__version__,
            "engine": engine,
            "options": self.study.options.to_json(),
            "chunks": CHUNK_SCHEME,
            "hash_mb": HASH_MB,
            "threads": 1,
        }
        return DoneEvent(totals=totals, recipe=recipe)

    def stopped(self) -> FailedEvent:
        judged = sum(1 for ply in range(1, len(self.study.boards)) if self.judge.verdict(ply))
        total = len(self.study.game.moves)
        return FailedEvent("stopped", f"Stopped after {judged} of {total} moves.", retry=True)

    def _tell(self, event: Event) -> Event:
        self.told = apply_event(self.told, {"seq": self.told["seq"] + 1, **event.to_wire()})
        return event

    def _told_in_place_of(self, event: Event) -> Json | None:
        """What the state holds where `event` would go."""
        match event:
            case PositionEvent(ply=ply):
                slots, index = self.told["positions"], ply
            case MoveEvent(ply=ply):
                slots, index = self.told["moves"], ply - 1
            case _:
                slots, index = [self.told[event.type]], 0
        return slots[index] if slots else None

    def _check_engine(self, engine: Json) -> None:
        earlier = self.told["plan"] and self.told["plan"]["engine"]
        searched = any(position and position["source"] == "search" for position in self.told["positions"])
        if searched and earlier and earlier != engine:
            message = (
                f"This review began with {earlier['name']}, which is not here any more; "
                f"{engine['name']} would judge by another measure. Start a new review."
            )
            error = EngineError(message, code="engine_changed")
            error.retry = False
            raise error

    def _learn(self, ply: int, found: _Known) -> None:
        self.known[ply] = found
        self.judge.learn(ply, found.analysis.lines)

    def _consequences(self) -> Iterator[Event]:
        known = {ply: found.analysis for ply, found in self.known.items()}
        for ply, derived in derive(self.plan, known).items():
            self._learn(ply, _Known(derived.analysis, derived.source, self.engine))
            yield from self.fresh([self._position_event(ply)])
        moves = [self.study.move_event(judged) for judged in self.judge.news()]
        yield from self.fresh(moves)
        if moves and self._more_groups_complete():
            yield from self.fresh([self.report()])

    def _more_groups_complete(self) -> bool:
        """Whether a side, or a side's phase, has just become complete."""
        open_groups: set[tuple[str, ...]] = set()
        groups: set[tuple[str, ...]] = set()
        for ply in range(1, len(self.study.boards)):
            side = "white" if self.study.boards[ply - 1].turn else "black"
            mine = {(side,), (side, str(self.study.phases.by_ply[ply - 1]))}
            groups |= mine
            judged = self.judge.verdict(ply)
            if judged is None or judged.verdict.accuracy is None:
                open_groups |= mine
        complete = frozenset(groups - open_groups)
        news = complete - self._groups_complete
        self._groups_complete = complete
        return bool(news)

    def _position_event(self, ply: int) -> PositionEvent:
        found, board = self.known[ply], self.study.boards[ply]
        top = top_line(found.analysis.lines)
        assert top is not None
        return PositionEvent(
            ply=ply,
            lines=tuple(_line_json(line, board) for line in found.analysis.lines),
            win=expected_points(top.score, mover=not board.turn),
            depth=found.analysis.depth,
            nodes=found.analysis.nodes,
            engine=found.engine,
            source=found.source,
        )

    def _judged_move(self, ply: int) -> JudgedMove:
        judged = self.judge.verdict(ply)
        verdict = judged.verdict if judged else None
        played = self.study.game.moves[ply - 1]
        return JudgedMove(
            ply=ply,
            color=self.study.boards[ply - 1].turn,
            phase=str(self.study.phases.by_ply[ply - 1]),
            classification=str(verdict.classification) if verdict and verdict.classification else None,
            accuracy=verdict.accuracy if verdict else None,
            loss=verdict.loss if verdict else None,
            score_before=self.judge.raw_score(ply - 1),
            score_after=self.judge.raw_score(ply),
            best_played=verdict is not None and verdict.best == played,
            provisional=judged is None or judged.provisional,
            second_loss=verdict.reason.get("second_loss") if verdict else None,
        )


def _line_json(line: Line, board: chess.Board) -> Json:
    board, san = board.copy(stack=False), []
    for uci in line.pv[:_PV_PLIES]:
        move = board.parse_uci(uci)
        san.append(board.san(move))
        board.push(move)
    return {
        "rank": line.rank,
        "depth": line.depth,
        "cp": line.score.cp,
        "mate": line.score.mate,
        "pv": list(line.pv[:_PV_PLIES]),
        "san": san,
    }


def _known_from_wire(position: Json) -> _Known:
    lines = tuple(
        Line(line["rank"], line["depth"], Score(cp=line["cp"], mate=line["mate"]), tuple(line["pv"]))
        for line in position["lines"]
    )
    analysis = Analysis(lines, position["depth"], position["nodes"])
    return _Known(analysis, position["source"], position["engine"])


def _body(event: Event) -> Json:
    """What the fold keeps of an event."""
    return {key: value for key, value in event.to_wire().items() if key != "type"}
