"""A round's text -> the rows of the collection that follows it: what has grown goes on, what is new waits.

A child process reads each text (`server/sandbox/`). It is compared with the text in the store, so the next
look makes up for one that was cut off.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from cachetools import LRUCache

from server.analysis.collection.tournament.entries import kind_of
from server.analysis.collection.tournament.follow import (
    FollowStep,
    SeenGame,
    going,
    is_whole,
    label,
    set_aside,
    without_last_word,
)
from server.analysis.errors import GameError, KibitzError
from server.analysis.game.games_file import Entry
from server.analysis.game.limits import GameLimits
from server.i18n.texts import said_of, sentence
from server.imports.faults import NotThere
from server.imports.importer import Read
from server.sandbox.pool import TooSlow
from server.sandbox.work import compared, seen_game, texts_of_games
from server.store.collections.collections import NewGame
from server.store.collections.edits import CollectionEdits
from server.store.collections.follows import Follow, FollowedRow, State
from server.store.reviews.rows import RowFacts, new_game
from server.wire.bodies import RowFault

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")

PATIENCE = 60.0
"""Seconds for a text: half of what a claim lasts."""
_ROUNDS_REMEMBERED = 256
"""Rounds of which it is remembered that their last game was cut off."""


@dataclass(slots=True)
class Taken:
    """What a text has brought. `labels`: as `Follow.labels`, from now on."""

    state: State
    labels: Counter[str]
    changed: bool = False
    cut: bool = False
    """Its last game came without its end, and is looked at again."""
    new: list[NewGame] = field(default_factory=list)


def followed_game(entry: Entry, tags: Mapping[str, str]) -> NewGame:
    """A game of a round as a row. One that has not begun has no review yet, which is no fault."""
    game = new_game(entry)
    game.facts["label"] = label(tags)
    if entry.fault and entry.fault.code == "no_moves":
        del game.facts["fault"]
    return game


def state_of(rows: Sequence[RowFacts]) -> State:
    """How a round stands by the facts of its rows."""
    kinds = {kind_of(facts["headers"], facts["plies"]) for facts in rows}
    if "running" in kinds:
        return "live"
    return "waiting" if "open" in kinds or not kinds else "over"


def check_pgn(games: Sequence[Mapping[str, str]]) -> None:
    """Raises NotThere unless one of the games has headers: a page that says that all is well has none."""
    if not any(games):
        raise NotThere(sentence("follow-no-pgn"), code="no_pgn", place="follow")


@contextmanager
def no_pgn_told() -> Iterator[None]:
    """Raises NotThere in place of the error for a text without a game, as a page of HTML is."""
    try:
        yield
    except GameError as fault:
        if fault.code != "empty":
            raise
        check_pgn([])


class Intake:
    """Takes the texts of rounds into their collections, one at a time. `grow`: as `Store.grow`."""

    def __init__(
        self, edits: CollectionEdits, grow: Callable[[str, str], bool], read: Read, limits: GameLimits
    ) -> None:
        self._edits = edits
        self._grow = grow
        self._any_read = read
        self._limits = limits
        self._until = 0.0
        self._cut: LRUCache[str, str] = LRUCache(_ROUNDS_REMEMBERED)

    def _read(self, work: Callable[_Given, _Found], *given: _Given.args, **none: _Given.kwargs) -> _Found:
        """As `Read`, while there is time left for the text. Raises TooSlow."""
        if time.monotonic() > self._until:
            raise TooSlow(sentence("reading-slow"))
        return self._any_read(work, *given, **none)

    def take(self, follow: Follow, rows: Sequence[FollowedRow], text: str) -> Taken:
        """Raises KibitzError if the text cannot be read as games; what was stored before that stays."""
        self._until = time.monotonic() + PATIENCE
        facts = {row.number: row.facts for row in rows}
        taken = Taken(follow.state, Counter(follow.labels))
        if text.strip():  # else it is empty for a moment
            self._compare(follow, rows, text, taken, facts)
        taken.state = state_of([*facts.values(), *(game.facts for game in taken.new)])
        return taken

    def _compare(
        self,
        follow: Follow,
        rows: Sequence[FollowedRow],
        text: str,
        taken: Taken,
        facts: dict[int, RowFacts],
    ) -> None:
        with no_pgn_told():
            sources = [going(source) for source in self._read(texts_of_games, text, self._limits)]
        taken.cut = self._cuts_last(follow.collection_id, sources, rows)
        old, fresh = set_aside([row.text for row in rows], sources)
        if not fresh:
            return
        before = [self._seen(rows[place]) for place in old]
        games, entries = self._seen_all([sources[place] for place in fresh])
        if len(fresh) == len(sources):
            check_pgn([game.tags for game in games])
        missing = _missing(rows, taken.labels)
        for step in self._read(compared, before, games):
            if step.game is None or not games[step.game].tags:
                continue
            game = games[step.game]
            new = followed_game(entries[step.game], game.tags)
            if step.row is not None:
                self._apply(follow, step, rows[old[step.row]], new, taken, facts)
            elif missing[label(game.tags)]:
                missing[label(game.tags)] -= 1  # somebody has removed it
            elif len(rows) + len(taken.new) < self._limits.games:
                taken.new.append(new)
                taken.labels[label(game.tags)] += 1
        if taken.new:
            self._edits.append(follow.collection_id, follow.options, taken.new)
            taken.changed = True

    def _cuts_last(self, collection_id: str, sources: list[str], rows: Sequence[FollowedRow]) -> bool:
        """Whether the last game has no end and was not seen like this before: half a game may be on its way.
        Then `sources` keeps of it only what the look before has shown as well, and nothing if a row has
        more."""
        if not sources or is_whole(sources[-1]):
            self._cut.pop(collection_id, None)
            return False
        before, now = self._cut.get(collection_id), sources.pop()
        self._cut[collection_id] = now
        if before == now:
            sources.append(now)
            return False
        settled = without_last_word(before) if before and now.startswith(before) else ""
        if settled and not any(row.text.startswith(settled) for row in rows):
            sources.append(settled)
        return True

    def _apply(
        self,
        follow: Follow,
        step: FollowStep,
        row: FollowedRow,
        new: NewGame,
        taken: Taken,
        facts: dict[int, RowFacts],
    ) -> None:
        """Update a row whose text has changed."""
        if step.kind not in ("grown", "corrected", "changed"):
            return
        if row.stopped and new.facts == row.facts:  # it grows once it goes on
            return
        if row.review_id is not None:
            if not new.reviewable or not (row.stopped or self._grow(row.review_id, new.pgn)):
                return
            self._edits.set_facts(follow.collection_id, row.number, new.facts)
        elif new.reviewable:
            self._edits.replace(follow.collection_id, row.number, follow.options, new)
        else:
            self._edits.set_facts(follow.collection_id, row.number, new.facts)
        taken.changed = True
        facts[row.number] = new.facts
        before = row.facts.get("label")
        if before and before != new.facts["label"]:  # a name was put right
            taken.labels[before] -= 1
            taken.labels[new.facts["label"]] += 1

    def _seen_all(self, sources: Sequence[str]) -> tuple[list[SeenGame], list[Entry]]:
        read = [
            self._read(seen_game, number, source, self._limits)
            for number, source in enumerate(sources, start=1)
        ]
        return [seen for seen, _ in read], [entry for _, entry in read]

    def _seen(self, row: FollowedRow) -> SeenGame:
        try:
            return self._read(seen_game, row.number, row.text, self._limits)[0]
        except GameError:  # its text was not kept
            return SeenGame(row.facts["headers"], "", (), "", readable=False)


def _missing(rows: Sequence[FollowedRow], labels: Mapping[str, int]) -> Counter[str]:
    """How many games of each label were taken and are no longer there."""
    there = Counter(row.facts.get("label") for row in rows)
    return Counter({name: count - there[name] for name, count in labels.items() if count > there[name]})


def fault_of(error: KibitzError) -> RowFault:
    """A fault as rows tell it."""
    return {"message": error.message, "place": None, "said": said_of(error.message, None)}
