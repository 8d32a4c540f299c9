"""The stories of games made by chance, as they stand in `tests/data/stories.txt`: how each ended, and what is
said of it. Whoever changes what is said writes the file anew and reads what has changed:

    python -m tests.analysis.report.made_stories
"""

from __future__ import annotations

from random import Random
from typing import Any

from server.analysis.evaluation import Score
from server.analysis.notation import MoveNumber
from server.analysis.report.ending import GameEnding, How
from server.analysis.report.story import story
from server.analysis.report.told_game import GameCourse
from server.i18n import texts
from server.system.paths import ROOT
from tests.analysis.judged import Changes, game

STORIES = ROOT / "tests" / "data" / "stories.txt"
_COUNT = 250
_LEVELS = (0, 0, 0, 30, 200, -200, 300, -300, 500, -500, 900, -900)
_WON: tuple[How, ...] = ("mate", "resignation", "time", "abandoned", "unknown")
_OTHER: tuple[How, ...] = (
    *("stalemate", "repetition", "material", "moves", "agreement", "time", "unknown"),
    *("unfinished", "going"),
)
_FACTS: tuple[Any, ...] = (
    {"kind": "hangs", "piece": "n", "net": 3},
    {"kind": "misses_win", "what": "rook", "net": 5},
    {"kind": "misses_win", "what": "promotion", "net": 8},
    {"kind": "allows_mate", "in": 2},
    {"kind": "result", "name": "win_to_draw"},
    {"kind": "result", "name": "draw_to_loss"},
    {"kind": "no_recapture", "square": "e5"},
)


def _scores(chance: Random) -> list[int | Score]:
    """A game that stays at a level for a while, then goes to another."""
    scores: list[int | Score] = []
    while len(scores) < 2 or chance.random() < 0.8:
        level = chance.choice(_LEVELS)
        scores += [level + chance.randint(-20, 20) for _ in range(chance.choice((1, 2, 3, 5, 9)))]
    if chance.random() < 0.2:
        scores[chance.randrange(len(scores))] = Score(mate=chance.choice((2, -2, 9, -9)))
    return scores


def _changes(chance: Random, plies: int) -> Changes:
    changes: Changes = {}
    ends = sorted(chance.randint(1, plies) for _ in range(2))
    for ply in range(1, plies + 1):
        phase = "opening" if ply <= ends[0] else "middlegame" if ply <= ends[1] else "endgame"
        changes[ply] = {"phase": phase}
        if chance.random() < 0.3:
            changes[ply]["facts"] = (chance.choice(_FACTS),)
    return changes


def _mated(scores: list[int | Score]) -> GameEnding:
    """The last move of these mates, and the one before allowed it."""
    winner = len(scores) % 2 == 0
    scores[-2:] = [Score(mate=1 if winner else -1), Score(mate=0)]
    return GameEnding("mate", winner)


def lines() -> list[str]:
    chance = Random(18)
    told = []
    for _ in range(_COUNT):
        scores = _scores(chance)
        winner = chance.choice((True, True, False, False, None))
        ending = GameEnding(chance.choice(_OTHER if winner is None else _WON), winner)
        sans = [f"M{ply}" for ply in range(1, len(scores))]
        if ending.how == "mate":
            ending = _mated(scores)
        course = GameCourse(sans, MoveNumber(1, True), chance.random() < 0.5, ending)
        said = story(game(scores, _changes(chance, len(sans))), course)
        side = {True: "White", False: "Black", None: "nobody"}[ending.winner]
        told.append(
            " | ".join((ending.how, side, " ".join(texts.from_json(text, "en") or "" for text in said)))
        )
    return told


if __name__ == "__main__":
    STORIES.write_text("\n".join(lines()) + "\n", "utf-8")
