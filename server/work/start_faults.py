"""What keeps web and worker from starting, told in one sentence before anything is started: the data folder,
the database, the queue."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

import sqlalchemy as sa

from server.settings import Settings, SettingsError
from server.store.database import Database, DatabaseAway
from server.store.soundness import fault_of
from server.work.jobs import ReviewQueue

_ROOM = 256 * 1024
"""Bytes that must find room in the data folder: less than a review, more than an empty database."""


def check_start(settings: Settings) -> None:
    """Make the data folder, bring the database up to date, open the queue. Raises SettingsError."""
    _check_folder(settings.data_dir)
    _check_database(settings.database_url)
    _check_queue(settings.queue_url)


def _check_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise SettingsError(f"The data folder {folder} is no folder.", place="KIBITZ_DATA_DIR") from None
    except OSError as error:
        message = f"The data folder {folder} cannot be made: {error.strerror}."
        raise SettingsError(message, place="KIBITZ_DATA_DIR") from None
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(os.urandom(_ROOM))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        message = "The disk is full" if full else "Nothing can be written"
        raise SettingsError(f"{message}: {folder} ({error.strerror}).", place="KIBITZ_DATA_DIR") from None


def _check_database(url: str) -> None:
    shown = sa.make_url(url).render_as_string(hide_password=True)
    file = _file_of(url)
    if file is not None and (fault := fault_of(file)):
        raise _unusable("database", str(file), fault, "Put a backup in its place", "KIBITZ_DATABASE_URL")
    try:
        Database(url).close()
    except DatabaseAway as error:
        raise _unusable("database", shown, _reason(error.__cause__), "", "KIBITZ_DATABASE_URL") from None
    except sa.exc.DBAPIError as error:
        raise _unusable("database", shown, _reason(error), "", "KIBITZ_DATABASE_URL") from None


def _check_queue(url: str) -> None:
    file = _file_of(url)
    if file is not None and (fault := fault_of(file)):
        advice = "Delete it: the database knows all that waits"
        raise _unusable("queue", str(file), fault, advice, "KIBITZ_QUEUE_URL")
    ReviewQueue(url).close()


def _unusable(what: str, where: str, fault: str, advice: str, place: str) -> SettingsError:
    end = f" {advice}." if advice else ""
    return SettingsError(f"The {what} {where} cannot be used: {fault}.{end}", place=place)


def _reason(error: BaseException | None) -> str:
    """What a driver says, on one line."""
    said = str(getattr(error, "orig", error)).strip()
    return " ".join(said.split()) or type(error).__name__


def _file_of(url: str) -> Path | None:
    """The file of SQLite that `url` names."""
    parts = sa.make_url(url) if url.startswith("sqlite") else None
    return Path(parts.database) if parts and parts.database and parts.database != ":memory:" else None
