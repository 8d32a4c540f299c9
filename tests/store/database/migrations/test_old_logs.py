from __future__ import annotations

import operator
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from server.analysis.events.events import EventJson, completed
from server.store.database import migrations
from server.store.database.database import create_engine, packed_table
from server.store.database.integrity import Check
from server.store.reviews import event_log, packed_log
from server.store.reviews.reviews import Store
from tests.old_database import REVIEWS, age_logs, make_0_10_0
from tests.sampling import first

STARTED = """
import os, signal, sys

from server.store.database.migrations import old_logs
from server.store.reviews.reviews import Store

fatal, turns, complete_some = int(sys.argv[2]), [], old_logs.complete_some

def counted(db, after):
    turns.append(complete_some(db, after))
    if len(turns) == fatal:
        os.kill(os.getpid(), signal.SIGKILL)
    return turns[-1]

old_logs.BATCH, old_logs.complete_some = 1, counted
Store(sys.argv[1]).close()
"""


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/kibitz.db"


@pytest.fixture(params=["file", "server"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue("file_url" if request.param == "file" else "postgres_url")
    return found


def logs(url: str) -> dict[str, list[EventJson]]:
    """All logs as they are stored, which changes nothing."""
    engine = create_engine(url)
    with engine.connect() as db:
        found: dict[str, list[EventJson]] = {
            review_id: [dict(event) for event in event_log.read(db, review_id, 0, None)]
            for review_id in REVIEWS
        }
    engine.dispose()
    return found


def whole(log: list[EventJson]) -> list[EventJson]:
    return [completed(event) for event in log]


def fields(logs: dict[str, list[EventJson]]) -> list[set[str]]:
    return [set(event) for log in logs.values() for event in log]


def start(url: str, fatal: int = 0) -> int:
    """Start and end Kibitz's store, a batch for each review; `fatal`: in which one it is killed."""
    return subprocess.run([sys.executable, "-c", STARTED, url, str(fatal)], check=False).returncode


def is_behind(url: str) -> bool:
    engine = create_engine(url)
    with engine.connect() as db:
        found = migrations.is_behind(db)
    engine.dispose()
    return found


def test_logs_of_0_1_have_the_fields_of_this_version(url: str) -> None:
    make_0_10_0(url)
    young = logs(url)
    age_logs(url)
    old = logs(url)
    Store(url).close()
    assert all(map(operator.ge, fields(logs(url)), fields(young)))
    assert not all(map(operator.ge, fields(old), fields(young)))
    assert logs(url) == {review_id: whole(log) for review_id, log in old.items()}
    assert list(Check(url).faults()) == [], "what a table shows of a packed log is complete too"


@pytest.mark.parametrize("url", first(1, ["file", "server"]), indirect=True)
def test_an_upgrade_that_is_killed_goes_on_where_it_was(url: str) -> None:
    make_0_10_0(url)
    age_logs(url)
    old = logs(url)
    complete = {review_id: whole(log) for review_id, log in old.items()}
    assert start(url, fatal=3) == -signal.SIGKILL, "in the third review, `packed`"
    assert logs(url) == {**old, "half": complete["half"]}
    assert start(url, fatal=5) == -signal.SIGKILL, "after the last review, before the step"
    assert logs(url) == complete
    assert is_behind(url)
    assert start(url) == 0
    assert logs(url) == complete
    assert not is_behind(url)


def test_a_log_that_is_complete_is_not_written_anew(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make_0_10_0(file_url)
    Store(file_url).close()
    engine = create_engine(file_url)
    with engine.begin() as db:
        db.execute(sa.text("UPDATE alembic_version SET version_num = '0014'"))
    engine.dispose()
    monkeypatch.delattr(packed_log, "piece_of")
    Store(file_url).close()
    assert not is_behind(file_url)


def test_a_log_that_cannot_be_read_stays_and_is_told_by_the_check(file_url: str) -> None:
    make_0_10_0(file_url)
    engine = create_engine(file_url)
    with engine.begin() as db:
        db.execute(sa.update(packed_table).values(format=99))
    engine.dispose()
    Store(file_url).close()
    assert ["cannot be read" in fault.message for fault in Check(file_url).faults()] == [True]
