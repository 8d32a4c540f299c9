"""The questions that an assistant asks and the answers that it gets, as JSON: what `kibitz mcp` tells its
clients of its tools (`mcp_server.py`) is made of these declarations.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from server.analysis.endings.solved import LocalGame, PawnSum, SolvedTable, SolvedWhole
from server.analysis.engine.budget import DEFAULT_PRESET, PRESETS
from server.analysis.events.values import (
    ClassName,
    Close,
    Exact,
    Fact,
    KeyMoment,
    Line,
    NamedOpening,
    Ply,
    SideFigures,
    Source,
    about,
    words_of,
)

Fen = Annotated[str, about("the position, as a FEN")]
Preset = Annotated[
    str,
    words_of(
        "", PRESETS, f"how much the engine searches: {PRESETS} nodes a position; {DEFAULT_PRESET} if left out"
    ),
]
Expected = Annotated[float | None, about("expected points of the player who moves, 0..1; null: not known")]


class AskedReview(TypedDict):
    """A game to review."""

    pgn: Annotated[str, about("the game as PGN, or a file of several games")]
    game: NotRequired[Annotated[int, about("which game of the file; 1 if left out", ge=1)]]
    preset: NotRequired[Preset]


class AskedMove(TypedDict):
    """A move to explain."""

    fen: Fen
    move: Annotated[str, about("the move as SAN (Nf3) or UCI (g1f3)")]
    preset: NotRequired[Preset]


class AskedThreats(TypedDict):
    """A position in which to look for threats."""

    fen: Fen
    preset: NotRequired[Preset]


class AskedEnding(TypedDict):
    """An ending to solve."""

    fen: Fen


class AskedPeople(TypedDict):
    """A position, and the rating of the players."""

    fen: Annotated[str, about("where `moves` begin, as a FEN; not Chess960")]
    rating: Annotated[int, about("on lichess; known from 1100 to 1900, others count as these", ge=0, le=4000)]
    moves: NotRequired[
        Annotated[list[str], about("UCI, from `fen` to the position; they improve the answer")]
    ]


class Evidence(TypedDict):
    """What the engine, the rules or a table say of a position. Scores are White's view."""

    fen: str
    source: Annotated[Source, about("how it is known")]
    engine: Annotated[str, about("who searched, or the table's name")]
    depth: int
    nodes: int
    lines: Annotated[list[Line], about("the best first")]
    exact: Annotated[Exact | None, about("what is proven by a table or a solver; null: nothing")]


class ProvenMove(TypedDict):
    """A move with its verdict and what proves it."""

    ply: Ply
    move: Annotated[str, about('numbered: "17...Qh5"')]
    classification: Annotated[ClassName | None, about("null: it cannot be judged")]
    close: Close
    loss: Annotated[float | None, about("expected points that the move gave away, 0..1")]
    expected_before: Expected
    expected_after: Expected
    better: Annotated[str | None, about("the better move, SAN; null: none")]
    said: Annotated[str, about("why, in words; empty if there is nothing to say")]
    facts: Annotated[list[Fact], about("what `said` says, as data, with the lines that prove it")]
    before: Evidence
    after: Evidence


class ReviewedGame(TypedDict):
    """A reviewed game."""

    headers: dict[str, str]
    result: str
    opening: NamedOpening | None
    game: Annotated[int, about("which game of the PGN")]
    games: Annotated[int, about("how many there are")]
    engine: str
    nodes: Annotated[int, about("a position")]
    white: SideFigures
    black: SideFigures
    story: Annotated[str, about("the course of the game in words")]
    key_moments: list[KeyMoment]
    moves: Annotated[list[ProvenMove], about("faults, special moves and key moments")]
    warnings: Annotated[list[str], about("what could not be read or searched as asked")]


class ExplainedMove(TypedDict):
    """A move with its verdict, as if there were no book."""

    engine: str
    nodes: Annotated[int, about("a position")]
    move: ProvenMove


class FoundThreats(TypedDict):
    """What the side that is not to move threatens."""

    said: str
    fact: Annotated[Fact | None, about("the proven threat; null: none is proven")]
    searched: Annotated[list[Evidence], about("the positions that prove it, that after a pass among them")]


class SaidGroup(LocalGame):
    """A local game with its words."""

    where: Annotated[str, about("its place on the board")]
    worth: Annotated[str, about("its value in spare moves")]


class SaidPawns(PawnSum):
    """A pawn ending as the sum of its local games."""

    groups: list[SaidGroup]


class SolvedEnding(TypedDict):
    """What is known of an ending exactly."""

    fen: str
    table: SolvedTable | None
    pawns: SaidPawns | None
    solved: Annotated[SolvedWhole | None, about("of kings and pawns alone; null: others, or not tried")]
    refused: Annotated[str | None, about("why nothing is known; null: something is")]
    line: Annotated[
        list[str], about("the best play of both sides to mate, SAN; empty: not won, or not known")
    ]


class PlayedMove(TypedDict):
    """A move that people play."""

    uci: str
    san: str
    share: Annotated[float, about("of the players of this rating, 0..1")]


class PlayedMoves(TypedDict):
    """What people play in a position."""

    rating: int
    moves: Annotated[list[PlayedMove], about("the likeliest first, at most eight")]
