"""Who may read the files that a test has made."""

from __future__ import annotations

import stat
from pathlib import Path


def mode(path: Path) -> int:
    """The rights of a file or folder, as chmod takes them."""
    return stat.S_IMODE(path.stat().st_mode)


def open_to_others(folder: Path) -> set[str]:
    """The names of the files and folders below `folder` that other users have any right to."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if mode(path) & 0o077}
