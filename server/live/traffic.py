"""Figures of the live room for the metrics: who is connected, and how much was sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from server.live.encoded import Encoded


@dataclass(slots=True)
class Traffic:
    """`connections`: open now; `messages`, `events`: sent since the start of the process, a message to three
    counts as three; `watchers` asks for the number of watched things, one for each who watches it.
    `no_room`, `too_many`: sockets that were refused, as the process had enough of them, or their address;
    `dropped`: those that were given up, as they did not read."""

    connections: int = 0
    messages: int = 0
    events: int = 0
    no_room: int = 0
    too_many: int = 0
    dropped: int = 0
    watchers: Callable[[], int] = field(default=lambda: 0)
    _take_delay: Callable[[float], object] = field(default=lambda seconds: None)

    def tell_delays(self, take: Callable[[float], object]) -> None:
        """`take` is told the seconds from when an event was stored until it was sent to all who watch."""
        self._take_delay = take

    def delayed(self, seconds: float) -> None:
        """So long it took once."""
        self._take_delay(seconds)

    def sent(self, message: object, to: int = 1) -> None:
        """`message` went to this many connections."""
        events = message.events if isinstance(message, Encoded) else 0
        self.messages += to
        self.events += to * events
