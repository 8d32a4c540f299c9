"""Looks at players who are followed: the games that they have finished since come behind those of the
collection, each once, as many a day as one visitor may have reviewed. What has no room today comes later.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Protocol

from server.analysis.errors import GameError, KibitzError, LimitError
from server.analysis.game.limits import GameLimits
from server.i18n.texts import Sentence, sentence
from server.imports.answers import headers_of
from server.imports.faults import SiteBusy
from server.imports.found_games import FoundGames, ImportedGame
from server.imports.importer import Read
from server.imports.players import name_of_game
from server.sandbox.work import seen_game
from server.store.collections.edits import CollectionEdits
from server.store.collections.follows import Follow, FollowedRow, FollowLook, Follows
from server.store.reviews.rows import NewGame
from server.wire.bodies import RowFault
from server.work.rounds import PATIENCE, fault_of, followed_game

_HOUR = 60 * 60.0
_DAY = 24 * _HOUR
OFTEN = 15 * 60.0
"""Seconds between two looks while games come, at least."""
SELDOM = 4 * _HOUR
"""The same where none has come for long, or where a fault lasts, at most."""
_PART_OF_QUIET = 4
"""In between it is this part of the time without a game: a quarter."""
OVERLAP = 6 * _HOUR
"""Seconds before the last look from which games are asked for: lichess tells a game by when it began."""
FAULTY = 3 * _DAY
"""Seconds of failing after which nothing is fetched any more."""
UNOPENED = 30 * _DAY
"""Seconds after which it ends where nobody has opened the collection."""


class PlayerGames(Protocol):
    """What is needed of `imports.players.Players`."""

    def new_games(self, page: str, since: float, read: Read) -> FoundGames: ...


class PlayerLooks:
    """`a_day`: games that a player brings into a collection within a day."""

    def __init__(
        self,
        follows: Follows,
        games: PlayerGames,
        edits: CollectionEdits,
        read: Read,
        limits: GameLimits,
        *,
        a_day: int,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._follows = follows
        self._games = games
        self._edits = edits
        self._read = read
        self._limits = limits
        self._a_day = a_day
        self._clock = clock

    def look(self, follow: Follow) -> FollowLook:
        """Raises KibitzError, NotThereError, DatabaseAway."""
        now = self._clock()
        still = FollowLook("waiting", SELDOM, follow.labels, since=follow.since)
        if now - follow.opened > UNOPENED:
            return _ended(still, sentence("follow-unopened"))
        found = self._games.new_games(follow.url, follow.since or 0.0, self._read)
        if not self._follows.holds(follow):
            return still
        rows = self._follows.rows(follow.collection_id)
        there = _names_of(rows) | follow.labels.keys()
        named = {name: game for game in found.games if (name := name_of_game(game.url or ""))}
        fresh = {name: game for name, game in named.items() if name not in there}
        room, today = self._limits.games - len(rows), self._a_day - _since(rows, now - _DAY)
        taken = self._take(follow, fresh, max(0, min(room, today)))
        labels = {name: 1 for name in named if name in there or name in taken}
        look = replace(still, labels=labels, changed=bool(taken))
        if fresh and room <= len(taken):
            return _ended(look, sentence("follow-room", limit=self._limits.games))
        if len(taken) == len(fresh):
            return self._timed(follow, replace(look, since=_next(follow, found, now)), soon=found.more)
        if today <= len(taken):
            return replace(look, fault=_said(sentence("follow-enough-today", count=self._a_day)))
        return self._timed(follow, look, soon=True)

    def faulty(self, follow: Follow, fault: KibitzError) -> FollowLook:
        """What is noted of a look that failed. A day's games that were too many are no fault that lasts."""
        now = self._clock()
        lasted = now - max(follow.fault_since or now, follow.changed_at)
        pause = min(SELDOM, max(OFTEN, lasted / _PART_OF_QUIET))
        if isinstance(fault, SiteBusy):
            pause = max(pause, float(fault.wait))
        look = FollowLook("waiting", pause, follow.labels, since=follow.since, fault=fault_of(fault))
        return replace(look, ended=lasted > FAULTY)

    def _take(self, follow: Follow, fresh: dict[str, ImportedGame], most: int) -> set[str]:
        """Put the first of them behind the collection's games -> their names. What cannot be read as a game
        is passed over for good. Raises KibitzError where nothing can be read now, NotThereError."""
        until = time.monotonic() + PATIENCE
        new: list[NewGame] = []
        passed: set[str] = set()
        for name, game in fresh.items():
            if len(passed) == most or time.monotonic() > until:
                break
            passed.add(name)
            try:
                seen, entry = self._read(seen_game, 1, game.pgn, self._limits)
            except (GameError, LimitError):
                continue
            row = followed_game(entry, seen.tags)
            row.facts["label"] = name
            new.append(row)
        if new:
            self._edits.append(follow.collection_id, follow.options, new)
        return passed

    def _timed(self, follow: Follow, look: FollowLook, *, soon: bool) -> FollowLook:
        quiet = 0.0 if look.changed or soon else self._clock() - follow.changed_at
        return replace(look, pause=min(SELDOM, max(OFTEN, quiet / _PART_OF_QUIET)))


def _next(follow: Follow, found: FoundGames, now: float) -> float:
    """From when on games are to be asked for, where all that were found are taken."""
    begun = _begun(found.games[-1]) if found.more and found.games else None
    return max(follow.since or 0.0, now - OVERLAP if begun is None else begun)


def _begun(game: ImportedGame) -> float | None:
    tags = headers_of(game.pgn)
    text = f"{tags.get('UTCDate')} {tags.get('UTCTime')}"
    try:
        return datetime.strptime(text, "%Y.%m.%d %H:%M:%S").replace(tzinfo=UTC).timestamp()
    except ValueError:
        return None


def _names_of(rows: Sequence[FollowedRow]) -> set[str]:
    """What the games that are there are known by on the sites, wherever they came from."""
    names = {row.facts["label"] for row in rows if "label" in row.facts}
    for row in rows:
        tags = headers_of(row.text)
        told = (name_of_game(tags[header]) for header in ("Link", "Site", "GameURL") if header in tags)
        names |= {name for name in told if name}
    return names


def _since(rows: Sequence[FollowedRow], time: float) -> int:
    """How many of the followed player's games have come since then."""
    return sum(row.made > time and "label" in row.facts for row in rows)


def _ended(look: FollowLook, why: Sentence) -> FollowLook:
    return replace(look, ended=True, fault=_said(why))


def _said(why: Sentence) -> RowFault:
    return fault_of(KibitzError(why))
