"""The searches that show what the moves around a fault are for.

Owns which positions are asked and with how many nodes: the answer and the better move, each with the other
side passing, with its best replies and with those that people play; and a pass in place of the fault. What
they say stands in the reason (`proofs.points`, docs/reasons.md); `reasons/points` knows what follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import chess

from server.analysis.engine.plan import Chunk, PlannedSearch
from server.analysis.engine.pool import Searched
from server.analysis.engine.rule import rule_score
from server.analysis.evaluation import Line, points_by
from server.analysis.events.values import Base, Look, MovePoints, Point
from server.analysis.people.ratings import given_rating
from server.analysis.reasons.exchange import turned
from server.analysis.reasons.points.aims import played
from server.analysis.reasons.scene import Scene

if TYPE_CHECKING:  # the web process knows this module, and loads no networks
    from server.analysis.review.people import Foresight

IDLE, REPLIES, NATURAL, PASSED = 10, 9, 16, 20
"""What a position's nodes are divided by, for each kind of search."""
PLIES = 8
"""Moves of a line that are kept."""
FLOOR = 1_000
"""Nodes of such a search at the least."""
LIKELY: Mapping[Base, tuple[int, float]] = {"after": (2, 0.15), "before": (1, 0.2)}
"""How many replies that people play are asked about, and how many of them play it at the least."""
OTHER = 0.1
"""How many play the move in place of a good one that is asked about, at the least."""
UNRATED = 1500
"""The rating that a player without one counts as."""

Search = Callable[[Sequence[Chunk], Sequence[chess.Board]], Iterable[Searched]]


@dataclass(frozen=True, slots=True)
class _Asked:
    """A search of a position; `put` takes what it says, as `mover` sees it."""

    board: chess.Board
    part: int
    lines: int
    mover: chess.Color
    put: Callable[[list[Look]], None]

    @property
    def key(self) -> tuple[str, int, int]:
        """The same for the same search: the answer to one fault is often the better move in place of the
        next."""
        return self.board.fen().rsplit(" ", 1)[0], self.part, self.lines


class Pointing:
    """`nodes`: the review's budget for a position. `foresight`: who knows what people play; None: nobody."""

    def __init__(self, nodes: int, foresight: Foresight | None, headers: Mapping[str, str]) -> None:
        self._nodes, self._foresight, self._headers = nodes, foresight, headers

    def ask(
        self, scenes: Mapping[int, Scene], known: Mapping[int, MovePoints], search: Search
    ) -> dict[int, MovePoints]:
        """The points of the moves around each fault, or of a good move, by ply; what is `known` of the same
        moves is kept."""
        found: dict[int, MovePoints] = {}
        asked: dict[tuple[str, int, int], list[_Asked]] = {}
        for ply, scene in scenes.items():
            moves = _moves(scene)
            if ply in known and _same(known[ply], moves):
                found[ply] = known[ply]
                continue
            found[ply] = {}
            for each in self._of(scene, moves, found[ply]):
                asked.setdefault(each.key, []).append(each)
        groups = list(asked.values())
        chunks = [
            Chunk(index, (PlannedSearch(index, self._share(group[0].part), group[0].lines),))
            for index, group in enumerate(groups)
        ]
        for seen in search(chunks, [group[0].board for group in groups]):
            for each in groups[seen.ply]:
                each.put([_look(line, each.board, each.mover) for line in seen.analysis.lines])
        return found

    def _share(self, part: int) -> int:
        return min(self._nodes, max(FLOOR, self._nodes // part))

    def _of(self, scene: Scene, moves: Mapping[Base, chess.Move], into: MovePoints) -> Iterator[_Asked]:
        """The searches of a fault; what the rules say of a position stands in `into` at once."""
        for base, move in moves.items():
            point: Point = {"move": move.uci(), "natural": []}
            into[base] = point
            for each in self._around(scene, base, move, point):
                yield from _unless_over(each)
        yield from self._against(scene, moves, into) if scene.faulty else self._instead(scene, into)
        passed = turned(scene.board)
        if scene.faulty and passed is not None:
            board = passed.copy(stack=False)
            yield from _unless_over(_Asked(board, PASSED, 1, scene.mover, _put_look(into, "passed")))

    def _around(self, scene: Scene, base: Base, move: chess.Move, point: Point) -> Iterator[_Asked]:
        board = played(scene.after if base == "after" else scene.board, move)
        passed = turned(board)
        if passed is not None:
            yield _Asked(passed.copy(stack=False), IDLE, 2, scene.mover, _put(point, "idle"))
        yield _Asked(board, REPLIES, 4, scene.mover, _put(point, "replies"))
        for reply, share in self._natural(scene, base, move):
            yield _Asked(played(board, reply), NATURAL, 1, scene.mover, _put_natural(point, reply, share))

    def _instead(self, scene: Scene, into: MovePoints) -> Iterator[_Asked]:
        """What most people play in place of a good move."""
        others = (each for each in self._likely(scene.board.copy()) if each[0] != scene.move)
        move, share = next(others, (None, 0.0))
        if move is not None and share >= OTHER:
            board = played(scene.board, move)
            yield from _unless_over(_Asked(board, NATURAL, 1, scene.mover, _put_instead(into, move, share)))

    def _against(self, scene: Scene, moves: Mapping[Base, chess.Move], into: MovePoints) -> Iterator[_Asked]:
        """The answer to the fault, played against the better move, where it can be."""
        if len(moves) < 2:
            return
        board, answer = played(scene.board, moves["before"]), moves["after"]
        same = board.piece_at(answer.from_square) == scene.after.piece_at(answer.from_square)
        if same and board.is_legal(answer):
            put = _put_look(into, "against")
            yield from _unless_over(_Asked(played(board, answer), NATURAL, 1, scene.mover, put))

    def _natural(self, scene: Scene, base: Base, move: chess.Move) -> list[tuple[chess.Move, float]]:
        """The replies that people of the replier's rating play, and how many of them."""
        board = scene.board.copy()
        for each in (scene.move, move) if base == "after" else (move,):
            board.push(each)
        most, least = LIKELY[base]
        return [(reply, share) for reply, share in self._likely(board)[:most] if share >= least]

    def _likely(self, board: chess.Board) -> list[tuple[chess.Move, float]]:
        """The moves that people of the mover's rating play, the likeliest first, and how many of them do."""
        if self._foresight is None or board.is_game_over() or board.chess960:
            return []
        try:
            prediction = next(iter(self._foresight(board, ())))
        except ImportError:  # no interpreter is installed
            return []
        rating = given_rating(self._headers, "white" if board.turn else "black")
        at = UNRATED if rating is None else rating.value
        shares = zip(prediction.moves, map(float, prediction.at(at)), strict=True)
        likely = sorted(shares, key=lambda each: (-each[1], each[0].uci()))
        return [(move, round(share, 3)) for move, share in likely]


def _put(point: Point, name: Literal["idle", "replies"]) -> Callable[[list[Look]], None]:
    def put(looks: list[Look]) -> None:
        point[name] = looks

    return put


def _put_look(into: MovePoints, name: Literal["against", "passed"]) -> Callable[[list[Look]], None]:
    def put(looks: list[Look]) -> None:
        into[name] = looks[0]

    return put


def _put_natural(point: Point, reply: chess.Move, share: float) -> Callable[[list[Look]], None]:
    def put(looks: list[Look]) -> None:
        point["natural"].append({"move": reply.uci(), "share": share, "look": looks[0]})
        point["natural"].sort(key=lambda each: (-each["share"], each["move"]))

    return put


def _put_instead(into: MovePoints, move: chess.Move, share: float) -> Callable[[list[Look]], None]:
    def put(looks: list[Look]) -> None:
        into["instead"] = {"move": move.uci(), "share": share, "look": looks[0]}

    return put


def _moves(scene: Scene) -> dict[Base, chess.Move]:
    """The answer and the better move, as the review's lines have them; of a good move itself."""
    if not scene.faulty:
        return {"before": scene.move}
    found: dict[Base, chess.Move] = {}
    if scene.answer and scene.answer.pv:
        found["after"] = scene.after.parse_uci(scene.answer.pv[0])
    if scene.top and scene.top.pv and scene.top.pv[0] != scene.board.uci(scene.move):
        found["before"] = scene.board.parse_uci(scene.top.pv[0])
    return found


def _same(held: MovePoints, moves: Mapping[Base, chess.Move]) -> bool:
    """Whether what is held was asked of the same moves."""
    bases: tuple[Base, ...] = ("after", "before")
    return all(
        (held[base]["move"] if base in held else None) == (moves[base].uci() if base in moves else None)
        for base in bases
    )


def _unless_over(asked: _Asked) -> Iterator[_Asked]:
    """The search; none where the game is over there: the rules say what it would."""
    score = rule_score(asked.board)
    if score is None:
        yield asked
    else:
        asked.put([_look(Line(1, 0, score), asked.board, asked.mover)])


def _look(line: Line, board: chess.Board, mover: chess.Color) -> Look:
    """What a line says, as `mover` sees it."""
    look: Look = {
        "expected": round(points_by(line.score, mover, last_moved=not board.turn), 4),
        "line": [*line.pv[:PLIES]],
    }
    return look if line.score.mate is None else {**look, "mate": line.score.of(mover)}
