"""A small file system of its own for tests of full disks, where the tests may mount one."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """`folder` as a disk of `size` ("1m"). Skips the test where nothing may be mounted."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        made = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size}", "kibitz-test", folder], capture_output=True
        )
    except OSError as error:
        pytest.skip(f"no mount here: {error}")
    if made.returncode:
        pytest.skip(f"no disk can be mounted: {made.stderr.decode().strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def fill(folder: Path) -> Path:
    """Take all the room that is left -> the file that holds it."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (65536, 4096, 512, 1):
            try:
                while file.write(b"\0" * size) == size:
                    pass
            except OSError:
                continue
    return ballast
