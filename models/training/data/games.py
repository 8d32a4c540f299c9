"""How a game is played and which of its positions are labelled. Owns everything that shapes the distribution;
knows no files.

Stockfish plays itself from an opening line and some random plies. Beside the position on the board, random
legal moves lead to siblings that are labelled too: a network must tell those apart when it picks a move.
Sometimes a sibling, or any random move, is played: real games are not played by Stockfish.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import chess

from .engine import Label, Stockfish
from .openings import Line
from .records import BROKEN_OFF, Position, key_of

NODES = (1000, 1500)
"""Least and most nodes a label; drawn once a game."""

RANDOM_PLIES = (0, 0, 1, 1, 2, 3)
SIBLINGS = (0, 1, 1, 1, 2)
"""Random moves labelled beside the game's, drawn for each ply. Some fall away (the best move itself, the end
of the game, met before), so that about half of all positions are siblings (a bit less)."""

START_LIMITS = (60, 100, 150, 300)
"""The game is played if the score after the opening is at most this, in centipawns."""

BLUNDER_CHANCES = (0.0, 0.01, 0.02)
"""Chance that a ply of the game is any legal move."""
INACCURACY_CHANCE = 0.4
INACCURACY_LIMIT = 50
"""A sibling that costs at most this, in centipawns, is played with that chance."""

DECIDED_SCORES = (300, 450, 600, 1000, 2000)
DECIDED_PLIES = 4
"""A game is given up when the score was beyond this for so many plies."""
DRAWN_SCORE = 15
DRAWN_PLIES = 14
DRAWN_FROM = 60
LAST_PLIES = (30, 40, 50, 65, 85, 120, 300)
"""A game is broken off at the ply drawn: games between engines, played out, are endgames mostly."""


@dataclass(frozen=True, slots=True)
class Manner:
    """What is drawn once a game."""

    nodes: int
    blunder_chance: float
    decided_score: int
    last_ply: int


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The labelled positions of a game, in order, and its result as adjudicated: 1, 0, -1 or BROKEN_OFF."""

    positions: tuple[Position, ...]
    result: int


def draw_manner(rng: random.Random) -> Manner:
    """The manner of one game."""
    return Manner(
        rng.randint(*NODES),
        rng.choice(BLUNDER_CHANCES),
        rng.choice(DECIDED_SCORES),
        rng.choice(LAST_PLIES),
    )


def draw_start(rng: random.Random, lines: Sequence[Line]) -> chess.Board:
    """A position after an opening line and a few random plies, from which the game can go on."""
    while True:
        board = chess.Board()
        for move in rng.choice(lines):
            board.push(move)
        for _ in range(rng.choice(RANDOM_PLIES)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
        if any(board.generate_legal_moves()):
            board.clear_stack()
            return board


def play(engine: Stockfish, rng: random.Random, lines: Sequence[Line]) -> PlayedGame | None:
    """One game, or None if the opening left one side too far ahead. Raises EngineDied."""
    engine.new_game()
    manner = draw_manner(rng)
    board = draw_start(rng, lines)
    label = engine.label(board.fen(), manner.nodes)
    if abs(label.score) > rng.choice(START_LIMITS):
        return None
    return _Table(engine, rng, manner, board).play(label)


class _Table:
    """One game in progress."""

    def __init__(self, engine: Stockfish, rng: random.Random, manner: Manner, board: chess.Board) -> None:
        self._engine = engine
        self._rng = rng
        self._manner = manner
        self._board = board
        self._positions: list[Position] = []
        self._met: Counter[bytes] = Counter()
        self._decided = 0
        self._level = 0

    def play(self, label: Label) -> PlayedGame:
        """Plays to the end; `label` is that of the start."""
        while True:
            self._note(label, sibling=False)
            self._met[key_of(self._positions[-1].fen)] += 1
            result = self._adjudicate(label)
            if result is not None:
                return PlayedGame(tuple(self._positions), result)
            siblings = self._label_siblings(label)
            move, known = self._choose(label, siblings)
            self._note_all(siblings, but=move)
            self._board.push(move)
            self._board.clear_stack()
            over = _outcome(self._board)
            if over is not None:
                return PlayedGame(tuple(self._positions), over)
            label = known or self._engine.label(self._board.fen(), self._manner.nodes)

    def _note(self, label: Label, *, sibling: bool) -> None:
        board = self._board
        self._positions.append(Position(board.fen(), board.ply(), label.score, label.mate, sibling))

    def _note_all(self, siblings: dict[chess.Move, Label], *, but: chess.Move) -> None:
        for move, label in siblings.items():
            if move != but:
                self._board.push(move)
                self._note(label, sibling=True)
                self._board.pop()

    def _label_siblings(self, label: Label) -> dict[chess.Move, Label]:
        """Labels of random moves other than the best one and those that end the game."""
        moves = [move for move in self._board.legal_moves if move.uci() != label.best]
        found = {}
        for move in self._rng.sample(moves, min(len(moves), self._rng.choice(SIBLINGS))):
            self._board.push(move)
            if _outcome(self._board) is None:
                found[move] = self._engine.label(self._board.fen(), self._manner.nodes)
            self._board.pop()
        return found

    def _choose(self, label: Label, siblings: dict[chess.Move, Label]) -> tuple[chess.Move, Label | None]:
        """The move to play, with its label if there is one already."""
        side = 1 if self._board.turn else -1
        for move, other in siblings.items():
            if side * (label.score - other.score) <= INACCURACY_LIMIT and self._chance(INACCURACY_CHANCE):
                return move, other
        if self._chance(self._manner.blunder_chance):
            move = self._rng.choice(list(self._board.legal_moves))
            return move, siblings.get(move)
        return chess.Move.from_uci(label.best), None

    def _chance(self, chance: float) -> bool:
        return self._rng.random() < chance

    def _adjudicate(self, label: Label) -> int | None:
        """The result if the game is given up, drawn or broken off here."""
        beyond = abs(label.score) > self._manner.decided_score
        self._decided = self._decided + 1 if beyond else 0
        level = abs(label.score) < DRAWN_SCORE and self._board.ply() >= DRAWN_FROM
        self._level = self._level + 1 if level else 0
        if self._decided >= DECIDED_PLIES:
            return 1 if label.score > 0 else -1
        if self._level >= DRAWN_PLIES or max(self._met.values()) >= 3:
            return 0
        return BROKEN_OFF if self._board.ply() >= self._manner.last_ply else None


def _outcome(board: chess.Board) -> int | None:
    """1, 0 or -1 if the game ends on this board by mate, stalemate, lack of material or fifty moves."""
    if not any(board.generate_legal_moves()):
        return (-1 if board.turn else 1) if board.is_check() else 0
    return 0 if board.halfmove_clock >= 100 or board.is_insufficient_material() else None
