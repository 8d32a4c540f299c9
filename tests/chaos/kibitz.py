"""A Kibitz that is broken on purpose: `kibitz serve`, and a second worker beside it, started again whenever
they are gone."""

from __future__ import annotations

import signal
import sqlite3
import threading
import time
from collections import Counter
from contextlib import closing
from http.client import HTTPException
from pathlib import Path
from typing import Any

from tests.chaos.processes import SUPERVISOR, Found, find, send
from tests.processes import Client, Process, Site
from tests.servers import free_port
from tests.small_disk import fill

Json = dict[str, Any]
PATIENCE = 90.0
"""Seconds without any progress after which something hangs."""
_FULL = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
"""What SQLite says on a full disk."""


class Kibitz:
    """On a data folder of its own, by real processes."""

    def __init__(self, site: Site, data_dir: Path) -> None:
        self.data_dir = data_dir
        self._site = site
        self._port = free_port()
        self._environment = {**site.environment, "KIBITZ_PORT": str(self._port)}
        self._web = Client()
        self._web.url = f"http://127.0.0.1:{self._port}"
        self._serve: Process | None = None
        self._second: Process | None = None
        self._starting = threading.Lock()

    def use_stockfish(self) -> None:
        """In place of the small UCI program."""
        del self._environment["KIBITZ_ENGINE"]

    def keep_up(self) -> None:
        """Start what does not run."""
        with self._starting:
            if self._serve is None or not self._serve.is_running():
                self._serve = Process(["serve"], self._environment, self._site.folder / "serve.log")
            if self._second is None or not self._second.is_running():
                self._second = Process(["worker"], self._environment, self._site.folder / "second.log")

    def ask(self, path: str, body: Json | None = None) -> Json:
        """The answer, once there is one that says yes."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            self.keep_up()
            try:
                status, answer = self._web.request(path, body)
            except (
                OSError,
                ValueError,
                HTTPException,
            ):  # nobody listens, or it was killed in the middle of its answer
                status, answer = 0, {}
            if status in (200, 201):
                return answer
            assert status in (0, 503), (status, answer)
            time.sleep(0.1)
        raise AssertionError(f"{path} is not answered:\n{self.log()}")

    def review(self, pgn: str, options: Json) -> str:
        made: str = self.ask("/api/reviews", {"pgn": pgn, "options": options})["id"]
        return made

    def events(self, review_id: str) -> list[Json]:
        found: list[Json] = self.ask(f"/api/reviews/{review_id}/events")["events"]
        return found

    def wait_for(self, reviews: list[str]) -> None:
        """Until all of them are done."""
        patient_until, before = time.monotonic() + PATIENCE, -1
        while (seen := self.statuses(reviews)) != {"done": len(reviews)}:
            assert not seen["failed"], self.log()
            if (now := self.progress()) != before:
                patient_until, before = time.monotonic() + PATIENCE, now
            assert time.monotonic() < patient_until, f"it hangs: {seen}\n{self.log()}"
            self.keep_up()
            time.sleep(0.1)

    def statuses(self, reviews: list[str]) -> Counter[str]:
        marks = ",".join("?" * len(reviews))
        return Counter(
            status for (status,) in self._read(f"SELECT status FROM reviews WHERE id IN ({marks})", reviews)
        )

    def progress(self) -> int:
        """A number that grows with each event."""
        ((total,),) = self._read("SELECT coalesce(sum(last_seq), 0) FROM reviews")
        return int(total)

    def running(self) -> list[str]:
        """The reviews that are worked on."""
        return [found for (found,) in self._read("SELECT id FROM reviews WHERE status = 'running'")]

    # What breaks it

    def find(self, kind: str) -> list[Found]:
        return [process for process in find(self.data_dir) if process.kind == kind]

    def kill(self, process: Found) -> None:
        send(signal.SIGKILL, process)

    def halt(self, process: Found, seconds: float) -> None:
        """SIGSTOP, and SIGCONT after a while."""
        send(signal.SIGSTOP, process)
        time.sleep(seconds)
        send(signal.SIGCONT, process)

    def lock_database(self, seconds: float) -> None:
        with closing(sqlite3.connect(self._file, isolation_level=None, timeout=30)) as holder:
            holder.execute("BEGIN EXCLUSIVE")
            time.sleep(seconds)

    def fill_disk(self, seconds: float) -> None:
        ballast = fill(self.data_dir)
        time.sleep(seconds)
        ballast.unlink()

    # Its end

    def close(self) -> None:
        """No process is left."""
        while found := [process for process in find(self.data_dir) if process.kind]:
            send(signal.SIGKILL, *sorted(found, key=lambda process: process.kind != SUPERVISOR))
            time.sleep(0.05)
        for process in (self._serve, self._second):
            if process is not None:
                process.process.wait()

    def log(self) -> str:
        return "\n".join(file.read_text()[-6000:] for file in self._site.folder.glob("*.log"))

    @property
    def _file(self) -> Path:
        return self.data_dir / "kibitz.db"

    def _read(self, query: str, values: list[str] | None = None) -> list[tuple[Any, ...]]:
        """Past all processes, as they come and go. On a full disk, where SQLite may not find the room for its
        index of the log, once there is room again."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with closing(sqlite3.connect(self._file, timeout=30)) as db:
                    return db.execute(query, values or []).fetchall()
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF not in _FULL or time.monotonic() > deadline:
                    raise
            time.sleep(0.1)
