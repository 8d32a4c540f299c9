"""What quiet moves of pawns do at once."""

from __future__ import annotations

import pytest

from tests.analysis.reasons.positional.situations import told

CASTLED = "r4rk1/ppp2ppp/3p1n2/4p3/4P3/3P1N2/PPP2PPP/R4RK1 w - - 0 15"


@pytest.mark.parametrize(
    ("fen", "move", "does"),
    [
        ("rnbqkb1r/pppppppp/5n2/3P4/8/8/PPP1PPPP/RNBQKBNR b KQkq - 0 2", "g6", "fianchetto g7"),
        ("rn1qkbnr/ppp1pppp/8/3p1b2/3P4/4PN2/PPP2PPP/RNBQKB1R b KQkq - 0 3", "e6", "lets_out f8"),
        ("rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2", "c3", "supports d4"),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4", "c3", "prepares d4"),
        ("r1bq1rk1/pp3ppp/2n1pn2/2pp4/3P4/2PBPN2/PP3PPP/RN1Q1RK1 w - - 0 9", "c4", "lever d5"),
        (CASTLED, "a3", ""),
        ("4k3/8/8/1p6/8/PP6/8/4K3 w - - 0 30", "a4", "lever b5"),
        ("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 30", "b4", "space_queenside b4"),
        ("4k3/6pp/8/8/8/8/6PP/4K3 w - - 0 30", "g4", "space_kingside g4"),
    ],
)
def test_a_push_does_one_thing_above_all(fen: str, move: str, does: str) -> None:
    assert told(fen, move) == does


def test_a_square_is_taken_only_from_a_piece_that_could_have_gone_there() -> None:
    fen = "rn1qkb1r/ppp2ppp/3p1n2/4p3/2B1P3/2NP1Q2/PPP2PPP/R1B1K2R b KQkq - 0 6"
    assert told(fen, "h6") == "keeps_out g5"
    assert told(fen.replace("R1B1K2R", "R3K2R"), "h6") != "keeps_out g5"
