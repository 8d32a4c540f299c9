"""The JSON of what was found. No code.

The API's schema and the page's types are made from it, as from `server/wire/bodies.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from server.analysis.events.values import Count, Side, about

KindGroup = Literal["ending", "type", "structure"]


class FoundKind(TypedDict):
    """A kind that some of the games have."""

    kind: Annotated[str, about("docs/season.md lists them")]
    group: Annotated[KindGroup, about("an ending, a type of docs/phases.md, or what pawns make")]
    games: Count


class FoundGame(TypedDict):
    """A game with the first position that fits. The page of the review opens there with `?ply=`."""

    review: str
    white: str
    black: str
    result: str
    date: Annotated[str | None, about("as the headers have it: 2026.03.14")]
    ply: Count
    move: Annotated[int | None, about("the number of the last move; null: none, or set up")]
    men: Annotated[str, about("the position, as a FEN begins")]
    side: Annotated[Side | None, about("whose feature it is; null: both sides' alike, or a position")]
    player: Annotated[Side | None, about("the side of the player who was asked for")]


class FoundGames(TypedDict):
    """Games with what was asked for."""

    searched: Annotated[Count, about("games whose review is done")]
    left_out: Annotated[Count, about("games without one")]
    kinds: Annotated[list[FoundKind], about("what can be found in these games")]
    games: Annotated[list[FoundGame], about("empty if nothing was asked for")]
