"""What keeps Kibitz from starting: one sentence, exit status 2, no child, no traceback."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.cli import main
from server.settings import Settings, SettingsError
from server.store.reviews.reviews import Store
from server.system.paths import ROOT
from server.work.start_faults import check_start
from tests.modes import mode, open_to_others
from tests.processes import PATIENCE
from tests.sampling import first
from tests.small_disk import fill, small_disk

GARBAGE = b"This is no database at all. " * 300


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of the environment."""
    (tmp_path / "place").mkdir()
    made = tmp_path / "place" / "data"
    monkeypatch.setenv("KIBITZ_DATA_DIR", str(made))
    return made


def used(folder: Path) -> None:
    """The store as a Kibitz that was used leaves it."""
    folder.mkdir()
    settings = Settings.from_environ({"KIBITZ_DATA_DIR": str(folder)})
    store = Store(settings.database_url)
    for _ in range(50):
        store.create("1. e4 e5 2. Nf3 *" * 20, {}, [{"type": "game"}])
    store.close()


def damage(file: Path) -> None:
    """Overwrite all but the first page."""
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\x7f" * (file.stat().st_size - 4096))


def is_a_file(folder: Path) -> None:
    folder.write_text("")


def lies_in_a_file(folder: Path) -> None:
    folder.parent.rmdir()
    folder.parent.write_text("")


def has_no_database(folder: Path) -> None:
    folder.mkdir()
    (folder / "kibitz.db").write_bytes(GARBAGE)


def has_a_damaged_database(folder: Path) -> None:
    used(folder)
    damage(folder / "kibitz.db")


def has_a_cut_database(folder: Path) -> None:
    used(folder)
    file = folder / "kibitz.db"
    os.truncate(file, file.stat().st_size // 2)


def has_a_folder_for_a_database(folder: Path) -> None:
    (folder / "kibitz.db").mkdir(parents=True)


def has_a_newer_database(folder: Path) -> None:
    used(folder)
    with closing(sqlite3.connect(folder / "kibitz.db", isolation_level=None)) as db:
        db.execute("UPDATE alembic_version SET version_num = 'v9999'")


def has_a_foreign_database(folder: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / "kibitz.db", isolation_level=None)) as db:
        db.execute("CREATE TABLE reviews (stars INTEGER)")


FAULTS: dict[Callable[[Path], None], str] = {
    is_a_file: "The data folder {} is a file.",
    lies_in_a_file: "Cannot create the data folder {}: Not a directory.",
    has_no_database: "The database {}/kibitz.db cannot be used: file is not a database. Put a backup in",
    has_a_damaged_database: "The database {}/kibitz.db cannot be used: ",
    has_a_cut_database: "The database {}/kibitz.db cannot be used: database disk image is malformed.",
    has_a_folder_for_a_database: "The database {}/kibitz.db cannot be used: it is no file.",
    has_a_newer_database: "The database was made by a newer Kibitz",
    has_a_foreign_database: "The database is not one of Kibitz 0.10 or newer.",
}


@pytest.fixture
def nothing_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """But the one that looks whether anything may."""
    popen = subprocess.Popen

    def start(*args: Any, **kwargs: Any) -> Any:
        assert "server.programs.start_check" in args[0], "a process was started"
        return popen(*args, **kwargs)

    monkeypatch.setattr(subprocess, "Popen", start)
    monkeypatch.setattr(os, "execve", start)
    monkeypatch.setattr("server.work.worker.Worker", start)


@pytest.mark.usefixtures("nothing_starts")
@pytest.mark.parametrize("command", first(1, ["serve", "web", "worker"]))
@pytest.mark.parametrize("fault", first(2, FAULTS), ids=lambda fault: fault.__name__)
def test_a_fault_is_told_in_a_sentence_before_anything_starts(
    folder: Path, capsys: pytest.CaptureFixture[str], command: str, fault: Callable[[Path], None]
) -> None:
    fault(folder)
    assert main([command]) == 2
    told = capsys.readouterr().err
    assert told.endswith(".\n") and told.count("\n") == 1
    assert FAULTS[fault].format(folder) in told


@pytest.mark.parametrize("command", first(1, ["web", "serve", "worker"]))
def test_each_program_ends_at_once_with_the_sentence(folder: Path, command: str) -> None:
    has_a_damaged_database(folder)
    ended = subprocess.run(
        [sys.executable, "-m", "server.cli", command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith("kibitz: ") and ended.stderr.count("\n") == 1


def test_where_the_log_is_json_a_fault_is_a_line_of_it(folder: Path) -> None:
    has_a_damaged_database(folder)
    for command in (["-m", "server.cli", "web"], ["-c", "import server.wsgi"]):
        ended = subprocess.run(
            [sys.executable, *command],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env={**os.environ, "KIBITZ_LOG_FORMAT": "json"},
        )
        assert ended.returncode > 0
        line = json.loads(
            ended.stderr.splitlines()[-1]
        )  # eventlet warns of its age, where nobody asks it not to
        assert line["level"] == "CRITICAL"
        assert "kibitz.db cannot be used" in line["message"]


def test_a_setting_that_cannot_be_used_is_a_line_of_json_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment = {**os.environ, "KIBITZ_LOG_FORMAT": "json", "KIBITZ_PORT": "none"}
    command = [sys.executable, "-m", "server.cli", "serve"]
    ended = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, env=environment
    )
    assert ended.returncode == 2
    assert json.loads(ended.stderr)["message"].startswith("KIBITZ_PORT=")


@pytest.mark.skipif(not Path("/sys/kernel").is_dir(), reason="there is no folder that nobody may write into")
def test_a_folder_that_nobody_may_write_into_is_told() -> None:
    settings = Settings.from_environ({"KIBITZ_DATA_DIR": "/sys/kernel"})
    with pytest.raises(SettingsError, match=r"Cannot write to the data folder: /sys/kernel \(.+\)\."):
        check_start(settings)


@pytest.fixture
def full(folder: Path) -> Iterator[Path]:
    with small_disk(folder, "1m") as disk:
        fill(disk)
        yield disk


@pytest.mark.usefixtures("full")
def test_a_full_disk_is_told() -> None:
    with pytest.raises(SettingsError, match=r"The disk is full: .+/data \(No space left on device\)\."):
        check_start(Settings.from_environ())


def test_what_is_sound_starts_and_is_left_as_it_is(folder: Path) -> None:
    used(folder)
    (folder / "queue.db").write_text("of a Kibitz before 0.13")
    settings = Settings.from_environ()
    check_start(settings)
    assert sorted(path.name for path in folder.iterdir() if "-" not in path.name) == ["kibitz.db", "queue.db"]
    assert (folder / "queue.db").read_text() == "of a Kibitz before 0.13"
    store = Store(settings.database_url)
    assert len(store.waiting()) == 50
    store.close()


def test_an_empty_database_beside_what_was_used_is_told(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings.from_environ()
    check_start(settings)
    check_start(settings)
    assert not caplog.records, "a first start is none of that"
    (folder / "images").mkdir()  # the first image makes it
    for file in folder.glob("kibitz.db*"):
        file.unlink()
    check_start(settings)
    check_start(settings)
    (told,) = caplog.records
    assert told.levelname == "WARNING" and "the database is empty" in told.getMessage()


def test_a_database_that_cannot_be_reached_is_told_without_its_password(folder: Path) -> None:
    pytest.importorskip("psycopg")
    settings = Settings.from_environ(
        {"KIBITZ_DATA_DIR": str(folder), "KIBITZ_DATABASE_URL": "postgresql://me:secret@127.0.0.1:1/kibitz"}
    )
    with pytest.raises(SettingsError, match=r"postgresql://me:\*\*\*@127.0.0.1:1/kibitz cannot") as told:
        check_start(settings)
    assert "secret" not in told.value.message


@pytest.mark.usefixtures("usual_umask")
def test_nobody_else_may_read_what_a_start_makes(folder: Path) -> None:
    check_start(Settings.from_environ())
    assert mode(folder) == 0o700
    assert (folder / "kibitz.db").exists()
    assert open_to_others(folder) == set()


@pytest.mark.usefixtures("usual_umask")
def test_a_start_takes_the_games_that_an_older_kibitz_left_from_others(folder: Path) -> None:
    used(folder)
    (folder / "images").mkdir()
    for name in ("kibitz.db", "pawns.values", "notes.txt"):
        (folder / name).touch()
        (folder / name).chmod(0o644)
    check_start(Settings.from_environ())
    assert open_to_others(folder) == {"notes.txt"}, "of what is not Kibitz's nothing changes"


@pytest.mark.usefixtures("usual_umask")
def test_a_database_outside_of_the_data_folder_keeps_its_rights(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "place" / "own.db"
    file.touch()
    monkeypatch.setenv("KIBITZ_DATABASE_URL", f"sqlite:///{file}")
    check_start(Settings.from_environ())
    assert mode(file) == 0o644
