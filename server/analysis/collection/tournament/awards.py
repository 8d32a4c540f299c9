"""What stands out in a tournament: accuracies, the best game, the biggest upset."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from server.analysis.collection.tournament.entries import SIDES, Met, rating
from server.analysis.collection.tournament.shapes import Awards, BestGame, FaultCounts, Standing, Upset
from server.analysis.evaluation import mean_accuracy

LEAST_MOVES = 30
"""Judged moves that make a player's accuracy worth an award."""
_LEAST_MOVES_OF_A_GAME = 20


def accuracy(games: Sequence[Met], player: str) -> tuple[float | None, int]:
    """(mean accuracy by moves, the moves) over the player's games that are judged whole."""
    sides = (
        _judged(game, side == "black")
        for game in games
        for side, name in zip(SIDES, game.players, strict=True)
        if name == player
    )
    return mean_accuracy(found for found in sides if found is not None)


def faults(games: Sequence[Met], player: str) -> tuple[FaultCounts, int]:
    """(the player's faults, the games behind them): of the games that are judged whole."""
    sides = [
        game.row.figures[side]
        for game in games
        for side, name in zip(SIDES, game.players, strict=True)
        if name == player and _judged(game, side == "black") is not None
    ]
    counts = [figures.get("counts", {}) for figures in sides if figures]
    found: FaultCounts = {
        "blunder": sum(count.get("blunder", 0) for count in counts),
        "mistake": sum(count.get("mistake", 0) for count in counts),
        "inaccuracy": sum(count.get("inaccuracy", 0) for count in counts),
    }
    return found, len(counts)


def awards_of(games: Sequence[Met], players: Sequence[Standing], index: Mapping[str, int]) -> Awards:
    """What stands out. `index`: a player's key -> place in `players`."""
    able = [at for at, player in enumerate(players) if player["moves"] >= LEAST_MOVES]
    return {
        "best_game": _best_game(games),
        "upset": _upset(games, index),
        "most_accurate": max(able, key=lambda at: players[at]["accuracy"] or 0, default=None),
        "least_moves": LEAST_MOVES,
    }


def _best_game(games: Sequence[Met]) -> BestGame | None:
    found: list[BestGame] = []
    for game in games:
        white, black = _judged(game, False), _judged(game, True)
        if not game.counts or not game.points or game.points[0] == game.points[1] or not white or not black:
            continue
        if min(white[1], black[1]) >= _LEAST_MOVES_OF_A_GAME:
            found.append({"number": game.row.number, "accuracy": (white[0] + black[0]) / 2})
    return max(found, key=lambda best: best["accuracy"], default=None)


def _upset(games: Sequence[Met], index: Mapping[str, int]) -> Upset | None:
    found: list[Upset] = []
    for game in games:
        if not game.counts or game.points is None or game.points[0] == game.points[1] or not game.row.number:
            continue
        at = 0 if game.points[0] else 1
        winner, own, theirs = game.players[at], rating(game.row, SIDES[at]), rating(game.row, SIDES[1 - at])
        if winner is not None and own and theirs and theirs > own:
            found.append({"number": game.row.number, "winner": index[winner], "difference": theirs - own})
    return max(found, key=lambda upset: upset["difference"], default=None)


def _judged(game: Met, black: bool) -> tuple[float, int] | None:
    """(accuracy, moves) of a side whose moves are all judged."""
    figures = game.row.figures.get("black" if black else "white")
    if not figures or figures["accuracy"] is None or figures["judged"] != figures["moves"]:
        return None
    return figures["accuracy"], figures["moves"]
