"""What verdicts say of the board, in a review."""

from __future__ import annotations

import chess

from server.analysis.classification.waterfall import Options
from server.analysis.evaluation import Line, Score
from server.analysis.events.values import Proofs
from server.analysis.review.judge import Judge, MoveVerdict
from server.analysis.review.reasoning import scene_of, with_facts
from tests.analysis.reasons.situations import line

OPENING = ["e4", "d5", "Nf3", "dxe4", "Ng1"]


def judged() -> Judge:
    """1.e4 d5 2.Nf3 dxe4 3.Ng1, in which White leaves a pawn and does not mind."""
    boards, moves = [chess.Board()], []
    for san in OPENING:
        moves.append(boards[-1].parse_san(san))
        boards.append(boards[-1].copy())
        boards[-1].push(moves[-1])
    subject = Judge(boards, moves, [None] * len(boards), Options())
    lines = [("e4 e5 Nf3 Nc6", 30), ("e5 Nf3 Nc6", 30), ("exd5 Qxd5 Nc3 Qa5", 70)]
    lines += [("dxe4 Ng5 Nf6 Nc3", -30), ("Ng5 Nf6 Nc3 h6", -30), ("Nf6 Nc3 e5", -120)]
    for ply, (moves_in_san, score) in enumerate(lines):
        subject.learn(ply, (line(boards[ply], moves_in_san, score),))
    assert list(subject.news())
    return subject


def verdict(subject: Judge, ply: int) -> MoveVerdict:
    found = subject.verdict(ply)
    assert found is not None
    return found


def test_a_final_verdict_says_what_the_move_costs() -> None:
    subject = judged()
    said = with_facts(subject, verdict(subject, 3))
    assert said["facts"][0]["kind"] == "hangs"
    assert said["said"][0]["key"] == "reason-line-loses", "nobody has tried to defend yet"
    assert said["rule"] == "cp_to_cp"
    assert "proofs" not in said


def test_a_provisional_verdict_says_nothing_yet() -> None:
    subject = judged()
    final = verdict(subject, 3)
    said = with_facts(subject, MoveVerdict(3, final.verdict, provisional=True))
    assert "facts" not in said
    assert "said" not in said


def test_the_moves_around_are_known() -> None:
    subject = judged()
    context = scene_of(subject, verdict(subject, 5)).context
    assert (context.taken, context.lost) == (chess.E4, chess.PAWN)
    assert context.classification is not None
    assert scene_of(subject, verdict(subject, 4)).context.fault == 3
    assert scene_of(subject, verdict(subject, 1)).context.taken is None


def test_a_claim_counts_as_its_good_defences_leave_it() -> None:
    subject = judged()
    subject.learn(3, (Line(1, 10, Score(cp=-30), ("d5e4",)),))
    untried = with_facts(subject, verdict(subject, 3))
    proofs: Proofs = {"after": {"move": "d5e4", "lines": [["f3g5", "g8f6"]], "expected": 0.4}}
    assert scene_of(subject, verdict(subject, 3), proofs).got == -1
    tried = with_facts(subject, verdict(subject, 3), proofs)
    assert tried["proofs"] == proofs
    assert "loses" not in [fact["kind"] for fact in untried["facts"]]
    assert {fact["kind"]: fact["proven"] for fact in tried["facts"] if "proven" in fact}["loses"] is True
