"""Which moves a person is led to first."""

from __future__ import annotations

import math

import chess
import pytest

from server.analysis.evaluation import Score
from server.analysis.report.key_moments import MOST, key_moments
from tests.analysis.judged import Changes, game, unjudged


def kinds(
    scores: list[int | Score], changes: Changes | None = None, turn: int | None = None
) -> dict[int, str]:
    return {moment["ply"]: moment["kind"] for moment in key_moments(game(scores, changes), turn)}


def test_a_quiet_game_has_none() -> None:
    assert kinds([20, 25, 10, 30, 25, 20]) == {}
    assert key_moments([]) == ()


def test_large_losses_are_named_by_the_moves_class() -> None:
    assert kinds([0, -150, -150, -500]) == {1: "mistake", 3: "blunder"}


def test_a_loss_below_a_mistakes_bound_is_none() -> None:
    assert kinds([0, -130, -130]) == {}


def test_a_large_loss_with_a_class_that_is_no_fault_is_none() -> None:
    for class_ in ("theory", "forced", "best", "okay"):
        assert kinds([0, -400], {1: {"classification": class_}}) == {}
    assert kinds([0, -400], {1: {"classification": "inaccuracy"}}) == {1: "inaccuracy"}


def test_throwing_a_won_game_away_is_a_missed_win() -> None:
    assert kinds([0, 500, 500, 50], {1: {"classification": "best"}, 2: {"classification": "best"}}) == {
        3: "missed_win"
    }
    assert kinds([Score(mate=4), Score(cp=0)]) == {1: "missed_win"}
    assert kinds([500, 200]) == {1: "mistake"}


def test_handing_the_lead_over_is_named_by_the_moves_class() -> None:
    assert kinds([300, -300, -300]) == {1: "blunder"}


@pytest.mark.parametrize("class_", ["best", "forced", "theory", "brilliant", "blunder"])
def test_the_turning_point_is_a_moment_whatever_its_class(class_: str) -> None:
    assert kinds([0, 0, 0], {2: {"classification": class_, "quiet": True}}, turn=2) == {2: "turning_point"}


def test_the_turning_point_stands_among_twelve_others() -> None:
    rest = {ply: {"classification": "critical", "second_loss": 0.9} for ply in range(2, MOST + 4)}
    assert kinds([0] * (MOST + 5), rest, turn=1)[1] == "turning_point"


def test_a_near_mate_let_go_of_is_a_moment_whatever_the_rules_call_it() -> None:
    okay = {1: {"classification": "okay"}}
    assert kinds([Score(mate=2), 500], okay) == {1: "missed_mate"}
    assert kinds([Score(mate=3), 500], okay) == {1: "missed_mate"}
    assert kinds([Score(mate=2), 500], {1: {"classification": "forced"}}) == {}
    blacks = game([Score(mate=-2), -500], okay, first=chess.BLACK)
    assert [moment["kind"] for moment in key_moments(blacks)] == ["missed_mate"]


def test_a_mate_let_go_of_in_a_game_that_stayed_won_teaches_nothing() -> None:
    okay = {1: {"classification": "okay"}}
    assert kinds([Score(mate=4), 500], okay) == {}
    assert kinds([Score(mate=1), 900], okay) == {}


def test_who_is_mated_or_keeps_the_mate_misses_none() -> None:
    okay = {1: {"classification": "okay", "loss": 0.2}}
    assert kinds([Score(mate=-2), -500], okay) == {}
    assert kinds([800, 500], okay) == {}
    assert kinds([Score(mate=2), Score(mate=3)], okay) == {}
    assert kinds([Score(mate=2), 500], {1: {"classification": "best", "best_played": True}}) == {}


def test_a_fault_that_leaves_a_game_as_won_or_as_lost_as_before_teaches_nothing() -> None:
    assert kinds([Score(mate=6), 450], {1: {"classification": "mistake"}}) == {}
    assert kinds([Score(mate=6), 350], {1: {"classification": "mistake"}}) == {1: "mistake"}
    assert kinds([-450, Score(mate=-6)], {1: {"classification": "mistake"}}) == {}
    assert kinds([-350, Score(mate=-6)], {1: {"classification": "mistake"}}) == {1: "mistake"}


def test_a_long_won_game_with_five_faults_has_no_moments() -> None:
    scores: list[int | Score] = [900] * 4
    for _ in range(5):
        scores += [Score(mate=7), 420, 900, 900]
    assert kinds(scores, {ply: {"classification": "mistake"} for ply in range(5, 25, 4)}) == {}


def test_a_critical_move_beside_which_another_one_wins_teaches_nothing() -> None:
    critical = {"classification": "critical", "second_loss": 0.1}
    assert kinds([900, 900], {1: critical}) == {}
    assert kinds([500, 500], {1: critical}) == {1: "critical"}


def test_a_decided_game_has_no_moments() -> None:
    assert kinds([300, -300], {1: {"quiet": True}}) == {}
    assert kinds([0, 0], {1: {"classification": "brilliant", "quiet": True}}) == {}


def test_brilliant_and_critical_moves_are_moments_without_any_loss() -> None:
    changes: Changes = {
        1: {"classification": "brilliant"},
        2: {"classification": "critical", "second_loss": 0.2},
    }
    assert kinds([0, 0, 0], changes) == {1: "brilliant", 2: "critical"}


def test_blacks_faults_count_as_whites_do() -> None:
    found = key_moments(game([-500, -500, 500]))
    assert [(moment["ply"], moment["kind"]) for moment in found] == [(2, "missed_win")]


def test_the_swing_is_whites() -> None:
    white, black = key_moments(game([0, -500, -500, -500, 0]))
    assert (white["ply"], black["ply"]) == (1, 4)
    assert white["swing"] == pytest.approx(-0.352, abs=1e-3)
    assert black["swing"] == pytest.approx(0.352, abs=1e-3)


def test_a_mate_on_the_board_is_its_movers() -> None:
    moves = game([Score(mate=-1), Score(mate=0)], {1: {"classification": "brilliant"}}, first=chess.BLACK)
    assert [moment["swing"] for moment in key_moments(moves)] == [0.0]


def test_there_are_twelve_at_most_the_weightiest_in_the_games_order() -> None:
    scores: list[int | Score] = [0]
    losses = [150, 160, 170, 180, 190, 200, 210, 220, 230, 240, 250, 260, 270, 280]
    for loss in losses:
        scores += [-loss, 0]
    changes = {ply: {"classification": "critical", "second_loss": 0.0} for ply in range(2, len(scores), 2)}
    found = [moment["ply"] for moment in key_moments(game(scores, changes))]
    assert len(found) == MOST == 12
    assert found == [5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27]


def test_moves_that_are_not_judged_are_left_out() -> None:
    moves = game([300, -300, -300, -300, 0])
    moves[0] = unjudged(moves[0])
    assert [moment["ply"] for moment in key_moments(moves)] == [4]


def test_black_throws_a_won_game_away_too() -> None:
    assert kinds([-500, -500, 0]) == {2: "missed_win"}


@pytest.mark.parametrize(
    ("scores", "change", "others", "kept"),
    [
        ([500, 0], {"loss": 0.31}, 0.4, "missed_win"),
        ([500, 0], {"loss": 0.29}, 0.4, None),
        ([0, -500], {"loss": 0.39}, 0.4, None),
        ([0, -500], {"loss": 0.41}, 0.4, "blunder"),
        ([0, -500], {"loss": 0.44, "close": True}, 0.4, None),
        ([0, -500], {"loss": 0.46, "close": True}, 0.4, "blunder"),
        ([0, 0], {"classification": "brilliant"}, 0.29, "brilliant"),
        ([0, 0], {"classification": "brilliant"}, 0.31, None),
        ([0, 0], {"classification": "brilliant", "second_loss": 0.41}, 0.4, "brilliant"),
        ([0, 0], {"classification": "critical", "second_loss": 0.41}, 0.4, "critical"),
        ([0, 0], {"classification": "critical"}, 0.4, None),
    ],
)
def test_a_moment_stays_among_twelve_others_by_its_weight(
    scores: list[int | Score], change: dict[str, object], others: float, kept: str | None
) -> None:
    rest = {ply: {"classification": "critical", "second_loss": others} for ply in range(2, MOST + 2)}
    found = kinds([*scores, *[scores[-1]] * MOST], {1: change, **rest})
    assert len(found) == MOST
    assert found.get(1) == kept


@pytest.mark.parametrize("missing", ["score_before", "score_after", "accuracy", "classification"])
def test_a_move_that_lacks_any_of_its_figures_is_left_out(missing: str) -> None:
    assert kinds([0, -500, -500], {1: {missing: None}}) == {}


def cp(points: float) -> Score:
    """The score of so many expected points of White."""
    return Score(cp=round(math.log(points / (1 - points)) / 0.0035))


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        (0.81, 0.59, "missed_win"),
        (0.79, 0.59, "mistake"),
        (0.81, 0.61, "mistake"),
        (0.62, 0.38, "mistake"),
        (0.59, 0.38, "mistake"),
        (0.61, 0.41, "mistake"),
        (0.5, 0.37, "mistake"),
        (0.5, 0.39, None),
    ],
)
@pytest.mark.parametrize("mover", chess.COLORS)
def test_what_was_there_before_and_is_after_names_a_fault(
    mover: chess.Color, before: float, after: float, kind: str | None
) -> None:
    scores = [cp(points if mover else 1 - points) for points in (before, after)]
    found = key_moments(game(scores, {1: {"classification": "mistake"}}, first=mover))
    assert [moment["kind"] for moment in found] == ([kind] if kind else [])
    change = round(after - before, 2)
    assert all(round(moment["swing"], 2) == (change if mover else -change) for moment in found)
