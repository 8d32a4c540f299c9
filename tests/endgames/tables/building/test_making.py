"""Tables made in memory: each byte is what the moves lead to, and those that come with Kibitz are these."""

from __future__ import annotations

import chess
import chess.syzygy
import numpy as np
import pytest

from endgames.tables.files import TableFile, meanings
from endgames.tables.layout import Layout
from endgames.tables.names import TableError, every_name, material_of, read_name
from endgames.tables.probing import SHIPPED
from tests.endgames.tables.building.made import Made
from tests.endgames.tables.real_files import DATA, FOUR, positions

pytest.importorskip("numba", reason="tables are built with numba")

from endgames.tables.building import making
from tests.sampling import first


@pytest.mark.parametrize("name", every_name(3))
def test_the_tables_that_come_with_kibitz_are_what_is_built(made: Made, name: str) -> None:
    assert bytes(made.table(name)) == bytes(TableFile(SHIPPED / f"{name}.kbt").whole())


@pytest.mark.parametrize("name", every_name(3))
def test_every_byte_follows_from_the_moves(made: Made, name: str) -> None:
    table = made.table(name)
    assert made.makers[name].faults() == 0
    place = np.flatnonzero(table == 11)[0]
    table[place] = 13
    assert made.makers[name].faults() > 0
    table[place] = 11


def test_two_threads_make_the_same(made: Made) -> None:
    for name in ("KQvK", "KRvK", "KPvK"):
        once = bytes(made.table(name))
        made.make(name, threads=2)
        assert bytes(made.table(name)) == once


def test_mates_that_have_no_room_in_a_byte_are_told(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    made.table("KPvK")
    monkeypatch.setattr(making, "LAST_BYTE", 10)
    with pytest.raises(TableError) as told:
        made.make("KRvK")
    assert told.value.message.params == {"name": "KRvK"}
    monkeypatch.undo()
    made.make("KRvK")


def test_plies_that_have_no_room_in_a_byte_get_one_that_is_free(
    made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    """KQvK and KPvK need KRvK's bytes: read as they are meant, they lead to the same."""
    usual = bytes(made.table("KPvK"))
    rook = made.table("KRvK").copy()
    monkeypatch.setattr(making, "LAST_BYTE", 28)
    made.make("KRvK")
    far = made.far["KRvK"]
    assert sorted(far[0].values()) == [29, 31]
    assert set(far[0]) <= set(range(0, 29, 2)), "of losses, of which White has none"
    said = [np.array(half, np.int64) & 255 for half in meanings(far)]
    table = made.table("KRvK").reshape(2, -1)
    assert all((said[half][table[half]] == rook.reshape(2, -1)[half]).all() for half in range(2))
    monkeypatch.undo()
    made.make("KPvK")
    assert bytes(made.table("KPvK")) == usual
    assert made.makers["KPvK"].faults() == 0
    made.make("KRvK")


@pytest.mark.nightly
@pytest.mark.parametrize("name", every_name(4))
def test_every_byte_of_four_men_follows_from_the_moves(made: Made, name: str) -> None:
    made.table(name)
    assert made.makers[name].faults() == 0


def syzygy_says(name: str, made: Made, count: int) -> list[str]:
    """Positions of which Syzygy knows another result under the 50-move rule, or plies to the next capture or
    pawn move that are not ours, nor one less: Syzygy's may be that."""
    layout, found = Layout(read_name(name)), []
    table = made.zeroing_table(name).reshape(2, -1)
    with chess.syzygy.open_tablebase(str(DATA / "syzygy")) as syzygy:
        for board in positions(name, count):
            white = material_of(board)[1]
            if board.ep_square is not None:
                continue
            board = board.mirror() if white else board
            men = [*squares_of(board, chess.WHITE), *squares_of(board, chess.BLACK)]
            kings = (board.king(chess.WHITE) or 0, board.king(chess.BLACK) or 0)
            byte = int(table[0 if board.turn else 1, layout.index(*kings, men)])
            wdl = syzygy.probe_wdl(board)
            dtz = abs(syzygy.get_dtz(board, byte >> 1) or 0)  # some want tables that are not here
            ours = 0 if byte > 252 else 2 if byte & 1 else -2
            if ours != wdl or (ours and not board.is_checkmate() and (byte >> 1) - dtz not in (0, 1)):
                found.append(f"{board.fen()}: {byte >> 1} {ours}, {dtz} {wdl}")
    return found


def squares_of(board: chess.Board, color: chess.Color) -> list[int]:
    kinds = (chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN)
    return [square for kind in kinds for square in chess.scan_forward(board.pieces_mask(kind, color))]


@pytest.mark.parametrize("name", first(1, every_name(3)))
def test_syzygy_says_the_same_of_the_fifty_move_rule(made: Made, name: str) -> None:
    assert syzygy_says(name, made, 500) == []


@pytest.mark.nightly
@pytest.mark.parametrize("name", [name for name in FOUR if not read_name(name).drawn])
def test_syzygy_says_the_same_of_four_men_and_the_fifty_move_rule(made: Made, name: str) -> None:
    assert syzygy_says(name, made, 2_000) == []
