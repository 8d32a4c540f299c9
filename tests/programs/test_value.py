"""`kibitz value`: one JSON line an expression, faults with line and column, and the rest goes on."""

from __future__ import annotations

import argparse
import io
import json
import sys
from pathlib import Path

import pytest

from server.analysis.errors import GameError
from server.programs.value import add_value
from server.settings import Settings


def run(file: str, *options: str) -> int:
    parser = argparse.ArgumentParser()
    add_value(parser.add_subparsers())
    parsed = parser.parse_args(["value", file, *options])
    code: int = parsed.run(parsed, Settings())
    return code


def test_values_are_one_line_each(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text("{3|{2|*}}\n\n^2* - ^\n{0,1/2|*}\n", "utf-8")
    assert run(str(file)) == 0
    told = capsys.readouterr()
    lines = [json.loads(line) for line in told.out.splitlines()]
    assert [line["canonical"] for line in lines] == ["{3|{2|*}}", "^*", "{1/2|*}"]
    stops = {"left_stop": "3", "right_stop": "2", "outcome": "L"}
    assert lines[0] == {"canonical": "{3|{2|*}}", "mean": "2", "temperature": "1", **stops}
    assert told.err == ""


def test_a_fault_names_line_and_column_and_the_rest_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = b"1\n{0|1/3}\n^200\n*2\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert run("-") == 1
    told = capsys.readouterr()
    first, fault, refused, last = (json.loads(line) for line in told.out.splitlines())
    assert (first["canonical"], last["canonical"]) == ("1", "*2")
    assert (fault["line"], fault["column"]) == (2, 4)
    assert "1/3" in fault["error"]
    assert (refused["line"], refused["column"]) == (3, 1)
    assert "-, line 2, column 4: " in told.err
    assert len(told.err.splitlines()) == 2


@pytest.mark.nightly
def test_a_sum_of_many_switches_is_refused_by_a_bound_that_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "sum.txt"
    file.write_text(";".join(["{2|0}"] * 1600))
    assert run(str(file)) == 1
    assert "more than 1,000,000 steps" in json.loads(capsys.readouterr().out)["error"]


def test_a_sum_has_its_best_moves_and_a_thermograph_is_told_and_drawn(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, folder = tmp_path / "sum.txt", tmp_path / "drawn" / "here"
    file.write_text("{4|2||-1}; +-1\n\n^\n1;)\n")
    assert run(str(file), "--thermograph") == 1
    first, *_ = map(json.loads, capsys.readouterr().out.splitlines())
    assert [move["to"] for move in first["best"]["left"]] == ["{4|2}"]
    assert first["thermograph"] == [["0", "3", "0"], ["1", "2", "0"], ["2", "1", "1"]]
    assert run(str(file), "--svg", str(folder)) == 1
    assert sorted(each.name for each in folder.iterdir()) == ["1.svg", "3.svg"]
    assert "Thermograph of {3|{0|-2}}" in (folder / "1.svg").read_text()


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    file = tmp_path / "sum.txt"
    file.write_text("1\n")
    with pytest.raises(GameError, match="cannot be written"):
        run(str(file), "--svg", str(file))
