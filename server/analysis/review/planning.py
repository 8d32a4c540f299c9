"""The first stages with an engine: plan the searches, recall what the log knows, search the rest."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from endgames.tables import TableSource
from server.analysis.engine.plan import SearchKind
from server.analysis.errors import EngineError
from server.analysis.events.events import Event
from server.analysis.events.values import Engine
from server.analysis.events.wire import Position
from server.analysis.review import building
from server.analysis.review.building import Known
from server.analysis.review.run import GIVEN, Run
from server.analysis.review.second_thought import settle_if_over
from server.analysis.review.table_answers import table_answers
from server.i18n.texts import sentence


def plan(run: Run, source: TableSource | None) -> Iterator[Event]:
    """Start the engines, ask the tables, announce the run, take over what the log knows, tell what follows
    without a search."""
    run.pool.warm(run.should_stop)
    engine: Engine = {"name": run.pool.identity}
    run.engine = engine["name"]
    searched = {ply for ply, _ in run.growth.answers} if run.growth else set()
    answers = table_answers(run, source, searched)
    run.tables = answers.known
    run.plan = run.prepared.plan(answers.known, searched)
    _check_engine(run, engine)
    announced = replace(
        building.plan_event(run.prepared, run.plan, engine, run.pool.size, run.pass_number),
        tables=answers.tables,
        warnings=answers.warnings,
    )
    if run.log.state["status"] != "running" or not run.log.says(announced):
        yield run.log.tell(announced)
    _recall(run)
    yield from run.tell_positions(run.tables)
    settle_if_over(run)
    yield from run.consequences()


def search(run: Run) -> Iterator[Event]:
    """Search the chunks that are not finished: one that was cut off is searched again as a whole."""
    owed = [
        chunk for chunk in run.plan.chunks if any(search.ply not in run.known for search in chunk.searches)
    ]
    for searched in run.search(owed):
        if searched.ply not in run.known:
            yield from run.take(searched.ply, Known(searched.analysis, "search", searched.engine))


def _check_engine(run: Run, engine: Engine) -> None:
    """A pass is one engine's; a deeper one may be another's, as it searches everything again."""
    earlier = run.log.state["plan"] and run.log.state["plan"]["engine"]
    searched = any(found["source"] == "search" for found in run.log.positions(run.pass_number))
    if searched and earlier and earlier != engine:
        message = sentence("end-engine-gone", earlier=earlier["name"], now=engine["name"])
        error = EngineError(message, code="engine_changed")
        error.retry = False
        raise error


def _recall(run: Run) -> None:
    for position in run.log.answers(run.pass_number):
        if _holds(run, position):
            run.learn(position["ply"], Known.from_wire(position))
    for ply, found in run.tables.items():
        run.learn(ply, found)
    for addition in run.additions:
        addition.recall(run.log.moves(run.pass_number))
    for ply, base in run.log.outdated():
        run.forget(ply, base)


def _holds(run: Run, position: Position) -> bool:
    """Whether an answer of the log holds: after a growth those that followed from others follow anew, and the
    rules may decide a last position now that the result is known. An answer that an older Kibitz took from an
    earlier occurrence of the position never holds."""
    if position["source"] == "repetition":
        return False
    by_rule = run.plan.positions[position["ply"]].kind is SearchKind.RULE
    return run.growth is None or (position["source"] in GIVEN and not by_rule)
