"""GNU Go 3.8 as a player: games from seeds, with itself or with Kibitz, that the benches of Go look at."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Sequence
from fractions import Fraction

from endgames.go.local_games import Rules
from endgames.go.played import NoAnswerError, PlayedGame

PROGRAM = "/usr/games/gnugo"
COLUMNS = "ABCDEFGHJ"
_LEVEL = 8
_MOST = 200
"""Moves of a game, at most."""


class GnuGo:
    """One GNU Go that speaks the Go Text Protocol, with the same choices for the same seed."""

    def __init__(self, size: int, seed: int) -> None:
        options = ["--level", str(_LEVEL), "--seed", str(seed), "--boardsize", str(size)]
        self._process = subprocess.Popen(
            [PROGRAM, "--mode", "gtp", "--never-resign", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.ask("clear_board")
        self.ask("komi 0")

    def ask(self, command: str) -> str:
        """What it answers, without the sign."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{command}\n")
        self._process.stdin.flush()
        lines = iter(self._process.stdout.readline, "\n")
        return "".join(lines)[1:].strip()

    def score(self) -> Fraction:
        """Black's, by territory, as it counts the position."""
        told = self.ask("final_score")
        return Fraction(0) if told == "0" else Fraction(told[2:]) * (1 if told[0] == "B" else -1)

    def close(self) -> None:
        self._process.communicate("quit\n")

    def __enter__(self) -> GnuGo:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def point(size: int, name: str) -> int | None:
    """The place of a vertex in a board's text."""
    if name.upper() == "PASS":
        return None
    return (size - int(name[1:])) * (size + 1) + COLUMNS.index(name[0])


def game(size: int, seed: int, *, against_kibitz: bool) -> list[str]:
    """The moves of a game, Black's first: two stones at random, then GNU Go; Kibitz may play one side, late
    in the game wherever it has an answer."""
    chance, moves = random.Random(seed), list[str]()
    ours = "xo"[seed % 2] if against_kibitz else ""
    kibitz = PlayedGame(size, Rules.TERRITORY)
    with GnuGo(size, seed) as gnugo:
        while len(moves) < 2:
            name = f"{COLUMNS[chance.randrange(1, size - 1)]}{chance.randrange(2, size)}"
            if name not in moves:
                gnugo.ask(f"play {'bw'[len(moves)]} {name}")
                kibitz.play("xo"[len(moves)], point(size, name))
                moves.append(name)
        while len(moves) < _MOST and moves[-2:] != ["PASS", "PASS"]:
            moves.append(
                moved(kibitz, gnugo, len(moves) % 2, ours if len(moves) > size * size * 2 // 3 else "")
            )
    return moves


def moved(kibitz: PlayedGame, gnugo: GnuGo, side: int, ours: str) -> str:
    """Has the next move made, on both boards: by Kibitz where it is its turn and it has an answer."""
    color, name = "xo"[side], "bw"[side]
    if color == ours:
        try:
            place = kibitz.answer(color)
        except NoAnswerError:
            pass
        else:
            found = "PASS" if place is None else kibitz.shape.name(place)
            gnugo.ask(f"play {name} {found}")
            return found
    found = gnugo.ask(f"genmove {name}").upper()
    kibitz.play(color, point(kibitz.shape.width, found))
    return found


def after(size: int, moves: Sequence[str]) -> PlayedGame:
    """A game of Kibitz's after moves, Black's first."""
    found = PlayedGame(size, Rules.TERRITORY)
    for number, name in enumerate(moves):
        assert found.play("xo"[number % 2], point(size, name)), name
    return found
