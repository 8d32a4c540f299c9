"""The database's way from one version of Kibitz to the next (Alembic). Each step is a file in `versions/`,
which begins with the number of its version.

`database.migrate` makes a new database of the models, and runs these steps on one that is there, after
`old_logs` has completed the logs. A step that was released is never changed: a correction is a further step.
There is no way back: to go back, put back the copy that was made before.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection

_HERE = Path(__file__).parent
_STEP = re.compile(r"v(\d+)_\w+\.py")
_FIRST = "0014"
"""The oldest version that is brought up to date: that of Kibitz 0.10."""
_VERSION = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""As Alembic keeps it."""


class UnknownVersionError(Exception):
    """The database is of a version that is not known here."""


class OldVersionError(Exception):
    """The database is of a version before the first step."""


def stamp(db: Connection) -> None:
    """Note that the tables of `db`, which had none, are those of this version."""
    _VERSION.create(db)
    db.execute(sa.insert(_VERSION).values(version_num=newest()))


def upgrade(db: Connection) -> None:
    """Bring the tables of `db` up to date, within its transaction. Raises UnknownVersionError,
    OldVersionError."""
    found = _versions(db)
    if found == [newest()]:
        return
    if not found or any(version.isdecimal() and version < _FIRST for version in found):
        raise OldVersionError
    # Loaded where there is something to do: it takes a tenth of the time that a process takes to start.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    config.attributes["connection"] = db
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise UnknownVersionError(str(error)) from None


def is_behind(db: Connection) -> bool:
    """Whether there are steps to be done, from a version that is known."""
    return any(version.isdecimal() and _FIRST <= version < newest() for version in _versions(db))


def is_up_to_date(db: Connection) -> bool:
    """Whether the tables of `db` are those of this version."""
    return _versions(db) == [newest()]


def _versions(db: Connection) -> list[str]:
    if not sa.inspect(db).has_table(_VERSION.name):
        return []
    return list(db.scalars(sa.select(_VERSION.c.version_num)))


@cache
def newest() -> str:
    """This version, by the files of the steps."""
    return max(found[1] for file in (_HERE / "versions").iterdir() if (found := _STEP.fullmatch(file.name)))
