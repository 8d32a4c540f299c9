"""Compiling: the bit instructions, and a folder of compiled code for each state of the sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="the compiled engine needs numba")

from endgames.compiled import byte_at, compiler, count_bits, leading_zeros, lowest_bit, source_digest
from endgames.paths import COMPILED_VARIABLE
from tests.analysis.builtin.interpreted import BITS

ROOT = Path(__file__).parents[2]
jit = compiler(Path(__file__).parent)


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


def test_each_package_has_a_folder_of_its_code_named_after_its_state(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "a.py").write_text("1")
    monkeypatch.setenv(COMPILED_VARIABLE, str(tmp_path / "code"))

    @compiler(tmp_path / "one")
    def once(number: int) -> int:
        return number

    @compiler(tmp_path / "two")
    def twice(number: int) -> int:
        return 2 * number

    assert (once(3), twice(3)) == (3, 6)
    names = {folder.name for folder in (tmp_path / "code").iterdir()}
    assert names == {source_digest(tmp_path / "one"), source_digest(tmp_path / "two")}


def test_a_byte_is_read_at_its_address() -> None:
    @jit
    def second(address: int) -> Any:
        return byte_at(address + 1)

    data = np.array([1, 200], np.uint8)
    assert second(data.ctypes.data) == 200


MODULE = """
import sys
from pathlib import Path
from endgames.compiled import compiler

@compiler(Path(__file__).parent)
def twice(number):
    return 2 * number

assert twice(3) == 6
print(sum(twice.stats.cache_hits.values()), sum(twice.stats.cache_misses.values()))
"""


@pytest.mark.nightly
def test_another_checkout_with_the_same_text_finds_the_compiled_code(tmp_path: Path) -> None:
    def hits_and_misses(checkout: str, module: str = MODULE) -> str:
        file = tmp_path / checkout / "rules" / "twice.py"
        file.parent.mkdir(parents=True)
        file.write_text(module)
        environment = {**os.environ, COMPILED_VARIABLE: str(tmp_path / "code"), "PYTHONPATH": str(ROOT)}
        return subprocess.check_output([sys.executable, str(file)], env=environment, text=True).strip()

    assert hits_and_misses("one") == "0 1"
    assert hits_and_misses("another") == "1 0"
    assert hits_and_misses("changed", MODULE + "# a word") == "0 1"
