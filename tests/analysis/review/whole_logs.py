"""Reviews that many tests look at, made once a session."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

Json = dict[str, Any]
_made: dict[tuple[object, ...], str] = {}


def once(make: Callable[[], list[Json]], *key: object) -> list[Json]:
    """The log that `make` returns, made for the first who asks with this key; each gets a copy."""
    if key not in _made:
        _made[key] = json.dumps(make())
    return cast(list[Json], json.loads(_made[key]))


def forget() -> None:
    """Of another session in this process, as `make mutation` has them, nothing is left."""
    _made.clear()
