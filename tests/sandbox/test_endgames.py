"""Pawn endings as the children solve them; who asks loads no compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import chess
import pytest

from server.analysis.endings import pawn_sums, whole
from server.sandbox.endgames import agreed_of, endings_of, is_compiled, pawns_of, whole_of
from server.system.paths import ROOT

FEN = "8/1p5p/p7/4k3/4Pp2/5K1P/PP6/8 w - - 0 1"


def test_both_ask_for_the_position_with_the_values_of_the_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")  # so that it is put back
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    asked: list[Any] = []

    def solve(board: chess.Board, values: Any = None, *, prove: bool = True) -> None:
        asked.append((board.fen(), values, prove))

    monkeypatch.setattr(pawn_sums, "solved_pawns", solve)
    monkeypatch.setattr(pawn_sums, "agreed_pawns", lambda board, lines, values: solve(board, values))
    wholes: list[str] = []
    monkeypatch.setattr(whole, "solved_whole", lambda board, limits, values=None: wholes.append(board.fen()))
    read_only, kept = pawn_sums.values_in(tmp_path, read_only=True), pawn_sums.values_in(tmp_path)
    pawns_of(FEN, tmp_path, False)
    assert asked == [(FEN, read_only, False)]
    assert not is_compiled(tmp_path)
    agreed_of(FEN, [], tmp_path)
    assert [each[1:] for each in asked[1:]] == [(None, True), (kept, True)]
    assert is_compiled(tmp_path)
    assert len(wholes) == 2  # trials
    whole_of(FEN, tmp_path)
    assert wholes[2:] == [FEN]
    monkeypatch.setattr(whole, "solved_game", lambda boards, values, limits: (boards, values, limits))
    boards, values, limits = cast(Any, endings_of([FEN], tmp_path, False))
    assert ([board.fen() for board in boards], values, limits) == ([FEN], kept, (whole.SHORT,))
    assert cast(Any, endings_of([FEN], tmp_path, True))[2] == (whole.SHORT, whole.LONG)
    assert os.environ["NUMBA_CACHE_DIR"] == str(tmp_path / "numba")


def test_the_web_process_loads_no_compiler() -> None:
    script = "import server.app, server.work.pawn_proofs, sys; sys.exit('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False)
    assert done.returncode == 0
