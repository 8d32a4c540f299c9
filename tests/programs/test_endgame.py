"""`kibitz endgame`: one FEN a line, one JSON line each; a fault names its line and the rest goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import chess
import pytest

from server import cli
from server.analysis.endings.solved import SolvedPawns, SolvedSum
from server.i18n.texts import sentence
from server.work.table_builds import BuiltTables


def lines_of(
    text: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *options: str,
) -> tuple[int, list[Any], str]:
    monkeypatch.setenv("KIBITZ_DATA_DIR", str(tmp_path))
    file = tmp_path / "positions.txt"
    file.write_text(text)
    status = cli.main(["endgame", str(file), *options])
    told = capsys.readouterr()
    return status, [json.loads(line) for line in told.out.splitlines()], told.err


def test_a_line_for_each_position_and_a_fault_by_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"8/8/3k4/8/3K4/8/8/R7 w - - 0 1\n\nnonsense\n{chess.STARTING_FEN}\n"
    status, (known, wrong, unknown), errors = lines_of(text, tmp_path, monkeypatch, capsys)
    assert status == 1
    assert list(known) == ["fen", "table", "pawns", "solved", "refused"]
    assert (known["table"]["wdl"], known["table"]["dtm"], known["refused"]) == (2, 10, None)
    assert known["table"]["moves"][0]["san"] == "Ra6+"
    assert wrong["line"] == 3
    assert "line 3" in errors
    assert (unknown["table"], unknown["pawns"]) == (None, None)
    assert unknown["refused"]


def test_pawns_are_solved_and_a_table_that_cannot_be_built_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pawns: SolvedPawns = {"groups": [], "sum": "0", "outcome": "P", "winning_moves": [], "certified": True}
    monkeypatch.setattr(
        "server.analysis.endings.pawn_sums.solved_pawns", lambda board, values: SolvedSum(pawns)
    )
    monkeypatch.setattr(
        BuiltTables,
        "ensure",
        lambda self, names, should_stop: {name: sentence("table-no-room", name=name) for name in names},
    )
    text = "8/pp6/8/2k5/8/2K5/PP6/8 w - - 0 1\n8/8/3k4/8/3K4/8/1B6/N7 w - - 0 1\n"
    status, (solved, missing), _ = lines_of(text, tmp_path, monkeypatch, capsys)
    assert status == 0
    assert solved["pawns"] == pawns
    assert solved["solved"]["result"] in ("1-0", "1/2-1/2", "0-1", None)
    assert missing["refused"] == "The disk is full: the table KBNvK could not be saved."


def test_what_may_be_solved_is_bounded_as_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1\n"
    _, (few,), _ = lines_of(text, tmp_path, monkeypatch, capsys, "--nodes", "10")
    _, (enough,), _ = lines_of(text, tmp_path, monkeypatch, capsys, "--nodes", "100000")
    assert (few["solved"]["result"], enough["solved"]["result"]) == (None, "1-0")
