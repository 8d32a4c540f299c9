"""A word of the move text -> what it says: a move, marks, a result. Owns the spellings that people use.

Knows no board: whether a move can be played is `moves.py`'s business.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass

from server.i18n.piece_letters import ENGLISH
from server.i18n.texts import Sentence, sentence

_INVISIBLE = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\ufe0e\ufe0f"
"""Signs that no reader sees: soft hyphens, joiners, directions, and whether a figurine is drawn in colour."""
_FORMS = str.maketrans(
    {
        **dict.fromkeys(_INVISIBLE),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d", "-"),
        "\u00d7": "x",
        "\u2026": "...",
        "\u203c": "!!",
        "\u2047": "??",
        "\u2048": "?!",
        "\u2049": "!?",
        **dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", ("K", "Q", "R", "B", "N", None) * 2, strict=True)),
    }
)
"""How a word is spelt before it is read."""

_NUMBER = re.compile(r"[0-9]+\.*|\.+")
_NUMBERED = re.compile(r"(?:[0-9]+\.+|\.+)(?=[^.0-9]|[01][-:][01]|1/2|0[.,]5)")
_MOVE_NUMBER = re.compile(r"([0-9]{1,4})(?:\.|$)")
_RESULTS = {
    "1-0": "1-0",
    "0-1": "0-1",
    "1/2-1/2": "1/2-1/2",
    "½-½": "1/2-1/2",
    "1/2": "1/2-1/2",
    "½": "1/2-1/2",
    "0.5-0.5": "1/2-1/2",
    "0,5-0,5": "1/2-1/2",
    "*": "*",
}
"""With a hyphen; a colon says the same."""
BOTH_LOST = "0-0"
"""A result, as of a game that both lost, and the way that many write castling."""
FORFEITS: Mapping[str, str] = {
    **dict.fromkeys(("+:-", "+/-", "+--", "1-0f", "1f-0f", "1-0ff"), "+:-"),
    **dict.fromkeys(("-:+", "-/+", "--+", "0-1f", "0f-1f", "0-1ff"), "-:+"),
    **dict.fromkeys(("-:-", "-/-", "---", "0-0f", "0f-0f", "0-0ff"), "-:-"),
}
"""How programs write that a game was won without play, or lost by both."""
_CASTLING = re.compile(r"[O0oОоΟο]-[O0oОоΟο](?:-[O0oОоΟο])?")
"""By letters or figures, Cyrillic and Greek letters among them: they look alike."""
_NULL_MOVE = re.compile(r"--|Z0|0000")
_GLYPHS = "±Δ†‡•·¤°←-⇿∀-⋿⌀-⏿■-♓♠-⛿✀-➿⟀-⟯⟰-⟿⤀-⫿⬀-⯿"
"""Arrows, mathematical and other symbols (no figurines): the Informant and other books write with them what
a position is about. They say nothing here."""
_MARK = re.compile(
    r"\$(?P<nag>[0-9]{1,3})|(?P<sign>!!|\?\?|!\?|\?!|!|\?)"
    rf"|(?P<glyph>[-+=±∓∞]/[-+=±∓∞]|[{_GLYPHS}])|\+-|-\+|\+=|=\+|e\.p\.|ep|[+#=N]"
)
_SIGNS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
_ORNAMENTS = frozenset(
    "+- -+ +/- -/+ +/= =/+ += =+ = ± ∓ ⩲ ⩱ ∞ □ ⌓ N D + ++ # ch mate e.p. ep / , TN".split()  # noqa: SIM905
)
_RULE = re.compile(r"[-=_~#*.:]{3,}")
"""A line across the page, which only parts."""
_SQUARELIKE = re.compile(r"[KQRBNP]?[a-h]?[1-8]?[-x:]?(?P<square>[a-z][0-9]+)[+#!?=QRBN]*")
_WRONG_CASE = re.compile(r"([KQRN]?|B(?=[A-H]?[1-8]?X?[A-H][1-8]))([A-H]?[1-8]?X?[A-H][1-8])[+#!?]*", re.I)
_SQUARE = re.compile(r"[a-h][1-8]")
_FOREIGN_PIECE = re.compile(r"[DTLSFACVPR][a-h]?[1-8]?x?[a-h][1-8][+#!?]*")


@dataclass(frozen=True, slots=True)
class Word:
    """`move`: in SAN as far as the spelling goes, without marks; `nags` in their order; `result`: "1-0",
    "0-1", "1/2-1/2", "*", "0-0" or a forfeit. All empty: a number, or an ornament that says nothing."""

    move: str = ""
    nags: tuple[int, ...] = ()
    result: str = ""


def normal_form(word: str) -> str:
    """`word` in the signs that are read."""
    return word.translate(_FORMS)


def read_result(text: str) -> str:
    """The result that a header or a word says, in the form of PGN, `BOTH_LOST`, or one of `FORFEITS`' values;
    "" for none."""
    word = "".join(normal_form(text).lower().split()).rstrip(".,")
    plain = word.replace(":", "-")
    if plain == BOTH_LOST:
        return BOTH_LOST
    return _RESULTS.get(plain) or FORFEITS.get(word, "")


def first_number(word: str) -> int | None:
    """The number of a move that `word` is or begins with ("12.", "12...Nf6"); None for none."""
    found = _MOVE_NUMBER.match(word)
    return int(found[1]) if found else None


def read_word(word: str, pieces: str = ENGLISH) -> Word | None:
    """What `word` (in its normal form) means, with the letters of `pieces` for the pieces
    (server/i18n/piece_letters.py); None if it means nothing."""
    if numbered := _NUMBERED.match(word):
        word = word[numbered.end() :]
    if result := _result(word):
        return Word(result=result)
    if not word or word in _ORNAMENTS or (_NUMBER.fullmatch(word) and word != "0000"):
        return Word()
    if _RULE.fullmatch(word):
        return Word()
    move, end = _read_move(word, _spelling(pieces))
    nags = _read_marks(word[end:], alone=not move)
    return None if nags is None else Word(move, nags)


def _result(word: str) -> str:
    """The result that a word of the moves is; "0-0" is castling as long as nothing speaks against it."""
    found = read_result(word)
    if ":" not in word and (found == BOTH_LOST or (found in FORFEITS and "f" not in word)):
        return ""
    return found


def is_trailer(word: str) -> bool:
    """Whether `word` may follow a result without starting a new game."""
    return word in _ORNAMENTS or word == BOTH_LOST or bool(_result(word)) or bool(_RULE.fullmatch(word))


def is_like_move(word: str) -> bool:
    """Whether a word that `read_word` cannot read is meant as a move."""
    return bool(_SQUARELIKE.fullmatch(word) or _FOREIGN_PIECE.fullmatch(word) or _meant(word))


def _meant(word: str) -> str:
    """The move that a word is in the wrong case ("nf3", "NF3", "E4"), "" for none."""
    word = word[numbered.end() :] if (numbered := _NUMBERED.match(word)) else word
    found = None if _FOREIGN_PIECE.fullmatch(word) else _WRONG_CASE.fullmatch(word)
    return f"{found[1].upper()}{found[2].lower()}" if found else ""


def why_unreadable(word: str) -> Sentence:
    """What is wrong with a word that `read_word` cannot read, and what is meant if that can be told."""
    if meant := _meant(word):
        return sentence("fault-case", move=clip(word), meant=meant)
    square = _SQUARELIKE.fullmatch(word)
    if square and not _SQUARE.fullmatch(square["square"]):
        return sentence("fault-no-square", move=clip(word), square=clip(square["square"]))
    key = "fault-foreign-piece" if _FOREIGN_PIECE.fullmatch(word) else "fault-no-move"
    return sentence(key, move=clip(word))


def clip(text: str) -> str:
    """As much of a foreign text as a sentence can hold."""
    return text if len(text) <= 60 else text[:57] + "..."


@dataclass(frozen=True, slots=True)
class _Spelling:
    """How moves are spelt with some letters; `english`: theirs to the English ones, P (a pawn) to none."""

    move: re.Pattern[str]
    promotion: re.Pattern[str]
    english: Mapping[str, str]


@functools.cache
def _spelling(pieces: str) -> _Spelling:
    becomes = f"[{pieces[1:]}{pieces[1:].lower()}]"
    return _Spelling(
        re.compile(rf"(?P<piece>[{pieces}P]?)(?P<origin>[a-h]?[1-8]?)(?P<by>[-x:]?)(?P<target>[a-h][1-8])"),
        re.compile(rf"(?:e\.p\.|ep)?(?:[=/]?({becomes})|\(({becomes})\))"),
        {"": "", "P": "", **dict(zip(pieces, ENGLISH, strict=True))},
    )


def _read_move(word: str, spelling: _Spelling) -> tuple[str, int]:
    """The move that `word` begins with in English letters, "" for none, and where it ends."""
    if castling := _CASTLING.match(word):
        return "-".join("O" * (castling[0].count("-") + 1)), castling.end()
    if null_move := _NULL_MOVE.match(word):
        return "--", null_move.end()
    found = spelling.move.match(word)
    if found is None:
        return "", 0
    by = found["by"].replace(":", "x")
    move = spelling.english[found["piece"]] + found["origin"] + by + found["target"]
    becomes = spelling.promotion.match(word, found.end()) if _may_promote(found) else None
    if becomes is None:
        return move, found.end()
    return f"{move}={spelling.english[(becomes[1] or becomes[2]).upper()]}", becomes.end()


def _may_promote(move: re.Match[str]) -> bool:
    """A pawn on the last row; behind any other move N means a novelty."""
    return move["piece"] in ("", "P") and move["target"][1] in "18"


def _read_marks(text: str, *, alone: bool) -> tuple[int, ...] | None:
    """The NAGs of what stands behind a move, or `alone`; None if some of it is no mark. Alone, signs of ASCII
    that are no NAG need a glyph beside them."""
    nags: list[int] = []
    position, plain, glyphs = 0, False, False
    while position < len(text):
        mark = _MARK.match(text, position)
        if mark is None:
            return None
        if mark["nag"] is not None or mark["sign"] is not None:
            nags.append(int(mark["nag"]) if mark["nag"] else _SIGNS[mark["sign"]])
        else:
            glyphs, plain = glyphs or mark["glyph"] is not None, plain or mark["glyph"] is None
        position = mark.end()
    return None if alone and plain and not glyphs else tuple(nags)
