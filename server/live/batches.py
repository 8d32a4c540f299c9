"""The logs of watched reviews in messages, made once for all who are sent the same.

A log only grows. A batch of its events therefore stays what it is until a note is written, which may empty
an earlier note. It is kept while somebody watches the review, in so many bytes at most. All but the last
batch of a log end at the same places for everybody, whatever the cursor they came with.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from cachetools import LRUCache

from server.analysis.events.wire import AnyEvent
from server.live.encoded import Encoded

_EVENTS = 200
"""Events of one message, at most: a long log is sent in several."""
_MESSAGE_BYTES = 128 * 1024
"""Past it a message ends, whatever it holds: an event alone may be longer."""
_KEPT_BYTES = 16 << 20


@dataclass(frozen=True, slots=True)
class Batch:
    """Events of a log in one message, up to the seq `last`."""

    message: Encoded
    last: int


class Batches:
    """`read(review, after, limit)`: events of a log. `kept_bytes`: what is kept, at most."""

    def __init__(
        self, read: Callable[[str, int, int], list[AnyEvent]], *, kept_bytes: int = _KEPT_BYTES
    ) -> None:
        self._read = read
        self._lock = threading.Lock()
        self._kept: LRUCache[tuple[str, int, int], Batch] = LRUCache(kept_bytes, _size)

    def after(self, review_id: str, after: int, upto: int) -> Batch | None:
        """The next events after seq `after` of a log that has `upto` at least; None: there are none, as the
        review is gone."""
        end = min(upto, after - after % _EVENTS + _EVENTS)
        with self._lock:
            if kept := self._kept.get((review_id, after, end)):
                return kept
        first: Batch | None = None
        for batch in batches_of(review_id, self._read(review_id, after, end - after)):
            first = first or batch
            self._keep((review_id, after, end), batch)
            after = batch.last
        return first

    def forget(self, review_id: str) -> None:
        """Nobody watches it any more, it is deleted, or a note was written."""
        with self._lock:
            for key in [key for key in self._kept if key[0] == review_id]:
                self._kept.pop(key, None)

    def _keep(self, key: tuple[str, int, int], batch: Batch) -> None:
        """One that is larger than all that may be kept is not."""
        with self._lock, suppress(ValueError):
            self._kept[key] = batch


def _size(batch: Batch) -> int:
    return len(batch.message.text)


def batches_of(review_id: str, events: Sequence[AnyEvent]) -> Iterator[Batch]:
    """The events in messages of a bearable length."""
    texts: list[str] = []
    length = 0
    for place, event in enumerate(events, start=1):
        texts.append(json.dumps(event, separators=(",", ":")))
        length += len(texts[-1])
        if length > _MESSAGE_BYTES or len(texts) == _EVENTS or place == len(events):
            text = f'{{"id":{json.dumps(review_id)},"events":[{",".join(texts)}]}}'
            yield Batch(Encoded(text, len(texts)), event["seq"])
            texts, length = [], 0
