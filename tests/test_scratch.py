from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.scratch import use_memory

VARIABLE = "PYTEST_DEBUG_TEMPROOT"


@pytest.fixture(autouse=True)
def nobody_has_said_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")  # noted, so that it is put back
    monkeypatch.delenv(VARIABLE)


def test_folders_lie_in_memory_where_there_is_room(tmp_path: Path) -> None:
    use_memory(tmp_path, 1)
    assert os.environ[VARIABLE] == str(tmp_path)


def test_without_room_they_lie_where_they_always_did(tmp_path: Path) -> None:
    use_memory(tmp_path, 1 << 60)
    use_memory(tmp_path / "there is none", 1)
    assert VARIABLE not in os.environ


def test_what_somebody_has_said_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "/elsewhere")
    use_memory(tmp_path, 1)
    assert os.environ[VARIABLE] == "/elsewhere"
