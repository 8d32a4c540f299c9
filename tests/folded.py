"""Logs and their fold, for tests that look into states or spoil them without asking what is there."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from server.analysis.events import fold as _fold


def numbered(events: Iterable[Any], log: Sequence[Any] = ()) -> list[Any]:
    """The events as they lie in the store, behind those of `log`."""
    stored = list(log)
    for event in events:
        plain = event if isinstance(event, dict) else json.loads(json.dumps(event.to_wire()))
        stored.append({"seq": len(stored) + 1, **plain})
    return stored


def fold(events: Iterable[Any], state: Any = None) -> Any:
    """As `server.analysis.events.fold.fold`, untyped."""
    return _fold.fold(events, state)
