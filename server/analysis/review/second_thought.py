"""The positions around a best move that loses points, searched again until the two agree.

Owns which positions, in which rounds, and what is left of the doubts when the rounds are over. A round
decides by the answers of the rounds before it alone, and each of its stretches of positions is a chunk: so
neither the number of cores nor a stop in between plays a part.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from types import MappingProxyType

from server.analysis.classification.close_call import Settling
from server.analysis.engine.base import Analysis
from server.analysis.engine.budget import AGAIN, AGAIN_MOST
from server.analysis.engine.plan import Chunk, PlannedSearch, SearchKind, SearchPlan, derive
from server.analysis.review.building import Known
from server.analysis.review.judge import Judge
from server.analysis.review.prepared_game import PreparedGame

ROUNDS = range(1, len(AGAIN) + 1)


class SecondThoughts:
    """The answers of a pass by round (0: the plan's own searches), and what the rounds still owe."""

    def __init__(
        self,
        prepared: PreparedGame,
        plan: SearchPlan,
        tables: Mapping[int, Known] = MappingProxyType({}),
        standing: Container[tuple[int, int]] = (),
    ) -> None:
        """`tables`: what tables know, by ply; `standing`: the (ply, round) that were searched before the game
        grew."""
        self._prepared = prepared
        self._plan = plan
        self._tables = tables
        self._standing = standing
        self._rounds: list[dict[int, Analysis]] = [{} for _ in (0, *ROUNDS)]

    def learn(self, ply: int, found: Known) -> None:
        """Take an answer; one that cost no search follows from the others."""
        if found.source == "search":
            self._rounds[found.again][ply] = found.analysis

    def knows(self, ply: int, number: int) -> bool:
        """Whether the round has its answer for a position."""
        return ply in self._rounds[number]

    def owed(self, number: int) -> list[Chunk]:
        """The chunks of a round that are not finished; all rounds before it must be."""
        return [
            chunk
            for chunk in self._chunks(number)
            if not all(self.knows(search.ply, number) for search in chunk.searches)
        ]

    def over(self) -> bool:
        """Whether the plan's own searches and all rounds are finished."""
        planned = (search.ply for chunk in self._plan.chunks for search in chunk.searches)
        return all(self.knows(ply, 0) for ply in planned) and not any(map(self.owed, ROUNDS))

    def settled(self) -> frozenset[int]:
        """The plies of the best moves that lose points after all rounds, and of those that do once these are
        settled."""
        judge = self._judge(ROUNDS[-1])
        settled: frozenset[int] = frozenset()
        while doubts := judge.doubts():
            settled |= doubts.keys()
            judge.think_over(settled)
        return settled

    def _chunks(self, number: int) -> Iterator[Chunk]:
        """A chunk for each stretch of neighbouring positions, the last one first: so the search of a position
        knows what comes after its best move."""
        options, plies = self._prepared.options, self._plies(number)
        starts = [ply for ply in plies if ply - 1 not in plies]
        for index, start in enumerate(starts):
            end = next(ply for ply in range(start, len(self._prepared.boards) + 1) if ply not in plies)
            nodes = AGAIN[number - 1] * options.nodes
            left = (ply for ply in range(end - 1, start - 1, -1) if (ply, number) not in self._standing)
            yield Chunk(index, tuple(PlannedSearch(ply, nodes, options.multipv) for ply in left))

    def _plies(self, number: int) -> list[int]:
        """The positions that a round searches, in order."""
        doubts = self._judge(number - 1).doubts()
        worst = sorted(doubts, key=lambda ply: (-doubts[ply], ply))[:AGAIN_MOST]
        searched = (self._searched(near) for ply in worst for near in (ply - 1, ply))
        return sorted({ply for ply in searched if ply is not None})

    def _searched(self, ply: int) -> int | None:
        """The position whose search answers for `ply`; None if the rules or a table do."""
        position = self._plan.positions[ply]
        while position.origin != position.ply:
            position = self._plan.positions[position.origin]
        return None if position.kind in (SearchKind.RULE, SearchKind.TABLE) else position.ply

    def _judge(self, last: int) -> Judge:
        """A judge of what the rounds up to `last` say."""
        known = {ply: found.analysis for ply, found in self._tables.items()}
        for answers in self._rounds[: last + 1]:
            known |= answers
        known |= {ply: derived.analysis for ply, derived in derive(self._plan, known).items()}
        judge = self._prepared.judge()
        for ply, analysis in known.items():
            exact = self._tables[ply].exact if ply in self._tables else None
            judge.learn(ply, analysis.lines, Settling.of(analysis), exact)
        return judge
