"""A process that ends with the one that has started it, in whatever way that one ends (Linux alone)."""

from __future__ import annotations

import ctypes
import signal
from collections.abc import Callable

_PR_SET_PDEATHSIG = 1


def _load_prctl() -> Callable[[int, int], int] | None:
    try:
        prctl: Callable[[int, int], int] = ctypes.CDLL(None).prctl
    except (OSError, AttributeError):
        return None  # not Linux: a process that is killed leaves its children
    return prctl


_prctl = _load_prctl()


def end_with_parent() -> None:
    """To be called in the child: SIGTERM comes when its parent dies."""
    if _prctl is not None:
        _prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
