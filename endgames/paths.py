"""Where the files of this package lie, and where the code that numba compiles of it is kept."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_cache_path

DATA = Path(__file__).parent / "data"
"""The tables of three men, and who wins the duels of two queens (`scripts/build_duels.py`)."""

COMPILED = user_cache_path("kibitz") / "numba"
"""Where numba's code lies unless its own variable names another folder. All checkouts share it: a fresh one
compiles nothing that another has compiled."""
COMPILED_VARIABLE = "NUMBA_CACHE_DIR"


def make_private_folder(folder: Path) -> None:
    """Create `folder` for this user alone: its files tell of people's games. Raises OSError."""
    folder.mkdir(0o700, parents=True, exist_ok=True)
