"""What faults without material give up."""

from __future__ import annotations

from tests.analysis.reasons.situations import facts, said

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
    assert said(*EARLY) == (
        "The queen is driven away at once: 2…Nf6. Better was 2.d4, which takes space in the centre."
    )


def test_a_king_that_moves_gives_up_castling() -> None:
    fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    told = (fen, "Ke2", ("Nf3 Nc6 Bb5 a6", 40), ("Nf6 Nc3 Bc5 d3", -100))
    assert names(*told)[0] == "castling_lost"
    assert said(*told).startswith("Gives up castling. Better was 2.Nf3, which develops the knight.")


def test_a_king_stays_in_the_middle_where_the_better_line_castles() -> None:
    fen = "rnbqk2r/ppppbppp/5n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
    assert "stays" in names(fen, "a3", ("O-O O-O d3 d6", 40), ("O-O d3", -70))


def test_where_the_answer_wins_a_pawn_nothing_slow_is_the_reason() -> None:
    """7.Bg5 Bxf2+: that the king did not castle is not the point."""
    fen = "r1bqk2r/1ppp1ppp/p1n5/2b1p3/4P1n1/2NP1N2/PPP1BPPP/R1BQK2R w KQkq - 1 7"
    better = ("O-O O-O h3 Nf6 Nxe5 Nxe5 d4 Bd6 dxe5 Bxe5", 40)
    loses = ("Bxf2+ Kf1 f6 Bh4 Bxh4 Nxh4 O-O h3", -100)
    assert "stays" not in names(fen, "Bg5", better, loses)
    assert "stays" in names(fen, "Bg5", better, ("f6 Bh4 d6 Qd2 g5 Bg3", -100))


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


def test_a_great_loss_has_no_slow_reason() -> None:
    fen = "rnbqk2r/ppppbppp/5n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
    assert "stays" not in names(fen, "a3", ("O-O O-O d3 d6", 120), ("O-O d3", -70))


def test_who_takes_with_the_wrong_piece_is_shown_what_follows() -> None:
    fen = "rnbqk2r/1p2Bpp1/p2pp2p/3nP3/3N1P2/2N5/PPP3PP/R2QKB1R b KQkq - 0 10"
    told = (fen, "Qxe7", ("Nxe7 Nf3 d5 Qd2 Qb6", 36), ("Nf5 exf5 Nxd5 Qd8 exd6 Qxd6", 200))
    assert said(*told) == (
        "Takes with the wrong piece; better was 10…Nxe7. "
        "After 11.Nf5 exf5 12.Nxd5 Qd8 13.exd6 Black’s chances fall from 47% to 33%."
    )


def test_a_threat_that_comes_after_the_better_move_too_is_not_let_in() -> None:
    fen = "r2q1rk1/2p1nppp/2b1p3/2bpP3/3P1PP1/P1NQBN2/7P/R3K2R b KQ - 1 18"
    answer = ("Ng5 Ng6 h4 h6 h5", 44)
    assert "lets_threaten" not in names(fen, "Bb6", ("g6 Ng5 Bb6 Ne2", -49), answer)
    assert "lets_threaten" in names(fen, "Bb6", ("g6 O-O Bb6 Ne2", -49), answer)
