"""The look at what keeps Kibitz from starting, in a process of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.programs.start_check import check_apart
from server.settings import Settings, SettingsError


def test_what_is_sound_is_made_and_nothing_is_said(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    settings = Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path / "data")})
    check_apart(settings)
    assert (tmp_path / "data" / "kibitz.db").is_file()
    assert capfd.readouterr() == ("", "")


def test_a_fault_comes_back_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "kibitz.db").write_bytes(b"no database" * 100)
    settings = Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path)})
    with pytest.raises(SettingsError, match=r"kibitz\.db cannot be used") as told:
        check_apart(settings)
    assert told.value.place == "KIBITZ_DATABASE_URL"


def test_what_is_no_fault_is_told_in_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    settings = Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path), "KIBITZ_LOG_FORMAT": "json"})
    (tmp_path / "images").mkdir()
    check_apart(settings)
    line = capfd.readouterr().err
    assert line.startswith("{") and "the database is empty" in line
