"""One small door to whichever TensorFlow Lite interpreter is installed: tflite-runtime on Python 3.11,
ai-edge-litert from 3.12 on. Owns that choice and the state of one interpreter; knows no chess."""

from __future__ import annotations

import threading
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from server.system.paths import MODELS

MODEL_FILE = MODELS / "model.tflite"
INTERPRETERS = ("tflite_runtime.interpreter", "ai_edge_litert.interpreter")
"""Modules that have an `Interpreter`, the first one found is taken."""


class NoInterpreter(ImportError):  # noqa: N818  (a fact about the machine)
    """Neither interpreter is installed."""


def interpreter_class() -> Any:
    """The installed `Interpreter`. Raises NoInterpreter."""
    for name in INTERPRETERS:
        try:
            return import_module(name).Interpreter
        except ImportError:
            continue
    raise NoInterpreter(f"none of {', '.join(INTERPRETERS)} is installed")


class Model:
    """A loaded file. Threads may share it: a call holds it to itself."""

    def __init__(self, file: Path = MODEL_FILE) -> None:
        self._interpreter = interpreter_class()(model_path=str(file), num_threads=1)
        self._inputs = [detail["index"] for detail in self._interpreter.get_input_details()]
        self._output = self._interpreter.get_output_details()[0]["index"]
        self._rows = 0
        self._lock = threading.Lock()

    def compare(
        self, first: npt.NDArray[np.float32], second: npt.NDArray[np.float32]
    ) -> npt.NDArray[np.float32]:
        """`[n]` probabilities that the first position is the better one for White; inputs `[n, 769]`."""
        with self._lock:
            self._resize(len(first))
            self._interpreter.set_tensor(self._inputs[0], first)
            self._interpreter.set_tensor(self._inputs[1], second)
            self._interpreter.invoke()
            output: npt.NDArray[np.float32] = self._interpreter.get_tensor(self._output)
        return output[:, 0]

    def _resize(self, rows: int) -> None:
        if rows == self._rows:
            return
        for number in self._inputs:
            self._interpreter.resize_tensor_input(number, [rows, 769])
        self._interpreter.allocate_tensors()
        self._rows = rows
