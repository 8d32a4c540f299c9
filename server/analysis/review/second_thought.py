"""The positions around a best move that loses points, searched again until the two agree.

Owns which positions, in which rounds, and what is left of the doubts when the rounds are over. A round
decides by the answers of the rounds before it alone, and each of its stretches of positions is a chunk: so
neither the number of cores nor a stop in between plays a part.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from server.analysis.classification.close_call import Settling
from server.analysis.engine.budget import AGAIN, AGAIN_MOST
from server.analysis.engine.plan import Chunk, PlannedSearch, SearchKind, derive
from server.analysis.events.events import Event
from server.analysis.review.building import Known
from server.analysis.review.judge import Judge
from server.analysis.review.run import Run

ROUNDS = range(1, len(AGAIN) + 1)


def search_again(run: Run) -> Iterator[Event]:
    """All positions are known: search those around a best move that loses points again, and settle the
    rest."""
    for number in ROUNDS if run.judge.options.rules.looked_best else ():
        for searched in run.search(_owed(run, number)):
            if searched.ply not in run.rounds[number]:
                spent = run.known[searched.ply].analysis.nodes + searched.analysis.nodes
                analysis = dataclasses.replace(searched.analysis, nodes=spent)
                yield from run.take(searched.ply, Known(analysis, "search", searched.engine, again=number))
    settle_if_over(run)
    yield from run.consequences()


def settle_if_over(run: Run) -> None:
    """Settle what is left of the doubts, if the plan's own searches and all rounds are finished."""
    if run.judge.options.rules.looked_best and _is_over(run):
        run.judge.think_over(_settled(run))


def _owed(run: Run, number: int) -> list[Chunk]:
    """The chunks of a round that are not finished; all rounds before it must be."""
    return [
        chunk
        for chunk in _chunks(run, number)
        if not all(search.ply in run.rounds[number] for search in chunk.searches)
    ]


def _is_over(run: Run) -> bool:
    planned = (search.ply for chunk in run.plan.chunks for search in chunk.searches)
    return all(ply in run.rounds[0] for ply in planned) and not any(_owed(run, each) for each in ROUNDS)


def _settled(run: Run) -> frozenset[int]:
    """The plies of the best moves that lose points after all rounds, and of those that do once these are
    settled."""
    judge = _judge(run, ROUNDS[-1])
    settled: frozenset[int] = frozenset()
    while doubts := judge.doubts():
        settled |= doubts.keys()
        judge.think_over(settled)
    return settled


def _chunks(run: Run, number: int) -> Iterator[Chunk]:
    """A chunk for each stretch of neighbouring positions, the last one first: so the search of a position
    knows what comes after its best move. What was searched before the game grew stands."""
    options, plies = run.prepared.options, _plies(run, number)
    standing = run.growth.answers if run.growth else frozenset()
    starts = [ply for ply in plies if ply - 1 not in plies]
    for index, start in enumerate(starts):
        end = next(ply for ply in range(start, len(run.boards) + 1) if ply not in plies)
        nodes = AGAIN[number - 1] * options.nodes
        left = (ply for ply in range(end - 1, start - 1, -1) if (ply, number) not in standing)
        yield Chunk(index, tuple(PlannedSearch(ply, nodes, options.multipv) for ply in left))


def _plies(run: Run, number: int) -> list[int]:
    """The positions that a round searches, in order."""
    doubts = _judge(run, number - 1).doubts()
    worst = sorted(doubts, key=lambda ply: (-doubts[ply], ply))[:AGAIN_MOST]
    searched = (_searched(run, near) for ply in worst for near in (ply - 1, ply))
    return sorted({ply for ply in searched if ply is not None})


def _searched(run: Run, ply: int) -> int | None:
    """The position whose search answers for `ply`; None if the rules or a table do."""
    position = run.plan.positions[ply]
    while position.origin != position.ply:
        position = run.plan.positions[position.origin]
    return None if position.kind in (SearchKind.RULE, SearchKind.TABLE) else position.ply


def _judge(run: Run, last: int) -> Judge:
    """A judge of what the rounds up to `last` say."""
    known = {ply: found.analysis for ply, found in run.tables.items()}
    for answers in run.rounds[: last + 1]:
        known |= answers
    known |= {ply: derived.analysis for ply, derived in derive(run.plan, known).items()}
    judge = run.prepared.judge()
    for ply, analysis in known.items():
        exact = run.tables[ply].exact if ply in run.tables else None
        judge.learn(ply, analysis.lines, Settling.of(analysis), exact)
    return judge
