"""Games as JSON records: what `kibitz people` reads and prints."""

from __future__ import annotations

from itertools import cycle
from typing import Annotated, NotRequired, TypedDict

import chess
import msgspec

from server.analysis.errors import LimitError
from server.analysis.game.limits import GameLimits
from server.analysis.game_records import Record, fault, moves_of, read_record, start_of
from server.i18n.texts import sentence

from .prediction import Prediction, predictions

Rating = Annotated[int, msgspec.Meta(ge=0, le=4000)]


class PeopleRecord(TypedDict):
    """A game. `w`, `b`: White's and Black's rating on lichess; `moves`: UCI, with blanks between them, from
    `start_fen` on, the usual start where there is none."""

    w: Rating
    b: Rating
    moves: str
    start_fen: NotRequired[str | None]


class PredictedPly(TypedDict):
    """Of a ply, at the mover's rating. `p`: probability of the move that was played; `first`: the
    most likely move, UCI; `p_first`: its probability. Four digits of each."""

    p: float
    first: str
    p_first: float


class PredictedGame(TypedDict):
    """What is printed of a PeopleRecord."""

    plies: list[PredictedPly]


def people_record(record: Record, limits: GameLimits) -> PredictedGame:
    """The plies of a PeopleRecord; other keys are ignored.

    Raises GameError and LimitError that name the place in the record.
    """
    asked = read_record(PeopleRecord, record, lambda path: "")
    start = start_of(asked.get("start_fen"), "")
    if start.chess960:
        raise fault("start_fen", sentence("record-standard-alone"))
    written = asked["moves"].split()
    if len(written) > limits.plies:
        raise LimitError(sentence("fault-too-many-plies", count=len(written), limit=limits.plies))
    moves = moves_of(start, written, "")
    ratings = {chess.WHITE: asked["w"], chess.BLACK: asked["b"]}
    movers = cycle((start.turn, not start.turn))
    return {
        "plies": [
            _ply(move, ratings[mover], prediction)
            for move, mover, prediction in zip(moves, movers, predictions(start, moves), strict=False)
        ]
    }


def _ply(move: chess.Move, rating: int, prediction: Prediction) -> PredictedPly:
    chances = prediction.at(rating)
    first = int(chances.argmax())
    return {
        "p": rounded(chances[prediction.moves.index(move)]),
        "first": prediction.moves[first].uci(),
        "p_first": rounded(chances[first]),
    }


def rounded(probability: float) -> float:
    """Four digits, so that a rare move is rare and never 0."""
    return float(f"{probability:.4g}")
