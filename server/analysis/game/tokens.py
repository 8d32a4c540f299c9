"""Text -> tokens of PGN: headers, comments, brackets, words; and a header written back.

Owns the law of the text: where a comment ends, what a header line is, how a header is spelt and its value
escaped. Knows neither moves nor games. Every pattern is linear: no text, however hostile, is walked more than
a few times.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple


class TokenKind(Enum):
    """What a token is. OPEN, CLOSE: the brackets of a variation; ESCAPED: a line that begins with %, or the
    rest of one behind a comment, which says nothing to a reader; STRAY: a brace that closes nothing."""

    TAG = auto()
    COMMENT = auto()
    LINE_COMMENT = auto()
    OPEN = auto()
    CLOSE = auto()
    WORD = auto()
    ESCAPED = auto()
    STRAY = auto()


class Token(NamedTuple):
    """`text` as it stands, a comment's without its marks; `start`, `end`: where in the source.

    `tag`: (name, value) of a header that can be read. `closed`: false for a comment that has no end.
    """

    kind: TokenKind
    text: str
    start: int
    end: int
    tag: tuple[str, str] | None = None
    closed: bool = True


_NAME = r"[A-Za-z0-9][A-Za-z0-9_+#=:-]{0,254}"
_VALUE = r'(?:[^"\\\n]|\\[^\n])*'
_TAG = re.compile(rf'\[\s*({_NAME})\s*"({_VALUE})"\s*\]')
_WRAPPED_TAG = re.compile(rf'\[\s*({_NAME})\s*"({_VALUE}\n[^"\\\n\[\]]*)"\s*\]')
"""A mail breaks long lines, and most positions are long."""
_QUOTES = "\"'“”„‟″«»‘’`"
_LOOSE_TAG = re.compile(rf"\[\s*({_NAME})[^\S\n]*[{_QUOTES}]([^\n]*)")
_BARE_TAG = re.compile(r"\[\s*(fen|setup|variant)\b[:=]?([^\n]*)", re.I)
"""Headers that decide which game it is: they are read without quotes too."""
_NAMES = (
    *("Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "Variant", "ECO", "NIC"),
    *("Opening", "Variation", "SubVariation", "Annotator", "Termination", "TimeControl", "Time", "UTCTime"),
    *("UTCDate", "EventDate", "EventSponsor", "EventType", "Section", "Stage", "Board", "Mode", "PlyCount"),
    *("StudyName", "ChapterName", "ChapterURL", "GameURL", "GameID", "GameId", "Source", "Links", "Link"),
    *("BroadcastName", "BroadcastURL", "ECOUrl", "CurrentPosition", "Orientation"),
    *(
        f"{side}{what}"
        for side in ("White", "Black")
        for what in ("Elo", "Title", "Team", "FideId", "Type", "NA", "USCF", "RatingDiff", "Clock", "Country")
    ),
)
_SPELT = {name.lower(): name for name in _NAMES}
"""Small letters -> how PGN spells a header."""
_ESCAPED = r"(?:(?m:^)|(?<=\}))[ \t]*%[^\n]*"
"""Editors indent, and a comment may end on its line: no move begins so."""
_TOKEN = re.compile(
    r"\{(?P<comment>[^}]*)(?P<closed>\})?|;(?P<line_comment>[^\n]*)|(?P<open>\()|(?P<close>\))|(?P<stray>\})"
    rf"|(?P<tag>\[)|(?P<escaped>{_ESCAPED})"
    r"|(?P<result>(?:1/2|[01½])[ \t]{1,3}[-–:][ \t]{1,3}(?:1/2|[01½])(?![^\s(){};]))"
    r"|(?P<word>[^\s(){};]+(?:(?<=[a-h][18])\([QRBNqrbn]\)[^\s(){};]*)?)"
)
"""A result may have blanks in it; a word one pair of brackets, where a pawn becomes a piece: a8(Q)."""
_ASIDE = re.compile(
    r"\{(?P<comment>[^}]*)(?P<closed>\})?|;(?P<line_comment>[^\n]*)|"
    rf"(?P<escaped>{_ESCAPED})"
    r"|(?P<tag>(?<![^\s(){};])(?<![a-h][18]\([QRBNqrbn]\))\[(?=\s*[A-Za-z0-9]))"
)
"""Those of the tokens that are no moves; a bracket inside a word begins no header."""
_KINDS = {
    "open": TokenKind.OPEN,
    "close": TokenKind.CLOSE,
    "stray": TokenKind.STRAY,
    "escaped": TokenKind.ESCAPED,
    "result": TokenKind.WORD,
    "word": TokenKind.WORD,
}
_HEADER_LINE = re.compile(r"\[[ \t]*[A-Za-z0-9][^\n]*")
_WORD = re.compile(r"[^\s(){};]+")
_ESCAPE = re.compile(r'\\(["\\])')


def tokens(text: str, position: int = 0) -> Iterator[Token]:
    """The tokens of `text` from `position` on in order; what lies between two is blank."""
    while found := _TOKEN.search(text, position):
        token = _tag(text, found.start()) if found.lastgroup == "tag" else _plain(found)
        position = token.end
        yield token


def asides(text: str, position: int = 0) -> Iterator[Token]:
    """The headers, comments and escaped lines among the tokens from `position` on, which is where a token
    ends: quicker by far than all of them, as moves are passed over unread."""
    while found := _ASIDE.search(text, position):
        token = _tag(text, found.start()) if found.lastgroup == "tag" else _plain(found)
        position = token.end
        if token.kind is not TokenKind.WORD:
            yield token
        while token.kind is TokenKind.TAG and text.startswith("[", position):  # right behind another
            token = _tag(text, position)
            position = token.end
            if token.kind is TokenKind.TAG:
                yield token


def write_tag(name: str, value: str) -> str:
    """A header as a line of PGN, quotes and backslashes escaped."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _plain(found: re.Match[str]) -> Token:
    start, end = found.span()
    if found["comment"] is not None:
        return Token(TokenKind.COMMENT, found["comment"], start, end, closed=found["closed"] is not None)
    if found["line_comment"] is not None:
        return Token(TokenKind.LINE_COMMENT, found["line_comment"], start, end)
    return Token(_KINDS[found.lastgroup or "word"], found[0], start, end)


def _tag(text: str, start: int) -> Token:
    """The token at the bracket `start`: a header by the letter may stand anywhere; one with faults (quotes
    that are not escaped, curly ones, no bracket at its end) only on a line of its own."""
    if found := _TAG.match(text, start) or _WRAPPED_TAG.match(text, start):
        name, value = found[1], found[2].replace("\n", " ")
        return Token(TokenKind.TAG, found[0], start, found.end(), (_spelt(name), _ESCAPE.sub(r"\1", value)))
    line = _HEADER_LINE.match(text, start) if _begins_line(text, start) else None
    if line is None:
        word = _WORD.match(text, start)
        assert word is not None  # the bracket itself is one
        return Token(TokenKind.WORD, word[0], start, word.end())
    return Token(TokenKind.TAG, line[0].rstrip(), start, line.end(), _loose_tag(line[0]))


def _spelt(name: str) -> str:
    """A header's name as PGN spells it: programs and people write [Fen], [WHITE], [event]."""
    return name if name in _NAMES else _SPELT.get(name.lower().rstrip(":="), name)


def _loose_tag(line: str) -> tuple[str, str] | None:
    if found := _LOOSE_TAG.match(line):
        value = found[2].rstrip().removesuffix("]").rstrip()
        if value.endswith(tuple(_QUOTES)):
            return _spelt(found[1]), _ESCAPE.sub(r"\1", value[:-1])
    if found := _BARE_TAG.match(line):
        return _spelt(found[1]), found[2].partition("]")[0].strip(f" \t{_QUOTES}")
    return None


def _begins_line(text: str, position: int) -> bool:
    """Whether nothing but blanks stands before `position` in its line."""
    while position and text[position - 1] in " \t":
        position -= 1
    return position == 0 or text[position - 1] == "\n"
