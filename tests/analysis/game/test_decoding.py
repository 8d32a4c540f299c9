"""Bytes -> text: the encodings that PGN files come in."""

from __future__ import annotations

import codecs
import json

import pytest

from server.analysis.game.decoding import decode, guessed_games, old_encoding, without_controls
from server.system.paths import ROOT

OLD = [
    (encoding, name)
    for encoding, names in json.loads((ROOT / "tests" / "data" / "old_letters.json").read_text()).items()
    for name in names
]

TEXT = '[White "Müller, “Jörg”"]\n\n1. e4 {gut – sehr gut} *'


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_usual_encodings_are_read(encoding: str) -> None:
    assert decode(TEXT.encode(encoding)) == TEXT


@pytest.mark.parametrize(
    ("mark", "encoding"), [(codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be")]
)
def test_utf_16_is_known_by_its_mark(mark: bytes, encoding: str) -> None:
    assert decode(mark + TEXT.encode(encoding)) == TEXT


def test_utf_16_that_is_cut_is_no_error() -> None:
    assert decode(codecs.BOM_UTF16_LE + "1. e4".encode("utf-16-le") + b"x").startswith("1. e4")


def test_every_byte_is_a_character() -> None:
    text = decode(bytes(range(256)))
    assert len(text) == 256
    assert text[:128] == bytes(range(128)).decode("ascii")
    assert (text[0x80], text[0x81], text[0x96], text[0xFC]) == ("€", "\x81", "–", "ü")


def test_one_line_in_another_encoding_garbles_no_other() -> None:
    games = [f'[White "Müller {n}"]\n\n1. e4 {{sehr schön}} *\n\n' for n in range(12)]
    data = b"".join(game.encode() for game in games)
    mixed = data.replace("Müller 7".encode(), "Müller 7".encode("cp1252"))
    assert decode(mixed) == decode(codecs.BOM_UTF8 + mixed) == "".join(games)
    assert decode(mixed.replace(b"\n", b"\r\n")) == "".join(games).replace("\n", "\r\n")


def test_the_games_with_such_lines_are_named() -> None:
    games = [f'[Event "?"]\n[White "Müller {n}"]\n\n1. e4 {{sehr schön}} *\n\n' for n in range(1, 6)]
    old = {2, 4}
    data = b"".join(game.encode("cp1252" if n in old else "utf-8") for n, game in enumerate(games, start=1))
    assert guessed_games(data) == guessed_games(codecs.BOM_UTF8 + data) == [2, 4]
    assert guessed_games("".join(games).encode()) == guessed_games("".join(games).encode("utf-16")) == []
    assert guessed_games("1. e4 {schön}".encode("cp1252")) == [1], "a game without tags"


@pytest.mark.parametrize(("encoding", "name"), OLD)
def test_an_old_encoding_is_known_by_the_letters_of_names_and_the_page_agrees(
    encoding: str, name: str
) -> None:
    data = f'[White "{name}"]\n\n1. e4 *'.encode(encoding)
    assert old_encoding(data) == encoding
    assert decode(data) == f'[White "{name}"]\n\n1. e4 *'


def test_a_file_of_names_is_in_one_old_encoding() -> None:
    for encoding in ("cp1250", "cp1251", "cp1252"):
        text = "".join(f'[White "{name}"]\n' for known, name in OLD if known == encoding)
        assert decode(text.encode(encoding)) == text


def test_a_file_in_utf_8_is_in_no_old_encoding() -> None:
    assert old_encoding("Świątek".encode()) is None
    assert old_encoding("Świątek".encode("utf-16")) is None


def test_nothing_is_an_empty_text() -> None:
    assert decode(b"") == ""


def test_what_is_no_character_goes() -> None:
    assert without_controls("1. e4\0 \x1be5\n2. Nf3\ud800\ufffe") == "1. e4 e5\n2. Nf3"
