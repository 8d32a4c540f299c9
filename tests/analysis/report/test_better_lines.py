"""The better line at a fault as a variation: which moves it has, what it says, and how it is known again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from server.analysis.game.game import parse_game
from server.analysis.game.moves import Line
from server.analysis.report.better_lines import LONGEST, better_line, with_better_line
from server.analysis.report.owner_notes import played_line

ITALIAN = ["e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "c2c3", "g8f6", "d2d3", "d7d6", "b1d2", "e8g8"]


def review(pgn: str = "1. e4 f6 *", pv: str | list[str] = ITALIAN, **changed: Any) -> Any:
    """A folded review of `pgn` whose last move is a fault; `pv`, `cp`, `mate`, `depth`: of the position
    before it; the rest is of the verdict."""
    game = parse_game(pgn)
    moves = [{"uci": played.uci, "fen": played.fen} for played in game.line]
    line = pv.split() if isinstance(pv, str) else pv
    score = {name: changed.pop(name, None) for name in ("cp", "mate")}
    if score == {"cp": None, "mate": None}:
        score["cp"] = 35
    before = {"lines": [{**score, "pv": line}], "depth": changed.pop("depth", 15)}
    best = {"uci": line[0], "san": "?"} if line else None
    verdict = {"classification": "mistake", "best": best, "reason": {}, **changed}
    variant = "chess960" if game.start.chess960 else "standard"
    return {
        "game": {"moves": moves, "start_fen": game.start.fen(), "variant": variant},
        "moves": [*[None] * (len(moves) - 1), verdict],
        "positions": [*[None] * (len(moves) - 1), before, None],
    }


def line_of(state: Any, *, words: bool = True) -> Line:
    return better_line(state, len(state["moves"]), words=words)


def san(line: Line) -> str:
    return " ".join(played.san for played in line)


def told(**fact: Any) -> dict[str, Any]:
    return {"reason": {"facts": [{"kind": "misses_win", "base": "before", **fact}]}}


def test_the_engines_line_is_shown_up_to_five_moves_of_the_side_that_erred() -> None:
    assert san(line_of(review())) == "e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6"
    assert len(line_of(review())) == LONGEST


@pytest.mark.parametrize(
    ("score", "note"),
    [
        ({"cp": 153, "depth": 18}, "(Kibitz: +1.53) [%eval 1.53,17]"),
        ({"cp": -35, "depth": 1}, "(Kibitz: -0.35) [%eval -0.35]"),
        ({"cp": 0, "depth": 0}, "(Kibitz: 0.00) [%eval 0.00]"),
        ({"mate": -3, "depth": 20}, "(Kibitz: #-2) [%eval #-2,19]"),
        ({"mate": 3, "depth": 20}, "(Kibitz: #3) [%eval #3,19]"),
        ({"mate": -1, "depth": 20}, ""),
    ],
)
def test_its_first_move_has_the_score_as_it_is_after_that_move(score: Any, note: str) -> None:
    first, *rest = line_of(review(**score))
    assert first.note.raw == note
    assert not any(played.note.raw for played in rest)


def test_whites_own_mate_comes_nearer_by_the_move() -> None:
    (first, *_) = line_of(review("1. f3 *", "e2e4", mate=4))
    assert first.note.raw == "(Kibitz: #3) [%eval #3,14]"


def test_without_words_the_score_alone_is_there() -> None:
    assert line_of(review(), words=False)[0].note.raw == "[%eval 0.35,14]"


def test_what_proves_the_reason_is_shown_whole_where_it_goes_on_otherwise() -> None:
    assert san(line_of(review(**told(line=["e7e5", "f2f4", "e5f4"])))) == "e5 f4 exf4"
    assert san(line_of(review(**told(line=ITALIAN)))) == san(line_of(review())) + " Nbd2 O-O"
    assert san(line_of(review(**told(line=ITALIAN[:2])))) == san(line_of(review()))
    assert san(line_of(review(**told(line=["d7d5"])))) == san(line_of(review()))
    assert san(line_of(review(**told(kind="better", line=["e7e5", "f2f4"])))) == san(line_of(review()))


@pytest.mark.parametrize(
    "state",
    [
        review(classification="best"),
        review(classification=None),
        review(best=None),
        review(best={"uci": "d7d5", "san": "d5"}),
        review(pv=""),
        review(pv="f7f6"),
        {**review(), "positions": [None, {"lines": [], "depth": 0}, None]},
        {**review(), "positions": [None, None, None]},
        {**review(), "moves": [None, None]},
    ],
)
def test_there_is_none_at_other_moves_or_where_nothing_better_is_known(state: Any) -> None:
    assert line_of(state) == ()


def test_a_fault_on_the_first_move_of_a_chess960_game_gets_one() -> None:
    fen = "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1"
    state = review(f'[Variant "Chess960"]\n[FEN "{fen}"]\n\n1. f4 *', "f1g1 e7e5")
    assert san(line_of(state)) == "O-O e5"


def variations(*lines: str, pgn: str = "1. e4 f6") -> tuple[Line, ...]:
    """The variations of the last move of `pgn`."""
    text = " ".join([pgn, *(f"( {line} )" for line in lines), "*"])
    return parse_game(text).line[-1].variations


def test_it_stands_behind_the_authors_variations() -> None:
    author = variations("1... c5 { Mine. } 2. Nf3")
    assert with_better_line(author, review(), 2, words=True) == (*author, line_of(review()))
    assert with_better_line(author, review(classification="best"), 2, words=True) == author


def test_the_authors_own_line_with_the_same_move_stays_alone_and_gets_the_score() -> None:
    author = variations("1... c5", "1... e5 { Mine. } 2. f4")
    other, same = with_better_line(author, review(), 2, words=True)
    assert other == author[0]
    assert same[0].note.raw == "Mine. [%eval 0.35,14]"
    assert same[1:] == author[1][1:]


def test_a_score_of_the_author_stays() -> None:
    author = variations("1... e5 { [%eval 0.2] }")
    assert with_better_line(author, review(), 2, words=True) == author
    mated = variations("1... e5")
    assert with_better_line(mated, review(mate=-1), 2, words=True) == mated


def test_a_line_that_kibitz_wrote_earlier_is_replaced() -> None:
    earlier = variations("1... d5 { (Kibitz: +0.70) [%eval 0.70,9] } 2. exd5", "1... e5 { (Kibitz: #-7) }")
    assert with_better_line(earlier, review(), 2, words=True) == (line_of(review()),)
    assert with_better_line(earlier, review(classification="best"), 2, words=True) == ()


@pytest.mark.parametrize(
    "line",
    [
        "1... d5 { (Kibitz: +0.70) Mine. } 2. exd5",
        "1... d5 { (Kibitz: +0.70) } 2. exd5 { Mine. }",
        "1... d5 { (Kibitz: +0.70) } 2. exd5 ( 2. e5 )",
        "1... d5 { (Kibitz: +0.70) } ( 1... c5 ) 2. exd5",
        "{ Mine. } 1... d5 { (Kibitz: +0.70) } 2. exd5",
        "1... d5 { (Kibitz: +0.70) [%cal Gd7d5] } 2. exd5",
        "1... d5 { (Kibitz: good) } 2. exd5",
    ],
)
def test_one_that_somebody_has_added_to_stays(line: str) -> None:
    earlier = variations(line)
    assert with_better_line(earlier, review(), 2, words=True)[:-1] == earlier


def test_a_line_without_words_is_known_by_its_first_move() -> None:
    state = review()
    quiet = (line_of(state, words=False),)
    assert with_better_line(quiet, state, 2, words=False) == quiet
    start = parse_game("1. e4 *").boards()[-1]
    shorter = (tuple(played_line(start, ["e7e5"])),)
    scored = with_better_line(shorter, state, 2, words=True)
    assert scored == ((replace(shorter[0][0], note=quiet[0][0].note),),)
