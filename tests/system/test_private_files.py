"""Files that only Kibitz's own user may read."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.system.private_files import (
    make_private_file,
    make_private_folder,
    prepare_database,
    take_from_others,
)
from tests.modes import mode, open_to_others

pytestmark = pytest.mark.usefixtures("usual_umask")


def test_a_new_folder_is_private_and_its_parents_are_as_usual(tmp_path: Path) -> None:
    make_private_folder(tmp_path / "share" / "kibitz")
    assert mode(tmp_path / "share" / "kibitz") == 0o700
    assert mode(tmp_path / "share") == 0o755


def test_a_new_file_is_private(tmp_path: Path) -> None:
    make_private_file(tmp_path / "new")
    assert mode(tmp_path / "new") == 0o600


def test_what_exists_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir(0o750)
    (tmp_path / "file").write_text("kept")
    make_private_folder(tmp_path / "folder")
    make_private_file(tmp_path / "file")
    assert mode(tmp_path / "folder") == 0o750
    assert ((tmp_path / "file").read_text(), mode(tmp_path / "file")) == ("kept", 0o644)


def test_no_file_is_made_for_a_database_in_memory_or_in_a_folder_that_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    prepare_database(Path(":memory:"))
    prepare_database(tmp_path / "missing" / "kibitz.db")
    assert list(tmp_path.iterdir()) == []


def test_the_rights_of_others_are_taken_from_a_database_with_its_log_and_from_folders(tmp_path: Path) -> None:
    for name in ("kibitz.db", "kibitz.db-wal", "kibitz.db-shm", "other.db"):
        (tmp_path / name).touch(0o664)
    (tmp_path / "images").mkdir(0o755)
    take_from_others([tmp_path / "kibitz.db", tmp_path / "images", tmp_path / "missing"])
    assert open_to_others(tmp_path) == {"other.db"}
    assert mode(tmp_path / "images") == 0o700


def test_a_file_whose_rights_cannot_be_changed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    (tmp_path / "kibitz.db").touch()
    monkeypatch.setattr(Path, "chmod", refuse)
    take_from_others([tmp_path / "kibitz.db"])
    assert f"other users may be able to read {tmp_path / 'kibitz.db'}" in caplog.text
