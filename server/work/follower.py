"""Looks at rounds and players that are followed: claims the next that is due, fetches and stores what is new,
and sets the time of the next look, or ends it (of a player `players.py` says so).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from server.analysis.errors import KibitzError
from server.analysis.game.decoding import decode, without_controls
from server.i18n.texts import sentence
from server.imports.faults import SiteBusy
from server.imports.fetching import SiteAnswer
from server.store.collections.edits import NotThereError
from server.store.collections.follows import PAUSE, Follow, FollowLook, Follows
from server.store.database.database import DatabaseAway
from server.system import logs
from server.work.players import PlayerLooks
from server.work.rounds import Intake, fault_of

_log = logging.getLogger(__name__)

_MOST_PAUSES = 6.0
"""A quiet round is looked at after a tenth of its quiet time, at most this many usual pauses."""
LONGEST_FAULT_PAUSE = 300.0
"""Seconds between two looks while fetching keeps failing, at most."""
AFTER_THE_LAST = 30 * 60.0
"""Seconds without a change after which a round ends in which all games have a result."""
WITHOUT_CHANGE = 6 * 60 * 60.0
"""The same for any round."""
AT_MOST = 3 * 24 * 60 * 60.0
"""Seconds that a round is followed at most."""
FAULTY = 60 * 60.0
"""Seconds of failing after which nothing is fetched any more."""


class RoundSite(Protocol):
    """What is needed of `imports.rounds.Rounds`."""

    def get(self, url: str, known: SiteAnswer | None = None) -> SiteAnswer: ...


class Follower:
    """One worker's looks. `name`: the worker's."""

    def __init__(
        self,
        name: str,
        follows: Follows,
        site: RoundSite,
        intake: Intake,
        players: PlayerLooks,
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._name = name
        self._follows = follows
        self._site = site
        self._intake = intake
        self._players = players
        self._clock = clock

    def look_at_next(self) -> bool:
        """Look at what is due; False: none is. Raises DatabaseAway."""
        follow = self._follows.claim(self._name)
        if follow is None:
            return False
        with logs.about(follow.collection_id):
            look = self._look(follow)
            if look.ended:
                _log.info("collection %s follows no more", follow.collection_id)
            self._follows.note(follow, look)
        return True

    def _look(self, follow: Follow) -> FollowLook:
        round_ = follow.since is None
        looked, faulty = (
            (self._looked, self._faulty) if round_ else (self._players.look, self._players.faulty)
        )
        try:
            return looked(follow)
        except DatabaseAway:
            raise
        except NotThereError:  # its owner has removed it, or a game of it, in this moment
            return FollowLook(follow.state, PAUSE, follow.labels, since=follow.since)
        except KibitzError as fault:
            _log.info("collection %s: %s", follow.collection_id, fault.code)
            return faulty(follow, fault)
        except Exception:
            _log.exception("what collection %s follows cannot be looked at", follow.collection_id)
            return faulty(follow, KibitzError(sentence("error-internal")))

    def _looked(self, follow: Follow) -> FollowLook:
        """Raises KibitzError."""
        known = SiteAnswer(200, b"", follow.etag, follow.last_modified)
        answer = self._site.get(follow.url, known if follow.etag or follow.last_modified else None)
        look = FollowLook(follow.state, 0.0, follow.labels, False, answer.etag, answer.last_modified)
        if answer is not known and self._follows.holds(follow):
            rows = self._follows.rows(follow.collection_id)
            taken = self._intake.take(follow, rows, without_controls(decode(answer.body)))
            look = replace(look, state=taken.state, labels=+taken.labels, changed=taken.changed)
            if taken.cut:  # the next look is to see all of it, not that nothing has changed
                look = replace(look, etag=None, last_modified=None)
        return self._timed(follow, look)

    def _timed(self, follow: Follow, look: FollowLook) -> FollowLook:
        now = self._clock()
        quiet = 0.0 if look.changed else now - follow.changed_at
        over = quiet > (AFTER_THE_LAST if look.state == "over" else WITHOUT_CHANGE)
        pause = min(_MOST_PAUSES * PAUSE, max(PAUSE, quiet / 10))
        return replace(look, pause=pause, ended=over or now - follow.begun > AT_MOST)

    def _faulty(self, follow: Follow, fault: KibitzError) -> FollowLook:
        now = self._clock()
        lasted = now - (follow.fault_since or now)
        pause = min(LONGEST_FAULT_PAUSE, max(PAUSE, lasted / 4))
        if isinstance(fault, SiteBusy):
            pause = max(pause, float(fault.wait))
        said = fault_of(fault)
        return FollowLook(
            follow.state,
            pause,
            follow.labels,
            etag=follow.etag,
            last_modified=follow.last_modified,
            fault=said,
            ended=lasted > FAULTY or now - follow.begun > AT_MOST,
        )
