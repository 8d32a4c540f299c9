"""Figures of the live room for the metrics: who is connected, and how much was sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from server.live.encoded import Encoded


@dataclass(slots=True)
class Traffic:
    """`connections`: open now; `messages`, `events`: sent since the start of the process, a message to three
    counts as three; `watchers` asks for the number of watched things, one for each who watches it."""

    connections: int = 0
    messages: int = 0
    events: int = 0
    watchers: Callable[[], int] = field(default=lambda: 0)

    def sent(self, message: object, to: int = 1) -> None:
        """`message` went to this many connections."""
        events = message.events if isinstance(message, Encoded) else 0
        self.messages += to
        self.events += to * events
