"""A game in at most three sentences: who was better when, where it turned and what was missed, how it ended.

Owns which sentences are said and in what order, as keys of the catalogue (`static/i18n/en.ftl`, "The story of
a game"), and how a game ended; `lead_words.py` says who led, `swing_words.py` what was missed,
`fault_words.py` what a fault cost. Nothing is said that these do not prove, and no swing is left out: it is
told or counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from server.analysis.evaluation import points_of
from server.analysis.report.course import LEAD, WON
from server.analysis.report.lead_words import OPEN, course_told
from server.analysis.report.reported_move import ReportedMove
from server.analysis.report.swing_words import Missed, chances_missed, swings_missed
from server.analysis.report.told_game import GameCourse, ToldGame, ToldSentence, name_of, text
from server.i18n.texts import Text

MOST = 3
"""Sentences of a story."""


def story(moves: Sequence[ReportedMove], course: GameCourse) -> tuple[Text, ...]:
    """The sentences; none while a move is not judged, and none without moves."""
    if not moves or any(not move.judged or move.expected_before is None for move in moves):
        return ()
    return tuple(_Teller(ToldGame(moves, course)).sentences())


class _Teller:
    def __init__(self, game: ToldGame) -> None:
        self.game = game
        self.turn = game.turn
        self.named: frozenset[int] = frozenset()
        """The plies of the faults that the sentences name."""

    def sentences(self) -> Iterator[Text]:
        body = course_told(self.game)[: MOST - 1]
        missed = swings_missed(self.game, self._known(body), self.turn)
        if missed is not None:
            body = body[:1]
            missed = swings_missed(self.game, self._known(body), self.turn)
        elif len(body) < MOST - 1:
            missed = chances_missed(self.game, self._known(body))
        self.named = frozenset().union(*(told.named for told in body))
        if missed is not None and (late := self._late(missed)):
            yield from (told.text for told in body)
            yield from self._decided(1, alone=True)
            yield text(late, missed=missed.clauses[0], end=self._end())
            return
        told = _in_order(body, missed)
        yield from told
        yield from self._decided(MOST - 1 - len(told))
        yield from self._last(told)

    def _known(self, body: Sequence[ToldSentence]) -> frozenset[int]:
        """The faults that these sentences and the last one tell of."""
        turn = () if self.turn is None else (self.turn,)
        return frozenset(turn).union(*(told.named | told.counted for told in body))

    def _late(self, missed: Missed) -> str:
        """The sentence of one fault that changed nothing, as the game was won by then and stayed so; "" where
        it is none."""
        if self.turn is None or min(missed.plies) <= self.turn or len(missed.clauses) != 1:
            return ""
        clause = missed.clauses[0]
        if clause["key"].startswith("story-missed"):
            return "story-but-end"
        if clause["params"].get("gives") != "easy":
            return ""
        return "story-late" if _is_bare(self._end()) else "story-late-end"

    # How it was decided, and how it ended

    def _decided(self, room: int, *, alone: bool = False) -> Iterator[Text]:
        """A sentence of its own for the move that made it a won game; `alone`: even if no more is known."""
        if self.turn is None or self.turn in self.named or not room:
            return
        if how := self._turned():
            self.named |= {self.turn}
            yield text("story-decided", move=self.game.move(self.turn), how=how)
        elif alone:
            self.named |= {self.turn}
            winner = name_of(bool(self.game.ending.winner))
            yield text("story-won-alone", side=winner, move=self.game.move(self.turn))

    def _turned(self) -> str | Text:
        """What the loser's fault that decided the game did, if it was one and that is known."""
        if self.turn is None:
            return ""
        fault = self.game.worst(not self.game.ending.winner, self.turn, self.turn)
        return "" if fault is None else self.game.how(fault)

    def _last(self, before: Sequence[Text]) -> Iterator[Text]:
        """The last sentence: from when on it was won, where none of those before tells, and how it ended."""
        end = self._end()
        bare = _is_bare(end)
        if self.turn is None or self.turn in self.named:
            if not bare or not before or before[-1]["key"] != "story-level-won":
                yield text("story-end", end=end)
        elif how := self._turned():
            yield text("story-decided-end", move=self.game.move(self.turn), how=how, end=end)
        elif bare:
            yield text("story-won-alone", side=end["params"]["side"], move=self.game.move(self.turn))
        else:
            yield text("story-won", move=self.game.move(self.turn), end=end)

    def _end(self) -> Text:
        ending, points = self.game.ending, self.game.white[-1]
        last = self.game.move(len(self.game.moves), mark=False)
        if ending.how == "mate":
            return text("story-end-mate", side=name_of(bool(ending.winner)), move=last)
        better = points >= 0.5
        state = _state(points_of(points, better))
        if ending.how in OPEN:
            return text(f"story-end-{ending.how}", side=name_of(better), state=state, move=last)
        if ending.winner is None:
            how = "time-drawn" if ending.how == "time" else ending.how
            key = "draw" if how == "unknown" else how
            return text(f"story-end-{key}", side=name_of(better), state=state)
        loser = not ending.winner
        state = _state(points_of(points, loser)) if points_of(points, loser) > 1 - LEAD else "lost"
        side = ending.winner if ending.how == "unknown" else loser
        return text(f"story-end-{ending.how}", side=name_of(side), state=state)


def _is_bare(end: Text) -> bool:
    """Whether an end says no more than who won."""
    return end["key"] == "story-end-unknown" and end["params"]["state"] == "lost"


def _in_order(body: Sequence[ToldSentence], missed: Missed | None) -> list[Text]:
    """The sentences in the game's order, that on what was missed among them."""
    if missed is None:
        return [told.text for told in body]
    before = [told for told in body if told.at <= missed.at]
    known = max((ply for told in before for ply in told.named), default=0)
    earlier = not missed.counted and max(missed.plies) < known
    said = text("story-earlier", end=_sentence(missed)) if earlier else _sentence(missed)
    return [*(told.text for told in before), said, *(told.text for told in body if told not in before)]


def _sentence(missed: Missed) -> Text:
    if len(missed.clauses) == 1:
        return text("story-end", end=missed.clauses[0])
    return text("story-missed-both", one=missed.clauses[0], other=missed.clauses[1])


def _state(points: float) -> str:
    return "won" if points >= WON else "better" if points >= LEAD else "level"
