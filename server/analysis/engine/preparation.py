"""What an engine wants done once before its first start (`EngineSpec.preparation`)."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import threading
import time
from contextlib import suppress

from server.analysis.engine.locate import EngineSpec
from server.analysis.errors import Stopped

_log = logging.getLogger(__name__)

DEADLINE = 300.0
"""Seconds for an engine's preparation. What fails here is told by the engine itself when it starts."""
_POLL = 0.1


def prepare(spec: EngineSpec, halt: threading.Event) -> None:
    """Run the preparation of `spec` to its end. Raises Stopped, and ends it, when `halt` is set."""
    try:
        process = subprocess.Popen(
            spec.preparation, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, process_group=0
        )
    except OSError as error:
        _log.warning("%s could not be prepared: %s", spec.label, error)
        return
    with process:
        output = _wait(process, halt)
    if halt.is_set():
        raise Stopped("The review was stopped.")
    if process.returncode:
        _log.warning("%s could not be prepared (%d): %s", spec.label, process.returncode, output)


def _wait(process: subprocess.Popen[bytes], halt: threading.Event) -> str:
    """Until it has ended, by itself or killed -> what it said of its faults."""
    deadline = time.monotonic() + DEADLINE
    while True:
        try:
            return process.communicate(timeout=_POLL)[1].decode(errors="replace").strip()
        except subprocess.TimeoutExpired:
            if halt.is_set() or time.monotonic() > deadline:
                with suppress(ProcessLookupError):  # gone just now
                    os.killpg(process.pid, signal.SIGKILL)
