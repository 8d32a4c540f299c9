"""Messages as JSON text that is made once, for however many it goes to. `Encoded` stands for its text
wherever Socket.IO wants a message; `MessageJson` is the JSON that Socket.IO reads and writes by."""

# mypy: allow-any-explicit
# The arguments are those of json.dumps.

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Encoded:
    """A message, as its JSON. `events`: those of a review that it holds."""

    text: str
    events: int = 0


class MessageJson:
    """JSON as Socket.IO wants it. What strangers send is no JSON where it is nested too deeply, as other
    nonsense; an Encoded message is written as it stands."""

    @staticmethod
    def dumps(data: object, **options: Any) -> str:
        """A packet's data; an event's are its name and its message."""
        if isinstance(data, list) and len(data) == 2 and isinstance(data[1], Encoded):
            return f"[{json.dumps(data[0])},{data[1].text}]"
        return json.dumps(data, **options)

    @staticmethod
    def loads(text: str) -> object:
        """Raises ValueError."""
        try:
            return json.loads(text)
        except RecursionError:
            raise ValueError("nested too deeply") from None
