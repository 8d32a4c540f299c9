"""`kibitz backup` and `kibitz check`, as they are called."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from server import cli
from server.analysis.engine.compilation import ADVICE, EngineFacts
from server.programs import database as program
from server.store.reviews.reviews import Store


@pytest.fixture
def store(store: Store, monkeypatch: pytest.MonkeyPatch) -> Store:
    """With one review that a check has nothing against, and an engine that needs no advice."""
    facts: EngineFacts = {"name": "Fake 1", "compiled_for": "", "processor": "", "advice": ""}
    monkeypatch.setattr(program, "ask_engine", lambda spec: facts)
    store.create("1. e4", {}, [])
    return store


def test_a_backup_is_told_with_its_size_and_made_once(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "copy.db"
    assert cli.main(["backup", str(file)]) == 0
    size = f"{file.stat().st_size / 1_000_000:.1f} MB"
    held = "reviews: 1, collections: 0"
    assert capsys.readouterr().out == f"{file}: {size} of {tmp_path}/kibitz.db, {held}\n"
    assert cli.main(["backup", str(file)]) == 1
    assert capsys.readouterr().err == f"kibitz: {file} is there already, and is left as it is.\n"


def test_postgresql_is_no_matter_of_ours(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KIBITZ_DATABASE_URL", "postgresql://kibitz@127.0.0.1/kibitz")
    assert cli.main(["backup", str(tmp_path / "copy.db")]) == 2
    told = capsys.readouterr().err
    assert "pg_dump" in told and len(told.splitlines()) == 1


def test_a_check_counts_what_holds(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check"]) == 0
    assert capsys.readouterr().out == ("reviews: 1, packed: 0, collections: 0, faults: 0\nengine: Fake 1\n")


def test_a_check_tells_what_to_do_about_the_engine(
    store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    facts: EngineFacts = {
        "name": "Stockfish 17",
        "compiled_for": "64bit SSE2",
        "processor": "AVX2 SSE2",
        "advice": ADVICE,
    }
    monkeypatch.setattr(program, "ask_engine", lambda spec: facts)
    assert cli.main(["check"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "engine: Stockfish 17, compiled for 64bit SSE2; this processor has AVX2 SSE2",
        ADVICE,
    ]
    monkeypatch.setenv("KIBITZ_ENGINE", "/nowhere/stockfish")
    assert cli.main(["check"]) == 0
    assert "/nowhere/stockfish" in capsys.readouterr().out.splitlines()[1]


def test_a_check_tells_each_fault_with_its_review(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    (review_id,) = store.waiting()
    with store.database.writing() as db:
        db.execute(sa.text("UPDATE reviews SET log = 'packed'"))
    assert cli.main(["check"]) == 1
    fault, summary, _ = capsys.readouterr().out.splitlines()
    assert fault.startswith(f"{review_id}: its log is said to be packed")
    assert summary == "reviews: 1, packed: 1, collections: 0, faults: 1"


def test_a_copy_of_nothing_is_told_as_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KIBITZ_DATA_DIR", str(tmp_path))
    Store(f"sqlite:///{tmp_path}/kibitz.db").close()
    assert cli.main(["backup", str(tmp_path / "copy.db")]) == 0
    told = capsys.readouterr()
    assert told.out.endswith("reviews: 0, collections: 0\n")
    assert f"{tmp_path}/kibitz.db holds nothing yet" in told.err and "KIBITZ_DATA_DIR" in told.err


def test_a_database_that_is_not_there_is_not_made_by_a_backup(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KIBITZ_DATA_DIR", str(tmp_path))
    assert cli.main(["backup", str(tmp_path / "copy.db")]) == 2
    assert f"There is no database at {tmp_path}/kibitz.db" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_check_of_nothing_is_a_wrong_set_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KIBITZ_DATA_DIR", str(tmp_path))
    assert cli.main(["check"]) == 2
    assert "no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
