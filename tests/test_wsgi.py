from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from server.files import ROOT


@pytest.mark.parametrize("mode", ["threading", "eventlet"])
def test_a_bad_setting_ends_the_start_with_its_sentence(tmp_path: Path, mode: str) -> None:
    environment = {
        **os.environ,
        "KIBITZ_DATA_DIR": str(tmp_path / "data"),
        "KIBITZ_ASYNC_MODE": mode,
        "KIBITZ_ORIGINS": "club.example",
    }
    ended = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", "import server.wsgi"],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("kibitz: KIBITZ_ORIGINS='club.example'")
    assert "Traceback" not in ended.stderr
    assert not (tmp_path / "data").exists(), "nothing is made of a start that was not meant so"
