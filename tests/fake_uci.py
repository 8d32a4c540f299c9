"""A tiny UCI program with faults on order, for tests: `python fake_uci.py [options]`.

Its answers hang on the position, the nodes and the number of searches since `ucinewgame`, as a true engine's
do on its hash: rank r of a position is the r-th legal move in order of its name.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

import chess

FAULTS = (
    "die", "hang", "bounds", "bounds-at-first", "contradicts", "contradicts-at-first", "garbage", "illegal",
    "senseless", "deaf", "tail", "bare", "currmove",
)  # fmt: skip
WORDS = ("uci", "isready", "ucinewgame", "quit")


class FakeEngine:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.board = chess.Board()
        self.multipv = 1
        self.searches = 0
        self.since_new_game = 0
        self.heard = 0

    def run(self) -> None:
        for line in sys.stdin:
            command, _, rest = line.strip().partition(" ")
            if command == self.options.mute and self.heard_often_enough():
                time.sleep(600)
            if command == "quit":
                return
            self.obey(command, rest)

    def heard_often_enough(self) -> bool:
        self.heard += 1
        return self.heard >= self.options.at and self.may_happen()

    def obey(self, command: str, rest: str) -> None:
        match command:
            case "uci":
                time.sleep(self.options.slow_start)
                options = (
                    ""
                    if self.options.fault == "bare"
                    else "option name MultiPV type spin default 1 min 1 max 9\n"
                )
                say(f"id name Fake 1\n{options}option name Hash type spin default 1 min 1 max 64\nuciok")
            case "isready":
                say("readyok")
            case "compiler" if self.options.compiled_for:
                say(f"\nCompiled by g++ 12\nCompilation settings include:  {self.options.compiled_for}\n")
            case "ucinewgame":
                self.since_new_game = 0
            case "setoption" if rest.startswith("name MultiPV"):
                self.multipv = int(rest.split()[-1])
            case "position":
                self.board = read_position(rest)
            case "go":
                self.search(int(rest.split()[1]))

    def search(self, nodes: int) -> None:
        time.sleep(self.options.think)
        self.searches += 1
        time.sleep(self.options.pause)
        self.since_new_game += 1
        fault = self.options.fault if self.due() else ""
        if fault == "die":
            os._exit(3)
        if fault in ("hang", "deaf"):
            say("info depth 1 score cp 1 nodes 1 pv a2a3")
            if fault == "deaf":
                time.sleep(60)
            return wait_for_stop()
        if fault == "garbage":
            sys.stdout.buffer.write(b"\xff\xfe\n")
            say("info depth eight score cp x pv e2e4\ninfo score\ninfo depth 3 score cp 5 nodes 9")
            say("bongcloud 3")
            return wait_for_stop()
        if fault == "senseless":
            return say("bestmove e9e9")
        bound = fault == "bounds" or (fault == "bounds-at-first" and self.since_new_game == 1)
        if fault == "contradicts-at-first" and self.since_new_game > 1:
            fault = ""
        self.answer(nodes, " upperbound" if bound else "", fault)
        return None

    def due(self) -> bool:
        """Whether the fault is to happen in this search."""
        return self.searches >= self.options.at and self.may_happen()

    def may_happen(self) -> bool:
        once = self.options.once
        if once and once.exists():
            return False
        if once:
            once.touch()
        return True

    def answer(self, nodes: int, bound: str, fault: str) -> None:
        moves = sorted(self.board.legal_moves, key=chess.Move.uci)
        if not moves:
            say(f"info depth 0 score {'mate' if self.board.is_check() else 'cp'} 0")
            return say("bestmove (none)")
        if fault == "currmove":
            say(f"info depth 7 currmove {moves[0].uci()} currmovenumber 1")
        for rank, move in enumerate(moves[: self.multipv], start=1):
            name = "a1a1" if fault == "illegal" else move.uci()
            tail = " a1a1 e2e4" if fault == "tail" else ""
            score = f"score cp {self.since_new_game * 100 - rank}{bound}"
            say(f"info depth 7 multipv {rank} {score} nodes {nodes} pv {name}{tail}")
        if fault.startswith("contradicts"):
            say(f"info depth 8 multipv 1 score cp -300 upperbound nodes {nodes} pv {moves[0].uci()}")
        say(f"bestmove {moves[0].uci()}")
        return None


def wait_for_stop() -> None:
    for line in sys.stdin:
        if line.strip() == "stop":
            return say("bestmove 0000")
    return None


def read_position(text: str) -> chess.Board:
    place, _, moves = text.partition(" moves ")
    board = chess.Board() if place == "startpos" else chess.Board(place.removeprefix("fen "))
    for move in moves.split():
        board.push_uci(move)
    return board


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201  (it is how an engine speaks)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--fault", choices=FAULTS, default="")
    parser.add_argument("--mute", choices=WORDS, default="", help="it hangs at this word, and hears no other")
    parser.add_argument(
        "--at", type=int, default=1, help="the fault comes from this search (or word) of a process on"
    )
    parser.add_argument(
        "--once", type=Path, help="the fault comes only while this file is not there; it is made"
    )
    parser.add_argument("--think", type=float, default=0.0, help="seconds for each search")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds of each search")
    parser.add_argument("--slow-start", type=float, default=0.0, help="seconds before uciok")
    parser.add_argument("--compiled-for", default="", help="what it answers to `compiler`")
    parser.add_argument("--pids", type=Path, help="a file that gets a line with the id of each process")
    options = parser.parse_args()
    if options.pids:
        with options.pids.open("a") as file:
            file.write(f"{os.getpid()}\n")
    FakeEngine(options).run()


if __name__ == "__main__":
    main()
