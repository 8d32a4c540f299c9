"""A game in the shapes of the wire."""

from __future__ import annotations

from server.analysis.events.values import MoveRecord, Warning
from server.analysis.game.game import parse_game
from server.analysis.game.notes import NoteArrow
from server.analysis.game.notices import Notice
from server.analysis.game.wire_form import arrow_records, move_records, warnings_of
from server.i18n.texts import sentence

AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"


def test_a_move_is_a_record() -> None:
    game = parse_game(
        "1. e4 $1 $10 { [%clk 0:01:00] [%emt 0:00:02.5] [%eval 0.31,20] [%csl Re4] Good. } ({b} 1. d4 {c}) *"
    )
    (record,) = move_records(game.line)
    (variation,) = record.variations
    assert record == MoveRecord(
        san="e4",
        uci="e2e4",
        origin="e2",
        target="e4",
        fen=AFTER_E4,
        check=False,
        clock=60.0,
        emt=2.5,
        eval={"cp": 31},
        comment="Good.",
        starting_comment="",
        nags=(1, 10),
        arrows=({"from": "e4", "to": "e4", "color": "red"},),
        variations=(variation,),
    )
    assert [(move.san, move.comment, move.starting_comment) for move in variation] == [("d4", "c", "b")]


def test_a_mate_and_a_check_are_told() -> None:
    first, *_, last = move_records(parse_game("1. f3 {[%eval #-3]} e5 2. g4 Qh4#").line)
    assert (first.eval, first.check) == ({"mate": -3}, False)
    assert (last.eval, last.check, last.clock) == (None, True, None)


def test_an_even_score_is_one() -> None:
    assert move_records(parse_game("1. e4 {[%eval 0.00]}").line)[0].eval == {"cp": 0}
    assert move_records(parse_game("1. e4 {[%eval #0]}").line)[0].eval == {"mate": 0}


def test_arrows_are_squares_and_colors() -> None:
    assert arrow_records([NoteArrow("e2", "e4", "green")]) == ({"from": "e2", "to": "e4", "color": "green"},)


def test_a_warning_can_be_said_in_other_languages() -> None:
    message, place = sentence("fault-variation-closed"), sentence("place-headers")
    (warning,) = warnings_of([Notice("unreadable", message, place)])
    assert warning == Warning(
        "unreadable",
        message,
        "headers",
        {
            "message": {"key": "fault-variation-closed", "params": {}},
            "place": {"key": "place-headers", "params": {}},
        },
    )
