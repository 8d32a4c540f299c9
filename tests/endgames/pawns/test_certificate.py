"""Certificates: what is proven of the whole board, and what is not."""

from __future__ import annotations

import chess
import pytest

from endgames.cgt.games import Games
from endgames.pawns import certificate as module
from endgames.pawns.certificate import Certificate, TooLarge
from endgames.pawns.local import LocalGames
from endgames.pawns.tempo import Tempo


def certificate() -> Certificate:
    games = Games()
    return Certificate(Tempo(games, LocalGames(games).value))


@pytest.mark.parametrize(
    "fen", ["8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1", "8/8/p7/p3k3/4Pp2/P4K2/P7/8 b - - 0 1"]
)
def test_mutual_zugzwang_with_spare_moves_is_proven(fen: str) -> None:
    assert certificate().holds(chess.Board(fen))


@pytest.mark.parametrize(
    "fen",
    [
        # White keeps a tempo for a later fight of the kings; winning the spare moves only draws for White.
        "8/p7/p7/4k3/P3Pp2/5K1p/P6P/8 w - - 0 1",
        "8/p7/8/p3k3/4Pp1p/P4K2/P6P/8 w - - 0 1",
        "8/8/8/2Kp4/3Pk3/p6p/P6P/8 b - - 0 1",
        # The kings are far apart, and hold nothing.
        "8/p6p/8/3k4/8/4K3/P6P/8 w - - 0 1",
    ],
)
def test_where_a_king_may_leave_nothing_is_proven(fen: str) -> None:
    assert not certificate().holds(chess.Board(fen))


def test_play_that_cannot_be_followed_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_POSITIONS", 1)
    with pytest.raises(TooLarge):
        certificate().holds(chess.Board("8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1"))
