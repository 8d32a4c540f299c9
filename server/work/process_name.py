"""Who runs a review: a worker process, named so that others on its machine can tell whether it is still
alive."""

from __future__ import annotations

import os
import secrets
import socket
from pathlib import Path

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


def this_process() -> str:
    """A name for this process: place:pid:start:random. No two processes share one, now or later."""
    return f"{_place()}:{os.getpid()}:{_started(os.getpid())}:{secrets.token_hex(4)}"


def is_gone(owner: str) -> bool:
    """Whether the process `owner` is known to be dead; False if that cannot be told from here."""
    place, _, rest = owner.partition(":")
    pid, _, rest = rest.partition(":")
    if place != _place() or not _boot() or not pid.isdigit():
        return False
    return _started(int(pid)) != rest.partition(":")[0]


def host_of(owner: str) -> tuple[str, str]:
    """The machine and the number of the process `owner`."""
    place, _, rest = owner.partition(":")
    return place.partition("/")[0], rest.partition(":")[0]


def memory() -> int:
    """Bytes that this process has in memory; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _place() -> str:
    """The machine, since it was started, and in a container its own count of processes."""
    try:
        processes = str(Path("/proc/self/ns/pid").stat().st_ino)
    except OSError:
        processes = ""
    return f"{socket.gethostname()}/{_boot()}/{processes}"


def _boot() -> str:
    """What no two machines share: clones of one have its hostname, and count processes alike. "" where the
    system tells none; then a heartbeat alone tells who is gone."""
    try:
        return _BOOT_ID.read_text().strip()
    except OSError:
        return ""


def _started(pid: int) -> str:
    """When `pid` was started (clock ticks since boot); "" if it is not there, or a zombie."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ""
    state, start = fields[0], fields[19]
    return "" if state in "ZX" else start
