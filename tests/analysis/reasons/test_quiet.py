"""Where lines are quiet."""

from __future__ import annotations

import chess
import pytest

from server.analysis.reasons.played import Played
from server.analysis.reasons.quiet import quiet_end, quiet_gain, settled_end, stops_short


def played(moves: str, fen: str = chess.STARTING_FEN) -> Played:
    board, uci = chess.Board(fen), []
    for san in moves.split():
        uci.append(board.push_san(san).uci())
    return Played(chess.Board(fen), uci)


@pytest.mark.parametrize(
    ("moves", "end"),
    [
        ("e4 e5 Nf3", 3),
        ("e4 d5 exd5", 1),  # d5 is pending after 1...d5
        ("e4 d5 exd5 Qxd5 Nc3", 5),
        ("e4 d5 exd5 Qxd5 Nc3 Qe5+", 5),
        ("e4 d5 exd5 Nf6 d4 Nxd5", 4),
        ("", 0),
    ],
)
def test_a_line_is_cut_back_to_its_last_quiet_place(moves: str, end: int) -> None:
    assert quiet_end(played(moves)) == end


def test_what_a_line_has_won_is_counted_there() -> None:
    assert quiet_gain(played("e4 d5 exd5 Nf6 d4 Nxd5"), chess.WHITE) == 1
    assert quiet_gain(played("e4 d5 exd5 Qxd5 Nc3 Qa5"), chess.WHITE) == 0


def test_a_line_stops_short_where_something_is_pending() -> None:
    assert stops_short(played("e4 d5 exd5"))
    assert stops_short(played("e4 f5"))
    assert stops_short(played(""))
    assert not stops_short(played("e4 e5 Nf3 Nc6"))
    assert not stops_short(played("f3 e5 g4 Qh4#"))


def test_a_line_is_settled_where_the_capture_that_follows_wins_nothing() -> None:
    trade = played("e4 d5 exd5 Nf6 d4 Nxd5 Nf3 e6 c4 Bb4+ Bd2 Bxd2+")
    assert quiet_end(trade) == 9
    assert settled_end(trade) == 11
    assert settled_end(played("e4 d5 exd5 Qxd5 Nc3 Qxg2")) == 5
    assert settled_end(played("e4 f5 exf5")) == 1
