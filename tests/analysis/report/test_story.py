"""A game in three sentences, as they are said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, cast

import chess
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.analysis.evaluation import Score
from server.analysis.notation import MoveNumber
from server.analysis.report.course import CLEAR
from server.analysis.report.ending import GameEnding
from server.analysis.report.report import build_report
from server.analysis.report.reported_move import ReportedMove
from server.analysis.report.story import MOST, story
from server.analysis.report.told_game import GameCourse, ToldGame, turning_point
from server.i18n import texts
from tests.analysis.judged import Changes, game, unjudged
from tests.analysis.report import made_stories

UNKNOWN = GameEnding("unknown", chess.WHITE)
WHITE_WON, BLACK_WON = UNKNOWN, GameEnding("unknown", chess.BLACK)
DRAWN = GameEnding("unknown")
LEVEL, UP, WON, DOWN, LOST = 0, 200, 500, -200, -500


def told(
    scores: Sequence[int | Score], ending: GameEnding, usual: bool = False, first: int = 1
) -> GameCourse:
    return GameCourse([f"M{ply}" for ply in range(1, len(scores))], MoveNumber(first, True), usual, ending)


def said(
    scores: Sequence[int | Score], ending: GameEnding, changes: Changes | None = None, **more: Any
) -> list[str]:
    """White's plies are the odd ones: ply 1 is "1.M1", ply 2 "1…M2"."""
    return in_words(story(game(scores, changes), told(scores, ending, **more)))


def in_words(sentences: Sequence[texts.Text], language: str = "en") -> list[str]:
    assert len(sentences) <= MOST
    for sentence in sentences:
        assert "story-" not in (texts.from_json(sentence, "de") or "")
    return [texts.from_json(sentence, language) or "" for sentence in sentences]


def test_a_game_without_moves_or_not_judged_yet_has_none() -> None:
    assert story([], told([], DRAWN)) == ()
    moves = game([0, 0, 0])
    assert story([moves[0], unjudged(moves[1])], told([0, 0, 0], DRAWN)) == ()
    assert story([replace(moves[0], expected_before=None)], told([0, 0], DRAWN)) == ()


def test_a_level_game_is_level_from_beginning_to_end() -> None:
    assert said([LEVEL] * 12, DRAWN) == ["The game was level throughout.", "Drawn."]
    assert said([LEVEL] * 9, DRAWN) == ["Drawn."]
    assert said([LEVEL] * 12, GameEnding("repetition")) == [
        "The game was level throughout.",
        "Drawn by repetition.",
    ]


def test_what_was_level_throughout_is_level_at_the_end() -> None:
    assert said([*[LEVEL] * 12, 125], DRAWN) == ["The game was level throughout.", "Drawn."]
    assert said([*[LEVEL] * 12, 145], DRAWN) == [
        "Neither side was better for long.",
        "Drawn, though White was better.",
    ]


def test_a_game_that_one_fault_decides() -> None:
    scores = [LEVEL] * 4 + [WON] * 6
    decided = "The game was level until 2…M4??; from then on White was winning."
    assert said(scores, WHITE_WON) == [decided]
    assert said(scores, GameEnding("resignation", chess.WHITE)) == [decided, "Black resigned."]


def test_a_fault_that_gives_an_edge_and_one_that_decides() -> None:
    scores = [LEVEL] * 4 + [UP] * 4 + [WON] * 4
    assert said(scores, GameEnding("resignation", chess.WHITE)) == [
        "The game was level until 2…M4?.",
        "From 4…M8? on the game was won; Black resigned.",
    ]
    hangs: Changes = {8: {"facts": ({"kind": "hangs", "piece": "n"},)}}
    chance = [LEVEL, LEVEL, UP, LEVEL, *scores[4:]]
    assert said(chance, WHITE_WON, hangs) == [
        "2.M3? missed a chance.",
        "White was better for good after 2…M4?.",
        "The game was decided by 4…M8?, which hung the knight; White won.",
    ]
    assert said(scores, WHITE_WON, hangs) == [
        "The game was level until 2…M4?.",
        "The game was decided by 4…M8?, which hung the knight.",
        "White won.",
    ]


def test_blacks_game_is_told_as_whites() -> None:
    scores = [LEVEL] * 3 + [DOWN] * 4 + [LOST] * 4
    assert said(scores, BLACK_WON) == [
        "The game was level until 2.M3?.",
        "From 4.M7? on Black was winning.",
    ]


def test_a_lead_that_grew_has_no_fault() -> None:
    scores = [LEVEL, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300, 320, 340, 360]
    assert said(scores, WHITE_WON) == [
        "White was better from move 4 on.",
        "From 7.M13 on White was winning.",
    ]
    assert said(scores, WHITE_WON, {ply: {"phase": "opening"} for ply in range(1, 19)}, usual=True)[0] == (
        "White was better from move 4 on."
    )


def test_out_of_the_opening() -> None:
    opening: Changes = {ply: {"phase": "opening"} for ply in range(1, 16)}
    scores = [LEVEL] * 12 + [UP] * 8
    assert said(scores, WHITE_WON, opening, usual=True) == [
        "White came out of the opening better, after 6…M12?.",
        "White won.",
    ]
    assert said(scores, WHITE_WON, opening)[0] == "The game was level until 6…M12?."
    grown: Changes = {**opening, 12: {"phase": "opening", "best_played": True}}
    assert said(scores, WHITE_WON, grown, usual=True)[0] == "White came out of the opening better."


def test_into_the_endgame() -> None:
    scores = [LEVEL] * 12 + [UP] * 8
    endgame = {ply: {"phase": "endgame"} for ply in range(8, 20)}
    assert (
        said(scores, WHITE_WON, endgame, usual=True)[0]
        == "The game was level into the endgame, until 6…M12?."
    )
    assert said(scores, WHITE_WON, endgame)[0] == "The game was level until 6…M12?."


def test_a_lead_that_was_there_from_the_start() -> None:
    assert said([WON] * 8, WHITE_WON) == ["White was winning from the start.", "White won."]
    assert said([UP] * 8, WHITE_WON)[0] == "White was better from the start."


def test_a_lead_won_and_given_back() -> None:
    scores = [LEVEL] * 4 + [UP] * 5 + [LEVEL] * 7 + [WON] * 4
    assert said(scores, WHITE_WON) == [
        "White was better after 2…M4? but gave the advantage back with 5.M9?.",
        "It was then level until 8…M16??; from then on White was winning.",
    ]


def test_what_was_won_is_named_where_it_was_taken() -> None:
    scores = [LEVEL] * 4 + [UP] * 5 + [LEVEL] * 8
    pawn = {"kind": "loses", "what": "pawn", "net": 1, "base": "after", "san": ["M5", "x"]}
    assert said(scores, DRAWN, {4: {"facts": (pawn,)}})[0] == (
        "White won a pawn after 2…M4? but gave the advantage back with 5.M9?."
    )


def test_a_lead_thrown_away_is_the_turn_itself() -> None:
    scores = [LEVEL] * 4 + [UP] * 5 + [LOST] * 6
    assert said(scores, BLACK_WON) == [
        "White was better after 2…M4? but threw it all away with 5.M9??.",
        "Black won.",
    ]


def test_a_lead_that_slipped() -> None:
    down = [200, 200, 190, 180, 160, 140, 120, 100, 80, 60, 40, 20, 0, 0, 0]
    assert said(down, DRAWN) == ["White was better from the start but let it slip bit by bit.", "Drawn."]


def test_many_turns_are_counted_and_the_sharpest_is_named() -> None:
    scores = [UP] * 5 + [DOWN] * 5 + [WON] * 5 + [LOST] * 5
    assert said(scores, BLACK_WON) == [
        "The lead changed hands three times, most sharply with 5…M10??.",
        "The game was decided by 8.M15??.",
        "Black won.",
    ]


def test_one_side_again_and_again() -> None:
    scores = ([UP] * 5 + [LEVEL] * 6) * 2 + [UP] * 4
    assert said(scores, WHITE_WON)[0] == "White got the better game twice but let it slip each time."


def test_a_missed_chance_is_told_with_what_was_there() -> None:
    scores = [LEVEL] * 4 + [WON, LEVEL] + [LEVEL] * 8
    win: Changes = {5: {"facts": ({"kind": "misses_win", "what": "rook"},)}, 4: {"best_played": True}}
    assert said(scores, DRAWN, win) == [
        "Neither side was better for long.",
        "3.M5?? missed winning the rook.",
        "Drawn.",
    ]
    both = [LEVEL] * 4 + [UP, LEVEL] + [LEVEL] * 3 + [DOWN, LEVEL] + [LEVEL] * 6
    assert said(both, DRAWN)[1] == "3.M5? missed a chance; 5…M10? missed a chance."


def test_level_is_said_only_where_it_was_level_all_the_time() -> None:
    """White stood at 15 % after 2.M3??, and Black gave it back: that game was not level until 7.M13??."""
    scores = [LEVEL] * 3 + [LOST] + [LEVEL] * 9 + [LOST] * 5
    assert said(scores, BLACK_WON) == [
        "2…M4?? left 2.M3?? unpunished.",
        "The game was decided by 7.M13??.",
        "Black won.",
    ]
    assert said(scores[:12], DRAWN)[0] == "Neither side was better for long."


def test_many_swings_are_counted() -> None:
    both = [LEVEL, WON, LEVEL, LOST, LEVEL] * 3 + [LEVEL] * 3
    assert said(both, DRAWN)[1] == "Both sides missed wins between moves 2 and 7."
    one = [LEVEL, LEVEL, *[LEVEL, WON, WON, LEVEL] * 3, LEVEL, LEVEL]
    assert said(one, DRAWN)[1] == "White missed three wins between moves 3 and 7."
    wild = [LEVEL, LEVEL, *[150, -150] * 3, *[LEVEL] * 6]
    assert said(wild, DRAWN)[1] == "There were five more costly errors between moves 2 and 4."


def test_the_turning_point_is_the_last_one_after_which_nothing_was_in_doubt() -> None:
    scores = [LEVEL] * 4 + [900] * 7 + [LEVEL] + [900] * 6
    assert said(scores, WHITE_WON) == [
        "The game was level until 2…M4??.",
        "6.M11?? missed the win.",
        "From 6…M12?? on White was winning.",
    ]


def test_a_mate_let_go_of_in_a_won_game_is_told_behind_the_win() -> None:
    mate = Score(mate=2)
    scores: list[int | Score] = [*[LEVEL] * 4, *[UP] * 4, *[WON] * 4, mate, 280, 280, 900, mate]
    assert said(scores, GameEnding("mate", chess.WHITE)) == [
        "The game was level until 2…M4?.",
        "From 4…M8? on White was winning.",
        "But 7.M13?? missed mate in 2, without harm; White mated with 8…M16.",
    ]


def test_a_fault_in_a_lost_game_is_told_behind_what_decided() -> None:
    scores = [*[LEVEL] * 4, *[UP] * 4, *[350] * 4, *[250] * 2, *[1200] * 4]
    course = ["The game was level until 2…M4?.", "From 4…M8?! on White was winning."]
    assert said(scores, WHITE_WON) == [*course, "7…M14?? gave White an easy win."]
    resigned = GameEnding("resignation", chess.WHITE)
    assert said(scores, resigned) == [*course, "7…M14?? gave White an easy win; Black resigned."]


@pytest.mark.parametrize(
    ("last", "ending", "sentence"),
    [
        (LOST, GameEnding("time", chess.WHITE), "Black lost on time in a won position."),
        (DOWN, GameEnding("time", chess.WHITE), "Black lost on time in the better position."),
        (LEVEL, GameEnding("time", chess.WHITE), "Black lost on time in a level position."),
        (WON, GameEnding("time", chess.WHITE), "Black lost on time."),
        (LEVEL, GameEnding("resignation", chess.BLACK), "White resigned in a level position."),
        (LEVEL, GameEnding("abandoned", chess.BLACK), "White left the game in a level position."),
        (LEVEL, WHITE_WON, "White won from a level position."),
        (DOWN, WHITE_WON, "White won from a worse position."),
        (LOST, WHITE_WON, "White won from a lost position."),
        (WON, GameEnding("agreement"), "Drawn by agreement, though White was winning."),
        (DOWN, GameEnding("repetition"), "Drawn by repetition, though Black was better."),
        (LEVEL, GameEnding("time"), "Drawn: time ran out, but there was not enough material to mate."),
        (LEVEL, GameEnding("stalemate"), "Stalemate."),
        (LEVEL, GameEnding("material"), "Drawn: neither side could mate any more."),
        (LEVEL, GameEnding("moves"), "Drawn by the fifty-move rule."),
        (LEVEL, GameEnding("unfinished"), "The game breaks off after 4…M8 in a level position."),
        (UP, GameEnding("unfinished"), "The game breaks off after 4…M8, with White better."),
        (LOST, GameEnding("unfinished"), "The game breaks off after 4…M8, with Black winning."),
        (LEVEL, GameEnding("going"), "The game is still being played; after 4…M8 the position is level."),
        (UP, GameEnding("going"), "The game is still being played; after 4…M8 White is better."),
        (LOST, GameEnding("going"), "The game is still being played; after 4…M8 Black is winning."),
    ],
)
def test_how_it_ended(last: int, ending: GameEnding, sentence: str) -> None:
    assert said([last] * 9, ending)[-1] == sentence


def test_a_story_has_no_more_than_three_sentences_however_long_the_game() -> None:
    scores = ([UP] * 5 + [DOWN] * 5) * 30
    assert len(said(scores, DRAWN)) == MOST


def test_german_is_as_good() -> None:
    scores = [LEVEL] * 4 + [UP] * 5 + [LEVEL] * 8
    sentences = story(game(scores), told(scores, GameEnding("repetition")))
    assert in_words(sentences, "de") == [
        "Weiß stand nach 2…M4? besser, gab den Vorteil aber zurück mit 5.M9?.",
        "Remis durch Stellungswiederholung.",
    ]


ENDINGS = [
    *(
        GameEnding(how, winner)
        for how in ("mate", "resignation", "time", "unknown")
        for winner in chess.COLORS
    ),
    *(GameEnding(how) for how in ("stalemate", "repetition", "agreement", "time", "unknown", "unfinished")),
]


def a_game(scores: Sequence[int | Score], ending: GameEnding, usual: bool, first: bool) -> GameCourse:
    return GameCourse([f"M{ply}" for ply in range(1, len(scores))], MoveNumber(7, first), usual, ending)


def parts(text: texts.Text) -> Iterator[texts.Text]:
    """A sentence and all that it is made of."""
    yield text
    for value in text["params"].values():
        if isinstance(value, dict):
            yield from parts(value)


def plies_named(sentence: texts.Text) -> list[int]:
    return [int(ply) for ply in re.findall(r"M(\d+)", texts.from_json(sentence, "en") or "")]


def _turns(told: ToldGame) -> set[int]:
    """The faults by which leads began, and the worst by which a side fell out of its own."""
    found: set[int] = set()
    for lead in told.leads:
        found |= {lead.start - 1, lead.start}
        own = [move for move in told.moves[lead.start : lead.end + 2] if move.color == lead.side]
        found |= {move.ply for move in own if told.points(move.ply, lead.side) < CLEAR}
    return found


def plies_counted(sentence: texts.Text, moves: Sequence[ReportedMove], setting: GameCourse) -> set[int]:
    """The plies of the faults that a sentence says there were, without their names."""
    counted: set[int] = set()
    for part in parts(sentence):
        if "last" in part["params"]:
            numbers = range(cast(int, part["params"]["first"]), cast(int, part["params"]["last"]) + 1)
            counted |= {move.ply for move in moves if setting.start.later(move.ply - 1).number in numbers}
        if part["key"] in ("story-swings", "story-swings-alone", "story-again"):
            counted |= _turns(ToldGame(moves, setting))
    return counted


UNNAMED_ENDS = ("story-lead-slipped", "story-again", "story-swings-alone", "story-swings")
"""Sentences that do not name where what they tell ends."""
CURVES = st.lists(
    st.tuples(st.sampled_from([0, 0, 60, -60, 200, -200, 500, -500, 900, -900]), st.integers(1, 7)),
    min_size=1,
    max_size=16,
).map(lambda runs: [score for score, count in runs for _ in range(count)])


@settings(deadline=None)
@given(scores=CURVES, ending=st.sampled_from(ENDINGS), usual=st.booleans(), first=st.booleans())
def test_every_swing_is_told_or_counted(
    scores: list[int], ending: GameEnding, usual: bool, first: bool
) -> None:
    moves, setting = game(scores, first=first), a_game(scores, ending, usual, first)
    known: set[int] = set()
    for sentence in story(moves, setting):
        known |= {*plies_named(sentence), *plies_counted(sentence, moves, setting)}
    assert [move.ply for move in moves if (move.loss or 0) >= 0.25 and move.ply not in known] == []


@settings(deadline=None)
@given(scores=CURVES, ending=st.sampled_from(ENDINGS), usual=st.booleans(), first=st.booleans())
def test_level_is_said_of_no_part_in_which_a_side_was_better(
    scores: list[int], ending: GameEnding, usual: bool, first: bool
) -> None:
    moves, setting = game(scores, first=first), a_game(scores, ending, usual, first)
    since, sentences = 0, story(moves, setting)
    if not sentences:
        return
    told = ToldGame(moves, setting)
    white, lost = told.white, [lead.end + 1 for lead in told.leads[:-1]]
    for sentence in sentences:
        named = plies_named(sentence)
        if sentence["key"] == "story-level":
            assert all(0.38 < points < 0.62 for points in white)
            assert "better" not in in_words(sentences)[-1]
        elif sentence["key"].startswith("story-level-"):
            assert all(0.38 < points < 0.62 for points in white[since : named[0]])
        since = max([since, *named, *(lost if sentence["key"] in UNNAMED_ENDS else ())])


@settings(deadline=None)
@given(scores=CURVES, winner=st.booleans(), first=st.booleans())
def test_what_decided_was_followed_by_no_doubt(scores: list[int], winner: bool, first: bool) -> None:
    moves, setting = game(scores, first=first), a_game(scores, GameEnding("unknown", winner), False, first)
    for sentence in story(moves, setting):
        if re.match("story-(decided|won|level-won)", sentence["key"]):
            decided = plies_named(sentence)[0]
            white = ToldGame(moves, setting).white[decided:]
            assert all((points if winner else 1 - points) >= 0.7 for points in white)


@settings(deadline=None)
@given(scores=CURVES, winner=st.sampled_from([True, False, None]), first=st.booleans())
def test_the_story_names_the_one_turning_point_that_is_a_key_moment(
    scores: list[int], winner: bool | None, first: bool
) -> None:
    moves, setting = game(scores, first=first), a_game(scores, GameEnding("unknown", winner), False, first)
    report = build_report(moves, setting)
    turns = [moment["ply"] for moment in report.key_moments if moment["kind"] == "turning_point"]
    assert turns == ([] if (turn := turning_point(moves, setting)) is None else [turn])
    assert set(turns) <= {ply for sentence in report.story for ply in plies_named(sentence)}


@settings(deadline=None)
@given(
    scores=st.lists(st.integers(-1500, 1500), min_size=2, max_size=90),
    ending=st.sampled_from(ENDINGS),
    usual=st.booleans(),
    first=st.booleans(),
)
def test_whatever_the_game_its_story_is_short_and_whole(
    scores: list[int], ending: GameEnding, usual: bool, first: bool
) -> None:
    setting = a_game(scores, ending, usual, first)
    sentences = in_words(story(game(scores, first=first), setting))
    assert 1 <= len(sentences) <= MOST
    for sentence in sentences:
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence.endswith(".") and ".." not in sentence and "{" not in sentence
    named = [word for sentence in sentences[:-1] for word in re.findall(r"M\d+[?!]*", sentence)]
    assert len(named) == len(set(named)), "no fault is told of twice"


def test_two_leads_that_were_both_lost_are_told_in_order() -> None:
    scores = [UP] * 5 + [DOWN] * 5 + [LEVEL] * 6
    assert said(scores, DRAWN) == [
        "White was better from the start but threw it all away with 3.M5??.",
        "Black was better but gave the advantage back with 5…M10?.",
        "Drawn.",
    ]


def test_of_games_of_every_course_the_same_is_told_as_before() -> None:
    assert made_stories.lines() == made_stories.STORIES.read_text("utf-8").splitlines()
