"""`/api/endgame`: what tables and pawn sums know of a position. What a table says holds for ever.

Probes tables that are there and notes which one is wanted, for a worker to build; pawns are solved by
the sandbox's children.
"""

from __future__ import annotations

import chess
import flask

from server.analysis.endings.solved import (
    Solved,
    SolvedSum,
    SolvedWhole,
    has_pawns_alone,
    position_of,
    solved_of,
)
from server.analysis.errors import GameError
from server.i18n.texts import sentence
from server.limits.quota import STEPS, limited
from server.sandbox.endgames import is_compiled, pawns_of, whole_of
from server.sandbox.pool import ReadersBusy, TooSlow
from server.web.api.openapi import Operation, asked
from server.web.http.languages import said
from server.web.services import services

blueprint = flask.Blueprint("endgame", __name__, url_prefix="/api")

_FOR_EVER = "public, max-age=31536000, immutable"


@blueprint.get("/endgame")
@limited(STEPS)
@Operation("solveEndgame", Solved, query=(asked("fen", required=True),), errors=(422, 503))
def solve() -> flask.Response:
    """What tables and pawn sums know of a position exactly."""
    fen = flask.request.args.get("fen", "").strip()
    if not fen:
        raise GameError(sentence("wrong-missing", name="fen"), place="fen")
    body, holds = _solved(fen)
    body["refused"] = said(body["refused"])
    response = flask.jsonify(body)
    if holds:
        response.headers["Cache-Control"] = _FOR_EVER
        response.add_etag()
        response.make_conditional(flask.request)
    return response


def _solved(fen: str) -> tuple[Solved, bool]:
    """What is known of the position, and whether it holds for ever. Raises GameError; ReadersBusy where no
    table helps out."""
    board = position_of(fen)
    table, wanted = services().tables.look_up(board)
    pawns: SolvedSum | None = None
    whole: SolvedWhole | None = None
    explains = False
    complete = True
    if has_pawns_alone(board):
        try:
            pawns, complete = _pawns(board)
            whole, explains, tried = _whole(board)
            complete = complete and tried
        except ReadersBusy:
            if table is None:
                raise
            complete = False
    noted = table is None and wanted is not None and services().tables.wish(wanted)
    body = solved_of(board, table, pawns, wanted, whole=whole, explains=explains, noted=noted)
    return body, complete and body["refused"] is None and (table is not None or wanted is None)


def _whole(board: chess.Board) -> tuple[SolvedWhole | None, bool, bool]:
    """The ending solved whole, as far as that is quick, whether its sum is the reason, and whether it was
    tried to the end."""
    folder = services().settings.data_dir
    if not is_compiled(folder):
        return None, False, False
    try:
        return *services().solvers.read(whole_of, board.fen(), folder), True
    except (TooSlow, ReadersBusy):
        return None, False, False


def _pawns(board: chess.Board) -> tuple[SolvedSum, bool]:
    """What the pawns are worth, proven if that can be done in time, and whether it was tried to the end."""
    folder, fen = services().settings.data_dir, board.fen()
    found = SolvedSum()
    try:
        found = services().solvers.read(pawns_of, fen, folder, False)
        if found.pawns is None:
            return found, True
        if not is_compiled(folder):
            return found, False
        return services().solvers.read(pawns_of, fen, folder, True), True
    except (TooSlow, ReadersBusy) as fault:
        if found.pawns is None and isinstance(fault, ReadersBusy):
            raise
        return (found if found.pawns else SolvedSum(refused=fault.message)), False
