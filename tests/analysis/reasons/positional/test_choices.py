"""What faults choose wrongly."""

from __future__ import annotations

import chess

from server.analysis.reasons.played import Played
from server.analysis.reasons.positional.choices import choice_facts, stays, wrong_side
from tests.analysis.reasons.situations import said, scene

QUEENS = "4r1k1/p4ppp/8/8/3p2q1/3P4/P1P2PQP/R6K b - - 1 23"


def names(*told: object) -> list[str]:
    return [fact["name"] for fact in choice_facts(scene(*told))]  # type: ignore[arg-type]


def test_a_trade_helps_the_other_side_where_the_better_line_keeps_the_piece() -> None:
    told = (QUEENS, "Qxg2+", ("Qh3 Re1 Rc8 Qb7 Qd7 Qxd7", 0), ("Kxg2 Rc8 Re1 g5 Re5 h6", 90))
    keeps = ("Qe2 f4 Qe6 Rg1 g6 Rf1 Qf5 Qg5", -60)
    assert "trades_off" not in names(*told), "the better line trades as well"
    assert names(QUEENS, "Qxg2+", keeps, told[3])[0] == "trades_off"
    assert said(QUEENS, "Qxg2+", keeps, told[3]).startswith("Trading queens here helps White.")


TENSION = "r1b2rk1/5ppp/p1p1pb2/q1pp4/4P3/1PN2N2/P1PP1PPP/R2QR1K1 w - - 0 14"


def test_the_tension_is_given_up_where_the_better_move_keeps_it() -> None:
    answer = ("cxd5 Qe2 Qc7 Rac1 Rb8 Nd1", -60)
    told = (TENSION, "exd5", ("e5 Be7 Ne2 Qc7 Nf4", 40), answer)
    assert names(*told)[0] == "releases"
    assert said(*told).startswith("Gives up the tension between the pawns: 14…cxd5.")
    assert "releases" not in names(TENSION, "exd5", ("h3 dxe4 Nxe4 Qd8", 40), answer)


TRADED = "r2qr1k1/pbpp1p1p/1p2p1pB/4b3/2B5/1QP5/PP3PPP/RN2R1K1 b - - 1 13"


def test_the_answer_trades_a_piece_that_the_better_line_keeps() -> None:
    answer = ("Bxg7 Kxg7 Bf1 d5 c4 d4 Qg3", 200)
    told = (TRADED, "Bg7", ("Bd6 Bc1 Qh4 g3 Qg4 Nd2 Bc5", 90), answer)
    assert names(*told)[0] == "lets_trade"
    assert said(*told).startswith("Lets White trade off the bishop: 14.Bxg7.")


PUSH = "rn1q1rk1/pp3ppp/3b1n2/2pp1p2/3P4/1PN1PN2/PBP2PPP/R2QK2R w KQ - 0 9"


def test_a_push_is_allowed_that_the_better_move_prevents() -> None:
    answer = ("c4 bxc4 dxc4 a4 Nbd7 O-O", -20)
    assert "lets_push" in names(PUSH, "Ne2", ("dxc5 Bxc5 Qd3 Qc8 a3 Rd8", 100), answer)
    assert "lets_push" not in names(PUSH, "Ne2", ("O-O c4 bxc4 dxc4", 100), answer)


def test_a_pawn_stays_where_taking_it_does_not_pay() -> None:
    board = chess.Board(PUSH)
    assert stays(Played(board, ["e1g1"]), chess.Move.from_uci("c5c4"))
    assert not stays(Played(board, ["d4c5"]), chess.Move.from_uci("c5c4"))


def test_the_same_piece_has_more_room_on_the_better_square() -> None:
    fen = "2k4r/p2rbpp1/qp1p1n1p/2p1p3/1BP1P3/1B3Q2/PP3PPP/2RR2K1 w - - 0 19"
    told = (fen, "Ba3", ("Bd2 Rf8 a3 Qb7 Bc2", 70), ("Kb8 Rc3 Rc7 Bc2 h5", -40))
    (fact,) = choice_facts(scene(*told))
    assert (fact["name"], fact["squares"]) == ("worse_square", ["a3", "d2"])
    assert said(*told).startswith("The bishop has more room on d2 than on a3.")


def test_castling_to_the_other_side_would_have_been_right() -> None:
    fen = "rn1q1rk1/p3bppp/1pp2nb1/3p4/3P1B2/1QN1P1N1/PP2BPPP/R3K2R w KQ - 6 11"
    told = (fen, "O-O-O", ("O-O h6 Rfc1 Re8", 20), ("a5 h4 h5 Bd3", -90))
    assert [fact["name"] for fact in wrong_side(scene(*told))] == ["wrong_side"]
    assert list(wrong_side(scene(fen, "O-O", ("Bd3 h6 O-O", 20), ("h6 h3", -90)))) == []


def test_a_push_that_the_better_line_has_too_is_nothing_that_is_allowed() -> None:
    fen = "4k3/4p3/8/8/8/3P4/8/R3K3 w - - 0 1"
    blocked = Played(chess.Board(fen), ["a1a5", "e7e5", "a5a4"])
    assert stays(blocked, chess.Move.from_uci("e7e5")), "though the rook could take it"
    assert not stays(Played(chess.Board(fen), ["a1a5"]), chess.Move.from_uci("e7e5"))
