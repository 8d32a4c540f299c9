"""The compiled modules as plain Python, so that a test of one function costs no compilation.

The compiled code is made of the same sources; that it does the same is what `test_movegen.py` (counting
lines), `test_accumulator.py` and `test_search.py` prove.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import chess
import numpy as np
import pytest
from numba.core.dispatcher import Dispatcher

import server.analysis.builtin as package
from server.analysis.builtin.state import place_board, search_type

BITS: dict[str, Callable[[Any], Any]] = {
    "lowest_bit": lambda bits: np.int64((int(bits) & -int(bits)).bit_length() - 1),
    "leading_zeros": lambda bits: np.uint64(64 - int(bits).bit_length()),
    "count_bits": lambda bits: np.int64(int(bits).bit_count()),
}
"""The bit instructions in Python; `tests/endgames/test_compiled.py` compares the compiled ones."""


def modules() -> Iterator[ModuleType]:
    """All modules of the room."""
    for found in pkgutil.iter_modules(package.__path__):
        yield importlib.import_module(f"{package.__name__}.{found.name}")


@contextmanager
def plain_python() -> Iterator[None]:
    """While it lasts, every compiled function of the room is its source."""
    with pytest.MonkeyPatch.context() as patch, np.errstate(over="ignore"):
        for module in modules():
            for name, value in list(vars(module).items()):
                if isinstance(value, Dispatcher):
                    patch.setattr(module, name, value.py_func)
                elif name in BITS:
                    patch.setattr(module, name, BITS[name])
        yield


def record(board: chess.Board | None = None, width: int = 1) -> Any:
    """A search's record as the compiled code sees it (fields as attributes), `board` its root."""
    search = np.zeros(1, search_type(width)).view(np.recarray)[0]
    place_board(search, board or chess.Board())
    return search
