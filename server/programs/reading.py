"""Files as the commands read them: text in whatever encoding it came, JSON with the place of its faults."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from server.analysis.errors import GameError, KibitzError, LimitError
from server.analysis.game.decoding import decode, guessed_games, old_encoding
from server.analysis.game.limits import GameLimits
from server.analysis.game_records import Record
from server.i18n.texts import sentence


def read_games(path: Path, limits: GameLimits) -> str:
    """The text of a PGN file; - is standard input. Reads no more than may be in it: raises LimitError."""
    most = 2 * limits.bytes + 2  # UTF-16 has two bytes for what is one in UTF-8, and its mark
    data = _read(path, most + 1)
    if len(data) > most:
        message = sentence("fault-text-longer", limit=limits.bytes // 1024)
        raise LimitError(message, code="text_too_large")
    _say_guessed(data)
    return decode(data)


def _say_guessed(data: bytes) -> None:
    if encoding := old_encoding(data):
        numbers, name = ", ".join(map(str, guessed_games(data))), encoding.replace("cp", "Windows-")
        sys.stderr.write(f"kibitz: {sentence('start-mixed-letters', games=numbers, encoding=name)}\n")


def read_text(path: Path) -> str:
    """The text of a file; - is standard input."""
    return decode(_read(path))


def _read(path: Path, most: int = -1) -> bytes:
    """The bytes of a file, `most` of them."""
    try:
        if str(path) == "-":
            return sys.stdin.buffer.read(most)
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        raise GameError(f"{path} cannot be read: {error.strerror}.", place=str(path)) from None


def read_records(path: Path) -> Iterator[Record]:
    """The objects of a file of JSON lines; GameError names a line that is not one."""
    return (record for _, record in read_placed_records(path))


def read_placed_records(path: Path) -> Iterator[tuple[str, Record]]:
    """The objects of a file of JSON lines, each with its place ("puzzles.jsonl, line 7"); GameError names the
    line that is none."""
    for number, line in enumerate(read_text(path).splitlines(), start=1):
        if line.strip():
            place = f"{path}, line {number}"
            yield place, parse_record(line, place)


def print_answers(path: Path, answer: Callable[[str, str], Mapping[str, object]]) -> int:
    """Print a line of JSON for each line of a file that is not empty: `answer(line, its place)`, or the error
    that it raises, which is told on standard error too -> 1 if there was one."""
    failed = 0
    for number, line in enumerate(read_text(path).splitlines(), start=1):
        if line.strip():
            place = f"{path}, line {number}"
            try:
                record = answer(line.strip(), place)
            except KibitzError as error:
                failed = 1
                record = {"error": error.message, "line": number}
                sys.stderr.write(f"kibitz: {place}: {error.message}\n")
            print(json.dumps(record, ensure_ascii=False), flush=True)  # noqa: T201
    return failed


def parse_record(text: str, place: str) -> Record:
    """A JSON object. Raises GameError."""
    record = parse_json(text, place)
    if not isinstance(record, dict):
        raise GameError("A JSON object is wanted.", place=place)
    return record


def parse_json(text: str, place: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise GameError(f"This is no JSON: {error}.", place=place) from None
