"""What people play in the positions of a review, and how many of them play a good move.

Owns the searches that this is worth, once all verdicts and reasons stand: of key moments and faults the moves
that people play are judged, those that the review's own lines know for nothing, the others by a small search
each. What it says stands in the verdicts (`people`, docs/people.md). Decides no class: a verdict is the same
with and without. The networks are the caller's (`Foresight`); without them nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

import chess
import numpy as np
from msgspec.structs import replace

from server.analysis.classes import FAULTS
from server.analysis.engine.base import Analysis
from server.analysis.engine.plan import Chunk, PlannedSearch
from server.analysis.engine.pool import EnginePool
from server.analysis.engine.rule import rule_score
from server.analysis.evaluation import points_by, top_line
from server.analysis.events import values
from server.analysis.events.events import Event, MoveEvent
from server.analysis.events.values import Base, LikelyMove
from server.analysis.events.wire import Move
from server.analysis.nn.loader import NoInterpreter
from server.analysis.people.prediction import Prediction
from server.analysis.people.ratings import RATINGS
from server.analysis.people.words import GOOD, LARGE, PRAISED
from server.analysis.people.words import MOST as LIKELY
from server.analysis.report.reported_move import ReportedMove
from server.analysis.review.judge import Judge
from server.analysis.review.prepared_game import PreparedGame
from server.analysis.review.run import Run

AS_BAD = 0.05
"""Expected points by which a small search may be wrong about a move that is as bad as a fault."""
MOST_MOMENTS = 12
"""Moves of a game whose alternatives are judged."""
MASS, MOVES = 0.9, 8
"""The likeliest moves are judged until they are so much of what is played, or so many."""
SHARE, FLOOR = 40, 500
"""The part of a position's nodes that a move gets; nodes of it at the least."""
SEARCHES = 0.75
"""Searches for each position of the game, at most: 1.9 % of the review's nodes."""
RARE = 0.01
"""What nobody plays is not told, unless it was played or is best."""
PROOF_SHARE, PROOF_FLOOR = 4, 5_000
"""The part of a position's nodes, and the least, by which it is proven that a likely move is a trap: as of a
claim that one move alone is good (`proving.RIVAL_SHARE`)."""
SCHEME = f"{MOST_MOMENTS}-moments-{MASS}-{MOVES}-share-{SHARE}-most-{SEARCHES}-traps-{PROOF_SHARE}-2"
"""Name of the way moves are chosen and searched: part of the recipe."""

Foresight = Callable[[chess.Board, Sequence[chess.Move]], Iterator[Prediction]]
"""`predictions` of the room `people`: a game's positions, what people play in each."""
_Shares = Mapping[str, tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class _Worth:
    """The mover's expected points after a move, and the nodes of the search that says so; 0: none was
    needed."""

    expected: float
    nodes: int = 0


class People:
    """What people play in one review's game. `foresight` None: nothing is said."""

    def __init__(self, prepared: PreparedGame, judge: Judge, foresight: Foresight | None) -> None:
        self._boards = prepared.boards
        self._judge = judge
        nodes = prepared.options.nodes
        self._nodes = min(nodes, max(FLOOR, nodes // SHARE))
        self._proof_nodes = min(nodes, max(PROOF_FLOOR, nodes // PROOF_SHARE))
        self._most = int(SEARCHES * len(prepared.boards))
        self._coming = _foreseen(prepared, foresight)
        self._seen: list[_Shares] = []
        self._searched: dict[int, dict[str, _Worth]] = {}

    @property
    def scheme(self) -> str | None:
        """How it was asked; None where it was not."""
        return SCHEME if self._seen else None

    def recall(self, moves: Iterable[Move | None]) -> None:
        """Take over what the verdicts on the wire hold already."""
        for move in filter(None, moves):
            if move["people"] and "moves" in move["people"]:
                self._searched[move["ply"]] = {
                    each["uci"]: _Worth(each["expected"], each["nodes"])
                    for each in move["people"]["moves"]
                    if each["nodes"]
                }

    def merged(self, event: MoveEvent) -> MoveEvent:
        """A final verdict with what people play in its place."""
        shares = self._shares(event)
        if shares is None:
            return event
        people: values.People = {
            "played": list(shares[self._played(event.ply)]),
            "best": list(shares[event.best["uci"]]) if event.best else None,
        }
        searched = self._searched.get(event.ply)
        if searched is not None:
            self._judge_into(people, event, shares, {**self._known(event), **searched})
        return replace(event, people=people)

    def forget(self, ply: int, base: Base) -> None:
        """What people play does not depend on a line."""

    def tell(self, run: Run) -> Iterator[Event]:
        """All reasons stand: judge what people play in place of key moments and faults."""
        moves, final = run.reports.moves(), run.verdicts()
        found = moments(moves, run.reports.key_moments(moves))
        told = self.ask([run.as_told(final[ply]) for ply in found], run.pool, run.should_stop)
        yield from run.log.fresh([self.merged(run.as_told(final[ply])) for ply in told])

    def ask(
        self, events: Sequence[MoveEvent], pool: EnginePool, should_stop: Callable[[], bool]
    ) -> list[int]:
        """Judge what people play in place of the moves of `events`, the costliest first; the plies of which
        something else is told now, in order.

        What is asked depends on the verdicts alone, each search on its move alone: so a game that grew, or
        was cut off, ends as one that came whole.
        """
        wanted = self._wanted(events)
        owed = [
            (ply, uci)
            for ply, moves in wanted.items()
            for uci in moves
            if uci not in self._searched.get(ply, {})
        ]
        found: dict[int, dict[str, _Worth]] = {
            ply: {uci: worth for uci, worth in self._searched.get(ply, {}).items() if uci in moves}
            for ply, moves in wanted.items()
        }
        for ply, uci, worth in self._search(owed, self._nodes, pool, should_stop):
            found[ply][uci] = worth
        asked = [event for event in events if event.ply in found]
        unproven = []
        for event in asked:
            here, before = found[event.ply], self._searched.get(event.ply, {})
            for uci in self._traps(event, here):
                known = here.get(uci) or before.get(uci)
                if known and known.nodes >= self._proof_nodes:
                    here[uci] = known
                else:
                    unproven.append((event.ply, uci))
        for ply, uci, proven in self._search(unproven, self._proof_nodes, pool, should_stop):
            found[ply][uci] = proven
        earlier, self._searched = self._searched, found
        return sorted(ply for ply in earlier.keys() | found if earlier.get(ply) != found.get(ply))

    def _search(
        self,
        moves: Sequence[tuple[int, str]],
        nodes: int,
        pool: EnginePool,
        should_stop: Callable[[], bool],
    ) -> Iterator[tuple[int, str, _Worth]]:
        """What moves (ply, UCI) are worth, each by a search of its own."""
        boards = [self._after(ply, uci) for ply, uci in moves]
        chunks = [Chunk(k, (PlannedSearch(k, nodes, 1),)) for k in range(len(moves))]
        for each in pool.run(chunks, boards, should_stop) if chunks else ():
            ply, uci = moves[each.ply]
            yield ply, uci, _searched(each.analysis, self._boards[ply - 1].turn)

    def _traps(self, event: MoveEvent, searched: Mapping[str, _Worth]) -> list[str]:
        """The moves that would be called a trap beside a praised one: likely, and a large loss as far as is
        known. What tables and the rules know needs no proof."""
        shares = self._shares(event)
        if shares is None or event.classification not in PRAISED:
            return []
        certain = self._of_table(event.ply, 0.0) or self._of_rules(event.ply)
        worths = {**self._known(event), **searched}
        own, before = {self._played(event.ply)}, event.expected_before or 0.0
        likely = (uci for uci in worths if max(shares[uci]) >= LIKELY and uci not in own)
        return [uci for uci in likely if uci not in certain and before - worths[uci].expected >= LARGE]

    def _wanted(self, events: Sequence[MoveEvent]) -> dict[int, list[str]]:
        """The moves that are to be searched, by ply; a moment that there is no room for is left out."""
        wanted: dict[int, list[str]] = {}
        room = self._most
        for event in events[:MOST_MOMENTS]:
            if (shares := self._shares(event)) is not None:
                known = self._known(event)
                searched = [uci for uci in _likeliest(shares) if uci not in known]
                if len(searched) <= room:
                    room -= len(searched)
                    wanted[event.ply] = searched
        return wanted

    def _shares(self, event: MoveEvent) -> _Shares | None:
        """How likely each legal move was; None where nobody knows, or there was no choice."""
        if event.provisional or event.accuracy is None:
            return None
        self._seen += islice(self._coming, max(0, event.ply - len(self._seen)))
        shares = self._seen[event.ply - 1] if len(self._seen) >= event.ply else {}
        return shares if len(shares) > 1 else None

    def _judge_into(
        self, people: values.People, event: MoveEvent, shares: _Shares, worths: Mapping[str, _Worth]
    ) -> None:
        """Add what the moves of `worths` say together."""
        board, played = self._boards[event.ply - 1], self._played(event.ply)
        special = {played, event.best["uci"] if event.best else played}
        told = [uci for uci in worths if uci in special or max(shares[uci]) >= RARE]
        told.sort(key=lambda uci: (-sum(shares[uci]), uci))
        losses = {uci: round((event.expected_before or 0.0) - worths[uci].expected, 4) for uci in told}
        lost = losses[played]
        people["good"] = _sum(shares, [uci for uci in told if losses[uci] < GOOD])
        if lost >= GOOD:
            enough = max(GOOD, lost - AS_BAD)
            people["as_bad"] = _sum(shares, [uci for uci in told if losses[uci] >= enough])
        people["covered"] = _sum(shares, told)
        people["moves"] = [_likely(board, uci, shares[uci], worths[uci]) for uci in told]

    def _known(self, event: MoveEvent) -> dict[str, _Worth]:
        """What needs no search: the game's own move, the best one, the engine's lines, tables, the rules."""
        ply, before = event.ply, event.expected_before or 0.0
        known = self._of_table(ply, before) or {**self._of_rules(ply), **self._of_lines(ply, before)}
        if event.best:
            known[event.best["uci"]] = before
        known[self._played(ply)] = before - (event.loss or 0.0)
        return {uci: _Worth(round(min(1.0, max(0.0, points)), 4)) for uci, points in known.items()}

    def _of_table(self, ply: int, before: float) -> dict[str, float]:
        """All moves of a position that a table knows: what does not keep the result loses half a point."""
        exact = self._judge.exact.get(ply - 1)
        moves = [move.uci() for move in self._boards[ply - 1].legal_moves] if exact else []
        return {uci: before if exact and uci in exact.keep else before - 0.5 for uci in moves}

    def _of_lines(self, ply: int, before: float) -> dict[str, float]:
        """The first moves of the engine's lines: each loses what it loses against its own search's best."""
        lines = self._judge.lines[ply - 1] or ()
        top, mover = top_line(lines), self._boards[ply - 1].turn
        found: dict[str, float] = {}
        for line in lines if top else ():
            assert top is not None
            if line.pv:
                best = line.against or top.score
                lost = [points_by(score, mover, last_moved=not mover) for score in (best, line.score)]
                found[line.pv[0]] = before - (lost[0] - lost[1])
        return found

    def _of_rules(self, ply: int) -> dict[str, float]:
        """The moves that end the game."""
        board, found = self._boards[ply - 1].copy(), {}
        for move in list(board.legal_moves):
            board.push(move)
            score = rule_score(board)
            if score is not None:
                found[move.uci()] = points_by(score, not board.turn, last_moved=not board.turn)
            board.pop()
        return found

    def _played(self, ply: int) -> str:
        return self._judge.moves[ply - 1].uci()

    def _after(self, ply: int, uci: str) -> chess.Board:
        """With its history: engines are told repetitions."""
        board = self._boards[ply - 1].copy()
        board.push_uci(uci)
        return board


def moments(moves: Sequence[ReportedMove], key_moments: Collection[int]) -> list[int]:
    """The plies whose alternatives are worth judging, the costliest first: `key_moments` (plies), then the
    other faults of a game that is open; at most MOST_MOMENTS."""
    found = [
        move
        for move in moves
        if move.ply in key_moments or (move.classification in FAULTS and not move.quiet)
    ]
    found.sort(key=lambda move: (move.ply not in key_moments, -_weight(move), move.ply))
    return [move.ply for move in found[:MOST_MOMENTS]]


def _weight(move: ReportedMove) -> float:
    """What was at stake: what the move lost, or what every other one would have."""
    return max(move.loss or 0.0, move.second_loss or 0.0)


def _foreseen(prepared: PreparedGame, foresight: Foresight | None) -> Iterator[_Shares]:
    """Position by position, when it is asked for."""
    if foresight is None or prepared.game.variant != "standard":
        return
    try:
        for prediction in foresight(prepared.game.start, prepared.game.moves):
            at_each = np.array([prediction.at(rating) for rating in RATINGS])
            yield {
                move.uci(): tuple(round(float(share), 4) for share in shares)
                for move, shares in zip(prediction.moves, at_each.T, strict=True)
            }
    except NoInterpreter:
        return


def _likeliest(shares: _Shares) -> list[str]:
    """The likeliest moves over all ratings until they are MASS of what is played, or MOVES of them."""
    order = sorted(shares, key=lambda uci: (-sum(shares[uci]), uci))
    mass, found = 0.0, []
    for uci in order[:MOVES]:
        if mass >= MASS * len(RATINGS):
            break
        found.append(uci)
        mass += sum(shares[uci])
    return found


def _sum(shares: _Shares, moves: Iterable[str]) -> list[float]:
    """How likely it is that one of the moves is played."""
    columns = zip(*(shares[uci] for uci in moves), strict=True)
    return [round(min(1.0, sum(column)), 4) for column in columns] or [0.0] * len(RATINGS)


def _searched(analysis: Analysis, mover: chess.Color) -> _Worth:
    line = top_line(analysis.lines)
    assert line is not None
    return _Worth(round(points_by(line.score, mover, last_moved=mover), 4), analysis.nodes)


def _likely(board: chess.Board, uci: str, shares: Sequence[float], worth: _Worth) -> LikelyMove:
    san = board.san(chess.Move.from_uci(uci))
    return {"uci": uci, "san": san, "p": list(shares), "expected": worth.expected, "nodes": worth.nodes}
