"""What a move of a solved pawn ending does, in the words of books: opposition, key square, spare move.

Owns which of the proven themes of a position are told of a move: its own where it keeps the result, else the
better move's, or the answer's.
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.classification.exact import Exact
from server.analysis.endings.solved import has_pawns_alone
from server.analysis.events.values import Fact
from server.analysis.reasons.scene import Scene
from server.i18n.texts import Text

SOLVED = "pawns"
"""The name that stands for a table where a pawn ending was solved."""


def is_solved(scene: Scene) -> bool:
    """Whether the position before the move is a pawn ending that was solved."""
    return scene.context.exact is not None and scene.context.exact.table == SOLVED


def ending_facts(scene: Scene, *, kept: bool) -> Iterator[Fact]:
    """The theme of the move; where the result is not `kept`, of the better one, else of the answer to it."""
    if kept:
        yield from _fact(scene.context.exact, scene.board.uci(scene.move))
        return
    better = scene.better.uci(1)[0] if len(scene.better) else ""
    found = [*_fact(scene.context.exact, better)]
    after = scene.context.proven
    if not found and isinstance(after, Exact) and after.keep:
        side = chess.COLOR_NAMES[not scene.mover]
        found = [{**fact, "side": side} for fact in _fact(after, after.keep[0])]
    yield from found


def _fact(exact: Exact | None, move: str) -> Iterator[Fact]:
    for theme in exact.themes if exact else ():
        if theme["move"] == move:
            yield {"kind": "ending", "name": theme["name"], "square": theme["square"], "by": move}


def enters_solved(scene: Scene) -> bool:
    """Whether the move leads into kings and pawns alone."""
    return not has_pawns_alone(scene.board)


def ending_said(fact: Fact, scene: Scene) -> Text:
    """The sentence of a fact of kind `ending`."""
    answers = "side" in fact
    board, number = (scene.after, scene.number.later(1)) if answers else (scene.board, scene.number)
    move = board.parse_uci(fact["by"])
    played = move == scene.move and not answers
    return {
        "key": f"reason-ending-{fact['name'].replace('_', '-')}",
        "params": {
            "as": "played" if played else "better",
            "better": "" if played else f"{number.text()}{board.san(move)}",
            "square": fact["square"],
            "file": fact["square"][:1],
            "side": chess.COLOR_NAMES[board.turn],
        },
    }
