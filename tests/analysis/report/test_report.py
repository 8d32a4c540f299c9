"""The figures of the report, for sides and phases, complete and not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import chess
import pytest

from server.analysis.evaluation import Score
from server.analysis.notation import MoveNumber
from server.analysis.report.ending import GameEnding
from server.analysis.report.lichess_accuracy import game_accuracy, win_percent
from server.analysis.report.report import build_report
from server.analysis.report.told_game import GameCourse
from tests.analysis.judged import Changes, game, unjudged

LEVEL = [20, 20, 20, 20, 20]
SLIPS = [30, -70, 0, 0, 400, 380, 380]
"""White's moves lose 100, 0 and 20 centipawns, Black's 70, 400 and 0."""


def test_accuracy_is_the_plain_mean_of_all_moves_of_a_side() -> None:
    moves = game(LEVEL, {1: {"accuracy": 90.0}, 3: {"accuracy": 70.06}, 2: {"accuracy": 55.55}})
    report = build_report(moves)
    assert report.white["accuracy"] == 80.0
    assert report.black["accuracy"] == pytest.approx((55.55 + 99.99) / 2, abs=0.051)


def test_accuracies_are_not_clamped_inside_the_mean_but_for_show() -> None:
    lost = game(LEVEL, {1: {"accuracy": -1.2}, 3: {"accuracy": 99.99}})
    assert build_report(lost).white["accuracy"] == 49.4
    assert build_report(game([20, 20], {1: {"accuracy": -1.2}})).white["accuracy"] == 0.0


def test_forced_and_theory_moves_count_for_accuracy() -> None:
    changes = {
        1: {"classification": "theory", "accuracy": 50.0},
        3: {"classification": "forced", "accuracy": 70.0},
    }
    assert build_report(game(LEVEL, changes)).white["accuracy"] == 60.0


def test_a_side_has_no_accuracy_while_one_of_its_moves_is_not_judged() -> None:
    moves = game(LEVEL)
    moves[2] = unjudged(moves[2])
    report = build_report(moves)
    assert (report.white["accuracy"], report.white["acpl"]) == (None, None)
    assert (report.white["moves"], report.white["judged"]) == (2, 1)
    assert report.black["accuracy"] == 100.0
    assert report.provisional


def test_a_class_without_an_accuracy_is_counted_but_not_judged() -> None:
    moves = game(LEVEL)
    moves[0] = replace(unjudged(moves[0]), classification="theory")
    report = build_report(moves)
    assert report.white["counts"] == {"theory": 1, "best": 1}
    assert (report.white["judged"], report.white["accuracy"]) == (1, None)


def test_a_move_that_cannot_be_judged_leaves_its_side_without_figures_for_good() -> None:
    report = build_report(game(LEVEL, {1: {"classification": None, "accuracy": None, "provisional": False}}))
    assert (report.white["accuracy"], report.black["accuracy"]) == (None, 100.0)
    assert report.provisional


def test_lichess_accuracy_is_there_for_the_whole_game_or_not_at_all() -> None:
    moves = game(SLIPS)
    expected = game_accuracy([win_percent(Score(cp=cp), last_moved=True) for cp in SLIPS], chess.WHITE)
    report = build_report(moves)
    assert report.white["accuracy_lichess"] == round(expected[chess.WHITE] or 0, 1)
    assert report.black["accuracy_lichess"] == round(expected[chess.BLACK] or 0, 1)
    assert report.white["accuracy_lichess"] != report.black["accuracy_lichess"]
    partial = build_report([*moves[:-1], unjudged(moves[-1])])
    assert (partial.white["accuracy_lichess"], partial.black["accuracy_lichess"]) == (None, None)


def test_lichess_accuracy_begins_with_the_real_start_position() -> None:
    fallen_to = [800, 20, 20]  # a FEN start in which White is winning, and lets it go
    report = build_report(game(fallen_to))
    assert (report.white["accuracy_lichess"] or 100) < 30
    assert report.black["accuracy_lichess"] == 100.0


def test_when_black_begins_figures_go_to_the_side_that_moved() -> None:
    report = build_report(game([0, 400, 400], first=chess.BLACK))
    assert (report.black["accuracy_lichess"] or 100) < 40
    assert report.white["accuracy_lichess"] == 100.0
    assert report.black["acpl"] == 400
    assert report.black["counts"] == {"blunder": 1}


def test_centipawn_loss_is_the_movers_and_never_negative() -> None:
    report = build_report(game(SLIPS))
    assert report.white["acpl"] == pytest.approx((100 + 0 + 20) / 3, abs=0.05)
    assert report.black["acpl"] == pytest.approx((70 + 400 + 0) / 3, abs=0.05)
    assert build_report(game([0, 90, 20])).white["acpl"] == 0


def test_blacks_centipawn_loss_is_what_white_gains() -> None:
    assert build_report(game([0, 0, 70, 70, 400])).black["acpl"] == 200.0


def test_the_engines_first_move_costs_nothing_whatever_the_score_after() -> None:
    assert build_report(game([100, 0], {1: {"best_played": True}})).white["acpl"] == 0.0
    assert build_report(game([100, 0], {1: {"best_played": False}})).white["acpl"] == 100.0


def test_theory_has_no_centipawn_loss() -> None:
    changes = {1: {"classification": "theory"}}
    assert build_report(game([50, 0, 0, -80], changes)).white["acpl"] == 80.0
    only = build_report(game([50, 0], changes)).white
    assert (only["acpl"], only["accuracy"]) == (None, 83.5)


def test_a_single_move_costs_500_centipawns_at_most() -> None:
    assert build_report(game([900, -900, -900, -900])).white["acpl"] == 250.0


@pytest.mark.parametrize(
    ("before", "after", "loss"),
    [
        (Score(mate=2), Score(mate=4), 0),
        (Score(mate=-5), Score(mate=-2), 0),
        (Score(mate=1), Score(mate=0), 0),
        (Score(mate=5), Score(cp=900), 100),
        (Score(mate=5), Score(cp=1200), 0),
        (Score(mate=-3), Score(cp=-900), 0),
        (Score(cp=-900), Score(mate=-3), 100),
        (Score(cp=0), Score(mate=-9), 500),
        (Score(cp=2400), Score(cp=1100), 0),
        (Score(cp=2400), Score(cp=700), 300),
        (Score(cp=-1100), Score(cp=-2400), 0),
    ],
)
def test_beyond_1000_centipawns_nothing_is_lost_any_more(before: Score, after: Score, loss: int) -> None:
    moves = game([before, after], {1: {"best_played": False}})
    assert build_report(moves).white["acpl"] == loss


def test_a_mate_on_the_board_by_black_is_blacks() -> None:
    moves = game([Score(cp=0), Score(mate=-1), Score(mate=0)], {2: {"best_played": False}})
    assert build_report(moves).black["acpl"] == 0
    assert build_report(moves).black["accuracy_lichess"] == 100.0


PHASED: Changes = {
    1: {"phase": "opening"},
    2: {"phase": "opening"},
    3: {"phase": "endgame", "accuracy": 40.0},
}


def test_phases_have_their_own_figures() -> None:
    phases = build_report(game(LEVEL, PHASED)).phases
    assert list(phases) == ["opening", "middlegame", "endgame"]
    best = {"accuracy": 100.0, "acpl": 0.0, "counts": {"best": 1}, "moves": 1}
    assert phases["opening"] == {"white": best, "black": best}
    assert phases["endgame"]["white"] == {**best, "accuracy": 40.0}
    assert phases["middlegame"]["black"] == best


def test_a_phase_without_moves_has_no_figures() -> None:
    empty: dict[str, Any] = {"accuracy": None, "acpl": None, "counts": {}, "moves": 0}
    assert build_report(game(LEVEL, PHASED)).phases["middlegame"]["white"] == empty
    assert build_report(game(LEVEL)).phases["endgame"] == {"white": empty, "black": empty}


def test_a_complete_phase_has_figures_while_another_is_open() -> None:
    moves = game(LEVEL, PHASED)
    moves[2] = unjudged(moves[2])
    report = build_report(moves)
    assert report.white["accuracy"] is None
    assert report.phases["opening"]["white"]["accuracy"] == 100.0
    assert report.phases["endgame"]["white"]["accuracy"] is None


def test_a_report_is_provisional_while_a_figure_can_change() -> None:
    assert not build_report(game(LEVEL)).provisional
    assert build_report(game(LEVEL, {2: {"provisional": True}})).provisional


def test_a_game_without_moves_has_an_empty_report() -> None:
    report = build_report([])
    side: dict[str, Any] = {
        "accuracy": None,
        "accuracy_lichess": None,
        "acpl": None,
        "counts": {},
        "moves": 0,
        "judged": 0,
        "misses": [],
    }
    assert (report.white, report.black, report.key_moments, report.provisional) == (side, side, (), False)


def test_a_side_has_its_misses() -> None:
    missed: dict[str, Any] = {"classification": "blunder", "expected_before": 0.9, "expected_after": 0.5}
    report = build_report(game(LEVEL, {2: missed, 3: {**missed, "expected_after": 0.7}}))
    assert (report.white.get("misses"), report.black.get("misses")) == ([], [2])


def test_a_side_without_moves_has_no_figures() -> None:
    report = build_report(game([20, 20]))
    assert (report.black["accuracy"], report.black["accuracy_lichess"], report.black["acpl"]) == (None,) * 3
    assert report.white["accuracy_lichess"] == 100.0


def test_the_centipawn_loss_has_one_decimal() -> None:
    assert build_report(game(SLIPS)).black["acpl"] == 156.7


@pytest.mark.parametrize("missing", ["score_before", "score_after"])
def test_a_move_without_both_scores_has_no_centipawn_loss(missing: str) -> None:
    changes: Changes = {1: {missing: None, "best_played": False}}
    assert build_report(game([100, 0, 0, -40], changes)).white["acpl"] == 40.0


def test_a_mate_on_the_board_by_white_is_whites() -> None:
    report = build_report(game([Score(cp=900), Score(mate=0)], {1: {"best_played": False}}))
    assert (report.white["acpl"], report.white["accuracy_lichess"]) == (0, 100.0)


def test_each_phase_has_the_figures_of_its_moves() -> None:
    changes: Changes = {1: {"phase": "opening"}, 2: {"phase": "opening"}, 5: {"phase": "endgame"}}
    phases: Any = build_report(game(SLIPS, changes)).phases
    counted = {name: [side["moves"] for side in figures.values()] for name, figures in phases.items()}
    assert counted == {"opening": [1, 1], "middlegame": [1, 2], "endgame": [1, 0]}


def test_a_report_tells_the_story_that_it_is_given_the_game_for() -> None:
    moves = game([0] * 12)
    told = GameCourse([f"M{ply}" for ply in range(1, 12)], MoveNumber(1, True), True, GameEnding("unknown"))
    report = build_report(moves, told)
    assert [text["key"] for text in report.story] == ["story-level", "story-end"]
    assert (build_report(moves).story, report.exact, report.provisional) == ((), None, False)
    known = [replace(move, exact_before=0.5, exact_after=0.5) for move in moves]
    exact = build_report(known).exact
    assert exact is not None and exact["from"] == 0
    assert build_report([replace(moves[0], provisional=True), *moves[1:]]).provisional
