"""Bytes -> text: which encoding a PGN file is in. Of PGN it knows how a game begins.

The page reads files in the same way (`static/js/chess/decode.ts`).
"""

from __future__ import annotations

import codecs
import functools
import itertools
import re
import unicodedata
from typing import Literal

OldEncoding = Literal["cp1250", "cp1251", "cp1252"]
_LATIN = ("cp1252", "cp1250")
_WORD = re.compile(r"[A-Za-z\x80-\xff]+")
"""A word, its bytes as characters of Latin-1."""
_WORDS, _LONGEST = 2_000, 30
"""So many words are looked at, and so many letters of each: more tell nothing new."""
_CYRILLIC = re.compile(r"[\xc0-\xff\xa8\xb8]{2,}")
"""A word of Cyrillic letters alone; Latin ones have ASCII among them."""
_BEFORE = {
    "ń": ("", *"bcdfghjklmnprstvwz"),
    "Ń": ("", *"BCDFGHJKLMNPRSTVWZ"),
    "ę": ("", *"bcdgkpsz"),
    "ě": tuple("abcdfghjklmnoprstvz"),
    "ů": tuple("abcdfghjklmnoprstvzž\x9e"),
    "ő": ("", *"abcdfghijklmnoprstuvz"),
    "ű": ("", *"bcdfghjklmnprsvz"),
}
"""Letters of cp1250 -> those that follow them in names. Those of cp1252 have others behind them: ń and ñ, ę
and ê, ő and õ."""
_UTF_16_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_NO_CHARACTERS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")


def decode(data: bytes) -> str:
    """The text of a file: UTF-16 if its mark says so, else UTF-8. A line that is not UTF-8 is in an encoding
    of Windows (`old_encoding`), as in old files: games of many programs meet in one file, and one byte
    garbles no other line.

    Never fails: every byte is some character of those encodings. The mark itself is no part of the text.
    """
    if data.startswith(_UTF_16_MARKS):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        letters = _letters_of(old_encoding(data) or "cp1252")
        lines = data.removeprefix(codecs.BOM_UTF8).splitlines(keepends=True)
        return "".join(_line(line, letters) for line in lines)


def old_encoding(data: bytes) -> OldEncoding | None:
    """In which encoding of Windows the lines are that are not UTF-8, by the letters of their words: Western
    (cp1252), Central European (cp1250) or Cyrillic (cp1251). None if all lines are UTF-8."""
    if data.startswith(_UTF_16_MARKS) or _in_utf8(data):
        return None
    old = (line for line in data.removeprefix(codecs.BOM_UTF8).splitlines() if not _in_utf8(line))
    found = (word[0][:_LONGEST] for line in old for word in _WORD.finditer(line.decode("latin-1")))
    words = list(itertools.islice((word for word in found if not word.isascii()), _WORDS))
    if sum(2 * (_CYRILLIC.fullmatch(word) is not None) - 1 for word in words) > 0:
        return "cp1251"
    return "cp1250" if sum(map(_central_european, words)) > 0 else "cp1252"


def _central_european(word: str) -> int:
    """How much more likely a word is one of cp1250 than of cp1252: the sum of its letters."""
    western, central = (word.translate(_letters_of(name)) for name in _LATIN)
    return sum(
        _weight(west, east, western[at - 1 : at] if at else "", western[at + 1 : at + 2])
        for at, (west, east) in enumerate(zip(western, central, strict=True))
        if ord(west) > 0x7F
    )


def _weight(west: str, east: str, before: str, behind: str) -> int:
    """How much a letter says for `east` and against `west`, two readings of a byte, between its neighbours in
    the word ("" at its ends)."""
    if not before and not behind:
        return 0
    if west == east:
        return 2 * (west in "ŠŽšž")
    if west == "¿" and not before:
        return -1
    if west.isalpha() != east.isalpha():
        return 3 if east.isalpha() else -3
    if east in _BEFORE:
        return 1 if behind in _BEFORE[east] else -1
    if _is_vowel(west) != _is_vowel(east):
        by_vowel = _is_vowel(before) or _is_vowel(behind)
        return 1 if by_vowel == _is_vowel(west) else -1
    return 0


def _is_vowel(letter: str) -> bool:
    return letter != "" and unicodedata.normalize("NFD", letter.lower())[0] in "aeiouyæøœ"


@functools.cache
def _letters_of(encoding: str) -> str:
    """Byte -> character of an encoding, and of Latin-1 for the bytes that it leaves undefined."""
    return "".join(
        bytes([byte]).decode(encoding, "ignore") or bytes([byte]).decode("latin-1") for byte in range(256)
    )


def guessed_games(data: bytes) -> list[int]:
    """The numbers, from 1, of the games of a file in which a line is not UTF-8; a game begins at its Event
    tag. Empty where nothing is guessed."""
    if data.startswith(_UTF_16_MARKS) or _in_utf8(data):
        return []
    game, found = 0, set()
    for line in data.removeprefix(codecs.BOM_UTF8).splitlines():
        game += line.startswith(b"[Event ")
        if not _in_utf8(line):
            found.add(max(1, game))
    return sorted(found)


def _in_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _line(data: bytes, letters: str) -> str:
    return data.decode() if _in_utf8(data) else codecs.charmap_decode(data, "strict", letters)[0]


def without_controls(text: str) -> str:
    """Without what is no character: a database, XML or UTF-8 would stumble over it."""
    return _NO_CHARACTERS.sub("", text)
