from __future__ import annotations

import chess
import pytest

from server.analysis.classes import Classification
from server.analysis.classification.point_loss import FALL, fall, loss_from, point_loss
from server.analysis.evaluation import Score, expected_loss, win_chance
from server.analysis.rule_sets import KIBITZ, SEED, RuleSet


def score(text: str, mover: chess.Color) -> Score:
    """ "+30" or "#-3", in the mover's view."""
    sign = 1 if mover else -1
    return Score(mate=sign * int(text[1:])) if text.startswith("#") else Score(cp=sign * int(text))


TABLE = [
    # mate to mate
    ("#5", "#-1", "blunder"), ("#5", "#-3", "blunder"), ("#5", "#-4", "mistake"), ("#5", "#4", "best"),
    ("#5", "#5", "excellent"), ("#5", "#6", "excellent"), ("#5", "#7", "okay"), ("#5", "#11", "okay"),
    ("#5", "#12", "inaccuracy"), ("#-5", "#-5", "best"), ("#-5", "#-6", "best"), ("#-5", "#-4", "excellent"),
    ("#-5", "#-3", "okay"), ("#-8", "#-2", "okay"), ("#-9", "#-2", "inaccuracy"), ("#-1", "#1", "okay"),
    ("#-1", "#5", "okay"), ("#-1", "#6", "inaccuracy"),
    # mate to centipawns, whoever had the mate
    ("#3", "800", "excellent"), ("#3", "799", "okay"), ("#3", "400", "okay"), ("#3", "399", "inaccuracy"),
    ("#3", "200", "inaccuracy"), ("#3", "199", "mistake"), ("#3", "0", "mistake"), ("#3", "-1", "blunder"),
    ("#-3", "800", "excellent"), ("#-3", "-300", "blunder"),
    # centipawns to mate
    ("0", "#9", "best"), ("0", "#-1", "blunder"), ("0", "#-2", "blunder"), ("0", "#-3", "mistake"),
    ("0", "#-5", "mistake"), ("0", "#-6", "inaccuracy"),
    # centipawns to centipawns: bounds are held to below
    ("0", "500", "best"), ("0", "-300", "blunder"), ("3000", "1500", "best"), ("-1500", "-3000", "best"),
]  # fmt: skip


@pytest.mark.parametrize("mover", [chess.WHITE, chess.BLACK])
@pytest.mark.parametrize(("before", "after", "expected"), TABLE)
def test_the_table_of_rule_set_seed(before: str, after: str, expected: str, mover: chess.Color) -> None:
    found = point_loss(score(before, mover), score(after, mover), mover, SEED)
    assert found.classification == expected
    assert found.low <= found.value < found.high
    assert found.by_table == found.classification
    assert not found.corrections


@pytest.mark.parametrize("mover", [chess.WHITE, chess.BLACK])
def test_losses_of_expected_points_are_cut_at_the_bounds(mover: chess.Color) -> None:
    bounds = [(0.01, "best"), (0.045, "excellent"), (0.08, "okay"), (0.12, "inaccuracy"), (0.22, "mistake")]
    for centipawns in range(-250, 1):
        before, after = score("0", mover), score(str(centipawns), mover)
        loss = expected_loss(before, after, mover=mover)
        expected = next((name for bound, name in bounds if loss < bound), "blunder")
        assert point_loss(before, after, mover, SEED).classification == expected


CORRECTIONS = [
    # 1: expected points are not lower
    ("#-5", "#3", "best", ["not_lower"]), ("#-1", "#9", "best", ["not_lower"]),
    ("#-3", "-300", "best", ["not_lower"]), ("#-3", "-3000", "best", ["not_lower"]),
    ("#-3", "900", "best", ["not_lower"]), ("#-9", "#-2", "okay", ["not_lower"]), ("#-8", "#-2", "okay", []),
    # 2: a slower mate
    ("#5", "#4", "best", []), ("#5", "#6", "excellent", []), ("#5", "#7", "excellent", ["slower_mate"]),
    ("#1", "#40", "excellent", ["slower_mate"]), ("#5", "#-4", "mistake", []), ("#5", "#-3", "blunder", []),
    # 3: decided before and after, or already lost
    ("-1001", "#-1", "okay", ["decided"]), ("-994", "#-12", "okay", ["decided"]),
    ("-993", "#-1", "mistake", ["already_lost"]), ("#-12", "#-3", "okay", ["not_lower"]),
    ("1200", "994", "excellent", []), ("#3", "994", "excellent", []),
    ("-701", "#-1", "mistake", ["already_lost"]), ("-700", "#-1", "blunder", []),
    ("-701", "#-4", "mistake", []), ("-1001", "#-4", "okay", ["decided"]),
    ("-1001", "#-9", "okay", ["decided"]), ("-701", "#-9", "inaccuracy", []), ("1001", "#-1", "blunder", []),
    # untouched
    ("#3", "-1", "blunder", []), ("#3", "399", "inaccuracy", []), ("0", "-300", "blunder", []),
]  # fmt: skip


@pytest.mark.parametrize("mover", [chess.WHITE, chess.BLACK])
@pytest.mark.parametrize(("before", "after", "expected", "names"), CORRECTIONS)
def test_the_corrections_of_rule_set_kibitz(
    before: str, after: str, expected: str, names: list[str], mover: chess.Color
) -> None:
    found = point_loss(score(before, mover), score(after, mover), mover, KIBITZ)
    assert found.classification == expected
    assert list(found.corrections) == names
    plain = point_loss(score(before, mover), score(after, mover), mover, SEED)
    assert found.by_table == plain.classification
    assert bool(names) is (found.classification != plain.classification)


def test_no_move_that_keeps_its_expected_points_is_a_fault_in_rule_set_kibitz() -> None:
    scores = [Score(cp=n) for n in range(-2000, 2001, 250)] + [Score(mate=n) for n in range(-12, 13) if n]
    for before in scores:
        for after in scores:
            if expected_loss(before, after, mover=chess.WHITE) == 0:
                found = point_loss(before, after, chess.WHITE, KIBITZ)
                assert found.classification.value_points >= 3


@pytest.mark.parametrize(
    ("before", "after", "correction"),
    [
        ("#5", "#7", "slower_mate"),
        ("#-3", "-300", "not_lower"),
        ("-701", "#-1", "already_lost"),
        ("-1001", "#-9", "decided"),
    ],
)
def test_each_correction_can_be_made_by_itself(before: str, after: str, correction: str) -> None:
    scores = score(before, chess.WHITE), score(after, chess.WHITE)
    for other in ("slower_mate", "not_lower", "decided", "already_lost"):
        found = point_loss(*scores, chess.WHITE, RuleSet("one", **{other: True}))
        assert found.corrections == ((correction,) if other == correction else ())


def test_a_class_begins_where_the_one_above_it_ends() -> None:
    begins = [loss_from(each) for each in (Classification.INACCURACY, Classification.MISTAKE)]
    assert begins == [0.08, 0.12]
    assert loss_from(Classification.BEST) == 0


@pytest.mark.parametrize(
    ("before", "after", "rule", "measure", "value"),
    [
        ("100", "-50", "cp_to_cp", "loss", 0.130256),
        ("30", "#-4", "cp_to_mate", "mate", -4),
        ("#3", "250", "mate_to_cp", "cp", 250),
        ("#3", "#-2", "mate_to_mate", "mate", -2),
        ("#3", "#5", "mate_to_mate", "mate_change", 2),
        ("#-6", "#-2", "mate_to_mate", "mate_change", 4),
    ],
)
@pytest.mark.parametrize("mover", [chess.WHITE, chess.BLACK])
def test_the_row_that_was_hit_is_named_with_what_was_measured(
    before: str, after: str, rule: str, measure: str, value: float, mover: chess.Color
) -> None:
    found = point_loss(score(before, mover), score(after, mover), mover, SEED)
    assert (str(found.rule), found.measure) == (rule, measure)
    assert found.value == pytest.approx(value, abs=1e-6)


START = chess.Board()
MOVE = chess.Move.from_uci("e2e4")


def test_it_begins_where_a_mistake_does() -> None:
    assert FALL == 0.12


@pytest.mark.parametrize(
    ("best", "before", "after", "lost"),
    [
        ("e2e4", Score(cp=50), Score(cp=-100), win_chance(50) - win_chance(-100)),
        ("e2e4", Score(cp=0), Score(mate=-3), 0.5),
        ("e2e4", Score(cp=50), Score(cp=-80), None),
        ("e2e4", Score(cp=50), Score(cp=300), None),
        ("d2d4", Score(cp=50), Score(cp=-300), None),
        (None, Score(cp=50), Score(cp=-300), None),
    ],
)
def test_the_engines_own_move_after_which_the_score_fell_far(
    best: str | None, before: Score, after: Score, lost: float | None
) -> None:
    found = fall(START, MOVE, best, before, after)
    assert found is None if lost is None else found == pytest.approx(lost)


def test_it_is_seen_from_the_mover() -> None:
    board = chess.Board()
    board.push(MOVE)
    reply = chess.Move.from_uci("e7e5")
    assert fall(board, reply, "e7e5", Score(cp=-50), Score(cp=300)) is not None
    assert fall(board, reply, "e7e5", Score(cp=50), Score(cp=-300)) is None


def test_the_only_legal_move_is_no_choice() -> None:
    board = chess.Board("7k/8/8/8/8/8/r7/7K w - - 0 1")
    assert fall(board, chess.Move.from_uci("h1g1"), "h1g1", Score(cp=0), Score(cp=-500)) is None
