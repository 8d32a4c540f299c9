"""Texts that are made to be slow, or to break: each is read, or refused with a told fault.

Nothing is timed. The work is done in another process with a limit far beyond what it takes (some seconds): a
pattern that explodes, or walks a text again for each of its characters, runs into it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from server.analysis.errors import KibitzError
from server.analysis.game.game import parse_game
from server.analysis.game.notices import MAX_NOTICES
from tests.sampling import first

LIMIT = 240
"""Seconds for all texts together; quadratic work on one of them alone takes longer."""
ROOT = Path(__file__).parents[3]
FEN = "4k3/8/8/8/8/8/4P3/4K3 w - -"
SLOW = {
    "signs": "1. e4 " + "!" * 60 + "x",
    "many signs": "1. e4 " + "!" * 300_000 + "x",
    "nags": "1. e4 " + "$1" * 100_000,
    "header without end": '[A ""' + " " * 900_000 + "x",
    "quotes": '[A "' + '"' * 900_000 + "x",
    "backslashes": '[A "' + "\\" * 900_000 + "x",
    "curly quotes": "[A ”" + "” " * 300_000 + "x",
    "long name": "[" + "A" * 900_000 + ' "x"]',
    "many headers": "".join(f'[A{number} "x"]\n' for number in range(50_000)),
    "broken headers": "[A x]\n" * 50_000,
    "brackets": "[ " * 100_000,
    "brackets in lines": "[\n" * 100_000,
    "commands": "1. e4 {" + "[%a" * 300_000 + "}",
    "long command": "1. e4 {[%" + "a" * 900_000 + "}",
    "clocks": "1. e4 {" + "[%clk 1:" * 100_000 + "}",
    "arrows": "1. e4 {[%csl Ra1" + ",Ra1" * 200_000 + "x]}",
    "comments": "1. e4 " + "{a}" * 100_000,
    "percents": "1. e4 {" + "%a " * 300_000 + "}",
    "one word": "1. e4 {" + "a" * 900_000 + "}",
    "closing brackets": ")" * 100_000,
    "opening brackets": "(" * 100_000,
    "empty variations": "1. e4 " + "()" * 100_000,
    "variations": "1. e4 " + "(1. Ke9)" * 4_900,
    "illegal variations": "1. e4 " + "(1. Ke4)" * 4_900,
    "braces": "}" * 100_000,
    "blank lines": "1. e4" + "\n" * 900_000 + "e5",
    "blanks": " " * 900_000 + "[",
    "numbers": "1" * 900_000,
    "dots": "." * 900_000 + "x",
    "escaped lines": "%\n" * 100_000 + "1. e4",
    "promotions": "1. e4 " + "a8(" * 50_000,
    "games": "1. e4 * " * 100_000,
}
BREAKING = {
    "a clock of 400 digits": "1. e4 {[%clk " + "1" * 400 + ":00:00]}",
    "seconds of 400 digits": "1. e4 {[%clk 0:00:" + "1" * 400 + "]}",
    "a time of 5000 digits": "1. e4 {[%emt " + "1" * 5000 + ":00:00]}",
    "an evaluation of 5000 digits": "1. e4 {[%eval " + "1" * 5000 + "]}",
    "a mate of 5000 digits": "1. e4 {[%eval #" + "1" * 5000 + "]}",
    "a depth of 5000 digits": "1. e4 {[%eval 0.1," + "1" * 5000 + "]}",
    "no square": "1. e4 {[%csl Rz9] [%cal Ge2] [%cal ] [%csl]}",
    "a move number of 4300 digits": f'[FEN "{FEN} 0 {"1" * 4300}"]\n\n1. e4',
    "a move number of 5000 digits": f'[FEN "{FEN} 0 {"1" * 5000}"]\n\n1. e4',
    "half moves of 4300 digits": f'[FEN "{FEN} {"1" * 4300} 1"]\n\n1. e4',
    "half moves of 5000 digits": f'[FEN "{FEN} {"1" * 5000} 1"]\n\n1. e4',
    "a bare position of 4300 digits": f"{FEN} 0 {'1' * 4300}",
    "a number of 5000 digits": "1" * 5000 + ". e4",
    "a NAG of 5000 digits": "1. e4 $" + "1" * 5000,
    "deep variations": "1. e4 " + "(1. d4 " * 20_000 + ")" * 20_000,
}
READ_ALL = """
import sys
from server.analysis.errors import KibitzError
from server.analysis.game.game import parse_game, parse_games
from server.analysis.game.privacy import hide_names
from server.analysis.game.writer import write_pgn
from tests.analysis.game.test_hostile_texts import SLOW
from tests.sampling import first

def write(text):
    game = parse_game(text)
    write_pgn(game.headers, game.start, game.intro, game.line)

for name, text in list(SLOW.items())[:: int(sys.argv[1])]:
    print(name, flush=True)
    for work in (write, hide_names):
        try:
            work(text)
        except KibitzError:
            pass
print("all")
"""


@pytest.mark.parametrize("each", first(1, [3, 1]))
def test_no_text_is_slow(each: int) -> None:
    try:
        done = subprocess.run(
            [sys.executable, "-c", READ_ALL, str(each)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=LIMIT,
        )
    except subprocess.TimeoutExpired as slow:
        pytest.fail(f"too slow, at the last of: {(slow.stdout or b'').decode().splitlines()}")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [*list(SLOW)[::each], "all"]


@pytest.mark.parametrize("name", BREAKING)
def test_no_text_breaks_the_reader(name: str) -> None:
    """Another exception than a told fault fails the test."""
    try:
        game = parse_game(BREAKING[name])
    except KibitzError as fault:
        assert len(fault.message) < 400
    else:
        assert [played.san for played in game.line] == ["e4"]


@pytest.mark.parametrize("text", ["1. e4 " + ")" * 10_000, "1. e4 " + "(1. Ke4)" * 4_900])
def test_warnings_end_at_fifty_and_the_number_of_the_rest(text: str) -> None:
    notices = parse_game(text).notices
    assert len(notices) == MAX_NOTICES + 1
    assert notices[-1].code == "more_warnings"
