"""A real server for the tests: PostgreSQL, on a free port of the loopback, in a folder of its own.

Nothing of the machine's own servers is touched, and nothing outlives the tests: a server ends with the
process that started it, however that ends. PostgreSQL refuses to run as root; where the
tests are root's, it runs as `postgres`.
"""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from server.store.database.database import Database, metadata

__all__ = ["postgres_cluster", "postgres_server", "postgres_url"]

_START_TIMEOUT = 60.0
_TRIES = 5
"""A port that was free may be taken by the time the server asks for it."""
_PR_SET_PDEATHSIG = 1
_prctl: Callable[[int, int], int] = ctypes.CDLL(None).prctl
_TEMPLATE = "kibitz_template"
_CUT_OFF = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
_POSTGRES_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",  # a test's database need not survive the machine
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "90",
    "log_min_messages": "warning",
}


def free_port() -> int:
    """A TCP port of the loopback that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Server(ABC):
    """A server in `folder`, on `port` as long as it lives: `stop` or `kill` it, `start` it again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.log = folder / "log"
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def _command(self) -> list[str]: ...

    @abstractmethod
    def _answers(self) -> bool: ...

    def _owner(self) -> dict[str, Any]:
        """As whom it runs, for Popen."""
        return {}

    def start_anywhere(self) -> None:
        """Start it on a port that is free."""
        for _ in range(_TRIES):
            self.port = free_port()
            try:
                self.start()
                return
            except RuntimeError as error:
                fault = error
        raise fault

    def start(self) -> None:
        """Start it, unless it runs, and wait until it answers. Raises RuntimeError with its log."""
        if self.is_running():
            return
        with self.log.open("ab") as output:
            self._process = subprocess.Popen(
                self._command(),
                cwd=self.folder,
                stdout=output,
                stderr=output,
                start_new_session=True,
                preexec_fn=_killed_with_parent,
                **self._owner(),
            )
        deadline = time.monotonic() + _START_TIMEOUT
        while not self._answers():
            if not self.is_running() or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"{self._command()[0]} did not start:\n{self.log.read_text()}")
            time.sleep(0.02)

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        """End it in good order, its clients cut off."""
        self._end(signal.SIGINT)  # PostgreSQL: fast, it waits for nobody

    def kill(self) -> None:
        """kill -9, all that belongs to it."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        self.stop()
        self.start()

    def freeze(self) -> None:
        """SIGSTOP: it takes connections and answers nothing, until `thaw`."""
        self._signal_group(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_group(signal.SIGCONT)

    def _end(self, number: signal.Signals) -> None:
        if self._process is None:
            return
        if number is signal.SIGKILL:
            self._signal_group(number)
        elif self.is_running():
            self._process.send_signal(number)
        self._process.wait(_START_TIMEOUT)

    def _signal_group(self, number: signal.Signals) -> None:
        assert self._process is not None
        if self.is_running():
            os.killpg(self._process.pid, number)


class PostgresServer(Server):
    """A cluster of its own. `fresh`: a database with Kibitz's tables and nothing in them; quickly, as one
    that is given back is emptied and given again."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._made = 0
        self._free: list[str] = []
        self._user = pwd.getpwnam("postgres" if _has("postgres") else "nobody") if os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)

    def create_cluster(self) -> None:
        locale = ["--encoding=UTF8", "--locale=C.UTF-8"]
        command = [_postgres("initdb"), "-D", "data", "-A", "trust", "-U", "kibitz", "--no-sync", *locale]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True, **self._owner())

    def url(self, database: str) -> str:
        """The address of `database`, as KIBITZ_DATABASE_URL takes it."""
        return f"postgresql://kibitz@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """A database for one test -> its address."""
        if self._free:
            return self.url(self._free.pop())
        if not self._made:
            self._run(f"CREATE DATABASE {_TEMPLATE}")
            Database(self.url(_TEMPLATE)).close()
        self._made += 1
        name = f"test_{self._made}"
        self._run(f"CREATE DATABASE {name} TEMPLATE {_TEMPLATE}")
        return self.url(name)

    def take_back(self, url: str) -> None:
        """Whoever is still connected to the database at `url` is cut off; it is emptied, or dropped where its
        tables are others by now."""
        with psycopg.connect(url, autocommit=True) as db:
            db.execute(_CUT_OFF)
            tables = [str(row[0]) for row in db.execute(_TABLES)]
            as_made = set(tables) == set(metadata.tables) | {"alembic_version"}
            if as_made:
                db.execute("; ".join(f"DELETE FROM {table}" for table in metadata.tables).encode())
        name = url.rpartition("/")[2]
        if as_made:
            self._free.append(name)
        else:
            self._run(f"DROP DATABASE {name} WITH (FORCE)")

    def _run(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(statement.encode())  # names cannot be parameters

    def _command(self) -> list[str]:
        settings = {**_POSTGRES_SETTINGS, "port": str(self.port), "unix_socket_directories": str(self.folder)}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [_postgres("postgres"), "-D", "data", *options]

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def _owner(self) -> dict[str, Any]:
        if self._user is None:
            return {}
        return {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}


@contextmanager
def postgres() -> Iterator[PostgresServer]:
    """A running PostgreSQL."""
    with _folder("kibitz-postgres-") as folder:
        server = PostgresServer(folder)
        server.create_cluster()
        server.start_anywhere()
        try:
            yield server
        finally:
            server.kill()


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[PostgresServer]:
    """One for all tests of a process, as making one takes seconds."""
    with postgres() as server:
        yield server


@pytest.fixture
def postgres_server(postgres_cluster: PostgresServer) -> PostgresServer:
    """A running PostgreSQL, which a test may stop, kill and start."""
    if postgres_cluster.is_running():
        postgres_cluster.thaw()
    postgres_cluster.start()
    return postgres_cluster


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """A database of a real PostgreSQL for this test, with Kibitz's tables."""
    url = postgres_server.fresh()
    yield url
    postgres_server.thaw()
    postgres_server.start()
    postgres_server.take_back(url)


@contextmanager
def _folder(prefix: str) -> Iterator[Path]:
    """A folder that another user may be given, as those of pytest may not."""
    made = Path(tempfile.mkdtemp(prefix=prefix))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _postgres(name: str) -> str:
    """A program of PostgreSQL's server, of the newest version there is."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    return str(found[-1]) if found else _tool(name)


def _tool(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, f"{name} is missing: run scripts/test-tools.sh"
    return found


def _has(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


def end_with_parent() -> None:
    """In the child: be told to end when the process of the tests dies, however it dies."""
    _prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)


def _killed_with_parent() -> None:
    """The same without asking: a server that is frozen would not hear."""
    _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
