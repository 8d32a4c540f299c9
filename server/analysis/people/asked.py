"""What people of every rating play in one position that somebody looks at: what `/api/people` answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypedDict

import chess

from server.analysis.errors import KibitzError, LimitError
from server.analysis.events.values import about
from server.analysis.game_records import fault, moves_of, start_of
from server.i18n.texts import sentence

from .ratings import RATINGS

MOST = 8
"""Moves that are told, those that are likeliest at any of RATINGS."""
_NAME = ""


class PeopleUnknown(KibitzError):  # noqa: N818  (a fact about the machine)
    """Nothing here runs the networks."""

    code = "no_people"


class PeopleMove(TypedDict):
    """A move that people play."""

    uci: str
    san: str
    p: Annotated[list[float], about("its probability at each of `ratings`, 0..1")]


class PeopleHere(TypedDict):
    """What people play in a position, by their rating on lichess."""

    ratings: list[int]
    moves: Annotated[list[PeopleMove], about("at most eight; none where the game is over")]


def people_here(fen: str, moves: Sequence[str], *, plies: int) -> PeopleHere:
    """Of the position after `moves` (UCI) from `fen`, all of which count: people are foreseen by how a
    position came about. `plies`: moves that may be given. Raises GameError and LimitError, with the place;
    PeopleUnknown where no interpreter is installed."""
    from server.analysis.nn.loader import NoInterpreter  # which loads numpy; the web knows this module too

    if len(moves) > plies:
        raise LimitError(sentence("fault-too-many-plies", count=len(moves), limit=plies), place="moves")
    board = start_of(fen, _NAME, "fen")
    if board.chess960:
        raise fault("fen", sentence("record-standard-alone"))
    for move in moves_of(board, moves, _NAME):
        board.push(move)
    try:
        return {"ratings": list(RATINGS), "moves": _likeliest(board)}
    except NoInterpreter:
        raise PeopleUnknown(sentence("people-unknown")) from None


def _likeliest(board: chess.Board) -> list[PeopleMove]:
    import numpy as np

    from .batch import rounded
    from .prediction import predictions

    (prediction,) = predictions(board, ())
    shares = np.array([prediction.at(rating) for rating in RATINGS])
    order = np.argsort(-shares.max(axis=0, initial=0), kind="stable")[:MOST]
    return [
        {
            "uci": board.uci(move),
            "san": board.san(move),
            "p": [rounded(share) for share in shares[:, number]],
        }
        for number, move in ((number, prediction.moves[number]) for number in order)
    ]
