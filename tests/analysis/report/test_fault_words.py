"""What a fault cost, as a clause."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import chess
import pytest

from server.analysis.evaluation import Score
from server.analysis.events.values import Fact
from server.analysis.report.fault_words import gain_of, how_of, missed_by
from server.analysis.report.reported_move import ReportedMove
from server.i18n import texts
from server.i18n.texts import Text
from tests.analysis.judged import game


def fault(*facts: dict[str, Any]) -> ReportedMove:
    return replace(game([0, -300])[0], facts=cast(tuple[Fact, ...], facts))


def said(told: Text | None) -> tuple[str, dict[str, Any]] | None:
    return None if told is None else (told["key"], dict(told["params"]))


ROOK = {"kind": "loses", "what": "rook", "net": 5, "base": "after", "line": ["a8a1"], "san": ["Rxa1"]}


@pytest.mark.parametrize(
    ("fact", "key", "params"),
    [
        ({"kind": "result", "name": "win_to_draw"}, "story-how-result", {"kind": "win"}),
        ({"kind": "result", "name": "draw_to_loss"}, "story-how-result", {"kind": "draw"}),
        ({"kind": "allows_mate", "in": 5}, "story-how-allows-mate", {"count": 5}),
        ({"kind": "allows_mate", "in": 3}, "story-how-allows-mate", {"count": 3}),
        ({"kind": "misses_mate", "in": 1}, "story-how-misses-mate", {"count": 1}),
        ({"kind": "hangs", "piece": "q"}, "story-how-hangs", {"given": "queen"}),
        (ROOK, "story-how-loses", {"given": "rook", "taken": "none"}),
        ({**ROOK, "what": "queen_for_rook"}, "story-how-loses", {"given": "queen", "taken": "rook"}),
        (
            {"kind": "misses_win", "what": "exchange"},
            "story-how-misses-win",
            {"given": "exchange", "taken": "none"},
        ),
        ({"kind": "no_recapture", "square": "e5"}, "story-how-no-recapture", {"square": "e5"}),
        ({"kind": "perpetual", "name": "allows"}, "story-how-perpetual", {}),
        ({"kind": "stalemate", "name": "allows"}, "story-how-stalemate", {}),
    ],
)
def test_a_fact_is_a_clause(fact: dict[str, Any], key: str, params: dict[str, Any]) -> None:
    assert said(how_of(fault(fact), "Rxa1")) == (key, params)


@pytest.mark.parametrize(
    "fact",
    [
        {"kind": "allows_mate", "in": 6},
        {"kind": "result", "name": "slower"},
        {"kind": "perpetual", "name": "misses"},
        {"kind": "king"},
        {"kind": "misses_win", "what": "promotion"},
        {**ROOK, "what": "material"},
        {**ROOK, "what": "rook_and_piece"},
    ],
)
def test_what_says_too_little_is_left_out(fact: dict[str, Any]) -> None:
    assert how_of(fault(fact), "Rxa1") is None
    later = {"kind": "hangs", "piece": "n"}
    assert said(how_of(fault(fact, later), "Rxa1")) == ("story-how-hangs", {"given": "knight"})


def test_a_loss_is_told_only_where_it_was_taken() -> None:
    assert how_of(fault(ROOK), "Kg1") is None
    assert how_of(fault(ROOK), None) is None
    assert gain_of(fault(ROOK), "Rxa1") == "rook"
    assert gain_of(fault(ROOK), "Kg1") is None
    assert gain_of(fault({**ROOK, "what": "queen_for_rook"}), "Rxa1") is None
    assert gain_of(fault({**ROOK, "what": "material"}), "Rxa1") is None
    assert gain_of(fault(), "Rxa1") is None


def test_a_pawn_that_hangs_is_not_the_point_where_a_rook_falls() -> None:
    pawn = {"kind": "hangs", "piece": "p", "net": 1}
    assert said(how_of(fault(ROOK, pawn), "Rxa1")) == ("story-how-loses", {"given": "rook", "taken": "none"})
    assert how_of(fault(ROOK, pawn), "O-O") is None
    assert said(how_of(fault(pawn), "O-O")) == ("story-how-hangs", {"given": "pawn"})


def test_a_pawn_does_not_explain_a_swing() -> None:
    pawn = {"kind": "misses_win", "what": "pawn", "net": 1}
    small, great = fault(pawn), replace(fault(pawn), loss=0.25)
    assert missed_by(small) == {"given": "pawn", "taken": "none"}
    assert missed_by(great) is None
    assert how_of(great, None) is None
    assert missed_by(replace(fault({**pawn, "what": "knight_for_two_pawns"}), loss=0.5)) is not None
    assert how_of(replace(fault({"kind": "hangs", "piece": "p", "net": 1}), loss=0.25), None) is None


def test_of_a_missed_chance_what_was_there_is_told() -> None:
    win = {"kind": "misses_win", "what": "rook_for_bishop"}
    assert missed_by(fault({"kind": "hangs", "piece": "n"}, win)) == {"given": "rook", "taken": "bishop"}
    assert missed_by(fault({"kind": "hangs", "piece": "n"})) is None
    assert missed_by(fault({**win, "what": "material"})) is None


def test_a_mate_that_nobody_sees_at_a_glance_is_told_with_its_first_moves() -> None:
    line = ["Qh4", "g3", "Qxg3+", "Kf1", "Qf2#"]
    far = {"kind": "allows_mate", "in": 4, "san": line}
    told = how_of(fault(far), None)
    assert said(told) == ("story-how-allows-mate-by", {"count": 4, "line": "Qh4 g3 Qxg3+"})
    assert texts.from_json(told, "en") == ", which allowed mate in 4: Qh4 g3 Qxg3+"
    assert texts.from_json(told, "de") == ", was Matt in 4 Zügen zuließ: Dh4 g3 Dxg3+"
    assert said(how_of(fault({**far, "in": 3}), None)) == ("story-how-allows-mate", {"count": 3})
    missed = {"kind": "misses_mate", "in": 5, "san": line}
    assert said(how_of(fault(missed), None)) == (
        "story-how-misses-mate-by",
        {"count": 5, "line": "Qh4 g3 Qxg3+"},
    )


def test_a_claim_that_was_not_proven_is_not_told() -> None:
    assert how_of(fault({**ROOK, "proven": False}), "Rxa1") is None
    assert gain_of(fault({**ROOK, "proven": False}), "Rxa1") is None
    assert gain_of(fault({**ROOK, "proven": True}), "Rxa1") == "rook"
    win = {"kind": "misses_win", "what": "rook", "proven": False}
    assert missed_by(fault(win)) is None
    hangs = {"kind": "hangs", "piece": "n"}
    assert said(how_of(fault(win, hangs), None)) == ("story-how-hangs", {"given": "knight"})


@pytest.mark.parametrize(
    ("before", "after", "key", "count"),
    [
        (Score(cp=0), Score(mate=-3), "allows", 3),
        (Score(mate=2), Score(cp=100), "misses", 2),
        (Score(mate=2), Score(mate=-1), "allows", 1),
    ],
)
def test_without_facts_the_scores_tell_of_mates(before: Score, after: Score, key: str, count: int) -> None:
    move = game([before, after])[0]
    assert said(how_of(move, None)) == (f"story-how-{key}-mate", {"count": count})
    turned = game([mirrored(before), mirrored(after)], first=chess.BLACK)[0]
    assert said(how_of(turned, None)) == (f"story-how-{key}-mate", {"count": count})


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Score(cp=0), Score(mate=-6)),
        (Score(mate=6), Score(cp=0)),
        (Score(mate=-2), Score(cp=0)),
        (Score(mate=2), Score(mate=5)),
        (Score(cp=50), Score(mate=0)),
        (Score(cp=50), Score(cp=-50)),
    ],
)
def test_without_a_mate_the_scores_tell_nothing(before: Score, after: Score) -> None:
    assert how_of(game([before, after])[0], None) is None


def mirrored(score: Score) -> Score:
    return Score(cp=None if score.cp is None else -score.cp, mate=None if score.mate is None else -score.mate)
