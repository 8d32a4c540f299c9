"""What is usual at a rating: which games are drawn, and what becomes of their figures."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from scripts.build_typical import FEWEST, TABLE, drawn, reviewed, table

MOVES = " ".join(["g1f3 g8f6 f3g1 f6g8"] * 5)


def _game(control: str, white: int, black: int, moves: str = MOVES) -> dict[str, Any]:
    return {"w": white, "b": black, "cls": control, "moves": moves, "res": "1/2-1/2"}


def _row(rating: int, accuracy: float, **others: int) -> dict[str, str]:
    row = {"cls": "rapid", "rating": rating, "moves": 50, "accuracy": accuracy, "accuracy_lichess": 80}
    counts = {"theory": 3, "inaccuracy": 2, "mistake": 1, "blunder": 1, **others}
    return {name: str(value) for name, value in {**row, **counts}.items()}


def test_games_are_drawn_evenly_of_pairs_that_are_alike(tmp_path: Path) -> None:
    games = [
        *[_game("rapid", 1450, 1599)] * 5,
        _game("rapid", 1399, 1401),
        _game("rapid", 1410, 1420, "e2e4 e7e5"),
        _game("ultrabullet", 1450, 1450),
        *[_game("blitz", 1210, 1390)] * 2,
    ]
    path = tmp_path / "games.jsonl.gz"
    path.write_bytes(gzip.compress("\n".join(json.dumps(game) for game in games).encode()))
    found = drawn(path, 3)
    assert [game["cls"] for _, game in found] == ["rapid", "blitz", "rapid", "blitz", "rapid"]
    assert {number for number, game in found if game["cls"] == "blitz"} == {8, 9}
    assert all(number < 5 for number, game in found if game["cls"] == "rapid")
    assert drawn(path, 3) == found


def test_a_cell_has_the_quantiles_of_its_players() -> None:
    rows = [_row(1400 + 4 * number, 60 + number) for number in range(41)]
    cell = table(rows)["rapid"]["1400"]
    assert cell["players"] == 41
    assert cell["accuracy"][::5] == [60, 70, 80, 90, 100]
    assert set(cell["errors"]) == {4.0}
    assert set(cell["theory"]) == {3.0}


def test_too_few_players_are_no_cell() -> None:
    rows = [_row(1500, 80)] * (FEWEST - 1) + [_row(1600, 80)] * FEWEST
    assert list(table(rows)["rapid"]) == ["1600"]


def test_the_table_is_that_of_the_reviews() -> None:
    assert json.loads(TABLE.read_text()) == table(reviewed())
