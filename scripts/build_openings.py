"""Builds resources/openings.json from the tables of lichess-org/chess-openings.

    python scripts/build_openings.py [FOLDER]

FOLDER holds *.tsv with the columns eco, name, pgn (default: ../shared/data/openings). The result maps each
piece placement (first field of a FEN) to its ECO code and name, one entry a line, sorted by placement.

The book holds every placement that ends a line of the tables ("named"), and every placement that a line
passes after its nearest named one ("passing"), which has that ancestor's code and name. The start position
belongs to no line. Where several could give the name:

- two lines that end in one placement: the shorter line wins (it is what players reach), on a tie the later
  ECO code (the lower volumes gather what is irregular), then the first name in the alphabet;
- a placement passed on several ways: the nearest ancestor wins (fewest plies back), on a tie the one on more
  lines of the tables, then the later ECO code, then the first name in the alphabet.

A placement that is passed before any named one on its line is left out; the tables have none.
"""

from __future__ import annotations

import csv
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import chess

ROOT = Path(__file__).resolve().parents[1]
DEFAULT_SOURCE = ROOT.parent / "shared" / "data" / "openings"
TARGET = ROOT / "resources" / "openings.json"

Name = tuple[str, str]
"""ECO code and name."""


@dataclass(frozen=True, slots=True)
class TableLine:
    """A row of the tables; `placements` are those after each of its plies."""

    eco: str
    name: str
    placements: tuple[str, ...]


def read_lines(folder: Path) -> list[TableLine]:
    """All lines of the folder's *.tsv. Raises SystemExit if there are none or one cannot be played."""
    files = sorted(folder.glob("*.tsv"))
    if not files:
        raise SystemExit(f"no *.tsv in {folder}")
    return [line for file in files for line in _read_table(file)]


def _read_table(file: Path) -> Iterable[TableLine]:
    with file.open(encoding="utf-8", newline="") as text:
        for number, row in enumerate(csv.DictReader(text, delimiter="\t", quoting=csv.QUOTE_NONE), 2):
            try:
                yield TableLine(row["eco"], row["name"], _placements(row["pgn"]))
            except (KeyError, ValueError) as fault:
                raise SystemExit(f"{file.name}, line {number}: {fault}") from fault


def _placements(pgn: str) -> tuple[str, ...]:
    board, placements = chess.Board(), []
    for token in pgn.split():
        if not token.endswith("."):
            board.push_san(token)
            placements.append(board.board_fen())
    if not placements:
        raise ValueError("a line without moves")
    return tuple(placements)


def named_placements(lines: Iterable[TableLine]) -> dict[str, Name]:
    """The placements that end a line, with the name that wins there."""
    candidates: dict[str, list[tuple[int, Name]]] = defaultdict(list)
    for line in lines:
        candidates[line.placements[-1]].append((len(line.placements), (line.eco, line.name)))
    return {placement: _shortest(found) for placement, found in candidates.items()}


def _shortest(candidates: list[tuple[int, Name]]) -> Name:
    fewest = min(plies for plies, _ in candidates)
    return _preferred(name for plies, name in candidates if plies == fewest)


def passing_placements(lines: Iterable[TableLine], named: Mapping[str, Name]) -> dict[str, Name]:
    """The placements on the way to named ones that have no name themselves, with their ancestor's."""
    candidates: dict[str, Counter[tuple[int, Name]]] = defaultdict(Counter)
    for line in lines:
        ancestor: tuple[int, Name] | None = None
        for ply, placement in enumerate(line.placements):
            if placement in named:
                ancestor = (ply, named[placement])
            elif ancestor is not None:
                candidates[placement][ply - ancestor[0], ancestor[1]] += 1
    return {placement: _nearest(found) for placement, found in candidates.items()}


def _nearest(candidates: Counter[tuple[int, Name]]) -> Name:
    best = min((distance, -count) for (distance, _), count in candidates.items())
    return _preferred(name for (distance, name), count in candidates.items() if (distance, -count) == best)


def _preferred(names: Iterable[Name]) -> Name:
    ordered = sorted(names, key=lambda name: name[1])
    return max(ordered, key=lambda name: name[0])


def build_book(lines: list[TableLine]) -> dict[str, Name]:
    """Placement -> ECO code and name, sorted by placement; without the start position."""
    named = named_placements(lines)
    book = named | passing_placements(lines, named)
    book.pop(chess.STARTING_BOARD_FEN, None)
    return dict(sorted(book.items()))


def render(book: Mapping[str, Name]) -> str:
    """Compact JSON with one entry a line, so that a newer table shows as a readable diff."""
    entries = (f"{json.dumps(key)}:{_entry(name)}" for key, name in book.items())
    return "{\n" + ",\n".join(entries) + "\n}\n"


def _entry(name: Name) -> str:
    return json.dumps({"eco": name[0], "name": name[1]}, ensure_ascii=False, separators=(",", ":"))


def main(arguments: list[str]) -> None:
    """Writes the book and says what is in it."""
    lines = read_lines(Path(arguments[0]) if arguments else DEFAULT_SOURCE)
    book = build_book(lines)
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(render(book), encoding="utf-8")
    print(f"{TARGET}: {len(book)} placements, {len(named_placements(lines))} of them named")


if __name__ == "__main__":
    main(sys.argv[1:])
