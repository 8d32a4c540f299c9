"""Files as the commands read them: text in whatever encoding it came, JSON with the place of its faults."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from server.analysis.errors import GameError

Json = dict[str, Any]


def read_text(path: Path) -> str:
    """The text of a file in UTF-8 or, where it is none, Latin-1; - is standard input."""
    try:
        data = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except OSError as error:
        raise GameError(f"{path} cannot be read: {error.strerror}.", place=str(path)) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def read_records(path: Path) -> Iterator[Json]:
    """The objects of a file of JSON lines; GameError names the line that is none."""
    for number, line in enumerate(read_text(path).splitlines(), start=1):
        if line.strip():
            record = parse_json(line, f"{path}, line {number}")
            if not isinstance(record, dict):
                raise GameError("A JSON object is wanted.", place=f"{path}, line {number}")
            yield record


def parse_json(text: str, place: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise GameError(f"This is no JSON: {error}.", place=place) from None
