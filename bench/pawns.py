"""Pawn endings: the sum of local games against a search of the whole board's tempo game.

    python -m bench.pawns

More and more groups of one kind. The search, with a table of positions, gives up after so many of them; while
it does not, it must say what the sum says.
"""

from __future__ import annotations

import time

import chess

from endgames.cgt.games import Games
from endgames.pawns.local import LocalGames, LocalPosition
from endgames.pawns.tempo import Parts, Tempo, moves

MAX_POSITIONS = 50_000
GROUP = LocalPosition(((0, 1, "P"), (0, 5, "p")))
"""On one file nobody passes: no promotions, no en passant."""
GROUPS = (2, 4, 8, 16, 32, 48)
"""Two ups each: deeper than 100 moves no game is reckoned."""


class GivenUp(Exception):  # noqa: N818  (what it did)
    """More positions than are searched."""


class Search:
    """Who wins by play alone."""

    def __init__(self) -> None:
        self.known: dict[tuple[Parts, chess.Color], bool] = {}

    def mover_wins(self, parts: Parts, color: chess.Color) -> bool:
        key = (Parts(tuple(sorted(parts.positions, key=lambda each: each.pieces)), parts.spare), color)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MAX_POSITIONS:
                raise GivenUp
            after = (after for _, _, after in moves(parts, color))
            found = any(not self.mover_wins(each, not color) for each in after)
            self.known[key] = found
        return found


def main() -> None:
    given_up = False
    for count in GROUPS:
        parts = Parts((GROUP,) * count)
        begun = time.perf_counter()
        games = Games()
        by_sum = Tempo(games, LocalGames(games).value).mover_wins(parts, chess.WHITE)
        taken = time.perf_counter() - begun
        whole = "not tried"
        if not given_up:
            search, begun = Search(), time.perf_counter()
            try:
                assert search.mover_wins(parts, chess.WHITE) == by_sum
                whole = f"{time.perf_counter() - begun:.2f} s, {len(search.known)} positions"
            except GivenUp:
                given_up, whole = True, f"gave up after {time.perf_counter() - begun:.1f} s"
        print(f"{count:2} groups: sum {taken:.3f} s; whole board {whole}")


if __name__ == "__main__":
    main()
