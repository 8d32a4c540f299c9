"""The JSON of a tree of openings. No code.

The API's schema and the page's types are made from it, as from `server/wire/bodies.py`.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from server.analysis.events.values import Count, Opening, Side, about


class TreeMove(TypedDict):
    """A move that was played in a position."""

    uci: str
    san: str
    games: Count
    faults: Annotated[Count, about("how often a review calls it a fault")]
    to: Annotated[int | None, about("index into `positions`; null: one game alone went on so")]


class TreePosition(TypedDict):
    """A position, however it was reached. Results and points are White's."""

    fen: Annotated[str, about("without the counters of moves")]
    name: Annotated[Opening | None, about("of the book")]
    games: Annotated[list[int], about("indices into the tree's `games`")]
    plies: Annotated[list[Count], about("at which ply each of these games came here first")]
    white: Annotated[Count, about("games that White won")]
    draws: Count
    black: Count
    points: Annotated[
        float | None,
        about("White's expected points where the opening of these games ends, mean, 0..1; null: not known"),
    ]
    faults: Annotated[dict[Side, Count], about("in the opening of these games, from here on")]
    moves: Annotated[list[TreeMove], about("the most played first")]


class TreeGame(TypedDict):
    """A game of the tree."""

    review: str
    number: Annotated[int, about("place in the collection")]
    white: str
    black: str
    result: str
    line: Annotated[list[str], about("its first moves, 40 at most, as UCI")]


class OpeningTree(TypedDict):
    """The openings of a collection's reviewed games, or of one player's."""

    title: Annotated[str, about("of the collection")]
    player: str | None
    side: Annotated[Side | None, about("of the player; null: both")]
    left_out: Annotated[Count, about("reviewed games that begin elsewhere than games of chess do")]
    games: list[TreeGame]
    positions: Annotated[list[TreePosition], about("those that two games reached, the start position first")]
