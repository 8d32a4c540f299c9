"""`kibitz go --gtp`: commands, bad input, and endings of real games against GNU Go."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction

import pytest

from bench.go_played import GAMES, rows_after
from endgames.go.local_games import Rules
from endgames.go.played import PlayedGame
from endgames.go.solver import solve
from server.analysis.errors import KibitzError
from server.programs.gtp import MAX_LINE, Gtp, converse

CORRIDORS = [".x.x.x.", "xxxxxxx", "x.....o", "xxxxooo", "xx...oo", "xxoooo.", "xxo.o.o"]
MIDDLE = [".x.x.", "xxxxx", ".....", "ooooo", ".o.o."]
SWAPPED = [row.translate(str.maketrans("xo", "ox")) for row in CORRIDORS]
ANSWERED = (0, 1)
"""Games of GNU Go with itself whose last position is answered."""


def told(*lines: str, rules: Rules = Rules.TERRITORY) -> list[str]:
    said: list[str] = []
    converse(io.BytesIO("\n".join(lines).encode()), said.append, rules)
    assert all(answer.endswith("\n\n") for answer in said)
    return [answer.removesuffix("\n\n") for answer in said]


def test_what_it_is() -> None:
    answers = told(
        "protocol_version", "name", "7 known_command genmove", "known_command fly", "list_commands"
    )
    assert answers[:4] == ["= 2", "= Kibitz", "=7 true", "= false"]
    assert set(answers[4].removeprefix("= ").split()) >= {"play", "genmove", "undo", "final_score", "quit"}


def test_a_game_is_set_up_played_out_and_counted() -> None:
    moves = ["play b b2", "play white PASS", "play B A2", "play w pass", "play black c2"]
    answers = told("boardsize 3", *moves, "genmove w", "komi 0.5", "final_score", "undo", "undo", "showboard")
    assert answers == ["="] * 6 + ["= pass", "=", "= B+5.5", "=", "=", "= \n...\nxx.\n..."]


def test_what_an_answer_assumes_is_told() -> None:
    assert told("boardsize 3", "play b b2", "play b a2", "play b c2", "kibitz-assumptions")[-1] == "="
    assert told("boardsize 9", "kibitz-assumptions")[-1] == "? no exact answer"


def test_no_move_is_made_up() -> None:
    answers = told("boardsize 9", "genmove b", "final_score")
    assert answers == ["=", "? no exact answer", "? not known"]


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("fly", "? unknown command"),
        ("12 fly away", "?12 unknown command"),
        ("13", "?13 syntax error"),
        ("play b", "? syntax error"),
        ("play red A1", "? syntax error"),
        ("play b I1", "? syntax error"),
        ("play b K1", "? syntax error"),
        ("play b A0", "? syntax error"),
        ("play b A10", "? syntax error"),
        ("play b A1\u00b2", "? syntax error"),
        ("genmove", "? syntax error"),
        ("boardsize x", "? syntax error"),
        ("boardsize 1", "? unacceptable size"),
        ("boardsize 20", "? unacceptable size"),
        ("komi nan", "? syntax error"),
        ("komi 1e9", "? syntax error"),
        ("undo", "? cannot undo"),
        ("name" + " " * MAX_LINE, "? syntax error"),
    ],
)
def test_bad_input_is_told_and_the_next_command_answered(command: str, answer: str) -> None:
    assert told("boardsize 9", command, "name") == ["=", answer, "= Kibitz"]


def test_a_taken_point_is_an_illegal_move() -> None:
    assert told("play b A1", "play w A1") == ["=", "? illegal move"]


def test_comments_empty_lines_and_what_comes_after_quit_are_passed_over() -> None:
    assert told("# a comment", "", "\t1\tname # another\r", "2 quit", "name") == ["=1 Kibitz", "=2"]


class Gnugo:
    """Debian's GNU Go."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, command: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        lines = iter(self._process.stdout.readline, "\n")
        answer = "".join(lines)
        assert answer.startswith("="), (command, answer)
        return answer[1:].strip()


@contextmanager
def gnugo(rules: Rules) -> Iterator[Gnugo]:
    program = shutil.which("gnugo", path="/usr/games:/usr/local/bin:/usr/bin")
    if program is None:
        pytest.skip("GNU Go is missing: sh scripts/nightly-tools.sh installs it")
    counting = "--chinese-rules" if rules is Rules.AREA else "--japanese-rules"
    arguments = [program, "--mode", "gtp", "--level", "5", "--seed", "1", counting]
    with subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Gnugo(process)
        process.terminate()


def endings() -> Iterator[list[str]]:
    """Made ones with open borders, and real ones after the last stone."""
    yield from (CORRIDORS, SWAPPED, MIDDLE)
    lines = GAMES.read_text().splitlines()
    for number in ANSWERED:
        game = json.loads(lines[number])
        yield rows_after(game["size"], game["moves"].removesuffix(" PASS PASS").split())


@pytest.mark.nightly
@pytest.mark.parametrize("rules", Rules)
@pytest.mark.parametrize("color", ["b", "w"])
def test_endings_against_gnugo_are_never_worse_than_the_value_claimed(rules: Rules, color: str) -> None:
    with gnugo(rules) as other:
        for rows in endings():
            play_out(other, rules, color, rows)


def play_out(other: Gnugo, rules: Rules, color: str, rows: list[str]) -> None:
    """Kibitz moves first, and has at least what it claimed in the end."""
    gtp = Gtp(rules)
    gtp.answer("boardsize", [str(len(rows))])
    other.ask(f"boardsize {len(rows)}")
    other.ask("clear_board")
    shape = gtp.game.shape
    for point, sign in enumerate("".join(f"{row}#" for row in rows)):
        if sign in "xo":
            stone = ["b" if sign == "x" else "w", shape.name(point)]
            gtp.answer("play", stone)
            other.ask(f"play {' '.join(stone)}")
    assert gtp.game.rows() == rows
    mine = gtp.answer("genmove", [color])
    claimed = gtp.game.here.promised["x" if color == "b" else "o"].score
    foe = "w" if color == "b" else "b"
    passes = 0
    while passes < 2:
        other.ask(f"play {color} {mine}")
        passes = passes + 1 if mine == "pass" else 0
        if passes < 2:
            theirs = other.ask(f"genmove {foe}").lower()
            if theirs == "resign":
                return
            gtp.answer("play", [foe, theirs])
            passes = passes + 1 if theirs == "pass" else 0
            if passes < 2:
                mine = gtp.answer("genmove", [color])
    assert least(gtp.game, color) >= claimed


def least(game: PlayedGame, color: str) -> Fraction:
    """What a colour has at least as the game stands, whoever moves."""
    try:
        solved = solve(game.rows(), game.rules)
    except KibitzError:
        pytest.fail(f"a game that ended where the solver does not tell: {game.rows()}")
    counted = game.here.prisoners if game.rules is Rules.TERRITORY else 0
    spans = (solved.black_first, solved.white_first)
    if color == "b":
        return min(span.low for span in spans) + counted
    return -max(span.high for span in spans) - counted
