"""Asking tables that lie in a folder: what they say is what the rules of chess lead to."""

from __future__ import annotations

import logging
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import chess
import pytest

from endgames.tables import probing
from endgames.tables.answers import TableAnswer
from endgames.tables.files import Head, write_table
from endgames.tables.layout import DRAW, STALEMATE, Layout
from endgames.tables.names import read_name
from endgames.tables.probing import SHIPPED, TableFolder
from tests.endgames.tables.mapped import mapped
from tests.endgames.tables.real_files import FOUR, differences

MEN = {"KQvK": "Q", "KRvK": "R", "KPvK": "P"}


@pytest.fixture
def tables() -> Iterator[TableFolder]:
    opened = TableFolder(None)
    yield opened
    opened.close()


def answer(tables: TableFolder, fen: str) -> TableAnswer:
    found = tables.probe(chess.Board(fen))
    assert found is not None
    return found


def some_positions(letter: str, count: int, seed: int = 1) -> Iterator[chess.Board]:
    """Legal positions of two kings and a man, either side's, either side to move."""
    chance = random.Random(f"{letter} {seed}")
    while count:
        board = chess.Board(None)
        white, black, man = chance.sample(range(64), 3)
        color = chance.choice(chess.COLORS)
        board.set_piece_at(white, chess.Piece(chess.KING, chess.WHITE))
        board.set_piece_at(black, chess.Piece(chess.KING, chess.BLACK))
        board.set_piece_at(man, chess.Piece(chess.Piece.from_symbol(letter).piece_type, color))
        board.turn = chance.choice(chess.COLORS)
        if board.is_valid():
            count -= 1
            yield board


def mate_in(board: chess.Board, plies: int) -> bool:
    """Whether the side to move mates within so many plies, by looking at every move."""
    if plies < 1:
        return False
    for move in list(board.legal_moves):
        board.push(move)
        mated = board.is_checkmate() or (
            plies > 2 and not board.is_stalemate() and mated_in(board, plies - 1)
        )
        board.pop()
        if mated:
            return True
    return False


def mated_in(board: chess.Board, plies: int) -> bool:
    for move in list(board.legal_moves):
        board.push(move)
        lost = mate_in(board, plies - 1)
        board.pop()
        if not lost:
            return False
    return True


@pytest.mark.parametrize(
    ("fen", "name"),
    [
        ("8/8/4k3/8/8/3RK3/8/8 w - - 0 1", "KRvK"),
        ("8/8/4k3/3r4/8/4K3/4P3/8 w - - 0 1", "KRvKP"),
        ("8/8/4k3/3r4/8/4K3/4PP2/8 w - - 0 1", None),
        ("8/8/4k3/8/8/4K3/8/8 w - - 0 1", None),
        ("8/8/4k3/8/8/4K3/5N2/8 w - - 0 1", None),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", None),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", None),
    ],
)
def test_what_is_wanted_of_a_position(tables: TableFolder, fen: str, name: str | None) -> None:
    assert tables.wanted(chess.Board(fen)) == name


def test_a_table_of_five_men_is_wanted_by_who_asks_for_one(tables: TableFolder) -> None:
    five = chess.Board("8/8/4k3/3r4/8/4K3/4PP2/8 w - - 0 1")
    assert (tables.wanted(five), tables.wanted(five, 5)) == (None, "KPPvKR")


def test_three_men_are_always_there(tables: TableFolder, tmp_path: Path) -> None:
    assert all(tables.ready(name) and TableFolder(tmp_path).ready(name) for name in MEN)
    assert not tables.ready("KQvKR")
    assert tables.probe(chess.Board("8/8/4k3/3r4/8/4K3/4P3/8 w - - 0 1")) is None


def test_an_answer_holds_every_legal_move_the_best_first(tables: TableFolder) -> None:
    found = answer(tables, "k7/8/2K5/8/8/8/8/1R6 w - - 0 1")
    assert (found.wdl, found.dtm, found.table, found.source) == (2, 2, "KRvK", "kibitz 1")
    assert [(move.san, move.dtm) for move in found.moves][:1] == [("Kc7", 2)]
    assert len(found.moves) == chess.Board("k7/8/2K5/8/8/8/8/1R6 w - - 0 1").legal_moves.count()


def test_the_loser_of_a_table_may_be_white(tables: TableFolder) -> None:
    found = answer(tables, "8/8/8/8/3k4/8/1r6/K7 w - - 0 1")
    assert found.wdl == 0  # it takes the rook
    lost = answer(tables, "K7/8/1k6/8/8/8/8/2r5 w - - 0 1")
    assert (lost.wdl, lost.dtm) == (-2, 2)
    assert [(move.san, move.wdl, move.dtm) for move in lost.moves] == [("Kb8", -2, 2)]


def test_mate_and_stalemate_have_no_moves(tables: TableFolder) -> None:
    mate = answer(tables, "k2R4/8/1K6/8/8/8/8/8 b - - 0 1")
    assert (mate.wdl, mate.dtm, mate.moves) == (-2, 0, ())
    late = answer(tables, "k2R4/8/1K6/8/8/8/8/8 b - - 101 90")
    assert late.wdl == -2, "a mate on the board goes before the fifty-move rule"
    stalemate = answer(tables, "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1")
    assert (stalemate.wdl, stalemate.dtm, stalemate.moves) == (0, None, ())


def test_what_nobody_can_win_is_drawn_without_a_table(tables: TableFolder) -> None:
    found = answer(tables, "8/8/4k3/8/8/4K3/5N2/8 w - - 0 1")
    assert (found.wdl, found.table) == (0, "KNvK")
    assert {move.wdl for move in found.moves} == {0}


def test_nothing_is_said_of_castling_rights_and_impossible_positions(tables: TableFolder) -> None:
    assert tables.probe(chess.Board("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")) is None
    assert tables.probe(chess.Board("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1")) is None


@pytest.mark.parametrize("letter", MEN.values())
def test_a_position_is_worth_its_best_move(tables: TableFolder, letter: str) -> None:
    for board in some_positions(letter, 60):
        found = tables.probe(board)
        assert found is not None
        if found.moves:
            best = found.moves[0]
            assert (found.wdl, found.dtm) == (best.wdl, best.dtm), board.fen()


@pytest.mark.parametrize("name", MEN)
def test_others_say_the_same_of_three_men(tables: TableFolder, name: str) -> None:
    assert differences(tables, name, 600) == []


@pytest.mark.nightly
@pytest.mark.parametrize("name", FOUR)
def test_others_say_the_same_of_four_men(tmp_path: Path, name: str) -> None:
    build = pytest.importorskip("endgames.tables.building.build", reason="built with numba")
    if not read_name(name).drawn:
        build.Builder(tmp_path).build(read_name(name))
    assert differences(TableFolder(tmp_path), name, 3_000) == []


@pytest.mark.parametrize("letter", MEN.values())
def test_short_mates_are_those_that_a_search_finds(tables: TableFolder, letter: str) -> None:
    for board in some_positions(letter, 40, seed=2):
        found = tables.probe(board)
        assert found is not None
        for moves in (1, 2):
            told = found.wdl == 2 and found.dtm is not None and found.dtm <= moves
            assert mate_in(board.copy(), 2 * moves - 1) == told, board.fen()


def test_turning_and_mirroring_the_board_changes_nothing(tables: TableFolder) -> None:
    for board in some_positions("R", 60, seed=3):
        turned = [
            board.mirror(),
            board.transform(chess.flip_horizontal),
            board.transform(chess.flip_diagonal),
        ]
        assert {tables.plies(each) for each in turned} == {tables.plies(board)}, board.fen()


@pytest.mark.parametrize(("clock", "wdl"), [(0, 2), (69, 2), (70, 1), (100, 1)])
def test_a_win_that_the_fifty_move_rule_may_end_is_no_sure_one(
    tables: TableFolder, clock: int, wdl: int
) -> None:
    board = chess.Board(f"8/8/8/8/8/2k5/1R6/K7 w - - {clock} 80")
    found = tables.probe(board)
    assert found is not None
    assert found.dtm == 16
    assert found.wdl == wdl


def test_a_pawn_move_makes_a_win_sure_again(tables: TableFolder) -> None:
    found = answer(tables, "8/4P3/8/8/8/8/1k6/4K3 w - - 98 120")
    assert {move.san: move.wdl for move in found.moves}["e8=Q"] == 2
    assert {move.san: move.wdl for move in found.moves}["Kd1"] == 1
    assert found.wdl == 2


def test_a_broken_file_is_told_of_once_and_not_believed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    good = (SHIPPED / "KQvK.kbt").read_bytes()
    (tmp_path / "KQvK.kbt").write_bytes(good[:-100])
    (tmp_path / "KRvK.kbt").write_bytes((SHIPPED / "KRvK.kbt").read_bytes())
    tables = TableFolder(tmp_path)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            assert answer(tables, "8/8/4k3/8/8/3QK3/8/8 w - - 0 1").wdl == 2
    assert len(caplog.records) == 1
    assert "KQvK.kbt" in caplog.text


def test_a_damaged_page_is_found_when_it_is_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    data = bytearray((SHIPPED / "KPvK.kbt").read_bytes())
    data[-1] ^= 1
    (tmp_path / "KPvK.kbt").write_bytes(bytes(data))
    tables, sound = TableFolder(tmp_path), TableFolder(None)
    with caplog.at_level(logging.ERROR):
        for board in some_positions("P", 400, seed=4):
            assert tables.plies(board) == sound.plies(board)
    assert len(caplog.records) == 1


def test_a_file_under_another_name_is_not_believed(tmp_path: Path) -> None:
    shutil.copy(SHIPPED / "KQvK.kbt", tmp_path / "KQvKR.kbt")
    assert not TableFolder(tmp_path).ready("KQvKR")


def test_a_file_that_is_mended_is_read(tmp_path: Path) -> None:
    path = tmp_path / "KPvK.kbt"
    path.write_bytes(b"nothing")
    tables = TableFolder(tmp_path)
    for board in some_positions("P", 1):
        assert tables.plies(board) is not None
    tables.close()
    shutil.copy(SHIPPED / "KPvK.kbt", path)
    assert tables.ready("KPvK")


WINS_BY_EN_PASSANT = "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1"
DRAWS_BY_EN_PASSANT = "8/3k4/8/3pP3/8/8/8/K7 w - d6 0 1"


@pytest.mark.parametrize(
    ("fen", "otherwise", "plies"),
    [
        (WINS_BY_EN_PASSANT, DRAW, 23),
        (WINS_BY_EN_PASSANT, 4, 23),
        (WINS_BY_EN_PASSANT, 19, 19),
        (WINS_BY_EN_PASSANT, 25, 23),
        (WINS_BY_EN_PASSANT, 0, 23),
        (DRAWS_BY_EN_PASSANT, 4, DRAW),
        (DRAWS_BY_EN_PASSANT, 19, 19),
        (DRAWS_BY_EN_PASSANT, STALEMATE, DRAW),
    ],
)
def test_en_passant_is_taken_where_it_is_better_than_every_other_move(
    tmp_path: Path, fen: str, otherwise: int, plies: int
) -> None:
    """`otherwise`: what the table says, which knows no en passant; 0, stalemate: there is no other move."""
    entries = Layout(read_name("KPvKP")).entries
    head = Head("KPvKP", entries, 1.0)
    write_table(tmp_path / "KPvKP.kbt", head, memoryview(bytes([otherwise & 255]) * (2 * entries)))
    tables = TableFolder(tmp_path)
    assert tables.plies(chess.Board(fen)) == plies
    tables.close()


def test_a_table_that_cannot_be_read_is_told_of_with_its_reason(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "KQvKR.kbt").mkdir()
    with caplog.at_level(logging.ERROR):
        assert not TableFolder(tmp_path).ready("KQvKR")
    assert caplog.messages == [f"the table {tmp_path}/KQvKR.kbt cannot be read: Is a directory"]


def copies(folder: Path, count: int) -> list[str]:
    """Tables of four men in a folder, of any content."""
    names = FOUR[:count]
    for name in names:
        entries = Layout(read_name(name)).entries
        write_table(folder / f"{name}.kbt", Head(name, entries, 0.0), memoryview(bytes(2 * entries)))
    return names


def test_few_tables_stay_open_and_answers_are_the_same(
    tables: TableFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    boards = [board for letter in "QRP" for board in some_positions(letter, 10)]
    random.Random(1).shuffle(boards)
    expected = [tables.probe(board) for board in boards]
    tables.close()
    assert mapped(".kbt") == {}
    monkeypatch.setattr(probing, "MOST_OPEN", 2)
    for board, answer in zip(boards, expected, strict=True):
        assert tables.probe(board) == answer
        assert len(mapped(".kbt")) <= 2


def test_a_question_leaves_nothing_of_a_table_in_memory(tables: TableFolder) -> None:
    for board in some_positions("P", 100):
        assert tables.probe(board) is not None
    found = mapped(".kbt")
    assert len(found) == len(MEN), "they stay open"
    assert set(found.values()) == {0}


def test_what_a_check_of_whole_tables_has_read_is_let_go(tmp_path: Path) -> None:
    tables = TableFolder(tmp_path)
    assert all(tables.is_sound(name) for name in copies(tmp_path, 3))
    found = mapped(".kbt")
    assert len(found) == 3
    assert set(found.values()) == {0}
    tables.close()


def test_a_table_that_was_closed_meanwhile_is_checked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probing, "MOST_OPEN", 1)
    tables = TableFolder(tmp_path)
    first, second = copies(tmp_path, 2)
    assert tables.is_sound(first) and tables.is_sound(second)
    damaged = bytearray((tmp_path / f"{first}.kbt").read_bytes())
    damaged[-1] ^= 1
    (tmp_path / f"{first}.kbt").write_bytes(damaged)
    assert not tables.is_sound(first)
    tables.close()
