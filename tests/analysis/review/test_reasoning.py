"""What verdicts say of the board, in a review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import chess

from server.analysis.classification.waterfall import Options
from server.analysis.evaluation import Line, Score
from server.analysis.events.values import Proofs, Reason
from server.analysis.review.judge import Judge, MoveVerdict
from server.analysis.review.reasoning import scene_of, with_facts
from tests.analysis.reasons.situations import line

OPENING = ["e4", "d5", "Nf3", "dxe4", "Ng1"]
LINES = [
    *(("e4 e5 Nf3 Nc6", 30), ("e5 Nf3 Nc6", 30), ("exd5 Qxd5 Nc3 Qa5", 70)),
    *(("dxe4 Ng5 Nf6 Nc3", -30), ("Ng5 Nf6 Nc3 h6", -30), ("Nf6 Nc3 e5", -120)),
]


def judged(sans: Sequence[str] = OPENING, lines: Sequence[tuple[str, int]] = LINES) -> Judge:
    """1.e4 d5 2.Nf3 dxe4 3.Ng1, in which White leaves a pawn and does not mind; or another game."""
    boards, moves = [chess.Board()], []
    for san in sans:
        moves.append(boards[-1].parse_san(san))
        boards.append(boards[-1].copy())
        boards[-1].push(moves[-1])
    subject = Judge(boards, moves, [None] * len(boards), Options())
    for ply, (moves_in_san, score) in enumerate(lines):
        subject.learn(ply, (line(boards[ply], moves_in_san, score),))
    assert list(subject.news())
    return subject


def verdict(subject: Judge, ply: int) -> MoveVerdict:
    found = subject.verdict(ply)
    assert found is not None
    return found


def worded(subject: Judge, ply: int, proofs: Proofs | None = None) -> Reason:
    found = verdict(subject, ply)
    return with_facts(subject, found, found.verdict.reason, proofs)


def test_a_final_verdict_says_what_the_move_costs() -> None:
    subject = judged()
    said = worded(subject, 3)
    assert said["facts"][0]["kind"] == "hangs"
    assert said["said"][0]["key"] == "reason-line-loses", "nobody has tried to defend yet"
    assert said["rule"] == "cp_to_cp"
    assert "proofs" not in said


def test_a_provisional_verdict_says_nothing_yet() -> None:
    subject = judged()
    final = verdict(subject, 3)
    said = with_facts(subject, MoveVerdict(3, final.verdict, provisional=True), final.verdict.reason)
    assert "facts" not in said
    assert "said" not in said


def test_the_moves_around_are_known() -> None:
    subject = judged()
    context = scene_of(subject, verdict(subject, 5)).context
    assert (context.taken, context.lost) == (chess.E4, chess.PAWN)
    assert context.classification is not None
    assert scene_of(subject, verdict(subject, 4)).context.fault == 3
    assert scene_of(subject, verdict(subject, 1)).context.taken is None


def test_what_the_move_before_gave_away_is_known() -> None:
    subject = judged()
    assert scene_of(subject, verdict(subject, 1)).context.given is None
    lost = verdict(subject, 3).verdict.loss
    assert lost
    assert scene_of(subject, verdict(subject, 4)).context.given == lost


MISSED = ["e4", "d5", "a3", "a6", "b3", "b6", "h3"]
"""White could take on d5 three times."""


def test_the_same_better_move_is_known_when_it_is_missed_for_the_third_time() -> None:
    lines = [("e4", 0), ("e5", 0), ("exd5", 300), ("Nf6", 0), ("exd5", 300), ("Nf6", 0), ("exd5", 300)]
    missed = judged(MISSED, [*lines, ("Nf6", 0)])
    assert [scene_of(missed, verdict(missed, ply)).context.again for ply in (3, 5, 7)] == [False, False, True]
    lines[4] = ("e5", 300)
    other = judged(MISSED, [*lines, ("Nf6", 0)])
    assert not scene_of(other, verdict(other, 7)).context.again, "another move was better in between"


def test_of_an_offer_the_capture_is_known_that_costs_least_and_what_follows_it() -> None:
    subject = judged()
    captures: Any = [
        {"move": "d5e4", "answer": {"expected": 0.7, "line": ["b1c3"]}},
        {"move": "d8d6", "answer": {"expected": 0.9, "line": ["e4d5"]}},
        {"move": "g8f6", "answer": None},
    ]
    unsafe: Any = [{"piece": "p", "square": "e4", "captures": captures}]
    found = verdict(subject, 3)
    reason: Reason = {**found.verdict.reason, "unsafe": unsafe}
    assert scene_of(subject, found, reason=reason).context.refused == ("d5e4", "b1c3")
    assert scene_of(subject, found).context.refused == ()


def test_a_claim_counts_as_its_good_defences_leave_it() -> None:
    subject = judged()
    subject.learn(3, (Line(1, 10, Score(cp=-30), ("d5e4",)),))
    untried = worded(subject, 3)
    proofs: Proofs = {"after": {"move": "d5e4", "lines": [["f3g5", "g8f6"]], "expected": 0.4}}
    assert scene_of(subject, verdict(subject, 3), proofs).got == -1
    tried = worded(subject, 3, proofs)
    assert tried["proofs"] == proofs
    assert "loses" not in [fact["kind"] for fact in untried["facts"]]
    assert {fact["kind"]: fact["proven"] for fact in tried["facts"] if "proven" in fact}["loses"] is True
