"""What a game's review asks of the engines: which positions need a search, how much, and in which chunks.

Pure: knows boards, starts nothing. Each position 0..N is one of
- `rule`: the rules decide (`rule.py`);
- `known`: a search gave the answer before the game grew, which is given to the plan;
- `table`: a table knows the answer, which is given to the plan;
- `forced`: one legal move, and the game goes on with it: the next position's answer, carried back a ply;
- `light`: the moves to it and from it are both in the book, so only the graph and the accuracy ask for it:
  one line and a tenth of the nodes;
- `full`: all nodes, all lines.

A position that comes again is searched again, with the moves of the game: it is one move nearer to a draw by
repetition, so it is worth something else than the first time.
"""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import cast

import chess

from server.analysis.engine.base import Analysis
from server.analysis.engine.budget import AGAIN, AGAIN_MOST, SECOND_SHARE, light_nodes
from server.analysis.engine.rule import final_score, has_one_move, identity, rule_score
from server.analysis.evaluation import Line, Score, top_line
from server.analysis.events.values import Source

HEAD = 2
"""The first full searches, a chunk each."""

LARGEST_CHUNK = 6
"""Full searches in a chunk at the start of the game."""

TAIL_DIVISOR = 6
"""A chunk takes at most this part (1 / TAIL_DIVISOR) of the work that is left, but one search at least."""

CHUNK_SCHEME = (
    f"head-guided-{LARGEST_CHUNK}-{TAIL_DIVISOR}-second-{SECOND_SHARE}"
    f"-again-{'-'.join(map(str, AGAIN))}-most-{AGAIN_MOST}-proofs-2-history-settled"
)
"""Name of the way a game is cut into searches: part of the recipe, as other ones give other verdicts.

First the head: the first two full searches, a chunk each, so that two cores give the first label after the
time of one search. Then, in game order, each chunk is filled until its nodes reach min(LARGEST_CHUNK full
searches, what is left / TAIL_DIVISOR): large chunks first, for the sake of the hash, and small ones at the
end, so that no core is idle long. A chunk ends before a position that is in it already: the hash knows no
history, so what it holds of one occurrence is wrong for the other. Inside a chunk the last position is
searched first, the second look at a position (`second_look.py`) right after the first one. At last the
positions around a best move that loses points are searched again (`review/second_thought.py`), and claims of
material are tried (`review/proving.py`, in its second way). Every search of a position of the game
knows the moves that led to it ("history"), and goes on while its last bound contradicts its score ("settled",
`process.py`). The number of cores plays no part.
"""


class SearchKind(StrEnum):
    """How a position gets its answer."""

    RULE = "rule"
    KNOWN = "known"
    TABLE = "table"
    FORCED = "forced"
    LIGHT = "light"
    FULL = "full"


_SEARCHED = (SearchKind.LIGHT, SearchKind.FULL)
_GIVEN = (*_SEARCHED, SearchKind.KNOWN, SearchKind.TABLE)
"""Kinds whose answer follows from no other position's."""


@dataclass(frozen=True, slots=True)
class PlannedPosition:
    """A position's place in the plan. `origin`: the ply whose answer it takes (its own if none). `turn`: side
    to move. `played`: the game's next move (UCI), None at the end. `score`: only of kind `rule`."""

    ply: int
    kind: SearchKind
    origin: int
    turn: chess.Color
    played: str | None
    score: Score | None = None


@dataclass(frozen=True, slots=True)
class PlannedSearch:
    """What is asked of one position: its ply, nodes in all, lines wanted; `alike`: none of them is searched
    more than the others."""

    ply: int
    nodes: int
    multipv: int
    alike: bool = False


@dataclass(frozen=True, slots=True)
class Chunk:
    """Searches that one engine does in a row on a cleared hash, in this order: the last ply first."""

    index: int
    searches: tuple[PlannedSearch, ...]


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """`positions` 0..N, and the chunks that cover those of them that need a search."""

    positions: tuple[PlannedPosition, ...]
    chunks: tuple[Chunk, ...]

    @property
    def searches(self) -> int:
        """Number of searches in all chunks."""
        return sum(len(chunk.searches) for chunk in self.chunks)


@dataclass(frozen=True, slots=True)
class Derived:
    """An answer that cost no search. `source`: "rule" or "forced"; `nodes` of it is 0."""

    analysis: Analysis
    source: Source


def chunks_by_move(plies: Sequence[int], nodes: int, multipv: int = 1, *, alike: bool = False) -> list[Chunk]:
    """Searches beside the plan, the k-th (its `ply`) for the move of `plies[k]`: a chunk for each move, so
    that nothing depends on the number of cores."""
    searches = [(ply, PlannedSearch(index, nodes, multipv, alike)) for index, ply in enumerate(plies)]
    return [
        Chunk(index, tuple(search for of, search in searches if of == ply))
        for index, ply in enumerate(dict.fromkeys(plies))
    ]


def plan_searches(
    boards: Sequence[chess.Board],
    theory: Sequence[bool],
    nodes: int,
    multipv: int,
    *,
    result_drawn: bool = False,
    tables: Container[int] = (),
    known: Container[int] = (),
) -> SearchPlan:
    """The plan for positions 0..N. `boards` carry the moves that led to them; `theory[k]`: the move that led
    to position k counts as THEORY (all False where theory is switched off); `tables`: the plies that a table
    knows; `known`: those that were searched before the game grew. Raises ValueError on an invalid board.

    What is left is cut into chunks as if it were all: the head is the first two of its full searches.
    """
    if len(boards) != len(theory) or not all(board.is_valid() for board in boards):
        raise ValueError("a plan needs valid boards and one theory flag for each")
    positions = tuple(_positions(boards, theory, tables, known, result_drawn=result_drawn))
    searches = [_search(position, nodes, multipv) for position in positions if position.kind in _SEARCHED]
    return SearchPlan(positions, tuple(_chunks(searches, nodes, [identity(board) for board in boards])))


def derive(plan: SearchPlan, results: Mapping[int, Analysis]) -> dict[int, Derived]:
    """Answers of further plies that follow from `results` (by ply, searched, derived or a table's) and are
    not in it."""
    known = dict(results)
    derived: dict[int, Derived] = {}
    for position in plan.positions:
        for step in _steps(plan, position, known):
            analysis = _derived(step, known)
            known[step.ply] = analysis
            derived[step.ply] = Derived(analysis, cast(Source, step.kind.value))
    return derived


def _positions(
    boards: Sequence[chess.Board],
    theory: Sequence[bool],
    tables: Container[int],
    known: Container[int],
    *,
    result_drawn: bool,
) -> Iterator[PlannedPosition]:
    last = len(boards) - 1
    for ply, board in enumerate(boards):
        score = rule_score(board) if ply < last else final_score(board, result_drawn=result_drawn)
        played = board.uci(boards[ply + 1].peek()) if ply < last else None
        kind, origin = SearchKind.LIGHT if _is_light(ply, theory) else SearchKind.FULL, ply
        if score is not None:
            kind = SearchKind.RULE
        elif ply in known:
            kind = SearchKind.KNOWN
        elif ply in tables:
            kind = SearchKind.TABLE
        elif ply < last and has_one_move(board):
            kind, origin = SearchKind.FORCED, ply + 1
        yield PlannedPosition(ply, kind, origin, board.turn, played, score)


def _is_light(ply: int, theory: Sequence[bool]) -> bool:
    return (ply == 0 or theory[ply]) and ply + 1 < len(theory) and theory[ply + 1]


def _search(position: PlannedPosition, nodes: int, multipv: int) -> PlannedSearch:
    if position.kind is SearchKind.LIGHT:
        return PlannedSearch(position.ply, light_nodes(nodes), 1)
    return PlannedSearch(position.ply, nodes, multipv)


def _chunks(searches: Sequence[PlannedSearch], nodes: int, identities: Sequence[Hashable]) -> Iterator[Chunk]:
    head = [search for search in searches if search.nodes == nodes][:HEAD]
    for index, search in enumerate(head):
        yield Chunk(index, (search,))
    yield from _guided([each for each in searches if each not in head], nodes, identities, first=len(head))


def _guided(
    searches: Sequence[PlannedSearch], nodes: int, identities: Sequence[Hashable], *, first: int
) -> Iterator[Chunk]:
    left = sum(search.nodes for search in searches)
    index, start = first, 0
    while start < len(searches):
        limit = max(nodes, min(LARGEST_CHUNK * nodes, left // TAIL_DIVISOR))
        end, filled = start, 0
        there: set[Hashable] = set()
        while end < len(searches) and (filled == 0 or filled + searches[end].nodes <= limit):
            if identities[searches[end].ply] in there:
                break
            there.add(identities[searches[end].ply])
            filled += searches[end].nodes
            end += 1
        yield Chunk(index, tuple(reversed(searches[start:end])))
        left -= filled
        index, start = index + 1, end


def _steps(
    plan: SearchPlan, position: PlannedPosition, known: Mapping[int, Analysis]
) -> list[PlannedPosition]:
    """The positions to be derived, in this order, to know `position`; empty if it is known or depends on one
    that is not."""
    way: list[PlannedPosition] = []
    while position.ply not in known:
        if position.kind in _GIVEN:
            return []
        way.append(position)
        if position.kind is SearchKind.RULE:
            break
        position = plan.positions[position.origin]
    return way[::-1]


def _derived(position: PlannedPosition, known: Mapping[int, Analysis]) -> Analysis:
    if position.score is not None:
        # The game may go on past a draw by rule; the move that it took then costs nothing.
        pv = (position.played,) if position.played else ()
        return Analysis((Line(1, 0, position.score, pv),), 0, 0)
    return _carried_back(position, known[position.origin])


def _carried_back(position: PlannedPosition, after: Analysis) -> Analysis:
    """The answer before a forced move, given the one after it: a mate by its mover is a move further off."""
    top = top_line(after.lines)
    assert top is not None and position.played is not None
    score = top.score
    if score.mate is not None and score.of(position.turn) >= 0:
        further = abs(score.mate) + 1
        score = Score(mate=further if position.turn == chess.WHITE else -further)
    line = Line(1, top.depth + 1, score, (position.played, *top.pv))
    return Analysis((line,), line.depth, 0, after.wobble)
