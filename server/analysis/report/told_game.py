"""A game as its story needs it: its judged moves, the words for them, and White's expected points in between.

Owns what a fault is to a story, and what is known of a sentence that is said (`ToldSentence`). Which
sentences are said: `story.py`, `lead_words.py`, `swing_words.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import chess

from server.analysis.classes import FAULTS, Classification
from server.analysis.classification.point_loss import loss_from
from server.analysis.evaluation import expected_points, points_of
from server.analysis.game.game import Game
from server.analysis.game.times import troubled
from server.analysis.notation import MoveNumber
from server.analysis.report.course import leads, turning_ply
from server.analysis.report.ending import GameEnding, ending_of
from server.analysis.report.fault_words import how_of
from server.analysis.report.reported_move import ReportedMove
from server.i18n.texts import Text

FAULT = loss_from(Classification.INACCURACY)
"""Expected points that a move must lose to be named as the one that turned a game."""
SWING = 0.25
"""Expected points from which on a fault is always told of, or counted."""
_MARKS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


@dataclass(frozen=True, slots=True)
class GameCourse:
    """What a story needs of a game beside its judged moves: the moves as people write them, the number of the
    first one, whether it began where games begin (and so had an opening), how it ended, and the plies whose
    moves were begun in time trouble."""

    sans: Sequence[str]
    start: MoveNumber
    usual: bool
    ending: GameEnding
    troubled: frozenset[int] = frozenset()


def course_of(game: Game) -> GameCourse:
    """What the story of `game` needs."""
    usual = game.start.fen() == chess.STARTING_FEN or game.start.chess960
    sans = tuple(played.san for played in game.line)
    clocks = troubled([played.note.clock for played in game.line], game.headers.get("TimeControl", ""))
    plies = frozenset(ply for ply, trouble in enumerate(clocks, start=1) if trouble)
    return GameCourse(sans, MoveNumber.on(game.start), usual, ending_of(game), plies)


def turning_point(moves: Sequence[ReportedMove], course: GameCourse) -> int | None:
    """The ply of the game's turning point, by the positions as the graph has them; None without a winner, or
    while a position is not known. The story names it, and it is a key moment."""
    winner, white = course.ending.winner, _graph(moves)
    return None if winner is None or white is None else turning_ply(white, winner)


def _graph(moves: Sequence[ReportedMove]) -> list[float] | None:
    if not moves:
        return None
    first = moves[0]
    scores = [(first.score_before, not first.color), *((move.score_after, move.color) for move in moves)]
    known = [expected_points(score, last_moved=side) for score, side in scores if score is not None]
    return known if len(known) == len(scores) else None


@dataclass(frozen=True, slots=True)
class ToldSentence:
    """A sentence that is said. `at`: the ply from which on it tells; `named`: the plies of the faults that it
    names; `counted`: of those that it only says there were."""

    text: Text
    at: int
    named: frozenset[int] = frozenset()
    counted: frozenset[int] = frozenset()


class ToldGame:
    """Everything goes by plies, positions (0..N) and White's expected points at them (`white`)."""

    def __init__(self, moves: Sequence[ReportedMove], course: GameCourse) -> None:
        self.moves = moves
        self.course = course
        self.white = [points_of(_before(move), move.color) for move in moves]
        self.white.append(points_of(_after(moves[-1]), moves[-1].color))
        self.leads = leads(self.white)
        self.turn = turning_point(moves, course)

    @property
    def ending(self) -> GameEnding:
        return self.course.ending

    def points(self, position: int, side: chess.Color) -> float:
        """The expected points of `side` at a position; at the last one beyond it."""
        return points_of(self.white[min(position, len(self.moves))], side)

    def swings(self) -> list[ReportedMove]:
        """The faults of which a story must tell."""
        return [move for move in self.moves if is_fault(move, SWING)]

    def worst(self, side: chess.Color, first: int, last: int) -> ReportedMove | None:
        """The worst fault of `side` from ply `first` to ply `last`; None where none is to blame."""
        near = self.moves[max(0, first - 1) : last]
        return max((move for move in near if move.color == side and is_fault(move)), key=loss, default=None)

    def how(self, fault: ReportedMove, *, result: bool = True) -> str | Text:
        """What a fault did, as a clause behind its move, and that it was made in time trouble; nothing where
        neither is known. `result`: that it threw a result away is told."""
        did = how_of(fault, self.answer(fault.ply))
        how = "" if did is None or (not result and did["key"] == "story-how-result") else did
        if fault.ply not in self.course.troubled:
            return how
        return text("story-how-trouble", side=name_of(fault.color), nth=self._troubles(fault), how=how)

    def _troubles(self, fault: ReportedMove) -> int:
        """The how many-th fault of its side in time trouble this is, from 1."""
        earlier = (self.moves[ply - 1] for ply in self.course.troubled if ply < fault.ply)
        own = [move for move in earlier if move.color == fault.color and not move.quiet]
        return 1 + sum(1 for move in own if move.classification in FAULTS)

    def answer(self, ply: int) -> str | None:
        """The move that was played after that of `ply`."""
        return self.course.sans[ply] if ply < len(self.course.sans) else None

    def move(self, ply: int, *, mark: bool = True) -> str:
        """ "21.Rc1?", the mark by the class."""
        sign = _MARKS.get(self.moves[ply - 1].classification or "", "") if mark else ""
        return f"{self.course.start.later(ply - 1).text()}{self.course.sans[ply - 1]}{sign}"

    def number(self, ply: int) -> int:
        """The number of a move."""
        return self.course.start.later(max(0, ply - 1)).number


def loss(move: ReportedMove) -> float:
    """The expected points that a move gave away."""
    return move.loss or 0.0


def is_fault(move: ReportedMove, least: float = FAULT) -> bool:
    """Whether a move lost at least this; neither the engine's own choice nor a forced move is a fault."""
    return (
        loss(move) >= least
        and not move.best_played
        and not move.quiet
        and move.classification != Classification.FORCED
    )


def name_of(side: chess.Color) -> str:
    """A side as the catalogue has it."""
    return chess.COLOR_NAMES[side]


def text(key: str, **params: str | int | float | Text) -> Text:
    """A text of the catalogue."""
    return {"key": key, "params": params}


def _before(move: ReportedMove) -> float:
    return 0.5 if move.expected_before is None else move.expected_before


def _after(move: ReportedMove) -> float:
    return 0.5 if move.expected_after is None else move.expected_after
