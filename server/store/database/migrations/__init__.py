"""The database's way from one version of Kibitz to the next (Alembic). Each step is a file in `versions/`,
which begins with the number of its version.

`database.migrate` runs it at every start. A step that was released is never changed: a correction is a
further step. There is no way back: to go back, put back the copy that was made before.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection

_HERE = Path(__file__).parent
_STEP = re.compile(r"v(\d+)_\w+\.py")
_VERSION = sa.table("alembic_version", sa.column("version_num"))
"""As Alembic keeps it."""


class UnknownVersionError(Exception):
    """The database is of a version that is not known here."""


def upgrade(db: Connection) -> None:
    """Bring the tables of `db` up to date, within its transaction. Raises UnknownVersionError."""
    if is_up_to_date(db):
        return
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


def is_up_to_date(db: Connection) -> bool:
    """Whether the tables of `db` are those of this version."""
    if not sa.inspect(db).has_table(_VERSION.name):
        return False
    return list(db.scalars(sa.select(_VERSION.c.version_num))) == [newest()]


@cache
def newest() -> str:
    """This version, by the files of the steps."""
    return max(found[1] for file in (_HERE / "versions").iterdir() if (found := _STEP.fullmatch(file.name)))
