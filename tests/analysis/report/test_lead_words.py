"""The leads of a game in words. `test_story.py` holds the sentences."""

from __future__ import annotations

from collections.abc import Sequence

import chess
import pytest

from server.analysis.notation import MoveNumber
from server.analysis.report.ending import GameEnding
from server.analysis.report.lead_words import course_told
from server.analysis.report.told_game import GameCourse, ToldGame, ToldSentence
from server.i18n import texts
from tests.analysis.judged import Changes, game

WHITE_WON, BLACK_WON = GameEnding("unknown", chess.WHITE), GameEnding("unknown", chess.BLACK)
DRAWN = GameEnding("unknown")
LEVEL, UP, WON, LOST = 0, 200, 500, -500


def told_game(
    scores: Sequence[int], ending: GameEnding, changes: Changes | None = None, usual: bool = False
) -> ToldGame:
    sans = [f"M{ply}" for ply in range(1, len(scores))]
    return ToldGame(game(scores, changes), GameCourse(sans, MoveNumber(1, True), usual, ending))


def words(told: Sequence[ToldSentence]) -> list[str]:
    return [texts.from_json(sentence.text, "en") or "" for sentence in told]


def said(scores: Sequence[int], ending: GameEnding = DRAWN, changes: Changes | None = None) -> list[str]:
    return words(course_told(told_game(scores, ending, changes)))


@pytest.mark.parametrize(
    ("scores", "ending", "turn"),
    [
        ([LEVEL, LEVEL, WON, WON], WHITE_WON, 2),
        ([LEVEL, LEVEL, WON, WON], BLACK_WON, None),
        ([LEVEL, LEVEL, WON, WON], DRAWN, None),
        ([LEVEL, 150, 150, 340, 340], WHITE_WON, 3),
        ([LEVEL, 150, 150, 260, 340, 340], WHITE_WON, 3),
        ([LEVEL, 150, 150, 230, 340, 340], WHITE_WON, 4),
        ([LEVEL, LEVEL, WON, WON, LEVEL, WON, WON], WHITE_WON, 5),
        ([WON, WON, WON], WHITE_WON, None),
    ],
)
def test_the_turn_is_the_move_after_which_the_game_stayed_won(
    scores: list[int], ending: GameEnding, turn: int | None
) -> None:
    assert told_game(scores, ending).turn == turn


def test_what_gave_a_lead_away_is_the_fault_that_was_never_made_good() -> None:
    scores = [LEVEL] * 4 + [WON] * 3 + [LEVEL + 20] + [90] * 4 + [60, 20, -90] + [LEVEL] * 6
    assert said(scores)[0] == "White was winning after 2…M4?? but gave the advantage back with 4.M7??."
    made_good = [LEVEL] * 4 + [WON] * 3 + [LEVEL, WON, WON, WON, LEVEL] + [LEVEL] * 6
    assert said(made_good)[0] == "White was winning after 2…M4?? but gave the advantage back with 6.M11??."


def test_of_two_faults_that_were_as_bad_the_last_one_gave_a_lead_away() -> None:
    scores = [LEVEL] * 4 + [350] * 3 + [170] * 2 + [30] + [LEVEL] * 6
    assert "gave the advantage back with 5.M9?" in said(scores)[0]


def test_a_lead_counts_from_the_swing_that_made_it_great() -> None:
    scores = [LEVEL] * 3 + [LEVEL, 140, 140, 200, 200] + [700] * 3 + [-700] * 5
    assert said(scores, BLACK_WON)[0] == (
        "White was winning after 4…M8?? but threw it all away with 6.M11??."
    )


def test_that_the_result_was_thrown_away_is_not_said_twice() -> None:
    scores = [LEVEL] * 4 + [WON] * 3 + [LEVEL] * 8
    result: Changes = {7: {"facts": ({"kind": "result", "name": "win_to_draw"},)}}
    assert said(scores, DRAWN, result)[0].endswith("gave the advantage back with 4.M7??.")


def test_the_sharpest_of_several_turns_may_have_begun_a_lead() -> None:
    scores = [-200] * 5 + [-40, LEVEL, LEVEL] + [WON] * 5 + [LOST] * 5
    assert said(scores, BLACK_WON)[0] == "The lead changed hands twice, most sharply with 4…M8??."


def test_for_good_is_said_where_the_winner_stayed_better() -> None:
    scores = [LEVEL] * 3 + [170, LEVEL, LEVEL, 170, LEVEL] + [LEVEL] * 3
    better = [*scores, LEVEL, *[UP] * 8]
    assert said(better, WHITE_WON) == ["White was better for good after 6…M12?."]
    assert said([*better, 100], WHITE_WON) == ["White was better after 6…M12?."]
    assert said(better, DRAWN) == ["White was better after 6…M12?."]
    winning = [*scores, LEVEL, *[WON] * 3, *[150] * 4]
    assert said(winning, DRAWN) == ["White was winning after 6…M12??."]


def test_level_counts_from_where_the_sentence_before_ends() -> None:
    gap = [LEVEL] * 4 + [UP] * 5 + [LEVEL] * 7
    assert said([*gap, *[WON] * 4], WHITE_WON)[1].startswith("It was then level until 8…M16??;")
    chance = [*gap[:-4], LEVEL, UP, LEVEL, LEVEL]
    assert said([*chance, *[WON] * 4], WHITE_WON)[1] == "The game was decided by 8…M16??."


def test_a_game_that_was_decided_in_the_opening_did_not_come_out_of_it() -> None:
    scores = [LEVEL] * 12 + [UP] * 2 + [WON] * 8
    opening: Changes = {ply: {"phase": "opening"} for ply in range(1, 13)}
    assert words(course_told(told_game(scores, WHITE_WON, opening, usual=True))) == [
        "White came out of the opening better, after 6…M12?."
    ]
    longer: Changes = {ply: {"phase": "opening"} for ply in range(1, 20)}
    assert words(course_told(told_game(scores, WHITE_WON, longer, usual=True))) == [
        "The game was level until 6…M12?."
    ]


def test_no_sentence_has_parentheses_in_which_the_pgn_writes_a_story() -> None:
    line = ["Qh4", "g3", "Qxg3+", "Kf1", "Qf2#"]
    far: Changes = {3: {"facts": ({"kind": "allows_mate", "in": 4, "san": line},)}}
    (sentence,) = said([LEVEL] * 3 + [LOST] * 6, BLACK_WON, far)
    assert sentence == (
        "The game was level until 2.M3??, which allowed mate in 4: Qh4 g3 Qxg3+; "
        "from then on Black was winning."
    )
