"""A game -> PGN in export format: the seven tags first, lines shorter than 80 columns, all that strict
readers ask.

What is written is read again as the same game, but for closing braces in comments. Changes nothing of what it
is given.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import chess
import chess.pgn

from server.analysis.game.game import ROSTER, in_roster_order
from server.analysis.game.moves import Line, PlayedMove
from server.analysis.game.notes import Note
from server.analysis.game.tokens import write_tag

MARKERS = frozenset({"1-0", "0-1", "1/2-1/2", "*"})
"""Results that PGN writes behind the moves; what else there is stands in the header alone."""
_COLUMNS = 79
_BRACES = str.maketrans("{}", "()")
"""A comment behind a semicolon may hold a closing brace; in braces, all that every reader knows, it would end
there."""
_UNKNOWN = {"Date": "????.??.??", "Result": "*"}
_ATOM = re.compile(r"(?:\[%[A-Za-z][^\[\]]*\]|\S)+")
"""What of a comment stays on one line: a word, or a command with the blanks in it."""


def write_pgn(headers: Mapping[str, str], start: chess.Board, intro: Note, line: Line) -> str:
    """PGN of a game with `headers` that goes from `start` through `line`; `intro` stands before its first
    move."""
    tags = {**_with_setup(headers, start), **{name: _known(headers, name) for name in ROSTER}}
    moves = _Movetext()
    moves.comment(intro)
    moves.line(line, start.ply())
    moves.words.add(tags["Result"] if tags["Result"] in MARKERS else "*")  # "0-0" would be castling
    header_lines = [write_tag(name, value) for name, value in in_roster_order(tags).items()]
    return "\n".join([*header_lines, "", *moves.words.lines(), ""])


def write_tree(tags: Mapping[str, str], game: chess.pgn.Game) -> str:
    """PGN of the comments and moves of a `game` of python-chess, with just these `tags`."""
    header_lines = [write_tag(name, value) for name, value in tags.items()]
    moves = game.accept(chess.pgn.StringExporter(columns=_COLUMNS, headers=False))
    return "\n".join([*header_lines, "", moves, ""])


def _known(headers: Mapping[str, str], name: str) -> str:
    return headers.get(name) or _UNKNOWN.get(name, "?")


def _with_setup(headers: Mapping[str, str], start: chess.Board) -> Mapping[str, str]:
    """`headers` with those that a reader needs for a first position of its own."""
    if start.fen() != chess.STARTING_FEN or start.chess960:
        headers = {**headers, "SetUp": "1", "FEN": start.fen()}
    if start.chess960 and not headers.get("Variant"):
        headers = {**headers, "Variant": "Chess960"}
    return headers


class _Movetext:
    """Puts moves, comments and variations into words."""

    def __init__(self) -> None:
        self.words = _WrappedWords()
        self.numbered = False
        """Whether the reader knows which move comes: behind a move and nothing else."""

    def line(self, line: Line, ply: int) -> None:
        """`ply`: half moves from the first position of chess to the one that `line` begins on."""
        for played in line:
            self._move(played, ply)
            for variation in played.variations:
                self._variation(variation, ply)
            ply += 1

    def comment(self, note: Note) -> None:
        if note.raw:
            raw = note.raw.translate(_BRACES) if "}" in note.raw else note.raw
            self.words.add_comment([found[0] for found in _ATOM.finditer(raw)])
            self.numbered = False

    def _move(self, played: PlayedMove, ply: int) -> None:
        self.comment(played.starting_note)
        number = f"{ply // 2 + 1}"
        if ply % 2 == 0:
            self.words.add(f"{number}.")
        elif not self.numbered:
            self.words.add(f"{number}...")
        self.words.add(played.san)
        for nag in played.nags:
            self.words.add(f"${nag}")
        self.numbered = True
        self.comment(played.note)

    def _variation(self, variation: Line, ply: int) -> None:
        self.words.add("(")
        self.numbered = False
        self.line(variation, ply)
        self.words.add(")")
        self.numbered = False


class _WrappedWords:
    """Words set in lines of `_COLUMNS`."""

    def __init__(self) -> None:
        self._done: list[str] = []
        self._line = ""

    def lines(self) -> Iterator[str]:
        yield from self._done
        if self._line:
            yield self._line

    def add(self, word: str) -> None:
        if self._line and len(self._line) + 1 + len(word) > _COLUMNS:
            self._break()
        self._line += f" {word}" if self._line else word

    def add_comment(self, words: list[str]) -> None:
        """In braces. None of its lines begins like a header, an escaped line or another comment."""
        words = ["{ " + words[0], *words[1:]]
        words[-1] += " }"
        together: list[list[str]] = []
        for word in words:
            if together and _must_not_begin_line(word):
                together[-1].append(word)
            else:
                together.append([word])
        for group in together:
            self.add(" ".join(group))

    def _break(self) -> None:
        if self._line:
            self._done.append(self._line)
        self._line = ""


def _must_not_begin_line(word: str) -> bool:
    return word.startswith(("%", ";")) or (word.startswith("[") and not word.startswith("[%"))


_TAGS = re.compile(r"^[ \t]*\[[^\n]*$\n?", re.MULTILINE)
_NEUTRAL = str.maketrans({"{": "(", "}": ")", "\0": None})


def unread_pgn(headers: Mapping[str, str], text: str, fault: str) -> str:
    """A game that cannot be read, as PGN that can: its headers, and the rest as a comment. `text`: the game
    as it came, "" if that is not kept; `fault`: what is wrong with it, "" for nothing."""
    names = [*ROSTER, *(name for name in headers if name not in ROSTER)]
    values = {name: headers.get(name, "????.??.??" if name == "Date" else "?") for name in names}
    result = values["Result"] if values["Result"] in MARKERS else "*"
    values["Result"] = headers.get("Result", "").strip() or "*"  # a forfeit's "+:-" is points in a tournament
    tags = [f'[{name} "{_escaped(value)}"]' for name, value in values.items()]
    moves = " ".join(_TAGS.sub("", text).split())
    words = " ".join(part for part in (fault, moves if moves not in MARKERS else "") if part)
    comment = f"{{{words.translate(_NEUTRAL)}}} " if words else ""
    return "\n".join(tags) + f"\n\n{comment}{result}"


def _escaped(value: str) -> str:
    return " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')
