"""Stockfish at depth 1 for thousands of positions in one go: moves tried, captures searched to the end.

Owns the process and its talk. Told apart from `data/engine.py` by what it saves: there a search costs
milliseconds, here waiting for each answer would cost as much as the search.
"""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Sequence
from dataclasses import dataclass

from .data.records import SCORE_LIMIT


@dataclass(frozen=True, slots=True)
class Answer:
    """`score`: centipawns, the mover's view, a mate being SCORE_LIMIT or its negative; `move`: the best one
    in UCI, None if there is none."""

    score: int
    mate: bool
    move: str | None


class Shallow:
    """One engine. Positions are limited by depth, for a limit of one node may cut off depth 1 itself, and
    then the score is nothing."""

    def __init__(self, program: str = "stockfish") -> None:
        self._engine = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1 << 20
        )
        self._send("setoption name Hash value 4\n")

    def __enter__(self) -> Shallow:
        return self

    def __exit__(self, *error: object) -> None:
        """Ends the process: it quits when its input ends."""
        self._engine.communicate()

    def search_all(self, positions: Sequence[str]) -> list[Answer | None]:
        """One answer for each `FEN` or `FEN moves MOVE`, in their order, None where no exact score was given.
        Raises RuntimeError if the engine dies."""
        text = "".join(f"position fen {position}\ngo depth 1\n" for position in positions)
        sender = threading.Thread(target=self._send, args=(text,))
        sender.start()
        answers = [self._answer() for _ in positions]
        sender.join()
        return answers

    def _send(self, text: str) -> None:
        assert self._engine.stdin is not None
        self._engine.stdin.write(text)
        self._engine.stdin.flush()

    def _answer(self) -> Answer | None:
        assert self._engine.stdout is not None
        score: tuple[int, bool] | None = None
        while line := self._engine.stdout.readline():
            if line.startswith("bestmove"):
                move = line.split()[1]
                return None if score is None else Answer(*score, None if move == "(none)" else move)
            # A search held up for seconds also tells "currmove", without a score.
            if line.startswith("info depth") and " score " in line and "bound" not in line:
                score = _score_in(line)
        raise RuntimeError("the engine's output ended")


def _score_in(line: str) -> tuple[int, bool]:
    words = line.split()
    at = words.index("score")
    value, mate = int(words[at + 2]), words[at + 1] == "mate"
    # "mate 0" is the mover's own: the board is a checkmate.
    return (SCORE_LIMIT if value > 0 else -SCORE_LIMIT, True) if mate else (value, False)
