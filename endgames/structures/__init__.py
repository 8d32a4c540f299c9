"""Pawn endings solved whole, structure by structure. Loads numba: import it only when an answer is wanted.

A structure is an arrangement of pawns. Pawns never go back, so each structure is solved once, after those
that it leads to (`closure.py`). Within a structure the two kings are a graph of 64 x 64 x 2 positions, solved
backwards (`kings.py`), so a draw by repetition comes out as one. "White wins" and "Black wins" are two
questions, the second asked with the board turned. A draw is a no to both.

1. Solve with promotions as they seem to be (`questions.py`).
2. Follow what one way of playing leans on (`strategy.py`), and verify only these promotions: a new queen
   against pawns (`queens.py`), a queen each by checks (`chases.py`), traded queens (`trades.py`) or in full
   (`duels.py`). Repeat until the result stands.
3. Solve once more with every unverified promotion counted against the claim. Only what stands is claimed, so
   a wrong guess costs time and nothing else.

Quick ways come first (`solver.py`): promotions two moves deep, then four, then nine. Of 500 promotions two
moves prove 414 and nine prove 438, at four times the work. A way may take a sixteenth of all work, then a
quarter, then all. If only some pawns of the claiming side may step forward (`narrow.py`), there are far fewer
structures (14,580 of 256,230 in `8/8/p2P4/1p4p1/7k/4K2p/PPP5/8`), and what is won so is won with all moves.
Moves that stay unsure are asked about once more, each for itself.
"""

from __future__ import annotations

from endgames.structures.endings import SolvedEnding, solve_game
from endgames.structures.questions import SolverLimits
from endgames.structures.solver import DRAWN, WON, Solver, SolverAnswer

__all__ = [
    "DRAWN",
    "WON",
    "SolvedEnding",
    "Solver",
    "SolverAnswer",
    "SolverLimits",
    "solve_game",
]
