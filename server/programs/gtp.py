"""`kibitz go --gtp`: the Go Text Protocol, version 2, on standard input and output.

Its answers are the protocol's words, in no language. What the solver does not tell fails.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import BinaryIO

import server
from endgames.go import MAX_SIDE, NoAnswerError, PlayedGame, Rules

MIN_SIDE = 2
MAX_LINE = 1000
_MAX_KOMI = 1000
_COLORS = {"b": "x", "black": "x", "w": "o", "white": "o"}
_LETTERS = "ABCDEFGHJKLMNOPQRST"
_VERTEX = re.compile(r"([a-hj-t])(1?\d)", re.ASCII | re.IGNORECASE)
_NUMBER = re.compile(r"\d{1,10}", re.ASCII)
_CONTROLS = dict.fromkeys([*range(9), *range(10, 32), 127])


class GtpError(Exception):
    """A command that fails, with what is said of it."""


class Gtp:
    """One conversation."""

    def __init__(self, rules: Rules, *, proven_only: bool = False) -> None:
        self.game = PlayedGame(MAX_SIDE, rules, proven_only=proven_only)
        self._komi = Fraction(0)
        self._commands: dict[str, tuple[int, Callable[[list[str]], str]]] = {
            "protocol_version": (0, lambda _: "2"),
            "name": (0, lambda _: "Kibitz"),
            "version": (0, lambda _: server.__version__),
            "known_command": (1, lambda words: str(words[0] in self._commands).lower()),
            "list_commands": (0, lambda _: "\n".join(self._commands)),
            "quit": (0, lambda _: ""),
            "boardsize": (1, lambda words: self._boardsize(words[0])),
            "clear_board": (0, lambda _: self._clear_board()),
            "komi": (1, lambda words: self._set_komi(words[0])),
            "play": (2, lambda words: self._play(words[0], words[1])),
            "genmove": (1, lambda words: self._genmove(words[0])),
            "undo": (0, lambda _: self._undo()),
            "showboard": (0, lambda _: "\n" + "\n".join(self.game.rows())),
            "kibitz-assumptions": (0, lambda _: self._assumptions()),
            "final_score": (0, lambda _: self._final_score()),
        }

    def answer(self, name: str, words: list[str]) -> str:
        """What a command says. Raises RefusedError."""
        if name not in self._commands:
            raise GtpError("unknown command")
        wanted, command = self._commands[name]
        if len(words) < wanted:
            raise GtpError("syntax error")
        return command(words)

    def _boardsize(self, word: str) -> str:
        if not _NUMBER.fullmatch(word):
            raise GtpError("syntax error")
        if not MIN_SIDE <= int(word) <= MAX_SIDE:
            raise GtpError("unacceptable size")
        self.game = PlayedGame(int(word), self.game.rules, proven_only=self.game.proven_only)
        return ""

    def _clear_board(self) -> str:
        return self._boardsize(str(self.game.shape.width))

    def _set_komi(self, word: str) -> str:
        if not re.fullmatch(r"[+-]?\d{1,4}(\.\d{0,6})?", word, re.ASCII) or abs(Fraction(word)) > _MAX_KOMI:
            raise GtpError("syntax error")
        self._komi = Fraction(word)
        return ""

    def _play(self, color: str, vertex: str) -> str:
        if not self.game.play(self._color(color), self._point(vertex)):
            raise GtpError("too many moves" if self.game.is_full else "illegal move")
        return ""

    def _genmove(self, color: str) -> str:
        try:
            point = self.game.answer(self._color(color))
        except NoAnswerError:
            raise GtpError("no exact answer") from None
        return "pass" if point is None else self.game.shape.name(point)

    def _undo(self) -> str:
        if not self.game.undo():
            raise GtpError("cannot undo")
        return ""

    def _assumptions(self) -> str:
        """A line for each: the colour, "lives", "area" or "score", the share of the playouts, the points."""
        try:
            found = self.game.assumptions()
        except NoAnswerError:
            raise GtpError("no exact answer") from None
        return "\n".join(" ".join([a["color"], a["what"], f"{a['share']:.2f}", *a["points"]]) for a in found)

    def _final_score(self) -> str:
        try:
            score = self.game.score() - self._komi
        except NoAnswerError:
            raise GtpError("not known") from None
        return f"{'B' if score > 0 else 'W'}+{float(abs(score)):.10g}" if score else "0"

    def _color(self, word: str) -> str:
        if word.lower() not in _COLORS:
            raise GtpError("syntax error")
        return _COLORS[word.lower()]

    def _point(self, word: str) -> int | None:
        """A vertex; None for a pass. Raises RefusedError, also for what is not on the board."""
        if word.lower() == "pass":
            return None
        found, size = _VERTEX.fullmatch(word), self.game.shape.width
        if found is None:
            raise GtpError("syntax error")
        column, row = _LETTERS.index(found[1].upper()), size - int(found[2])
        if column >= size or not 0 <= row < size:
            raise GtpError("syntax error")
        return row * (size + 1) + column


def converse(
    read: BinaryIO, say: Callable[[str], object], rules: Rules, *, proven_only: bool = False
) -> None:
    """Answers commands until `quit`, or until there are no more."""
    gtp = Gtp(rules, proven_only=proven_only)
    while line := read.readline(MAX_LINE + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = read.readline(MAX_LINE)
        text = line.decode("ascii", "replace").translate(_CONTROLS).partition("#")[0].strip()
        if not text:
            continue
        words = text.split()
        number = words.pop(0) if _NUMBER.fullmatch(words[0]) else ""
        sign = "="
        try:
            if not words or len(line) > MAX_LINE:
                raise GtpError("syntax error")
            said = gtp.answer(words[0], words[1:])
        except GtpError as error:
            sign, said = "?", str(error)
        say(f"{sign}{number} {said}".rstrip(" ") + "\n\n")
        if words[:1] == ["quit"]:
            return
