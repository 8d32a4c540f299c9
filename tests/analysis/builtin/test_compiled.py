"""Compiling: the bit instructions, and a folder of compiled code for each state of the sources."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="the compiled engine needs numba")

import numba

from server.analysis.builtin import compiled
from server.analysis.builtin.compiled import count_bits, jit, leading_zeros, lowest_bit, source_digest
from server.system.paths import COMPILED_VARIABLE
from tests.analysis.builtin.interpreted import BITS


def folder_of_code() -> Path:
    """Where numba puts what it compiles now."""
    return Path(getattr(numba.config, "CACHE_DIR"))  # noqa: B009


def test_the_bit_instructions_count_as_python_does() -> None:
    @jit
    def all_three(bits: Any) -> Any:
        return lowest_bit(bits), leading_zeros(bits), count_bits(bits)

    for number in (1, 2, 3, 1 << 63, (1 << 64) - 1, 0x8100, 1 << 40):
        bits = np.uint64(number)
        assert all_three(bits) == tuple(int(BITS[name](bits)) for name in BITS)


def test_another_state_of_the_sources_has_another_name(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("1")
    names = [source_digest(tmp_path)]
    (tmp_path / "notes.txt").write_text("no source")
    assert source_digest(tmp_path) == names[0]
    (tmp_path / "a.py").write_text("2")
    names.append(source_digest(tmp_path))
    (tmp_path / "b.py").write_text("3")
    names.append(source_digest(tmp_path))
    assert len(set(names)) == 3


def test_compiled_code_lies_in_the_folder_of_this_state() -> None:
    folder = Path(str(compiled.__file__)).parent
    assert folder_of_code().name == source_digest(folder)


def test_the_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(folder_of_code()))
    monkeypatch.setenv(COMPILED_VARIABLE, str(tmp_path))
    compiled._settle_cache()
    assert folder_of_code().parent == tmp_path
