"""What a fault gives up at the end of its line."""

from __future__ import annotations

from server.analysis.reasons.positional.given import given_facts
from tests.analysis.reasons.situations import said, scene

SHELTER = (
    "r2q1rk1/1pp2ppn/p2pbb1p/8/4PPP1/2NBB2P/PPPQ4/2KR3R w - - 0 15",
    "Qe2",
    ("g5 hxg5 f5 Bd7 h4 g4 Rhg1 Kh8 Rxg4 Bc6 Rdg1 Rg8", 210),
    ("Bxc3 bxc3 c5 g5 Qa5 f5 c4 gxh6 Qxc3 Qg4 g5 Rhg1", 110),
)
STUCK = (
    "rn2kb1r/pp3ppp/4pqb1/3pN3/3P2P1/2N4P/PPP2P2/R2QKB1R b KQkq - 2 10",
    "Bb4",
    ("Bd6 Qe2 O-O h4 Bxe5 dxe5 Qf4 h5 d4 hxg6 dxc3 gxh7+", -60),
    ("Bb5+ Kd8 Qd2 a6 Ba4 b5 Bb3 a5 a3 Bxc3 Qxc3 Nd7", 60),
)


def names(*told: object) -> list[str]:
    return [fact["name"] for fact in given_facts(scene(*told))]  # type: ignore[arg-type]


def test_a_king_loses_its_cover_by_a_move_of_the_line() -> None:
    (fact,) = [each for each in given_facts(scene(*SHELTER)) if each["name"] == "bared"]
    assert (fact["base"], fact["san"], fact["ply"]) == ("after", ["Bxc3", "bxc3"], 1)
    assert said(*SHELTER).startswith("After 16.bxc3 the king’s position is weakened.")
    assert said(*SHELTER, language="de").startswith("Nach 16.bxc3 ist die eigene Königsstellung geschwächt.")


def test_a_king_that_must_move_can_no_longer_castle() -> None:
    assert "uncastled" in names(*STUCK)
    assert said(*STUCK, proven=False).startswith("After 11…Kd8 the king can no longer castle.")


def test_a_king_that_has_castled_cannot_lose_its_castling() -> None:
    fen, move, _, after = STUCK
    before = ("Bd6 Qe2 Nc6 h4 Bxe5 dxe5", -60)
    assert "uncastled" not in names(fen.replace("b KQkq", "b KQ"), move, before, after)


def test_a_weak_square_needs_a_piece_to_use_it() -> None:
    fen = "8/p1p3pp/2p5/4k3/4p1P1/1P4P1/P1P2P2/6K1 b - - 0 26"
    told = (fen, "g5", ("Kf6 Kg2 c5 f4 exf3+ Kxf3", -60), ("Kf1 c5 c3 Kd6 Ke2 Kd5", 30))
    assert "hole" not in names(*told)


def test_what_the_better_line_gives_up_too_is_no_fact() -> None:
    fen, move, _, after = SHELTER
    same = ("Kb1 Bxc3 bxc3 c5 g5 Qa5 f5 c4", 210)
    assert "bared" not in names(fen, move, same, after)


def test_a_small_thing_explains_no_great_loss() -> None:
    fen, move, _, (line, _) = SHELTER
    assert names(fen, move, SHELTER[2], (line, -900)) == []


def test_where_material_differs_it_tells_more() -> None:
    fen, move, before, _ = STUCK
    assert names(fen, move, before, ("Bb5+ Kd8 Nxg6 hxg6 Qf3 Qxd4 Qxf7", 300)) == []
