"""Compiling for the builder: the decorator `jit`, where its code lies, and reading a byte at an address.

numba checks a cached function against its own file only. So the code lies in a folder named after all sources
of this package, as that of the built-in engine (`server/analysis/builtin/compiled.py`) does.
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


def cache_folder() -> Path:
    """Where the code of this state of the package lies."""
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return Path(os.environ.get(COMPILED_VARIABLE) or COMPILED) / f"tables-{digest.hexdigest()[:16]}"


_FOLDER = str(cache_folder())


def jit(function: Callable[..., Any]) -> Any:
    """Compile `function` on its first call. numba asks for its folder here, and others have one of theirs."""
    others = getattr(numba.config, "CACHE_DIR")  # noqa: B009
    setattr(numba.config, "CACHE_DIR", _FOLDER)  # noqa: B010
    try:
        return numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        setattr(numba.config, "CACHE_DIR", others)  # noqa: B010


def _byte_at(_typing: Any, address: Any) -> Any:
    """The byte at an address, as int64: so the many tables of other material are handed over."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        pointer = builder.inttoptr(values[0], ir.IntType(8).as_pointer())
        return builder.zext(builder.load(pointer), ir.IntType(64))

    return types.int64(types.int64), generate


byte_at: Any = intrinsic(_byte_at)
