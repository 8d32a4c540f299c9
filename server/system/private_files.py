"""Files and folders that only Kibitz's own user may read: they hold people's games and the hashes of tokens.

SQLite gives the files beside a database (`-wal`, `-shm`, `-journal`) the mode of the database itself.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

_log = logging.getLogger(__name__)

_FILE_MODE = 0o600
_FOLDER_MODE = 0o700
_OTHERS = 0o077
_BESIDE = ("", "-wal", "-shm", "-journal")


def make_private_folder(folder: Path) -> None:
    """Create `folder` for this user alone. An existing one stays as it is, and missing parents get the usual
    mode. Raises OSError."""
    folder.mkdir(_FOLDER_MODE, parents=True, exist_ok=True)


def make_private_file(file: Path) -> None:
    """Create an empty `file` for this user alone, unless it exists. Raises OSError."""
    with suppress(FileExistsError):
        file.touch(_FILE_MODE, exist_ok=False)


def prepare_database(file: Path) -> None:
    """Create the file of an SQLite database before SQLite does, which would let others read it. A relative
    name (":memory:") is no file of the settings."""
    with suppress(OSError):  # SQLite reports what is wrong with the place
        if file.is_absolute():
            make_private_file(file)


def take_from_others(paths: Iterable[Path]) -> None:
    """Withdraw the rights of other users from files and folders of this user; a file may be a database."""
    for path in paths:
        for beside in _BESIDE:
            _tighten(path.with_name(path.name + beside))


def _tighten(path: Path) -> None:
    try:
        mode = path.stat().st_mode
        if mode & _OTHERS:
            path.chmod(mode & ~_OTHERS & 0o7777)
    except FileNotFoundError:
        pass
    except OSError as error:
        _log.warning("other users may be able to read %s: %s", path, error.strerror)
