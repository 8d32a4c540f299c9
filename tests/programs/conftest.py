"""What the tests of the commands share."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.programs.assistant import Assistant
from server.settings import Settings
from server.store.reviews.reviews import Store
from tests.analysis.engine.fakes import PROGRAM


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """Where the commands look too."""
    monkeypatch.setenv("KIBITZ_DATA_DIR", str(tmp_path))
    made = Store(f"sqlite:///{tmp_path}/kibitz.db")
    yield made
    made.close()


@pytest.fixture
def small_engine(tmp_path: Path) -> Path:
    """A UCI program that answers at once; the ids of its processes are noted in `pids` beside it."""
    made = tmp_path / "engine"
    made.write_text(f"#!/bin/sh\nexec {sys.executable} {PROGRAM} --pids {tmp_path / 'pids'}\n")
    made.chmod(0o755)
    return made


@pytest.fixture
def assistant(small_engine: Path, tmp_path: Path) -> Iterator[Assistant]:
    """With that engine, and a data folder of its own."""
    made = Assistant(Settings(data_dir=tmp_path, engine=str(small_engine), cores=1))
    yield made
    made.close()
