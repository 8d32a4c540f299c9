"""What moves do."""

from __future__ import annotations

import chess
import pytest

from endgames.themes import is_passed
from server.analysis.events.values import Fact
from server.analysis.reasons.merits import merits, officers, threatened_mate
from server.analysis.reasons.played import Played
from server.analysis.reasons.scene import Taken
from tests.analysis.reasons.situations import SAAVEDRA_6


def told(fen: str, moves: str, taken: Taken | None = None) -> list[Fact]:
    board, uci = chess.Board(fen), []
    for san in moves.split():
        uci.append(board.push_san(san).uci())
    return list(merits(Played(chess.Board(fen), uci), taken))


def shown(facts: list[Fact]) -> list[str]:
    return [" ".join(filter(None, (fact["kind"], fact.get("name")))) for fact in facts]


OPEN = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"


@pytest.mark.parametrize(
    ("fen", "moves", "first"),
    [
        (OPEN, "Nf3 Nc6", "develops"),
        (OPEN, "d4 exd4", "activity centre"),
        (OPEN, "Bc4 Nc6", "develops"),
        ("r3k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "king castles"),
        ("6k1/4pppp/8/8/8/8/5P2/R5K1 w - - 0 1", "Kg2 e5", "plan threatens_mate"),
        ("6k1/5p1p/8/8/8/8/5P2/R5K1 b - - 0 1", "Kg7 Kg2", "activity king_walks"),
        ("6k1/5ppp/8/8/8/8/7P/R5K1 w - - 0 1", "Rb1", "plan threatens_mate"),
        ("4k3/8/5n2/8/8/8/6P1/4K3 w - - 0 1", "g4", "structure advances"),
        ("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 1 3", "Bg5 h6", "activity pins"),
        ("4k3/8/2n5/8/8/4B3/8/R3K2R w - - 0 1", "Rh7", "activity seventh"),
        ("3q2k1/5pp1/5n2/6B1/8/7P/8/6K1 b - - 0 20", "Qc8", "activity unpins"),
        ("4k3/1p6/2n5/8/3P4/8/8/4K3 w - - 0 1", "d5", "activity attacks"),
        ("4k3/8/5b2/8/3N4/8/2P5/4K3 w - - 0 1", "c3", "activity guards"),
        ("4k3/8/5b2/8/3N4/8/8/4K3 w - - 0 1", "Nc2", "escapes"),
        ("4k3/3r4/8/8/8/8/8/3RK3 w - - 0 1", "Rxd7 Kxd7", "activity trades"),
        ("2k5/1p6/p7/8/8/8/4B3/4QK2 w - - 0 1", "Bxa6 bxa6 Qe6+", "activity takes"),
        ("4k3/3q4/8/8/8/8/8/3QK3 w - - 0 1", "Qxd7+ Kxd7", "activity trades"),
        ("4k3/3q4/8/8/8/8/P1P5/3QK3 w - - 0 1", "Qxd7+ Kxd7", "simplifies trades"),
        ("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "Rxd5 Ke7", "wins"),
        ("6k1/5ppp/8/8/8/8/r4PPP/2R3K1 b - - 0 1", "h6", "plan stops_mate"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=Q+ Kd7", "promotes"),
    ],
)
def test_a_move_does_one_thing_above_all(fen: str, moves: str, first: str) -> None:
    assert shown(told(fen, moves))[0] == first


def test_an_even_trade_of_pawns_or_minor_pieces_says_nothing() -> None:
    assert shown(told("4k3/3n4/8/8/6B1/8/8/4K3 w - - 0 30", "Bxd7+ Kxd7")) == []
    assert shown(told("4k3/2p5/3p4/4P3/8/8/8/4K3 w - - 0 30", "exd6 cxd6")) == []


def test_a_pawn_s_first_steps_are_no_advance_of_a_passed_pawn_while_many_pieces_are_there() -> None:
    fen = "r2qk2r/ppp2p2/3p1n1p/2b1p1p1/2B1P3/2NP1PBb/PPP2P2/R2QR1K1 b kq - 1 12"
    assert "structure advances" not in shown(told(fen, "h5"))


def test_who_gets_out_of_check_by_a_piece_that_is_taken_threatens_no_mate() -> None:
    fen = "4r1k1/1pp2ppp/1p1p4/3P1P2/2nN3q/P6P/1P1Q1N2/R3K2R w - - 3 23"
    assert "plan threatens_mate" not in shown(told(fen, "Qe2 Rxe2+ Nxe2"))


def test_nothing_quiet_is_praised_while_a_piece_hangs() -> None:
    fen = "rn1qkb1r/3b1p1p/p3p1p1/3pPnNQ/2p5/2N5/PPPP1PPP/R1B2RK1 w kq - 0 13"
    assert shown(told(fen, "Qe2 Qxg5 d3 Bc5")) == []
    assert shown(told(fen.replace("nNQ", "n1Q"), "Qe2 Qg5"))[0] == "escapes"


TRADE = "3q1rk1/pn3ppp/3b1n2/8/2Npp3/1P1P2P1/P3NP1P/R1BQ1RK1 w - - 0 18"


def test_half_of_a_trade_is_not_won_and_neither_is_what_can_go() -> None:
    trade = told(TRADE, "Nf4 Bxf4 Bxf4 exd3 Qxd3 Nc5 Qxd4 Qxd4 Kg2")
    assert "wins" not in shown(trade)
    goes = told("4k3/8/1p6/8/2B5/8/8/R3K2R b - - 0 1", "b5 Ra5 bxc4 Kd2")
    assert "wins" not in shown(goes)
    trapped = told("4k3/8/8/2pp4/1p1P4/1PB5/P7/4K3 b - - 0 1", "cxd4 Bd2")
    assert shown(trapped)[0] != "wins"


def test_what_is_taken_is_named_and_not_all_that_the_line_brings() -> None:
    first = told("r3k2n/8/8/8/8/8/8/Q3K3 w - - 0 1", "Qxa8+ Kd7 Qxh8 Kc6")[0]
    assert (first["kind"], first["what"], first["net"]) == ("wins", "rook", 5)


def test_taking_back_what_has_just_been_taken() -> None:
    fen = "r1bqkbnr/ppp2ppp/2p5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 5"
    back = told(
        "rnbqkbnr/ppp2ppp/8/3n4/2B5/8/PPPP1PPP/RNBQK1NR w KQkq - 0 5", "Bxd5", (chess.D5, chess.KNIGHT)
    )
    assert shown(back)[0] == "recaptures"
    assert "recaptures" not in shown(told(fen, "Nxe5", (chess.C6, chess.BISHOP)))


def test_who_took_a_pawn_with_the_queen_is_not_taken_back_but_loses_her() -> None:
    found = told("4k3/8/8/q7/8/8/8/R3K3 w - - 0 1", "Rxa5 Kd7", (chess.A5, chess.PAWN))
    assert shown(found)[0] == "wins"
    assert found[0]["what"] == "queen"


def test_saavedras_rook_is_no_queen_because_of_stalemate() -> None:
    (found,) = (fact for fact in told(SAAVEDRA_6, "c8=R Ra4 Kb3") if fact["kind"] == "underpromotes")
    assert found == {
        "kind": "underpromotes",
        "name": "stalemate",
        "piece": "r",
        "square": "c8",
        "base": "before",
        "line": ["c7c8q", "d4c4", "c8c4"],
        "san": ["c8=Q", "Rc4+", "Qxc4"],
    }


def test_an_underpromotion_without_a_reason_has_none() -> None:
    for fen, move in (("8/5P1k/8/8/8/8/8/4K3 w - - 0 1", "f8=R"), ("7k/5P2/7K/8/8/8/8/8 w - - 0 1", "f8=R+")):
        assert "name" not in told(fen, move)[0]
    assert "name" not in told("4k3/8/8/8/8/8/6p1/4K3 b - - 0 1", "g1=N")[0]


def test_a_knight_that_checks_is_an_underpromotion_of_its_own() -> None:
    (found,) = told("8/5P1k/8/8/8/8/8/4K3 w - - 0 1", "f8=N+")[:1]
    assert (found["kind"], found["name"]) == ("underpromotes", "check")


def test_a_threat_of_mate_is_the_mate_that_follows_a_pass() -> None:
    after = chess.Board("6k1/5ppp/8/8/8/8/7P/1R4K1 b - - 0 1")
    mate = threatened_mate(after)
    assert mate is not None
    after.push(chess.Move.null())
    after.push(mate)
    assert after.is_checkmate()
    assert threatened_mate(chess.Board()) is None


def test_a_passed_pawn_has_no_enemy_before_it() -> None:
    board = chess.Board("4k3/2p5/8/3P4/6P1/8/p7/4K3 w - - 0 1")
    assert not is_passed(board, chess.D5)
    assert is_passed(board, chess.G4)
    assert is_passed(board, chess.A2)
    assert not is_passed(board, chess.C7)


def test_officers_are_counted_without_pawns_and_kings() -> None:
    assert officers(chess.Board()) == 62
    assert officers(chess.Board("4k3/pppp4/8/8/8/8/8/RN2K3 w - - 0 1")) == 8


def test_who_can_be_taken_himself_attacks_nothing() -> None:
    assert shown(told("4k3/8/8/1b6/8/8/P7/4K3 w - - 0 1", "a4 Bxa4")) == ["structure advances"]
    assert "activity attacks" in shown(told("4k3/8/8/1b6/8/1P6/P7/4K3 w - - 0 1", "a4 Bd7"))


def test_who_was_attacked_himself_attacks_and_gets_out_of_danger() -> None:
    first = told("4k3/6b1/8/8/8/8/2n5/R5K1 w - - 0 40", "Rc1")[0]
    assert (first["name"], first["square"], first["was_hanging"]) == ("attacks", "c2", True)


def test_who_attacks_a_piece_that_could_take_as_well_offers_a_trade() -> None:
    assert "activity attacks" not in shown(told("3rk3/8/8/8/8/8/8/R3K3 w - - 0 40", "Rd1"))


def test_a_line_without_moves_does_nothing() -> None:
    assert list(merits(Played(chess.Board(), []))) == []


def test_what_falls_after_the_one_piece_is_not_promised() -> None:
    """34.Rh8+ wins the rook; the bishop too only where Black defends badly."""
    fen = "2r2k2/3r4/p2pp3/1p6/4PbN1/8/PPP5/1K4RR w - - 2 34"
    found = told(fen, "Rh8+ Ke7 Rxc8 d5 e5 Rd8 Rc7+ Rd7 Rc6 Bxe5 Nxe5 Rd6")
    assert shown(found)[0] == "wins"
    assert (found[0]["what"], found[0]["net"], found[0]["square"]) == ("rook", 5, "c8")


def test_a_piece_that_the_answer_takes_is_not_in_safety() -> None:
    fen = "6k1/5ppp/8/8/6n1/5P2/4Q1PP/5RK1 b - - 0 1"
    assert shown(told(fen, "Nf6 Qb2"))[:2] == ["plan stops_mate", "escapes"]
    taken = "r1b2rk1/5ppp/8/8/4P1n1/3P1P2/2K1Q1PP/5R2 b - - 0 18"
    assert "escapes" not in shown(told(taken, "Nf2 Rxf2"))
