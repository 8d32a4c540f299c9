"""Each session makes its own reviews."""

from __future__ import annotations

import pytest

from tests.analysis.review import whole_logs


@pytest.fixture(autouse=True, scope="session")
def own_logs() -> None:
    whole_logs.forget()
