"""How often a connection, and an address, may ask. Counted in the memory of this process: what is guarded is
its own time, and a connection belongs to one process."""

from __future__ import annotations

import math
import time

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from server.i18n.texts import sentence
from server.live.rooms import MessageRefused


class Rates:
    """`by_connection`, `by_address`: messages a minute."""

    def __init__(self, by_connection: int, by_address: int) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._by_connection = RateLimitItemPerMinute(by_connection, namespace="connection")
        self._by_address = RateLimitItemPerMinute(by_address, namespace="address")

    def take(self, connection: str, address: str) -> None:
        """Count a message. Raises MessageRefused with the seconds to wait if it is one too many."""
        for item, key in ((self._by_connection, connection), (self._by_address, address)):
            if not self._limiter.hit(item, key):
                ends = self._limiter.get_window_stats(item, key).reset_time
                wait = max(1, math.ceil(ends - time.time()))
                message = sentence(
                    "error-rate",
                    rate=sentence("error-rate-per", amount=item.amount, unit="minute"),
                    wait=sentence("error-wait-seconds", count=wait),
                )
                raise MessageRefused("too_many_requests", message, wait)

    def forget(self, connection: str) -> None:
        """It is gone."""
        self._limiter.clear(self._by_connection, connection)
