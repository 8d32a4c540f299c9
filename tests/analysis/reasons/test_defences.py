"""Good defences against a claim: where each is counted, and what of the claim is left to be told."""

from __future__ import annotations

import chess
import pytest

from server.analysis.evaluation import Line, Score
from server.analysis.events.values import Fact, Proof, Proofs
from server.analysis.reasons.defences import MATED, Defence, defences, weakest
from server.analysis.reasons.explain import Context, Scene, facts_of
from server.analysis.reasons.losses import material_facts
from tests.analysis.reasons.situations import after, uci

ELEPHANT_TRAP = "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 cxd5 exd5"
NOAHS_ARK = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 d4 b5 Bb3 Nxd4 Nxd4 exd4"
DOUBLE_ATTACK = "e4 e5 Nf3 d6 Bc4 Bg4 c3 Nf6"
"""5.Qb3 hits b7 and f7."""
TAKES = "Bxf3 Bxf7+ Kd7 gxf3"
"""A pawn falls on f7 ..."""
LEAVES_B7 = "Qd7 Qxb7 Qc6 Bb5"
"""... or on b7 ..."""
LEAVES_A8 = "Qd7 Qxb7 Be7 Qxa8 O-O"
"""... or the rook with it."""
ARK = "Qd5 Be6 Qc6+ Bd7 Qd5 c4 Ba4 bxa4 Qxc4 Be6 Qd3 Nf6"


def proof(board: chess.Board, claim: str, *tries: str, expected: float = 0.5) -> Proof:
    """The defences `tries` (SAN) after the moves of `claim`."""
    then = board.copy()
    for san in claim.split():
        then.push_san(san)
    moves = uci(board, claim)
    return {"move": moves[-1], "lines": [uci(then, each) for each in tries], "expected": expected}


def found(opening: str, claim: str, *tries: str) -> list[Defence]:
    """What is left to who makes the last move of `claim`."""
    board = after(opening)
    taker = board.turn if len(claim.split()) % 2 else not board.turn
    return defences(board, uci(board, claim), proof(board, claim, *tries), taker)


def nets(*told: str) -> list[int]:
    return [defence.net for defence in found(*told)]


def test_a_line_that_stops_in_an_exchange_is_played_out() -> None:
    """The elephant trap, cut off where each has taken a piece of the other's and a queen is still to fall."""
    (defence,) = found(ELEPHANT_TRAP, "Nxd5 Nxd5", "Bxd8 Bb4+ Qd2")
    assert defence.line.san()[-3:] == ["Bxd2+", "Kxd2", "Kxd8"]
    assert (defence.end, defence.net) == (8, 2)


def test_a_pawn_that_is_won_back_after_a_quiet_place_is_not_won() -> None:
    opening, claim = "e4 e5 Nf3 Nf6", "Nxe5"
    assert nets(opening, claim, "d6") == [1]
    (defence,) = found(opening, claim, "d6 Nf3 Nxe4")
    assert (defence.end, defence.net) == (4, 0)


def test_what_is_given_away_at_the_end_after_quiet_moves_is_not_won() -> None:
    """Black takes pawns with a knight that is taken: the claim's first move has not won that."""
    (defence,) = found("e4 e5 Nf3 Nc6", "Bb5", "a6 Ba4 Nf6 O-O Nxe4 Re1 Nxf2 Kxf2")
    assert (defence.end, defence.net) == (4, 0)
    assert defence.line.gain(chess.WHITE, len(defence.line)) == 1


def test_a_quiet_place_where_a_piece_may_be_taken_says_less_than_the_end() -> None:
    """The bishop on h3 stands to be taken for two moves."""
    (defence,) = found("e4 d5", "Nc3", "Bh3 a3 Kd7 Nxh3")
    assert (defence.line.san(defence.end)[-1], defence.net) == ("Nxh3", 3)


def test_a_defence_that_mates_is_worth_more_than_all_that_is_taken() -> None:
    """Blackburne's trap: the knight on f7 forks queen and rook, and White is mated."""
    tried = "Qxg2 Rf1 Qxe4+ Be2 Nf3#"
    (defence,) = found("e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5", "Nxf7", tried)
    assert defence.line.end.is_checkmate()
    assert (defence.end, defence.net) == (6, -MATED)


def test_a_move_that_the_rules_forbid_ends_a_defence() -> None:
    board = after("e4 e5 Nf3 Nf6")
    told: Proof = {"move": "f3e5", "lines": [["d7d6", "e5e4", "f6e4"]], "expected": 0.5}
    (defence,) = defences(board, ["f3e5"], told, chess.WHITE)
    assert defence.line.san() == ["Nxe5", "d6"]


def test_the_weakest_defence_is_the_one_that_gives_up_least() -> None:
    assert nets(DOUBLE_ATTACK, "Qb3", LEAVES_A8, TAKES) == [6, 1]
    assert weakest(found(DOUBLE_ATTACK, "Qb3", LEAVES_A8, TAKES)).net == 1


def test_of_two_looks_at_a_defence_that_counts_in_which_the_taker_plays_better() -> None:
    trades = "Qd7 Qxb7 Qc6 Qxc6+ Nxc6"
    assert nets(DOUBLE_ATTACK, "Qb3", trades) == [1]
    assert nets(DOUBLE_ATTACK, "Qb3", trades, LEAVES_A8, TAKES) == [6, 1]
    assert nets(DOUBLE_ATTACK, "Qb3", LEAVES_A8, "Qd7 h3 Bh5 O-O Qc6 Bb5") == [0], "one denies it"


def deeper(deep: str, *tries: str) -> list[int]:
    """What is left of 5.Qb3, where a line of a search that saw further begins with `deep`."""
    board = after(DOUBLE_ATTACK)
    told = proof(board, "Qb3", *tries)
    return [each.net for each in defences(board, ["d1b3"], told, board.turn, uci_of_line(deep))]


def test_a_deeper_line_counts_where_it_gives_up_less() -> None:
    assert deeper("Qd7 Qxb7 Qc6 Qxc6+ Nxc6", LEAVES_A8, TAKES) == [1, 1]
    assert deeper("Qd7 Qxb7 Qc6 Qxc6+ Nxc6", TAKES) == [1], "it is no good defence"


def test_a_deeper_line_counts_where_a_look_let_get_away_what_falls_in_every_other_defence() -> None:
    nothing, rook = "Qd7 h3 Bh5 O-O Qc6 Bb5", "Be7 Qxb7 O-O Qxa8"
    assert deeper(LEAVES_A8, nothing, rook) == [6, 6]
    assert deeper(LEAVES_A8, nothing, TAKES) == [0, 1], "elsewhere no more than a pawn falls"
    assert deeper(LEAVES_A8, nothing) == [0], "nor where it is the only defence"


def missed(*tries: str, expected: float = 0.6) -> list[Fact]:
    """5.h3, which misses 5.Qb3, held against these defences."""
    board = after(DOUBLE_ATTACK)
    proofs: Proofs = {"before": proof(board, "Qb3", *tries, expected=expected)}
    before = [Line(1, 12, Score(cp=130), ("d1b3", *uci_of_line(tries[0])))]
    answer = [Line(1, 12, Score(cp=0), ("f8e7",))]
    return material_facts(Scene(board, board.parse_san("h3"), before, answer, Context(), proofs))


def uci_of_line(tried: str) -> list[str]:
    return proof(after(DOUBLE_ATTACK), "Qb3", tried)["lines"][0]


def test_what_falls_in_every_good_defence_is_named_with_its_square() -> None:
    (fact,) = missed(LEAVES_A8, expected=0.8)
    assert (fact["kind"], fact["what"], fact["net"], fact["proven"]) == ("misses_win", "rook", 6, True)
    assert (fact["piece"], fact["square"]) == ("r", "a8")


def test_defences_that_have_only_a_pawn_in_common_give_up_a_pawn() -> None:
    (fact,) = missed(LEAVES_A8, TAKES)
    assert (fact["kind"], fact["what"], fact["net"]) == ("misses_win", "pawn", 1)
    assert "square" not in fact, "the one gives up a8, the other f7"
    assert fact["san"][:3] == ["Qb3", "Bxf3", "Bxf7+"], "the defence that gives up least is shown"


def test_pawns_on_different_squares_are_a_pawn_without_a_square() -> None:
    (fact,) = missed(TAKES, LEAVES_B7)
    assert (fact["what"], "square" in fact) == ("pawn", False)
    (fact,) = missed(TAKES)
    assert (fact["what"], fact["square"]) == ("pawn", "f7")


def test_a_defence_that_gives_up_nothing_leaves_no_claim() -> None:
    assert missed(LEAVES_A8, expected=0.8) != []
    assert missed(LEAVES_A8, "Nc6 Qxb7 Nd4 Qb3 Nxb3", expected=0.8) == []


def test_of_several_pawns_one_less_is_told() -> None:
    (fact,) = missed(f"{TAKES} Nc6 Qxb7 Rb8 Qa6 Be7 O-O", expected=0.7)
    assert (fact["what"], fact["net"]) == ("pawn", 2)


def test_a_score_far_from_the_material_says_that_it_is_made_up_for() -> None:
    """A rook more, and the best defence leaves White no better than level."""
    assert missed(LEAVES_A8, expected=0.8) != []
    assert missed(LEAVES_A8, expected=0.5) == []


def lost(expected: float) -> list[Fact]:
    """8.Qxd4 in Noah's ark trap, held against its best defence."""
    board = after(NOAHS_ARK)
    proofs: Proofs = {"after": proof(board, "Qxd4 c5", ARK, expected=expected)}
    before = [Line(1, 12, Score(cp=0), tuple(uci(board, "Bd5 Rb8")))]
    then = board.copy()
    move = then.push_san("Qxd4")
    answer = [Line(1, 12, Score(cp=-150), tuple(uci(then, f"c5 {ARK}")))]
    return material_facts(Scene(board, move, before, answer, Context(), proofs))


def test_a_piece_is_named_where_it_stands_now() -> None:
    """The bishop falls on a4, but stands on b3."""
    fact = next(fact for fact in lost(0.4) if fact["kind"] == "loses")
    assert (fact["piece"], fact["square"]) == ("b", "b3")
    assert fact["san"][fact["ply"]] == "bxa4"
    assert (fact["what"], fact["net"], fact["proven"]) == ("bishop_for_two_pawns", 1, True)


def test_material_that_an_attack_makes_up_for_is_not_lost() -> None:
    assert lost(0.4) != []
    assert lost(0.9) == []


def test_a_claim_that_nobody_tried_is_told_as_its_line_has_it() -> None:
    board = after(DOUBLE_ATTACK)
    before = [Line(1, 12, Score(cp=130), ("d1b3", *uci_of_line(LEAVES_A8)))]
    answer = [Line(1, 12, Score(cp=0), ("f8e7",))]
    scene = Scene(board, board.parse_san("h3"), before, answer, Context())
    (fact,) = material_facts(scene)
    assert (fact["what"], fact["proven"]) == ("rook", False)
    assert fact in facts_of(scene)


@pytest.mark.parametrize("move", ["c4f7", "d1c2"])
def test_a_proof_of_another_move_counts_for_nothing(move: str) -> None:
    board = after(DOUBLE_ATTACK)
    other: Proofs = {"before": {"move": move, "lines": [["e8e7"]], "expected": 0.5}}
    before = [Line(1, 12, Score(cp=130), ("d1b3", *uci_of_line(LEAVES_A8)))]
    scene = Scene(board, board.parse_san("h3"), before, [], Context(), other)
    assert scene.defences["before"] == []
    assert scene.tried_points("before") is None
