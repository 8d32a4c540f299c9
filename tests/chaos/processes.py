"""The processes of one Kibitz, found by the data folder in their environment: whoever started them, nobody
else's are touched."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

SUPERVISOR, WEB, WORKER, ENGINE = "supervisor", "web", "worker", "engine"
_WORDS = (
    ("server.cli serve", SUPERVISOR),
    ("gunicorn", WEB),
    ("server.cli worker", WORKER),
    ("fake_uci.py", ENGINE),
    ("stockfish", ENGINE),
)
"""What the command lines hold."""


@dataclass(frozen=True, slots=True)
class Found:
    pid: int
    kind: str


def find(data_dir: Path) -> list[Found]:
    """The living processes of the Kibitz whose data lie there."""
    mark = f"KIBITZ_DATA_DIR={data_dir}".encode()
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # gone just now, or another person's
            if mark not in (place / "environ").read_bytes().split(b"\0"):
                continue
            command = (place / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            kind = next((kind for word, kind in _WORDS if word in command), "")
            if command and int(place.name) != os.getpid():
                found.append(Found(int(place.name), kind))
    return found


def send(number: signal.Signals, *processes: Found) -> None:
    for process in processes:
        with suppress(ProcessLookupError):  # quicker than we
            os.kill(process.pid, number)
