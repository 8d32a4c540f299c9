"""Findings become events whose JSON is, to the letter, what older logs hold: names, order, cut lines."""

from __future__ import annotations

import json
from typing import Any

import chess

from server.analysis.engine.base import Analysis
from server.analysis.evaluation import Line, Score
from server.analysis.game.game import parse_game
from server.analysis.review.building import Known, game_event, move_event, phases_event, position_event
from server.analysis.review.options import ReviewOptions
from server.analysis.review.prepared_game import PreparedGame

PREPARED = PreparedGame.of(parse_game("1. e4 { Good. [%eval 0.2] } e5 2. Nf3 *"), ReviewOptions())


def test_a_position_is_written_as_ever() -> None:
    line = Line(1, 14, Score(cp=0), ("e2e4", "e7e5"))
    event = position_event(0, Known(Analysis((line,), 14, 900), "search", "Stockfish"), chess.Board(), 2)
    assert json.dumps(event.to_wire()) == (
        '{"type": "position", "ply": 0, "lines": [{"rank": 1, "depth": 14, "cp": 0, "mate": null, '
        '"pv": ["e2e4", "e7e5"], "san": ["e4", "e5"]}], "win": 0.5, "depth": 14, "nodes": 900, '
        '"engine": "Stockfish", "source": "search", "pass": 2, "wobble": 0.0, '
        '"again": 0, "exact": null, "pawns": null}'
    )


def test_a_line_is_cut_at_sixteen_plies_and_read_back_as_it_was_written() -> None:
    shuffle = ("g1f3", "g8f6", "f3g1", "f6g8") * 5
    known = Known(Analysis((Line(1, 9, Score(mate=3), shuffle),), 9, 5, 0.125), "forced", "x")
    wire: Any = position_event(0, known, chess.Board(), 1).to_wire()
    assert (len(wire["lines"][0]["pv"]), len(wire["lines"][0]["san"])) == (16, 16)
    read = Known.from_wire(wire)
    assert (read.source, read.engine, read.analysis.depth, read.analysis.nodes) == ("forced", "x", 9, 5)
    assert read.analysis.lines == (Line(1, 9, Score(mate=3), shuffle[:16]),)
    assert read.analysis.wobble == 0.125


def test_a_line_of_a_second_search_keeps_what_it_is_compared_with() -> None:
    lines = (
        Line(1, 20, Score(cp=0), ("e2e4",)),
        Line(2, 12, Score(cp=-40), ("d2d4",), against=Score(cp=5)),
        Line(3, 12, Score(cp=-60), ("c2c4",), against=Score(mate=4)),
    )
    wire: Any = position_event(0, Known(Analysis(lines, 20, 5), "search", "x"), chess.Board(), 1).to_wire()
    assert [line.get("against") for line in wire["lines"]] == [
        None,
        {"cp": 5, "mate": None},
        {"cp": None, "mate": 4},
    ]
    read = Known.from_wire(wire)
    assert read.analysis.lines == lines


def test_the_game_is_written_as_ever() -> None:
    wire: Any = game_event(PREPARED).to_wire()
    assert list(wire) == [
        "type",
        "headers",
        "start_fen",
        "variant",
        "result",
        "moves",
        "opening",
        "openings",
        "comment",
        "arrows",
        "warnings",
    ]
    assert json.dumps(wire["moves"][0]) == (
        '{"san": "e4", "uci": "e2e4", "origin": "e2", "target": "e4", '
        '"fen": "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "check": false, "clock": null, '
        '"emt": null, "eval": {"cp": 20}, "comment": "Good.", "starting_comment": "", "nags": [], '
        '"arrows": [], "variations": []}'
    )
    assert wire["opening"] == {**wire["openings"][-1], "ply": 3}
    assert wire["openings"][0] is None


def test_phases_and_static_verdicts_are_written_as_ever() -> None:
    assert json.dumps(phases_event(PREPARED).to_wire()) == (
        '{"type": "phases", "opening_end": 15, "middlegame_end": 3, "endgame_type": null, '
        '"endgame_changes": [], "by_ply": ["opening", "opening", "opening"]}'
    )
    first = next(iter(PREPARED.judge().static_verdicts()))
    assert json.dumps(move_event(PREPARED, first, 3).to_wire()) == (
        '{"type": "move", "ply": 1, "classification": "theory", "accuracy": null, "loss": null, '
        '"expected_before": null, "expected_after": null, "best": null, "opening": "King\'s Pawn Game", '
        '"nag": null, "reason": {"rule": "theory", "opening": "King\'s Pawn Game"}, "provisional": false, '
        '"pass": 3, "close": null, "quiet": false, "people": null}'
    )


def test_a_move_of_a_decided_game_is_quiet() -> None:
    judge = PreparedGame.of(PREPARED.game, ReviewOptions(rules="seed")).judge()
    quiet = {}
    for before, after in ((-900, -1200), (1100, 900), (-1200, 1100), (-900, -700), (0, 900)):
        for ply, score in ((2, before), (3, after)):
            judge.learn(ply, (Line(1, 9, Score(cp=score), ("b1c3",)),))
        (judged,) = judge.news()
        quiet[before, after] = move_event(PREPARED, judged).quiet
    assert quiet == {
        (-900, -1200): True,
        (1100, 900): True,
        (-1200, 1100): False,
        (-900, -700): False,
        (0, 900): False,
    }
