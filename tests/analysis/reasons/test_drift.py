"""What faults without material give up."""

from __future__ import annotations

from server.analysis.reasons.drift import drift_facts
from tests.analysis.reasons.situations import facts, said, scene

EARLY = (
    "rnbqkbnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    "Qh5",
    ("d4 e5 Nf3 exd4 Nxd4 Nf6 Nc3 Be7 Bc4 O-O O-O Nc6", 52),
    ("Nf6 Qf3 g6 d4 Bg7 Bd3 c5 dxc5 dxc5 h3 Nc6", -59),
)


def names(*told: object, **more: object) -> list[str]:
    return [str(fact.get("name")) for fact in facts(*told, **more)]


def test_an_early_queen_is_driven_away() -> None:
    assert names(*EARLY)[0] == "chased"
    assert said(*EARLY).startswith("The queen is driven away at once: 2…Nf6. Better was 2.d4")


KNIGHTS = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 4"


def test_a_king_that_moves_gives_up_castling() -> None:
    fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    told = (fen, "Ke2", ("Nf3 Nc6 Bb5 a6", 40), ("Nf6 Nc3 Bc5 d3", -100))
    assert names(*told)[0] == "castling_lost"
    assert said(*told).startswith(
        "Gives up castling. Better was 2.Nf3, which develops the knight and attacks the pawn on e5."
    )
    assert said(*told, language="de").startswith("Gibt die Rochade auf.")


def test_castling_counts_where_the_better_move_keeps_it_and_a_queen_is_there_to_be_feared() -> None:
    moved = KNIGHTS.replace("5N2/PPPP1PPP/RNBQKB1R w KQkq", "2N2N2/PPPP1PPP/R1BQKBR1 w Qkq")
    answer = ("Bc5 d3 d6", -90)
    assert "castling_lost" in names(moved, "Ke2", ("d3 Bb4 Be3", 40), answer)
    assert "castling_lost" not in names(moved, "Ke2", ("Rb1 Bb4 d3", 40), answer), "that gives it up too"
    assert "castling_lost" not in names(KNIGHTS, "Rg1", ("d3 Bb4+ c3", 40), answer), "one side is left"
    without = moved.replace("r1bqkb1r", "r1b1kb1r").replace("R1BQ", "R1B1")
    assert "castling_lost" not in names(without, "Ke2", ("d3 Bb4 Be3", 40), answer)
    castles = KNIGHTS.replace("RNBQKB1R", "RNBQK2R")
    assert "castling_lost" not in names(castles, "O-O", ("d3 Bb4+ c3", 40), answer)


def test_where_the_answer_wins_a_pawn_nothing_slow_is_the_reason() -> None:
    """4.Ke2 Nxe4: that the king gives up castling is not the point."""
    better = ("d3 Bb4+ c3", 40)
    assert "castling_lost" not in names(KNIGHTS, "Ke2", better, ("Nxe4 d3 Nf6", -90))
    assert "castling_lost" in names(KNIGHTS, "Ke2", better, ("Bc5 d3 d6", -90))


def test_a_great_loss_has_no_slow_reason() -> None:
    assert "castling_lost" not in names(KNIGHTS, "Ke2", ("d3 Bb4+ c3", 140), ("Bc5 d3 d6", -90))


def test_in_the_opening_a_piece_goes_home() -> None:
    better, answer = ("Bb5 Be7 O-O", 40), ("Bc5 Nc3 O-O", -80)
    told = (KNIGHTS, "Ng1", better, answer)
    assert "home" in names(*told)
    assert said(*told).startswith("The knight goes back to where it began.")
    assert said(*told, language="de").startswith("Der Springer geht auf sein Ausgangsfeld zurück.")
    assert "home" in names(KNIGHTS.replace(" 0 4", " 0 15"), "Ng1", better, answer)
    assert "home" not in names(KNIGHTS.replace(" 0 4", " 0 16"), "Ng1", better, answer), "the middlegame"


def test_only_knights_and_bishops_go_home_and_not_by_taking() -> None:
    queen = KNIGHTS.replace("PPPP1PPP/RNBQKB1R", "PPPPQPPP/RNB1KB1R")
    assert "home" not in names(queen, "Qd1", ("d3 Be7 Nc3", 40), ("Bc5 d3 d6", -80))
    taken = KNIGHTS.replace("RNBQKB1R", "RNBQKBrR")
    found = drift_facts(scene(taken, "Nxg1", ("d3 Rxh1 Nc3", 40), ("Nxe4 d3 Nf6", -80)))
    assert "home" not in [fact.get("name") for fact in found]


def test_a_trade_in_the_opening_that_brings_an_enemy_piece_out_helps_it_to_develop() -> None:
    fen = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    better, answer = ("Nc3 Nf6 d3", 40), ("Qxd5 Nc3 Qa5", -60)
    assert "develops_them" in names(fen, "exd5", better, answer)
    assert said(fen, "exd5", better, answer).startswith("The trade helps Black to develop: 2…Qxd5.")
    assert "develops_them" not in names(fen.replace(" 0 2", " 0 16"), "exd5", better, answer)
    assert "develops_them" not in names(fen, "d3", better, ("dxe4 dxe4 Qxd1+", -60)), "nothing is taken"
    out = fen.replace("rnbqkbnr/ppp1pppp/8", "rnb1kbnr/ppp1pppp/3q4")
    assert "develops_them" not in names(out, "exd5", better, ("Qxd5 Nc3 Qa5", -60)), "it was out already"


BEHIND = "3rk1n1/5ppp/8/8/8/8/5PPP/3RK3 w - - 0 30"
"""White is a knight down."""
KEEPS = ("Rb1 Nf6 Rb7", -250)


def test_who_is_behind_and_trades_helps_the_other_side() -> None:
    told = (BEHIND, "Rxd8+", KEEPS, ("Kxd8 Kd2 Nf6", -420))
    assert names(*told) == ["trade_helps"]
    assert said(*told).startswith("A trade helps Black, who has more material:")
    assert said(*told, language="de").startswith("Der Abtausch hilft Schwarz, der mehr Material hat:")


def test_so_does_who_lets_the_other_side_trade() -> None:
    told = (BEHIND, "h3", KEEPS, ("Rxd1+ Kxd1 Nf6", -420))
    assert said(*told) == "A trade helps Black, who has more material: 30…Rxd1+. Better was 30.Rb1."


def test_a_trade_helps_nobody_where_material_is_equal_or_the_better_line_trades_too() -> None:
    equal = BEHIND.replace("3rk1n1", "3rk3")
    assert names(equal, "Rxd8+", ("Rb1 h6 Rb7", 0), ("Kxd8 Kd2 h6", -120)) == []
    assert names(BEHIND, "Rxd8+", ("h3 Rxd1+ Kxd1", -250), ("Kxd8 Kd2 Nf6", -420)) == []


def test_a_threat_of_mate_is_let_in() -> None:
    fen = "r5k1/5ppp/8/8/8/6P1/q4P1P/3Q1RK1 b - - 0 1"
    found = facts(fen, "Qb2", ("h6 Qd8+", 0), ("Qd8+ Rxd8", 200))
    assert "lets_threaten" not in [fact.get("name") for fact in found]


def test_an_attack_is_let_in() -> None:
    quiet = "4k3/8/8/4p3/8/5N2/PP6/4K3 w - - 0 1"
    assert "lets_attack" in names(quiet, "a3", ("Nd2 Kd7 Kd1", 0), ("e4 Nd4 Kd7 Nb3", -100))


def test_who_takes_back_does_what_the_move_asked_for() -> None:
    trade = "4r1k1/4r1pp/8/8/8/4b3/3B2PP/4R2K w - - 0 1"
    answer = ("Rxe3 Rxe3 Rxe3 Kg1", -300)
    assert "lets_attack" not in names(trade, "Bxe3", ("Bb4 Re6 Bd2 Kf8", 0), answer)


def test_who_takes_with_the_wrong_piece_is_told_so() -> None:
    fen = "rnbqk2r/1p2Bpp1/p2pp2p/3nP3/3N1P2/2N5/PPP3PP/R2QKB1R b KQkq - 0 10"
    told = (fen, "Qxe7", ("Nxe7 Nf3 d5 Qd2 Qb6", 36), ("Nf5 exf5 Nxd5 Qd8 exd6 Qxd6", 200))
    assert said(*told) == "Takes with the wrong piece. Better was 10…Nxe7."


def test_a_threat_that_comes_after_the_better_move_too_is_not_let_in() -> None:
    fen = "r2q1rk1/2p1nppp/2b1p3/2bpP3/3P1PP1/P1NQBN2/7P/R3K2R b KQ - 1 18"
    answer = ("Ng5 Ng6 h4 h6 h5", 44)
    assert "lets_threaten" not in names(fen, "Bb6", ("g6 Ng5 Bb6 Ne2", -49), answer)
    assert "lets_threaten" in names(fen, "Bb6", ("g6 O-O Bb6 Ne2", -49), answer)
