"""What was threatened before a fault: overlooked, met, or no threat at all."""

from __future__ import annotations

from typing import Any

import chess

from server.analysis.classes import Classification
from server.analysis.evaluation import Line, Score
from server.analysis.events.values import Fact, Proofs
from server.analysis.reasons.exchange import turned
from server.analysis.reasons.explain import Context, Scene, facts_of
from server.analysis.reasons.threats import candidate, may_be_asked, threat_facts
from server.analysis.reasons.words import say
from server.i18n import texts
from tests.analysis.reasons.situations import after, uci

SCHOLAR = "e4 e5 Bc4 Nc6 Qh5"
"""Mate on f7 threatens."""
FRIED_LIVER = "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5"
"""The knight threatens to take on f7 and to hit queen and rook."""
FORK = "Nxf7 Qe7 Nxh8 d5 exd5"
D5 = "d5 exd5 Na5 Bb5+ c6"


def scene(
    opening: str,
    move: str,
    better: str,
    answer: str,
    passed: str | None,
    *,
    tries: tuple[str, ...] = (),
    expected: float = 0.1,
    scores: tuple[int, int] = (0, 400),
    **context: Any,
) -> Scene:
    """Black's `move` (SAN); the better line and the answer; what White plays after a pass, and `tries`:
    Black's defences against its first move, the best of which leaves Black `expected`."""
    board = after(opening)
    then = board.copy()
    played = then.push_san(move)
    before = [Line(1, 12, Score(cp=scores[0]), tuple(uci(board, better)))]
    lines = [Line(1, 12, Score(cp=scores[1]), tuple(uci(then, answer)))]
    proofs: Proofs = {}
    start = turned(board)
    if passed is not None and start is not None:
        proofs["passed"] = uci(start, passed)
        first = start.parse_san(passed.split()[0])
        start.push(first)
        if tries:
            found = [uci(start, each) for each in tries]
            proofs["threat"] = {"move": first.uci(), "lines": found, "expected": expected}
    return Scene(board, played, before, lines, Context(**context), proofs)


def fork(
    move: str = "a6",
    better: str = D5,
    answer: str = "Nxf7 Qe7 Nxh8",
    tries: tuple[str, ...] = ("Qe7 Nxh8 d6 O-O",),
    **more: Any,
) -> Scene:
    return scene(FRIED_LIVER, move, better, answer, FORK, tries=tries, **more)


def threats(seen: Scene) -> dict[str, Fact]:
    return {fact["name"]: fact for fact in threat_facts(seen)}


def test_a_threat_that_the_answer_carries_out_was_overlooked() -> None:
    fact = threats(fork())["overlooked"]
    assert (fact["kind"], fact["by"], fact["san"]) == ("threat", "g5f7", ["Nxf7"])
    assert (fact["what"], fact["net"], fact["proven"]) == ("rook", 6, True)
    assert (fact["piece"], fact["square"]) == ("r", "h8")


def test_it_wins_what_all_good_defences_have_in_common() -> None:
    """4…d5 leaves the queen for two pieces, 4…Qe7 the rook."""
    fact = threats(fork(tries=("Qe7 Nxh8 d6 O-O", "d5 Nxd8 dxc4 Nxc6 bxc6 O-O")))["overlooked"]
    assert (fact["what"], fact["net"], fact["proven"]) == ("material", 6, True)
    assert "square" not in fact, "another piece falls by each"


def test_the_better_move_that_meets_it_is_told_so() -> None:
    found = threats(fork(move="Bc5", answer="Bxf7+ Ke7 Bb3"))
    assert list(found) == ["met"], "the answer is another move than what threatened"
    assert found["met"]["by"] == "g5f7"


def test_a_threat_that_the_better_move_leaves_is_neither_met_nor_overlooked() -> None:
    """4...Bc5, the counter-attack, lets the knight take."""
    assert list(threats(fork(better="Bc5 Nxf7 Bxf2+"))) == []


def test_a_better_move_that_takes_or_checks_is_no_answer_to_a_threat() -> None:
    assert list(threats(fork(better="Nxe4 Nxe4 d5"))) == ["overlooked"]


def test_without_an_answer_or_a_better_move_that_says_so_nothing_threatened() -> None:
    seen = fork(better="Nxe4 Nxe4 d5", answer="Bxf7+ Ke7 Bb3")
    assert candidate(seen) is None
    assert threats(seen) == {}


def test_a_threat_is_told_only_once_it_is_proven() -> None:
    seen = fork(tries=())
    assert candidate(seen) == chess.Move.from_uci("g5f7")
    assert threats(seen) == {}


def test_what_a_defence_leaves_without_gain_is_no_threat() -> None:
    """After 2...a6 3.Nxe5 the pawn is won back."""
    opening, met = "e4 e5 Nf3", "Nc6 Bb5 a6"
    passed, back = "Nxe5 Qe7 d4 d6", "Qe7 Nf3 Qxe4+ Be2"
    told = scene(opening, "a6", met, "Nxe5 Qe7", passed, tries=("d6 Nf3 h6 d4", back))
    assert candidate(told) is not None
    assert threats(told) == {}
    told = scene(opening, "a6", met, "Nxe5 Qe7", passed, tries=("Nc6 Nxc6 bxc6 d4",))
    assert threats(told)["overlooked"]["what"] == "pawn"


def test_a_pass_that_costs_nothing_shows_no_threat() -> None:
    assert threats(fork(expected=0.45)) == {}
    assert threats(fork(expected=0.4)) != {}


def test_a_line_after_a_pass_that_wins_nothing_is_no_threat() -> None:
    quiet = scene(FRIED_LIVER, "a6", D5, "d3 d5", "d3 d5 exd5", tries=("d5 exd5 Nxd5",))
    assert candidate(quiet) is None
    traded = scene(FRIED_LIVER, "a6", D5, "Nxf7 Qe7", "Bxf7+ Ke7 Bb3 h6 Nf3 Nxe4")
    assert candidate(traded) is None


def test_a_mate_that_threatens_needs_no_proof() -> None:
    seen = scene(SCHOLAR, "Nf6", "g6 Qf3 Nf6", "Qxf7#", "Qxf7#")
    found = threats(seen)
    assert list(found) == ["overlooked", "met"]
    assert found["overlooked"] == {
        "kind": "threat",
        "by": "h5f7",
        "san": ["Qxf7#"],
        "in": 1,
        "name": "overlooked",
    }


def test_a_guard_on_the_square_of_the_mate_meets_it() -> None:
    assert "met" in threats(scene(SCHOLAR, "Nf6", "Qe7 Nf3 Nf6", "Qxf7#", "Qxf7#"))
    assert "met" not in threats(scene(SCHOLAR, "Nf6", "a6 Qxf7#", "Qxf7#", "Qxf7#"))


def test_a_threat_that_the_fault_meets_as_well_is_no_reason_for_the_better_move() -> None:
    told = scene(SCHOLAR, "Qf6", "Qe7 Nf3 Nf6", "Nf3 d6 d3", "Qxf7#")
    assert "met" not in threats(told)


def test_a_mate_threatens_where_it_is_near() -> None:
    told = scene("e4 e5 Bc4", "a6", "Nf6 d3 Nc6", "Qh5 Nc6 Qxf7#", "Qh5 a6 a3 a5 a4 h6 Qxf7#")
    assert threats(told) == {}
    assert threats(scene("e4 e5 Bc4", "a6", "Nf6 d3", "Qh5 Nc6", "Qh5 Nc6 Qxf7#"))["overlooked"]["in"] == 2


def test_a_mate_by_every_good_defence_wins_no_pawn() -> None:
    far, tries = "Qh5 a6 a3 a5 a4 h6 Qxf7#", ("Nc6 Qxf7#", "a6 a3 a5 Qxf7#")
    told = threats(scene("e4 e5 Bc4", "a6", "Nf6 d3 Nc6", "Qh5 Nc6 Qxf7#", far, tries=tries))["overlooked"]
    assert (told["in"], told["proven"]) == (3, True), "the longest of them"
    assert "what" not in told


def test_who_is_in_check_was_not_threatened() -> None:
    seen = scene("e4 d5 Bb5+", "Nd7", "c6 Ba4 dxe4", "exd5 Ngf6", "Bxe8")
    assert not may_be_asked(seen)
    assert seen.passed is None
    assert threats(seen) == {}


def test_a_fault_only_in_an_open_game_that_takes_nothing_back_is_asked() -> None:
    assert may_be_asked(fork())
    assert not may_be_asked(fork(taken=chess.E4, lost=chess.PAWN))
    assert not may_be_asked(fork(classification=Classification.OKAY))
    assert not may_be_asked(fork(scores=(0, 20)))
    assert not may_be_asked(fork(scores=(1_000, 1_500), classification=Classification.BLUNDER))


ALONE: dict[str, Any] = {"classification": Classification.CRITICAL, "scores": (0, 0)}


def test_the_only_good_move_that_meets_a_threat_says_so() -> None:
    seen = fork(move="d5", answer="exd5 Na5 Bb5+ c6", **ALONE)
    assert may_be_asked(seen)
    assert list(threats(seen)) == ["met"]
    said = " ".join(texts.from_json(text, "en") or "" for text in say(facts_of(seen), seen))
    assert said.startswith("Meets the threat of 5.Nxf7.")


def test_one_that_lets_it_happen_or_takes_or_is_not_alone_does_not() -> None:
    assert threats(fork(move="Bc5", answer="Nxf7 Bxf2+", **ALONE)) == {}, "a counter-attack"
    assert not may_be_asked(fork(move="Nxe4", better=D5, answer="Nxe4 d5", **ALONE))
    assert not may_be_asked(fork(move="d5", scores=(0, 0), classification=Classification.BEST))


def test_nobody_has_looked_so_nothing_threatened() -> None:
    seen = scene(FRIED_LIVER, "a6", D5, "Nxf7 Qe7 Nxh8", None)
    assert may_be_asked(seen)
    assert candidate(seen) is None
    assert threats(seen) == {}


def test_a_proof_of_another_threat_counts_for_nothing() -> None:
    seen = fork()
    other: Proofs = {"passed": ["d2d3"], "threat": {"move": "g5f7", "lines": [["d8e7"]], "expected": 0.1}}
    again = Scene(seen.board, seen.move, seen.lines, [Line(1, 12, Score(cp=400))], Context(), other)
    assert again.defences["threat"] == []


def test_the_facts_of_a_fault_hold_its_threat() -> None:
    assert [fact["name"] for fact in facts_of(fork()) if fact["kind"] == "threat"] == ["overlooked", "met"]


def test_a_threat_that_no_longer_pays_after_the_fault_was_not_overlooked() -> None:
    """After 2...c6 the pawn is guarded, and 3.exd5 cxd5 only trades."""
    better, answer, passed = "dxe4 Nxe4 Nf6", "exd5 cxd5 d4", "exd5 Nf6 Bc4 a6"
    fault = Classification.MISTAKE
    for move, told in (("c6", False), ("a6", True)):
        line = answer if move == "c6" else "exd5 Nf6 Bc4"
        seen = scene("e4 d5 Nc3", move, better, line, passed, tries=("Nf6 Bc4 a6",), classification=fault)
        assert "overlooked" in threats(seen)
        keys = [text["key"] for text in say(facts_of(seen), seen)]
        assert ("reason-threat-overlooked" in keys or "reason-threat-was" in keys) == told
