"""The connections to PostgreSQL: how many, and what the driver is told."""

from __future__ import annotations

import builtins
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa

from server.settings import SettingsError
from server.store.database import postgresql
from server.store.database.postgresql import CONNECTIONS, create_postgresql


def told(engine: sa.Engine) -> dict[str, Any]:
    """What the driver is told when it connects."""
    return dict(engine.dialect.create_connect_args(engine.url)[1])


def test_a_server_that_is_gone_is_given_up_soon() -> None:
    given = told(create_postgresql("postgresql://kibitz@db/kibitz"))
    assert (given["connect_timeout"], given["tcp_user_timeout"]) == ("5", "30000")


def test_the_address_has_the_last_word() -> None:
    given = told(create_postgresql("postgresql://kibitz@db/kibitz?connect_timeout=60&sslmode=require"))
    assert (given["connect_timeout"], given["sslmode"], given["keepalives_idle"]) == ("60", "require", "15")


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+psycopg"])
def test_a_process_has_so_many_connections_and_no_more(postgres_url: str, scheme: str) -> None:
    engine = create_postgresql(postgres_url.replace("postgresql", scheme, 1))
    count = sa.text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")

    def ask(_: int) -> int:
        with engine.connect() as db:
            db.execute(sa.text("SELECT pg_sleep(0.01)"))
            return int(db.execute(count).scalar_one())

    with ThreadPoolExecutor(CONNECTIONS * 3) as threads:
        assert max(threads.map(ask, range(CONNECTIONS * 6))) <= CONNECTIONS
    engine.dispose()


def test_a_driver_that_cannot_be_loaded_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    load = builtins.__import__

    def fail(name: str, *more: Any) -> Any:
        if name == "psycopg":
            raise ImportError("libpq is missing")
        return load(name, *more)

    monkeypatch.setattr(builtins, "__import__", fail)
    with pytest.raises(SettingsError, match=r"libpq is missing.*kibitz\[postgresql\]") as caught:
        create_postgresql("postgresql://localhost/kibitz")
    assert caught.value.place == "KIBITZ_DATABASE_URL"


def test_a_hasty_one_tells_the_server_how_long_it_may_take() -> None:
    told = postgresql._hasty(1.5)["connect_args"]
    assert told == {"connect_timeout": 2, "tcp_user_timeout": 1500, "options": "-c statement_timeout=1500"}
