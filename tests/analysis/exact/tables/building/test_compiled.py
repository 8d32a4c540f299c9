"""Where compiled code lies, and reading a byte at an address."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("numba", reason="tables are built with numba")

import numba

from server.analysis.exact.tables.building import compiled
from server.system.paths import COMPILED_VARIABLE


def test_code_lies_in_a_folder_named_after_the_sources(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(COMPILED_VARIABLE, str(tmp_path))
    assert compiled.cache_folder().parent == tmp_path
    assert compiled.cache_folder().name.startswith("tables-")


def test_the_folder_of_others_stays_theirs() -> None:
    before = getattr(numba.config, "CACHE_DIR")  # noqa: B009

    @compiled.jit
    def first(address: int) -> int:
        found: int = compiled.byte_at(address)
        return found

    assert getattr(numba.config, "CACHE_DIR") == before  # noqa: B009
    data = np.array([200, 1], np.uint8)
    assert first(data.ctypes.data) == 200
