"""The formulas and thresholds that the page has too, held to Python's."""

from __future__ import annotations

import itertools
import json

import chess
import pytest

from server.analysis.classes import Classification
from server.analysis.classification.point_loss import LOSS_BANDS, MATED_BANDS
from server.analysis.classification.special import CRITICAL_LOSS
from server.analysis.evaluation import Score, expected_points, shown_accuracy
from server.analysis.game.times import spent, troubled
from server.analysis.reasons.misses import WINNING
from tests.page import answer_of_page

EXPECTED = "chess/expected.ts"


def test_expected_points_are_the_same() -> None:
    scores = [Score(cp=cp) for cp in (-9000, -700, -35, 0, 1, 120, 2500)] + [Score(mate=3), Score(mate=-1)]
    asked = [{"cp": score.cp, "mate": score.mate} for score in scores]
    theirs = answer_of_page({EXPECTED: "expectedPoints"}, f"{json.dumps(asked)}.map(expectedPoints)")
    ours = [expected_points(score, last_moved=chess.WHITE) for score in scores]
    assert theirs == pytest.approx(ours, abs=1e-12)


def test_the_losses_of_the_classes_are_the_same() -> None:
    below, begins = answer_of_page({EXPECTED: "LOSS_BELOW, LOSS_FROM"}, "[LOSS_BELOW, LOSS_FROM]")
    ours = [(str(classification), high) for high, classification in LOSS_BANDS]
    assert list(below.items()) == ours[:-1]
    lows = [0, *(high for _, high in ours[:-1])]
    assert list(begins.items()) == [(name, low) for (name, _), low in zip(ours, lows, strict=True)]


def test_what_counts_as_won_and_as_critical_is_the_same() -> None:
    theirs = answer_of_page({EXPECTED: "CRITICAL_LOSS, WINNING"}, "[CRITICAL_LOSS, WINNING]")
    assert theirs == [CRITICAL_LOSS, WINNING]


def test_an_answer_to_a_fault_is_measured_by_where_an_inaccuracy_begins() -> None:
    lost, sooner = answer_of_page({"learn/tasks.ts": "MOST_LOST, SOONER"}, "[MOST_LOST, SOONER]")
    begins = {classification: low for (low, _), (_, classification) in itertools.pairwise(LOSS_BANDS)}
    assert lost == begins[Classification.INACCURACY]
    assert MATED_BANDS[-1][1] is Classification.INACCURACY
    assert sooner == MATED_BANDS[-2][0]


def test_shown_accuracies_are_held_within_the_same_bounds() -> None:
    values = [-1.28, 0, 55.55, 99.99, 103]
    catalogue = json.dumps("language-locale = en")
    theirs = answer_of_page(
        {"lib/i18n.ts": "useCatalogue", "lib/format.ts": "accuracy"},
        f"(useCatalogue({catalogue}, 'en'), {json.dumps(values)}.map(accuracy))",
    )
    ours = [shown_accuracy(value) for value in values]
    assert [float(text) for text in theirs] == pytest.approx(ours, abs=0.06)


@pytest.mark.parametrize("control", ["", "?", "-", "60+0", "600+5", "40/5400+30:1800+30", "1/1209600", "15"])
def test_the_time_that_moves_took_and_time_trouble_are_the_same(control: str) -> None:
    clocks = [None, 601, 599.5, 120, 60, 59.9, 61, 40, None, 9.9, 10, 1500, 2]
    moves = [{"clock": clock, "emt": 4 if ply == 6 else None} for ply, clock in enumerate(clocks)]
    headers = {"TimeControl": control} if control else {}
    start = {"start_fen": chess.STARTING_FEN, "headers": headers, "moves": moves}
    theirs = answer_of_page(
        {"state/times.ts": "spent, troubled"},
        f"((game) => [spent({{game}}), troubled(game)])({json.dumps(start)})",
    )
    ours = spent([(move["clock"], move["emt"]) for move in moves], control)
    assert theirs == [ours, troubled(clocks, control)]
