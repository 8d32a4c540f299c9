"""A reviewed game as PGN: the text that was pasted, with Kibitz's evaluations and NAGs added.

Keeps every comment, variation, clock, arrow and NAG of the author. Never writes an address into [Site].
"""

from __future__ import annotations

import chess
import chess.engine
import chess.pgn

from server.analysis.events.fold import State
from server.analysis.events.wire import Move, Position
from server.analysis.game.game import Game

_MOVE_NAGS = frozenset(range(chess.pgn.NAG_GOOD_MOVE, chess.pgn.NAG_DUBIOUS_MOVE + 1))


def annotated_pgn(game: Game, state: State) -> str:
    """PGN of `game` with what the folded `state` knows so far.

    `%eval` is set from the engine's first line (White's view) and replaces the author's; a NAG is added to a
    move that carries none of $1..$6 yet. `game.tree` is annotated in place.
    """
    for ply, node in enumerate(game.tree.mainline(), start=1):
        _add_nag(node, state["moves"][ply - 1])
        _set_eval(node, state["positions"][ply])
    _name_opening(game.tree.headers, state)
    exporter = chess.pgn.StringExporter(columns=80)
    return game.tree.accept(exporter) + "\n"


def _add_nag(node: chess.pgn.ChildNode, verdict: Move | None) -> None:
    if verdict and verdict["nag"] and not node.nags & _MOVE_NAGS:
        node.nags.add(verdict["nag"])


def _set_eval(node: chess.pgn.ChildNode, position: Position | None) -> None:
    if not position or not position["lines"]:
        return
    top = position["lines"][0]
    if top["mate"] == 0:
        return
    score = chess.engine.Mate(top["mate"]) if top["mate"] is not None else chess.engine.Cp(top["cp"] or 0)
    node.set_eval(chess.engine.PovScore(score, chess.WHITE), position["depth"] or None)


def _name_opening(headers: chess.pgn.Headers, state: State) -> None:
    opening = state["game"] and state["game"]["opening"]
    if opening:
        headers.setdefault("ECO", opening["eco"])
        headers.setdefault("Opening", opening["name"])
