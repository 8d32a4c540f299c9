"""Syzygy's tables, by real files (`tests/data/syzygy`)."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

import chess
import pytest

from endgames.tables import syzygy
from endgames.tables.answers import TableAnswer
from endgames.tables.probing import TableFolder
from endgames.tables.syzygy import Syzygy
from tests.endgames.tables.mapped import mapped
from tests.endgames.tables.real_files import FOUR, positions

REAL = Path(__file__).parents[2] / "data/syzygy"
QUEEN_AND_ROOK = "8/8/4k3/3r4/8/4K3/8/4Q3 {} - - {} 60"
FIVE = "8/8/4k3/3r4/8/4K3/4P3/4R3 w - - 0 1"


def probe(fen: str, folder: Path = REAL) -> TableAnswer:
    tables = Syzygy((folder,))
    found = tables.probe(chess.Board(fen))
    tables.close()
    assert found is not None
    return found


def test_wins_and_plies_to_the_next_capture_are_told() -> None:
    fen = QUEEN_AND_ROOK.format("w", 0)
    found = probe(fen)
    assert (found.wdl, found.dtm, found.dtz, found.table, found.source) == (2, None, 43, "KQvKR", "syzygy")
    assert len(found.moves) == chess.Board(fen).legal_moves.count()
    assert [(move.san, move.wdl, move.dtz) for move in found.moves[:2]] == [("Qc3", 2, 42), ("Kf4+", 2, 44)]


@pytest.mark.parametrize(("clock", "wdl"), [(56, 2), (57, 1), (99, 1)])
def test_a_win_that_comes_after_fifty_moves_is_no_win(clock: int, wdl: int) -> None:
    assert probe(QUEEN_AND_ROOK.format("w", clock)).wdl == wdl


def test_a_mating_move_is_told_as_one() -> None:
    found = probe("k7/8/1K6/8/8/8/8/7R w - - 0 1")
    assert (found.moves[0].san, found.moves[0].dtm, found.moves[0].wdl) == ("Rh8#", 1, 2)
    assert {move.dtm for move in found.moves[1:]} == {None}


def test_en_passant_is_regarded() -> None:
    found = probe("7k/8/8/3pP3/8/8/8/K7 w - d6 0 1")
    assert (found.wdl, found.moves[0].san) == (2, "exd6")
    assert probe("7k/8/8/3pP3/8/8/8/K7 w - - 0 1").wdl == 0


def test_a_missing_table_is_no_answer(tmp_path: Path) -> None:
    assert Syzygy((REAL,)).probe(chess.Board(FIVE)) is None
    assert Syzygy(()).probe(chess.Board(QUEEN_AND_ROOK.format("w", 0))) is None
    assert Syzygy((tmp_path,)).probe(chess.Board()) is None


def test_a_damaged_file_is_told_of_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for name in ("KQvKR.rtbw", "KQvKR.rtbz"):
        shutil.copy(REAL / name, tmp_path)
    data = bytearray((tmp_path / "KQvKR.rtbw").read_bytes())
    data[0] ^= 1
    (tmp_path / "KQvKR.rtbw").write_bytes(bytes(data))
    tables = Syzygy((tmp_path,))
    with caplog.at_level(logging.ERROR):
        assert tables.probe(chess.Board(QUEEN_AND_ROOK.format("w", 0))) is None
        assert tables.probe(chess.Board(QUEEN_AND_ROOK.format("w", 1))) is None
    assert len(caplog.records) == 1


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert Syzygy((tmp_path / "none",)).probe(chess.Board(FIVE)) is None
    assert "none" in caplog.text


def test_ours_answer_first() -> None:
    tables = TableFolder(None, (REAL,))
    ours, theirs = (
        tables.probe(chess.Board(fen))
        for fen in ("8/8/4k3/8/8/3RK3/8/8 w - - 0 1", QUEEN_AND_ROOK.format("w", 0))
    )
    assert ours is not None
    assert theirs is not None
    assert (ours.source.split()[0], theirs.source) == ("kibitz", "syzygy")


def test_a_win_that_is_near_comes_first_and_a_loss_that_is_far() -> None:
    won = [move.dtz or 0 for move in probe("8/8/4k3/8/8/3RK3/8/8 w - - 0 1").moves if move.wdl == 2]
    lost = [move.dtz or 0 for move in probe("8/8/4k3/8/8/3RK3/8/8 b - - 0 1").moves if move.wdl == -2]
    assert won == sorted(won) and len(set(won)) > 1
    assert lost == sorted(lost, reverse=True) and len(set(lost)) > 1


def test_few_files_stay_open_nothing_of_them_in_memory_and_answers_are_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    boards = [board for name in FOUR for board in positions(name, 2)]
    roomy = Syzygy((REAL,))
    expected = [roomy.probe(board) for board in boards]
    roomy.close()
    monkeypatch.setattr(syzygy, "_MOST_OPEN", 4)
    tables = Syzygy((REAL,))
    for board, answer in zip(boards, expected, strict=True):
        assert tables.probe(board) == answer
        found = mapped(".rtbw", ".rtbz")
        assert len(found) <= 4
        assert not any(found.values())
    tables.close()
    assert any(expected)
