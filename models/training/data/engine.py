"""Stockfish on a bare pipe: one position in, one label out. Owns the process; knows nothing of games.

The app's own engine room parses every line of every search. Here a label costs two milliseconds of search,
and that parsing would cost a fifth of it: only the last exact score and the best move are read.
"""

from __future__ import annotations

import re
import signal
import subprocess
from dataclasses import dataclass
from types import TracebackType

from .records import SCORE_LIMIT

_SCORE = re.compile(rb" score (cp|mate) (-?\d+) nodes")
"""An exact score: a bound has the words lowerbound or upperbound before "nodes"."""


class EngineDied(Exception):  # noqa: N818  (a fact: the caller starts another)
    """The engine's output ended."""


@dataclass(frozen=True, slots=True)
class Label:
    """What a search said. `score`: centipawns, White's view, a mate being SCORE_LIMIT or its negative;
    `best`: the move in UCI."""

    score: int
    mate: bool
    best: str


class Stockfish:
    """A single-threaded engine. There are no deadlines, for the whole process group may be halted for hours
    (SIGSTOP) and woken again; a search by nodes ends by itself."""

    def __init__(self, program: str, *, hash_mb: int = 16) -> None:
        self._process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=_ignore_stop_signals
        )
        try:
            self.name = self._greet()
            self._send(f"setoption name Threads value 1\nsetoption name Hash value {hash_mb}\n")
            self.new_game()
        except EngineDied:
            self.close()
            raise

    def __enter__(self) -> Stockfish:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process: it quits when its input ends."""
        self._process.communicate()

    def new_game(self) -> None:
        """Clears the hash, so that what follows depends on nothing before it."""
        self._send("ucinewgame\nisready\n")
        while self._line() != b"readyok\n":
            pass

    def label(self, fen: str, nodes: int) -> Label:
        """Searches one position that has legal moves. Raises EngineDied."""
        self._send(f"position fen {fen}\ngo nodes {nodes}\n")
        exact = b""
        line = self._line()
        while not line.startswith(b"bestmove"):
            if b"bound" not in line and b" score " in line:
                exact = line
            line = self._line()
        return _read_label(exact, line, black=" b " in fen)

    def _greet(self) -> str:
        self._send("uci\n")
        name = "unknown"
        while (line := self._line()) != b"uciok\n":
            if line.startswith(b"id name "):
                name = line[8:].decode().strip()
        return name

    def _send(self, text: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(text.encode())
            self._process.stdin.flush()
        except BrokenPipeError as error:
            raise EngineDied("the engine reads no more") from error

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise EngineDied("the engine's output ended")
        return line


def _read_label(info: bytes, best: bytes, *, black: bool) -> Label:
    found = _SCORE.search(info)
    if found is None:
        raise EngineDied(f"no score before {best!r}")
    value, mate = int(found[2]), found[1] == b"mate"
    if mate:
        value = SCORE_LIMIT if value > 0 else -SCORE_LIMIT
    return Label(-value if black else value, mate, best.split()[1].decode())


def _ignore_stop_signals() -> None:
    """A stop signal to the group is for the worker, which needs its engine to finish its shard."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
