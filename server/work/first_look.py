"""The first events, which need no engine, of reviews that were stored without any, as a collection's are.

They are stored once, by the worker in its spare time or by the web process for a visitor, whichever comes
first.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from server.analysis.errors import KibitzError
from server.analysis.events.events import EventJson
from server.analysis.game.limits import GameLimits
from server.analysis.review.options import ReviewOptions
from server.sandbox.work import first_events
from server.store.database.database import DatabaseAway
from server.store.reviews.reviews import Store
from server.store.reviews.rows import Review
from server.store.reviews.status import Status
from server.system import logs
from server.work.failures import STOPPED

Read = Callable[[str, ReviewOptions], list[EventJson]]
_log = logging.getLogger(__name__)


def look_at(review: Review, store: Store, read: Read) -> bool:
    """Store the first events of a waiting or stopped review that has none; False if it has some by now.
    `read` makes them of its text."""
    events = read(review.pgn, ReviewOptions.from_json(review.options))
    if review.status is Status.STOPPED:
        events.append(STOPPED.to_wire())
    return store.begin(review, events)


class FirstLooks:
    """Looks at one review after the other, in the queue's order."""

    def __init__(self, store: Store, limits: GameLimits) -> None:
        self._store = store
        self._read: Read = lambda pgn, options: first_events(pgn, options, limits)
        self._given_up: set[str] = set()

    def look_at_next(self) -> bool:
        """False if there is nothing to look at."""
        review = self._store.unread(self._given_up)
        if review is None:
            return False
        with logs.about(review.id):
            self._look_at(review)
        return True

    def _look_at(self, review: Review) -> None:
        """What fails is not tried again, or all others would wait for it for ever. Raises DatabaseAway."""
        try:
            look_at(review, self._store, self._read)
        except DatabaseAway:
            raise
        except KibitzError as error:  # its own run tells it to people, with the words of the game
            _log.warning("review %s cannot be looked at: %s", review.id, error.code)
            self._given_up.add(review.id)
        except Exception:
            _log.exception("review %s cannot be looked at", review.id)
            self._given_up.add(review.id)
