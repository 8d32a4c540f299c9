"""A game in at most three sentences: who was better when, where it turned and what was missed, how it ended.

Owns which sentences are said, as keys of the catalogue (`static/i18n/en.ftl`, "The story of a game");
`course.py` says who led, `ending.py` how it ended, `fault_words.py` what a fault cost. Nothing is said that
these do not prove.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import chess

from server.analysis.classes import Classification
from server.analysis.classification.point_loss import loss_from
from server.analysis.evaluation import points_of
from server.analysis.game.game import Game
from server.analysis.notation import MoveNumber
from server.analysis.report.course import WON, Lead, leads, won_from
from server.analysis.report.ending import Ending, ending_of
from server.analysis.report.fault_words import FARTHEST_MATE, gain_of, how_of, missed_by
from server.analysis.report.reported_move import ReportedMove
from server.i18n.texts import Text

MOST = 3
"""Sentences of a story."""
FAULT = loss_from(Classification.INACCURACY)
"""Expected points that a move must lose to be named as the one that turned a game."""
CHANCE = 0.15
"""Expected points that a missed chance must have been worth."""
BETTER = 0.6
"""Points from which the last position is better for a side; below the rest of them it is level."""
_SHORT = 10
"""Plies of a game that is too short to be called level."""
_GAP = 3
"""Positions between two leads from which on the game was level in between."""
_OPEN = ("unfinished", "going")
"""Ends that are none."""
_MARKS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


@dataclass(frozen=True, slots=True)
class GameCourse:
    """What a story needs of a game beside its judged moves: the moves as people write them, the number of the
    first one, whether it began where games begin (and so had an opening), how it ended."""

    sans: Sequence[str]
    start: MoveNumber
    usual: bool
    ending: Ending


def course_of(game: Game) -> GameCourse:
    """What the story of `game` needs."""
    usual = game.start.fen() == chess.STARTING_FEN or game.start.chess960
    sans = tuple(played.san for played in game.line)
    return GameCourse(sans, MoveNumber.on(game.start), usual, ending_of(game))


def story(moves: Sequence[ReportedMove], course: GameCourse) -> tuple[Text, ...]:
    """The sentences; none while a move is not judged, and none without moves."""
    if not moves or any(not move.judged or move.expected_before is None for move in moves):
        return ()
    return tuple(_Teller(moves, course).sentences())


class _Teller:
    """One game; everything is said by plies, positions (0..N) and White's expected points at them."""

    def __init__(self, moves: Sequence[ReportedMove], course: GameCourse) -> None:
        self.moves = moves
        self.course = course
        self.white = [_white(move, move.expected_before) for move in moves]
        self.white.append(_white(moves[-1], moves[-1].expected_after))
        self.leads = leads(self.white)
        self.named: set[int] = set()
        """The plies of the faults that were told of."""

    def sentences(self) -> Iterator[Text]:
        last = self.leads[-1] if self.leads else None
        holds = last is not None and last.end == len(self.moves)
        body = [*self._lost_leads(self.leads[:-1] if holds else self.leads)]
        if last is not None and holds:
            body += self._entry(last)
        elif last is None and len(self.moves) >= _SHORT and self.course.ending.how not in _OPEN:
            body.append(_text("story-level"))
        body = body[: MOST - 1]
        won = self._won(last) if last is not None and holds else None
        missed = self._missed() if len(body) < MOST - 1 else []
        if missed and won is not None and won not in self.named and missed[0].ply > won:
            worst = max(missed, key=_loss)
            yield from body
            yield _text("story-won-alone", side=_name(bool(self.course.ending.winner)), move=self._move(won))
            yield _text("story-but-end", missed=self._miss(worst), end=self._end())
            return
        yield from body
        if missed:
            yield self._told_missed(missed)
        elif len(body) < MOST - 1:
            yield from self._decided(won)
        yield self._last(won)

    # The leads that were lost again

    def _lost_leads(self, lost: Sequence[Lead]) -> Iterator[Text]:
        if len(lost) < 2:
            yield from map(self._lost_lead, lost)
            return
        sides = [lead.side for lead in self.leads]
        changes = sum(1 for one, other in pairwise(sides) if one != other)
        if changes >= 2:
            yield self._swings(changes)
        elif changes == 0:
            yield _text("story-again", side=_name(sides[0]), count=len(lost))
        else:
            others = lost[:-1] if lost[-1] is self.leads[-1] else lost
            yield self._lost_lead(max(others, key=lambda lead: (lead.peak, lead.end - lead.start)))
        if lost[-1] is self.leads[-1]:
            yield self._lost_lead(lost[-1])

    def _swings(self, count: int) -> Text:
        """The sharpest of several turns, but for the last one: that has a sentence of its own."""
        turns = [self._worst(lead.side, lead.end + 1, lead.end + 2) for lead in self.leads[:-1]]
        last = self._cause(self.leads[-1])
        found = [turn for turn in turns if turn is not None and turn is not last]
        if not found:
            return _text("story-swings-alone", count=count)
        sharpest = max(found, key=_loss)
        self.named.add(sharpest.ply)
        return _text("story-swings", count=count, move=self._move(sharpest.ply), how=self._how(sharpest))

    def _lost_lead(self, lead: Lead) -> Text:
        """ "White won a pawn after 9...Bd6? and gave it back with 21.Rc1?." """
        params = self._gain(lead)
        fault = self._worst(lead.side, lead.end + 1, lead.end + 2)
        if fault is None:
            return _text("story-lead-slipped", **params)
        self.named.add(fault.ply)
        after = points_of(self.white[min(lead.end + 2, len(self.moves))], lead.side)
        key = "story-lead-lost" if after < 1 - BETTER else "story-lead-back"
        return _text(key, **params, move=self._move(fault.ply), how=self._how(fault))

    def _gain(self, lead: Lead) -> dict[str, str | int | float | Text]:
        """What a side had of its lead, and since when."""
        cause, given = self._cause(lead), None
        when: str | Text = ""
        if cause is not None and cause.ply not in self.named:
            self.named.add(cause.ply)
            when = _text("story-when-after", move=self._move(cause.ply))
            given = gain_of(cause, self._answer(cause.ply))
        elif lead.start == 0:
            when = _text("story-when-start")
        elif cause is None:
            when = _text("story-when-move", number=self._number(lead.start))
        return {
            "side": _name(lead.side),
            "gain": "was" if given is None else "won",
            "given": given or "material",
            "much": _much(lead),
            "when": when,
        }

    # The lead that lasted

    def _entry(self, lead: Lead) -> Iterator[Text]:
        """How the side that leads at the end came by it; nothing where the sentence before says so."""
        cause = self._cause(lead)
        before = self.leads[-2] if len(self.leads) > 1 else None
        if cause is not None and cause.ply in self.named:
            return
        if cause is None:
            yield self._grown(lead)
            return
        self.named.add(cause.ply)
        move, how = self._move(cause.ply), self._how(cause)
        at_once = self._won(lead) in (cause.ply, cause.ply + 1)
        if before is not None and lead.start - before.end <= _GAP:
            key = "story-decided" if at_once else self._for_good(lead)
        elif at_once and cause.ply < len(self.moves) - 1:
            key = "story-level-won"
        elif before is None and self._in_opening(lead):
            key = "story-opening"
        else:
            key = (
                "story-level-endgame"
                if cause.phase == "endgame" and self.course.usual
                else "story-level-until"
            )
        if at_once:
            self.named.add(cause.ply + 1)
        yield _text(key, side=_name(lead.side), move=move, how=how)

    def _for_good(self, lead: Lead) -> str:
        return "story-for-good" if self.course.ending.winner == lead.side else "story-better-after"

    def _grown(self, lead: Lead) -> Text:
        """A lead that no single fault began."""
        side, much = _name(lead.side), _much(lead)
        if lead.start == 0:
            return _text("story-from-start", side=side, much=much)
        if len(self.leads) == 1 and self._in_opening(lead):
            return _text("story-opening-grown", side=side)
        return _text("story-gradual", side=side, much=much, number=self._number(lead.start))

    def _in_opening(self, lead: Lead) -> bool:
        """Whether a lead began in the opening of a game that had one, and not in its first moves."""
        return self.course.usual and lead.start >= _SHORT and self.moves[lead.start - 1].phase == "opening"

    def _cause(self, lead: Lead) -> ReportedMove | None:
        """The other side's fault by which a lead began; None where it grew."""
        return self._worst(not lead.side, lead.start - 1, lead.start)

    def _won(self, lead: Lead) -> int | None:
        """The ply of the move from which on the winner's game was won, if it was not so from the start."""
        winner = self.course.ending.winner
        if winner is None or winner != lead.side:
            return None
        at = won_from(self.white, winner)
        if not at or at >= len(self.moves):
            return None
        move = self.moves[at - 1]
        return at if move.color == winner or _is_fault(move, FAULT) else at + 1

    def _decided(self, won: int | None) -> Iterator[Text]:
        """The fault that made a lead a won game."""
        if won is None or won in self.named:
            return
        fault = self._worst(not self.course.ending.winner, won, won)
        if fault is not None and self._how(fault):
            self.named.add(fault.ply)
            yield _text("story-decided", move=self._move(fault.ply), how=self._how(fault))

    # What was missed

    def _missed(self) -> list[ReportedMove]:
        """The weightiest chance that each side missed at once, in order, unless a sentence has mentioned
        it."""
        best: dict[chess.Color, ReportedMove] = {}
        for move in self.moves:
            if move.ply in self.named or not self._is_missed(move):
                continue
            if move.color not in best or _loss(move) > _loss(best[move.color]):
                best[move.color] = move
        return sorted(best.values(), key=lambda move: move.ply)

    def _told_missed(self, missed: Sequence[ReportedMove]) -> Text:
        clauses = [self._miss(move) for move in missed]
        if len(clauses) == 1:
            return _text("story-end", end=clauses[0])
        return _text("story-missed-both", one=clauses[0], other=clauses[1])

    def _miss(self, move: ReportedMove) -> Text:
        count = _own_mate(move)
        if count and count <= FARTHEST_MATE:
            return _text("story-missed-mate", move=self._move(move.ply), count=count)
        given = missed_by(move)
        if given is not None:
            return _text("story-missed-what", move=self._move(move.ply), **given)
        kind = "win" if (move.expected_before or 0) >= WON else "chance"
        return _text("story-missed", move=self._move(move.ply), kind=kind)

    def _is_missed(self, move: ReportedMove) -> bool:
        before, after = move.expected_before or 0.0, move.expected_after or 0.0
        if not _is_fault(move, CHANCE) or before < BETTER:
            return False
        return after < BETTER or bool(_own_mate(move))

    # How it ended

    def _last(self, won: int | None) -> Text:
        """The last sentence: from when on it was won, where no other one tells, and how it ended."""
        end = self._end()
        if won is None or won in self.named:
            return _text("story-end", end=end)
        fault = self._worst(not self.course.ending.winner, won, won)
        if fault is not None and (how := self._how(fault)):
            return _text("story-decided-end", move=self._move(won), how=how, end=end)
        if end["key"] == "story-end-unknown" and end["params"]["state"] == "lost":
            return _text("story-won-alone", side=end["params"]["side"], move=self._move(won))
        return _text("story-won", move=self._move(won), end=end)

    def _end(self) -> Text:
        ending, points = self.course.ending, self.white[-1]
        last = self._move(len(self.moves), mark=False)
        if ending.how == "mate":
            return _text("story-end-mate", side=_name(bool(ending.winner)), move=last)
        better = points >= 0.5
        state = _state(points_of(points, better))
        if ending.how in _OPEN:
            return _text(f"story-end-{ending.how}", side=_name(better), state=state, move=last)
        if ending.winner is None:
            how = "time-drawn" if ending.how == "time" else ending.how
            key = "draw" if how == "unknown" else how
            return _text(f"story-end-{key}", side=_name(better), state=state)
        loser = not ending.winner
        state = _state(points_of(points, loser)) if points_of(points, loser) > 1 - BETTER else "lost"
        side = ending.winner if ending.how == "unknown" else loser
        return _text(f"story-end-{ending.how}", side=_name(side), state=state)

    # Moves

    def _worst(self, side: chess.Color, first: int, last: int) -> ReportedMove | None:
        """The worst fault of `side` from ply `first` to ply `last`; None where none is to blame."""
        own = [
            move
            for move in self.moves[max(0, first - 1) : last]
            if move.color == side and _is_fault(move, FAULT)
        ]
        return max(own, key=_loss, default=None)

    def _how(self, fault: ReportedMove) -> str | Text:
        return how_of(fault, self._answer(fault.ply)) or ""

    def _answer(self, ply: int) -> str | None:
        return self.course.sans[ply] if ply < len(self.course.sans) else None

    def _move(self, ply: int, *, mark: bool = True) -> str:
        """ "21.Rc1?", the mark by the class."""
        class_ = self.moves[ply - 1].classification
        sign = _MARKS.get(class_ or "", "") if mark else ""
        return f"{self.course.start.later(ply - 1).text()}{self.course.sans[ply - 1]}{sign}"

    def _number(self, position: int) -> int:
        """The number of the move that leads to a position."""
        return self.course.start.later(max(0, position - 1)).number


def _white(move: ReportedMove, points: float | None) -> float:
    """White's expected points where the mover's are `points`."""
    return points_of(points if points is not None else 0.5, move.color)


def _loss(move: ReportedMove) -> float:
    return move.loss or 0.0


def _is_fault(move: ReportedMove, least: float) -> bool:
    """Whether a move lost at least this; neither the engine's own choice nor a forced move is a fault."""
    return (
        _loss(move) >= least
        and not move.best_played
        and not move.quiet
        and move.classification != Classification.FORCED
    )


def _own_mate(move: ReportedMove) -> int | None:
    """The moves to the mate that the mover let go of; None where there was none."""
    before, after = move.score_before, move.score_after
    if before is None or before.mate is None or (after is not None and after.mate is not None):
        return None
    own = before.of(move.color)
    return own if own > 0 else None


def _much(lead: Lead) -> str:
    return "winning" if lead.first >= WON else "better"


def _state(points: float) -> str:
    return "won" if points >= WON else "better" if points >= BETTER else "level"


def _name(side: chess.Color) -> str:
    return chess.COLOR_NAMES[side]


def _text(key: str, **params: str | int | float | Text) -> Text:
    return {"key": key, "params": params}
