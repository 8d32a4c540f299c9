"""Syzygy's tables, by stand-ins: no real file is at hand where the tests run."""

from __future__ import annotations

import logging
from pathlib import Path

import chess
import chess.syzygy
import pytest

from server.analysis.exact.tables.answers import TableAnswer
from server.analysis.exact.tables.probing import TableFolder
from server.analysis.exact.tables.syzygy import Syzygy

FIVE = "8/8/4k3/3r4/8/4K3/4P3/4R3 w - - {} 1"


class StandIn:
    """Says of every position that White wins and needs `dtz` plies to the next capture or pawn move."""

    dtz = 20
    missing = False
    fault: Exception | None = None

    def add_directory(self, folder: str) -> int:
        if not Path(folder).is_dir():
            raise FileNotFoundError(2, "No such file or directory")
        return 1

    def probe_wdl(self, board: chess.Board) -> int:
        if self.missing:
            raise chess.syzygy.MissingTableError("KRPvKR")
        if self.fault:
            raise self.fault
        return 2 if board.turn else -2

    def probe_dtz(self, board: chess.Board) -> int:
        return self.dtz if board.turn else -self.dtz

    def close(self) -> None:
        pass


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    made = StandIn()
    monkeypatch.setattr(chess.syzygy, "Tablebase", lambda: made)
    return made


def probe(folder: Path, clock: int = 0) -> TableAnswer | None:
    return Syzygy((folder,)).probe(chess.Board(FIVE.format(clock)))


def test_wins_and_plies_to_the_next_capture_are_told(stand_in: StandIn, tmp_path: Path) -> None:
    found = probe(tmp_path)
    assert found is not None
    assert (found.wdl, found.dtm, found.dtz, found.table, found.source) == (2, None, 20, "KRPvKR", "syzygy")
    assert len(found.moves) == chess.Board(FIVE.format(0)).legal_moves.count()
    assert {(move.wdl, move.dtz) for move in found.moves} == {(2, 20)}


def test_a_win_that_comes_after_fifty_moves_is_no_win(stand_in: StandIn, tmp_path: Path) -> None:
    sure, spoilt = probe(tmp_path, 78), probe(tmp_path, 80)
    assert sure is not None
    assert spoilt is not None
    assert sure.wdl == 2
    kept = {move.san: move.wdl for move in spoilt.moves}
    assert (kept["Kf3"], kept["Rd1"]) == (1, 1)


def test_a_missing_table_is_no_answer(stand_in: StandIn, tmp_path: Path) -> None:
    stand_in.missing = True
    assert probe(tmp_path) is None
    assert Syzygy(()).probe(chess.Board(FIVE.format(0))) is None
    assert Syzygy((tmp_path,)).probe(chess.Board()) is None


def test_a_damaged_file_is_told_of_once(
    stand_in: StandIn, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    stand_in.fault = AssertionError("bad magic")
    tables = Syzygy((tmp_path,))
    with caplog.at_level(logging.ERROR):
        assert tables.probe(chess.Board(FIVE.format(0))) is None
        assert tables.probe(chess.Board(FIVE.format(1))) is None
    assert len(caplog.records) == 1


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert Syzygy((tmp_path / "none",)).probe(chess.Board(FIVE.format(0))) is None
    assert "none" in caplog.text


def test_ours_answer_first(stand_in: StandIn, tmp_path: Path) -> None:
    tables = TableFolder(None, (tmp_path,))
    ours, theirs = (
        tables.probe(chess.Board(fen)) for fen in ("8/8/4k3/8/8/3RK3/8/8 w - - 0 1", FIVE.format(0))
    )
    assert ours is not None
    assert theirs is not None
    assert (ours.source, theirs.source) == ("kibitz 1", "syzygy")


@pytest.mark.parametrize(("turn", "wdl", "is_near"), [("w", 2, True), ("b", -2, False)])
def test_a_win_that_is_near_comes_first_and_a_loss_that_is_far(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, turn: str, wdl: int, is_near: bool
) -> None:
    def far(board: chess.Board) -> int:
        plies = 1 + sum(chess.scan_forward(board.occupied)) % 60
        return plies if board.turn else -plies

    monkeypatch.setattr(stand_in, "probe_dtz", far)
    found = Syzygy((tmp_path,)).probe(chess.Board(FIVE.format(0).replace(" w ", f" {turn} ")))
    assert found is not None
    distances = [move.dtz or 0 for move in found.moves]
    assert distances == sorted(distances, reverse=not is_near) and len(set(distances)) > 1
    assert {move.wdl for move in found.moves} == {wdl}
