"""Reviews the games of a PGN file, prints each player's faults by motif, and draws the course of the games.

    python docs/examples/faults.py games.pgn [--nodes 100000] [--graph course.png]

Wants pandas and matplotlib beside kibitz. Free to copy, as docs/examples/ is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import kibitz

FAULTS = ("inaccuracy", "mistake", "blunder")


def reviewed(pgn: str, nodes: int) -> tuple[kibitz.GameEvent, dict[int, kibitz.MoveEvent], dict[int, float]]:
    """The game, the last word on each of its moves, and White's expected points at each position."""
    moves: dict[int, kibitz.MoveEvent] = {}
    win: dict[int, float] = {}
    game = None
    for event in kibitz.review(pgn, nodes=nodes):
        match event:
            case kibitz.GameEvent():
                game = event
            case kibitz.MoveEvent():
                moves[event.ply] = event
            case kibitz.PositionEvent():
                win[event.ply] = event.win
            case kibitz.FailedEvent():
                raise SystemExit(event.message)
    assert game is not None
    return game, moves, dict(sorted(win.items()))


def fault_rows(game: kibitz.GameEvent, moves: dict[int, kibitz.MoveEvent]) -> Iterator[dict[str, object]]:
    """A row for each fault and each motif by which it was punished, or by which the better move wins; where
    there is none, for the first thing that it costs."""
    black_first = " b " in game.start_fen
    for ply, move in sorted(moves.items()):
        if move.classification not in FAULTS:
            continue
        side = "White" if (ply % 2 == 1) != black_first else "Black"
        facts = move.reason.get("facts", [])
        names = [fact["name"] for fact in facts if fact["kind"] == "motif"]
        for motif in names or [fact["kind"] for fact in facts[:1]] or ["none"]:
            yield {
                "player": game.headers.get(side, side),
                "ply": ply,
                "move": game.moves[ply - 1].san,
                "class": move.classification,
                "loss": move.loss,
                "motif": motif,
            }


def main() -> None:
    import matplotlib.pyplot as plt
    import pandas as pd

    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--nodes", type=int, default=100_000)
    parser.add_argument("--graph", type=Path, default=Path("course.png"))
    asked = parser.parse_args()
    rows: list[dict[str, object]] = []
    _, axes = plt.subplots(figsize=(9, 3.5))
    for pgn in kibitz.games(asked.file.read_text("utf-8")):
        game, moves, win = reviewed(pgn, asked.nodes)
        rows += fault_rows(game, moves)
        players = f"{game.headers.get('White', '?')} – {game.headers.get('Black', '?')}"
        axes.plot(list(win), [100 * chance for chance in win.values()], label=players)
    axes.set(xlabel="ply", ylabel="White's expected points, %", ylim=(0, 100))
    axes.legend()
    plt.savefig(asked.graph, bbox_inches="tight")
    faults = pd.DataFrame(rows, columns=["player", "ply", "move", "class", "loss", "motif"])
    print(faults.pivot_table(index="motif", columns=["player", "class"], aggfunc="size", fill_value=0))  # noqa: T201


if __name__ == "__main__":
    main()
