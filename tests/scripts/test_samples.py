"""The file of a sample: what a run said, an event a line."""

from __future__ import annotations

import json
from typing import Any

from scripts.samples import written


def test_each_event_has_a_line_of_its_own() -> None:
    events: list[dict[str, Any]] = [{"type": "game", "headers": {"White": "Müller"}}, {"type": "done"}]
    text = written("1. e4 *", {"nodes": 1000}, events)
    assert json.loads(text) == {"pgn": "1. e4 *", "options": {"nodes": 1000}, "events": events}
    assert '{"type": "game", "headers": {"White": "Müller"}},\n{"type": "done"}\n' in text
