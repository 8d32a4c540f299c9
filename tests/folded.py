"""The fold for tests that look into states, or spoil them: without asking whether a part is there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from server.analysis.events import fold as _fold


def fold(events: Iterable[Any], state: Any = None) -> Any:
    """As `server.analysis.events.fold.fold`, untyped."""
    return _fold.fold(events, state)
