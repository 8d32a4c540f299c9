"""The process that builds: what it could not build it tells in words of the catalogue."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="tables are built with numba")

from endgames.tables.building import build, process


def told(capsys: pytest.CaptureFixture[str]) -> list[tuple[str, str]]:
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    return [(line["name"], line["key"]) for line in lines]


def test_what_needs_no_building_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert process.main([str(tmp_path), "1", "KQvK", "KPvK"]) == 0
    assert told(capsys) == []


def test_names_that_cannot_be_built_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert process.main([str(tmp_path), "1", "nonsense", "KBvK", "KRRvKRR", "KQvK"]) == 1
    assert told(capsys) == [
        ("nonsense", "fault-table-name"),
        ("KBvK", "table-nothing-to-build"),
        ("KRRvKRR", "table-too-many-men"),
    ]


@pytest.mark.parametrize(
    ("fault", "key"),
    [
        (OSError(28, "No space left on device"), "table-no-room"),
        (OSError(13, "Permission denied"), "table-no-access"),
        (OSError(30, "Read-only file system"), "table-no-access"),
        (MemoryError(), "table-no-memory"),
        (RuntimeError("LLVM"), "table-no-compiler"),
    ],
)
def test_what_fails_is_told_by_its_reason(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    fault: Exception,
    key: str,
) -> None:
    def fail(*_: object) -> None:
        raise fault

    monkeypatch.setattr(build.Builder, "build", fail)
    assert process.main([str(tmp_path), "1", "KQvKR"]) == 1
    assert told(capsys) == [("KQvKR", key)]


def test_it_ends_with_its_parent(tmp_path: Path) -> None:
    module = "endgames.tables.building.process"
    command = [sys.executable, "-m", module, str(tmp_path), "1", *["KQvKR"] * 50]
    with subprocess.Popen(command, stdin=subprocess.PIPE, cwd=Path(__file__).parents[4]) as child:
        assert child.stdin is not None
        child.stdin.close()
        assert child.wait(60) == 1
    assert not list(tmp_path.glob("*.kbt"))
