"""The database's way from one version of Kibitz to the next (Alembic). Each step is a file in `versions/`.

`database.migrate` runs it at every start. A step that was released is never changed: a correction is a
further step. There is no way back: to go back, put back the copy that was made before.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection


def upgrade(db: Connection) -> None:
    """Bring the tables of `db` up to date, within its transaction. Raises alembic's CommandError where the
    database is of a version that is not known here."""
    config = _config()
    config.attributes["connection"] = db
    command.upgrade(config, "head")


def is_up_to_date(db: Connection) -> bool:
    """Whether the tables of `db` are those of this version."""
    current = MigrationContext.configure(db).get_current_revision()
    return current == ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
