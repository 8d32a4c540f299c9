"""What faults do wrong in the opening."""

from __future__ import annotations

from server.analysis.reasons.positional.early import early_facts
from tests.analysis.reasons.situations import said, scene

ITALIAN = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"


def names(*told: object) -> list[str]:
    return [fact["name"] for fact in early_facts(scene(*told))]  # type: ignore[arg-type]


def test_a_pawn_shuts_in_its_bishop() -> None:
    fen = "rn1q1rk1/pp3ppp/3b1n2/2pp1b2/3P4/1P2PN2/PBP1NPPP/R2QK2R w KQ - 2 10"
    told = (fen, "c3", ("Qd2 Nc6 dxc5 Bxc5 O-O", 60), ("c4 bxc4 dxc4 a4 g6 O-O", -90))
    assert names(*told)[0] == "shuts_in"
    assert said(*told).startswith("Shuts in the bishop on b2.")
    assert said(*told, language="de").startswith("Sperrt den eigenen Läufer auf b2 ein.")
    assert "shuts_in" not in names(fen, "h3", told[2], ("c4 bxc4 dxc4 a4", -60))


def test_a_knight_before_a_bishop_on_the_long_diagonal_shuts_nothing_in() -> None:
    fen = "r1bqk1nr/pppp1pbp/2n3p1/6N1/3Pp3/N1P3P1/PP2PP1P/R1BQKB1R b KQkq - 1 6"
    answer = ("d5 Ne7 Bg2 Nexd5 Nxe4 d6", 10)
    assert "shuts_in" not in names(fen, "Nf6", ("d5 Nh3 Nce7 f3 c6", -80), answer)


def test_a_bishop_stands_in_the_way_of_the_pawn_before_the_other_one() -> None:
    fen = "rnbqk1nr/ppp2ppp/3b4/3P4/5p2/5N2/PPPP2PP/RNBQKB1R w KQkq - 1 5"
    told = (fen, "Bd3", ("d4 Nf6 Bb5+ c6 Qe2+ Kf8", 20), ("Nf6 Qe2+ Be7 Bc4 c6 d4", -110))
    assert names(*told)[0] == "blocks"
    assert said(*told).startswith("Stands in the way of the pawn on d2.")
    assert "blocks" not in names(fen, "Bc4", told[2], ("Nf6 d4 O-O", -80))


def test_a_pawn_takes_the_square_of_the_knight() -> None:
    fen = "rnbqk2r/ppppbppp/5n2/4Q3/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 1 4"
    told = (fen, "f3", ("Qf4 O-O d3 Nc6 Be2", 60), ("O-O Qd4 c5 Qf2 d5", -90))
    assert names(*told)[0] == "takes_square"
    assert said(*told).startswith("Takes the square f3 from the knight.")
    assert "takes_square" not in names(fen, "d3", told[2], ("O-O Qf4 d5", -90))


LETS = "r1bqk2r/4bppp/p1pppn2/2p5/4P3/1PN2N2/P1PP1PPP/R1BQ1RK1 w kq - 1 9"


def test_the_answer_takes_the_centre_where_the_better_move_forbids_it() -> None:
    told = (LETS, "Bb2", ("e5 Nd5 exd6 Qxd6 Na4 O-O", 90), ("e5 h3 O-O d3 g6 Nd2", -40))
    assert names(*told)[0] == "lets_centre"
    assert said(*told).startswith("Lets Black take the centre with 9…e5.")
    allowed = (LETS, "Bb2", ("h3 e5 d3 O-O", 70), ("e5 h3 O-O d3 g6 Nd2", -10))
    assert "lets_centre" not in names(*allowed)


def test_the_queen_comes_out_before_the_other_pieces() -> None:
    fen = "rnbqkbnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    told = (fen, "Qf3", ("Nf3 Nf6 Nc3 g6", 52), ("Nf6 Nc3 g6 d4", -59))
    assert names(*told)[0] == "early_queen"
    assert "early_queen" not in names(fen, "Qf3", ("d4 Nf6 Nc3", 52), told[3]), "no piece comes out"


def test_a_piece_moves_again_while_others_wait() -> None:
    told = (ITALIAN, "Nd4", ("Nf6 d3 Bc5", 20), ("Nxe5 Qg5 Nxf7 Qxg2", 130))
    assert names(*told)[0] == "again"
    assert said(*told).count("again") <= 1


def test_a_knight_goes_to_the_edge() -> None:
    told = (ITALIAN, "Nh6", ("Nf6 d3 Bc5", 20), ("O-O Bc5 c3 d6", 110))
    assert "rim" in names(*told)
    assert "rim" not in names(ITALIAN, "Nf6", ("Bc5 c3 Nf6", 20), ("d3 Bc5 c3", 110))


def test_development_is_neglected_where_the_better_move_develops() -> None:
    told = (ITALIAN, "h6", ("Nf6 d3 Bc5", 0), ("O-O Nf6 d4 exd4", 150))
    assert names(*told) == ["undeveloped"]
    assert said(*told).startswith("Neglects the development. Better was 3…Nf6")
    assert names(ITALIAN, "h6", ("d6 d3 Nf6", 20), told[3]) == []


def test_nothing_is_early_after_the_opening() -> None:
    late = ITALIAN.replace("3 3", "3 23")
    assert names(late, "h6", ("Nf6 d3 Bc5", 0), ("O-O Nf6 d4 exd4", 150)) == []
