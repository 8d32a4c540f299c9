"""A position as tables and pawn sums know it, as a record: `GET /api/endgame` and `kibitz endgame`.

Owns the record's shape, which positions are taken, and what is said where nothing is known. Solving pawns is
given, as it takes a compiler (`pawns/`) that the web process does not load.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple, NotRequired, TypedDict

import chess

from endgames.tables import TableSource
from server.analysis.events.values import Exact, PawnSums, about
from server.analysis.game.positions import read_fen
from server.i18n.texts import Sentence, Text, sentence

MOST_MEN = 7
"""Men of the largest tables that anybody has."""
Wdl = Annotated[
    int,
    about(
        "2 a win, 0 a draw, -2 a loss; 1 and -1 a win and a loss that the fifty-move rule makes a draw",
        ge=-2,
        le=2,
    ),
]
Dtm = Annotated[int | None, about("moves to mate by the best play of both; null: a draw, or not known")]


class SolvedMove(TypedDict):
    """A legal move; `wdl` is of who makes it."""

    uci: str
    san: str
    wdl: Wdl
    dtm: Dtm
    dtz: Annotated[int | None, about("half moves to the next capture or pawn move; null: not known")]


class SolvedTable(TypedDict):
    """What a table knows; `wdl` is of the side to move."""

    name: Annotated[str, about('the men of both sides: "KRvK"')]
    source: Annotated[str, about('who made it, in which version: "kibitz 1", or "syzygy"')]
    wdl: Wdl
    dtm: Dtm
    moves: Annotated[list[SolvedMove], about("all legal ones, the best first")]


Corner = tuple[str, str]


class SolvedThermograph(TypedDict):
    """Both walls as corners [t, value], upright from the last corner on; numbers as "3/4"."""

    left: list[Corner]
    right: list[Corner]


class LocalGame(TypedDict):
    """Pawns that play a local game of their own; Left is White."""

    squares: list[str]
    value: Annotated[str, about("as `kibitz value` writes games")]
    mean: str
    temperature: str
    thermograph: SolvedThermograph


class SolvedGroup(LocalGame):
    """A local game with its words."""

    where: Annotated[Text, about("its place on the board, to be said in any language")]
    worth: Annotated[Text, about("its value in spare moves, to be said in any language")]


class PawnSum(TypedDict):
    """What the local games of a pawn ending are together."""

    sum: str
    outcome: Annotated[
        Literal["L", "R", "N", "P"] | None,
        about("who wins: White, Black, the side to move, the other side; null: not proven"),
    ]
    winning_moves: Annotated[list[str], about("of the side to move, SAN; none where that is not proven")]
    certified: Annotated[bool, about("proven by search; else the values alone are true: the kings may leave")]


class SolvedPawns(PawnSum):
    """A pawn ending as the sum of its local games."""

    groups: list[SolvedGroup]


class SolvedWhole(TypedDict):
    """A pawn ending with all that the kings can do, by the best play of both; without the 50-move rule."""

    result: Annotated[Literal["1-0", "1/2-1/2", "0-1"] | None, about("null: not proven within the limits")]
    proven: Annotated[bool, about("whether there is a result; nothing else is claimed")]
    moves: Annotated[list[str], about("of the side to move: all that are proven to keep the result, SAN")]
    unsure: Annotated[list[str], about("those of which neither is proven, SAN")]
    nodes: Annotated[int, about("the work: as much as solving so many arrangements of pawns")]


class Ending(NamedTuple):
    """What a review says of a pawn ending; None: nothing is proven. `sums`: where they are the reason."""

    exact: Exact | None = None
    sums: PawnSums | None = None


class Solved(TypedDict):
    """A position with what is known of it exactly."""

    fen: str
    table: SolvedTable | None
    pawns: SolvedPawns | None
    solved: Annotated[SolvedWhole | None, about("of kings and pawns alone; null: others, or not tried")]
    refused: Annotated[str | None, about("why nothing is known, for a person; null: something is")]
    ordered: NotRequired[Annotated[str, about("the table that will be built for it: ask again later")]]


@dataclass(frozen=True, slots=True)
class SolvedSum:
    """The result of solving the pawns: one of the two is None."""

    pawns: SolvedPawns | None = None
    refused: str | None = None


def position_of(fen: str) -> chess.Board:
    """The position of a FEN. Raises GameError with the place if it is invalid or impossible."""
    return read_fen(fen, place="fen")


def has_pawns_alone(board: chess.Board) -> bool:
    """Whether there are pawns and, but for the kings, nothing else."""
    return bool(board.pawns) and board.occupied == board.pawns | board.kings


def table_of(board: chess.Board, tables: TableSource) -> SolvedTable | None:
    """What a table knows of the position."""
    answer = tables.probe(board)
    if answer is None:
        return None
    return {
        "name": answer.table,
        "source": answer.source,
        "wdl": answer.wdl,
        "dtm": answer.dtm,
        "moves": [
            {"uci": move.uci, "san": move.san, "wdl": move.wdl, "dtm": move.dtm, "dtz": move.dtz}
            for move in answer.moves
        ],
    }


def solved_of(
    board: chess.Board,
    table: SolvedTable | None,
    pawns: SolvedSum | None,
    wanted: str | None,
    *,
    whole: SolvedWhole | None = None,
    explains: bool = False,
    noted: bool = False,
) -> Solved:
    """The record. `pawns`, `whole` None: not asked for; `explains`: the pawns' sum is the reason for `whole`;
    `wanted`: the table that could be built, `noted`: it will be."""
    found = pawns.pawns if pawns else None
    if found and explains:
        found = {**found, "certified": True}
    if found and not found["certified"] and (table or (whole and whole["proven"])):
        found = None  # what is not proven says nothing beside what is
    if found and not found["certified"]:
        found = {**found, "outcome": None, "winning_moves": []}
    is_known = table or found or (whole and whole["proven"])
    refused = None if is_known else _refusal(board, pawns, wanted, noted=noted)
    solved: Solved = {"fen": board.fen(), "table": table, "pawns": found, "solved": whole, "refused": refused}
    if noted and wanted:
        solved["ordered"] = wanted
    return solved


def _refusal(
    board: chess.Board, pawns: SolvedSum | None, wanted: str | None, *, noted: bool
) -> str | Sentence:
    if pawns and pawns.refused:
        return pawns.refused
    if wanted:
        return sentence("endgame-noted" if noted else "endgame-not-built", name=wanted)
    if board.castling_rights and chess.popcount(board.occupied) <= MOST_MEN:
        return sentence("endgame-castling")
    return sentence("endgame-unknown", men=chess.popcount(board.occupied))
