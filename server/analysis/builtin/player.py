"""Which of the two searches plays.

`compiled_thinker` needs numba and may take its time; `plain_thinker` is there at once.
"""

from __future__ import annotations

import logging
from importlib import import_module
from importlib.util import find_spec

import chess

from server.analysis.builtin.fallback import PlainThinker
from server.analysis.builtin.thinking import SearchLimits, Thinker
from server.analysis.nn.weights import load_weights

_log = logging.getLogger(__name__)


def has_numba() -> bool:
    """Whether the compiled search can be had at all."""
    return find_spec("numba") is not None


def plain_thinker() -> Thinker:
    """The search in plain Python. Raises OSError or WeightsError if the network cannot be read."""
    return PlainThinker(load_weights())


def compiled_thinker() -> Thinker:
    """The compiled search, ready: compiled now, or loaded from the cache. Raises ImportError without numba,
    OSError or WeightsError as `plain_thinker`."""
    # Here and not at the top: without numba it cannot be imported, and with it that takes half a second.
    thinker: Thinker = import_module("server.analysis.builtin.deepening").CompiledThinker(load_weights())
    thinker.think(chess.Board(), SearchLimits(depth=1), 1, lambda: False, lambda thought: None)
    thinker.new_game()
    return thinker


def best_thinker() -> Thinker:
    """The compiled search; the plain one where numba is missing or cannot compile on this machine."""
    if not has_numba():
        return plain_thinker()
    try:
        return compiled_thinker()
    except (OSError, ValueError):
        raise  # the network, not the compiler
    except Exception:  # whatever numba or LLVM make of a strange machine
        _log.exception("The engine cannot be compiled here; it searches in plain Python, slower.")
        return plain_thinker()
