"""What faults cost: pieces that hang, fall, are missed."""

from __future__ import annotations

from typing import Any

import chess

from server.analysis.classes import Classification
from server.analysis.reasons.losses import hanging, material_facts
from tests.analysis.reasons.situations import (
    HANGS_THE_QUEEN,
    LEAVES_B7,
    MISSES_B7,
    facts,
    kinds,
    said,
    scene,
)

GIVES_A_KNIGHT = (
    "1r2k2r/pbppnppp/1bn5/4P2q/Q3N3/B1PB1N2/P4PPP/R3R1K1 w k - 1 17",
    "Nf6+",
    ("Ng3 Qh6 Rad1 Qe6 Nh5 Rg8 Rd2 Ba5 Ng5 Qd5", 412),
    ("gxf6 exf6 Rg8 Be4 Qg4", 144),
)


def test_a_piece_that_is_put_where_it_is_taken_hangs() -> None:
    first = facts(*HANGS_THE_QUEEN)[0]
    assert first["kind"] == "hangs"
    assert (first["piece"], first["square"], first["by"]) == ("q", "a5", "a1a5")
    assert first["net"] == 8  # it took a pawn there
    assert first["name"] == "moved"
    assert first["was_hanging"] is False
    assert first["san"] == ["Rxa5"]


def test_a_piece_that_was_attacked_with_the_check_hung_before_the_king_moved() -> None:
    fork = "7k/8/6p1/pP4Pp/P2q3P/8/5K2/R7 w - - 0 45"
    told = (fork, "Ke2", ("Kf3 Qxa1 b6 Qxa4 Kg2 Qb4", -600), ("Qxa1 b6 Qxa4 Kd3 Qb5+", -1200))
    fact = hanging(scene(*told), 5)
    assert fact is not None and fact["was_hanging"] is True
    assert fact["name"] == "left"


def test_what_the_line_loses_in_all_is_told_too() -> None:
    (loses,) = (fact for fact in facts(*HANGS_THE_QUEEN) if fact["kind"] == "loses")
    assert loses["what"] == "queen"
    assert loses["net"] == 11
    assert loses["ply"] == 0


def test_the_pawn_that_falls_is_the_one_that_is_not_taken_back() -> None:
    """Another pawn is traded at the end of the line; the one on h7 is lost, and at once."""
    first = facts(
        "r1bqk2r/pp2nppp/2n1p3/3pP3/1b1P4/2NB1N2/PP3PPP/R1BQK2R b KQkq - 6 8",
        "O-O",
        ("Bd7 O-O h6 Ne2 a6 a3 Ba5", 104),
        ("Bxh7+ Kh8 Bc2 f6 a3 Bxc3+ bxc3 Qe8 O-O fxe5 dxe5 Qh5", 301),
    )[0]
    assert (first["kind"], first["what"], first["square"], first["ply"]) == ("loses", "pawn", "h7", 0)


def test_a_guard_that_goes_away_leaves_more_than_a_pawn() -> None:
    found = facts(*LEAVES_B7)
    loses, hangs = found[0], found[-1]
    assert (loses["kind"], loses["what"], loses["square"]) == ("loses", "rook", "a8")
    assert loses["san"][loses["ply"]] == "Qxa8"
    assert (hangs["kind"], hangs["name"], hangs["square"]) == ("hangs", "unguarded", "b7")


def test_what_the_better_line_wins_is_missed() -> None:
    missed = facts(*MISSES_B7)[0]
    assert (missed["kind"], missed["what"], missed["square"]) == ("misses_win", "rook", "a8")
    assert missed["by"] == "b3b7"
    assert missed["base"] == "before"


def test_the_opponents_fault_before_stays_unpunished() -> None:
    found = facts(*MISSES_B7, fault=12)
    assert kinds(found)[0] == "misses_win"
    assert [fact["fault"] for fact in found if fact["kind"] == "misses_punishing"] == [12]


def test_a_piece_for_a_pawn() -> None:
    found = facts(*GIVES_A_KNIGHT)
    assert kinds(found)[:2] == ["hangs", "loses"]
    assert found[1]["what"] == "knight_for_pawn"


def test_no_fault_and_no_difference_claim_nothing() -> None:
    fen, move, before, _ = MISSES_B7
    assert material_facts(scene(fen, move, before, ("Qb6 g5 Na6 h4", 440))) == []
    found = facts(fen, move, ("Bc4 Qc8 Nc3 d5 Be2 Nh6", 160), ("Qb6 g5 Na6 h4", -100))
    assert not {"hangs", "loses", "misses_win", "gives_back"} & set(kinds(found))


def test_what_falls_after_the_better_move_too_is_not_left_hanging() -> None:
    fen = "4Rrk1/pp4pp/2p5/8/3PQ3/P3P1q1/1P6/4R1K1 w - - 4 30"
    better = ("Kh1 Qxe1+ Kh2 Qf2+ Kh3 h6 b4", -121)
    found = facts(fen, "Qg2", better, ("Qxe1+ Kh2 Rxe8 Qf3 Qd2+ Kg3 Kh8", -675))
    assert "hangs" not in kinds(found)
    assert found[0]["kind"] == "loses"
    assert found[0]["square"] == "e8", "the rook that alone falls after this move"


def test_half_of_a_trade_hangs_nothing() -> None:
    found = facts(
        "3r2k1/3r1ppp/8/p7/8/8/P2R1PPP/3R2K1 w - - 0 1",
        "Rxd7",
        ("Kf1 Kf8", 0),
        ("Rxd7 Rxd7", 300),
    )
    assert "hangs" not in kinds(found)


def test_who_does_not_take_back_is_told_so() -> None:
    fen = "rnb1kbnr/ppp1pppp/8/8/8/6q1/PPPP1PPP/RNBQKBNR w KQkq - 0 4"
    told = (fen, "Nf3", ("hxg3 Nc6 Nc3 Nf6", 900), ("Qg6 Nc3 Nc6 d4", 30))
    more: dict[str, Any] = {"taken": chess.G3, "lost": chess.KNIGHT}
    assert facts(*told, **more)[0] == {
        "kind": "no_recapture",
        "piece": "n",
        "square": "g3",
        "proven": False,
        "by": "h2g3",
        "base": "before",
        "line": ["h2g3"],
        "san": ["hxg3"],
    }
    assert said(*told, **more).startswith("Fails to recapture on g3: 4.hxg3.")
    assert "no_recapture" not in kinds(facts(*told))


def test_a_lead_that_is_lost_is_given_back() -> None:
    fen = "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1"
    found = facts(fen, "Nb5", ("Nxd5 Kd7", 400), ("Kd7 Nd6 Kxd6 Kd2", -100))
    assert kinds(found)[:1] == ["loses"]
    assert "gives_back" in kinds(found)
    assert "gives_back" not in kinds(
        facts(fen, "Nb5", ("Nxd5 Kd7", 400), ("Kd7 Nd6 Kxd6 Kd2", -100), taken=chess.B5, lost=chess.PAWN)
    )


LOST = "6k1/2q2ppp/8/8/6b1/8/5PPP/3R2K1 w - - 0 1"
LEAVES_A_ROOK = (LOST, "g3", ("Rb1 Qc2 Rf1 h6", -800), ("Bxd1 Kg2 h6 h3", -1100))


def test_a_piece_that_is_left_is_named_though_the_game_is_lost() -> None:
    (fact,) = facts(*LEAVES_A_ROOK)
    assert (fact["kind"], fact["piece"], fact["square"]) == ("hangs", "r", "d1")
    assert said(*LEAVES_A_ROOK).startswith("Leaves the rook on d1 to 1…Bxd1; it no longer matters much.")


def test_a_piece_that_is_passed_by_is_named_though_the_game_is_won() -> None:
    told = (LOST.replace(" w ", " b "), "h6", ("Bxd1 g3 h6 h3", -1100), ("Rb1 Qc2 Rf1 g6", -800))
    assert said(*told) == "1…Bxd1 would have won the rook; it no longer matters much."


def test_who_takes_as_much_himself_has_passed_nothing_by() -> None:
    """Both the knight and the bishop can be taken."""
    fen = "r3k2r/2p1Np1p/p2bBp2/1p1p4/5P2/2P3P1/PP1NP2P/R2QK2R b KQkq - 0 14"
    told = (fen, "Kxe7", ("fxe6 Nc6 Kd7 Na5", 786), ("Bxd5 Bxf4 Ne4 Rhd8", 929))
    seen: dict[str, Any] = {"classification": Classification.EXCELLENT}
    seen |= {"expected_before": 0.06, "expected_after": 0.04}
    assert "misses_win" not in kinds(facts(*told, **seen))
    assert said(*told, **seen).startswith("Takes the knight")


def test_the_best_move_is_not_blamed_for_what_it_leaves() -> None:
    assert "hangs" not in kinds(facts(LOST, "g3", ("g3 Bxd1 Kg2 h6", -1100), ("Bxd1 Kg2 h6 h3", -1100)))


def test_nothing_is_missed_that_the_move_itself_takes() -> None:
    fen = "5k1r/4R1p1/5p2/p4N2/2p1b1P1/P3B3/1P3P2/5K2 b - - 8 31"
    better = ("Rh1+ Ke2 Bxf5 Rc7 Bxg4+ Kd2 Rd1+ Kc2", 0)
    assert "misses_win" not in kinds(facts(fen, "Bxf5", better, ("gxf5 Rh1+ Kg2", 200)))
    assert "misses_win" in kinds(facts(fen, "Bd3+", better, ("Kg2 g6", 300)))
