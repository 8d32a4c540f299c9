"""The leads of a game in words: how a side came by one, how it lost it, and what was level.

Owns the sentences about the course of a game. What happened within a lead and changed nothing for good:
`swing_words.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from server.analysis.report.course import CLEAR, LEAD, WON, Lead, is_level
from server.analysis.report.ending import How
from server.analysis.report.fault_words import gain_of
from server.analysis.report.reported_move import ReportedMove
from server.analysis.report.told_game import (
    FAULT,
    SWING,
    ToldGame,
    ToldSentence,
    is_fault,
    loss,
    name_of,
    text,
)
from server.i18n.texts import Text

OPEN: tuple[How, ...] = ("unfinished", "going")
"""Ends that are none."""
_SHORT = 10
"""Plies of a game that is too short to be called level."""
_GAP = 3
"""Positions between two leads from which on the game may have been level in between."""
_AS_BAD = 0.75
"""Share of the worst fault's loss from which on a later one is as bad."""


def course_told(game: ToldGame) -> list[ToldSentence]:
    """At most three sentences on who was better when, in the game's order."""
    return [*_LeadWords(game).sentences()]


class _LeadWords:
    def __init__(self, game: ToldGame) -> None:
        self.game = game
        self.leads = game.leads
        self.named: set[int] = set()
        """The plies of the faults that were named so far."""
        self.until = 0
        """The position up to which the game was told so far."""

    def sentences(self) -> Iterator[ToldSentence]:
        last = self.leads[-1] if self.leads else None
        holds = last is not None and last.end == len(self.game.moves)
        yield from self._lost_leads(self.leads[:-1] if holds else self.leads)
        if last is not None and holds:
            yield from self._entry(last)
        elif last is None and len(self.game.moves) >= _SHORT and self.game.ending.how not in OPEN:
            yield ToldSentence(text("story-level" if is_level(self.game.white) else "story-even"), 0)

    # The leads that were lost again

    def _lost_leads(self, lost: Sequence[Lead]) -> Iterator[ToldSentence]:
        if len(lost) < 2:
            yield from map(self._lost_lead, lost)
            return
        self.until = self._end_of(lost[-1])
        sides = [lead.side for lead in self.leads]
        changes = sum(1 for one, other in pairwise(sides) if one != other)
        if changes >= 2:
            yield self._swings(changes)
        elif changes == 0:
            again = text("story-again", side=name_of(sides[0]), count=len(lost))
            yield ToldSentence(again, lost[0].start, counted=_plies(self._turns(lost)))
        else:
            others = lost[:-1] if lost[-1] is self.leads[-1] else lost
            yield self._lost_lead(max(others, key=lambda lead: (lead.peak, lead.end - lead.start)))
        if lost[-1] is self.leads[-1]:
            yield self._lost_lead(lost[-1])

    def _swings(self, count: int) -> ToldSentence:
        """The sharpest of several turns, but for the last one: that has a sentence of its own."""
        own = (self._cause(self.leads[0]), self._cause(self.leads[-1]))
        found = [turn for turn in self._turns(self.leads[:-1]) if turn not in own]
        at, counted = self.leads[0].start, _plies(self._turns(self.leads[:-1]))
        if not found:
            return ToldSentence(text("story-swings-alone", count=count), at, counted=counted)
        sharpest = max(found, key=loss)
        self.named.add(sharpest.ply)
        how = text("story-swings", count=count, **self._move(sharpest))
        return ToldSentence(how, at, _plies([sharpest]), counted)

    def _turns(self, among: Sequence[Lead]) -> list[ReportedMove]:
        """The faults by which leads began and were lost."""
        turns = [turn for lead in among for turn in (self._cause(lead), self._given_away(lead))]
        return [turn for turn in turns if turn is not None]

    def _lost_lead(self, lead: Lead) -> ToldSentence:
        """ "White won a pawn after 9…Bd6? and gave the advantage back with 21.Rc1?." """
        fault = self._given_away(lead)
        cause = self._height(lead, fault) or self._cause(lead)
        named = _plies(move for move in (cause, fault) if move is not None)
        self.until = self._end_of(lead)
        params = self._gain(lead, cause)
        if fault is None:
            return ToldSentence(text("story-lead-slipped", **params), lead.start, named)
        self.named.add(fault.ply)
        after = self.game.points(lead.end + 2, lead.side)
        key = "story-lead-lost" if after < 1 - LEAD else "story-lead-back"
        params |= self._move(fault, result=False)  # that it was thrown away is what the sentence says
        return ToldSentence(text(key, **params), lead.start, named)

    def _height(self, lead: Lead, end: ReportedMove | None) -> ReportedMove | None:
        """The other side's swing in the midst of a lead, where none began it: it counts for more than what
        did."""
        cause, until = self._cause(lead), lead.end if end is None else end.ply
        if cause is not None and loss(cause) >= SWING:
            return None
        midst = self.game.moves[lead.start : until]
        own = (move for move in midst if move.color != lead.side and is_fault(move, SWING))
        return max(own, key=loss, default=None)

    def _gain(self, lead: Lead, cause: ReportedMove | None) -> dict[str, str | int | float | Text]:
        """What a side had of its lead, and since when."""
        given, when, much = None, self._since(lead, cause), _much(lead)
        if cause is not None and cause.ply not in self.named:
            self.named.add(cause.ply)
            given = gain_of(cause, self.game.answer(cause.ply))
            much = much if cause.ply <= lead.start else self._much_after(cause)
        return {
            "side": name_of(lead.side),
            "gain": "was" if given is None else "won",
            "given": given or "material",
            "much": much,
            "when": when,
        }

    def _since(self, lead: Lead, cause: ReportedMove | None) -> str | Text:
        if cause is not None:
            known = cause.ply in self.named
            return "" if known else text("story-when-after", move=self.game.move(cause.ply))
        if lead.start == 0:
            return text("story-when-start")
        return text("story-when-move", number=self.game.number(lead.start))

    def _given_away(self, lead: Lead) -> ReportedMove | None:
        """The fault by which a side lost its lead: of the worst ones the last. One that it made good again
        before the lead ended is none."""
        near = self.game.moves[lead.start : lead.end + 2]
        own = [move for move in near if move.color == lead.side and self._ends(lead, move)]
        most = max(map(loss, own), default=0.0)
        return next((move for move in reversed(own) if loss(move) >= _AS_BAD * most), None)

    def _end_of(self, lead: Lead) -> int:
        """The position behind a lead."""
        fault = self._given_away(lead)
        return lead.end + 1 if fault is None else fault.ply

    def _ends(self, lead: Lead, move: ReportedMove) -> bool:
        if not is_fault(move) or self.game.points(move.ply, lead.side) >= CLEAR:
            return False
        enough = self.game.points(move.ply - 1, lead.side) - FAULT
        later = range(move.ply + 1, lead.end + 1)
        return all(self.game.points(position, lead.side) < enough for position in later)

    # The lead that lasted

    def _entry(self, lead: Lead) -> Iterator[ToldSentence]:
        """How the side that leads at the end came by it; nothing where the sentence before says so."""
        cause = self._cause(lead)
        if cause is None and 0 < lead.start == self.game.turn:
            return  # that it was won from there on says it all
        if cause is None:
            yield ToldSentence(self._grown(lead), lead.start)
        elif cause.ply not in self.named:
            key, much = self._kind(lead, cause, cause.ply == self.game.turn), self._much_after(cause)
            again = "no" if len(self.leads) == 1 else "yes"
            told = text(key, side=name_of(lead.side), much=much, again=again, **self._move(cause))
            yield ToldSentence(told, cause.ply, frozenset({cause.ply}))

    def _kind(self, lead: Lead, cause: ReportedMove, at_once: bool) -> str:
        level = self._is_level_until(lead, cause.ply)
        first = len(self.leads) == 1
        if at_once and (not level or cause.ply == len(self.game.moves)):
            return "story-decided"
        if at_once:
            return "story-level-won"
        if first and self._in_opening(lead):
            return "story-opening"
        if not level:
            return "story-for-good" if self._is_for_good(lead) else "story-better-after"
        late = first and cause.phase == "endgame" and self.game.course.usual
        return "story-level-endgame" if late else "story-level-until"

    def _is_level_until(self, lead: Lead, ply: int) -> bool:
        """Whether nobody was better before the move of `ply`, from where the sentences before end."""
        before = self.leads[-2].end if len(self.leads) > 1 else -_GAP
        return lead.start - before > _GAP and is_level(self.game.white[self.until : ply])

    def _is_for_good(self, lead: Lead) -> bool:
        positions = range(lead.start, len(self.game.white))
        kept = all(self.game.points(position, lead.side) >= LEAD for position in positions)
        return kept and self.game.ending.winner == lead.side

    def _grown(self, lead: Lead) -> Text:
        """A lead that no single fault began."""
        side, much = name_of(lead.side), _much(lead)
        if lead.start == 0:
            return text("story-from-start", side=side, much=much)
        if len(self.leads) == 1 and self._in_opening(lead):
            return text("story-opening-grown", side=side)
        return text("story-gradual", side=side, much=much, number=self.game.number(lead.start))

    def _in_opening(self, lead: Lead) -> bool:
        """Whether a lead began in the opening of a game that had one, not in its first moves, and did not
        decide the game at once."""
        if not self.game.course.usual or lead.start < _SHORT:
            return False
        turn = self.game.turn
        return self._is_opening(lead.start) and (turn is None or not self._is_opening(turn))

    def _is_opening(self, ply: int) -> bool:
        return self.game.moves[ply - 1].phase == "opening"

    def _cause(self, lead: Lead) -> ReportedMove | None:
        """The other side's fault by which a lead began; None where it grew."""
        return self.game.worst(not lead.side, lead.start - 1, lead.start)

    def _much_after(self, fault: ReportedMove) -> str:
        return "winning" if self.game.points(fault.ply, not fault.color) >= WON else "better"

    def _move(self, fault: ReportedMove, *, result: bool = True) -> dict[str, str | int | float | Text]:
        return {"move": self.game.move(fault.ply), "how": self.game.how(fault, result=result)}


def _plies(moves: Iterable[ReportedMove]) -> frozenset[int]:
    return frozenset(move.ply for move in moves)


def _much(lead: Lead) -> str:
    return "winning" if lead.first >= WON else "better"
