"""Where the limits count: in the store, in Redis or in memory. What is away is made up for in memory, with a
warning: a limit is no reason for an answer of 500.

`VisitorCounters` is what all three are; `storage` gives it to Flask-Limiter, `choice` chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class VisitorCounters(Protocol):
    """How often each visitor came, in sliding windows, and whose the unfinished reviews are."""

    def acquire(self, key: str, limit: int, seconds: int, amount: int) -> bool:
        """Count `amount` for `key`, if no more than `limit` come together in `seconds`."""

    def window(self, key: str, limit: int, seconds: int) -> tuple[float, int]:
        """When the first of the last `seconds` came (else now), and what all of them count for."""

    def owned(self, visitor: str) -> list[str]:
        """The reviews and collections of `visitor`, perhaps with some that are over."""

    def own(self, visitor: str, made_id: str) -> None:
        """`made_id` is `visitor`'s now."""

    def disown(self, visitor: str, made_ids: Sequence[str]) -> None:
        """These are over."""

    def flush(self) -> None:
        """Store what is not stored yet: called once at the end of each request."""
