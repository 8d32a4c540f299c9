"""Games that nobody played, for stubs of other sites: fifty of one person, the same in every run.

Legal moves behind real openings, by a player who takes what hangs and else does anything; with clocks,
ratings and ends as such games have them. Knows nothing of any site.
"""

from __future__ import annotations

import functools
import random
from dataclasses import dataclass

import chess

PLAYER = "Vera_1987"
"""Whose games they are."""
COUNT = 50
_FIRST = 1_788_000_000
"""When the first game began: 29 August 2026, seconds since 1970."""
_OPENINGS = (
    ("C65", "Ruy Lopez: Berlin Defense", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6"),
    ("C54", "Italian Game: Classical Variation", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6"),
    ("B90", "Sicilian Defense: Najdorf Variation", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"),
    ("B12", "Caro-Kann Defense: Advance Variation", "e4 c6 d4 d5 e5 Bf5 Nf3 e6 Be2 c5"),
    ("C02", "French Defense: Advance Variation", "e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3 Qb6"),
    ("D35", "Queen's Gambit Declined: Exchange Variation", "d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5 Bg5 Be7"),
    ("E60", "King's Indian Defense", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O"),
    ("D02", "London System", "d4 d5 Nf3 Nf6 Bf4 e6 e3 Bd6 Bg3 O-O"),
)
_SPEEDS = (
    ("bullet", 60, 0),
    ("blitz", 180, 2),
    ("blitz", 300, 0),
    ("rapid", 600, 5),
    ("classical", 1800, 20),
)
_OPPONENTS = ("Knut", "mme_tour", "rookie_rita", "DoctorD", "patzer-pit", "Sehr_Langsam", "wood_pusher")
_VALUES = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9, chess.KING: 0}


@dataclass(frozen=True, slots=True)
class StubGame:
    """`begun`, `ended`: seconds since 1970; `clocks`: centiseconds left after each ply; `end`: "mate",
    "resign", "outoftime", "stalemate" or "draw"; `result`: as PGN has it."""

    number: int
    white: str
    black: str
    white_rating: int
    black_rating: int
    begun: int
    ended: int
    speed: str
    base: int
    increment: int
    eco: str
    opening: str
    opening_ply: int
    sans: tuple[str, ...]
    clocks: tuple[int, ...]
    result: str
    end: str

    @property
    def id(self) -> str:
        """Eight characters, as lichess has them."""
        return f"stub{self.number:04d}"


@functools.cache
def stub_games() -> tuple[StubGame, ...]:
    """The fifty, oldest first."""
    return tuple(_game(number) for number in range(1, COUNT + 1))


def _game(number: int) -> StubGame:
    chance = random.Random(number)
    eco, opening, line = _OPENINGS[number % len(_OPENINGS)]
    speed, base, increment = _SPEEDS[number % len(_SPEEDS)]
    board = chess.Board()
    sans = line.split()
    for san in sans:
        board.push_san(san)
    while len(sans) < 30 + number % 50 and not board.is_game_over(claim_draw=True):
        move = _choice(board, chance)
        sans.append(board.san(move))
        board.push(move)
    clocks, taken = _clocks(len(sans), base, increment, chance)
    result, end = _end(board, number)
    me_white = number % 2 == 1
    opponent, rating = _OPPONENTS[number % len(_OPPONENTS)], 1500 + 3 * number + chance.randint(-9, 9)
    other = 1420 + chance.randint(0, 300)
    begun = _FIRST + number * 140_000 + chance.randint(0, 70_000)
    return StubGame(
        number,
        *((PLAYER, opponent, rating, other) if me_white else (opponent, PLAYER, other, rating)),
        begun,
        begun + taken,
        speed,
        base,
        increment,
        eco,
        opening,
        len(line.split()),
        tuple(sans),
        clocks,
        result,
        end,
    )


def _choice(board: chess.Board, chance: random.Random) -> chess.Move:
    """A mate, else now and then what wins most at once, else anything that hangs little."""
    moves = list(board.legal_moves)
    chance.shuffle(moves)
    if chance.random() < 0.12:
        return moves[0]
    return max(moves, key=lambda move: _gain(board, move))


def _gain(board: chess.Board, move: chess.Move) -> int:
    taken = board.piece_type_at(move.to_square)
    gain = _VALUES[taken] if taken else 0
    mover = board.piece_type_at(move.from_square)
    board.push(move)
    if board.is_checkmate():
        gain += 1000
    if board.attackers(board.turn, move.to_square):
        gain -= _VALUES[mover or chess.PAWN]
    board.pop()
    return gain


def _clocks(plies: int, base: int, increment: int, chance: random.Random) -> tuple[tuple[int, ...], int]:
    """What is left after each ply, and the seconds that all took. The last moves of a game are hasty."""
    left = [base * 100, base * 100]
    clocks = []
    for ply in range(plies):
        side = ply % 2
        share = left[side] * chance.uniform(0.005, 0.07)
        left[side] = max(30, int(left[side] - share + increment * 100))
        clocks.append(left[side])
    return tuple(clocks), max(1, 2 * base + plies * increment - sum(left) // 100 + 5)


def _end(board: chess.Board, number: int) -> tuple[str, str]:
    if board.is_checkmate():
        return ("0-1" if board.turn else "1-0"), "mate"
    if board.is_game_over(claim_draw=True):
        return "1/2-1/2", "stalemate" if board.is_stalemate() else "draw"
    lead = sum(
        value * (len(board.pieces(kind, chess.WHITE)) - len(board.pieces(kind, chess.BLACK)))
        for kind, value in _VALUES.items()
    )
    if abs(lead) < 2:
        return "1/2-1/2", "draw"
    return ("1-0" if lead > 0 else "0-1"), ("outoftime" if number % 5 == 0 else "resign")
