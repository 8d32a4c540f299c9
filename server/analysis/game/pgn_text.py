"""The text of a PGN file before chess: normal form, split into games, every token accounted for.

python-chess's reader skips what it cannot read and ends a game at a blank line; people paste neither clean
nor complete text. This module finds where each game begins, and what nobody could read, with its place.
It knows no rules of chess: whether a move is legal is `game.py`'s business.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from server.analysis.errors import GameError, LimitError
from server.texts import sentence

_WORD_FORMS = str.maketrans(
    {
        "\u200b": None,
        "\u200e": None,
        "\u2010": "-",
        "\u2011": "-",
        "\u2012": "-",
        "\u2013": "-",
        "\u2014": "-",
        "\u2212": "-",
        "\u00d7": "x",
        "\u2026": "...",
        **dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", ("K", "Q", "R", "B", "N", None) * 2, strict=True)),
    }
)
"""How a word of the move text is spelt before it is read; comments and headers are left as they are."""

_TAG = re.compile(r"^[ \t]*\[[ \t]*([A-Za-z0-9][A-Za-z0-9_+#=:-]*)\s+[\"“”](.*)[\"“”]\s*\]?\s*$")
_TOKEN = re.compile(
    r"\{(?P<comment>[^}]*)(?P<closed>\})?|;(?P<line_comment>[^\n]*)|(?P<open>\()|(?P<close>\))"
    r"|(?P<tag>(?:(?<=\n)|^)[ \t]*\[[ \t]*[A-Za-z0-9][^\n]*)|(?P<escape>(?:(?<=\n)|^)%[^\n]*)"
    r"|(?P<word>[^\s(){};]+)"
)
_RESULT = re.compile(r"1-0|0-1|1/2-1/2|½-½|1/2|½|\*")
_NUMBER = re.compile(r"\d+\.*|\.+")
_NUMBERED = re.compile(r"(?:\d+\.+|\.+)(?=[^.\d])")
_MOVE = re.compile(
    r"(?:[KQRBNP]?[a-h]?[1-8]?[-x:]?[a-h][1-8](?:e\.p\.|ep)?(?:=?[QRBNqrbn])?(?:e\.p\.|ep)?"
    r"|[O0]-[O0](?:-[O0])?|--|Z0|0000)(?P<check>[+#]{0,2})(?P<mark>[!?]{0,2})(?P<eval>=|\+-|-\+|\+/-|-/\+|N)?"
)
_NAG = re.compile(r"(?:\$\d{1,3}|[!?]{1,2})+")
_ORNAMENTS = frozenset(
    "+- -+ +/- -/+ +/= =/+ += =+ = ± ∓ ⩲ ⩱ ∞ □ ⌓ N D + ++ # ch mate e.p. ep / , TN".split()  # noqa: SIM905
)
_MAIN_LINE = -1
"""The value of `cut` once the main line itself cannot go on."""
_SQUARELIKE = re.compile(r"[KQRBNP]?[a-h]?[1-8]?[-x:]?(?P<square>[a-z]\d+)[+#!?=QRBN]*")
_FOREIGN_PIECE = re.compile(r"[DTLSFACVPR][a-h]?[1-8]?x?[a-h][1-8][+#!?]*")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that could not be read. `ply`: moves of the main line read before it, None in the headers;
    `fatal`: the game cannot be reviewed without it."""

    ply: int | None
    message: str
    in_variation: bool
    fatal: bool


@dataclass(slots=True)
class GameText:
    """One game of the file: `tags` as (name, value) in order, `movetext` without blank lines and escapes,
    `source` as it stands in the file.

    `plies`: moves of the main line; `variation_moves`, `variation_depth`: their number and deepest nesting.
    """

    tags: list[tuple[str, str]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    result: str | None = None
    plies: int = 0
    variation_moves: int = 0
    variation_depth: int = 0
    faults: list[Fault] = field(default_factory=list)
    source: str = ""

    @property
    def movetext(self) -> str:
        return "\n".join(self.words)

    def tag(self, name: str) -> str | None:
        return next((value for key, value in self.tags if key == name), None)

    @property
    def empty(self) -> bool:
        return not (self.tags or self.words or self.faults)


def split_games(text: str, *, max_games: int) -> list[GameText]:
    """The games of a PGN text, in order; raises LimitError past `max_games`."""
    games: list[GameText] = []
    text = text.replace("\ufeff", "").replace("\r\n", "\n").replace("\r", "\n")
    for game in _Reader(text).games():
        games.append(game)
        if len(games) > max_games:
            count = max(len(games), text.count("[Event "))
            raise LimitError(sentence("fault-too-many-games", count=count, limit=max_games))
    return games


def read_tag(line: str) -> tuple[str, str] | None:
    """(name, value) of a header line, None where it cannot be read."""
    match = _TAG.match(line)
    if match is None:
        return None
    return match.group(1), match.group(2).replace('\\"', '"').replace("\\\\", "\\")


def map_text(source: str, *, tag: Callable[[str], str | None], comment: Callable[[str], str]) -> str:
    """`source` with each header line and each comment replaced by what the functions give; None takes a line
    out. Moves stay as they are; escaped lines (%), which say nothing to a reader, go."""

    def replaced(match: re.Match[str]) -> str:
        text = match.group(0)
        if text.startswith(("{", ";")):
            return text[0] + comment(text[1:])
        if match.lastgroup == "tag":
            return tag(text.strip()) or ""
        return "" if match.lastgroup == "escape" else text

    return _TOKEN.sub(replaced, source)


class _Reader:
    """Walks the tokens of a file and sorts them into games."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.begun = 0
        self.game = GameText()
        self.open: list[int] = []
        self.cut: int | None = None

    def games(self) -> Iterator[GameText]:
        for match in _TOKEN.finditer(self.text):
            kind = match.lastgroup
            if match.group(0).startswith("{"):
                self._comment(match.group("comment"), closed=match.group("closed") is not None)
            elif kind == "tag":
                line = match.group("tag").strip()
                if self.game.words or (line.startswith("[Event ") and self.game.tag("Event") is not None):
                    yield self._finish(match.start())
                self._tag(line)
            elif kind == "line_comment":
                self._comment(match.group("line_comment"), closed=True)
            elif kind == "open":
                self._begin_variation()
            elif kind == "close":
                self._end_variation()
            elif kind == "word":
                word = match.group("word").translate(_WORD_FORMS)
                if self.game.result is not None and not _is_trailer(word):
                    yield self._finish(match.start())
                self._word(word)
        if not self.game.empty:
            yield self._finish(len(self.text))

    def _finish(self, end: int) -> GameText:
        if self.open:
            self._fault(sentence("fault-variation-open"), fatal=True, ply=self.open[0])
        self.game.source, self.begun = self.text[self.begun : end].strip(), end
        game, self.game, self.open, self.cut = self.game, GameText(), [], None
        return game

    def _fault(self, message: str, *, fatal: bool, ply: int | None = None) -> None:
        ply = self.game.plies if ply is None else ply
        self.game.faults.append(Fault(ply, message, in_variation=bool(self.open), fatal=fatal))

    def _emit(self, *words: str) -> None:
        """Pass words on, unless they stand in a variation that was cut off at a fault."""
        if self.cut is None:
            self.game.words.extend(words)

    def _tag(self, line: str) -> None:
        if tag := read_tag(line):
            self.game.tags.append(tag)
        else:
            message = sentence("fault-header-line", line=_clip(line))
            self.game.faults.append(Fault(None, message, in_variation=False, fatal=False))

    def _comment(self, comment: str, *, closed: bool) -> None:
        if not closed:
            self._fault(sentence("fault-comment-open"), fatal=True)
        words = " ".join(comment.split())
        if words:
            self._emit("{ " + words + " }")

    def _begin_variation(self) -> None:
        self.open.append(self.game.plies)
        self.game.variation_depth = max(self.game.variation_depth, len(self.open))
        self._emit("(")

    def _end_variation(self) -> None:
        if not self.open:
            self._fault(sentence("fault-variation-closed"), fatal=False)
            return
        if self.cut == len(self.open):
            self.cut = None
        self.open.pop()
        self._emit(")")

    def _word(self, word: str) -> None:
        word = _NUMBERED.sub("", word, count=1) if _NUMBERED.match(word) else word
        if _RESULT.fullmatch(word):
            self._result(word)
        elif _NUMBER.fullmatch(word) or word in _ORNAMENTS:
            return
        elif move := _MOVE.fullmatch(word):
            self._move(word, move)
        elif _NAG.fullmatch(word):
            self._emit(*re.findall(r"\$\d{1,3}|[!?]{1,2}", word))
        elif self.cut is None:
            self._fault(_unreadable(word), fatal=not self.open)
            self.cut = len(self.open) or _MAIN_LINE

    def _result(self, word: str) -> None:
        normal = {"½-½": "1/2-1/2", "1/2": "1/2-1/2", "½": "1/2-1/2"}.get(word, word)
        if self.open:
            return
        self.game.result = normal
        self._emit(normal)

    def _move(self, word: str, match: re.Match[str]) -> None:
        if self.open:
            self.game.variation_moves += 1
        else:
            self.game.plies += 1
        san = word[: match.start("check")].replace("e.p.", "").replace("ep", "").replace(":", "x")
        san = san.replace("0", "O") if san[:2] == "0-" else san.removeprefix("P")
        self._emit(san, *filter(None, [match.group("mark")]))


def _is_trailer(word: str) -> bool:
    """What may follow a result without starting a new game."""
    return word in _ORNAMENTS or bool(_RESULT.fullmatch(word))


def _unreadable(word: str) -> str:
    square = _SQUARELIKE.fullmatch(word)
    if square and not re.fullmatch(r"[a-h][1-8]", square.group("square")):
        return sentence("fault-no-square", move=_clip(word), square=_clip(square.group("square")))
    key = "fault-foreign-piece" if _FOREIGN_PIECE.fullmatch(word) else "fault-no-move"
    return sentence(key, move=_clip(word))


def _clip(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."


def check_text(text: str, *, max_bytes: int) -> None:
    """Raises LimitError past `max_bytes` of UTF-8, GameError where there is nothing at all."""
    size = len(text.encode("utf-8", "replace"))
    if size > max_bytes:
        raise LimitError(
            sentence("fault-text-too-large", size=round(size / 1024), limit=round(max_bytes / 1024)),
            code="text_too_large",
        )
    if not text.strip():
        raise GameError(sentence("fault-empty"), code="empty")
