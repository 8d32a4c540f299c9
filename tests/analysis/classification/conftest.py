"""The recorded games and moves, shared by the tests of the classification room."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parents[2] / "data"


@pytest.fixture(scope="session")
def recorded() -> Callable[[str], list[dict[str, Any]]]:
    """The records of a file in tests/data."""
    return lambda name: [json.loads(line) for line in (DATA / name).read_text().splitlines()]
