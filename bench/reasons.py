"""Share of faults by the first fact that their reason has, over many games: `python -m bench.reasons`.

Games of files first, then games that Stockfish plays against itself at limited strength (UCI_Elo 1350 to
1800). Every review is told as it ends, so that a run can be cut off; the table comes last. With
`--reviews` the reviews of a file are counted, as `kibitz review GAMES.pgn --all --format json` prints them.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from typing import Any
from unittest.mock import patch

import chess
import chess.engine

from server.analysis.classes import Classification
from server.analysis.errors import KibitzError
from server.analysis.events.fold import State, apply_event, initial_state
from server.analysis.events.values import Reason
from server.analysis.game.game import Game, parse_game, parse_games
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review
from server.analysis.review.pools import PoolKeeper
from server.analysis.review.reasoning import with_facts
from server.settings import Settings
from server.system.paths import NODE_MODULES

STRENGTHS = (1350, 1500, 1650, 1800)
LONGEST = 160
"""Plies of a game that is played."""
FAULTS = {each.value for each in Classification if each.facts.fault}
CLAIMS = {
    *("reason-loses", "reason-hangs", "reason-falls", "reason-gives", "reason-unguards"),
    *("reason-misses", "reason-wins-more"),
}
BETTER = "none: what the better move does"
WITHOUT = "none: a better move alone"


def main() -> None:
    """Review and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=20_000, help="a position of the review")
    parser.add_argument("--reviews", type=Path, help="count the reviews of this file, make none")
    parser.add_argument("files", type=Path, nargs="*", help="PGN files to begin with")
    chosen = parser.parse_args()
    if chosen.reviews:
        print(summary(list(made(chosen.reviews))))
        return
    settings = Settings.from_environ()
    keeper = PoolKeeper(settings.engine, 1, NODE_MODULES)
    options = ReviewOptions.from_json({"engine": "auto", "nodes": chosen.nodes})
    counts: Counter[str] = Counter()
    cost: list[float] = []
    started = time.perf_counter()
    try:
        for number, game in enumerate(games(chosen.files, chosen.games, settings), start=1):
            with timed(cost):
                state = reviewed(game, options, keeper)
            counts += faults(state)
            print(f"{number} {len(game.moves)} plies, faults so far {counts.total()}", flush=True)
    finally:
        keeper.close()
    print(table(counts))
    share = 100 * sum(cost) / (time.perf_counter() - started)
    print(f"\n{1000 * mean(cost):.2f} ms a verdict for facts and sentences, {share:.1f} % of all the time")


@contextmanager
def timed(cost: list[float]) -> Iterator[None]:
    """Notes the CPU seconds that the facts and sentences of each verdict cost."""

    def measured(*arguments: Any) -> Any:
        started = time.thread_time()
        found = with_facts(*arguments)
        cost.append(time.thread_time() - started)
        return found

    with patch("server.analysis.review.reasoning.with_facts", measured):
        yield


def games(files: list[Path], most: int, settings: Settings) -> Iterator[Game]:
    """Games of the files, then played ones, `most` in all."""
    left = most
    for file in files:
        try:
            read = list(parse_games(file.read_text("utf-8", errors="replace"), settings.limits))
        except KibitzError:
            continue
        for game in read[:left]:
            if game.moves:
                left -= 1
                yield game
    with chess.engine.SimpleEngine.popen_uci(settings.engine or "/usr/games/stockfish") as engine:
        for number in range(left):
            yield parse_game(played(engine, number))


def played(engine: chess.engine.SimpleEngine, number: int) -> str:
    """The moves of a game between two strengths, after two random plies."""
    luck, board = random.Random(number), chess.Board()
    pair = luck.sample(STRENGTHS, 2)
    while not board.is_game_over(claim_draw=True) and board.ply() < LONGEST:
        if board.ply() < 2:
            board.push(luck.choice(list(board.legal_moves)))
            continue
        engine.configure({"UCI_LimitStrength": True, "UCI_Elo": pair[board.turn]})
        move = engine.play(board, chess.engine.Limit(nodes=3_000)).move
        if move is None:
            break
        board.push(move)
    return chess.Board().variation_san(board.move_stack)


def reviewed(game: Game, options: ReviewOptions, keeper: PoolKeeper) -> State:
    state = initial_state()
    for event in review(game, options, keeper.pool_for(options)):
        state = apply_event(state, {"seq": state["seq"] + 1, **event.to_wire()})
    return state


def made(path: Path) -> Iterator[State]:
    """The reviews of a file, one JSON object after the other."""
    text, at, decoder = path.read_text("utf-8"), 0, json.JSONDecoder()
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        state, at = decoder.raw_decode(text, at)
        yield state


def summary(states: list[State]) -> str:
    """The table, and below it how many of the faults claim material, proven or by a line alone, and how many
    have no reason but percent and a move."""
    counts = sum((faults(state) for state in states), Counter[str]())
    reasons = [
        move["reason"]
        for state in states
        for move in filter(None, state["moves"])
        if move["classification"] in FAULTS
    ]
    keys = [[text["key"] for text in reason.get("said", [])] for reason in reasons]
    told = {
        "claim material": [bool(CLAIMS.intersection(each)) for each in keys],
        "say what a line alone wins": [any(key.startswith("reason-line") for key in each) for each in keys],
        "name a threat": [any(key.startswith("reason-threat") for key in each) for each in keys],
        "name a point": [any(key.startswith(_POINTS) and key not in _BARE for key in each) for each in keys],
        "name a better move alone": [len(each) == 1 and each[0] in _BARE for each in keys],
    }
    shares = "\n".join(f"{100 * sum(each) / max(1, len(keys)):.1f} % {words}" for words, each in told.items())
    return f"{table(counts)}\n\n{len(states)} games, {len(keys)} faults, of which\n{shares}"


def faults(state: State) -> Counter[str]:
    """The first fact of every fault of a review."""
    found: Counter[str] = Counter()
    for move in filter(None, state["moves"]):
        if move["classification"] in FAULTS:
            found[_first(move["reason"])] += 1
    return found


def _first(reason: Reason) -> str:
    told, said = reason.get("facts", []), reason.get("said", [])
    if not told:
        return WITHOUT if not said or said[0]["key"] in _BARE else BETTER
    name = told[0].get("name") if told[0]["kind"] in _NAMED else None
    return f"{told[0]['kind']} ({name})" if name else told[0]["kind"]


_NAMED = ("king", "structure", "activity", "plan", "stalemate", "perpetual", "point", "better")
_POINTS = ("reason-point-", "reason-better-")
_BARE = ("reason-better", "reason-better-so", "reason-better-again")


def table(counts: Counter[str]) -> str:
    """A Markdown table, the most frequent first."""
    rows = [
        f"| {name} | {count} | {100 * count / counts.total():.1f} % |" for name, count in counts.most_common()
    ]
    return "\n".join(["| first fact | faults | share |", "|---|---|---|", *rows])


if __name__ == "__main__":
    main()
