"""PostgreSQL as the store's database: how many connections a process has, and how soon one that is dead is
given up. Only `database` uses it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from server.settings import SettingsError

CONNECTIONS = 15
"""Of one process, at most; PostgreSQL has 100 for all, as it is installed. They are kept, as making one costs
PostgreSQL a process."""
_POOL_TIMEOUT = 10.0
"""Seconds that a request waits for a connection; then the database counts as away."""
_CONNECTING = {
    "application_name": "kibitz",
    "connect_timeout": "5",  # seconds; without it as long as the system tries, which is minutes
    "keepalives_idle": "15",  # a server whose machine is gone says nothing: it is asked
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",  # milliseconds
}
"""What the driver is told, unless the address says otherwise."""


def create_postgresql(url: str, **options: Any) -> Engine:
    """The connections to the PostgreSQL at `url` (`postgresql://` or `postgresql+psycopg://`); `options` as
    SQLAlchemy's `create_engine` has them; a pool of another class among them is taken as it is.
    Raises SettingsError where its driver cannot be loaded."""
    made = sa.make_url(url).set(drivername="postgresql+psycopg")
    made = made.update_query_dict(
        {name: value for name, value in _CONNECTING.items() if name not in made.query}
    )
    pool = {
        "pool_size": CONNECTIONS,
        "max_overflow": 0,
        "pool_timeout": _POOL_TIMEOUT,
        "pool_pre_ping": True,
    }
    try:
        return sa.create_engine(made, **(options if "poolclass" in options else pool | options))
    except ImportError as error:
        message = f"The driver of PostgreSQL cannot be loaded ({error}): pip install 'kibitz[postgresql]'."
        raise SettingsError(message, place="KIBITZ_DATABASE_URL") from None
