"""The packets of Socket.IO as strangers send them: one that makes no sense is heard by nobody, in silence.

The library raises where a packet cannot be read, and its transport writes a traceback into the log for each,
as for bytes that are no packets at all: anybody could fill a disk. Nothing here takes binary data, so that no
half a packet waits for the rest of it.
"""

# mypy: allow-any-explicit
# The library has no types.

from __future__ import annotations

import logging
from typing import Any

from socketio import packet

_OF_STRANGERS = ("post request handler error", "Unknown receive error")
"""What the transport logs of bytes that it cannot read: a 400 answers them, or the connection ends."""
_ONCE = "(further occurrences of this error will be logged with level INFO)"
"""The end of what it logs of requests that it refuses."""
_UNREADABLE = (ValueError, TypeError, AttributeError, IndexError, RecursionError)
"""What the library raises where it does not look at what comes in."""
_NOTHING = "nothing"
"""An event that nobody listens to."""


class StrangersPacket(packet.Packet):  # type: ignore[misc]  # the library has no types
    """A packet that can be read and is expected; anything else becomes an event without a listener."""

    packet_type: Any
    namespace: Any
    id: Any
    data: Any

    def __init__(self, *what: Any, encoded_packet: Any = None, **more: Any) -> None:
        super().__init__(*what, encoded_packet=encoded_packet, **more)
        if encoded_packet is not None and not encoded_packet:  # the library leaves an empty one as it is made
            self._say_nothing()

    def decode(self, encoded_packet: Any) -> int:
        """-> the number of binary parts that follow: none."""
        try:
            parts = super().decode(encoded_packet)
        except _UNREADABLE:
            parts = 1
        if parts or not self._makes_sense():
            self._say_nothing()
        return 0

    def _say_nothing(self) -> None:
        self.packet_type, self.namespace, self.id, self.data = packet.EVENT, None, None, [_NOTHING]

    def _makes_sense(self) -> bool:
        if self.namespace not in (None, "/"):
            return bool(self.packet_type == packet.CONNECT)  # which is refused with a sentence
        if self.packet_type == packet.EVENT:
            return isinstance(self.data, list) and bool(self.data) and isinstance(self.data[0], str)
        if self.packet_type == packet.CONNECT:
            return self.data is None or isinstance(self.data, dict)
        return bool(self.packet_type == packet.DISCONNECT)  # an ACK would answer a question of ours: none


def transport_log() -> logging.Logger:
    """Where the transport writes: errors, but for those that anybody can make it write."""
    log = logging.getLogger("server.live.transport")
    log.setLevel(logging.ERROR)
    if not log.filters:
        log.addFilter(_is_ours)
    return log


def _is_ours(record: logging.LogRecord) -> bool:
    message = record.getMessage()
    return message not in _OF_STRANGERS and not message.endswith(_ONCE)
