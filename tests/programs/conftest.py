"""What the tests of the commands share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.reviews.reviews import Store


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """Where the commands look too."""
    monkeypatch.setenv("KIBITZ_DATA_DIR", str(tmp_path))
    made = Store(f"sqlite:///{tmp_path}/kibitz.db")
    yield made
    made.close()
