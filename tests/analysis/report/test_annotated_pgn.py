"""The exported PGN: Kibitz's evaluations and NAGs beside everything that the author wrote."""

from __future__ import annotations

import io
from typing import Any

import chess
import chess.pgn
import pytest

from server.analysis.game.game import parse_game
from server.analysis.report.annotated_pgn import Told, annotated_pgn

PGN = (
    '[Site "?"]\n[White "Ann"]\n\n1. f3 $4 { [%clk 0:01:00] Mine. } e5 (1... d5 { Also. }) '
    "2. g4 { [%eval 0.1] } Qh4# 0-1"
)


def position(depth: int = 12, **top: Any) -> dict[str, Any]:
    return {"lines": [{"cp": None, "mate": None, "pv": [], **top}], "depth": depth}


def state(*positions: dict[str, Any] | None, nags: tuple[int | None, ...] = ()) -> Any:
    """A folded review that knows `positions` 1..N and `nags` 1..N."""
    missing = [None] * (len(positions) - len(nags))
    return {
        "game": {"opening": {"eco": "A00", "name": "Barnes Opening"}},
        "moves": [
            {"nag": nag, "classification": None, "reason": {}, "people": None, "best": None}
            for nag in [*nags, *missing]
        ],
        "positions": [position(cp=10), *positions],
        "report": None,
        "notes": [],
    }


def text() -> str:
    known = (position(cp=-60), position(cp=-50), position(mate=-1), position(mate=0))
    return annotated_pgn(parse_game(PGN), state(*known, nags=(2, None, 4, None)))


def export() -> chess.pgn.Game:
    game = chess.pgn.read_game(io.StringIO(text()))
    assert game is not None and not game.errors
    return game


def test_evaluations_are_written_in_whites_view() -> None:
    evals = [node.eval() for node in export().mainline()]
    white = [score.white() if score else None for score in evals]
    assert white == [chess.engine.Cp(-60), chess.engine.Cp(-50), chess.engine.Mate(-1), None]


def test_a_nag_is_added_only_where_the_author_gave_none() -> None:
    assert [set(node.nags) for node in export().mainline()] == [{4}, set(), {4}, set()]


def test_comments_clocks_and_variations_are_kept() -> None:
    first = export().variations[0]
    assert "Mine." in first.comment
    assert first.clock() == 60
    assert first.variations[1].comment == "Also."


def test_the_seven_tags_are_written_and_no_address() -> None:
    assert text().splitlines()[:8] == [
        '[Event "?"]',
        '[Site "?"]',
        '[Date "????.??.??"]',
        '[Round "?"]',
        '[White "Ann"]',
        '[Black "?"]',
        '[Result "0-1"]',
        '[ECO "A00"]',
    ]


def test_the_game_stays_as_it_was() -> None:
    game, same = parse_game(PGN), parse_game(PGN)
    first = annotated_pgn(game, state(*[position(cp=-60)] * 4, nags=(2, 2, 2, 2)))
    assert game == same
    assert annotated_pgn(game, state(*[position(cp=-60)] * 4, nags=(2, 2, 2, 2))) == first


@pytest.mark.parametrize(
    ("headers", "written"),
    [
        ("", ("A00", "Barnes Opening")),
        ('[ECO "?"]\n[Opening ""]\n', ("A00", "Barnes Opening")),
        ('[ECO "B20"]\n', ("B20", None)),
        ('[Opening "Sicilian"]\n', (None, "Sicilian")),
        ('[ECO "B20"]\n[Opening "Sicilian"]\n', ("B20", "Sicilian")),
        ('[Variation "Classical"]\n', (None, None)),
    ],
)
def test_the_opening_is_named_by_the_author_or_by_kibitz_alone(
    headers: str, written: tuple[str | None, str | None]
) -> None:
    game = parse_game(annotated_pgn(parse_game(f"{headers}\n1. f3 *"), state(None)))
    assert (game.headers.get("ECO"), game.headers.get("Opening")) == written


def test_a_game_that_is_in_no_book_gets_no_name() -> None:
    unnamed: Any = {**state(None), "game": {"opening": None}}
    assert "ECO" not in annotated_pgn(parse_game("1. f3 *"), unnamed)
    unnamed["game"] = None
    assert "ECO" not in annotated_pgn(parse_game("1. f3 *"), unnamed)


@pytest.mark.parametrize(
    ("author", "kibitz", "written"),
    [
        ("[%eval 0.1,30] deep", position(12, cp=50), "[%eval 0.1,30] deep"),
        ("[%eval 0.1,12] as deep", position(12, cp=50), "[%eval 0.50,12] as deep"),
        ("[%eval 0.1,11]", position(12, cp=50), "[%eval 0.50,12]"),
        ("[%eval 0.1] who knows", position(12, cp=50), "[%eval 0.50,12] who knows"),
        ("[%eval #3,20]", position(12, mate=2), "[%eval #3,20]"),
        ("[%eval #1,245]", position(12, cp=50), "[%eval #1,245]"),
        ("[%eval 0.1]", position(0, cp=50), "[%eval 0.50]"),
        ("[%eval 0.1,1]", position(0, cp=50), "[%eval 0.1,1]"),
        ("none", position(12, mate=-3), "none [%eval #-3,12]"),
        ("none", position(12, mate=0), "none"),
        ("[%eval 0.1,30]", {**position(12, cp=50), "exact": {"wdl": 0}}, "[%eval 0.50,12]"),
        ("none", {"lines": [], "depth": 0}, "none"),
        ("none", None, "none"),
    ],
)
def test_a_deeper_evaluation_of_the_author_stays(
    author: str, kibitz: dict[str, Any] | None, written: str
) -> None:
    annotated = annotated_pgn(parse_game(f"1. f3 {{ {author} }} *"), state(kibitz))
    assert parse_game(annotated).line[0].note.raw == written


def test_the_reason_of_a_fault_stands_behind_the_authors_comment_once() -> None:
    known = (position(cp=-60), position(cp=-50), position(mate=-1), position(mate=0))
    review = state(*known)
    said = [{"key": "reason-allows-mate", "params": {"count": 1, "move": "2…Qh4#"}}]
    for index in (0, 2):
        review["moves"][index] |= {"classification": "blunder", "reason": {"said": said}}
    review["moves"][1] |= {"classification": "best", "reason": {"said": said}}
    exported = annotated_pgn(parse_game(PGN), review)
    assert "Mine. (Kibitz: Allows mate in one: 2...Qh4#.)" in " ".join(exported.split())
    assert exported.count("Allows mate in one") == 2
    again = annotated_pgn(parse_game(exported), review)
    assert again.count("Allows mate in one") == 2


def with_story(pgn: str, language: str = "en", *, story: bool = True) -> str:
    """The comment before the first move."""
    drawn = {"key": "story-end-draw", "params": {"side": "white", "state": "level"}}
    told = [
        {"key": "story-level-until", "params": {"move": "34…Kg7?", "how": ""}},
        {"key": "story-end", "params": {"end": drawn}},
    ]
    folded: Any = {**state(None, None), "report": {"story": told if story else []}}
    game = chess.pgn.read_game(io.StringIO(annotated_pgn(parse_game(pgn), folded, language)))
    assert game is not None
    return game.comment


def test_the_story_stands_before_the_first_move() -> None:
    assert with_story("1. e4 e5 *") == "(Kibitz: The game was level until 34...Kg7?. Drawn.)"
    assert with_story("1. e4 e5 *", "de") == "(Kibitz: Die Partie war ausgeglichen bis 34...Kg7?. Remis.)"
    assert with_story("{ Mine. } 1. e4 e5 *", story=False) == "Mine."


def test_the_authors_words_stay_behind_it_and_an_older_story_goes() -> None:
    told = "(Kibitz: The game was level until 34...Kg7?. Drawn.) Mine (all of it)."
    assert with_story("{ Mine (all of it). } 1. e4 e5 *") == told
    assert with_story("{ (Kibitz: White won.) Mine (all of it). } 1. e4 e5 *") == told
    older = "{ (Kibitz: White won.) Mine. } 1. e4 e5 *"
    assert with_story(older, story=False) == "(Kibitz: White won.) Mine."


def test_what_is_said_is_in_the_language_that_is_asked_for() -> None:
    review = state(position(cp=-60), position(cp=-50))
    said = [
        {"key": "reason-allows-mate", "params": {"count": 1, "move": "2…Qh4#"}},
        {"key": "reason-better", "params": {"move": "2.e4"}},
    ]
    review["moves"][0] |= {"classification": "blunder", "reason": {"said": said}}
    review["moves"][1] |= {"classification": "blunder", "reason": {}}
    german = parse_game(annotated_pgn(parse_game("1. f3 e5 *"), review, "de"))
    assert german.line[0].note.raw.startswith(
        "(Kibitz: Lässt Matt in einem Zug zu: 2...Dh4#. Besser war 2.e4.)"
    )
    assert "Kibitz" not in german.line[1].note.raw


FAULT = "1. f3 { [%clk 0:01:00] Mine. } e5 2. g4 Qh4# 0-1"
MATED = {
    "kind": "allows_mate",
    "base": "after",
    "line": ["d8h4"],
}
HANGS = {"kind": "hangs", "piece": "p", "square": "g4", "base": "after", "ply": 0, "line": ["d8g5"]}


def faulty(*facts: dict[str, Any]) -> Any:
    """A review of FAULT in which 2.g4 is a blunder for these reasons."""
    review = state(*[position(cp=-60)] * 4)
    review["game"] |= {
        "start_fen": chess.STARTING_FEN,
        "variant": "standard",
        "moves": [{"uci": played.uci, "fen": played.fen} for played in parse_game(FAULT).line],
    }
    review["positions"][2] = position(cp=-50, pv=["d2d4", "e5d4"])
    review["moves"][2] |= {
        "classification": "blunder",
        "best": {"uci": "d2d4", "san": "d4"},
        "reason": {"facts": list(facts), "said": [{"key": "reason-better", "params": {"move": "2.d4"}}]},
    }
    return review


def told(told: Told, *facts: dict[str, Any], pgn: str = FAULT) -> str:
    """What stands behind 2.g4."""
    text = " ".join(annotated_pgn(parse_game(pgn), faulty(*facts), told=told).split())
    return text.partition("2. g4")[2].partition(" 2... Qh4#")[0].strip()


def test_a_fault_has_its_reason_its_marks_and_the_better_line() -> None:
    assert told(Told(), MATED, HANGS) == (
        "{ (Kibitz: Better was 2.d4.) [%csl Rg4] [%cal Rd8h4] [%eval -0.60,12] } "
        "( 2. d4 { (Kibitz: -0.50) [%eval -0.50,11] } 2... exd4 )"
    )


def test_variations_and_words_can_be_left_out() -> None:
    assert told(Told(variations=False)) == "{ (Kibitz: Better was 2.d4.) [%eval -0.60,12] }"
    assert (
        told(Told(comments=False), MATED) == "{ [%eval -0.60,12] } ( 2. d4 { [%eval -0.50,11] } 2... exd4 )"
    )
    assert told(Told(variations=False, comments=False)) == "{ [%eval -0.60,12] }"


def test_without_words_the_game_has_no_story() -> None:
    review: Any = {
        **faulty(),
        "report": {"story": [{"key": "story-level-until", "params": {"move": "2.g4"}}]},
    }
    assert "(Kibitz:" in annotated_pgn(parse_game(FAULT), review, told=Told(variations=False))
    assert "(Kibitz:" not in annotated_pgn(parse_game(FAULT), review, told=Told(comments=False))


@pytest.mark.parametrize(
    "facts",
    [
        (),
        ({"kind": "noise"}, MATED, HANGS),
        ({**MATED, "base": "before"},),
        ({"kind": "allows_mate", "base": "after"},),
        ({"kind": "king", "base": "after", "line": ["d8h4"]},),
        ({**HANGS, "piece": "n", "line": []},),
        ({**HANGS, "square": "h4", "line": []},),
        ({**HANGS, "ply": 3, "line": []},),
        ({**HANGS, "kind": "motif", "line": []},),
        ({"kind": "hangs", "square": "g4"},),
        ({"kind": "hangs", "piece": "p"},),
    ],
)
def test_nothing_is_marked_that_refutes_nothing_or_falls_late(facts: tuple[dict[str, Any], ...]) -> None:
    assert told(Told(variations=False), *facts) == "{ (Kibitz: Better was 2.d4.) [%eval -0.60,12] }"


def test_a_move_that_is_no_fault_gets_no_marks() -> None:
    review = faulty(MATED)
    review["moves"][2]["classification"] = "critical"
    assert "%cal" not in annotated_pgn(parse_game(FAULT), review)


def test_the_authors_marks_stay_alone() -> None:
    pgn = "1. f3 e5 2. g4 { [%cal Gd1d3] } Qh4# 0-1"
    assert told(Told(variations=False), MATED, pgn=pgn).startswith(
        "{ [%cal Gd1d3] (Kibitz: Better was 2.d4.) [%eval"
    )


def test_an_export_that_is_exported_again_says_nothing_twice() -> None:
    review = faulty(MATED, HANGS)
    once = annotated_pgn(parse_game(FAULT), review)
    again = annotated_pgn(parse_game(once), review)
    for word in ("Better", "%csl", "%cal", "d4 {", "%clk"):
        assert (once.count(word), again.count(word)) == (1, 1), word
    assert annotated_pgn(parse_game(again), review) == again


def test_marks_that_somebody_added_to_an_export_stay() -> None:
    review = faulty(MATED, HANGS)
    once = " ".join(annotated_pgn(parse_game(FAULT), review).split())
    drawn = once.replace("[%cal Rd8h4]", "[%cal Rd8h4] [%csl Ge1] [%cal Gd2d4]")
    again = " ".join(annotated_pgn(parse_game(drawn), review).split())
    assert "[%csl Ge1] [%cal Gd2d4]" in again
    assert again.count("Rd8h4") <= 1
