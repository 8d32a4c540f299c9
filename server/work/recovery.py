"""Recovery: what dead workers held and what a worker has left goes back to waiting.

Any worker may do it at any time. On its own machine it knows who is dead (`process_name`); elsewhere a worker
counts as dead once its heartbeat stands still for long enough, watched from here.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from server.store.queue.heartbeats import STALE_AFTER, Silence
from server.store.queue.leases import Lease
from server.store.reviews.reviews import Store
from server.system import logs
from server.work import process_name
from server.work.failures import CRASHED

_log = logging.getLogger(__name__)

MAX_ATTEMPTS = 3
"""Workers that a review may cost before it is given up."""
_LONGEST_GAP = 5.0
"""Seconds that count between two looks. Where the database was away longer nobody could beat either."""


class Recovery:
    """One worker's looks after the reviews of others. `forgotten`: whether a lease is this worker's own and
    it does not work on it any more."""

    def __init__(
        self,
        store: Store,
        *,
        forgotten: Callable[[Lease], bool] = lambda lease: False,
        leases: Silence | None = None,
        workers: Silence | None = None,
    ) -> None:
        self._store = store
        self._forgotten = forgotten
        self._leases = leases or Silence(longest_gap=_LONGEST_GAP)
        self._workers = workers or Silence(longest_gap=_LONGEST_GAP)

    def look(self) -> None:
        """To be called again and again, as silence shows only between looks. Raises DatabaseAway."""
        self._take_back_leases()
        self._take_back_what_is_aside()
        self._sign_off_the_dead()

    def _take_back_leases(self) -> None:
        leases = self._store.leases.all()
        # By owner too: a review that changes hands has a new heartbeat to watch.
        silent = self._leases.look({f"{lease.review_id} {lease.owner}": lease.heartbeat for lease in leases})
        for lease in leases:
            since = silent[f"{lease.review_id} {lease.owner}"]
            if self._forgotten(lease) or self._is_dead(lease.owner, since):
                self._take_back(lease)

    def _take_back_what_is_aside(self) -> None:
        """Put back what a worker had set aside that is gone now."""
        aside = self._store.leases.aside()
        for owner in aside - set(self._store.workers.heartbeats()) if aside else ():
            if self._store.leases.let_go(owner):
                _log.warning("what worker %s had set aside goes on", owner)

    def _sign_off_the_dead(self) -> None:
        silent = self._workers.look(self._store.workers.heartbeats())
        if gone := [name for name, since in silent.items() if self._is_dead(name, since)]:
            self._store.workers.sign_off(*gone)

    def _take_back(self, lease: Lease) -> None:
        with logs.about(lease.review_id):
            self._give_up_or_put_back(lease)

    def _give_up_or_put_back(self, lease: Lease) -> None:
        if lease.attempts >= MAX_ATTEMPTS:
            _log.error("review %s is given up after %d attempts", lease.review_id, lease.attempts)
            self._store.leases.give_up(lease, CRASHED.to_wire())
        elif self._store.leases.requeue(lease):
            _log.warning("review %s lost its worker %s and goes on", lease.review_id, lease.owner)

    def _is_dead(self, name: str, silent: float) -> bool:
        return process_name.is_gone(name) or silent > STALE_AFTER
