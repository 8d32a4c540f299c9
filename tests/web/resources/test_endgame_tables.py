"""The tables as the web process asks them."""

from __future__ import annotations

from pathlib import Path

import chess

from server.web.resources.endgame_tables import TableLookup


def test_a_table_that_is_there_and_one_that_could_be_built(tmp_path: Path) -> None:
    lookup = TableLookup(tmp_path / "tables")
    table, wanted = lookup.look_up(chess.Board("8/8/3k4/8/3K4/8/8/R7 w - - 0 1"))
    assert table is not None
    assert (table["name"], wanted) == ("KRvK", "KRvK")
    assert lookup.look_up(chess.Board("8/8/3k4/8/3K4/8/1B6/N7 w - - 0 1")) == (None, "KBNvK")
    assert lookup.look_up(chess.Board()) == (None, None)
    assert not (tmp_path / "tables").exists()


def test_five_men_could_be_built_where_they_have_room(tmp_path: Path) -> None:
    board = chess.Board("8/8/4k3/3r4/8/4K3/4P3/4R3 w - - 0 1")
    assert TableLookup(tmp_path).look_up(board) == (None, None)
    lookup = TableLookup(tmp_path, five=4 << 30)
    assert lookup.look_up(board) == (None, "KRPvKR")
    assert lookup.wish("KRPvKR")
