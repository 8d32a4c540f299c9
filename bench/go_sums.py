"""Late Go endgames: the sum of local games (territory) against an alpha-beta of the whole board (area).

    python -m bench.go_sums

Boards of blocked corridors, more and more of them. The alpha-beta, with a table of positions, gives up after
so many of them; while it does not, its score must be the one of the sum by area.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from endgames.go.board import OTHER, Shape, read_rows
from endgames.go.local_games import Rules
from endgames.go.solver import solve

CORRIDORS = (1, 2, 3, 4, 8, 16, 32, 64, 84)
LENGTHS = (3, 4, 5, 6, 7)
MAX_POSITIONS = 150_000


class GivenUp(Exception):  # noqa: N818  (what it did)
    """More positions than are searched."""


class AlphaBeta:
    """Area score of a whole board by play and passes; no position comes twice in a line of play."""

    def __init__(self, shape: Shape, text: str) -> None:
        self.shape = shape
        self.positions = 0
        self._start = text
        self._known: dict[tuple[str, str, bool], tuple[int, int]] = {}
        self._line: set[str] = {text}

    def score(self) -> int:
        return self._search(self._start, "x", False, -1000, 1000)

    def _search(self, text: str, color: str, passed: bool, low: int, high: int) -> int:
        """Black's score, within the window, by who moves and whether the other side has just passed."""
        key = (text, color, passed)
        least, most = self._known.get(key, (-1000, 1000))
        if least >= high or most <= low or least == most:
            return least if least >= high or least == most else most
        self.positions += 1
        if self.positions > MAX_POSITIONS:
            raise GivenUp
        best, first_low, first_high = (-1000, low, high) if color == "x" else (1000, low, high)
        for after in self._scores(text, color, passed):
            value = after if isinstance(after, int) else self._deeper(after, color, low, high)
            if color == "x":
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        self._known[key] = (
            best if best > first_low else least,
            best if best < first_high else most,
        )
        return best

    def _deeper(self, after: str, color: str, low: int, high: int) -> int:
        self._line.add(after)
        try:
            return self._search(after, OTHER[color], False, low, high)
        finally:
            self._line.discard(after)

    def _scores(self, text: str, color: str, passed: bool) -> Iterator[str | int]:
        """What can follow: boards after moves, and last the pass, as a score."""
        for point, sign in enumerate(text):
            if sign == ".":
                played = self.shape.play(text, point, color)
                if played is not None and played.text not in self._line:
                    yield played.text
        yield self.count(text) if passed else self._search(text, OTHER[color], True, -1000, 1000)

    def count(self, text: str) -> int:
        score = sum({"X": 1, "x": 1, "O": -1, "o": -1}.get(sign, 0) for sign in text)
        for empty in self.shape.groups(text, ".".__eq__):
            walls = {text[near].lower() for near in self.shape.around(empty)} - {"#", "."}
            if len(walls) == 1:
                score += len(empty) if walls == {"x"} else -len(empty)
        return score


def board(corridors: int) -> list[str]:
    """Blocked corridors, one below the other."""
    width = max(LENGTHS) + 2
    rows = []
    for index in range(corridors):
        length = LENGTHS[index % len(LENGTHS)]
        wall = "X" * (length + 2)
        rows += [row.ljust(width, "#") for row in (wall, f"X{'.' * length}O", wall, "#")]
    return rows


def by_alpha_beta(rows: list[str]) -> str:
    shape, text = read_rows(rows)
    search = AlphaBeta(shape, text)
    begun = time.perf_counter()
    try:
        found = search.score()
    except GivenUp:
        return f"gave up after {time.perf_counter() - begun:.1f} s"
    taken = time.perf_counter() - begun
    assert found == solve(rows, Rules.AREA).black_first.exact
    return f"{taken:.2f} s, {search.positions} positions, score {found}"


def main() -> None:
    given_up = False
    for corridors in CORRIDORS:
        rows = board(corridors)
        empty = sum(row.count(".") for row in rows)
        begun = time.perf_counter()
        score = solve(rows, Rules.TERRITORY).black_first.exact
        taken = time.perf_counter() - begun
        whole = "not tried" if given_up else by_alpha_beta(rows)
        given_up = given_up or "gave up" in whole
        print(f"{empty:4} empty points: sum {taken:6.2f} s, score {score}; alpha-beta {whole}")


if __name__ == "__main__":
    main()
