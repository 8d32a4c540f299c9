"""The judge: which verdicts are news, and what may still change."""

from __future__ import annotations

from server.analysis.classification.waterfall import Options
from server.analysis.evaluation import Line, Score
from server.analysis.game.game import parse_game
from server.analysis.review.judge import Judge
from server.analysis.rule_sets import rule_set

PGN = "1. a3 a6 2. b3 b6 3. c3 c6"


def judge(rules: str = "kibitz") -> Judge:
    game = parse_game(PGN)
    options = Options(rules=rule_set(rules))
    return Judge(game.boards(), game.moves, [None] * (len(game.moves) + 1), options)


def lines(cp: int, uci: str) -> tuple[Line, ...]:
    return (Line(1, 10, Score(cp=cp), (uci,)),)


def test_a_move_is_judged_once_both_neighbours_are_known() -> None:
    subject = judge("seed")
    subject.learn(1, lines(0, "e7e5"))
    assert list(subject.news()) == []
    subject.learn(2, lines(0, "e2e4"))
    assert [judged.ply for judged in subject.news()] == [2]
    assert list(subject.news()) == []


def test_the_seed_rules_never_say_provisional() -> None:
    subject = judge("seed")
    for ply, uci in ((0, "e2e4"), (1, "e7e5")):
        subject.learn(ply, lines(0, uci))
    assert [judged.provisional for judged in subject.news()] == [False]


def test_a_verdict_is_provisional_until_the_next_position_cannot_change_it() -> None:
    subject = judge()
    subject.learn(0, lines(0, "e2e4"))
    subject.learn(1, lines(0, "e7e5"))
    assert [judged.provisional for judged in subject.news()] == [True]
    subject.learn(2, lines(50, "e2e4"))
    assert [(judged.ply, judged.provisional) for judged in subject.news()] == [(1, False), (2, True)]


def test_a_position_that_proves_more_corrects_the_verdict_before_it() -> None:
    subject = judge()
    subject.learn(0, lines(100, "e2e4"))
    subject.learn(1, lines(-100, "e7e5"))
    (first,) = subject.news()
    assert first.verdict.classification == "mistake"
    subject.learn(2, lines(200, "e2e4"))
    assert {judged.ply for judged in subject.news()} == {1, 2}
    assert subject.verdict(1) != first or not first.provisional


def test_a_verdict_near_a_threshold_is_a_close_call() -> None:
    subject = judge()
    for ply, cp in ((0, 0), (1, -93), (2, -93)):
        subject.learn(ply, lines(cp, "e2e4" if ply % 2 == 0 else "e7e5"))
    (first, *_) = subject.news()
    assert (first.verdict.classification, first.verdict.close) == ("inaccuracy", "okay")


def test_forced_and_mating_moves_need_no_engine() -> None:
    game = parse_game("1. f3 e5 2. g4 Qh4#")
    subject = Judge(game.boards(), game.moves, [None] * 5, Options())
    static = {judged.ply: judged.verdict.classification for judged in subject.static_verdicts()}
    assert static == {4: "best"}


def test_a_verdict_is_made_of_the_scores_that_the_following_positions_proved() -> None:
    subject = judge()
    for ply, (cp, uci) in enumerate(
        [(0, "e2e4"), (0, "e7e5"), (-300, "d2d4"), (-300, "a7a5"), (-300, "d2d4")]
    ):
        subject.learn(ply, lines(cp, uci))
    list(subject.news())
    seen = [subject.verdict(ply) for ply in (1, 2)]
    assert [judged and judged.verdict.classification for judged in seen] == ["blunder", "best"]


def test_a_move_in_the_book_is_theory_with_its_figures() -> None:
    game = parse_game(PGN)
    subject = Judge(game.boards(), game.moves, [None, "Anderssen's Opening", *[None] * 5], Options())
    subject.learn(0, lines(0, "e2e4"))
    subject.learn(1, lines(0, "e7e5"))
    (judged,) = subject.news()
    assert judged.verdict.classification == "theory"
    assert judged.verdict.reason["opening"] == "Anderssen's Opening"
    assert judged.verdict.loss == 0
