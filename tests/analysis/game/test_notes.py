"""A comment: words, clocks, evaluations, arrows; and an evaluation written into it."""

from __future__ import annotations

import pytest

from server.analysis.game.notes import (
    EMPTY_NOTE,
    Note,
    NoteArrow,
    NotedScore,
    count_hours,
    read_note,
    short_clocks,
    with_score,
)


def test_a_comment_is_words() -> None:
    assert read_note("a [b] c") == Note("a [b] c", "a [b] c")
    assert read_note("") == EMPTY_NOTE


def test_commands_are_no_words() -> None:
    comment = "a[%clk 0:09:58] b [%anno x,y] c [%eval 0.31]"
    note = read_note(comment)
    assert (note.raw, note.text) == (comment, "a b c")
    assert (note.clock, note.score) == (598, NotedScore(cp=31))


@pytest.mark.parametrize(
    ("command", "seconds"),
    [
        ("0:00:05", 5),
        ("1:02:03.5", 3723.5),
        ("0:120:00", 7200),
        ("12:34", None),
        ("x", None),
        ("1" * 400 + ":00:00", None),
        ("0:00:" + "1" * 400, None),
        ("-0:00:05", None),
        ("٣:00:05", None),
    ],
)
def test_times_are_seconds_or_nothing(command: str, seconds: float | None) -> None:
    note = read_note(f"[%clk {command}] [%emt {command}]")
    assert (note.clock, note.spent, note.text) == (seconds, seconds, "")


@pytest.mark.parametrize(
    ("command", "score"),
    [
        ("0.31", NotedScore(cp=31)),
        ("-1.5,20", NotedScore(cp=-150, depth=20)),
        ("+0.125", NotedScore(cp=12)),
        (".5", NotedScore(cp=50)),
        ("3", NotedScore(cp=300)),
        ("#3", NotedScore(mate=3)),
        ("#-3,18", NotedScore(mate=-3, depth=18)),
        ("#1,245", NotedScore(mate=1, depth=245)),
        ("#0", NotedScore(mate=0)),
        ("#" + "1" * 400, None),
        ("1" * 400, None),
        ("0.1," + "1" * 400, None),
        ("nan", None),
        ("", None),
    ],
)
def test_evaluations_are_whites_view_or_nothing(command: str, score: NotedScore | None) -> None:
    note = read_note(f"[%eval {command}] [%eval]")
    assert (note.score, note.text) == (score, "")


def test_the_first_that_can_be_read_counts() -> None:
    assert read_note("[%eval x] [%eval 0.1] [%eval 0.2]").score == NotedScore(cp=10)


def test_arrows_and_squares_are_told_once() -> None:
    note = read_note("[%cal Ge2e4,Rd1h5,Ge2e4] [%csl Ye5,Bd4]")
    assert note.arrows == (
        NoteArrow("e2", "e4", "green"),
        NoteArrow("d1", "h5", "red"),
        NoteArrow("e5", "e5", "yellow"),
        NoteArrow("d4", "d4", "blue"),
    )


@pytest.mark.parametrize("command", ["cal Ge2e9", "csl Xe4", "csl", "cal Ge2e4,", "csl " + "Ra1" * 500])
def test_arrows_that_cannot_be_read_are_none(command: str) -> None:
    note = read_note(f"a [%{command}]")
    assert (note.arrows, note.text) == ((), "a")


@pytest.mark.parametrize(
    ("comment", "score", "written"),
    [
        ("", NotedScore(cp=31, depth=12), "[%eval 0.31,12]"),
        ("Mine.", NotedScore(cp=-5), "Mine. [%eval -0.05]"),
        ("[%eval 0.1] [%clk 0:01:00] a", NotedScore(mate=-2, depth=9), "[%eval #-2,9] [%clk 0:01:00] a"),
        ("[%eval 0.1] [%eval 0.2]", NotedScore(cp=0), "[%eval 0.00] [%eval 0.2]"),
        ("", NotedScore(mate=1, depth=245), "[%eval #1]"),
        ("", NotedScore(cp=100, depth=99), "[%eval 1.00,99]"),
        ("\\1", NotedScore(cp=100), "\\1 [%eval 1.00]"),
    ],
)
def test_an_evaluation_is_written_in_place_of_the_one_that_counts(
    comment: str, score: NotedScore, written: str
) -> None:
    assert with_score(comment, score) == written


@pytest.mark.parametrize(
    ("command", "hours", "seconds"),
    [
        ("1:30", True, 5400),
        ("01:05", True, 3900),
        ("1:30", False, 90),
        ("1:30", None, None),
        ("9:58.5", None, 598.5),
        ("0:58:30,5", None, 3510.5),
        ("0.01", None, 0.01),
        ("45", None, 45),
        ("0:59:59\n", None, 3599),
    ],
)
def test_other_forms_of_a_time_are_read(command: str, hours: bool | None, seconds: float | None) -> None:
    note = read_note(f"[%clk {command}] [%emt\n{command} ]", hours=hours)
    assert (note.clock, note.spent, note.text) == (seconds, seconds, "")


@pytest.mark.parametrize(
    ("clocks", "seconds", "hours"),
    [
        ([(1, 30), (1, 29), (0, 5)], 5400, True),
        ([(2, 15)], 5400, True),
        ([(9, 58), (0, 12)], 600, False),
        ([(59, 59), (1, 20)], 5400, False),
        ([(5, 12), (0, 45)], 5400, False),
        ([(1, 75)], 5400, False),
        ([(1, 30)], None, None),
        ([], 5400, False),
    ],
)
def test_the_time_for_the_game_tells_hours_from_minutes(
    clocks: list[tuple[int, int]], seconds: float | None, hours: bool | None
) -> None:
    assert count_hours(clocks, seconds) is hours


def test_clocks_of_two_numbers_are_found() -> None:
    assert short_clocks(["[%clk 1:30]", "[%clk 0:01:30]", "words", "[%emt 0:30] [%clk 01:05 ]"]) == [
        (1, 30),
        (1, 5),
    ]
