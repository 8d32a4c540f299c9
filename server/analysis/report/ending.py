"""How a game ended: by its last position, its result and the PGN's `Termination`, without a guess."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import chess

from server.analysis.game.game import Game, is_broken_off

How = Literal[
    "mate",
    "stalemate",
    "material",
    "repetition",
    "moves",
    "agreement",
    "resignation",
    "time",
    "abandoned",
    "unknown",
    "unfinished",
    "going",
]
_WINNERS = {"1-0": chess.WHITE, "0-1": chess.BLACK}
_DRAWN = "1/2-1/2"
_GOING = "unterminated"
"""The PGN standard's word for a game that is still being played, as lichess has it."""
_LIMIT = 100
"""Half moves without a capture or a pawn's move after which a draw can be claimed."""
_SAID: tuple[tuple[str, How], ...] = (
    ("time", "time"),
    ("resign", "resignation"),
    ("agree", "agreement"),
    ("repetition", "repetition"),
    ("50", "moves"),
    ("abandon", "abandoned"),
)
"""Words of `Termination` as lichess, chess.com and the PGN standard have them, and what they say."""


@dataclass(frozen=True, slots=True)
class GameEnding:
    """`winner`: None for a draw and for a game without a result ("unfinished", or "going": it is still being
    played)."""

    how: How
    winner: chess.Color | None = None


def ending_of(game: Game) -> GameEnding:
    """How `game` ended. "resignation" and "agreement" are said only where `Termination` tells them. Of one
    whose last moves cannot be played nobody has seen the end: it is unfinished, even with a result."""
    board = game.start.copy(stack=False)
    for move in game.moves:
        board.push(move)
    if board.is_checkmate():
        return GameEnding("mate", not board.turn)
    if board.is_stalemate():
        return GameEnding("stalemate")
    if is_broken_off(game):
        return GameEnding("unfinished")
    termination = _without_names(game.headers)
    if game.result in _WINNERS:
        return GameEnding(_decisive(termination), _WINNERS[game.result])
    if game.result == _DRAWN:
        return GameEnding(_drawn(board, termination))
    return GameEnding("going" if termination == _GOING else "unfinished")


def _without_names(headers: Mapping[str, str]) -> str:
    """`Termination` in small letters; chess.com's begins with the winner's name, which may hold any word."""
    termination = headers.get("Termination", "").casefold()
    for side in ("White", "Black"):
        if name := headers.get(side, "").casefold():
            termination = termination.removeprefix(f"{name} ")
    return termination


def _decisive(termination: str) -> How:
    if termination == "normal":
        return "resignation"
    how = _said(termination)
    return how if how in ("time", "resignation", "abandoned") else "unknown"


def _drawn(board: chess.Board, termination: str) -> How:
    if board.is_insufficient_material():
        return "material"
    if board.is_repetition(3):
        return "repetition"
    if board.halfmove_clock >= _LIMIT:
        return "moves"
    if termination == "normal":
        return "agreement"
    how = _said(termination)
    return how if how in ("time", "agreement", "repetition", "moves") else "unknown"


def _said(termination: str) -> How | None:
    return next((how for word, how in _SAID if word in termination), None)
