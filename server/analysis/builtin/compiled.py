"""Compiling: the one place that configures numba, and where its compiled code lies.

Owns the decorator `jit`, the cache folder and the bit instructions that numba does not offer. Knows no chess.

numba checks a cached function against its own file only, not against the files of the functions that were
compiled into it. So the code lies in a folder named after all sources of this package: another version of the
program never runs old code.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

from server.system.paths import COMPILED, COMPILED_VARIABLE


def source_digest(folder: Path) -> str:
    """Short name of the state of all Python sources in `folder`."""
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted(folder.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _settle_cache() -> None:
    folder = Path(os.environ.get(COMPILED_VARIABLE) or COMPILED)
    setattr(numba.config, "CACHE_DIR", str(folder / source_digest(Path(__file__).parent)))  # noqa: B010


_settle_cache()


def jit(function: Callable[..., Any]) -> Any:
    """Compile `function` on its first call. No recursion in it: recursive code crashes on reload from the
    cache."""
    return numba.njit(cache=True, nogil=True, fastmath=True, error_model="numpy")(function)


def _lowest_bit(_typing: Any, bits: Any) -> Any:
    """Index 0..63 of the lowest set bit of a uint64 that is not 0."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        return builder.cttz(values[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.uint64), generate


def _leading_zeros(_typing: Any, bits: Any) -> Any:
    """Zeros above the highest set bit of a uint64: 0..64, as uint64."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        return builder.ctlz(values[0], ir.Constant(ir.IntType(1), 0))

    return types.uint64(types.uint64), generate


def _count_bits(_typing: Any, bits: Any) -> Any:
    """Number of set bits of a uint64."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return types.int64(types.uint64), generate


# Called by their Python names numba's wrappers would be checked with one argument too many.
lowest_bit: Any = intrinsic(_lowest_bit)
leading_zeros: Any = intrinsic(_leading_zeros)
count_bits: Any = intrinsic(_count_bits)
