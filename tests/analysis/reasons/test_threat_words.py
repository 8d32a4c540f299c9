"""What is said of a threat: by whom, which move, what it wins."""

from __future__ import annotations

from typing import Any, cast

import chess
import pytest

from server.analysis.events.values import Fact, Proofs
from server.analysis.reasons import threat_words
from server.analysis.reasons.scene import Context, Scene
from server.i18n.texts import Text, from_json

KNIGHT_LEAPS = "r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4"


def scene(*passed: str, fen: str = KNIGHT_LEAPS, best: str = "d7d5") -> Scene:
    proofs: Proofs = {"passed": list(passed)}
    return Scene(chess.Board(fen), chess.Move.from_uci(best), (), (), Context(), proofs)


def said(text: Text) -> tuple[str | None, str | None]:
    return from_json(text, "en"), from_json(text, "de")


@pytest.mark.parametrize(
    ("more", "english", "german"),
    [
        (
            {"what": "pawn", "net": 1, "piece": "p", "square": "f7"},
            "White threatens 5.Nxf7, which wins a pawn.",
            "Weiß droht 5.Sxf7, was einen Bauern gewinnt.",
        ),
        (
            {"what": "rook_for_knight", "net": 2, "piece": "r", "square": "h8"},
            "White threatens 5.Nxf7, which wins the rook for a knight.",
            "Weiß droht 5.Sxf7, was den Turm gegen einen Springer gewinnt.",
        ),
        (
            {"what": "rook", "net": 5, "piece": "r", "square": "h8"},
            "White threatens 5.Nxf7, which wins the rook on h8.",
            "Weiß droht 5.Sxf7, was den Turm auf h8 gewinnt.",
        ),
        (
            {"what": "promotion", "net": 8},
            "White threatens 5.Nxf7, which brings a pawn through.",
            "Weiß droht 5.Sxf7, was einen Bauern durchbringt.",
        ),
        ({"in": 1}, "White threatens mate: 5.Nxf7.", "Weiß droht Matt: 5.Sxf7."),
        ({"in": 3}, "White threatens mate in 3: 5.Nxf7.", "Weiß droht Matt in 3: 5.Sxf7."),
    ],
)
def test_a_threat_names_its_move_and_what_it_wins(more: Any, english: str, german: str) -> None:
    fact = cast(Fact, {"kind": "threat", **more})
    assert said(threat_words.threatened(fact, scene("g5f7"))) == (english, german)


def test_what_only_a_line_wins_is_said_of_the_line() -> None:
    told = said(threat_words.by_the_line(scene("g5f7", "d8e7", "f7h8", "d7d6", "e1g1")))
    assert told[0] == "In the engine’s line 5.Nxf7 wins the rook."


def test_a_pawn_that_promotes_is_brought_through_whatever_else_falls() -> None:
    race = scene("h2h1q", "f2e2", "h1b7", fen="8/1P3k2/8/8/8/8/5K1p/8 w - - 0 50", best="b7b8q")
    told = said(threat_words.by_the_line(race))
    assert told[0] == "In the engine’s line 50…h1=Q brings a pawn through."


def test_where_the_line_wins_nothing_the_move_alone_is_named() -> None:
    told = said(threat_words.by_the_line(scene("d2d4", "e5d4")))
    assert told == ("White would play 5.d4.", "Weiß würde 5.d4 spielen.")


def test_the_side_that_is_not_to_move_is_named() -> None:
    black = scene("d8h4", fen="rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR w KQkq - 0 3", best="h2h4")
    fact: Fact = {"kind": "threat", "in": 1}
    assert said(threat_words.threatened(fact, black))[0] == "Black threatens mate: 3…Qh4#."
    assert said(threat_words.nothing(black)) == ("Black has no threat.", "Schwarz droht nichts.")


def test_in_check_nobody_can_pass() -> None:
    assert str(said(threat_words.in_check())[0]).startswith("The side in check cannot pass")
