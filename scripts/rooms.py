"""The wall of the page: which room of `static/js/` may know which, a part of `make lint`.

    python -m scripts.rooms

A room is a folder, or a file that lies in none. Imports run down only, also those of types and those loaded
when they are wanted. Among what runs there is no circle, within a room neither. (dependency-cruiser
would need another compiler beside TypeScript 7: docs/libraries.md.)
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = Path("static/js")

ROOMS: Sequence[frozenset[str]] = tuple(
    frozenset(names.split())
    for names in (
        "wire vendor.d",  # what the server declares, what libraries lack
        "lib",  # knows no chess
        "chess",
        "state",
        "net",
        "board",
        "panels",
        "stage",  # the board with its panels
        "endgame notes",
        "find",
        "share",
        "explore",
        "learn rounds",
        "collection",
        "openings review season start",  # screens
        "mine",  # a screen that takes along what the others keep
        "router menu",
        "embed file main offline viewer",  # entries
    )
)
"""From low to high; those of one line know nothing of each other."""

LEVEL: Mapping[str, int] = {room: level for level, rooms in enumerate(ROOMS) for room in rooms}

_IMPORT = re.compile(r'(?:\bfrom |\bimport |\bimport\()"(\.[^"]+)"')
_OF_TYPES = re.compile(
    r'\b(?:import|export) type\b[^;"]*\bfrom "(\.[^"]+)"'
    r'|\btypeof import\("(\.[^"]+)"'
    r'|\bimport\("(\.[^"]+)"\)\.[A-Z]'
)
"""As Biome lays them out."""


class Import(NamedTuple):
    """`runs` false: of types alone."""

    file: Path
    line: int
    of: Path
    runs: bool


def imports(root: Path = ROOT) -> list[Import]:
    """All that the page's modules import of each other; paths as they lie below `static/js/`."""
    page = (root / PAGE).resolve()
    return [found for file in sorted(page.rglob("*.ts")) for found in _imports_of(file, page)]


def _imports_of(file: Path, page: Path) -> Iterator[Import]:
    text = file.read_text("utf-8")
    types = {match.start(match.lastindex or 0) for match in _OF_TYPES.finditer(text)}
    for match in _IMPORT.finditer(text):
        of = (file.parent / match[1]).resolve()
        if of.is_relative_to(page):
            line = text.count("\n", 0, match.start()) + 1
            yield Import(file.relative_to(page), line, of.relative_to(page), match.start(1) not in types)


def room_of(module: Path) -> str:
    return module.parts[0].removesuffix(".ts")


def faults(found: Sequence[Import]) -> Iterator[str]:
    """What breaks the law, in words."""
    rooms = {room_of(module) for each in found for module in (each.file, each.of)}
    for room in sorted(rooms - LEVEL.keys()):
        yield f"{room}: a room that scripts/rooms.py does not know"
    for each in found:
        room, other = room_of(each.file), room_of(each.of)
        if room != other and {room, other} <= LEVEL.keys() and LEVEL[other] >= LEVEL[room]:
            yield f"{PAGE / each.file}:{each.line}: {room} may not know {other} ({each.of})"
    if circle := _circle(found):
        yield f"a circle: {' -> '.join(map(str, circle))}"


def _circle(found: Sequence[Import]) -> list[Path]:
    """Modules that need each other, the first again at the end; empty where there are none."""
    needs: dict[Path, set[Path]] = {}
    for each in found:
        if each.runs:
            needs.setdefault(each.file, set()).add(each.of)
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as fault:
        return [*reversed(fault.args[1])]
    return []


def main() -> int:
    found = imports()
    told = [*faults(found)]
    print(*told, f"{len(found)} imports of the page looked at", sep="\n")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
