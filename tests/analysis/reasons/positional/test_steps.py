"""What quiet steps of the king do at once."""

from __future__ import annotations

import pytest

from tests.analysis.reasons.positional.situations import told


@pytest.mark.parametrize(
    ("fen", "move", "does"),
    [
        ("1Rb3k1/5p1p/3P2p1/8/1pr5/7P/4K1P1/8 b - - 1 37", "Kg7", "unpins c8"),
        ("8/1k1P3p/8/5p2/8/4K3/7P/8 b - - 0 46", "Kc7", "to_their_pawn d7"),
        ("8/8/P7/8/2K5/8/7k/8 w - - 0 50", "Kb5", "to_own_pawn a6"),
        ("2kr4/ppp2ppp/3q4/8/8/3Q4/PPP2PPP/2KR4 w - - 0 20", "Kb1", "aside b1"),
        ("2kr4/ppp2ppp/8/8/8/8/PPP2PPP/2KR4 w - - 0 20", "Kb1", ""),
        ("8/8/4k3/p7/P7/4K3/8/8 w - - 0 50", "Ke4", "opposes e4"),
        ("8/8/4k3/p7/P7/3NK3/8/8 w - - 0 50", "Ke4", "king_walks e4"),
        ("8/2p5/7p/p1p3p1/P2k2P1/1P4P1/2P1K3/8 b - - 1 32", "Kc3", "hunts b3"),
        ("4k3/pp4pp/8/8/8/8/PP4PP/6K1 w - - 0 30", "Kf2", "king_walks f2"),
        ("4k3/pp4pp/8/8/8/8/PP4PP/6K1 w - - 0 30", "Kh1", ""),
        ("3qk3/pp4pp/8/8/8/8/PP4PP/3Q2K1 w - - 0 30", "Kf2", ""),
    ],
)
def test_a_king_does_one_thing_above_all(fen: str, move: str, does: str) -> None:
    assert told(fen, move) == does
