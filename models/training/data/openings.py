"""The opening lines that games begin with. Owns `openings.txt`; knows no engine.

    python -m models.training.data.openings FOLDER

writes `openings.txt` anew from the tables of lichess-org/chess-openings (CC0; *.tsv with the columns eco,
name, pgn): one line of UCI moves for each opening, sorted, each once. The book in `resources/` keeps
placements only, from which the moves cannot be told.
"""

from __future__ import annotations

import csv
import io
import sys
from collections.abc import Iterator
from pathlib import Path

import chess
import chess.pgn

LINES = Path(__file__).with_name("openings.txt")

Line = tuple[chess.Move, ...]


def load_lines(file: Path = LINES) -> list[Line]:
    """All opening lines. Raises OSError if the file is missing, ValueError if it holds no moves."""
    lines = [
        tuple(map(chess.Move.from_uci, text.split()))
        for text in file.read_text(encoding="ascii").splitlines()
    ]
    if not lines:
        raise ValueError(f"no opening lines in {file}")
    return lines


def read_tables(folder: Path) -> Iterator[str]:
    """The UCI moves of every row of the folder's *.tsv. Raises ValueError where a row cannot be played."""
    for table in sorted(folder.glob("*.tsv")):
        with table.open(encoding="utf-8", newline="") as text:
            for row in csv.DictReader(text, delimiter="\t", quoting=csv.QUOTE_NONE):
                yield _moves_of(row["pgn"])


def _moves_of(pgn: str) -> str:
    game = chess.pgn.read_game(io.StringIO(pgn))
    if game is None or game.errors:
        raise ValueError(f"cannot be played: {pgn}")
    return " ".join(move.uci() for move in game.mainline_moves())


def main(folder: Path) -> None:
    lines = sorted(set(read_tables(folder)))
    LINES.write_text("\n".join(lines) + "\n", encoding="ascii")
    sys.stdout.write(f"{len(lines)} lines written to {LINES}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
