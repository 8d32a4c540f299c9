"""Tables that are built once for all tests of a process: compiling takes most of their time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.endgames.tables.building.made import Made


@pytest.fixture(scope="session")
def made() -> Made:
    pytest.importorskip("numba", reason="tables are built with numba")
    from tests.endgames.tables.building.made import Made

    return Made()
