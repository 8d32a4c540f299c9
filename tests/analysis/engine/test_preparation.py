"""A command that runs before an engine's first start."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from server.analysis.engine import preparation
from server.analysis.engine.locate import EngineSpec
from server.analysis.engine.preparation import prepare
from server.analysis.errors import Stopped
from tests.analysis.engine.fakes import is_gone, noted_pids

HANGS = "import os, sys, time; print(os.getpid(), file=open(sys.argv[1], 'w'), flush=True); time.sleep(600)"


def spec(*command: str) -> EngineSpec:
    return EngineSpec("builtin", "Slow", ("engine",), command)


def test_it_is_run_to_its_end(tmp_path: Path) -> None:
    note = tmp_path / "note"
    prepare(spec(sys.executable, "-c", f"open({str(note)!r}, 'w').write('done')"), threading.Event())
    assert note.read_text() == "done"


@pytest.mark.parametrize(
    ("command", "told"),
    [((sys.executable, "-c", "raise SystemExit('no room')"), "no room"), (("/no/such/program",), "No such")],
)
def test_what_fails_is_logged_and_the_engine_tells_the_rest(
    caplog: pytest.LogCaptureFixture, command: tuple[str, ...], told: str
) -> None:
    prepare(spec(*command), threading.Event())
    assert "Slow could not be prepared" in caplog.text
    assert told in caplog.text


def test_a_halt_ends_it(tmp_path: Path) -> None:
    note, halt = tmp_path / "pid", threading.Event()
    timer = threading.Timer(0.5, halt.set)
    timer.start()
    with pytest.raises(Stopped):
        prepare(spec(sys.executable, "-c", HANGS, str(note)), halt)
    assert not note.exists() or all(is_gone(pid) for pid in noted_pids(note))


def test_one_that_takes_too_long_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(preparation, "DEADLINE", 0.5)
    note = tmp_path / "pid"
    prepare(spec(sys.executable, "-c", HANGS, str(note)), threading.Event())
    assert "could not be prepared (-9)" in caplog.text
    assert not note.exists() or all(is_gone(pid) for pid in noted_pids(note))
