"""What quiet moves of pieces do at once."""

from __future__ import annotations

import pytest

from tests.analysis.reasons.positional.situations import told


@pytest.mark.parametrize(
    ("fen", "move", "does"),
    [
        ("r1bqkbnr/pp3ppp/2npp3/2p5/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 w kq - 0 5", "Bb5", "pins c6"),
        ("r2q1rk1/pp3ppp/2n2n2/3p4/3P4/2N2N2/PP3PPP/R1BQ1RK1 w - - 0 11", "Bg5", "pins f6"),
        ("4k3/pp3ppp/8/8/4P3/2N5/PP3PPP/4K3 w - - 0 20", "Nd5", "outpost d5"),
        ("4k3/8/8/P7/8/8/8/3RK3 w - - 0 40", "Ra1", "behind a1"),
        ("6k1/ppp2ppp/8/8/8/8/PP3PPP/1R1R2K1 w - - 0 30", "Rbc1", "half_open_file c1"),
        ("4k3/8/3p4/8/4p3/8/8/3NK3 w - - 0 40", "Ne3", "stops e4"),
        ("4k3/8/8/8/4r3/8/2N2P2/4K3 w - - 0 30", "Ne3", "blocks_check e3"),
    ],
)
def test_a_piece_does_one_thing_above_all(fen: str, move: str, does: str) -> None:
    assert told(fen, move) == does


def test_a_trade_is_offered_where_the_taker_would_be_taken() -> None:
    assert told("r4rk1/pp2qppp/2n5/8/8/2N5/PP1Q1PPP/R3R1K1 w - - 0 15", "Qe3") == "offers e3"
    assert told("r4rk1/pp2qppp/2n5/8/8/2N5/PP1Q1PPP/R4RK1 w - - 0 15", "Qh6") != "offers h6"


def test_a_rook_that_was_behind_its_pawn_goes_there_no_more() -> None:
    fen = "4r1k1/8/p7/2p1r2p/1p2p3/1P2B3/P1K2RPP/4R3 b - - 3 38"
    assert told(fen, "R5e6") != "behind e6"


def test_an_attack_on_the_king_needs_two_pieces() -> None:
    fen = "r4rk1/p1qn1ppp/1pnbp3/2ppN3/3P1P2/2P1PQ2/PP1N2PP/R1B2RK1 w - - 4 15"
    assert told(fen, "Qg4") == "joins_attack g4"
    assert told(fen.replace("2ppN3", "2pp4"), "Qg4") != "joins_attack g4"


def test_who_shuts_the_own_queen_in_aims_at_nothing() -> None:
    assert told("4k3/8/6PP/6PQ/6K1/R7/8/8 w - - 0 30", "Rh3") == ""
    assert told("4k3/8/6PP/6P1/6K1/R7/8/3Q4 w - - 0 30", "Rh3") == "behind h3"


def test_a_check_is_no_aim_and_neither_is_a_step_out_of_one() -> None:
    assert told("6k1/5ppp/8/8/8/8/5PPP/1Q4K1 w - - 0 30", "Qb8+") == ""
    assert told("4k3/8/8/8/7b/8/8/2N1K3 w - - 0 30", "Kd1") == ""


def test_a_king_is_never_called_pinned() -> None:
    checks = "rn2k2r/pp3ppp/4pn2/3p1b2/3P1P2/P1q1P3/4K1PP/R2Q1BNR b kq - 1 11"
    assert told(checks, "Bg4+") != "pins e2", "the queen stands behind it"
    pins = "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 1 3"
    assert told(pins, "Bg5") == "pins f6"


def test_no_trade_is_offered_where_taking_loses() -> None:
    mates = "r2q1rk1/pp3np1/2p4p/2b5/5BQ1/2P5/PP4PP/RN3R1K b - - 2 17"
    assert told(mates, "Ng5") != "offers g5", "18.Bxg5 Rxf1#"
    guarded = mates.replace("RN3R1K", "RN3RK1")
    assert told(guarded.replace("2b5", "8"), "Ng5") == "offers g5"


def test_a_piece_that_can_be_taken_does_nothing() -> None:
    assert told("4k3/8/2p5/8/8/2N5/8/4K3 w - - 0 30", "Nd5") == ""


def test_a_capture_is_not_quiet() -> None:
    assert told("4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 30", "Nxd5") == ""
