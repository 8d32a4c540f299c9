"""`kibitz people`: one game a line, one JSON line each; a fault names its line and the rest goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server import cli

GAME = {"w": 1322, "b": 1261, "tc": "300+10", "res": "0-1", "moves": "d2d4 b8c6 e2e4 e7e5", "src": "a"}


def lines_of(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[Any], str]:
    file = tmp_path / "games.jsonl"
    file.write_text(text)
    status = cli.main(["people", str(file)])
    told = capsys.readouterr()
    return status, [json.loads(line) for line in told.out.splitlines()], told.err


def test_a_line_for_each_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = json.dumps(GAME)
    status, (first, second), _ = lines_of(f"{line}\n{line}\n", tmp_path, capsys)
    assert status == 0
    assert first == second
    assert list(first) == ["plies"]
    assert [set(ply) for ply in first["plies"]] == [{"p", "first", "p_first"}] * 4


def test_a_fault_names_its_line_and_the_others_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = json.dumps({**GAME, "moves": "d2d4 e1g1"})
    status, lines, errors = lines_of(f"{bad}\n\nnonsense\n[]\n{json.dumps(GAME)}\n", tmp_path, capsys)
    assert status == 1
    assert [line.get("line") for line in lines] == [1, 3, 4, None]
    assert lines[0]["error"] == "move 1, Black: “e1g1” is not a legal move here."
    assert len(lines[3]["plies"]) == 4
    for number in (1, 3, 4):
        assert f"games.jsonl, line {number}: " in errors


def test_a_file_that_is_missing_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["people", str(tmp_path / "nowhere.jsonl")]) == 1
    assert "nowhere.jsonl" in capsys.readouterr().err
