"""What a move of a solved pawn ending does, as a fact and in words."""

from __future__ import annotations

import chess

from server.analysis.classes import Classification
from server.analysis.classification.exact import Exact, score_of
from server.analysis.evaluation import Line, Score
from server.analysis.reasons.endings import ending_facts, ending_said, enters_solved, is_solved
from server.analysis.reasons.explain import facts_of
from server.analysis.reasons.scene import Context, Scene
from server.analysis.reasons.words import say
from server.i18n.texts import text

FEN = "8/8/4k3/8/8/4PK2/8/8 w - - 0 1"
WON = Exact(
    2,
    None,
    "pawns",
    "kibitz 1",
    ("f3e4", "f3g4"),
    (),
    ({"move": "f3e4", "name": "opposition", "square": "e4"},),
)


def scene(uci: str, exact: Exact = WON, *, kept: bool = True, fen: str = FEN) -> Scene:
    board = chess.Board(fen)
    line = Line(1, 9, score_of(exact.wdl, None, board.turn), (exact.keep[0],))
    given = Classification.BEST if kept else Classification.BLUNDER
    after = Exact(-2 if kept else 0, None, "pawns", "kibitz 1", ())
    context = Context(classification=given, exact=exact, proven=after)
    return Scene(board, board.parse_uci(uci), (line,), (), context)


def sentences(found: Scene, lang: str = "en") -> list[str]:
    return [text(lang, each["key"], **each["params"]) for each in say(facts_of(found), found)]


def test_a_good_move_is_told_with_what_it_does() -> None:
    assert sentences(scene("f3e4")) == ["Wins.", "Takes the opposition: whoever has to move must give way."]
    assert sentences(scene("f3g4"))[0] == "Wins."
    assert not [*ending_facts(scene("f3g4"), kept=True)]


def test_of_a_fault_the_better_move_is_told() -> None:
    found = scene("e3e4", kept=False)
    assert sentences(found) == [
        "Throws away the win: 1.Ke4 wins, now it is a draw.",
        "1.Ke4 takes the opposition: whoever has to move must give way.",
    ]
    (fact,) = ending_facts(found, kept=False)
    assert ending_said(fact, found)["params"]["as"] == "better"


def test_of_a_fault_whose_better_move_has_no_word_the_answer_is_told() -> None:
    board = chess.Board("8/8/5k1p/2p5/2P2KP1/8/8/8 b - - 2 52")
    before = Exact(0, None, "pawns", "kibitz 1", ("f6g6",))
    themes = ({"move": "f4e4", "name": "opposition", "square": "e4"},)
    after = Exact(2, None, "pawns", "kibitz 1", ("f4e4",), (), themes)  # type: ignore[arg-type]
    lines = [
        Line(1, 9, score_of(exact.wdl, None, turn), exact.keep)
        for exact, turn in ((before, chess.BLACK), (after, chess.WHITE))
    ]
    context = Context(classification=Classification.BLUNDER, exact=before, proven=after)
    found = Scene(board, board.parse_uci("f6e6"), lines[:1], lines[1:], context)
    assert sentences(found) == [
        "Throws away the draw: only 52…Kg6 holds, now it is lost.",
        "53.Ke4 takes the opposition: whoever has to move must give way.",
    ]
    (fact,) = ending_facts(found, kept=False)
    assert fact["side"] == "white"


def test_the_only_move_is_called_so_where_no_other_is_unsure() -> None:
    only = Exact(2, None, "pawns", "kibitz 1", ("f3e4",))
    assert "only 1.Ke4 wins" in sentences(scene("e3e4", only, kept=False))[0]
    assert "nur 1.Ke4 gewinnt" in sentences(scene("e3e4", only, kept=False), "de")[0]
    unsure = Exact(2, None, "pawns", "kibitz 1", ("f3e4",), ("f3g4",))
    assert "only" not in sentences(scene("e3e4", unsure, kept=False))[0]


def test_a_pawn_ending_begins_where_the_last_piece_goes() -> None:
    assert is_solved(scene("f3e4"))
    assert not enters_solved(scene("f3e4"))
    assert enters_solved(scene("f3e4", fen="8/8/4k3/8/8/4PK2/8/6N1 w - - 0 1"))


def test_of_a_fault_that_ends_in_pawns_the_result_is_said_first() -> None:
    board = chess.Board("8/8/4k3/8/8/4PK2/6n1/8 w - - 0 1")
    lines = [Line(1, 9, Score(cp=cp), (uci,)) for cp, uci in ((90, "f3e4"), (0, "e6e5"))]
    context = Context(
        classification=Classification.MISTAKE, proven=Exact(0, None, "pawns", "kibitz 1", ("e6e5",))
    )
    found = Scene(board, board.parse_uci("f3g2"), lines[:1], lines[1:], context)
    assert sentences(found)[0] == "The pawn ending is a draw."
    assert "1.Ke4" in sentences(found)[1] or "chances" in sentences(found)[1]


def test_beside_a_result_nothing_is_told_that_is_no_reason_in_a_pawn_ending() -> None:
    fen = "8/6p1/8/6KP/6P1/6k1/8/8 w - - 0 53"
    two = Exact(2, None, "pawns", "kibitz 1", ("g5f5", "h5h6"))
    assert sentences(scene("g5f5", two, fen=fen)) == ["Wins.", "Brings the king nearer to the centre."]
    only = Exact(2, None, "pawns", "kibitz 1", ("g5f5",))
    assert sentences(scene("g5f5", only, fen=fen)) == ["The only move that wins."]
    pushed = Exact(2, None, "pawns", "kibitz 1", ("g4g5", "f4f5"))
    assert sentences(scene("g4g5", pushed, fen="8/6p1/8/7P/5KP1/7k/8/8 w - - 0 55")) == ["Wins."]
