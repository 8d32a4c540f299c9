"""Which move is tried first: exchanges, killers, histories."""

from __future__ import annotations

from typing import Any

import chess
import numpy as np
import pytest

from server.analysis.builtin import movegen, ordering
from server.analysis.builtin.moves import from_chess, uci_text
from server.analysis.builtin.ordering import HISTORY_LIMIT
from server.analysis.builtin.state import NO_ARRIVAL
from tests.analysis.builtin.interpreted import record

pytestmark = pytest.mark.usefixtures("interpreted")

BUSY = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"


def number(fen: str, uci: str) -> int:
    return from_chess(chess.Board(fen), chess.Move.from_uci(uci))


def placed(fen: str) -> Any:
    search = record(chess.Board(fen))
    search.arrival[0] = NO_ARRIVAL
    search.count[0] = movegen.generate(search, 0, True)
    search.next[0] = 0
    return search


def ordered(search: Any, table_move: int = 0) -> list[str]:
    ordering.order_moves(search, 0, table_move)
    found = [ordering.next_move(search, 0) for _ in range(search.count[0])]
    return [uci_text(int(move), chess960=False) for move in found]


@pytest.mark.parametrize(
    ("fen", "uci", "wins"),
    [
        ("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100),
        ("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", -400),
        ("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100),
        ("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", -400),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 850),
        ("4k3/8/8/8/3p4/4K3/8/8 w - - 0 1", "e3d4", 100),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", 0),
    ],
    ids=[
        "hangs",
        "defended",
        "two against one",
        "two against two",
        "in passing",
        "promotion",
        "king",
        "castling",
    ],
)
def test_exchanges_win_what_they_win_and_no_more(fen: str, uci: str, wins: int) -> None:
    search, move = placed(fen), number(fen, uci)
    assert ordering.exchange_wins(search, 0, move, np.int64(wins))
    assert not ordering.exchange_wins(search, 0, move, np.int64(wins + 1))


def test_a_king_does_not_take_into_an_attack() -> None:
    covered = "8/8/4k3/3p4/8/8/8/3RK2B w - - 0 1"
    assert ordering.exchange_wins(placed(covered), 0, number(covered, "d1d5"), np.int64(100))
    alone = "8/8/4k3/3p4/8/8/8/3RK3 w - - 0 1"
    assert not ordering.exchange_wins(placed(alone), 0, number(alone, "d1d5"), np.int64(0))


def test_first_the_tables_move_then_good_captures_then_killers_and_bad_captures_last() -> None:
    search = placed(BUSY)
    search.killers[0] = number(BUSY, "a2a4"), number(BUSY, "e1g1")
    order = ordered(search, number(BUSY, "g2g3"))
    assert order[0] == "g2g3"
    assert order.index("e2a6") < order.index("a2a4") < order.index("e1g1") < order.index("h1g1")
    assert order.index("h1g1") < order.index("f3f6")  # the queen for a knight that is defended


def test_the_answer_that_helped_before_comes_after_the_killers() -> None:
    search = placed(BUSY)
    search.killers[0, 0] = number(BUSY, "a2a4")
    search.arrival[0] = 5
    search.counters[5] = number(BUSY, "g2g4")
    order = ordered(search)
    assert order.index("a2a4") < order.index("g2g4") < order.index("h1g1")


def test_only_what_takes_and_promotes_nothing_is_quiet() -> None:
    search = placed(BUSY)
    quiet = {uci: ordering.is_quiet(search, 0, number(BUSY, uci)) for uci in ("e1g1", "a2a3", "e5g6")}
    assert quiet == {"e1g1": True, "a2a3": True, "e5g6": False}


def test_a_move_that_was_good_rises_and_those_tried_before_it_fall() -> None:
    search = placed(BUSY)
    good, tried = number(BUSY, "a2a3"), number(BUSY, "g2g3")
    search.quiet_count[0] = 0
    for move in (tried, good):
        ordering.note_quiet(search, 0, move)
    search.best_move[0] = good
    ordering.remember_quiet(search, 0, 4)
    assert ordering.quiet_history(search, 0, good) > 0 > ordering.quiet_history(search, 0, tried)
    assert search.killers[0, 0] == good
    order = ordered(search)
    assert order.index("a2a3") < order.index("b2b3") < order.index("g2g3")


def test_a_history_never_passes_its_bound() -> None:
    search = placed(BUSY)
    search.best_move[0] = move = number(BUSY, "a2a3")
    search.quiet_count[0] = 0
    for _ in range(200):
        ordering.remember_quiet(search, 0, 30)
    assert 0.9 * HISTORY_LIMIT < ordering.quiet_history(search, 0, move) <= HISTORY_LIMIT
