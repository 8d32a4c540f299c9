"""Which files this process has mapped, and how much of them is in its memory."""

from __future__ import annotations

from pathlib import Path


def mapped(*endings: str) -> dict[str, int]:
    """Path -> bytes in memory, of the mapped files that end so."""
    found: dict[str, int] = {}
    path = ""
    for line in Path("/proc/self/smaps").read_text().splitlines():
        words = line.split()
        if "-" in words[0]:
            path = words[-1]
        elif words[0] == "Rss:" and path.endswith(endings):
            found[path] = found.get(path, 0) + 1024 * int(words[1])
    return found
