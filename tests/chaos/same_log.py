"""When the log of a review that was cut off again and again equals that of an undisturbed run.

The same events in the same order, numbered without a gap. Only two things may differ, and are left out:

- `done.totals.seconds`: the time that it took;
- `plan` after the first: it announces a further run, which the page wants to know.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]


def assert_same(log: Sequence[Json], undisturbed: Sequence[Json]) -> None:
    """Fails at the first event that differs."""
    assert [event["seq"] for event in log] == list(range(1, len(log) + 1)), "the log has a gap"
    assert log[-1]["type"] == "done"
    left, right = essence(log), essence(undisturbed)
    for number, (event, expected) in enumerate(zip(left, right, strict=False), start=1):
        assert event == expected, f"event {number} of what counts"
    assert len(left) == len(right)


def essence(log: Sequence[Json]) -> list[Json]:
    """The events without what may differ."""
    first_plan = next((n for n, event in enumerate(log) if event["type"] == "plan"), -1)
    return [_timeless(event) for n, event in enumerate(log) if event["type"] != "plan" or n == first_plan]


def _timeless(event: Json) -> Json:
    kept = copy.deepcopy({key: value for key, value in event.items() if key != "seq"})
    if event["type"] == "done":
        del kept["totals"]["seconds"]
    return kept
