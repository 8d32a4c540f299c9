"""Bytes -> text: which encoding a PGN file is in. Of PGN it knows how a game begins."""

from __future__ import annotations

import codecs
import re

_UTF_16_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_OLD_WINDOWS = "".join(
    bytes([byte]).decode("cp1252", "ignore") or bytes([byte]).decode("latin-1") for byte in range(256)
)
"""Byte -> character of cp1252, and of Latin-1 for the five bytes that cp1252 leaves undefined."""
_NO_CHARACTERS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")


def decode(data: bytes) -> str:
    """The text of a file: UTF-16 where its mark says so, else UTF-8; a line that is not UTF-8 is cp1252, as
    old files have it: games of many programs meet in one file, and one byte garbles no other line.

    Never fails: every byte is some character of cp1252. The mark itself is no part of the text.
    """
    if data.startswith(_UTF_16_MARKS):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return "".join(map(_line, data.removeprefix(codecs.BOM_UTF8).splitlines(keepends=True)))


def guessed_games(data: bytes) -> list[int]:
    """The numbers, from 1, of the games of a file in which `decode` takes a line for cp1252; a game begins at
    its Event tag. Empty where nothing is guessed."""
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


def _line(data: bytes) -> str:
    return data.decode() if _in_utf8(data) else codecs.charmap_decode(data, "strict", _OLD_WINDOWS)[0]


def without_controls(text: str) -> str:
    """Without what is no character: a database, XML or UTF-8 would stumble over it."""
    return _NO_CHARACTERS.sub("", text)
