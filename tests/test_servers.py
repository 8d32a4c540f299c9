"""The servers that the tests start: each test its own data, and none of them outlives the tests."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import psycopg
import pytest

from server.system.paths import ROOT
from tests.processes import is_alive
from tests.servers import PostgresServer

STARTS_ONE = """
import os, signal
from tests.servers import postgres
with postgres() as database:
    print(database._process.pid, database.folder, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def workers(url: str) -> int:
    with psycopg.connect(url) as db:
        row = db.execute("SELECT count(*) FROM workers").fetchone()
        assert row is not None
        return int(row[0])


def test_each_test_has_a_database_of_its_own(postgres_server: PostgresServer) -> None:
    first, second = postgres_server.fresh(), postgres_server.fresh()
    with psycopg.connect(first) as db:
        db.execute("INSERT INTO workers VALUES ('one', 1.0)")
        db.commit()
        assert workers(second) == 0
        postgres_server.take_back(first)
        with pytest.raises(psycopg.OperationalError):
            db.execute("SELECT 1")
    again = postgres_server.fresh()
    assert (again, workers(again)) == (first, 0), "it is emptied, not made anew"
    with psycopg.connect(again) as db:
        db.execute("DROP TABLE workers")
    for url in (again, second):
        postgres_server.take_back(url)
    third, fourth = postgres_server.fresh(), postgres_server.fresh()
    assert {workers(third), workers(fourth)} == {0} and again not in (third, fourth)
    postgres_server.take_back(third)
    postgres_server.take_back(fourth)


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_postgresql_keeps_what_it_has_stored_when_it_is_started_again(
    postgres_server: PostgresServer, postgres_url: str, end: str
) -> None:
    with psycopg.connect(postgres_url) as db:
        db.execute("INSERT INTO workers VALUES ('one', 1.0)")
    getattr(postgres_server, end)()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(postgres_url)
    postgres_server.start()
    with psycopg.connect(postgres_url) as db:
        assert db.execute("SELECT owner FROM workers").fetchall() == [("one",)]


def test_a_frozen_postgresql_goes_on_where_it_was(postgres_server: PostgresServer, postgres_url: str) -> None:
    postgres_server.freeze()
    with pytest.raises(psycopg.errors.ConnectionTimeout):
        psycopg.connect(postgres_url, connect_timeout=2)
    postgres_server.thaw()
    assert workers(postgres_url) == 0


def test_no_server_outlives_a_test_that_is_killed() -> None:
    killed = subprocess.run([sys.executable, "-c", STARTS_ONE], cwd=ROOT, capture_output=True, text=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    pid, folder = killed.stdout.split()
    deadline = time.monotonic() + 30
    while is_alive(int(pid)):
        assert time.monotonic() < deadline, "it lives on"
        time.sleep(0.02)
    subprocess.run(["rm", "-r", folder], check=True)  # nobody was left to do so
