"""The tempo game of whole boards: sums against play."""

from __future__ import annotations

import random
from functools import cache

import chess

from endgames.cgt.games import Games
from endgames.pawns.local import LocalGames
from endgames.pawns.local import LocalPosition as Group
from endgames.pawns.tempo import Parts, Tempo, moves


@cache
def by_play(parts: Parts, color: chess.Color) -> bool:
    """Whether the mover wins, by trying everything."""
    if any(not by_play(after, not color) for _, _, after in moves(parts, color)):
        return True
    spare = parts.spare if color else -parts.spare
    return spare > 0 and not by_play(Parts(parts.positions, parts.spare - (1 if color else -1)), not color)


def group(chance: random.Random, first: int) -> Group:
    pieces: dict[tuple[int, int], str] = {}
    for file in (first, first + 1):
        for sign, ranks in (("P", (1, 2, 3)), ("p", (3, 4, 5, 6))):
            if chance.random() < 0.7:
                pieces.setdefault((file, chance.choice(ranks)), sign)
    return Group(tuple(sorted((file, rank, sign) for (file, rank), sign in pieces.items())))


def test_sums_say_what_play_on_the_whole_board_says_also_en_passant() -> None:
    chance, searched = random.Random(3), 0
    for _ in range(60):
        parts = Parts((group(chance, 0), Group(((7, chance.choice((1, 2)), "P"), (7, 5, "p")))))
        games = Games()
        tempo = Tempo(games, LocalGames(games).value)
        before = tempo._left
        for color in chess.COLORS:
            assert tempo.mover_wins(parts, color) == by_play(parts, color), parts
            winning = {(move.origin, move.target) for move in tempo.winning_moves(parts, color)}
            expected = {
                (move.origin, move.target)
                for _, move, after in moves(parts, color)
                if not by_play(after, not color)
            }
            assert winning == expected
        searched += tempo._left < before
    assert searched  # en passant mattered somewhere
