"""Compiling: the one place that configures numba, and where its compiled code lies.

Owns the decorators, the cache folders and the instructions that numba does not offer. Knows no chess.

numba checks a cached function against its own file only, not against the files of the functions that were
compiled into it. So the code of a package lies in a folder named after all its sources: another version of
the program never runs old code. Below it, a file's code lies in a folder named after the text of the file.
numba would take its path, and another checkout with the same data folder would compile everything again.
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
from numba.core import caching
from numba.extending import intrinsic

from endgames.paths import COMPILED, COMPILED_VARIABLE


def source_digest(package: Path) -> str:
    """Short name of the state of all Python sources in the folder `package`, and of this one."""
    digest = hashlib.sha256(numba.__version__.encode())
    for path in (Path(__file__), *sorted(package.glob("*.py"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


_Cache: Any = vars(caching).get("CacheImpl") or vars(caching)["_CacheImpl"]  # its name in numba 0.60
_ByFolder = next(each for each in _Cache._locator_classes if "UserProvided" in each.__name__)


class _ByText(_ByFolder):  # type: ignore[misc, valid-type]  # found at run time
    """Finds the code of a file by its text, wherever the file lies and whenever it was written."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return f"{Path(py_file).stem}_{hashlib.sha256(Path(py_file).read_bytes()).hexdigest()[:16]}"

    def get_source_stamp(self) -> str:
        return "by text"


_Cache._locator_classes.insert(0, _ByText)


def compiler(package: Path) -> Callable[[Callable[..., Any]], Any]:
    """The decorator for functions of the folder `package`: each is compiled on its first call. No recursion
    in them: recursive code crashes on reload from the cache."""
    folder = Path(os.environ.get(COMPILED_VARIABLE) or COMPILED) / source_digest(package)

    def decorate(function: Callable[..., Any]) -> Any:
        setattr(numba.config, "CACHE_DIR", str(folder))  # noqa: B010  (numba asks for it here)
        return numba.njit(cache=True, nogil=True, fastmath=True, error_model="numpy")(function)

    return decorate


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


def _byte_at(_typing: Any, address: Any) -> Any:
    """The byte at an address, as int64."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        pointer = builder.inttoptr(values[0], ir.IntType(8).as_pointer())
        return builder.zext(builder.load(pointer), ir.IntType(64))

    return types.int64(types.int64), generate


# Called by their Python names numba's wrappers would be checked with one argument too many.
lowest_bit: Any = intrinsic(_lowest_bit)
leading_zeros: Any = intrinsic(_leading_zeros)
count_bits: Any = intrinsic(_count_bits)
byte_at: Any = intrinsic(_byte_at)
