"""Claims of material, tried against every good defence before they are told.

Owns the searches that the reasons of a review are worth once all verdicts stand: of the position after a
claim's first move, for the defences that may be good, then of the position after each of these; and of the
position before a fault with the right to move passed, for what was threatened. What they say stands in the
reason (`proofs`, docs/reasons.md); what follows from it, `reasons/defences.py` and `reasons/threats.py` know.
Decides no class: a verdict is the same with and without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

import chess

from server.analysis.engine.base import Analysis
from server.analysis.engine.plan import Chunk, chunks_by_move
from server.analysis.engine.pool import EnginePool, Searched
from server.analysis.engine.rule import rule_score
from server.analysis.evaluation import Line, points_by, top_line
from server.analysis.events.values import Base, Claim, Fact, MovePoints, Proof, Proofs
from server.analysis.events.wire import Move
from server.analysis.reasons.defences import defences, weakest
from server.analysis.reasons.exchange import turned
from server.analysis.reasons.explain import facts_of
from server.analysis.reasons.played import PLIES, Played
from server.analysis.reasons.quiet import stops_short
from server.analysis.reasons.scene import Scene
from server.analysis.reasons.threats import candidate, may_be_asked, threatens_mate
from server.analysis.reasons.words import names_cost, say, shows_why, unproven
from server.analysis.review.pointing import Pointing
from server.i18n.texts import Text

LINES = 4
"""Defences that the first search of a claim tells apart."""
NEAR = 0.08
"""Expected points by which a good defence may be worse than the best one."""
LOOKS = (20, 33), (16, 25)
"""Parts of a position's nodes: in a first look one 20th for a claim and one 33rd for each of its defences;
more in a second look at those that win little."""
FRAGILE = 2
"""Points of a claim that is looked at twice."""
PASS_SHARE = 60
"""What a position's nodes are divided by in the search for what is threatened."""
RIVAL_SHARE = 4
"""The same for what the best move beside an only good one gives away."""
FLOOR = 500
"""Nodes of such a search at the least."""
ROUNDS = 3
"""How often claims are tried: what is told in place of one that falls may be a claim itself."""


@dataclass(frozen=True, slots=True)
class Owed:
    """A claim of the move of `ply` that nobody has tried: `moves` (UCI) from `start` lead to the position
    after its first move, `defence` is the review's own answer there. `mover`: who made the move of `ply`."""

    ply: int
    claim: Claim
    start: chess.Board
    moves: tuple[str, ...]
    defence: str | None
    mover: chess.Color

    @property
    def board(self) -> chess.Board:
        """The position of the defender."""
        board = self.start.copy(stack=False)
        for move in self.moves:
            board.push_uci(move)
        return board

    @property
    def position(self) -> str:
        """The same for the same position."""
        return self.board.epd()

    def proof(self, replies: Mapping[str, Line], known: Proof | None) -> Proof:
        """What the searches of its defences say, beside what is `known` of earlier ones, as the defender
        sees it. `replies`: the best line against each defence."""
        turn = self.board.turn
        points = {move: points_by(line.score, turn, last_moved=turn) for move, line in replies.items()}
        best = round(max(points.values(), default=0.5), 9)
        good = [move for move in points if best - points[move] <= NEAR]
        good.sort(key=lambda move: (-points[move], move))  # not in the order in which searches ended
        lines = known["lines"] if known else []
        found = [[move, *replies[move].pv][:PLIES] for move in good]
        return {
            "move": self.moves[-1],
            "lines": [*lines, *(line for line in found if line not in lines)],
            "expected": best,
        }

    def own(self, proof: Proof) -> Proof:
        """A proof turned from the defender's view to that of the mover of `ply`, or back."""
        flipped = round(1 - proof["expected"], 9)  # the other way round it is the same again
        expected = proof["expected"] if self.board.turn == self.mover else flipped
        return {"move": self.moves[-1], "lines": proof["lines"], "expected": expected}

    def is_fragile(self, proof: Proof | None) -> bool:
        """Whether nobody has looked, or so little is won by the proof that a second look is due."""
        if proof is None:
            return True
        found = weakest(defences(self.start, self.moves, proof, not self.board.turn))
        return 0 < found.net <= FRAGILE


_Search = Callable[[Sequence[Chunk], Sequence[chess.Board]], Iterable[Searched]]
"""Runs chunks of searches on boards; without a chunk nobody is asked."""


class Prover:
    """The proofs of one review by ply, and the searches that are still owed."""

    def __init__(self, nodes: int, pointing: Pointing | None = None) -> None:
        """`nodes`: the review's budget for a position. `pointing`: who asks for the points of the moves
        around a fault."""
        self._nodes, self._pointing = nodes, pointing
        self._known: dict[int, Proofs] = {}

    def recall(self, moves: Iterable[Move | None]) -> None:
        """Take over what the verdicts on the wire hold already."""
        for move in filter(None, moves):
            if "proofs" in move["reason"]:
                self._known[move["ply"]] = move["reason"]["proofs"]

    def forget(self, ply: int, base: Base) -> None:
        """A line of the move of `ply` is another one now."""
        if known := self._known.get(ply):
            self._known[ply] = cast(Proofs, {name: proof for name, proof in known.items() if name != base})

    def proofs(self, ply: int) -> Proofs:
        """What has been tried of the move of `ply`."""
        return self._known.get(ply, {})

    def ask(
        self,
        scene_of: Callable[[int, Proofs], Scene],
        plies: Sequence[int],
        pool: EnginePool,
        should_stop: Callable[[], bool],
    ) -> list[int]:
        """Try the claims that would be told of the moves of `plies`, whose scene with proofs `scene_of`
        gives, and ask what was threatened before them; the plies whose proofs are others now.

        Which ones are asked for depends on the scenes alone, not on what is known: so a game that grew ends
        as one that came whole.
        """
        used: dict[int, Proofs] = {ply: {} for ply in plies}
        faults = [ply for ply in plies if _may_claim(scene_of(ply, {}))]
        made: dict[str, Proof] = {}

        def search(chunks: Sequence[Chunk], boards: Sequence[chess.Board]) -> Iterable[Searched]:
            return pool.run(chunks, boards, should_stop) if chunks else ()

        told: dict[int, _Told] = {}

        def look() -> None:
            """See those moves anew of which more is known now."""
            for ply in faults:
                if ply not in told or told[ply].proofs is not used[ply]:
                    told[ply] = _Told(scene_of(ply, used[ply]), used[ply])

        for _ in range(ROUNDS):
            look()
            scenes = {ply: each.scene for ply, each in told.items()}
            asked = {ply: each for ply, each in scenes.items() if each.passed is None and may_be_asked(each)}
            owed = [claim for ply, each in told.items() for claim in _owed(ply, each)]
            for ply, line in self._passed(asked, search).items():
                used[ply] = {**used[ply], "passed": line}
            for ply, lost in self._rivals(told, search).items():
                used[ply] = {**used[ply], "rival": lost}
            pool.count("claims_proven", self._prove(owed, made, search))
            for each in owed:
                used[each.ply] = cast(Proofs, {**used[each.ply], each.claim: each.own(made[each.position])})
        look()
        for ply, points in self._points(told, search).items():
            used[ply] = {**used[ply], "points": points}
        news = [ply for ply in plies if used[ply] != self.proofs(ply)]
        self._known |= used
        return news

    def _points(self, told: Mapping[int, _Told], search: _Search) -> dict[int, MovePoints]:
        """The points of the moves around those faults whose sentences do not say what they cost."""
        if self._pointing is None:
            return {}
        unclear = {ply: each.scene for ply, each in told.items() if _is_unclear(each)}
        known = {ply: self.proofs(ply)["points"] for ply in unclear if "points" in self.proofs(ply)}
        return self._pointing.ask(unclear, known, search)

    def _passed(self, scenes: Mapping[int, Scene], search: _Search) -> dict[int, list[str]]:
        """What the opponent plays where the mover passes, by ply."""
        lines = {ply: self._known[ply]["passed"] for ply in scenes if "passed" in self.proofs(ply)}
        searched = [ply for ply in scenes if ply not in lines]
        # without the pass in its history, which no engine can be told
        boards = [cast(chess.Board, turned(scenes[ply].board)).copy(stack=False) for ply in searched]
        chunks = chunks_by_move(searched, self._share(PASS_SHARE))
        for found in search(chunks, boards):
            line = top_line(found.analysis.lines)
            lines[searched[found.ply]] = [*line.pv[:PLIES]] if line else []
        return lines

    def _rivals(self, told: Mapping[int, _Told], search: _Search) -> dict[int, float]:
        """What the best other move gives away where one is said to be the only good one, by ply."""
        scenes = {ply: each.scene for ply, each in told.items()}
        asked = [ply for ply, each in scenes.items() if each.alone and each.rival is None]
        asked = [ply for ply in asked if any(fact["kind"] == "only_good" for fact in told[ply].facts)]
        lost = {ply: self._known[ply]["rival"] for ply in asked if "rival" in self.proofs(ply)}
        searched = [ply for ply in asked if ply not in lost]
        boards = [scenes[ply].board.copy(stack=False) for ply in searched]
        chunks = chunks_by_move(searched, self._share(RIVAL_SHARE), 2, alike=True)
        for found in search(chunks, boards):
            scene = scenes[searched[found.ply]]
            points = {
                line.pv[0]: points_by(line.score, scene.mover, last_moved=not scene.mover)
                for line in found.analysis.lines
                if line.pv
            }
            own = points.pop(scene.board.uci(scene.move), 0.0)
            other = max(points.values(), default=0.0)
            own = own if own >= other else scene.expected[1]  # it does not see what is good in the move
            lost[searched[found.ply]] = round(max(0.0, own - other), 9)
        return lost

    def _prove(self, owed: Sequence[Owed], made: dict[str, Proof], search: _Search) -> int:
        """Add the proofs of the claims to `made`, by position, as the defender sees them: what one move loses
        the next one may miss. What little they win is looked at twice -> how many were searched."""
        first = {each.position: each for each in sorted(owed, key=lambda each: -each.ply)}
        searched = []
        for position, each in first.items():
            known = self.proofs(each.ply).get(each.claim)
            if position not in made and known and known["move"] == each.moves[-1]:
                made[position] = each.own(known)
            elif position not in made:
                searched.append(each)
        for shares in LOOKS:
            due = [each for each in searched if each.is_fragile(made.get(each.position))]
            replies = self._replies(due, shares, search)
            for each, lines in zip(due, replies, strict=True):
                made[each.position] = each.proof(lines, made.get(each.position))
        return len(searched)

    def _replies(
        self, owed: Sequence[Owed], shares: tuple[int, int], search: _Search
    ) -> list[dict[str, Line]]:
        """For each claim its defences, with the best line against each."""
        boards, (first, second) = [each.board for each in owed], map(self._share, shares)
        chunks = chunks_by_move(range(len(owed)), first, LINES)
        looks = {found.ply: found.analysis for found in search(chunks, boards)}
        tries = [
            _Try(claim, move, after_move(boards[claim], move))
            for claim, each in enumerate(owed)
            for move in may_be_good(looks[claim], boards[claim].turn, each.defence)
        ]
        replies: list[dict[str, Line]] = [{} for _ in owed]
        for each in tries:
            if (score := rule_score(each.board)) is not None:
                replies[each.claim][each.move] = Line(1, 0, score)
        searched = [each for each in tries if each.move not in replies[each.claim]]
        chunks = chunks_by_move([each.claim for each in searched], second)
        for found in search(chunks, [each.board for each in searched]):
            line = top_line(found.analysis.lines)
            assert line is not None
            replies[searched[found.ply].claim][searched[found.ply].move] = line
        return replies

    def _share(self, part: int) -> int:
        return min(self._nodes, max(FLOOR, self._nodes // part))


class _Told:
    """A move with what is known of it so far, and what is said of it then, found once."""

    def __init__(self, scene: Scene, proofs: Proofs) -> None:
        self.scene, self.proofs = scene, proofs

    @cached_property
    def facts(self) -> list[Fact]:
        return facts_of(self.scene)

    @cached_property
    def said(self) -> list[Text]:
        return say(self.facts, self.scene)


def _is_unclear(told: _Told) -> bool:
    """Whether the sentences do not say what a fault costs on the board, or why the move alone was good, so
    that the points of the moves are searched."""
    scene = told.scene
    if scene.decided or scene.context.exact is not None:
        return False
    if not scene.faulty:
        return scene.alone and not any(map(shows_why, told.said))
    return not any(map(names_cost, told.said))


def _may_claim(scene: Scene) -> bool:
    """Whether the move can claim anything at all: a fault of an open game, or a move that alone was good."""
    return scene.alone or (scene.faulty and not scene.decided)


def _owed(ply: int, told: _Told) -> Iterator[Owed]:
    """The claims of a move that would be told and that nobody has tried."""
    scene = told.scene
    lines: dict[Claim, tuple[Played | None, int]] = {
        "before": (scene.better, 1),
        "after": (scene.played, 2),
        "threat": (scene.passed, 1),
    }
    claims: list[Claim] = [*unproven(told.said), *_stopping(scene)] if scene.faulty else []
    if candidate(scene) is not None and not scene.defences["threat"] and not threatens_mate(scene):
        claims.append("threat")
    for claim in dict.fromkeys(claims):
        line, at = lines[claim]
        if line is not None and not line.boards[at].is_game_over():
            moves = line.uci(at + 1)
            defence = moves[at] if len(moves) > at else None
            yield Owed(ply, claim, line.boards[0], tuple(moves[:at]), defence, scene.mover)


def _stopping(scene: Scene) -> Iterator[Base]:
    """The lines of a fault that stop in the middle of an exchange: what they win, their defences say."""
    lines: tuple[tuple[Base, Line | None, Played, int], ...] = (
        ("before", scene.top, scene.better, 1),
        ("after", scene.answer, scene.played, 2),
    )
    for base, own, line, claim in lines:
        mates = own is None or own.score.mate is not None
        if not mates and not scene.defences[base] and claim <= len(line) < PLIES and stops_short(line):
            yield base


@dataclass(frozen=True, slots=True)
class _Try:
    """A defence against the claim of index `claim`: `board` is the position after its `move`."""

    claim: int
    move: str
    board: chess.Board


def may_be_good(analysis: Analysis, turn: chess.Color, own: str | None) -> list[str]:
    """The defences that may be good: by the first search of a claim, and the review's `own`."""
    top = top_line(analysis.lines)
    assert top is not None
    found = [own] if own else []
    for line in analysis.lines:
        best = points_by(line.against or top.score, turn, last_moved=not turn)
        if line.pv and best - points_by(line.score, turn, last_moved=not turn) <= NEAR:
            found.append(line.pv[0])
    return list(dict.fromkeys(found))


def after_move(board: chess.Board, uci: str) -> chess.Board:
    """The position after a move (UCI), without a history."""
    after = board.copy(stack=False)
    after.push_uci(uci)
    return after
