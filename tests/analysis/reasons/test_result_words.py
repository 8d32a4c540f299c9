"""What is said of results, in both languages."""

from __future__ import annotations

import pytest

from server.analysis.classification.exact import Exact
from server.analysis.reasons.explain import facts_of
from server.analysis.reasons.words import say
from server.i18n import texts
from tests.analysis.reasons.test_results import exact, scene


def said(language: str, *given: object, **more: object) -> str:
    found = scene(*given, **more)  # type: ignore[arg-type]
    told = say(facts_of(found), found)
    return " ".join(filter(None, (texts.from_json(text, language) for text in told)))


@pytest.mark.parametrize(
    ("before", "after", "english", "german"),
    [
        (
            exact(2, 14),
            exact(0),
            "Throws away the win: 1.Ra5 wins in 14 moves, now it is a draw.",
            "Vergibt den Gewinn: 1.Ta5 gewinnt in 14 Zügen, jetzt ist es remis.",
        ),
        (
            exact(2),
            exact(-1),
            "Throws away the win: 1.Ra5 wins, now the fifty-move rule comes first.",
            "Vergibt den Gewinn: 1.Ta5 gewinnt, jetzt kommt die Fünfzig-Züge-Regel zuvor.",
        ),
        (
            exact(2, 1),
            exact(2, 9),
            "Turns a win into a loss: 1.Ra5 mates, now it is lost in 9.",
            "Macht aus dem Gewinn einen Verlust: 1.Ta5 setzt matt, jetzt ist es in 9 Zügen verloren.",
        ),
        (
            exact(0, None, ("a1a5",)),
            exact(2, 1),
            "Throws away the draw: only 1.Ra5 holds, now it is mate on the next move.",
            "Vergibt das Remis: nur 1.Ta5 hält es, jetzt folgt Matt im nächsten Zug.",
        ),
        (
            exact(2, 14),
            exact(-2, 22),
            "Wins, but 9 moves slower than 1.Ra5.",
            "Gewinnt, aber 9 Züge langsamer als 1.Ta5.",
        ),
        (
            exact(-2, 9),
            exact(2, 8),
            "Lost anyway, but a move sooner than after 1.Ra5.",
            "Verloren war es ohnehin, aber so einen Zug früher als nach 1.Ta5.",
        ),
        (
            exact(-2, 12),
            exact(2, 12),
            "Loses in 12 moves whatever is played.",
            "Verliert in 12 Zügen, was auch gespielt wird.",
        ),
        (exact(2, 14, ("a1a2",)), exact(-2, 13), "The only move that wins.", "Der einzige Zug, der gewinnt."),
        (
            exact(0, None, ("a1a2",)),
            exact(0),
            "The only move that holds the draw.",
            "Der einzige Zug, der das Remis hält.",
        ),
        (exact(0), exact(0), "Holds the draw.", "Hält das Remis."),
        (exact(2, 14), exact(-2, 13), "Wins: mate in 13 moves.", "Gewinnt: matt in 13 Zügen."),
        (
            exact(1),
            exact(-1),
            "Wins, but not within the fifty-move rule: a draw.",
            "Gewinnt, aber nicht innerhalb der Fünfzig-Züge-Regel: remis.",
        ),
        (
            exact(-1),
            exact(1),
            "Lost, but for the fifty-move rule: a draw.",
            "Verloren, wäre nicht die Fünfzig-Züge-Regel: remis.",
        ),
    ],
)
def test_a_result_is_said_in_both_languages(before: Exact, after: Exact, english: str, german: str) -> None:
    assert said("en", "a1a2", before, after) == english
    assert said("de", "a1a2", before, after) == german


def test_the_means_are_the_second_sentence() -> None:
    hung = ("a1a6", exact(2, 14), exact(0), "8/8/8/1k6/3K4/8/8/R7 w - - 0 1", ("b5a6",), "a1a2")
    assert said("en", *hung) == (
        "Throws away the win: 1.Ra2 wins in 14 moves, now it is a draw. Hangs the rook: 1…Kxa6."
    )


def test_stalemate_is_called_so() -> None:
    fen = "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"
    words = said("en", "g5g6", exact(2, 2), 0.5, fen, (), "g5g7")
    assert words == "Throws away the win: 1.Qg7# wins in 2 moves, now it is stalemate."


def test_where_exact_knowledge_begins_is_said_last() -> None:
    assert said("en", "a1a2", None, exact(-2, 9)) == "From here on it is exact: won, mate in 9 moves."
    assert said("de", "a1a2", None, exact(0)).endswith("Ab hier ist es exakt: remis.")


def test_the_only_legal_move_and_what_came_of_it_are_both_said() -> None:
    fen = "k1K5/8/8/8/8/8/8/1R6 b - - 0 1"
    words = said("en", "a8a7", exact(-2, 12, ("a8a7",)), exact(2, 12), fen, ("b1b2",), "a8a7")
    assert words == "The only legal move. Loses in 12 moves whatever is played."


def test_that_there_was_but_one_move_is_said_where_it_was_so() -> None:
    assert said("en", "a1a2", exact(0), exact(2, 9)) == (
        "Throws away the draw: 1.Ra5 holds, now it is lost in 9 moves."
    )
