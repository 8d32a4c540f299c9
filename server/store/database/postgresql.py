"""PostgreSQL as the store's database: how many connections a process has, and how soon one that is dead is
given up. Only `database` uses it."""

from __future__ import annotations

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


def create_postgresql(url: str, patience: float | None = None, **options: object) -> Engine:
    """The connections to the PostgreSQL at `url` (`postgresql://` or `postgresql+psycopg://`); where
    `patience` is given each lasts one use, and gives up after so many seconds; `options` as SQLAlchemy's
    `create_engine` has them. Raises SettingsError where its driver cannot be loaded."""
    made = sa.make_url(url).set(drivername="postgresql+psycopg")
    made = made.update_query_dict(
        {name: value for name, value in _CONNECTING.items() if name not in made.query}
    )
    try:
        return sa.create_engine(made, **(_pool() if patience is None else _hasty(patience)), **options)
    except ImportError as error:
        message = f"The driver of PostgreSQL cannot be loaded ({error}): pip install 'kibitz[postgresql]'."
        raise SettingsError(message, place="KIBITZ_DATABASE_URL") from None


def _pool() -> dict[str, object]:
    return {
        "pool_size": CONNECTIONS,
        "max_overflow": 0,
        "pool_timeout": _POOL_TIMEOUT,
        "pool_pre_ping": True,
    }


def _hasty(patience: float) -> dict[str, object]:
    """So that nothing takes longer than `patience` seconds, and nothing is left open: whether one can connect
    now is part of the question."""
    ms = int(1000 * patience)
    timeouts = {
        "connect_timeout": max(1, round(patience)),
        "tcp_user_timeout": ms,
        "options": f"-c statement_timeout={ms}",
    }
    return {"poolclass": sa.NullPool, "connect_args": timeouts}
