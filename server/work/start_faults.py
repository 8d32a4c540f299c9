"""What keeps web and worker from starting, reported in one sentence before anything starts: the data folder,
the database."""

from __future__ import annotations

import errno
import logging
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from server.settings import Settings, SettingsError
from server.store.database.database import sqlite_path
from server.store.database.readiness import check_database
from server.system.private_files import make_private_folder, take_from_others

_log = logging.getLogger(__name__)

_EMPTY = (
    "the database is empty, but the data folder was used before. If there were reviews, stop Kibitz and "
    "restore a backup, or set KIBITZ_DATABASE_URL to its earlier value"
)
_ROOM = 256 * 1024
"""Bytes that must find room in the data folder: less than a review, more than an empty database."""


def check_start(settings: Settings) -> None:
    """Make the data folder, bring the database up to date; tell of an empty database beside
    what Kibitz has left there before. What holds people's games in the data folder becomes unreadable for
    other users. Raises SettingsError."""
    _check_folder(settings.data_dir)
    take_from_others(_with_games(settings))
    was_used = any(each.name != "engine" for each in settings.data_dir.iterdir())  # it may be built before
    if check_database(settings.database_url) and was_used:
        _log.warning(_EMPTY)


def _check_folder(folder: Path) -> None:
    try:
        make_private_folder(folder)
    except FileExistsError:
        raise SettingsError(f"The data folder {folder} is a file.", place="KIBITZ_DATA_DIR") from None
    except OSError as error:
        message = f"Cannot create the data folder {folder}: {error.strerror}."
        raise SettingsError(message, place="KIBITZ_DATA_DIR") from None
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(os.urandom(_ROOM))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        message = "The disk is full" if full else "Cannot write to the data folder"
        raise SettingsError(f"{message}: {folder} ({error.strerror}).", place="KIBITZ_DATA_DIR") from None


def _with_games(settings: Settings) -> Iterator[Path]:
    """The files and folders in the data folder that hold people's games, whether they exist or not. A
    database elsewhere is its owner's affair."""
    file = sqlite_path(settings.database_url)
    if file is not None and file.is_relative_to(settings.data_dir):
        yield file
    yield settings.data_dir / "images"
    yield settings.data_dir / "pawns.values"
