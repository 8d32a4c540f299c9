"""The three networks: what players of a level play. Owns the files `models/people-LEVEL.tflite` and the state
of their interpreters; knows no chess."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from server.analysis.nn.loader import interpreter_class
from server.system.paths import MODELS

from .planes import Planes

Logits = npt.NDArray[np.float32]

LEVELS = (1100, 1500, 1900)
"""Ratings on lichess of the players from whose games the networks learned."""


def file_of(level: int) -> Path:
    """Where the network of a level lies."""
    return MODELS / f"people-{level}.tflite"


class Network:
    """A loaded file. Threads may share it: a call holds it to itself. Positions go through it one by one, as
    many at once take as long. Raises NoInterpreter, and ValueError where there is no such file."""

    def __init__(self, file: Path) -> None:
        self._interpreter = interpreter_class()(model_path=str(file), num_threads=1)
        self._interpreter.allocate_tensors()
        self._input = self._interpreter.get_input_details()[0]["index"]
        self._output = self._interpreter.get_output_details()[0]["index"]
        self._lock = threading.Lock()

    def logits(self, planes: Planes) -> Logits:
        """`[64 * 80]`: how likely each move is, legal or not, numbered as in `policy.py`."""
        with self._lock:
            self._interpreter.set_tensor(self._input, planes[None])
            self._interpreter.invoke()
            output: Logits = self._interpreter.get_tensor(self._output)
        return output.reshape(-1)


@lru_cache(maxsize=1)
def shared() -> Mapping[int, Network]:
    """The process's own networks by level, loaded when first asked for."""
    return MappingProxyType({level: Network(file_of(level)) for level in LEVELS})


def forget() -> None:
    """Free the process's own networks, 20 MiB. The next caller of `shared` loads them again."""
    shared.cache_clear()
