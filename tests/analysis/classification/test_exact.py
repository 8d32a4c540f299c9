"""Verdicts where a table knows: what is kept is no fault, what is thrown away is one."""

from __future__ import annotations

from typing import Any

import chess
import pytest

from server.analysis.classes import Classification
from server.analysis.classification.exact import Exact, outcome_of, score_of
from server.analysis.classification.waterfall import Options, Position, Verdict, classify_move
from server.analysis.evaluation import Line, Score
from server.analysis.rule_sets import SEED

DEFAULT = Options()


def exact(wdl: int, dtm: int | None = None, keep: tuple[str, ...] = ()) -> Exact:
    return Exact(wdl, dtm, "KRvK", "kibitz 1", keep)


def verdict(fen: str, uci: str, before: Exact, after: Exact | Score, options: Options = DEFAULT) -> Verdict:
    """The verdict on a move; the lines are the tables', of the scores that they give."""
    board = chess.Board(fen)
    move = board.parse_uci(uci)
    following = board.copy()
    following.push(move)
    best = before.keep[0] if before.keep else uci
    other = next((each.uci() for each in board.legal_moves if each.uci() not in before.keep), best)
    lines = (
        Line(1, 0, score_of(before.wdl, before.dtm, board.turn), (best,)),
        Line(2, 0, Score(cp=0), (other,)),
    )
    known = after if isinstance(after, Exact) else None
    score = score_of(after.wdl, after.dtm, following.turn) if isinstance(after, Exact) else after
    return classify_move(
        Position(board, lines, None, exact=before),
        move,
        Position(following, (Line(1, 0, score),), None, exact=known),
        options,
    )


ROOK = "8/8/3k4/8/3K4/8/8/R7 w - - 0 1"
"""White wins."""
FALLEN = "8/8/3k4/8/3K4/8/8/4r3 b - - 0 1"


@pytest.mark.parametrize(
    ("slower", "expected"), [(0, "best"), (1, "excellent"), (6, "excellent"), (7, "okay"), (30, "okay")]
)
def test_a_win_that_takes_longer_is_no_fault(slower: int, expected: str) -> None:
    found = verdict(ROOK, "a1a2", exact(2, 14, ("a1a5", "a1a2")), exact(-2, 13 + slower))
    assert found.classification == expected
    assert found.loss == 0
    assert found.reason["rule"] == "table"
    assert found.reason["value"] == slower


@pytest.mark.parametrize(("sooner", "expected"), [(0, "best"), (3, "excellent"), (9, "okay")])
def test_a_loss_that_comes_sooner_is_no_fault(sooner: int, expected: str) -> None:
    found = verdict(FALLEN, "e1e2", exact(-2, 14, ("e1a1", "e1e2")), exact(2, 14 - sooner))
    assert (found.classification, found.loss) == (expected, 0)


@pytest.mark.parametrize(
    ("before", "after", "loss"),
    [(2, 0, 0.5), (2, 1, 0.5), (2, 2, 1.0), (0, 2, 0.5), (0, 1, 0.0), (1, 0, 0.0), (-1, 2, 0.5), (0, 0, 0.0)],
)
def test_what_is_given_away_counts_in_half_points(before: int, after: int, loss: float) -> None:
    """`after` is of the opponent."""
    found = verdict(
        ROOK, "a1a2", exact(before, 14 if before == 2 else None, ("a1a5", "a1a4")), exact(after, None)
    )
    assert found.loss == loss
    assert found.classification == ("blunder" if loss else "best")


def test_a_draw_by_the_rules_throws_a_win_away() -> None:
    found = verdict(ROOK, "a1a6", exact(2, 14, ("a1a5",)), Score(cp=0))
    assert (found.classification, found.loss) == (Classification.BLUNDER, 0.5)


def test_an_engines_estimate_after_the_move_is_no_proof() -> None:
    """Without a table for the position after the move the usual rules judge."""
    board = chess.Board(ROOK)
    move = board.parse_uci("a1a2")
    following = board.copy()
    following.push(move)
    before = Position(board, (Line(1, 0, Score(mate=14), ("a1a5",)),), None, exact=exact(2, 14, ("a1a5",)))
    after = Position(following, (Line(1, 12, Score(cp=0), ("d6e6",)),), None)
    assert classify_move(before, move, after, Options()).reason["rule"] == "mate_to_cp"


def test_the_only_move_is_critical() -> None:
    found = verdict(ROOK, "a1a5", exact(2, 14, ("a1a5",)), exact(-2, 13))
    assert found.classification == Classification.CRITICAL
    assert found.reason["class_before_override"] == "best"
    off = verdict(ROOK, "a1a5", exact(2, 14, ("a1a5",)), exact(-2, 13), Options(include_critical=False))
    assert off.classification == Classification.BEST


@pytest.mark.parametrize(
    ("fen", "uci"),
    [
        ("8/8/3k4/8/R2K4/8/8/r7 w - - 0 1", "a4a1"),  # takes what hung
        ("3k4/8/8/8/3K4/8/8/3r4 w - - 0 1", "d4e3"),  # answers a check
        ("3k4/6P1/8/8/3K4/8/8/8 w - - 0 1", "g7g8q"),  # a new queen
    ],
)
def test_an_only_move_that_anybody_plays_is_no_feat(fen: str, uci: str) -> None:
    assert verdict(fen, uci, exact(2, 14, (uci,)), exact(-2, 13)).classification == Classification.BEST


def test_nothing_is_only_in_a_lost_position() -> None:
    board = chess.Board(FALLEN)
    lost = outcome_of(board, board.parse_uci("e1e2"), exact(-2, 3, ("e1e2",)), exact(2, 3))
    assert not lost.only


def test_rule_set_seed_knows_no_tables() -> None:
    found = verdict(ROOK, "a1a2", exact(2, 14, ("a1a5",)), exact(0), Options(rules=SEED))
    assert found.reason["rule"] == "mate_to_cp"


def test_scores_are_whites_view_and_a_spoilt_win_is_level() -> None:
    assert score_of(2, 14, chess.WHITE) == Score(mate=14)
    assert score_of(2, 14, chess.BLACK) == Score(mate=-14)
    assert score_of(-2, 3, chess.BLACK) == Score(mate=3)
    assert score_of(1, 60, chess.WHITE) == score_of(0, None, chess.BLACK) == Score(cp=0)
    assert score_of(-2, None, chess.WHITE) == Score(cp=-20_000)


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        (exact(2, 14), exact(0), {"measure": "loss", "value": 0.5, "threshold": [0.22, None]}),
        (exact(2, 14), exact(2, 3), {"measure": "loss", "value": 1.0, "threshold": [0.22, None]}),
        (exact(2, 14), exact(-2, 15), {"measure": "mate_change", "value": 2, "threshold": [1, 7]}),
        (exact(-2, 9), exact(2, 7), {"measure": "mate_change", "value": 2, "threshold": [1, 7]}),
        (exact(0), exact(0), {}),
        (exact(0, 5), exact(0, 3), {}),
        (exact(2), exact(-2, 5), {}),
        (exact(2, 5), exact(-2), {}),
        (exact(2, 14), Score(mate=0), {}),
    ],
)
def test_the_reason_says_what_a_table_counts(
    before: Exact, after: Exact | Score, reason: dict[str, Any]
) -> None:
    """`after` is of the opponent; a mate on the board is no table's."""
    known: dict[str, Any] = {**verdict(ROOK, "a1a2", before, after).reason}
    assert {name: known.pop(name, None) for name in ("before", "after")}
    assert known == {"rule": "table", **reason}
