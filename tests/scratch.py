"""Where the tests' folders lie: in memory, where there is room for them.

A database asks its disk many times a test whether all is written, and a disk takes milliseconds to answer. No
test is about the machine losing its power.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

_MEMORY = Path("/dev/shm")
_ROOM = 4 << 30
"""Bytes that must be free: an installed Kibitz, logs and databases take a part of it."""
_VARIABLE = "PYTEST_DEBUG_TEMPROOT"
"""pytest's own, for where tmp_path and its like are made."""


def use_memory(memory: Path = _MEMORY, room: int = _ROOM) -> None:
    """Have pytest make its folders in `memory`, unless somebody has said where, or less than `room` bytes are
    free there, or no program may be started there."""
    if _VARIABLE in os.environ or not os.access(memory, os.W_OK):
        return
    if os.statvfs(memory).f_flag & os.ST_NOEXEC or shutil.disk_usage(memory).free < room:
        return
    os.environ[_VARIABLE] = str(memory)
