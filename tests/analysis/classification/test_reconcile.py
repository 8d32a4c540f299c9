from __future__ import annotations

import random
from itertools import pairwise, product

import chess
import pytest

from server.analysis.classification.reconcile import Reconciled, better, carry_back, reconcile
from server.analysis.evaluation import Score, expected_loss

W, B = chess.WHITE, chess.BLACK

ONGOING = [Score(cp=-50), Score(cp=0), Score(cp=50), *(Score(mate=n) for n in (-3, -2, -1, 1, 2, 3))]
"""Scores that a position which goes on can have; the ends, mates in 1, among them."""

RANDOM = random.Random(20240)


def turns_from(first: chess.Color, count: int) -> list[chess.Color]:
    return [first if ply % 2 == 0 else not first for ply in range(count)]


def random_game(*, unknown: float) -> tuple[list[Score | None], list[chess.Color]]:
    """Scores of 1 to 5 positions, some unknown; the last one is a given mate now and then."""
    turns = turns_from(RANDOM.choice([W, B]), RANDOM.randint(1, 5))
    scores = [None if RANDOM.random() < unknown else RANDOM.choice(ONGOING) for _ in turns]
    if RANDOM.random() < 0.1:
        scores[-1] = Score(mate=0)
    return scores, turns


def test_the_order_of_scores_runs_from_being_mated_now_to_mating_now() -> None:
    ascending = [
        *(Score(mate=n) for n in (0, -1, -4)),
        *(Score(cp=n) for n in (-9000, -1, 0, 1, 9000)),
        *(Score(mate=n) for n in (4, 1)),
    ]
    for low, high in product(range(len(ascending)), repeat=2):
        assert better(ascending[high], ascending[low], mover=W) is (high > low)
    assert better(Score(mate=-1), Score(mate=-4), mover=B)
    assert better(Score(cp=-10), Score(cp=10), mover=B)


@pytest.mark.parametrize(
    ("score", "mover", "before"),
    [
        (Score(cp=-37), W, Score(cp=-37)),
        (Score(mate=3), W, Score(mate=4)),
        (Score(mate=-3), B, Score(mate=-4)),
        (Score(mate=-3), W, Score(mate=-3)),
        (Score(mate=3), B, Score(mate=3)),
        (Score(mate=0), W, Score(mate=1)),
        (Score(mate=0), B, Score(mate=-1)),
    ],
)
def test_a_score_is_carried_back_over_one_move(score: Score, mover: chess.Color, before: Score) -> None:
    assert carry_back(score, mover=mover) == before


def test_a_better_score_after_the_move_was_there_before_it() -> None:
    found = reconcile([Score(cp=20), Score(cp=90)], [W, B])
    assert found[0] == Reconciled(Score(cp=90), final=True, corrected=True)
    assert found[1] == Reconciled(Score(cp=90), final=True, corrected=False)


def test_a_worse_score_after_the_move_is_the_moves_own_fault() -> None:
    assert reconcile([Score(cp=20), Score(cp=-90)], [W, B])[0].score == Score(cp=20)
    assert reconcile([Score(cp=-20), Score(cp=90)], [B, W])[0].score == Score(cp=-20)


def test_a_mate_that_was_given_was_there_along_the_whole_line() -> None:
    raw = [Score(cp=100), Score(cp=100), Score(cp=100), Score(mate=0)]
    # Black's only proof at ply 1 is a mate against Black, so Black keeps the own score there.
    assert [each.score for each in reconcile(raw, turns_from(W, 4))] == [
        Score(cp=100),
        Score(cp=100),
        Score(mate=1),
        Score(mate=0),
    ]


def test_what_the_reply_proved_takes_back_what_the_move_seemed_to_prove() -> None:
    # +300 for White after ply 1 was refuted by the reply, after which it is -50.
    found = reconcile([Score(cp=0), Score(cp=300), Score(cp=-50)], turns_from(W, 3))
    assert [each.score for each in found] == [Score(cp=0), Score(cp=-50), Score(cp=-50)]


def test_an_unknown_score_stays_unknown_and_proves_nothing() -> None:
    found = reconcile([Score(cp=5), None, Score(cp=-400)], turns_from(W, 3))
    assert found[1] == Reconciled(None, final=False, corrected=False)
    assert found[0].score == Score(cp=5)


def test_a_score_is_final_while_later_ones_are_unknown_if_they_cannot_matter() -> None:
    found = reconcile([Score(cp=20), Score(cp=-90), None], turns_from(W, 3))
    assert found[0].final, "the next score can only get worse for White"
    assert not reconcile([Score(cp=20), Score(cp=90), None], turns_from(W, 3))[0].final
    # The reply at ply 3 proved that ply 2 is worth no more than -20, so +100 cannot come back.
    known = [Score(cp=0), Score(cp=100), Score(cp=-50), Score(cp=-20), None]
    assert reconcile(known, turns_from(W, 5))[0].final


def test_a_score_is_final_exactly_if_no_completion_changes_it() -> None:
    for _ in range(400):
        scores, turns = random_game(unknown=0.35)
        gaps = [ply for ply, score in enumerate(scores) if score is None]
        if len(gaps) > 3:
            continue
        outcomes: list[set[Score | None]] = [set() for _ in scores]
        for choice in product(ONGOING, repeat=len(gaps)):
            complete = list(scores)
            for ply, score in zip(gaps, choice, strict=True):
                complete[ply] = score
            for seen, each in zip(outcomes, reconcile(complete, turns), strict=True):
                seen.add(each.score)
        for own, seen, now in zip(scores, outcomes, reconcile(scores, turns), strict=True):
            assert now.final is (own is not None and len(seen) == 1), (scores, turns)
            assert not now.final or seen == {now.score}


def test_all_is_final_once_all_is_known() -> None:
    for _ in range(100):
        assert all(each.final for each in reconcile(*random_game(unknown=0)))


def test_no_move_loses_by_a_score_that_the_move_itself_disproved() -> None:
    for _ in range(500):
        scores, turns = random_game(unknown=0)
        found = reconcile(scores, turns)
        for ply, (before, after) in enumerate(pairwise(found)):
            assert before.score is not None and after.score is not None
            assert not better(carry_back(after.score, mover=turns[ply]), before.score, mover=turns[ply])
            if expected_loss(before.score, after.score, mover=turns[ply]) > 0:
                assert not before.corrected and before.score == scores[ply]


def test_reconciling_again_changes_nothing() -> None:
    for _ in range(200):
        scores, turns = random_game(unknown=0)
        once = [each.score for each in reconcile(scores, turns)]
        assert [each.score for each in reconcile(once, turns)] == once


def test_no_positions_give_no_scores_and_lengths_must_agree() -> None:
    assert reconcile([], []) == []
    with pytest.raises(ValueError, match="argument"):
        reconcile([Score(cp=0)], [])


def test_a_settled_position_takes_what_its_move_proved_also_where_that_is_less() -> None:
    scores = [Score(cp=0), Score(cp=100), Score(cp=-200), Score(cp=-200)]
    turns = [chess.WHITE, chess.BLACK, chess.WHITE, chess.BLACK]
    plain = reconcile(scores, turns)
    assert [found.score for found in plain] == [Score(cp=0), Score(cp=-200), Score(cp=-200), Score(cp=-200)]
    settled = reconcile(scores, turns, {0})
    assert settled[0].score == Score(cp=-200)
    assert settled[0].final and settled[0].corrected
    assert reconcile([Score(cp=0), None], turns[:2], {0})[0].score == Score(cp=0)
